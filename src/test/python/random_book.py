#!/usr/bin/env python3
"""Random but well-formed books to try a half-year rating calculation on.

Usage: python3 random_book.py SEED OUT_BOOK [PLAYERS EVENTS]

Writes players.csv, waivers.csv, places.csv, lists/2026-01 and reports for the half 2026-07, with a
few events outside it. The same seed gives the same book. The kinds of event come from a fixed deck,
so that books of the default size meet every rule; which event brings which case is left to chance.
Fewer than about 80 players may be too few to fill the events, which raises an error.
"""

import csv
import datetime
import random
import sys
from collections import Counter
from pathlib import Path

HALF = (datetime.date(2025, 12, 1), datetime.date(2026, 5, 31))
UNITS = ["广东", "上海", "北京", "湖北", "四川", "江苏", "浙江", "河北", "黑龙江", "厦门", "煤矿", "火车头"]
SURNAMES = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜"
GIVEN = "国荣庆全桂林钦银川天红大华少洪智汪洋勇宏伟明亮静敏丹娜颖慧文清玉兰春"
ARBITERS = ["陈松龄", "刘国裕", "许文辉", "王宗翰", "吴丹云", "郑康贤"]
TITLES = ["特级大师", "大师", "一级棋士", "二级棋士", ""]
SCORINGS = {"1-0.5-0": (2, 1), "2-1-0": (4, 2), "3-1-0": (6, 2)}    # win and draw in half points
RATING_RANGE = {"M": (2301, 2700), "F": (2101, 2500)}
PROVISIONAL = {"M": 2300, "F": 2100}
# Upper ends of the rating-difference bands whose expectation is 50, 51, 52 ... per cent.
BAND_ENDS = [3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153,
             162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328]

ENGLISH_KEYS = {
    "赛事编号": "event-id", "赛事名称": "event", "开始日期": "start-date", "结束日期": "end-date",
    "赛制": "system", "组别": "section", "团体": "team", "比赛性质": "class", "计分制": "scoring",
    "主办单位": "organiser", "比赛地点": "place", "竞赛规则": "rules", "批准文号": "approval",
    "裁判长": "chief-arbiter", "国家级裁判员": "national-arbiters", "报送日期": "submitted"}
ENGLISH_COLUMNS = {
    "序号": "no", "编号": "id", "姓名": "name", "性别": "sex", "单位": "unit", "称号": "title",
    "等级分": "rating", "得分": "points", "名次": "place", "备注": "remarks"}
SYSTEM_NAMES = {"rr": ("单循环", "round-robin"), "drr": ("双循环", "double-round-robin"),
                "swiss": ("积分编排", "swiss")}
SECTION_NAMES = {"men": ("男子", "men"), "women": ("女子", "women"), "mixed": ("混合", "mixed")}
CLASS_NAMES = {"MG": "男子特级大师称号赛", "WG": "女子特级大师称号赛",
               "MM": "男子大师称号赛", "WM": "女子大师称号赛"}

# One scenario a line: system, section, and what is special about it. `size` is the number of
# participants, `unrated` the number of unrated ones, `gaps` the per cent of games not played, `fail` a
# condition to fail. With `zero` an unrated player may lose every game at the board, with `ace` win them
# all; with `leaver` somebody may come for no game (round robin) or for one at most (Swiss).
DECK = [
    dict(system="rr", section="men", size=12, unrated=3, zero=True, ace=True),
    dict(system="swiss", section="men", size=21, rounds=7, unrated=6, gaps=5, leaver=True),
    dict(system="rr", section="women", size=8, favourite=True),
    dict(system="rr", section="mixed", size=12, unrated=3, zero=True),
    dict(system="swiss", section="mixed", size=20, rounds=7, unrated=5, gaps=3),
    dict(system="drr", section="women", size=6, unrated=2, zero=True),
    dict(system="rr", section="men", size=9, fail="round-robin-all-rated-up-to"),
    dict(system="swiss", section="women", size=15, rounds=6, unrated=4, gaps=4, leaver=True),
    dict(system="rr", section="men", size=12, team=True, unrated=2, zero=True),
    dict(system="swiss", section="mixed", size=16, rounds=5, team=True, unrated=3, gaps=3),
    dict(system="rr", section="men", size=13, unrated=2, classes=["MM"], leaver=True),
    dict(system="swiss", section="men", size=16, rounds=9, unrated=1, classes=["MM", "MG"], strong=True, gaps=3),
    dict(system="swiss", section="women", size=14, rounds=7, unrated=1, classes=["WM", "WG"]),
    dict(system="drr", section="men", size=6, unrated=1, gaps=4, ace=True),
    dict(system="rr", section="men", size=10, favourite=True),
    dict(system="rr", section="men", size=12, unrated=5, fail="round-robin-rated-share"),
    dict(system="rr", section="men", size=11, unrated=3, gaps=6, zero=True),
    dict(system="swiss", section="men", size=12, rounds=5, unrated=2, fail="minimum-units"),
    dict(system="swiss", section="mixed", size=16, rounds=7, unrated=2, classes=["WM", "MM"]),
    dict(system="swiss", section="women", size=12, rounds=5, unrated=2, fail="maximum-unit-share"),
    dict(system="rr", section="women", size=10, fail="minimum-national-arbiters"),
    dict(system="drr", section="mixed", size=6, team=True, unrated=1, gaps=2),
    dict(system="swiss", section="men", size=11, rounds=7, unrated=1, classes=["MM"],
         fail="title-event-participants"),
    dict(system="swiss", section="women", size=12, rounds=7, unrated=4, classes=["WM"],
         fail="title-event-unrated-share"),
    dict(system="rr", section="mixed", size=8),
    dict(system="rr", section="women", size=12, unrated=4, zero=True, ace=True, leaver=True),
    dict(system="swiss", section="men", size=14, rounds=9, unrated=4, absences=False),
    dict(system="drr", section="mixed", size=8, unrated=2),
]
DEFAULT_PLAYERS = 110


# ---------------------------------------------------------------------------------------------
# Players and the opening list
# ---------------------------------------------------------------------------------------------

def expected_percent(difference):
    percent = next((i for i, end in enumerate(BAND_ENDS) if abs(difference) <= end), len(BAND_ENDS))
    return 50 + percent if difference >= 0 else 50 - percent


def make_players(rng, count):
    """Players with all sorts of histories: see the kinds in the body."""
    players = []
    names = set()
    for number in range(1, count + 1):
        sex = "F" if number % 5 < 2 else "M"
        low, high = RATING_RANGE[sex]
        player = dict(id=f"{10000 + number * 7}", sex=sex, unit=rng.choice(UNITS), resting=False, listed=True,
                      rating=None, peak=None, games=0, events=0, idle=0, title=rng.choice(TITLES))
        while True:
            player["name"] = rng.choice(SURNAMES) + "".join(rng.sample(GIVEN, rng.choice([1, 2])))
            if player["name"] not in names:
                names.add(player["name"])
                break
        kind = rng.choices(["plain", "floor", "newcomer", "veteran", "idle", "unrated"],
                           [30, 14, 14, 10, 14, 26])[0]
        player["kind"] = kind
        if kind == "unrated":
            make_unrated(rng, player)
        else:
            make_rated(rng, player, kind, low, high)
        players.append(player)
    return players


def make_unrated(rng, player):
    player["title"] = rng.choice(["", "", "二级棋士", "一级棋士"])
    history = rng.choice(["none", "some", "fallen"])
    if history != "none":
        player["events"] = rng.randint(1, 4)
        player["games"] = player["events"] * rng.randint(3, 8)
    if history == "fallen":
        low, _ = RATING_RANGE[player["sex"]]
        player["peak"] = low + rng.choice([0, 5, 40, 150, 260])
    if history == "none" and rng.random() < 0.3:
        player["listed"] = False            # known in players.csv, not yet in the register


def make_rated(rng, player, kind, low, high):
    player["rating"] = rng.choice([rng.randint(low, high), rng.randint(low, (low + high) // 2)])
    player["events"] = rng.randint(4, 60)
    player["games"] = player["events"] * rng.randint(5, 9) + 12
    if kind == "floor":
        player["rating"] = low + rng.randint(0, 12)
    elif kind == "newcomer":
        player["events"] = rng.choice([1, 2, 2, 2])
        player["games"] = rng.choice([29, 28, 25, 18, 9, 30, 31])
    player["peak"] = player["rating"] + rng.choice([0, 0, 7, 30, 90])
    if kind == "veteran":
        if player["sex"] == "M" and rng.random() < 0.5:
            player["rating"] = rng.randint(2490, high)
        player["peak"] = max(player["rating"], rng.choice([2500, 2499, 2510, 2620]))
    if kind == "idle":
        player["idle"] = rng.choice([1, 3, 3, 5, 5, 7, 7, 2, 4, 6])
        player["resting"] = rng.random() < 0.6
        if rng.random() < 0.4:
            player["rating"] = low + rng.choice([0, 19, 20, 21, 49, 50, 51])
            player["peak"] = max(player["peak"], player["rating"])
    elif rng.random() < 0.1:
        player["resting"] = True


def make_pending(rng, players):
    """Kept games of unrated players: at most eight in the window of the opening list."""
    rows = []
    for player in players:
        if player["rating"] is not None or not player["listed"] or rng.random() < 0.25:
            continue
        left = 8
        for number, name in enumerate(sorted(rng.sample(["2024-07", "2025-01", "2025-07", "2026-01"],
                                                        rng.choice([1, 2, 2])))):
            games = rng.randint(1, max(1, left - 1))
            if games > left:
                break
            left -= games
            score = rng.choice([0, rng.randint(0, 2 * games), rng.randint(games, 2 * games)])
            ratings = [rng.randint(*RATING_RANGE[player["sex"]]) for _ in range(games)]
            average = (2 * sum(ratings) + games) // (2 * games)
            expected = games * expected_percent(PROVISIONAL[player["sex"]] - average)
            change = 25 * (50 * score - expected)
            rows.append([player["id"], name, f"{name}-S{number + 1}", games, half_points(score),
                         sum(ratings), two_decimals(change), "no"])
            player["games"] += games
            player["events"] += 1
    return sorted(rows)


def half_points(value):
    return f"{value // 2}" + (".5" if value % 2 else "")


def two_decimals(value):
    return ("-" if value < 0 else "") + f"{abs(value) // 100}.{abs(value) % 100:02d}"


# ---------------------------------------------------------------------------------------------
# Choosing the participants
# ---------------------------------------------------------------------------------------------

def sexes_of(section, size, rng):
    if section == "mixed":
        women = max(3, size * rng.choice([3, 4, 5]) // 10)
        return {"F": women, "M": size - women}
    return {"M" if section == "men" else "F": size}


def pick_rated_and_unrated(rng, pool, scenario, size):
    """A random field with the wanted numbers of men, women and unrated players."""
    unrated_wanted = scenario.get("unrated", 0)
    field = []
    for sex, number in sexes_of(scenario["section"], size, rng).items():
        unrated_here = unrated_wanted * number // size if scenario["section"] == "mixed" else unrated_wanted
        unrated = [p for p in pool if p["sex"] == sex and p["rating"] is None]
        rated = [p for p in pool if p["sex"] == sex and p["rating"] is not None]
        if scenario.get("favourite"):
            rated.sort(key=lambda p: p["rating"])
            rated = rated[:max(number - 1, len(rated) // 2)]
        if scenario.get("strong"):
            rated.sort(key=lambda p: -p["rating"])
            rated = rated[:max(number, len(rated) * 2 // 3)]
        unrated_here = min(unrated_here, len(unrated))
        if number - unrated_here > len(rated):
            return None
        field += rng.sample(unrated, unrated_here) + rng.sample(rated, number - unrated_here)
    if scenario.get("favourite"):
        best = max((p for p in pool if p["rating"] and p["sex"] == field[0]["sex"] and p not in field),
                   key=lambda p: p["rating"], default=None)
        if best is None:
            return None
        field[-1] = best
    rng.shuffle(field)
    return field


def fits_units(field, organiser, fail):
    units = Counter(p["unit"] for p in field)
    share_ok = 3 * max(units.values()) <= len(field)
    number_ok = len(set(units) - {organiser}) >= 4
    if fail == "minimum-units":
        return share_ok and not number_ok
    if fail == "maximum-unit-share":
        return number_ok and not share_ok
    return share_ok and number_ok


def invite_visitor(rng, players, field):
    """Put an idle player who plays in no other event into the field."""
    place = rng.choice([i for i, p in enumerate(field) if p["rating"] is not None])
    visitors = [p for p in players
                if p["resting"] and p["idle"] and p["sex"] == field[place]["sex"] and p not in field]
    if visitors:
        field[place] = rng.choice(visitors)


def choose_field(rng, players, scenario):
    """Participants and organiser such that exactly the wanted condition on units fails, or none."""
    fail = scenario.get("fail")
    pool = [p for p in players if not p["resting"]]
    if fail:
        # A player who is not in the register yet takes part in rated events only.
        pool = [p for p in pool if p["listed"]]
    for attempt in range(4000):
        size = scenario["size"]
        units = UNITS
        if fail == "minimum-units":
            units = rng.sample(UNITS, rng.choice([3, 4]))
        elif fail == "maximum-unit-share":
            units = rng.sample(UNITS, 6)
        elif scenario.get("team"):
            units = rng.sample(UNITS, rng.choice([6, 8]))
        here = [p for p in pool if p["unit"] in units]
        organiser = rng.choice(units + ["中国象棋协会"] * 4)
        if fail == "minimum-units" and len(units) == 4:
            organiser = units[0]
        if attempt > 2000 and scenario["system"] == "swiss" and "classes" not in scenario:
            size = max(6, size - 2)
        field = pick_rated_and_unrated(rng, here, scenario, size)
        if field and scenario.get("leaver") and scenario["system"] == "swiss":
            invite_visitor(rng, players, field)
        if field and fits_units(field, organiser, fail):
            return field, organiser
    raise ValueError(f"no field found for {scenario}; take more players")


# ---------------------------------------------------------------------------------------------
# Playing an event
# ---------------------------------------------------------------------------------------------

class Table:
    """Pairings of one event. A game holds the numbers of first and second player (in a single round
    robin perhaps without meaning), the written half points of both and whether it was played."""

    def __init__(self, rng, scenario, field, scoring):
        self.rng = rng
        self.scenario = scenario
        self.field = field                          # participant with number n is field[n - 1]
        self.numbers = range(1, len(field) + 1)
        self.win, self.draw = SCORINGS[scoring]
        self.games = []                             # dict(first, second, round, points, played)
        self.byes = []                              # (number, round)
        self.loser = self.choose_unrated("zero")
        self.ace = self.choose_unrated("ace")
        self.leaver = self.choose_leaver()
        self.leaver_forfeits = rng.random() < 0.5
        self.leaves_after = rng.randint(0, 1) if scenario["system"] == "swiss" else 0
        self.form = {n: rng.gauss(0, 60) for n in self.numbers}

    def choose_unrated(self, key):
        unrated = [n for n in self.numbers if self.field[n - 1]["rating"] is None]
        if unrated and self.scenario.get(key) and self.rng.random() < 0.6:
            return self.rng.choice(unrated)
        return None

    def choose_leaver(self):
        """In a Swiss event the one who plays nowhere else, or is longest without a game; else anybody."""
        if not self.scenario.get("leaver") or self.rng.random() < 0.4:
            return None
        if self.scenario["system"] == "swiss":
            return max(self.numbers, key=lambda n: (self.field[n - 1]["resting"], self.field[n - 1]["idle"]))
        return self.rng.choice([n for n in self.numbers if n not in (self.loser, self.ace)])

    def strength(self, number):
        player = self.field[number - 1]
        base = player["rating"] or PROVISIONAL[player["sex"]] + self.form[number] * 2
        return base + self.form[number]

    def teammates(self, a, b):
        return bool(self.scenario.get("team")) and self.field[a - 1]["unit"] == self.field[b - 1]["unit"]

    def play(self, first, second, round_number, played=True):
        rng = self.rng
        if played and rng.random() * 100 < self.scenario.get("gaps", 0):
            played = False
            points = rng.choice([(self.win, 0), (0, self.win), (0, 0), (0, 0)])
        elif not played:
            points = (0, 0)
            if self.leaver in (first, second) and self.leaver_forfeits:
                points = (0, self.win) if first == self.leaver else (self.win, 0)
        elif self.loser in (first, second):
            points = (0, self.win) if first == self.loser else (self.win, 0)
        elif self.ace in (first, second):
            points = (self.win, 0) if first == self.ace else (0, self.win)
        else:
            percent = expected_percent(int(self.strength(first) - self.strength(second)))
            draws = 2 * min(percent, 100 - percent) * 2 // 5
            throw = rng.randrange(100)
            if throw < percent - draws // 2:
                points = (self.win, 0)
            elif throw < percent - draws // 2 + draws:
                points = (self.draw, self.draw)
            else:
                points = (0, self.win)
        self.games.append(dict(first=first, second=second, round=round_number, points=points, played=played))

    def play_round_robin(self):
        double = self.scenario["system"] == "drr"
        apart = self.rng.random() < 0.6             # members of one team do not play each other
        for a in self.numbers:
            for b in self.numbers:
                if a < b:
                    met = not (apart and self.teammates(a, b)) and self.leaver not in (a, b)
                    one, two = (a, b) if self.rng.random() < 0.5 else (b, a)
                    self.play(one, two, 1, met)
                    if double:
                        self.play(two, one, 2, met)

    def points(self):
        total = Counter({n: 0 for n in self.numbers})
        for game in self.games:
            total[game["first"]] += game["points"][0]
            total[game["second"]] += game["points"][1]
        for number, _ in self.byes:
            total[number] += self.win
        return total

    def play_swiss(self):
        met = set()
        firsts = Counter()
        had_bye = set()
        for round_number in range(1, self.scenario["rounds"] + 1):
            present = [n for n in self.numbers
                       if (not self.scenario.get("absences", True) or self.rng.random() > 0.04)
                       and not (n == self.leaver and round_number > self.leaves_after)]
            fixed = self.only_game_of_leaver(present) if round_number == 1 else []
            pairs, bye = self.pair([n for n in present if n not in fixed], met, had_bye)
            pairs += [tuple(fixed)] if fixed else []
            for a, b in pairs:
                met.add((min(a, b), max(a, b)))
                if (firsts[a], self.rng.random()) > (firsts[b], self.rng.random()):
                    a, b = b, a
                firsts[a] += 1
                self.play(a, b, round_number)
            if bye is not None:
                had_bye.add(bye)
                self.byes.append((bye, round_number))

    def only_game_of_leaver(self, present):
        """The leaver and an unrated opponent: a game at the board that counts for neither rating."""
        unrated = [n for n in present if self.field[n - 1]["rating"] is None and n != self.leaver]
        return [self.leaver, self.rng.choice(unrated)] if self.leaver in present and unrated else []

    def pair(self, present, met, had_bye):
        points = self.points()
        for attempt in range(3000):
            spread = 1 + attempt // 20              # the more attempts, the freer the order
            order = sorted(present, key=lambda n: points[n] + self.rng.random() * spread, reverse=True)
            bye = None
            if len(order) % 2:
                bye = next((n for n in reversed(order) if n not in had_bye), None)
                if bye is None:
                    continue
                order.remove(bye)
            pairs = []
            while order:
                a = order.pop(0)
                b = next((n for n in order if (min(a, n), max(a, n)) not in met
                          and (not self.teammates(a, n) or attempt > 2000)), None)
                if b is None:
                    break
                order.remove(b)
                pairs.append((a, b))
            else:
                return pairs, bye
        raise ValueError("no pairing found")

    def places(self):
        total = self.points()
        return {n: 1 + sum(1 for other in self.numbers if total[other] > total[n]) for n in self.numbers}


# ---------------------------------------------------------------------------------------------
# Writing a report
# ---------------------------------------------------------------------------------------------

def score_text(rng, points, played):
    if played:
        return "½" if points == 1 and rng.random() < 0.3 else half_points(points)
    return half_points(points) + "※"


def round_robin_cells(rng, table):
    """Columns by opponent; 先 and 后 sometimes given, and a bare ※ for a game without any point."""
    coloured = rng.random() < 0.5
    bare = rng.random() < 0.5
    cells = {n: {str(n): rng.choice(["", "×", "—", "■", "*"])} for n in table.numbers}
    for game in table.games:
        for side, (me, other) in enumerate(((game["first"], game["second"]), (game["second"], game["first"]))):
            if not game["played"] and game["points"] == (0, 0) and bare:
                text = "※"
            else:
                text = (("先", "后")[side] if coloured and game["played"] else "")
                text += score_text(rng, game["points"][side], game["played"])
            cells[me][str(other)] = text
    return [str(n) for n in table.numbers], cells


def double_round_robin_cells(rng, table):
    bare = rng.random() < 0.5
    columns = [f"{n}{colour}" for n in table.numbers for colour in "先后"]
    cells = {n: {f"{n}先": "×", f"{n}后": "×"} for n in table.numbers}
    for game in table.games:
        for side, (me, other) in enumerate(((game["first"], game["second"]), (game["second"], game["first"]))):
            unplayed_bare = not game["played"] and game["points"] == (0, 0) and bare
            cells[me][f"{other}{'先后'[side]}"] = \
                "※" if unplayed_bare else score_text(rng, game["points"][side], game["played"])
    return columns, cells


def swiss_cells(rng, table, english):
    titles = {r: f"R{r}" if english else f"第{r}轮" for r in range(1, table.scenario["rounds"] + 1)}
    cells = {n: {title: rng.choice(["", "※"]) for title in titles.values()} for n in table.numbers}
    colours = "wb" if english else "先后"
    for game in table.games:
        for side, (me, other) in enumerate(((game["first"], game["second"]), (game["second"], game["first"]))):
            cells[me][titles[game["round"]]] = \
                f"{other}{colours[side]}{score_text(rng, game['points'][side], game['played'])}"
    for number, round_number in table.byes:
        cells[number][titles[round_number]] = "轮空"
    return list(titles.values()), cells


def write_report(rng, path, event, scenario, table):
    english = rng.random() < 0.3
    if scenario["system"] == "rr":
        result_columns, cells = round_robin_cells(rng, table)
    elif scenario["system"] == "drr":
        result_columns, cells = double_round_robin_cells(rng, table)
    else:
        result_columns, cells = swiss_cells(rng, table, english)
    index = 1 if english else 0
    classes = [CLASS_NAMES[c] for c in scenario.get("classes", [])]
    keys = [("赛事名称", event["name"]), ("开始日期", date_text(rng, event["start"])),
            ("结束日期", date_text(rng, event["end"])), ("赛制", SYSTEM_NAMES[scenario["system"]][index]),
            ("组别", SECTION_NAMES[scenario["section"]][index]),
            ("比赛性质", "、".join(classes) or ("rated" if english else "等级分赛")),
            ("计分制", event["scoring"]), ("主办单位", event["organiser"]), ("比赛地点", rng.choice(UNITS)),
            ("竞赛规则", "象棋竞赛规则（2020）"), ("批准文号", f"象协〔2026〕{rng.randint(1, 99)}号"),
            ("裁判长", event["arbiters"][0]), ("国家级裁判员", "、".join(event["arbiters"])),
            ("报送日期", date_text(rng, event["end"] + datetime.timedelta(days=rng.randint(1, 14))))]
    if scenario.get("team"):
        keys.insert(5, ("团体", ("是", "yes")[index]))
    elif rng.random() < 0.3:
        keys.insert(5, ("团体", ("否", "no")[index]))
    if path.stem != event["id"] or rng.random() < 0.6:
        keys.insert(0, ("赛事编号", event["id"]))
    points, places = table.points(), table.places()
    header = ["序号", "编号", "姓名", "性别", "单位", "称号", "等级分"] + result_columns + ["得分", "名次", "备注"]
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w", encoding="utf-8-sig" if rng.random() < 0.2 else "utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerows((ENGLISH_KEYS[key] if english else key, value) for key, value in keys)
        writer.writerow([])
        writer.writerow([ENGLISH_COLUMNS.get(name, name) if english else name for name in header])
        for n in table.numbers:
            p = table.field[n - 1]
            sex = p["sex"] if english else {"M": "男", "F": "女"}[p["sex"]]
            writer.writerow([n, p["id"], p["name"], sex, p["unit"], p["title"], p["rating"] or ""]
                            + [cells[n][column] for column in result_columns]
                            + [half_points(points[n]), places[n], ""])


def date_text(rng, day):
    return rng.choice([day.isoformat(), f"{day.year}/{day.month}/{day.day}",
                       f"{day.year}.{day.month}.{day.day}", f"{day.year}年{day.month}月{day.day}日"])


# ---------------------------------------------------------------------------------------------
# The book
# ---------------------------------------------------------------------------------------------

def event_dates(rng, number, outside):
    """Start and end. The first two events sit on the borders of the half; outside ones miss it."""
    length = datetime.timedelta(days=rng.randint(3, 9))
    if outside:
        end = rng.choice([HALF[0] - datetime.timedelta(days=1), HALF[1] + datetime.timedelta(days=1),
                          HALF[1] + datetime.timedelta(days=30)])
        return end - length, end
    if number == 1:
        return HALF[0] - length + datetime.timedelta(days=1), HALF[0]
    if number == 2:
        return HALF[1] - length, HALF[1]
    # Few possible days, so that some events end on the same one.
    end = HALF[0] + datetime.timedelta(days=rng.randrange(0, 181, 6))
    return end - length, end


def make_event(rng, book, players, number, scenario, outside, waivers, places):
    scenario = dict(scenario)
    fail = scenario.get("fail")
    if fail == "round-robin-all-rated-up-to":
        scenario["unrated"] = rng.choice([1, 2, 3])
    field, organiser = choose_field(rng, players, scenario)
    arbiters = rng.sample(ARBITERS, 1 if fail == "minimum-national-arbiters" else rng.randint(2, 3))
    start, end = event_dates(rng, number, outside)
    identity = f"E{number:02d}" if rng.random() < 0.7 else f"{end.year}-{number:02d}"
    event = dict(id=identity, name=f"第{number}届棋王杯", start=start, end=end, organiser=organiser,
                 arbiters=arbiters, scoring=rng.choice(list(SCORINGS)))
    if fail and rng.random() < 0.5:
        waivers.append([identity, fail, "中国象棋协会", start.isoformat(), "特殊情况"])
    table = Table(rng, scenario, field, event["scoring"])
    table.play_swiss() if scenario["system"] == "swiss" else table.play_round_robin()
    folder = book / "reports" / rng.choice(["", "2026", "2026/spring"])
    write_report(rng, folder / f"{rng.choice([identity, f'report-{number:02d}'])}.csv", event, scenario, table)
    if not fail and not outside and not scenario.get("team") and rng.random() < 0.5:
        places += titles_by_place(rng, identity, field, table)


def titles_by_place(rng, identity, field, table):
    """A title for the first of each sex."""
    rows = []
    for sex, kind in (("M", "man"), ("F", "woman")):
        ranked = sorted((n for n in table.numbers if field[n - 1]["sex"] == sex),
                        key=lambda n: table.places()[n])
        if ranked and rng.random() < 0.8:
            rows.append([identity, field[ranked[0] - 1]["id"],
                         f"{kind}-{rng.choice(['master', 'master', 'grandmaster'])}"])
    return rows


def write_rows(path, header, rows):
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow(header.split(","))
        writer.writerows(rows)


def make_book(seed, book, player_count=DEFAULT_PLAYERS, event_count=len(DECK)):
    rng = random.Random(seed)
    book = Path(book)
    players = make_players(rng, player_count)
    pending = make_pending(rng, players)
    waivers, places = [], []
    scenarios = list(DECK)
    rng.shuffle(scenarios)
    for number in range(1, event_count + 1):
        make_event(rng, book, players, number, scenarios[(number - 1) % len(scenarios)], False, waivers, places)
    listed = [p for p in players if p["listed"]]
    for number in range(event_count + 1, event_count + 1 + rng.choice([1, 2])):
        make_event(rng, book, listed, number, rng.choice(DECK[:6]), True, waivers, places)

    titles_now = {p["id"]: p["title"] for p in players}
    for player in players:
        if player["resting"] and rng.random() < 0.1:
            titles_now[player["id"]] = "一级棋士"       # awarded since the opening list
    write_rows(book / "players.csv", "id,name,sex,unit,title,title_date,former_names,note",
               [[p["id"], p["name"], p["sex"], p["unit"], titles_now[p["id"]], "", "", ""] for p in players])
    if waivers:
        write_rows(book / "waivers.csv", "event,condition,authority,date,reason", waivers)
    if places:
        write_rows(book / "places.csv", "event,player,title", places)
    opening = book / "lists" / "2026-01"
    write_rows(opening / "register.csv", "id,name,sex,unit,title,rating,peak,games,events,idle",
               [[p["id"], p["name"], p["sex"], p["unit"], p["title"], p["rating"] or "", p["peak"] or "",
                 p["games"], p["events"], p["idle"]] for p in listed])
    write_rows(opening / "pending.csv", "id,list,event,games,score,opponent_sum,change,round_robin", pending)
    write_rows(opening / "norms.csv", "event,id,title,average,category,rate,games,standard,score,made,reason", [])


def main(arguments):
    if len(arguments) not in (2, 4):
        sys.exit(__doc__)
    make_book(int(arguments[0]), arguments[1], *(int(a) for a in arguments[2:]))


if __name__ == "__main__":
    main(sys.argv[1:])
