#!/usr/bin/env bash
# Plain programs under valgrind's memcheck, and that it would speak: tests/memcheck/run.sh BUILD
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source .ci/need.sh
need valgrind

programs=$1/tests
passed=0 failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

memcheck()
{
    valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite,possible "$@" >"$log" 2>&1
}

clean() # COMMAND...
{
    if memcheck "$@"; then
        echo "ok   $(basename "$1"): $(tail -n 1 "$log")"
        ((++passed))
    else
        cat "$log"
        echo "FAIL $*"
        ((++failed))
    fi
}

clean "$programs/soak" --decisions 20000 --checks full
clean "$programs/mutate" --texts 4000
clean "$programs/replay_calls" tests/fuzz/corpus/calls/*
if memcheck "$programs/replay_calls" --uninitialised || ! grep -q 'uninitialised value' "$log"; then
    cat "$log"
    echo "FAIL valgrind has not seen that a program depends on nothing"
    ((++failed))
else
    echo "ok   a program that depends on nothing is seen"
    ((++passed))
fi

echo "$passed passed, $failed failed"
((failed == 0))
