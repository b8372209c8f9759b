#!/bin/sh
# Rates the sample book in target/demo and shows what came of it.
# Usage: demo.sh   (from the project's folder; `make demo` builds first)
set -e
here=$(CDPATH='' cd "$(dirname "$0")/../../.." && pwd -P)
yifen=$here/target/yifen/bin/yifen
book=target/demo
list=$book/lists/2026-07
player=P055

cd "$here"
rm -rf "$book"
mkdir -p target
cp -R sample-reports "$book"
rm -rf "$list" "$book/faulty"

# as the program chooses its language: by the locale, else Chinese
case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
  en*) lang=en ;;
  *) lang=zh ;;
esac

say() {
  if [ "$lang" = en ]; then echo "$2"; else echo "$1"; fi
}

run() {
  echo "\$ yifen $*"
  "$yifen" "$@"
  echo
}

# CSV with quoted cells to lines with tabs. Usage: cells COLUMN... <FILE
cells() {
  LC_ALL=C awk -v wanted="$*" '
    function split_row(line, cell,   n, i, c, quoted) {
      for (n in cell) delete cell[n]
      n = 1; quoted = 0; cell[1] = ""
      for (i = 1; i <= length(line); i++) {
        c = substr(line, i, 1)
        if (quoted && c == "\"" && substr(line, i + 1, 1) == "\"") { cell[n] = cell[n] c; i++ }
        else if (c == "\"") quoted = !quoted
        else if (c == "," && !quoted) cell[++n] = ""
        else cell[n] = cell[n] c
      }
      return n
    }
    NR == 1 {
      n = split_row($0, cell)
      for (i = 1; i <= n; i++) column[cell[i]] = i
      m = split(wanted, want, " ")
      next
    }
    {
      split_row($0, cell)
      line = cell[column[want[1]]]
      for (i = 2; i <= m; i++) line = line "\t" cell[column[want[i]]]
      print line
    }'
}

# Lines with tabs to aligned columns; a Han character is two columns wide and three bytes long.
align() {
  LC_ALL=C awk -F '\t' '
    function width(text,   i, w, c) {
      w = 0
      for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (c < "\200") w++
        else if (c >= "\340" && c < "\360") w += 2
        else if (c >= "\300") w++
      }
      return w
    }
    {
      for (i = 1; i <= NF; i++) {
        cell[NR, i] = $i
        if (width($i) > widest[i]) widest[i] = width($i)
        if (NR > 1 && $i !~ /^[-+0-9]*$/) words[i] = 1
      }
      if (NF > columns) columns = NF
    }
    END {
      for (row = 1; row <= NR; row++) {
        line = " "
        for (i = 1; i <= columns; i++) {
          pad = sprintf("%" (widest[i] - width(cell[row, i])) "s", "")
          if (widest[i] == width(cell[row, i])) pad = ""
          line = line " " (words[i] ? cell[row, i] pad : pad cell[row, i]) " "
        }
        sub(/ +$/, "", line)
        print line
      }
    }'
}

head_row() {
  if [ "$lang" = en ]; then
    printf 'rank\tid\tname\tunit\ttitle\trating\tchange\tgames\n'
  else
    printf '名次\t编号\t姓名\t单位\t称号\t等级分\t变动\t局数\n'
  fi
}

tab=$(printf '\t')

ranked() {
  cells sex rank id name unit title rating change games <"$list/list.csv" |
    awk -F '\t' -v OFS='\t' -v sex="$1" '$1 == sex { if ($8 > 0) $8 = "+" $8; print }' |
    cut -f 2-9 | head -n 10
}

# Those whose rating changed most. Usage: changed SORT-ORDER SIGN
changed() {
  cells rank id name unit title rating change games <"$list/list.csv" |
    awk -F '\t' -v sign="$2" '$7 * sign > 0' | LC_ALL=C sort -t "$tab" -k "7,7$1" -k 2,2 | head -n 5 |
    awk -F '\t' -v OFS='\t' '{ if ($7 > 0) $7 = "+" $7; print }'
}

run rate "$book" --period 2026-07
say '男子前十名' 'The first ten men'
{ head_row; ranked M; } | align
echo
say '女子前十名' 'The first ten women'
{ head_row; ranked F; } | align
echo
say '升分最多' 'The biggest winners'
{ head_row; changed nr 1; } | align
echo
say '降分最多' 'The biggest losers'
{ head_row; changed n -1; } | align
echo
say '一名棋手的等级分从何而来' 'How the rating of one player came about'
run explain "$book" --period 2026-07 "$player"
say "全部文件在 $list" "All files are in $list"
