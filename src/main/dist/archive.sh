#!/bin/sh
# Makes TARGET/lib/yifen.jsa: the classes that typical commands load, ready to map.
# A static archive, since only that kind takes picocli's old class files on Java 17.
# Usage: archive.sh TARGET [SAMPLE-BOOK]
set -e
target=$(CDPATH='' cd "$1" && pwd -P)
samples=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

train() {
  number=$((number + 1))
  "$java" -Xshare:off -XX:DumpLoadedClassList="$work/$number.lst" -XX:+UseSerialGC \
    -Dlog4j2.statusLoggerLevel=OFF -cp "$target/lib/yifen.jar" org.yifen.cli.Main "$@" \
    >/dev/null 2>&1 || true
}

# A small table as Chess-Results exports it.
chess_results() {
  echo '"From the Tournament-Database of Chess-Results http://chess-results.com"'
  echo 'Cup'
  echo '"Tournament type : Swiss-System"'
  echo '"Date : 2026/03/01"'
  echo 'Rk.,,Name,Rtg,FED,1.Rd,2.Rd,Pts.,TB1'
  echo '1,,A,2400,CHN," 2w1"," 3b½","1,5",0'
  echo '2,,B,2300,CHN," 1b0",-1,1,0'
  echo ',,C,2200,CHN,-1," 1w½","1,5",0'
}

number=0
train --help
train check --help
train check --lang en "$work/missing.csv"
train game perft 2 --divide
train game judge --loop --moves 'a0a1 a9a8 a1a0 a8a9'
if [ -d "$samples" ]; then
  train game check "$samples/games"
  train game check --format json "$samples/games"
  train game show "$samples/games/legal.pgn" --svg "$work/a.svg"
  train game convert "$samples/games/legal.pgn" -o "$work/a.xqf"
  cp -R "$samples" "$work/book"
  rm -rf "$work/book/lists/2026-07"
  find "$work/book/reports" -type f >"$work/reports"
  while read -r report; do
    train check "$report"
  done <"$work/reports"
  train check --book "$work/book" "$work"/book/reports/*.xlsx
  train check --book "$work/book" --format json "$work"/book/reports/*.csv
  for format in text sarif html; do
    train check --book "$work/book" --format $format "$work"/book/faulty/RES-00*
  done
  # pairing sheets, Tournament Report Files, .xls: what the reports above are not
  train check --lang en "$work"/book/faulty/TAB-026*
  train check --lang en "$work"/book/faulty/TRF-01*
  train check "$work"/book/faulty/*.xls
  # game files beside a report
  train check --book "$work/book" "$work"/book/scores/*.xlsx
  chess_results >"$work/chess-results.csv"
  train check "$work/chess-results.csv"
  train check --annotate "$work/annotated" "$work"/book/faulty/RES-002*
  train check --explain RES-002
  train check --explain RES-002 --format json
  train template --system swiss --players 8 --rounds 5 -o "$work/template.xlsx"
  train convert "$work"/book/reports/2026-05-17-huangpu.csv -o "$work/report.xlsx"
  train convert "$work/report.xlsx" -o "$work/report.trf"
  train rate "$work/book" --period 2026-07
  train explain "$work/book" --period 2026-07 P001
  train explain "$work/book" --period 2026-07 P001 --format json
  train player "$work/book" P001
  train health "$work/book"
fi

cat "$work"/*.lst | awk '!seen[$0]++' >"$work/all"
"$java" -Xshare:dump -XX:SharedClassListFile="$work/all" \
  -XX:SharedArchiveFile="$target/lib/yifen.jsa" -cp "$target/lib/yifen.jar" >"$work/log" 2>&1 ||
  { tail -5 "$work/log" >&2; exit 1; }
