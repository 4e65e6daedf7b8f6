#!/usr/bin/env bash
# Fuzzes the library: tests/fuzz/run.sh [--seconds N] [--afl] [TARGET...]
# Each target starts from its corpus and runs N seconds (default 60), two or so at a time, with AddressSanitizer,
# UndefinedBehaviorSanitizer and the library's assertions; what it finds stays in build/fuzz, or build/afl. The
# corpus itself is not changed. With --afl by AFL++ instead of libFuzzer. By hand, an hour: --seconds 3600.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source .ci/need.sh

usage="usage: tests/fuzz/run.sh [--seconds N] [--afl] [TARGET...]"
seconds=60 engine=libfuzzer targets=()
while (($#)); do
    case $1 in
    --seconds)
        if [[ ! ${2-} =~ ^[1-9][0-9]*$ ]]; then
            echo "tests/fuzz/run.sh: --seconds needs a number" >&2
            exit 2
        fi
        seconds=$2
        shift
        ;;
    --afl) engine=afl ;;
    -h | --help) echo "$usage"; exit ;;
    -*) echo "$usage" >&2; exit 2 ;;
    *)
        if [[ ! -d tests/fuzz/corpus/$1 ]]; then
            echo "tests/fuzz/run.sh: no target '$1'; there are: $(cd tests/fuzz/corpus && echo *)" >&2
            exit 2
        fi
        targets+=("$1")
        ;;
    esac
    shift
done
((${#targets[@]})) || targets=(calls position seat_position action record rules)

lib=${BAOBEI_LIB:-lib} # the library's sources
support=(invariants misuse lawful seen driver seer random odd_rules) # of tests/support
flags="-std=c11 -g -O1 -Wall -Wextra -Iinclude -I$lib -Itests/fuzz -Itests/support -DBAOBEI_CHECKS=1
       -fsanitize=address,undefined -fno-sanitize-recover=all"
if [[ $engine == afl ]]; then
    need afl++ clang libclang-rt-14-dev
    out=build/afl cc=afl-clang-fast
    export AFL_QUIET=1 AFL_NO_UI=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1
else
    need clang libclang-rt-14-dev
    out=build/fuzz cc=clang
    flags+=" -fsanitize=fuzzer-no-link"
fi
rm -rf "$out/objects"
mkdir -p "$out/objects"

# Compiles one file; its object is named after it.
export flags out cc
{
    find "$lib" -name '*.c'
    printf '%s\n' tests/fuzz/inspect.c tests/fuzz/scene.c "${support[@]/#/tests/support/}" | sed '3,$ s/$/.c/'
} | xargs -P "$(nproc)" -I{} bash -c '
    name={}
    # shellcheck disable=SC2086 # flags are words
    "$cc" $flags -c "$name" -o "$out/objects/${name//\//-}.o"'

# Both say in one line what they have done, and fail if they have found something.
fuzz_libfuzzer() # TARGET
{
    local log=$out/$1.log found=$out/found/$1 status=0
    mkdir -p "$found" "$out/corpus/$1"
    "$out/$1" -max_total_time="$seconds" -max_len=8192 -timeout=20 -rss_limit_mb=2000 -print_final_stats=1 \
        -artifact_prefix="$found/" "$out/corpus/$1" "tests/fuzz/corpus/$1" >"$log" 2>&1 || status=$?
    awk -v target="$1" -v found="see $log and $found" -v status="$status" '
        /inline 8-bit counters/ { edges = $0; sub(/.*\(/, "", edges); sub(/ .*/, "", edges) }
        match($0, /cov: [0-9]+/) { covered = substr($0, RSTART + 5, RLENGTH - 5) }
        /stat::number_of_executed_units/ { runs = $2 }
        END {
            printf "%s %s: %d executions, %d of %d edges%s\n", status ? "FAIL" : "ok  ", target, runs, covered, edges,
                status ? "; " found : ""
            exit !runs || !covered || status
        }' "$log" || { tail -n 40 "$log"; return 1; }
}

fuzz_afl() # TARGET
{
    local log=$out/$1.log found=$out/$1.found status=0
    rm -rf "$found"
    afl-fuzz -V "$seconds" -m none -t 5000+ -i "tests/fuzz/corpus/$1" -o "$found" -- "$out/$1" >"$log" 2>&1 || status=$?
    awk -v target="$1" -v found="see $log and $found" -v status="$status" '
        { stat[$1] = $3 }
        END {
            bad = status || stat["saved_crashes"] || stat["saved_hangs"] || !stat["execs_done"]
            printf "%s %s: %d executions, %d of %d edges, %d crashes, %d hangs%s\n", bad ? "FAIL" : "ok  ", target,
                stat["execs_done"], stat["edges_found"], stat["total_edges"], stat["saved_crashes"],
                stat["saved_hangs"], bad ? "; " found : ""
            exit bad
        }' "$found/default/fuzzer_stats" || { tail -n 40 "$log"; return 1; }
}

one() # TARGET
{
    # shellcheck disable=SC2086 # flags are words
    "$cc" $flags -fsanitize=fuzzer "tests/fuzz/$1.c" "$out"/objects/*.o -o "$out/$1" && "fuzz_$engine" "$1"
}

passed=0 failed=0
for target in "${targets[@]}"; do
    while (($(jobs -rp | wc -l) >= $(nproc))); do
        wait -n || true
    done
    { one "$target" >"$out/$target.said" 2>&1 && echo done >>"$out/$target.said"; } &
done
wait
for target in "${targets[@]}"; do
    if [[ $(tail -n 1 "$out/$target.said") == done ]]; then
        sed '$d' "$out/$target.said"
        ((++passed))
    else
        cat "$out/$target.said"
        ((++failed))
    fi
done

echo "$passed passed, $failed failed"
((failed == 0))
