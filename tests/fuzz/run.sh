#!/usr/bin/env bash
# bash tests/fuzz/run.sh [SECONDS [TARGET…]]: looks for new inputs that break a reader, SECONDS (10) for each target of targets.txt.
# What it learns stays in build/fuzz/corpus, what breaks a law in build/fuzz/faults; each fault becomes a seed below tests/data.
# shellcheck source=app/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/../../app/setup.sh"

seconds=${1:-10}
[ $# -gt 0 ] && shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || mapfile -t targets <"$cotejo_root/tests/fuzz/targets.txt"

install_missing build fuzz
build fuzz "${targets[@]/#/fuzz_}"
cd "$cotejo_root/build/fuzz"
mkdir -p faults
export ASAN_OPTIONS=${ASAN_OPTIONS:-allocator_may_return_null=1}
faulty=0
for target in "${targets[@]}"; do
    mkdir -p "corpus/$target"
    seeds=$cotejo_root/$("bin/fuzz_$target" --seeds)
    log=corpus/$target.log
    if "bin/fuzz_$target" -max_total_time="$seconds" -timeout=60 -rss_limit_mb=3000 -max_len=16384 -print_final_stats=1 \
        -artifact_prefix="faults/$target-" "corpus/$target" "$seeds" >"$log" 2>&1; then
        say "$target: $(awk '/stat::number_of_executed_units/ {print $2}' "$log") inputs, no fault"
    else
        say "$target: a fault (build/fuzz/$log)"
        tail -n 25 "$log"
        faulty=$((faulty + 1))
    fi
done
say "Fuzzing: ${#targets[@]} targets, $faulty with a fault"
[ "$faulty" -eq 0 ]
