"""The online scheme as a plain loop: online_loop.py LOG; prints games a second without reading."""
import csv
import sys
import time

BANDS = ((1000, 120), (1400, 60), (1800, 30), (2000, 25), (2200, 20), (2400, 15))


def k_factor(rating):
    for limit, k in BANDS:
        if rating < limit:
            return k
    return 10


first, second, score = [], [], []
number = {}
points = {"1-0": 1.0, "0-1": 0.0, "0.5-0.5": 0.5}
with open(sys.argv[1], newline="") as log:
    for row in csv.reader(log):
        if row[3] in points:
            first.append(number.setdefault(row[1], len(number)))
            second.append(number.setdefault(row[2], len(number)))
            score.append(points[row[3]])

start = time.perf_counter()
ratings = [1300.0] * len(number)
for a, b, s in zip(first, second, score):
    ra = ratings[a]
    rb = ratings[b]
    odds = 10 ** ((rb - ra - 100) / 400)
    ratings[a] = ra + k_factor(ra) * (s - 1 / (odds + 1))
    ratings[b] = rb + k_factor(rb) * (1 - s - odds / (odds + 1))
print("%.0f" % (len(first) / (time.perf_counter() - start)))
