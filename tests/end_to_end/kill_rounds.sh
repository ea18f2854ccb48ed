#!/usr/bin/env bash
# kill_rounds.sh [N] [CLI]: N rounds (1,000) of "decide until killed": cotejo-cli decides again and again, is killed with SIGKILL at a
# random moment, and then the store must open, verify, and hold every decision that was acknowledged. Prints one line; exit 1 on a loss.
set -u
rounds=${1:-1000}
here=$(cd "$(dirname "$0")/../.." && pwd)
cli=${2:-$here/build/dev/bin/cotejo-cli}
[ -x "$cli" ] || { echo "kill_rounds: build cotejo-cli first ($cli)"; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export COTEJO_DEVICE=device-kill LC_ALL=C.UTF-8 XDG_DATA_HOME=$work/data
acknowledged=0
lost=0
broken=0
store=
for ((round = 1; round <= rounds; ++round)); do
  if [ -z "$store" ] || ((round % 50 == 1)); then
    store=$work/s$round.cotejo
    "$cli" import "$here/resources/sample" --store "$store" >/dev/null 2>&1
    # A slow program needs longer until it acknowledges anything: the moment is drawn from four runs of it, at least 0.6 s.
    begun=$(date +%s%N)
    item=$("$cli" queue --store "$store" 2>/dev/null | sed -n '1s/.*"item":"\([^"]*\)".*/\1/p')
    span=$((($(date +%s%N) - begun) / 250000))
    ((span > 600)) || span=600
    : >"$work/all"
  fi
  : >"$work/acks"
  # One process group for the loop and the program in it, so that both go at once.
  setsid bash -c 'while :; do "$0" decide --store "$1" --item "$2" --decision reject --reason other --by "Dra. Uno"; done' \
    "$cli" "$store" "$item" >"$work/acks" 2>/dev/null &
  group=$!
  wait=$((RANDOM % span + 50))
  sleep "$((wait / 1000)).$(printf '%03d' $((wait % 1000)))"
  kill -9 -- "-$group" 2>/dev/null
  wait "$group" 2>/dev/null
  grep -o '"event":"[^"]*","seq":[0-9]*' "$work/acks" >>"$work/all"
  if ! "$cli" audit --store "$store" >"$work/audit" 2>&1; then
    broken=$((broken + 1))
    echo "round $round: does not verify: $(head -c 300 "$work/audit")"
  fi
  rm -f "$work/log.jsonl" "$work/log.jsonl.meta.json"
  "$cli" export --store "$store" --format jsonl --full --out "$work/log.jsonl" >/dev/null 2>&1
  missing=$(cut -d'"' -f4 "$work/all" | sort -u | comm -23 - <(grep -o '"event":"[^"]*"' "$work/log.jsonl" | cut -d'"' -f4 | sort -u) | wc -l)
  if ((missing > 0)); then
    lost=$((lost + missing))
    echo "round $round: $missing acknowledged decisions are gone"
  fi
  acknowledged=$((acknowledged + $(wc -l <"$work/acks")))
done
echo "$rounds rounds, $acknowledged decisions acknowledged, $lost lost, $broken stores that did not verify"
((lost == 0 && broken == 0 && acknowledged > 0))
