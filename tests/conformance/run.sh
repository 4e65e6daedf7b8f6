#!/usr/bin/env bash
# The conformance vectors (docs/conformance.md): they are what the library does today, fit their schema, are passed by
# cffi, and find out every planted fault.
# usage: run.sh BUILD
set -euo pipefail
PATH=/usr/bin:$PATH # Debian's modules are for Debian's Python
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "$1" && pwd)
vectors=$here/vectors
most=1500000 # bytes
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

passed=0 failed=0
check() # WHAT COMMAND...
{
    if "${@:2}" >"$work/log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$1:"
        cat "$work/log"
    fi
}

# Counts what a program says in its last line, and shows the rest.
counted() # COMMAND...
{
    local status=0 good bad
    "$@" >"$work/log" 2>&1 || status=$?
    cat "$work/log"
    if [[ $(tail -n 1 "$work/log") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        good=${BASH_REMATCH[1]} bad=${BASH_REMATCH[2]}
        passed=$((passed + good)) failed=$((failed + bad))
        ((status == 0 || bad > 0)) || failed=$((failed + 1))
    else
        failed=$((failed + 1))
    fi
}

# With the reader that is installed.
replay() # FOLDER
{
    "$installed/replay_vectors.py" "$1" "$installed/cffi_binding.py" "$work/baobei.h" "$build/libbaobei.so"
}

# A vector with one wrong value: status 1, and the place.
finds_it()
{
    local said status=0
    said=$(replay "$work/wrong") || status=$?
    echo "$said"
    ((status == 1)) && grep -q '^DIFFERENT: seeded-3.jsonl:[0-9]*: view of a: draw:$' <<<"$said" &&
        grep -q 'passed, 1 failed$' <<<"$said"
}

mkdir "$work/now"
cmake --install "$build" --prefix "$work/prefix" >"$work/log" || { cat "$work/log"; exit 1; }
installed=$work/prefix/share/baobei/conformance
"$here/../foreign/header.sh" >"$work/baobei.h"
check "everything comes up" "$build/tests/conformance/write_vectors" "$work/now"
cat "$work/log"
check "the vectors are those of today" diff -rq "$vectors" "$work/now"
check "$(du -bs "$vectors" | cut -f 1) bytes, too many" sh -c "test \$(du -bs '$vectors' | cut -f 1) -le $most"
cp -r "$vectors" "$work/wrong"
sed -i '/"do":"apply"/s/"draw":\([0-9]*\),"discard"/"draw":1\1,"discard"/' "$work/wrong/seeded-3.jsonl"
check "a change is seen" sh -c "! diff -rq '$work/wrong' '$work/now'"
check "a wrong value is found" finds_it
counted "$here/schema.py" "$vectors"
counted replay "$installed/vectors"
counted "$here/faults.py" "$vectors" "$work/baobei.h" "$build/libbaobei.so"

echo "$passed passed, $failed failed"
((failed == 0))
