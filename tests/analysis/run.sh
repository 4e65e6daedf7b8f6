#!/usr/bin/env bash
# Static analysis: gcc -fanalyzer, clang-tidy and cppcheck are content, and find what is planted: tests/analysis/run.sh
set -euo pipefail
export LC_ALL=C.UTF-8
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source .ci/need.sh
need gcc clang-tidy cppcheck libncurses-dev

cores=$(nproc)
planted=tests/analysis/planted.c
includes=(-Iinclude -Ilib -Iexamples/terminal)
passed=0 failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

analyse_gcc() # FILE...
{
    printf '%s\0' "$@" | xargs -0 -P "$cores" -I{} \
        gcc -std=c99 -O0 -fanalyzer -Wall -Wextra -Werror "${includes[@]}" -c {} -o /dev/null
}

analyse_tidy() # FILE...
{
    printf '%s\0' "$@" | xargs -0 -P "$cores" -n 8 sh -c \
        'clang-tidy --quiet "$@" -- -std=c11 -D_GNU_SOURCE -Iinclude -Ilib -Iexamples/terminal' tidy
}

analyse_cppcheck() # FILE...
{
    cppcheck --quiet --std=c99 --enable=warning,style,performance,portability --inline-suppr --error-exitcode=1 \
        --suppressions-list=tests/analysis/cppcheck.txt "${includes[@]}" -j "$cores" "$@"
}

verdict() # WHAT, and whether it holds: 0 yes
{
    if (($2 == 0)); then
        echo "ok   $1"
        ((++passed))
    else
        cat "$log"
        echo "FAIL $1"
        ((++failed))
    fi
}

# An analyser, what it must say of the planted file, and the files in which it must find nothing.
check() # NAME WANTED FILE...
{
    local name=$1 wanted=$2 status=0
    shift 2
    "analyse_$name" "$@" >"$log" 2>&1 || status=$?
    verdict "$name: $# files" "$status"
    status=0
    ! "analyse_$name" "$planted" >"$log" 2>&1 || status=1
    grep -q -e "$wanted" "$log" || status=1
    verdict "$name finds what is planted: $wanted" "$status"
}

mapfile -t library < <(find lib -name '*.c')
mapfile -t examples < <(find examples -name '*.c')
check gcc analyzer-double-free "${library[@]}"
check cppcheck arrayIndexOutOfBounds "${library[@]}"
check tidy bugprone-integer-division "${library[@]}" "${examples[@]}"

echo "$passed passed, $failed failed"
((failed == 0))
