#!/usr/bin/env bash
# Tests of baobei-perft, which counts sequences of moves: tests/perft/run.sh PROGRAM or BUILD-DIRECTORY
set -uo pipefail
export LC_ALL=C

program=${1:?usage: tests/perft/run.sh PROGRAM or BUILD-DIRECTORY}
[[ -d $program ]] && program=$program/examples/perft/baobei-perft
program=$(realpath "$program")
if ! [[ -x $program ]]; then
    echo "no such program: $program" >&2
    exit 1
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
passed=0
failed=0

# check NAME COMMAND...: the command succeeds.
check()
{
    local name=$1
    shift
    if "$@" >check.log 2>&1; then
        echo "ok   $name"
        ((++passed))
    else
        echo "FAIL $name"
        sed 's/^/     /' check.log | tail -n 5
        ((++failed))
    fi
}

# status WANTED ARGUMENT...: the exit status of the program; output in out and err.
status()
{
    local wanted=$1 got=0
    shift
    "$program" "$@" >out 2>err || got=$?
    [[ $got == "$wanted" ]] || { echo "status $got, not $wanted"; cat err; return 1; }
}

# divided DEPTH ARGUMENT...: the parts of a division make its total, and the total is the count.
divided()
{
    status 0 --divide "$@" || return 1
    [[ $(awk -F': ' 'NF == 2 { sum += $2 } END { print sum }' out) == $(awk 'END { print $2 }' out) ]] || return 1
    tail -n 1 out >total && status 0 "$@" && tail -n 1 out | cmp - total
}

begun='baobei-position-1 assumed1 seats=3 next=abc ask=deal'
end='token=1 serial=1'

check "--help" status 0 --help
check "no depth" status 2
check "no such option" status 2 --fast 3
check "a depth that is none" status 2 3x
check "depth 0" status 2 0
check "a depth out of reach" status 2 65
check "one seat" status 2 --seats 1 3
check "a seed that is none" status 2 --seed 0g 3
check "half a byte of a seed" status 2 --seed 012 3
check "an option without its value" status 2 3 --seats
check "rules that are none" eval 'status 1 --rules 1x4,2y4 3 && grep -q "rules, column 6" err'
check "too few cards" status 1 --rules 1x4 3
check "a position that is none" eval 'status 1 --position "$begun hook token=1" 3 && grep -q "position, column" err'
check "a position without a source of chance" status 1 --position "$begun $end" 3

# Two seats look at two of five cards, in either order: 2 times 10, times 10; then draw or take into one of five.
check "the first moves of two seats" eval '
    status 0 --seats 2 4 && [[ $(tr "\n" " " <out) == "1 1 2 20 3 200 4 1200 " ]]'
# Six seats look at two of four cards, in any order: 6 times 6, times 5 times 6, times 4 times 6.
check "the first moves of six seats" eval 'status 0 --seats 6 4 && [[ $(tail -n 1 out) == "4 25920" ]]'
check "divide: the host's deal" eval 'status 0 --divide 3 && [[ $(head -n 1 out) == "host deal: 200" ]]'
few="${begun/assumed1/1x4,2x4l,3x4;deal-more=2}"
check "divide: few cards" divided --position "$few seed=$(printf '07%.0s' {1..32}) $end" 7
check "the position is the deal" eval '
    status 0 --position "$begun seed=09$(printf "00%.0s" {1..31}) $end" 5 && cp out wanted &&
    status 0 --seats 3 --seed 09 5 && cmp out wanted'
check "a seed for a position" eval 'status 0 --position "$begun $end" --seed 09 5 && cmp out wanted'
over='baobei-position-1 1x4,2x4,3x4 seats=2 round=1 sum=110,-5 last=110,-5 playing=ab winner=b open'
over+=' a=1:*,2:*,3:*,1:*,2:* b=1:*,2:*,3:*,1:*,2:* discard=3 draw=3 ask=over token=9 serial=40'
check "past the end of a match" eval 'status 0 --position "$over" 2 && [[ $(tr "\n" " " <out) == "1 0 2 0 " ]]'

echo "$passed passed, $failed failed"
((failed == 0))
