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

number=0
train --help
train check --help
train check --lang en "$work/missing.csv"
train game perft 2 --divide
if [ -d "$samples" ]; then
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
  train check --explain RES-002
  train rate "$work/book" --period 2026-07
  train explain "$work/book" --period 2026-07 P001
  train explain "$work/book" --period 2026-07 P001 --format json
fi

cat "$work"/*.lst | awk '!seen[$0]++' >"$work/all"
"$java" -Xshare:dump -XX:SharedClassListFile="$work/all" \
  -XX:SharedArchiveFile="$target/lib/yifen.jsa" -cp "$target/lib/yifen.jar" >"$work/log" 2>&1 ||
  { tail -5 "$work/log" >&2; exit 1; }
