#!/usr/bin/env bash
# bash tests/bench/import.sh [ROUNDS]: import of 1,000 and 10,000 transcripts with every check, beside a plain Python script without any, in turns;
# medians, ratio and growth as a Markdown table. Figures, no assertions.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
rounds=${1:-3}
cli=${COTEJO_CLI:-$root/build/release/bin/cotejo-cli}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

seconds() { # command… → wall seconds
    local start end
    start=$(date +%s%N)
    "$@" >/dev/null
    end=$(date +%s%N)
    awk -v ns=$((end - start)) 'BEGIN {printf "%.3f\n", ns / 1e9}'
}
median() { sort -n | awk '{v[NR] = $1} END {print (NR % 2) ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2}'; }

printf '| transcripts | MB | cotejo-cli import, s | Python script, s | ratio |\n| --- | --- | --- | --- | --- |\n'
for count in 1000 10000; do
    python3 "$root/tests/bench/make_transcripts.py" "$count" "$work/in.jsonl"
    : >"$work/ours" && : >"$work/peer"
    for ((i = 0; i < rounds; ++i)); do
        rm -f "$work"/*.cotejo* "$work"/peer.db*
        seconds "$cli" import "$work/in.jsonl" --store "$work/a.cotejo" >>"$work/ours"
        seconds python3 "$root/tests/bench/peer_import.py" "$work/in.jsonl" "$work/peer.db" >>"$work/peer"
    done
    ours=$(median <"$work/ours")
    peer=$(median <"$work/peer")
    printf '| %s | %s | %s | %s | %s |\n' "$count" "$(($(stat -c %s "$work/in.jsonl") / 1000000))" "$ours" "$peer" \
        "$(awk -v a="$ours" -v b="$peer" 'BEGIN {printf "%.2f", a / b}')"
done
