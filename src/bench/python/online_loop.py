"""The online scheme as a plain loop: online_loop.py LOG LIST ROUNDS.

Prints games a second without reading, the best round, and seconds from the log to the list of
ratings, which it writes to LIST: player and rating, in the order of names.
"""
import csv
import sys
import time

BANDS = ((1000, 120), (1400, 60), (1800, 30), (2000, 25), (2200, 20), (2400, 15))


def k_factor(rating):
    for limit, k in BANDS:
        if rating < limit:
            return k
    return 10


def rate(first, second, score, players):
    ratings = [1300.0] * players
    for a, b, s in zip(first, second, score):
        ra = ratings[a]
        rb = ratings[b]
        odds = 10 ** ((rb - ra - 100) / 400)
        ratings[a] = ra + k_factor(ra) * (s - 1 / (odds + 1))
        ratings[b] = rb + k_factor(rb) * (1 - s - odds / (odds + 1))
    return ratings


whole = time.perf_counter()
first, second, score = [], [], []
number = {}
points = {"1-0": 1.0, "0-1": 0.0, "0.5-0.5": 0.5}
with open(sys.argv[1], newline="") as log:
    for row in csv.reader(log):
        if row[3] in points and int(row[4]) > 1:
            first.append(number.setdefault(row[1], len(number)))
            second.append(number.setdefault(row[2], len(number)))
            score.append(points[row[3]])

best = None
for _ in range(int(sys.argv[3])):
    start = time.perf_counter()
    ratings = rate(first, second, score, len(number))
    took = time.perf_counter() - start
    if best is None:
        with open(sys.argv[2], "w") as out:
            out.write("player,rating\n")
            for name in sorted(number):
                out.write("%s,%.2f\n" % (name, ratings[number[name]]))
        whole = time.perf_counter() - whole
    best = took if best is None else min(best, took)
print("%.0f %.1f" % (len(first) / best, whole))
