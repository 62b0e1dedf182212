#!/usr/bin/env bash
# How long a build of many cards takes, beside Hugo's, and how it grows.
#
#   Tests/Speed/compare.sh PROGRAM [--runs N] [--cards N] [--no-growth]
#
# Writes 10,000 generated cards, builds them `--no-samples` by PROGRAM and by Hugo (Debian package
# `hugo`) over the same files, in turns, each into an empty folder and without a cache, best of three;
# then 1,000 and 20,000 by PROGRAM alone. Exit code 1 when PROGRAM takes more than half of Hugo's time
# or grows by more than 1.3 times the number of cards.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONDONTWRITEBYTECODE=1

[ $# -gt 0 ] || { printf 'usage: %s PROGRAM [--runs N] [--cards N] [--no-growth]\n' "$0" >&2; exit 2; }
program=$(realpath "$1")
shift
runs=3 cards=10000 growth=yes
while [ $# -gt 0 ]; do
  case $1 in
    --runs) runs=$2; shift ;;
    --cards) cards=$2; shift ;;
    --no-growth) growth=no ;;
    *) printf 'compare.sh: unknown option %s\n' "$1" >&2; exit 2 ;;
  esac
  shift
done
command -v hugo > /dev/null || { echo 'compare.sh: needs hugo (Debian: apt-get install hugo)' >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One build into a new folder with an empty cache: seconds, user, system, megabytes. Old folders are
# left until the end: ext4 is slow to make files where many were just deleted.
new_folders() {
  rm -rf "$work/cache" "$work/$1"/.patternbook*
  mktemp -d "$work/out.XXXXXX" > "$work/out"
  out=$(cat "$work/out")/site
  sync
}

by_program() {
  new_folders "$1"
  XDG_CACHE_HOME=$work/cache "$here/timed_run.py" "$program" build --no-samples \
    --site "$work/$1" --output "$out"
}

by_hugo() {
  new_folders "$1"
  mkdir "$work/cache"
  "$here/timed_run.py" hugo --quiet --noBuildLock --source "$work/hugo-$1" \
    --cacheDir "$work/cache" --destination "$out"
}

best() { sort -n "$1" | head -n 1; }

show() { # name, file of runs
  printf '%-28s' "$1"
  awk '{ printf "%s%s s", (NR > 1) ? " / " : "", $1 } END { print "" }' "$2"
  best "$2" | awk '{ printf "%-28s%s s wall, %s s user, %s s system, %s MB\n", "  best", $1, $2, $3, $4 }'
}

"$here/generate_cards.py" "$cards" "$work/$cards" --hugo "$work/hugo-$cards"
printf '%s cards, %s bytes of Markdown; %s; load %s\n' "$cards" \
  "$(du -sb --apparent-size "$work/$cards/content/patterns" | cut -f1)" \
  "$(hugo version | cut -d' ' -f1,2)" "$(cut -d' ' -f1 /proc/loadavg 2> /dev/null || echo '?')"
for _ in $(seq "$runs"); do
  by_program "$cards" >> "$work/program.$cards"
  made=$(find "$(cat "$work/out")" -name '*.html' | wc -l)
  by_hugo "$cards" >> "$work/hugo.times"
  made_by_hugo=$(find "$(cat "$work/out")" -name '*.html' | wc -l)
done
show "patternbook, $cards" "$work/program.$cards"
show "Hugo, $cards" "$work/hugo.times"
printf 'pages: %s, and by Hugo %s\n' "$made" "$made_by_hugo"

result=0
verdict() { # text, value, limit
  if awk -v value="$2" -v limit="$3" 'BEGIN { exit !(value <= limit) }'; then
    printf 'ok   %s: %s (at most %s)\n' "$1" "$2" "$3"
  else
    printf 'FAIL %s: %s (at most %s)\n' "$1" "$2" "$3"
    result=1
  fi
}
divided() { awk -v a="$1" -v b="$2" -v c="$3" 'BEGIN { printf "%.2f", a / b / c }'; }
seconds() { best "$1" | cut -d' ' -f1; }

verdict "share of Hugo's time" "$(divided "$(seconds "$work/program.$cards")" "$(seconds "$work/hugo.times")" 1)" 0.5
[ "$growth" = yes ] || exit "$result"
for count in $((cards / 10)) $((cards * 2)); do
  "$here/generate_cards.py" "$count" "$work/$count"
  for _ in $(seq "$runs"); do by_program "$count" >> "$work/program.$count"; done
  show "patternbook, $count" "$work/program.$count"
done
verdict "growth from $((cards / 10)) to $cards, a card" \
  "$(divided "$(seconds "$work/program.$cards")" "$(seconds "$work/program.$((cards / 10))")" 10)" 1.3
verdict "growth from $cards to $((cards * 2)), a card" \
  "$(divided "$(seconds "$work/program.$((cards * 2))")" "$(seconds "$work/program.$cards")" 2)" 1.3
exit "$result"
