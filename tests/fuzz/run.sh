#!/usr/bin/env bash
# Fuzzes the readers of the notation: tests/fuzz/run.sh [--seconds N] [TARGET...]
# Each target starts from its corpus and runs N seconds (default 60), with AddressSanitizer and
# UndefinedBehaviorSanitizer; what it finds stays in build/fuzz. The corpus itself is not changed.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source .ci/need.sh

seconds=60 targets=()
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
    -*)
        echo "usage: tests/fuzz/run.sh [--seconds N] [TARGET...]" >&2
        exit 2
        ;;
    *) targets+=("$1") ;;
    esac
    shift
done
((${#targets[@]})) || targets=(position seat_position action record rules)

need clang libclang-rt-14-dev

lib=${BAOBEI_LIB:-lib} # the library's sources
out=build/fuzz
flags="-std=c11 -g -O1 -Wall -Wextra -Iinclude -I$lib -Itests/fuzz -DBAOBEI_CHECKS=1
       -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all"
rm -rf "$out/objects"
mkdir -p "$out/objects"
passed=0 failed=0

# Compiles one file; its object is named after it.
export flags out
find "$lib" tests/fuzz/inspect.c -name '*.c' | xargs -P "$(nproc)" -I{} bash -c '
    name={}
    # shellcheck disable=SC2086 # flags are words
    clang $flags -c "$name" -o "$out/objects/${name//\//-}.o"'

for target in "${targets[@]}"; do
    found=$out/found/$target
    mkdir -p "$found" "$out/corpus/$target"
    # shellcheck disable=SC2086 # flags are words
    clang $flags -fsanitize=fuzzer "tests/fuzz/$target.c" "$out"/objects/*.o -o "$out/$target"
    if "$out/$target" -max_total_time="$seconds" -max_len=8192 -timeout=20 -rss_limit_mb=2000 -print_final_stats=1 \
        -artifact_prefix="$found/" "$out/corpus/$target" "tests/fuzz/corpus/$target" >"$out/$target.log" 2>&1; then
        runs=$(awk '/stat::number_of_executed_units/ { print $2 }' "$out/$target.log")
        echo "ok   $target: $runs texts"
        ((++passed))
    else
        echo "FAIL $target: see $out/$target.log and $found"
        tail -n 40 "$out/$target.log"
        ((++failed))
    fi
done

echo "$passed passed, $failed failed"
((failed == 0))
