"""All half-years of the bench's federation in plain pandas: group-by per half.

Usage: half_years_pandas.py GAMES.csv REGISTER.csv TABLES OUT.csv

Does the articles that the made data reaches: N.P and M.Pa - 1/2, K by history, champions, floor,
inactivity, provisional ratings, kept games and first ratings, unrated participants without a point,
round robins of which fewer than two thirds are rated. Prints the seconds of the calculation alone.
Left out, since the data has none: women, mixed and team events, titles, pairs that meet twice,
round robins of ten or fewer.
"""

import sys
import time

import numpy as np
import pandas as pd

FLOOR, PROVISIONAL, VETERAN, PERFECT = 2301, 2300, 2500, 677
INACTIVITY = {4: -20, 6: -50, 8: -100_000}
KEPT_FOR, SWISS_MINIMUM = 4, 9


def half_up(dividend, divisor):
    return (2 * dividend + divisor) // (2 * divisor)


def read_tables(folder):
    bands = pd.read_csv(folder + "/difference-to-expected.csv", comment="#")
    higher = np.full(5001, bands.higher.iloc[-1])
    for band in bands.itertuples():
        if not np.isnan(band.to):
            higher[int(band[1]) : int(band.to) + 1] = band.higher
    rates = pd.read_csv(folder + "/score-to-difference.csv", comment="#")
    rates = rates.dropna(subset=["difference"])
    differences = dict(zip(rates.percent.astype(int), rates.difference.astype(int)))
    return higher, differences


def expectation(higher, difference):
    distance = higher[difference.abs().clip(upper=5000)]
    return np.where(difference >= 0, distance, 100 - distance)


def rate_half(half, games, state, pending, tables):
    higher, differences = tables
    rating = state.rating

    # one row per side of a game
    sides = pd.concat(
        [
            pd.DataFrame(
                {
                    "event": games.event,
                    "round_robin": games.round_robin == 1,
                    "champion": games.champion,
                    "player": games["first"],
                    "opponent": games.second,
                    "score": games.result,
                    "played": games.played == 1,
                }
            ),
            pd.DataFrame(
                {
                    "event": games.event,
                    "round_robin": games.round_robin == 1,
                    "champion": games.champion,
                    "player": games.second,
                    "opponent": games["first"],
                    "score": 2 - games.result,
                    "played": games.played == 1,
                }
            ),
        ],
        ignore_index=True,
    )
    sides["own"] = rating.to_numpy()[sides.player]
    sides["rated"] = sides.own > 0
    sides["theirs"] = rating.to_numpy()[sides.opponent]
    sides["theirs_rated"] = sides.theirs > 0
    sides["own"] = sides.own.where(sides.rated, PROVISIONAL)
    sides["theirs"] = sides.theirs.where(sides.theirs_rated, PROVISIONAL)

    # article 4.1: two thirds of a round robin are rated
    entrants = sides[sides.round_robin].drop_duplicates(["event", "player"])
    share = entrants.groupby("event").rated.agg(["sum", "size"])
    refused = share.index[3 * share["sum"] < 2 * share["size"]]
    sides = sides[sides.played & ~sides.event.isin(refused)]
    played = sides.player.unique()

    # article 9: an unrated participant of a round robin without a point
    unrated = sides[sides.round_robin & ~sides.rated]
    points = unrated.groupby(["event", "player"]).score.sum()
    zero = points.index[points == 0]
    if len(zero):
        mine = pd.MultiIndex.from_frame(sides[["event", "player"]])
        theirs = pd.MultiIndex.from_frame(sides[["event", "opponent"]])
        sides = sides[~mine.isin(zero) & ~theirs.isin(zero)]

    # article 8: complete round robins
    everybody = sides[sides.round_robin].groupby(["event", "player"]).agg(
        degree=("score", "size"), own=("own", "first")
    )
    by_event = everybody.groupby("event").agg(
        m=("own", "size"), low=("degree", "min"), high=("degree", "max"), total=("own", "sum")
    )
    complete = by_event[(by_event.low == by_event.m - 1) & (by_event.high == by_event.m - 1)]
    average_of_all = half_up(complete.total, complete.m)

    counted = sides[sides.theirs_rated | (sides.round_robin & sides.rated)]
    rows = (
        counted.groupby(["event", "player"])
        .agg(
            games=("score", "size"),
            score=("score", "sum"),
            total=("theirs", "sum"),
            own=("own", "first"),
            rated=("rated", "first"),
            champion=("champion", "first"),
            round_robin=("round_robin", "first"),
        )
        .reset_index()
    )
    average = half_up(rows.total, rows.games)
    expected = rows.games * expectation(higher, rows.own - average)
    m = rows.event.map(complete.m)
    whole = m.notna() & rows.rated
    of_all = rows.event.map(average_of_all)
    pa = expectation(higher, (rows.own - of_all).fillna(0).astype(int))
    expected = np.where(whole, m.fillna(0) * pa - 50, expected).astype(int)

    before = rows.groupby("player").cumcount() + state.events.to_numpy()[rows.player]
    games_before = rows.groupby("player").games.cumsum() - rows.games
    games_before += state.games.to_numpy()[rows.player]
    k = np.where((before < 3) & (games_before < 30), 25, 15)
    k = np.where(state.peak.to_numpy()[rows.player] >= VETERAN, 10, k)
    k = np.where(rows.rated, k, 25)
    change = k * (50 * rows.score - expected)
    champion = (rows.champion == rows.player) & rows.rated
    rows["change"] = np.where(champion, change.clip(lower=0), change)

    # the end of the half: sums, inactivity, floor
    sums = rows[rows.rated].groupby("player").change.sum()
    closing = state.copy()
    closing["events"] = state.events.add(rows.groupby("player").size(), fill_value=0)
    closing["games"] = state.games.add(rows.groupby("player").games.sum(), fill_value=0)
    closing = closing.astype(int)
    was_rated = rating > 0
    idle = (state.idle + 1).where(~state.index.isin(played), 0)
    new = half_up(100 * rating + sums.reindex(state.index, fill_value=0), 100)
    new += idle.map(INACTIVITY).fillna(0).astype(int)
    listed = was_rated & (new >= FLOOR)
    closing["rating"] = new.where(listed, 0)
    closing["idle"] = idle.where(listed, 0)

    # first ratings on this half's and kept games
    fresh = rows[~rows.rated].assign(half=half)
    fresh = fresh[["player", "half", "games", "score", "total", "change", "round_robin"]]
    kept = pd.concat([pending, fresh], ignore_index=True)
    kept = kept[(half - kept.half < KEPT_FOR) & ~was_rated.to_numpy()[kept.player]]
    first = kept.groupby("player").agg(
        games=("games", "sum"),
        score=("score", "sum"),
        total=("total", "sum"),
        change=("change", "sum"),
        round_robin=("round_robin", "any"),
    )
    first = first[first.round_robin | (first.games >= SWISS_MINIMUM)]
    percent = half_up(100 * first.score, 2 * first.games)
    good = half_up(first.total, first.games) + percent.map(differences).fillna(PERFECT)
    poor = half_up(100 * PROVISIONAL + first.change, 100)
    result = good.where(first.score >= first.games, poor).astype(int)
    closing.loc[first.index, "rating"] = result.where(result >= FLOOR, 0)
    closing["peak"] = np.maximum(state.peak, closing.rating)
    return closing, kept[~kept.player.isin(first.index)]


def main():
    games_file, register_file, tables_folder, out = sys.argv[1:5]
    games = pd.read_csv(games_file)
    register = pd.read_csv(register_file)
    state = register[["rating", "peak", "games", "events", "idle"]].fillna(0).astype(int)
    tables = read_tables(tables_folder)
    start = time.perf_counter()
    pending = pd.DataFrame(
        {c: [] for c in ["player", "half", "games", "score", "total", "change"]}, dtype=int
    ).assign(round_robin=np.array([], dtype=bool))
    for half, of_half in games.groupby("half"):
        state, pending = rate_half(half, of_half, state, pending, tables)
    print("calculation", time.perf_counter() - start)
    state.insert(0, "id", register.id)
    state.to_csv(out, index=False)


if __name__ == "__main__":
    main()
