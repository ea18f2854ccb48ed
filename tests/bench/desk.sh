#!/usr/bin/env bash
# bash tests/bench/desk.sh [ITEMS [ROUNDS]]: the window on a store of ITEMS answers (100,000), each with a decision, beside sqlitebrowser on the same
# file, and the exports beside sqlite3 and LibreOffice, in turns; medians as Markdown tables. Figures, no assertions. Needs build/ci (see README) and,
# from Debian, xvfb xdotool x11-apps sqlitebrowser sqlite3 time libreoffice-calc; a peer that is missing is left out and named.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
items=${1:-100000}
rounds=${2:-5}
bin=${COTEJO_BIN:-$root/build/ci/bin}
work=$(mktemp -d)
trap 'kill "${screen:-}" 2>/dev/null || true; rm -rf "$work"' EXIT
store=${COTEJO_BENCH_STORE:-$work/bench.cotejo}
[ -e "$store" ] || "$bin/desk_store" "$store" "$items"

export DISPLAY=:97 HOME=$work LC_ALL=C.UTF-8 COTEJO_DEVICE=bench
Xvfb :97 -screen 0 1366x768x24 >/dev/null 2>&1 &
screen=$!
for _ in $(seq 100); do xwd -root -out /dev/null 2>/dev/null && break; sleep 0.05; done

median() { sort -n | awk '{v[NR] = $1} END {if (NR) print (NR % 2) ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2; else print "–"}'; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN {if (b + 0 > 0) printf "%.2f", a / b; else printf "–"}'; }
have() { command -v "$1" >/dev/null || { echo "(no $1 here: left out)"; return 1; }; }

# Seconds from the start of a program until the middle of the screen shows what it still shows four seconds later, and the kilobytes it then
# uses. Numbers that are still being counted stand at the rim, and nobody waits for them.
start_of() { # command…
    local begun pid now
    mkdir -p "$work/seen"
    rm -f "$work"/seen/*
    begun=$(date +%s%N)
    "$@" >/dev/null 2>&1 &
    pid=$!
    now=0
    while [ "$now" -lt 4000 ]; do
        now=$((($(date +%s%N) - begun) / 1000000))
        xwd -root -silent -out "$work/seen/$(printf '%05d' "$now").xwd"
        [ "$now" -lt 1500 ] || sleep 0.4
    done
    python3 - "$work/seen" >>"$work/$NAME.time" <<'PY'
import pathlib, sys
WIDTH, TOP, BOTTOM, LEFT, RIGHT = 1366, 200, 500, 300, 900
def middle(path):
    pixels = path.read_bytes()[-WIDTH * 768 * 4:]
    return b"".join(pixels[(row * WIDTH + LEFT) * 4:(row * WIDTH + RIGHT) * 4] for row in range(TOP, BOTTOM))
seen = [(int(path.stem), middle(path)) for path in sorted(pathlib.Path(sys.argv[1]).iterdir())]
first = len(seen) - 1
while first > 0 and seen[first - 1][1] == seen[-1][1]:
    first -= 1
print(seen[first][0] / 1000)
PY
    awk '/^VmRSS/ {print $2}' "/proc/$pid/status" >>"$work/$NAME.kb"
    kill "$pid" 2>/dev/null
    wait "$pid" 2>/dev/null || true
}

mkdir -p "$work/profile"
printf "[General]\nreviewer_name=bench\nlanguage=es\ntheme=light\n" >"$work/profile/cotejo.ini"
for ((i = 0; i < rounds; ++i)); do
    NAME=ours start_of "$bin/cotejo" --profile "$work/profile" --store "$store" --size 1366x738
    if have sqlitebrowser >/dev/null; then
        NAME=browser start_of sqlitebrowser --read-only "$store"
    fi
done
ours=$(median <"$work/ours.time") ours_kb=$(median <"$work/ours.kb")
browser=$(cat "$work/browser.time" 2>/dev/null | median) browser_kb=$(cat "$work/browser.kb" 2>/dev/null | median)
printf '| %s items | Cotejo | sqlitebrowser | ratio |\n| --- | --- | --- | --- |\n' "$items"
printf '| start until it can be used, s | %s | %s | %s |\n' "$ours" "$browser" "$(ratio "$ours" "$browser")"
printf '| memory then, kB | %s | %s | %s |\n\n' "$ours_kb" "$browser_kb" "$(ratio "$ours_kb" "$browser_kb")"

cp "$store" "$work/copy.cotejo"
"$bin/desk_times" "$work/copy.cotejo"

timed() { # FILE command… → seconds and kilobytes, appended to FILE.time and FILE.kb
    local file=$1
    shift
    /usr/bin/time -f '%e %M' -o "$work/t" "$@" >/dev/null 2>&1
    tail -n 1 "$work/t" | cut -d' ' -f1 >>"$work/$file.time"
    tail -n 1 "$work/t" | cut -d' ' -f2 >>"$work/$file.kb"
}
cat >"$work/rows.sql" <<'SQL'
.headers on
.mode csv
SELECT * FROM events WHERE kind = 'decision.made' ORDER BY seq;
SQL
for ((i = 0; i < rounds; ++i)); do
    rm -f "$work"/log.* "$work"/plain.csv
    timed csv "$bin/cotejo-cli" export --store "$work/copy.cotejo" --format csv --out "$work/log.csv"
    timed plain sqlite3 "$work/copy.cotejo" ".output $work/plain.csv" ".read $work/rows.sql"
    timed xlsx "$bin/cotejo-cli" export --store "$work/copy.cotejo" --format xlsx --out "$work/log.xlsx"
done
if have soffice >/dev/null; then
    timed office soffice --headless --convert-to xlsx:"Calc MS Excel 2007 XML" --outdir "$work/office" "$work/log.csv"
fi
of() { cat "$work/$1" 2>/dev/null | median; }
printf '\n| export of %s decisions | seconds | kB at most | beside | seconds | ratio |\n| --- | --- | --- | --- | --- | --- |\n' "$(($(wc -l <"$work/plain.csv") - 1))"
printf '| CSV | %s | %s | sqlite3 -csv | %s | %s |\n' "$(of csv.time)" "$(of csv.kb)" "$(of plain.time)" "$(ratio "$(of csv.time)" "$(of plain.time)")"
printf '| XLSX | %s | %s | LibreOffice from that CSV | %s | %s |\n' "$(of xlsx.time)" "$(of xlsx.kb)" "$(of office.time)" "$(ratio "$(of xlsx.time)" "$(of office.time)")"
