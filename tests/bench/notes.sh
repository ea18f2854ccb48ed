#!/usr/bin/env bash
# bash tests/bench/notes.sh [NOTES [ROUNDS]]: notes read with the whole form on one core, beside `rg -c -f` over the same text with as many
# patterns as our lexicons hold terms (Debian's ripgrep), in turns; and NOTES notes into a store. Figures, no assertions.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
notes=${1:-10000}
rounds=${2:-3}
cli=${COTEJO_CLI:-$root/build/release/bin/cotejo-cli}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 - "$root" "$notes" "$work" <<'PY'
import json, pathlib, sys
root, count, work = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
texts = [p.read_text("utf-8") for p in sorted((root / "resources/sample/notes").glob("*.txt"))]
for path in sorted((root / "resources/sample/notes").glob("*.json")):
    note = json.loads(path.read_text("utf-8"))
    texts.append(note["text"])
with open(f"{work}/notes.jsonl", "w", encoding="utf-8") as lines, open(f"{work}/notes.txt", "w", encoding="utf-8") as plain:
    for i in range(count):
        text = texts[i % len(texts)]
        lines.write(json.dumps({"format": "biobadamex.note", "version": 1, "id": f"bench-{i:06d}", "text": text}, ensure_ascii=False) + "\n")
        plain.write(text + "\n")
terms = set()
for folder in ("lexicons", "drugs"):
    for path in (root / "resources" / folder).glob("*.json"):
        for entry in json.loads(path.read_text("utf-8")).get("entries", []):
            terms.update(t.strip("^*").replace("~", "") for t in entry.get("terms", []))
with open(f"{work}/patterns", "w", encoding="utf-8") as out:
    out.write("\n".join(sorted(t for t in terms if t)) + "\n")
PY

cpu() { # command… → seconds of processor time
    local TIMEFORMAT='%U %S'
    { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{printf "%.3f\n", $1 + $2}'
}
wall() {
    local TIMEFORMAT='%R'
    { time "$@" >/dev/null 2>&1; } 2>&1
}
median() { sort -n | awk '{v[NR] = $1} END {print (NR % 2) ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2}'; }

for ((i = 0; i < rounds; ++i)); do
    cpu "$cli" note "$work/notes.jsonl" >>"$work/ours"
    cpu rg -c -i -F -f "$work/patterns" "$work/notes.txt" >>"$work/fixed"
    rm -f "$work"/a.cotejo*
    wall "$cli" import "$work/notes.jsonl" --store "$work/a.cotejo" >>"$work/import"
done
bytes=$(stat -c %s "$work/notes.txt")
printf '%s notes, %s MB of text, %s patterns\n\n| what | s (median of %s) | MB/s |\n| --- | --- | --- |\n' \
    "$notes" "$(awk -v b="$bytes" 'BEGIN {printf "%.1f", b / 1e6}')" "$(wc -l <"$work/patterns")" "$rounds"
for row in "cotejo-cli note, whole form, processor time:ours" "rg -c -i -F -f, processor time:fixed" \
    "cotejo-cli import into a store, wall time:import"; do
    awk -v name="${row%%:*}" -v s="$(median <"$work/${row##*:}")" -v b="$bytes" \
        'BEGIN {printf "| %s | %.2f | %.2f |\n", name, s, b / 1e6 / s}'
done
