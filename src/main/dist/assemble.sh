#!/bin/sh
# Puts the launcher beside the jars and makes the class-data archive that halves start-up.
# Usage: assemble.sh TARGET   (TARGET/lib holds the jars)
set -e
target=$1
here=$(dirname "$0")
mkdir -p "$target/bin"
cp "$here/bin/yifen" "$target/bin/yifen"
chmod 755 "$target/bin/yifen"
rm -f "$target/lib/yifen.jsa"
sh "$here/archive.sh" "$target" "$here/../../../sample-reports" || echo "no class-data archive; the program starts slower" >&2
