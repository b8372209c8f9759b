#!/bin/sh
# Measures the online scheme beside the same loop in Python and prints the ratios: once with all
# players equally busy, once as on a real site, where few play most of the games. Run by
# `make bench`, from the project's folder, after a build.
#   BENCH_SEED            the invented log (1)
#   BENCH_ONLINE_GAMES    its games (20000000), BENCH_ONLINE_PLAYERS its players (1000000)
#   BENCH_ROUNDS          how often the whole command is measured; the best counts (3)
set -e
games=${BENCH_ONLINE_GAMES:-20000000}
players=${BENCH_ONLINE_PLAYERS:-1000000}
rounds=${BENCH_ROUNDS:-3}
folder=target/bench
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
classes="$folder/classes:$folder/lib/*:target/yifen/lib/yifen.jar"
log=$folder/online.csv

# seconds of the best of some runs of the whole command
whole() {
  best=
  for round in $(seq "$rounds"); do
    rm -rf "$folder/online"
    start=$(date +%s.%N)
    target/yifen/bin/yifen online "$log" -o "$folder/online" >/dev/null
    end=$(date +%s.%N)
    best=$(awk "BEGIN { s = $end - $start; b = \"$best\"; print (b == \"\" || s < b) ? s : b }")
  done
  echo "$best"
}

peer() {
  list=$folder/online-peer.csv
  set -- $(python3 src/bench/python/online_loop.py "$log" "$list" 2)
  awk "BEGIN {
    printf \"Python loop: %.2f million games/s; ratio %.1f (goal 12)\\n\", $1 / 1e6, $ours / $1
    printf \"Python from CSV to ratings: %.1f s; ratio %.1f\\n\", $2, $2 / $seconds }"
  if cut -d, -f1,2 "$folder/online/ratings.csv" | cmp -s - "$list"; then
    echo "both have the same ratings"
  else
    echo "the ratings differ" >&2
    exit 1
  fi
}

# Usage: measure SKEW TITLE
measure() {
  "$java" -cp "$classes" org.yifen.bench.OnlineLog \
    "${BENCH_SEED:-1}" "$games" "$players" "$1" "$log"
  echo "online scheme: $games games, $players players, $2"
  set -- $("$java" -Xmx8g -XX:+UseSerialGC -cp "$classes" org.yifen.bench.OnlineBench "$log" 5)
  ours=$1
  awk "BEGIN { printf \"calculation: %.1f million games/s, %.0f bytes a player (goal below 100)\\n\", $1 / 1e6, $2 }"
  seconds=$(whole)
  awk "BEGIN { printf \"from CSV to ratings.csv: %.1f s, %.1f million games/s (goal 4)\\n\", $seconds, $games / $seconds / 1e6 }"
  if command -v python3 >/dev/null; then peer; fi
  rm -rf "$log" "$folder/online" "$folder/online-peer.csv"
}

mvn -B -ntp -q -Pbench -DskipTests package
measure 0 "all equally busy"
measure 1 "the n-th busiest plays 1/n as much as the busiest"
