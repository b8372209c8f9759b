#!/bin/sh
# Measures Yifen beside pandas and openpyxl and prints the ratios; everything is made below
# target/bench. Run by `make bench`, from the project's folder, after a build.
#   BENCH_SEED    the invented federation (1)
#   BENCH_ROUNDS  how often everything is measured; the medians count (3)
#   PYTHON        the Python of the peers; else the first that has pandas and openpyxl
set -e
seed=${BENCH_SEED:-1}
rounds=${BENCH_ROUNDS:-3}
folder=target/bench
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

mvn -B -ntp -q -Pbench -DskipTests package
[ -f target/yifen/lib/yifen.jsa ] || sh src/main/dist/assemble.sh target/yifen

peer=
for candidate in ${PYTHON:-python3 /usr/bin/python3}; do
  if [ -z "$peer" ] && "$candidate" -c 'import pandas, openpyxl' 2>/dev/null; then
    peer=$candidate
  fi
done
if [ -z "$peer" ]; then
  echo "No Python with pandas and openpyxl: only Yifen is measured." >&2
  echo "On Debian: apt-get install python3-pandas python3-openpyxl" >&2
else
  "$peer" -c 'import sys, pandas, openpyxl
print("python", sys.version.split()[0], "pandas", pandas.__version__, "openpyxl", openpyxl.__version__)'
fi

classes="$folder/classes:$folder/lib/*:target/yifen/lib/yifen.jar"
rm -rf "$folder/data" "$folder/book"
"$java" -Dlog4j2.statusLoggerLevel=OFF -cp "$classes" org.yifen.bench.Generate "$seed" "$folder/data"
"$java" -cp "$classes" org.yifen.bench.Bench "$seed" "$rounds" "$peer"
