#!/bin/sh
# Measures the online scheme beside the same loop in Python and prints the ratios. Run by
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

mvn -B -ntp -q -Pbench -DskipTests package
log=$folder/online.csv
"$java" -cp "$classes" org.yifen.bench.OnlineLog "${BENCH_SEED:-1}" "$games" "$players" "$log"
echo "online scheme: $games games, $players players"

ours=$("$java" -Xmx8g -cp "$classes" org.yifen.bench.OnlineBench "$log" 5)
echo "calculation, games/s: $ours"
if command -v python3 >/dev/null; then
  peer=$(python3 src/bench/python/online_loop.py "$log")
  echo "Python loop, games/s: $peer"
  awk "BEGIN { printf \"ratio %.1f (goal 10)\\n\", $ours / $peer }"
fi
best=
for round in $(seq "$rounds"); do
  rm -rf "$folder/online"
  start=$(date +%s.%N)
  target/yifen/bin/yifen online "$log" -o "$folder/online" >/dev/null
  end=$(date +%s.%N)
  best=$(awk "BEGIN { s = $end - $start; b = \"$best\"; print (b == \"\" || s < b) ? s : b }")
done
awk "BEGIN { printf \"from CSV to ratings.csv: %.1f s, %.1f million games/s (goal 4)\\n\", $best, $games / $best / 1e6 }"
rm -rf "$log" "$folder/online"
