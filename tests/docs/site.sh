#!/usr/bin/env bash
# The site builds without a warning, its generated pages are those that the library gives, no link is dead, the manual
# pages are sound; and each of these checks can fail.
# usage: site.sh BUILD
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

build=$1
said=$(mktemp)
trap 'rm -f "$said"' EXIT
for check in "tests/policy/docs.py $build" "docs/tables/events.py --check" "docs/tables/rule_keys.py $build --check" \
    "tests/docs/links.py $build" "tests/docs/man.py $build" "tests/docs/selftest.py $build"; do
    echo "== $check"
    # shellcheck disable=SC2086 # a list of words
    $check || true
done | tee "$said"
awk '/^[0-9]+ passed, [0-9]+ failed$/ { checks++; passed += $1; failed += $3 }
    END { if (checks != 6) failed++; print passed " passed, " failed + 0 " failed"; exit failed > 0 }' "$said"
