#!/usr/bin/env bash
# Under ThreadSanitizer, what threads may do together passes, and what they may not is caught: tests/threads/run.sh BUILD
set -euo pipefail
program=$1/tests/threads
race=$(mktemp)
trap 'rm -f "$race"' EXIT

"$program"
if "$program" --race >"$race" 2>&1 || ! grep -q 'WARNING: ThreadSanitizer: data race' "$race"; then
    cat "$race"
    echo "ThreadSanitizer has not seen the race"
    echo "1 passed, 1 failed"
    exit 1
fi
echo "a planted race is seen: $(grep -c 'WARNING: ThreadSanitizer: data race' "$race") reports"
echo "3 passed, 0 failed"
