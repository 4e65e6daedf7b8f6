#!/usr/bin/env bash
# How much of lib/ the tests reach: tests/coverage/run.sh [BUILD]; also tests/run --coverage
# The build is that of the preset "coverage", in which assertions are off: a branch that never fails is no branch.
# First the rule and unit tests alone, which check results, must reach most branches of the rules and of what is shown;
# then all tests every line and branch. The report stays in build/coverage/report.
set -euo pipefail
export LC_ALL=C.UTF-8
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source .ci/need.sh
need gcovr

build=${1:-build/coverage}
report=$build/report
directed=95 # percent of branches of lib/rules and lib/view by rule and unit tests alone
all=100     # percent of lines and branches of lib/ by all tests
objects=$build/tests/CMakeFiles/baobei_checked.dir
passed=0 failed=0
mkdir -p "$report"

tests() # COMMAND...
{
    echo "$*"
    "$@" >"$report/log.txt" 2>&1 || { tail -n 20 "$report/log.txt"; echo "0 passed, 1 failed"; exit 1; }
}

measure() # NAME FOLDER LINES BRANCHES: percents below which it fails
{
    local status=0
    gcovr --root . --object-directory "$objects" --filter "$2" --exclude-unreachable-branches \
        --fail-under-line "$3" --fail-under-branch "$4" --sort-uncovered --print-summary \
        --txt "$report/$1.txt" --html-details "$report/$1.html" "$objects" >"$report/$1.summary" 2>&1 || status=$?
    grep -E '^(lines|branches):' "$report/$1.summary" | sed "s|^|$1: |" || cat "$report/$1.summary"
    if ((status == 0)); then
        ((++passed))
    else
        echo "FAIL $1: less than $3 % of lines or $4 % of branches; see $report/$1.html"
        ((++failed))
    fi
}

cores=$(nproc)
find "$objects" -name '*.gcda' -delete
tests "$build/tests/test_unit" -j"$cores"
tests "$build/tests/test_rules" -j"$cores"
measure directed-rules 'lib/rules/' 0 "$directed"
measure directed-view 'lib/view/' 0 "$directed"
tests "$build/tests/test_property" -j"$cores"
tests "$build/tests/soak" --decisions 50000
tests "$build/tests/trips" --matches 100
tests "$build/tests/mutate" --texts 60000
measure all 'lib/' "$all" "$all"

echo "$passed passed, $failed failed"
((failed == 0))
