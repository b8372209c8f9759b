#!/bin/sh
# Measures the board of the game beside Fairy-Stockfish and ffish and prints the ratios. Run by
# `make bench`, from the project's folder, after a build.
#   BENCH_ROUNDS  how often everything is measured; the medians count (3)
#   BENCH_GAMES   games to follow, a line each: id;h2e2,h9g7,... (those beside the project)
#   FFISH         the folder of the Node module ffish (npm install ffish)
set -e
rounds=${BENCH_ROUNDS:-3}
games=${BENCH_GAMES:-../shared/xiangqi/games/online-uci.txt}
ffish=${FFISH:-}
folder=target/bench
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

mvn -B -ntp -q -Pbench -DskipTests package

if [ ! -f "$games" ]; then
  echo "No games at $games: none are followed (BENCH_GAMES names a file)." >&2
  games=
fi
stockfish=
for candidate in /usr/games/fairy-stockfish /usr/bin/fairy-stockfish; do
  if [ -x "$candidate" ]; then stockfish=$candidate; fi
done
[ -n "$stockfish" ] || echo "No Fairy-Stockfish. On Debian: apt-get install fairy-stockfish" >&2
if [ -z "$ffish" ] || ! command -v node >/dev/null; then
  echo "No ffish: npm install ffish, then FFISH=.../node_modules/ffish" >&2
  ffish=
fi

"$java" -XX:+UseSerialGC -cp "$folder/classes:target/yifen/lib/yifen.jar" \
  org.yifen.bench.GameBench "$rounds" "$games" "$stockfish" "$ffish"
