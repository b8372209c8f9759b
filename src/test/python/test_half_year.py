#!/usr/bin/env python3
"""Hand-worked cases for half_year.py. Usage: python3 test_half_year.py TABLES_DIR

The working stands beside each case; the ratings of the Wuyang cup group are invented.
"""

import sys
import tempfile
from pathlib import Path

import half_year

REGISTER = "id,name,sex,unit,title,rating,peak,games,events,idle\n"
PENDING = "id,list,event,games,score,opponent_sum,change,round_robin\n"
PLAYERS = "id,name,sex,unit,title,title_date,former_names,note\n"


def report(rows, columns, cells, points, places, **keys):
    """Text of a report. `rows` are (id, sex), `cells` one string of blank-separated results each, in
    which a dot is an empty cell."""
    values = {"赛事名称": "棋王杯", "开始日期": "2026-03-01", "结束日期": "2026-03-05", "国家级裁判员": "甲、乙"}
    values.update(keys)
    lines = [f"{key},{value}" for key, value in values.items()] + [""]
    lines.append("序号,编号,姓名,性别,单位,称号,等级分," + ",".join(columns) + ",得分,名次,备注")
    for no, (identity, sex) in enumerate(rows, start=1):
        results = ",".join("" if cell == "." else cell for cell in cells[no - 1].split())
        lines.append(f"{no},{identity},{identity},{sex},单位{no},,,{results},{points[no - 1]},{places[no - 1]},")
    return "\n".join(lines) + "\n"


def calculate(tables, register, reports, pending="", waivers="", places=""):
    """The result for a small book; `register` holds id,sex,rating,peak,games,events,idle,title rows."""
    with tempfile.TemporaryDirectory() as folder:
        book = Path(folder)
        (book / "reports").mkdir()
        (book / "lists/2026-01").mkdir(parents=True)
        fields = [line.split(",") for line in register.split()]
        (book / "players.csv").write_text(PLAYERS + "".join(
            f"{f[0]},{f[0]},{f[1]},单位,{f[7] if len(f) > 7 else ''},,,\n" for f in fields), encoding="utf-8")
        (book / "lists/2026-01/register.csv").write_text(REGISTER + "".join(
            f"{f[0]},{f[0]},{f[1]},单位,,{','.join(f[2:7])}\n" for f in fields), encoding="utf-8")
        (book / "lists/2026-01/pending.csv").write_text(PENDING + pending, encoding="utf-8")
        (book / "waivers.csv").write_text("event,condition,authority,date,reason\n" + waivers, encoding="utf-8")
        (book / "places.csv").write_text("event,player,title\n" + places, encoding="utf-8")
        for name, text in reports.items():
            (book / "reports" / f"{name}.csv").write_text(text, encoding="utf-8")
        return half_year.calculate(book, "2026-07", tables)


def changes(output, event):
    """id -> (games, score, expected, opponents, k, change) of one event."""
    return {row[1]: tuple(row[2:]) for row in output["changes"] if row[0] == event}


def register(output):
    """id -> (rating, peak, games, events, idle)"""
    return {row[0]: tuple(row[5:]) for row in output["register"]}


def test_numbers():
    assert half_year.divide_half_up(5, 2) == 3 and half_year.divide_half_up(-5, 2) == -2
    assert half_year.divide_half_up(239250, 100) == 2393 and half_year.divide_half_up(239249, 100) == 2392
    assert half_year.format_hundredths(-25) == "-0.25" and half_year.parse_hundredths("-0.25") == -25
    assert half_year.parse_half_points("½") == 1 and half_year.parse_half_points("4.5") == 9


def test_periods(tables):
    assert [str(day) for day in half_year.half_of_list("2026-07", tables)] == ["2025-12-01", "2026-05-31"]
    assert [str(day) for day in half_year.half_of_list("2026-01", tables)] == ["2025-06-01", "2025-11-30"]
    assert half_year.carry_over_window("2026-07", tables) == ["2026-07", "2026-01", "2025-07", "2025-01"]


def test_published_sums(tables):
    """Published calculations that take one expectation for each opponent test table two."""
    for own, k, games, expected, change in (
            (2240, 15, "2242d 2360d 2289d 2251l 2303l 2152d 2313d 2309d 2110l", 426, -1890),
            (2235, 15, "2120d 2121d 2118w 2026l 2328l 2231w 2197l 2190w", 474, -1110),
            (2810, 10, "2662d 2657w 2641w 2696d 2708d 2790d 2749w 2723d 2788l 2720w 2712w 2739d 2675d", 821, 290),
            (2690, 10, "2730l 2682w 2702d 2684d 2745d 2660l 2676d 2700w 2677d", 443, 70)):
        total = sum(tables.expected(own - int(game[:-1])) for game in games.split())
        score = sum({"w": 2, "d": 1, "l": 0}[game[-1]] for game in games.split())
        assert (total, k * (50 * score - total)) == (expected, change), own


def test_published_performances(tables):
    """Average plus the difference of table one; the percentages that are easily got wrong."""
    # 8.5 of 13 against a sum of 35260, average 2712; 5 of 7 against 2681; 8.5 of 11; 7.5 of 9; 2 of 5.
    for score, games, average, performance in ((17, 13, 2712, 2822), (10, 7, 2681, 2839),
                                                (17, 11, 2592, 2803), (15, 9, 2530, 2803), (4, 5, 2250, 2178)):
        assert average + tables.difference(half_year.divide_half_up(50 * score, games)) == performance
    for score, games, difference in ((8, 7, 50), (14, 12, 57), (5, 9, -166), (2, 8, -322), (14, 7, 677)):
        assert tables.difference(half_year.divide_half_up(50 * score, games)) == difference


def test_standard_scores():
    # Nine rounds: 60 % is 5.40 -> 5.5 and 64 % is 5.76 -> 6 (published practice of 1985).
    assert half_year.standard_score(60, 9) == 11 and half_year.standard_score(64, 9) == 12
    # 70 % of 13 is 9.10: a fraction of exactly .1 counts a half. 76 % of 4 is 3.04 -> 3.
    assert half_year.standard_score(70, 13) == 19 and half_year.standard_score(76, 4) == 6
    # 60 % of 11 is 6.60: a fraction of exactly .6 counts one.
    assert half_year.standard_score(60, 11) == 14


def test_wuyang_cup(tables):
    """Complete single round robin, M = 6, average (2600 + 2550 + ... + 2350) / 6 = 2475.

    player  D     Pa   We = 6 Pa - .5  W    K                      change
    洪智    125   .67  3.52            4.5  10 (peak 2600)           9.80 -> 2609.80 -> 2610
    吕钦     75   .60  3.10            3.5  10                       4.00 -> 2554
    徐天红   25   .53  2.68            3.0  10 (peak 2500)           3.20 -> 2503.20 -> 2503
    柳大华  -25   .47  2.32            1.5  15                     -12.30 -> 2437.70 -> 2438
    李锦欢  -75   .40  1.90            1.5  25 (2 events, 29 games) -10.00 -> 2390
    李来群 -125   .33  1.48            1.0  15                      -7.20 -> 2342.80 -> 2343
    The expected scores add up to the 15 games.
    """
    names = "洪智 吕钦 徐天红 柳大华 李锦欢 李来群".split()
    cells = ["× .5 1 1 1 1", ".5 × .5 1 .5 1", "0 .5 × .5 1 1", "0 0 .5 × .5 .5", "0 .5 0 .5 × .5", "0 0 0 .5 .5 ×"]
    cells = [row.replace(".5", "0.5") for row in cells]
    text = report([(name, "男") for name in names], "123456", cells, ["4.5", "3.5", "3", "1.5", "1.5", "1"],
                  [1, 2, 3, 4, 4, 6], 赛制="单循环", 组别="男子")
    output = calculate(tables, """洪智,M,2600,2600,300,40,0 吕钦,M,2550,2590,300,40,0 徐天红,M,2500,2500,300,40,0
                                  柳大华,M,2450,2450,300,40,1 李锦欢,M,2400,2400,29,2,0 李来群,M,2350,2400,300,40,0""",
                       {"cup": text})
    assert changes(output, "cup") == {
        "洪智": (5, "4.5", "3.52", "2475", 10, "9.80"), "吕钦": (5, "3.5", "3.10", "2475", 10, "4.00"),
        "徐天红": (5, "3", "2.68", "2475", 10, "3.20"), "柳大华": (5, "1.5", "2.32", "2475", 15, "-12.30"),
        "李锦欢": (5, "1.5", "1.90", "2475", 25, "-10.00"), "李来群": (5, "1", "1.48", "2475", 15, "-7.20")}
    assert register(output)["洪智"] == ("2610", "2610", 305, 41, 0)
    assert register(output)["柳大华"] == ("2438", "2450", 305, 41, 0)
    assert [row[6] for row in output["list"]] == [2610, 2554, 2503, 2438, 2390, 2343]
    assert [row[7] for row in output["list"]] == [10, 4, 3, -12, -10, -7]


def test_two_events_and_k(tables):
    """The group played twice in the half: 李锦欢 has 2 events and 29 games before the first and comes to
    3 events and 34 games, so K is 15 in the second: -0.40 * 25 - 0.40 * 15 = -16.00. The second
    event uses the ratings of the opening register again."""
    names = "洪智 吕钦 徐天红 柳大华 李锦欢 李来群".split()
    cells = ["× 0.5 1 1 1 1", "0.5 × 0.5 1 0.5 1", "0 0.5 × 0.5 1 1", "0 0 0.5 × 0.5 0.5",
             "0 0.5 0 0.5 × 0.5", "0 0 0 0.5 0.5 ×"]
    points, places = ["4.5", "3.5", "3", "1.5", "1.5", "1"], [1, 2, 3, 4, 4, 6]
    people = [(name, "男") for name in names]
    later = report(people, "123456", cells, points, places, 赛制="单循环", 组别="男子", 结束日期="2026.5.31")
    earlier = report(people, "123456", cells, points, places, 赛制="单循环", 组别="男子")
    outside = report(people, "123456", cells, points, places, 赛制="单循环", 组别="男子", 结束日期="2026-06-01")
    output = calculate(tables, """洪智,M,2600,2600,300,40,0 吕钦,M,2550,2590,300,40,0 徐天红,M,2500,2500,300,40,0
                                  柳大华,M,2450,2450,300,40,1 李锦欢,M,2400,2400,29,2,0 李来群,M,2350,2400,300,40,0""",
                       {"a": later, "b": earlier, "c": outside})
    assert [row[0] for row in output["changes"]] == ["b"] * 6 + ["a"] * 6
    assert changes(output, "b")["李锦欢"][4:] == (25, "-10.00")
    assert changes(output, "a")["李锦欢"][4:] == (15, "-6.00")
    assert register(output)["李锦欢"] == ("2384", "2400", 39, 4, 0)


def test_mixed_event(tables):
    """Women A 2200 and D 2250 count 2300 against the men B 2400 and C 2350; so A has two ratings and
    the short formula is not used.

    A: men (2400 + 2350) / 2 = 2375, 2300 - 2375 = -75: 2 * .40; D: -50: .43; We 1.23; W 1.5;  .27 * 15 =  4.05
    B: (2300 + 2350 + 2300) / 3 = 2317, D 83: 3 * .61 = 1.83;                          W 2;    .17 * 15 =  2.55
    C: (2300 + 2400 + 2300) / 3 = 2333, D 17: 3 * .52 = 1.56;                          W 1.5; -.06 * 15 = -0.90
    D: men 2375, -75: 2 * .40; A: 50: .57; We 1.37;                                    W 1;   -.37 * 15 = -5.55
    """
    text = report([("A", "女"), ("B", "男"), ("C", "男"), ("D", "女")], "1234",
                  ["× 先1 0 0.5", "后0 × 1 1", "1 0 × 0.5", "0.5 0 0.5 ×"], ["1.5", "2", "1.5", "1"], [2, 1, 2, 4],
                  赛制="单循环", 组别="混合")
    output = calculate(tables, "A,F,2200,2200,99,9,0 B,M,2400,2400,99,9,0 C,M,2350,2350,99,9,0 D,F,2250,2250,99,9,0",
                       {"mix": text})
    assert changes(output, "mix") == {
        "A": (3, "1.5", "1.23", "2333", 15, "4.05"), "B": (3, "2", "1.83", "2317", 15, "2.55"),
        "C": (3, "1.5", "1.56", "2333", 15, "-0.90"), "D": (3, "1", "1.37", "2317", 15, "-5.55")}


def test_unrated_without_a_point(tables):
    """U is unrated and has a point from an unplayed game only, so U's games are left out and the other
    four make a complete round robin: M = 4, average 2400. All games but P1-P2 are drawn.

    P1 2450: D 50: 4 * .57 - .5 = 1.78; W 2;    .22 * 15 =  3.30 -> 2453
    P2 2400: D 0:  4 * .50 - .5 = 1.50; W 1;   -.50 * 15 = -7.50 -> 2392.50 -> 2393
    P3 2400:                      1.50; W 1.5;                0
    P4 2350: D -50: 4 * .43 - .5 = 1.22; W 1.5; .28 * 15 =  4.20 -> 2354
    Scored 2-1-0. With five participants all have to be rated; a waiver stands for that.
    """
    people = [("P1", "男"), ("P2", "男"), ("P3", "男"), ("P4", "男"), ("U", "男")]
    cells = ["× 2 1 1 0※", "0 × 1 1 2", "1 1 × 1 2", "1 1 1 × 2", "2※ 0 0 0 ×"]
    text = report(people, "12345", cells, [4, 4, 5, 5, 2], [3, 3, 1, 1, 5], 赛制="单循环", 组别="男子", 计分制="2-1-0")
    opening = ("P1,M,2450,2450,99,9,0 P2,M,2400,2400,99,9,0 P3,M,2400,2400,99,9,0 P4,M,2350,2350,99,9,0 "
               "U,M,,,0,0,0")
    output = calculate(tables, opening, {"rr": text}, waivers="rr,round-robin-all-rated-up-to,协会,,\n")
    assert changes(output, "rr") == {
        "P1": (3, "2", "1.78", "2400", 15, "3.30"), "P2": (3, "1", "1.50", "2400", 15, "-7.50"),
        "P3": (3, "1.5", "1.50", "2400", 15, "0.00"), "P4": (3, "1.5", "1.22", "2400", 15, "4.20"),
        "U": (0, "0", "0.00", "", 25, "0.00")}
    assert register(output)["P2"][0] == "2393" and register(output)["U"] == ("", "", 0, 0, 0)
    # Without the waiver the event is left out, and nobody has played.
    output = calculate(tables, opening, {"rr": text})
    assert output["changes"] == [] and register(output)["P1"] == ("2450", "2450", 99, 9, 1)


def test_swiss_and_carried_games(tables):
    """U and V are unrated. U has kept 7 games (4 points, sum 16800) inside the window and 8 outside.

    U now: A 2380 won, B 2420 drawn (V does not count): 2 games, 1.5; Ru 2300 - 2400 = -100: 2 * .36 = .72;
       .78 * 25 = 19.50. Together 9 games, 5.5 points, sum 21600: average 2400, 61 % -> 80, so 2480.
    V: B 2420 lost, D 2350 won: average 2385, -85: 2 * .38 = .76; .24 * 25 = 6.00; 2 games stay pending.
    A 2380: C 2400 won, B 2420 drawn (U does not count): 2410, -30: 2 * .46 = .92; .58 * 15 = 8.70
    B 2420: A 2380 drawn only: D 40: .56; -.06 * 15 = -0.90
    C 2400: D 2350 drawn, A 2380 lost; the bye does not count: 2365, 35: 2 * .55 = 1.10; -.60 * 15 = -9.00
    D 2350: C 2400 drawn: -50: .43; .07 * 15 = 1.05
    """
    people = [(name, "男") for name in "ABCDUV"]
    cells = ["5先0 3后1 2先0.5", "6先1 5后0.5 1后0.5", "4先0.5 1先0 轮空", "3后0.5 6先0 .",
             "1后1 2先0.5 6先1", "2后0 4后1 5后0"]
    text = report(people, ["第1轮", "第2轮", "第3轮"], cells, ["1.5", "2", "1.5", "0.5", "2.5", "1"], [3, 2, 3, 6, 1, 5],
                  赛制="积分编排", 组别="男子")
    pending = "U,2024-07,old,8,2,19000,1.00,no\nU,2025-01,kept,7,4,16800,5.00,no\n"
    output = calculate(tables, "A,M,2380,2380,99,9,0 B,M,2420,2420,99,9,0 C,M,2400,2400,99,9,0 D,M,2350,2350,99,9,0 "
                               "U,M,,,15,2,0 V,M,,,0,0,0", {"swiss": text}, pending=pending)
    assert changes(output, "swiss") == {
        "A": (2, "1.5", "0.92", "2410", 15, "8.70"), "B": (1, "0.5", "0.56", "2380", 15, "-0.90"),
        "C": (2, "0.5", "1.10", "2365", 15, "-9.00"), "D": (1, "0.5", "0.43", "2400", 15, "1.05"),
        "U": (2, "1.5", "0.72", "2400", 25, "19.50"), "V": (2, "1", "0.76", "2385", 25, "6.00")}
    assert register(output)["U"] == ("2480", "2480", 17, 3, 0)
    assert register(output)["V"] == ("", "", 2, 1, 0)
    assert output["pending"] == [["V", "2026-07", "swiss", 2, "1", 4770, "6.00", "no"]]
    assert [row for row in output["list"] if row[1] == "U"] == [[1, "U", "U", "M", "单位", "", 2480, "", 2, ""]]


def test_first_rating_below_half(tables):
    """Double round robin; no minimum of games. W1 (woman) is unrated and plays two games with each.
    Against X 2130: 0, 0.5; against Y 2150: 1, 0; against Z 2110: 0, 1 -> 2.5 of 6, below 50 %.
    Average 2130, 2100 - 2130 = -30: 6 * .46 = 2.76; (2.5 - 2.76) * 25 = -6.50; 2093.50 is below the floor.
    """
    people = [("W1", "女"), ("X", "女"), ("Y", "女"), ("Z", "女")]
    columns = ["1先", "1后", "2先", "2后", "3先", "3后", "4先", "4后"]
    cells = ["× × 0 0.5 1 0 0 1", "0.5 1 × × 1 1 1 1", "1 0 0 0 × × 0.5 0.5", "0 1 0 0 0.5 0.5 × ×"]
    text = report(people, columns, cells, ["2.5", "5.5", "2", "2"], [2, 1, 3, 3], 赛制="双循环", 组别="女子")
    opening = "W1,F,,,0,0,0 X,F,2130,2130,99,9,0 Y,F,2150,2150,99,9,0 Z,F,2110,2110,99,9,0"
    output = calculate(tables, opening, {"double": text})
    assert changes(output, "double")["W1"] == (6, "2.5", "2.76", "2130", 25, "-6.50")
    assert register(output)["W1"] == ("", "", 6, 1, 0) and output["pending"] == []
    # A kept game with +8.00 lifts the sum to 2101.50, rounded to 2102: rated (3.5 of 8 is below 50 %).
    output = calculate(tables, opening, {"double": text}, pending="W1,2026-01,old,2,1,4100,8.00,no\n")
    assert register(output)["W1"][0] == "2102"


def test_champion_and_place(tables):
    """X 2700 wins a round robin with 2 of 3: average (2700 + 3 * 2310) / 4 = 2407.5 -> 2408, D 292:
    4 * .85 - .5 = 2.90; -.90 * 10 = -9.00 -> champion, 0. P4: D -98: 4 * .37 - .5 = .98; W 1; .02 * 15 = .30.
    P2 and P3: W 1.5; .52 * 15 = 7.80. A title by place sets P2 (peak 2310) to 2450; P3 (peak 2460) is left
    at 2318. The titles: 大师 is kept when it is the same as that won, 一级棋士 is replaced.
    """
    people = [("X", "男"), ("P2", "男"), ("P3", "男"), ("P4", "男")]
    cells = ["× 0.5 0.5 1", "0.5 × 0.5 0.5", "0.5 0.5 × 0.5", "0 0.5 0.5 ×"]
    text = report(people, "1234", cells, ["2", "1.5", "1.5", "1"], [1, 2, 2, 4], 赛制="单循环", 组别="男子")
    opening = ("X,M,2700,2700,99,9,0 P2,M,2310,2310,99,9,0,一级棋士 P3,M,2310,2460,99,9,0,大师 P4,M,2310,2310,99,9,0")
    places = "rr,P2,man-master\nrr,P3,man-master\n"
    output = calculate(tables, opening, {"rr": text}, places=places)
    assert changes(output, "rr")["X"] == (3, "2", "2.90", "2408", 10, "0.00")
    assert changes(output, "rr")["P4"] == (3, "1", "0.98", "2408", 15, "0.30")
    assert register(output)["P2"] == ("2450", "2450", 102, 10, 0)
    assert register(output)["P3"] == ("2318", "2460", 102, 10, 0)
    titles = {row[0]: row[4] for row in output["register"]}
    assert titles["P2"] == "man-master" and titles["P3"] == "大师"
    # In a team event there is neither a champion nor the short formula: 2310, D 390: 3 * .91 = 2.73.
    team = report(people, "1234", cells, ["2", "1.5", "1.5", "1"], [1, 2, 2, 4], 赛制="单循环", 组别="男子", 团体="是")
    output = calculate(tables, opening, {"rr": team})
    assert changes(output, "rr")["X"] == (3, "2", "2.73", "2310", 10, "-7.30")


def test_inactivity(tables):
    """Four halves -20, six -50, eight cancelled; below the floor the player leaves the list."""
    output = calculate(tables, "A,M,2400,2450,99,9,1 B,M,2400,2450,99,9,3 C,M,2400,2450,99,9,5 D,M,2400,2450,99,9,7 "
                               "E,M,2320,2320,99,9,3 F,M,2321,2321,99,9,3 G,M,,2400,99,9,0", {})
    assert register(output) == {
        "A": ("2400", "2450", 99, 9, 2), "B": ("2380", "2450", 99, 9, 4), "C": ("2350", "2450", 99, 9, 6),
        "D": ("", "2450", 99, 9, 0), "E": ("", "2320", 99, 9, 0), "F": ("2301", "2321", 99, 9, 4),
        "G": ("", "2400", 99, 9, 0)}
    assert [(row[0], row[1]) for row in output["list"]] == [(1, "A"), (2, "B"), (3, "C"), (4, "F")]


def test_norms(tables):
    """Twelve men in a Swiss of two rounds: eleven at 2450 and U unrated at 2300: Ra = 29250 / 12 = 2437.5
    -> 2438: master rate 53 %, 1.06 -> 1; grandmaster 73 %, 1.46 -> 1.5. The point of A's unplayed game does
    not count: A has 1 of the board."""
    people = [(name, "男") for name in "ABCDEFGHIJKU"]
    cells = ["2先1 3后1※", "1后0 4先1", "4先0.5 1先0※", "3后0.5 2后0", "6先1 7先0.5", "5后0 8先1", "8先1 5后0.5",
             "7后0 6后0", "10先0.5 11先0.5", "9后0.5 12先1", "12先1 9后0.5", "11后0 10后0"]
    text = report(people, ["R1", "R2"], cells, [2, 1, "0.5", "0.5", "1.5", 1, "1.5", 0, 1, "1.5", "1.5", 0],
                  [1, 6, 9, 9, 2, 6, 2, 11, 6, 2, 2, 11], 赛制="积分编排", 组别="男子", 比赛性质="男子大师称号赛、男子特级大师称号赛")
    titles = dict(A="一级棋士", B="大师", E="大师", F="", G="一级棋士")
    opening = " ".join(f"{name},M,2450,2450,99,9,0,{titles.get(name, '一级棋士')}" for name in "ABCDEFGHIJK")
    output = calculate(tables, opening + " U,M,,,0,0,0", {"n": text})
    rows = {(row[1], row[2]): row[3:] for row in output["norms"]}
    assert rows["A", "man-master"] == [2438, "8", "53", 2, "1", "1", "yes", ""]
    assert rows["A", "man-grandmaster"] == [2438, "8", "73", 2, "1.5", "1", "no", "level"]
    assert rows["B", "man-grandmaster"][5:] == ["1", "no", "score"]
    assert rows["E", "man-grandmaster"][5:] == ["1.5", "yes", ""]
    assert rows["F", "man-master"][5:] == ["1", "no", "level"]
    assert rows["C", "man-master"][5:] == ["0.5", "no", "score"]
    assert len(rows) == 24


def test_conditions(tables):
    """Article 4: share of a unit, number of units without the organiser's, arbiters."""
    def event(units, organiser="", arbiters=("甲", "乙"), unrated=0, system="swiss"):
        people = [half_year.Participant(n, f"{n}", "M", unit, None, None) for n, unit in enumerate(units)]
        known = {f"{n}": half_year.Player(f"{n}", "", "M", "", "", opening=None if n < unrated else 2400)
                 for n in range(len(units))}
        made = half_year.Event("e", None, None, system, "men", False, [], organiser, list(arbiters), people, [], 5)
        return half_year.failed_rated_conditions(made, known, tables)

    assert event("ABCDEF") == [] and event("AABBCD") == []
    assert event("AAABCD") == ["maximum-unit-share"] and event("AAABCDEFG") == []
    assert event("AABBCC") == ["minimum-units"] and event("ABCD", organiser="D") == ["minimum-units"]
    assert event("ABCD", arbiters=["甲"]) == ["minimum-national-arbiters"]
    assert event("ABCDEFGHIJ", unrated=1, system="round-robin") == ["round-robin-all-rated-up-to"]
    assert event("ABCDEFGHIJK", unrated=1, system="round-robin") == []
    assert event("ABCDEFGHIJKL", unrated=4, system="round-robin") == []
    assert event("ABCDEFGHIJKL", unrated=5, system="round-robin") == ["round-robin-rated-share"]


def main(arguments):
    tables = half_year.Tables(arguments[0])
    for name, function in sorted(globals().items()):
        if name.startswith("test_"):
            function(*([tables] if function.__code__.co_argcount else []))
            print("passed", name)


if __name__ == "__main__":
    main(sys.argv[1:])
