#!/usr/bin/env python3
"""Half-year rating calculation of a xiangqi federation: an independent reference.

Usage: python3 half_year.py BOOK LIST TABLES_DIR OUT_DIR      (LIST such as 2026-07)

Reads the book (players, waivers, places, the previous list, the reports as CSV) and writes
register.csv, changes.csv, pending.csv, list.csv and norms.csv of the list to OUT_DIR.

Two units are used throughout and both are integers:
  half points  for scores      (a win is 2, a draw 1)
  hundredths   for expected scores, rating changes and unrounded ratings
Nothing is ever a floating-point number. Input that is not understood raises an error.
"""

import csv
import datetime
import io
import re
import sys
import unicodedata
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

# Readings that could go another way; NOTES.md explains each of them.
UNRATED_USES_COMPLETE_FORMULA = False   # True: M*Pa - 1/2 also for a sole unrated player
UNRATED_PAIR_BREAKS_COMPLETE = False    # True: a game of two unrated players is no counted game
FEW_GAMES_BEFORE_VETERAN = False        # True: K 25 of a newcomer goes before K 10

# How often each rule was applied; only for those who want to see what a run exercised.
COVERAGE = Counter()

UNPLAYED = "※"
DIAGONAL = {"", "×", "—", "■", "*", "x", "-"}
BYE = "轮空"


# ---------------------------------------------------------------------------------------------
# Numbers
# ---------------------------------------------------------------------------------------------

def divide_half_up(numerator, denominator):
    """Quotient rounded to the nearest integer, halves upward (四舍五入); denominator positive."""
    return (2 * numerator + denominator) // (2 * denominator)


def parse_half_points(text):
    """'4', '4.5', '½' or '1½' as half points."""
    match = re.fullmatch(r"(\d*)(½|\.5|\.0)?", text)
    if not match or not text:
        raise ValueError(f"not a score: {text!r}")
    return 2 * int(match.group(1) or 0) + (1 if match.group(2) in ("½", ".5") else 0)


def format_half_points(half_points):
    return f"{half_points // 2}" + (".5" if half_points % 2 else "")


def parse_hundredths(text):
    match = re.fullmatch(r"(-?)(\d+)(?:\.(\d{1,2}))?", text)
    if not match:
        raise ValueError(f"not a number with two decimals: {text!r}")
    size = 100 * int(match.group(2)) + int((match.group(3) or "0").ljust(2, "0"))
    return -size if match.group(1) else size


def format_hundredths(value):
    sign = "-" if value < 0 else ""
    return f"{sign}{abs(value) // 100}.{abs(value) % 100:02d}"


def optional_int(text):
    return int(text) if text != "" else None


def optional_text(value):
    return "" if value is None else str(value)


# ---------------------------------------------------------------------------------------------
# Tables of the federation
# ---------------------------------------------------------------------------------------------

TITLES = ("woman-master", "woman-grandmaster", "man-master", "man-grandmaster")


def read_csv(path):
    """The rows of a CSV file with a header, as dictionaries."""
    with open(path, encoding="utf-8-sig", newline="") as stream:
        return list(csv.DictReader(stream))


class Tables:
    """The conversion tables, the norm table and the parameters."""

    def __init__(self, folder):
        folder = Path(folder)
        self.rules = {row["key"]: row["value"] for row in read_csv(folder / "rules.csv")}
        self.bands = [(int(row["from"]), optional_int(row["to"]), int(row["higher"]), int(row["lower"]))
                      for row in read_csv(folder / "difference-to-expected.csv")]
        self.differences = {int(row["percent"]): int(row["difference"])
                            for row in read_csv(folder / "score-to-difference.csv") if row["difference"]}
        self.norms = read_csv(folder / "title-norms.csv")

    def number(self, key):
        return int(self.rules[key])

    def share(self, key):
        """A parameter written as a fraction, as (numerator, denominator)."""
        numerator, denominator = self.rules[key].split("/")
        return int(numerator), int(denominator)

    def by_sex(self, key, sex):
        return self.number(f"{key}-{'man' if sex == 'M' else 'woman'}")

    def expected(self, difference):
        """Table two: the expected share of a game, in hundredths, for a rating difference."""
        size = abs(difference)
        for low, high, higher, lower in self.bands:
            if low <= size and (high is None or size <= high):
                return higher if difference >= 0 else lower
        raise ValueError(f"no band for a difference of {difference}")

    def difference(self, percent):
        """Table one: the rating difference for a score of so many per cent (article 9)."""
        if percent == 100:
            COVERAGE["first rating at 100 per cent"] += 1
            return self.number("perfect-score-difference")
        return self.differences[percent]

    def norm(self, title, average):
        """Category and required rate (per cent) of a title for an average; None where empty."""
        for row in self.norms:
            if int(row["from"]) <= average <= int(row["to"]):
                category = row["women_category" if title.startswith("woman") else "men_category"]
                return optional_int(category), optional_int(row[title.replace("-", "_")])
        return None, None


# ---------------------------------------------------------------------------------------------
# Periods (article 1)
# ---------------------------------------------------------------------------------------------

def half_of_list(name, tables):
    """First and last day of the half that the list covers."""
    year, month = (int(part) for part in name.split("-"))
    if month == 7:
        number, first_year, last_year = 1, year - 1, year
    elif month == 1:
        number, first_year, last_year = 2, year - 1, year - 1
    else:
        raise ValueError(f"no list is published in {name}")

    def day(key, in_year):
        month_of_year, day_of_month = tables.rules[key].split("-")
        return datetime.date(in_year, int(month_of_year), int(day_of_month))

    return day(f"period-{number}-from", first_year), day(f"period-{number}-to", last_year)


def list_before(name):
    year, month = (int(part) for part in name.split("-"))
    return f"{year:04d}-01" if month == 7 else f"{year - 1:04d}-07"


def carry_over_window(name, tables):
    """This list and those before it whose pending games still count (article 9)."""
    names = [name]
    while len(names) < tables.number("swiss-carry-over"):
        names.append(list_before(names[-1]))
    return names


# ---------------------------------------------------------------------------------------------
# Reports (article 7)
# ---------------------------------------------------------------------------------------------

KEYS = {
    "赛事编号": "event-id", "赛事名称": "event", "开始日期": "start-date", "结束日期": "end-date",
    "赛制": "system", "组别": "section", "团体": "team", "比赛性质": "class", "计分制": "scoring",
    "主办单位": "organiser", "比赛地点": "place", "竞赛规则": "rules", "批准文号": "approval",
    "裁判长": "chief-arbiter", "国家级裁判员": "national-arbiters", "报送日期": "submitted",
}
COLUMNS = {
    "序号": "no", "编号": "id", "姓名": "name", "性别": "sex", "单位": "unit", "称号": "title",
    "等级分": "rating", "得分": "points", "名次": "place", "备注": "remarks",
}
SYSTEMS = {"单循环": "round-robin", "双循环": "double-round-robin", "积分编排": "swiss"}
SECTIONS = {"男子": "men", "女子": "women", "混合": "mixed"}
ANSWERS = {"是": True, "yes": True, "否": False, "no": False}
SEXES = {"男": "M", "M": "M", "女": "F", "F": "F"}
CLASSES = {
    "男子特级大师称号赛": "man-grandmaster", "女子特级大师称号赛": "woman-grandmaster",
    "男子大师称号赛": "man-master", "女子大师称号赛": "woman-master",
}
FIRST, SECOND = "first", "second"
COLOURS = {"先": FIRST, "红": FIRST, "w": FIRST, "后": SECOND, "黑": SECOND, "b": SECOND}
# Points of win and draw, in half points.
SCORINGS = {"1-0.5-0": (2, 1), "2-1-0": (4, 2), "3-1-0": (6, 2)}


@dataclass
class Participant:
    no: int
    id: str
    sex: str
    unit: str
    place: int | None
    points: int | None


@dataclass
class Game:
    """One pairing. `score_a` and `score_b` are half points of a game of 1-0.5-0 when played."""
    a: int
    b: int
    played: bool
    score_a: int = 0
    score_b: int = 0


@dataclass
class Event:
    id: str
    start: datetime.date
    end: datetime.date
    system: str
    section: str
    team: bool
    titles: list
    organiser: str
    arbiters: list
    participants: list
    games: list
    rounds: int

    @property
    def is_round_robin(self):
        return self.system != "swiss"

    def scheduled_games(self):
        """Games planned for one participant, on which standard scores rest (article 6)."""
        if self.system == "swiss":
            return self.rounds
        return (len(self.participants) - 1) * (2 if self.system == "double-round-robin" else 1)


def clean(text):
    """A cell without stray blanks, full-width digits and letters made plain."""
    text = text.replace("½", "\0")
    return unicodedata.normalize("NFKC", text).replace("\0", "½").strip()


def clean_result(text):
    return re.sub(r"\s+", "", clean(text)).replace("。", ".").replace(",", ".")


def parse_date(text):
    match = re.fullmatch(r"(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?", text)
    if not match:
        raise ValueError(f"not a date: {text!r}")
    return datetime.date(*(int(part) for part in match.groups()))


def read_report(path):
    """One report in the house layout, as an Event."""
    text = Path(path).read_text(encoding="utf-8-sig")
    grid = [[clean(cell) for cell in row] for row in csv.reader(io.StringIO(text, newline=""))]
    header_at = next((i for i, row in enumerate(grid) if is_table_header(row)), None)
    if header_at is None:
        raise ValueError(f"{path}: no table header")
    keys = {}
    for row in grid[:header_at]:
        if any(row):
            name = KEYS.get(row[0], row[0])
            if name not in KEYS.values() or name in keys:
                raise ValueError(f"{path}: unknown or repeated key {row[0]!r}")
            keys[name] = row[1] if len(row) > 1 else ""
    header = [COLUMNS.get(cell, cell) for cell in grid[header_at]]
    rows = [dict(zip(header, row + [""] * (len(header) - len(row))))
            for row in grid[header_at + 1:] if any(row)]
    try:
        return build_event(keys, header, rows, Path(path).stem)
    except (ValueError, KeyError) as error:
        raise ValueError(f"{path}: {error}") from error


def is_table_header(row):
    names = {COLUMNS.get(cell, cell) for cell in row}
    return "no" in names and "name" in names


def build_event(keys, header, rows, stem):
    if not keys.get("event"):
        raise ValueError("the event has no name")
    system = SYSTEMS.get(keys["system"], keys["system"])
    section = SECTIONS.get(keys["section"], keys["section"])
    if system not in SYSTEMS.values() or section not in SECTIONS.values():
        raise ValueError(f"system {system!r} or section {section!r} is unknown")
    win, draw = SCORINGS[keys.get("scoring") or "1-0.5-0"]
    team = ANSWERS[keys.get("team") or "否"]
    participants = [
        Participant(int(row["no"]), row["id"], SEXES[row["sex"]], row.get("unit", ""),
                    optional_int(row.get("place", "")),
                    parse_half_points(row["points"]) if row.get("points") else None)
        for row in rows]
    numbers = [p.no for p in participants]
    identities = [p.id for p in participants]
    if len(set(numbers)) < len(numbers) or len(set(identities)) < len(identities) or "" in identities:
        raise ValueError("a running number or an id is missing or repeated")
    if section != "mixed" and any(p.sex != ("M" if section == "men" else "F") for p in participants):
        raise ValueError("a participant does not fit the section")
    cells = {int(row["no"]): {name: clean_result(value) for name, value in row.items()} for row in rows}
    if system == "round-robin":
        rounds, sides = 0, single_round_robin_sides(header, cells, team)
    elif system == "double-round-robin":
        rounds, sides = 0, double_round_robin_sides(header, cells, team)
    else:
        rounds, sides = swiss_sides(header, cells)
    games, points = games_from_sides(sides, numbers, win, draw)
    for participant in participants:
        if participant.points is not None and participant.points != points[participant.no]:
            raise ValueError(f"points of no. {participant.no}: {participant.points} half points stated, "
                             f"{points[participant.no]} found")
    start, end = parse_date(keys["start-date"]), parse_date(keys["end-date"])
    if end < start:
        raise ValueError("the event ends before it starts")
    return Event(
        id=keys.get("event-id") or stem, start=start, end=end, system=system, section=section, team=team,
        titles=parse_classes(keys.get("class", "")), organiser=keys.get("organiser", ""),
        arbiters=[name for name in re.split("[、,]", keys.get("national-arbiters", "")) if name.strip()],
        participants=participants, games=games, rounds=rounds)


def parse_classes(text):
    """The title events that the class names, in the fixed order of TITLES."""
    wanted = set()
    for name in text.split("、"):
        if name in ("", "等级分赛", "rated"):
            continue
        title = CLASSES.get(name, name)
        if title not in TITLES:
            raise ValueError(f"unknown class {name!r}")
        wanted.add(title)
    return [title for title in TITLES if title in wanted]


def parse_round_robin_cell(cell):
    """(colour or None, half points written, played) of a cell such as 先0.5 or 1※."""
    match = re.fullmatch(rf"([先后红黑wb]?)([\d.½]*)({UNPLAYED}?)", cell)
    if not match or (not match.group(2) and not match.group(3)):
        raise ValueError(f"not a result: {cell!r}")
    colour = COLOURS.get(match.group(1))
    score = parse_half_points(match.group(2)) if match.group(2) else 0
    return colour, score, not match.group(3)


@dataclass
class Side:
    """What one row says of one game; `slot` distinguishes the games of the same two players."""
    no: int
    opponent: int | None        # None for a bye
    slot: object
    colour: str | None
    score: int                  # half points in the event's own scoring
    played: bool


def single_round_robin_sides(header, cells, team):
    columns = [name for name in header if name.isdigit()]
    if sorted(map(int, columns)) != sorted(cells):
        raise ValueError("the result columns are not the participants")
    sides = []
    for no, row in cells.items():
        for column in columns:
            opponent = int(column)
            if opponent == no:
                if row[column] not in DIAGONAL:
                    raise ValueError(f"no. {no}: a result against oneself")
            elif row[column] == "" and team:
                continue        # members of one team do not meet
            else:
                colour, score, played = parse_round_robin_cell(row[column])
                sides.append(Side(no, opponent, 1, colour, score, played))
    return sides


def double_round_robin_sides(header, cells, team):
    columns = [match for match in (re.fullmatch(r"(\d+)([先后红黑])", name) for name in header) if match]
    found = sorted((int(m.group(1)), COLOURS[m.group(2)]) for m in columns)
    if found != sorted((no, colour) for no in cells for colour in (FIRST, SECOND)):
        raise ValueError("the result columns are not two for each participant")
    sides = []
    for no, row in cells.items():
        for match in columns:
            opponent, column_colour, cell = int(match.group(1)), COLOURS[match.group(2)], row[match.group(0)]
            if opponent == no:
                if cell not in DIAGONAL:
                    raise ValueError(f"no. {no}: a result against oneself")
            elif cell == "" and team:
                continue
            else:
                colour, score, played = parse_round_robin_cell(cell)
                if colour not in (None, column_colour):
                    raise ValueError(f"no. {no}: the colour contradicts the column")
                # Both rows name a game by its first player.
                first = no if column_colour == FIRST else opponent
                sides.append(Side(no, opponent, first, column_colour, score, played))
    return sides


def swiss_sides(header, cells):
    columns = [name for name in header if re.fullmatch(r"第\d+轮|R\d+", name)]
    sides = []
    for no, row in cells.items():
        for column in columns:
            cell = row[column]
            if cell in ("", UNPLAYED):
                continue
            if cell == BYE:
                sides.append(Side(no, None, column, None, 0, False))
                continue
            match = re.fullmatch(r"(\d+)([先后红黑wb].*)", cell)
            if not match or int(match.group(1)) == no:
                raise ValueError(f"not a Swiss result: {cell!r}")
            colour, score, played = parse_round_robin_cell(match.group(2))
            sides.append(Side(no, int(match.group(1)), column, colour, score, played))
    return len(columns), sides


def games_from_sides(sides, numbers, win, draw):
    """Join the two sides of every game; also the points of each participant, in half points."""
    index = {}
    points = Counter()
    for side in sides:
        if side.opponent is None:
            points[side.no] += win
            COVERAGE["bye"] += 1
        else:
            if side.opponent not in numbers:
                raise ValueError(f"no. {side.no} meets an unknown opponent {side.opponent}")
            if (side.no, side.opponent, side.slot) in index:
                raise ValueError(f"no. {side.no} and {side.opponent}: a game stands twice")
            index[side.no, side.opponent, side.slot] = side
            points[side.no] += side.score
    games = []
    plain = {(win, 0): (2, 0), (draw, draw): (1, 1), (0, win): (0, 2)}
    for (no, opponent, slot), side in index.items():
        other = index.get((opponent, no, slot))
        if other is None or other.played != side.played or (side.colour and side.colour == other.colour):
            raise ValueError(f"no. {no} and {opponent}: the two rows do not agree")
        if no > opponent:
            continue
        if not side.played:
            games.append(Game(no, opponent, False))
            COVERAGE["unplayed game with points" if side.score or other.score else "unplayed game, no points"] += 1
        else:
            score_a, score_b = plain[side.score, other.score]
            games.append(Game(no, opponent, True, score_a, score_b))
    return games, points


# ---------------------------------------------------------------------------------------------
# The state of the book
# ---------------------------------------------------------------------------------------------

@dataclass
class Player:
    id: str
    name: str
    sex: str
    unit: str
    title: str
    opening: int | None = None          # rating in the opening register
    peak: int | None = None
    games: int = 0
    events: int = 0
    idle: int = 0
    # of this half:
    rating: int | None = None           # the new rating
    in_register: bool = False
    played: bool = False                # at least one game at the board in a rated event
    counted: int = 0                    # counted games
    change: int = 0                     # hundredths, sum over the events


@dataclass
class Contribution:
    """Games of an unrated player that go into the first rating (a row of pending.csv)."""
    list_name: str
    event: str
    games: int
    score: int                          # half points
    opponent_sum: int
    change: int                         # hundredths
    round_robin: bool


def read_players(book, list_name):
    """All known players: players.csv for the person, the previous register for the state."""
    players = {}
    for row in read_csv(book / "players.csv"):
        if row["id"] in players:
            raise ValueError(f"player {row['id']} stands twice")
        players[row["id"]] = Player(row["id"], row["name"], SEXES[row["sex"]], row["unit"], row["title"])
    for row in read_csv(book / "lists" / list_before(list_name) / "register.csv"):
        player = players.setdefault(
            row["id"], Player(row["id"], row["name"], SEXES[row["sex"]], row["unit"], row["title"]))
        if player.in_register:
            raise ValueError(f"player {row['id']} stands twice in the register")
        player.in_register = True
        player.opening = player.rating = optional_int(row["rating"])
        player.peak = optional_int(row["peak"])
        player.games, player.events, player.idle = int(row["games"]), int(row["events"]), int(row["idle"])
        if player.opening is not None and (player.peak is None or player.peak < player.opening):
            raise ValueError(f"player {row['id']}: the peak is below the rating")
    return players


def read_pending(book, list_name, players):
    """The kept contributions of each player (article 9)."""
    pending = {}
    for row in read_csv(book / "lists" / list_before(list_name) / "pending.csv"):
        if players[row["id"]].opening is not None:
            raise ValueError(f"rated player {row['id']} has pending games")
        pending.setdefault(row["id"], []).append(Contribution(
            row["list"], row["event"], int(row["games"]), parse_half_points(row["score"]),
            int(row["opponent_sum"]), parse_hundredths(row["change"]), ANSWERS[row["round_robin"]]))
    return pending


def read_optional(path):
    return read_csv(path) if path.exists() else []


def read_events(book, list_name, tables):
    """The events that end in the half, in the order of calculation (articles 1 and 8)."""
    first, last = half_of_list(list_name, tables)
    events = []
    for path in sorted((book / "reports").rglob("*.csv")):
        event = read_report(path)
        if first <= event.end <= last:
            events.append(event)
            if event.start < first:
                COVERAGE["event that began in the half before"] += 1
        else:
            COVERAGE["event outside the half"] += 1
    if len({event.id for event in events}) < len(events):
        raise ValueError("two events have the same id")
    return sorted(events, key=lambda event: (event.end, event.id))


# ---------------------------------------------------------------------------------------------
# Conditions (articles 3 to 6)
# ---------------------------------------------------------------------------------------------

def largest_unit(event):
    units = Counter(p.unit for p in event.participants if p.unit)
    return max(units.values(), default=0)


def failed_rated_conditions(event, players, tables):
    """The conditions of article 4 that the event fails, by their keys in rules.csv."""
    failed = []
    size = len(event.participants)
    rated = sum(1 for p in event.participants if players[p.id].opening is not None)
    if event.system == "round-robin":
        numerator, denominator = tables.share("round-robin-rated-share")
        if rated * denominator < numerator * size:
            failed.append("round-robin-rated-share")
        if size <= tables.number("round-robin-all-rated-up-to") and rated < size:
            failed.append("round-robin-all-rated-up-to")
    units = {p.unit for p in event.participants if p.unit}
    if units:                                   # participants represent units
        if len(units - {event.organiser}) < tables.number("minimum-units"):
            failed.append("minimum-units")
        numerator, denominator = tables.share("maximum-unit-share")
        if largest_unit(event) * denominator > numerator * size:
            failed.append("maximum-unit-share")
    if len(set(event.arbiters)) < tables.number("minimum-national-arbiters"):
        failed.append("minimum-national-arbiters")
    return failed


def failed_title_conditions(event, players, tables):
    """The conditions of article 6 beyond those of article 4."""
    failed = []
    size = len(event.participants)
    unrated = sum(1 for p in event.participants if players[p.id].opening is None)
    if size < tables.number("title-event-participants"):
        failed.append("title-event-participants")
    numerator, denominator = tables.share("title-event-unrated-share")
    if unrated * denominator > numerator * size:
        failed.append("title-event-unrated-share")
    return failed


def without_waived(failed, event, waivers):
    remaining = []
    for key in failed:
        waived = (event.id, key) in waivers
        COVERAGE[f"condition {key} {'waived' if waived else 'failed'}"] += 1
        if not waived:
            remaining.append(key)
    return remaining


# ---------------------------------------------------------------------------------------------
# One event (articles 8 and 9)
# ---------------------------------------------------------------------------------------------

@dataclass
class View:
    """A counted game as one player sees it."""
    opponent: Participant
    own_rating: int
    opponent_rating: int
    score: int                          # half points


@dataclass
class Result:
    """What one event gives one participant; a row of changes.csv."""
    event: Event
    player: Player
    games: int = 0
    score: int = 0                      # half points
    expected: int = 0                   # hundredths
    opponents: int | None = None
    k: int = 0
    change: int = 0                     # hundredths
    opponent_sum: int = 0


def base_rating(player, tables):
    """The opening rating, or the provisional one of an unrated player (article 9)."""
    return player.opening if player.opening is not None else tables.by_sex("provisional", player.sex)


def rating_against(player, opponent, event, tables):
    """The rating that `player` has in a game with `opponent`: a woman counts as at least 2300
    against men in a mixed event (article 9)."""
    rating = base_rating(player, tables)
    if event.section == "mixed" and player.sex == "F" and opponent.sex == "M":
        return max(rating, tables.number("mixed-woman-versus-man"))
    return rating


def zero_scorers(event, players):
    """The unrated participants of a round robin without a point at the board (article 9)."""
    if not event.is_round_robin:
        return set()
    made = points_at_the_board(event)
    return {p.no for p in event.participants if players[p.id].opening is None and made[p.no] == 0}


def points_at_the_board(event):
    made = Counter()
    for game in event.games:
        if game.played:
            made[game.a] += game.score_a
            made[game.b] += game.score_b
    return made


def all_views(event, players, tables):
    """For each participant, the games that count in this event, before those against unrated
    opponents are taken away from whom they do not count for."""
    by_no = {p.no: p for p in event.participants}
    views = {no: [] for no in by_no}
    left_out = zero_scorers(event, players)
    for game in event.games:
        if not game.played:
            continue
        if game.a in left_out or game.b in left_out:
            COVERAGE["game left out: unrated without a point"] += 1
            continue
        first, second = by_no[game.a], by_no[game.b]
        player, opponent = players[first.id], players[second.id]
        of_player = rating_against(player, opponent, event, tables)
        of_opponent = rating_against(opponent, player, event, tables)
        views[game.a].append(View(second, of_player, of_opponent, game.score_a))
        views[game.b].append(View(first, of_opponent, of_player, game.score_b))
    return views


def is_complete(event, views, players):
    """Whether M*Pa - 1/2 applies: an individual single round robin in which every two of the
    counted participants met once and nobody has two ratings (article 8)."""
    if event.system != "round-robin" or event.team:
        return False
    counted = {no for no, list_of_views in views.items() if list_of_views}
    id_of = {p.no: p.id for p in event.participants}
    for no in counted:
        if {view.opponent.no for view in views[no]} != counted - {no} or len(views[no]) != len(counted) - 1:
            COVERAGE["round robin not complete"] += 1
            return False
        if len({view.own_rating for view in views[no]}) > 1:
            COVERAGE["round robin with two ratings of one player"] += 1
            return False
    if UNRATED_PAIR_BREAKS_COMPLETE and sum(players[id_of[no]].opening is None for no in counted) > 1:
        return False
    return bool(counted)


def counted_views(player, event, views, players):
    """Games that count for this player: against rated opponents only, for an unrated player and
    in a Swiss event (article 9)."""
    if player.opening is None or not event.is_round_robin:
        return [view for view in views if players[view.opponent.id].opening is not None]
    return views


def expected_by_opponents(views, tables):
    """We = N * P; in two parts for a woman with two ratings in the event (articles 8, 9)."""
    total = 0
    own_ratings = sorted({view.own_rating for view in views})
    if len(own_ratings) > 1:
        COVERAGE["expected score in two parts"] += 1
    for own in own_ratings:
        part = [view.opponent_rating for view in views if view.own_rating == own]
        average = divide_half_up(sum(part), len(part))
        total += len(part) * tables.expected(own - average)
    return total


def factor_k(player, events_before, games_before, tables):
    """K at the start of an event (article 8)."""
    if player.opening is None:
        return tables.number("k-newcomer")
    newcomer = events_before < tables.number("k-newcomer-events") and \
        games_before < tables.number("k-newcomer-games")
    veteran = player.peak >= tables.number("k-veteran-rating")
    if newcomer and veteran:
        COVERAGE["K of a newcomer whose peak is 2500 or more"] += 1
    if veteran and not (newcomer and FEW_GAMES_BEFORE_VETERAN):
        return tables.number("k-veteran")
    return tables.number("k-newcomer" if newcomer else "k-standard")


def rate_event(event, players, tables):
    """One Result for each participant; also moves on the counts of the players."""
    views = all_views(event, players, tables)
    complete = is_complete(event, views, players)
    # The rating every counted participant has in a complete round robin, where it is the only one.
    field_ratings = [list_of_views[0].own_rating for list_of_views in views.values() if list_of_views] \
        if complete else []
    results = []
    for participant in event.participants:
        player = players[participant.id]
        result = Result(event, player, k=factor_k(player, player.events, player.games, tables))
        results.append(result)
        own_views = counted_views(player, event, views[participant.no], players)
        if not own_views:
            COVERAGE["row without counted games"] += 1
            continue
        result.games = len(own_views)
        result.score = sum(view.score for view in own_views)
        result.opponent_sum = sum(view.opponent_rating for view in own_views)
        use_field = complete and (player.opening is not None or (
            UNRATED_USES_COMPLETE_FORMULA and len(own_views) == len(field_ratings) - 1))
        if use_field:
            size = len(field_ratings)
            result.opponents = divide_half_up(sum(field_ratings), size)
            share = tables.expected(own_views[0].own_rating - result.opponents)
            result.expected = size * share - 50
            COVERAGE["complete round robin formula"] += 1
            if result.expected < 0:
                COVERAGE["negative expected score"] += 1
        else:
            result.opponents = divide_half_up(result.opponent_sum, result.games)
            result.expected = expected_by_opponents(own_views, tables)
        result.change = result.k * (50 * result.score - result.expected)
        if participant.place == 1 and not event.team and player.opening is not None and result.change < 0:
            COVERAGE["champion kept from losing"] += 1
            result.change = 0
        COVERAGE[f"K {result.k}"] += 1
        COVERAGE[f"row {event.system}{' team' if event.team else ''} {event.section} "
                 f"{'unrated' if player.opening is None else 'rated'}"] += 1
    # Counts move only after the whole event, so that K is that of its start.
    for result in results:
        player = result.player
        if result.games:
            if player.opening is not None:
                before = factor_k(player, player.events, player.games, tables)
                after = factor_k(player, player.events + 1, player.games + result.games, tables)
                if before != after:
                    COVERAGE["K falls within the half or after it"] += 1
            player.events += 1
            player.games += result.games
            player.counted += result.games
            player.change += result.change
    numbers = {p.no: players[p.id] for p in event.participants}
    for game in event.games:
        if game.played:
            numbers[game.a].played = numbers[game.b].played = True
    return sorted(results, key=lambda result: result.player.id)


# ---------------------------------------------------------------------------------------------
# New ratings (articles 2, 8, 9, 11)
# ---------------------------------------------------------------------------------------------

def first_rating(player, contributions, tables):
    """The first rating from all contributions taken together (article 9)."""
    games = sum(c.games for c in contributions)
    score = sum(c.score for c in contributions)
    if score >= games:                                  # half points: at least 50 per cent
        average = divide_half_up(sum(c.opponent_sum for c in contributions), games)
        COVERAGE["first rating from 50 per cent"] += 1
        return average + tables.difference(divide_half_up(50 * score, games))
    COVERAGE["first rating below 50 per cent"] += 1
    provisional = tables.by_sex("provisional", player.sex)
    return divide_half_up(100 * provisional + sum(c.change for c in contributions), 100)


def may_be_rated(contributions, tables):
    """Nine games, or any games of a round robin (article 9)."""
    if any(c.round_robin for c in contributions):
        return True
    return sum(c.games for c in contributions) >= tables.number("swiss-minimum-rated-games")


def above_floor(rating, player, tables):
    """The rating, or None when it lies below the lowest published one (article 2)."""
    if rating < tables.by_sex("floor", player.sex):
        COVERAGE["below the floor"] += 1
        return None
    return rating


def rate_unrated(player, kept, new, list_name, tables):
    """Set the new rating of an unrated player; return what stays pending (article 9)."""
    window = carry_over_window(list_name, tables)
    COVERAGE["pending row out of the window"] += sum(1 for c in kept if c.list_name not in window)
    contributions = [c for c in kept if c.list_name in window] + new
    if not may_be_rated(contributions, tables):
        COVERAGE["pending row kept"] += len(contributions)
        return contributions
    if len(contributions) > len(new):
        COVERAGE["first rating with carried games"] += 1
    COVERAGE["first rating " + ("with a round robin" if any(c.round_robin for c in contributions)
                                else "from Swiss games alone")] += 1
    rating = first_rating(player, contributions, tables)
    player.rating = above_floor(rating, player, tables)
    if player.rating is None:
        COVERAGE["first rating below the floor"] += 1
    return []


def apply_inactivity(player, tables):
    """Count a half-year without a game and take the sanction of the year it closes (article 2)."""
    player.idle += 1
    sanction = None
    if player.idle % 2 == 0 and player.idle <= 8:
        sanction = tables.rules[f"inactivity-year-{player.idle // 2}"]
    if sanction is None:
        return
    COVERAGE[f"idle for {player.idle} halves"] += 1
    if sanction == "cancel":
        player.rating = None
    else:
        player.rating = above_floor(player.rating + int(sanction), player, tables)


def rate_rated(player, tables):
    """Rn = Ro + sum of the changes, rounded once (article 8); or inactivity (article 2)."""
    if player.played:
        if player.idle:
            COVERAGE["row of idle halves ended"] += 1
            if not player.counted:
                COVERAGE["row of idle halves ended without a counted game"] += 1
        player.idle = 0
        if player.change % 100 == 50:
            COVERAGE["change exactly on one half"] += 1
        player.rating = above_floor(divide_half_up(100 * player.opening + player.change, 100), player, tables)
    else:
        apply_inactivity(player, tables)


def title_level(title):
    """3 grandmaster, 2 master, 1 first grade, 0 anything else."""
    if "特级大师" in title or title.endswith("grandmaster"):
        return 3
    if "大师" in title or title.endswith("master"):
        return 2
    return 1 if title in ("一级棋士", "first-grade") else 0


def apply_place(player, title, tables):
    """A title won by place sets the rating, unless the player has or had as much (article 11)."""
    if title.startswith("woman") != (player.sex == "F"):
        raise ValueError(f"{player.id} cannot win {title}")
    value = tables.number(f"placing-{title}")
    highest = max(player.peak or 0, player.rating or 0)
    COVERAGE["placing sets the rating" if highest < value else "placing leaves the rating"] += 1
    if highest < value:
        if player.rating is None:
            player.idle = 0
        player.rating = value
    if title_level(player.title) < title_level(title):
        COVERAGE["title by place is new"] += 1
        player.title = title
    else:
        COVERAGE["title by place already held"] += 1


# ---------------------------------------------------------------------------------------------
# Norms (article 6)
# ---------------------------------------------------------------------------------------------

def standard_score(rate, games):
    """Rate times games in half points; the fraction counts 0 below .1, a half below .6, else 1."""
    whole, fraction = divmod(rate * games, 100)
    if fraction < 10:
        return 2 * whole
    return 2 * whole + (1 if fraction < 60 else 2)


def event_average(event, players, tables):
    """Ra over all participants; in a mixed event a woman counts as at least 2300."""
    ratings = []
    for participant in event.participants:
        rating = base_rating(players[participant.id], tables)
        if event.section == "mixed" and participant.sex == "F":
            rating = max(rating, tables.number("mixed-woman-versus-man"))
        ratings.append(rating)
    return divide_half_up(sum(ratings), len(ratings))


def norm_rows(event, players, failed, tables):
    """A row for every participant and title of the event's class."""
    average = event_average(event, players, tables)
    games = event.scheduled_games()
    made_points = points_at_the_board(event)
    rows = []
    for participant in sorted(event.participants, key=lambda p: p.id):
        player = players[participant.id]
        for title in event.titles:
            category, rate = tables.norm(title, average)
            standard = standard_score(rate, games) if rate is not None else None
            score = made_points[participant.no]
            needed = 2 if title.endswith("grandmaster") else 1
            if failed:
                reason = failed[0]
            elif title.startswith("woman") != (player.sex == "F"):
                reason = "sex"
            elif rate is None:
                reason = "average"
            elif title_level(player.title) < needed:
                reason = "level"
            elif score < standard:
                reason = "score"
            else:
                reason = ""
            COVERAGE[f"norm {title} {reason or 'made'}"] += 1
            rows.append([event.id, player.id, title, average, optional_text(category), optional_text(rate),
                         games, "" if standard is None else format_half_points(standard),
                         format_half_points(score), "no" if reason else "yes", reason])
    return rows


# ---------------------------------------------------------------------------------------------
# The half
# ---------------------------------------------------------------------------------------------

HEADERS = {
    "register": "id,name,sex,unit,title,rating,peak,games,events,idle",
    "changes": "event,id,games,score,expected,opponents,k,change",
    "pending": "id,list,event,games,score,opponent_sum,change,round_robin",
    "list": "rank,id,name,sex,unit,title,rating,change,games,note",
    "norms": "event,id,title,average,category,rate,games,standard,score,made,reason",
}


def calculate(book, list_name, tables):
    """The whole half-year; the files of the book are only read."""
    book = Path(book)
    players = read_players(book, list_name)
    kept = read_pending(book, list_name, players)
    waivers = {(row["event"], row["condition"]) for row in read_optional(book / "waivers.csv")}
    events = read_events(book, list_name, tables)
    output = {name: [] for name in HEADERS}     # the rows of each file
    new = {}

    for event in events:
        for participant in event.participants:
            if participant.id not in players or players[participant.id].sex != participant.sex:
                raise ValueError(f"{event.id}: participant {participant.id} is not known so")
        failed = without_waived(failed_rated_conditions(event, players, tables), event, waivers)
        if event.titles:
            title_failed = without_waived(failed_title_conditions(event, players, tables), event, waivers)
            output["norms"] += norm_rows(event, players, failed + title_failed, tables)
        if failed:
            COVERAGE["event not rated"] += 1
            continue
        COVERAGE["event rated"] += 1
        for result in rate_event(event, players, tables):
            player = result.player
            player.in_register = True
            output["changes"].append([
                event.id, player.id, result.games, format_half_points(result.score),
                format_hundredths(result.expected), optional_text(result.opponents), result.k,
                format_hundredths(result.change)])
            if player.opening is None and result.games:
                new.setdefault(player.id, []).append(Contribution(
                    list_name, event.id, result.games, result.score, result.opponent_sum,
                    result.change, event.is_round_robin))

    still_pending = {}
    for player in players.values():
        if player.opening is not None:
            rate_rated(player, tables)
        else:
            still_pending[player.id] = rate_unrated(
                player, kept.get(player.id, []), new.get(player.id, []), list_name, tables)

    ids_of_half = {event.id for event in events}
    for row in read_optional(book / "places.csv"):
        if row["event"] in ids_of_half:
            players[row["player"]].in_register = True
            apply_place(players[row["player"]], row["title"], tables)

    for player in players.values():
        if player.rating is None:
            player.idle = 0
        else:
            player.peak = max(player.peak or 0, player.rating)
    write_state(output, players, still_pending)
    return output


def write_state(output, players, still_pending):
    """Rows of the register, the pending games and the published list."""
    for identity in sorted(players):
        p = players[identity]
        if not p.in_register:
            continue
        output["register"].append([p.id, p.name, p.sex, p.unit, p.title, optional_text(p.rating),
                                optional_text(p.peak), p.games, p.events, p.idle])
        if p.rating is None:
            for c in sorted(still_pending.get(p.id, []), key=lambda c: (c.list_name, c.event)):
                output["pending"].append([p.id, c.list_name, c.event, c.games, format_half_points(c.score),
                                       c.opponent_sum, format_hundredths(c.change),
                                       "yes" if c.round_robin else "no"])
    for sex in ("M", "F"):
        rated = sorted((p for p in players.values() if p.sex == sex and p.rating is not None),
                       key=lambda p: (-p.rating, p.id))
        rank = 0
        for position, p in enumerate(rated, start=1):
            if position == 1 or p.rating != rated[position - 2].rating:
                rank = position
            change = "" if p.opening is None else p.rating - p.opening
            output["list"].append([rank, p.id, p.name, p.sex, p.unit, p.title, p.rating, change, p.counted, ""])


def write_output(output, folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, header in HEADERS.items():
        with open(folder / f"{name}.csv", "w", encoding="utf-8", newline="") as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(header.split(","))
            writer.writerows(output[name])


def main(arguments):
    if len(arguments) != 4:
        sys.exit(__doc__)
    book, list_name, tables_folder, out_folder = arguments
    write_output(calculate(book, list_name, Tables(tables_folder)), out_folder)


if __name__ == "__main__":
    main(sys.argv[1:])
