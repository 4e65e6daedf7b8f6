#!/usr/bin/env bash
# Tests of baobei-table, the terminal game: tests/terminal/run.sh PROGRAM or BUILD-DIRECTORY
set -uo pipefail
export LC_ALL=C PYTHONDONTWRITEBYTECODE=1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sources=$here/../../examples/terminal

program=${1:?usage: tests/terminal/run.sh PROGRAM or BUILD-DIRECTORY}
[[ -d $program ]] && program=$program/examples/terminal/baobei-table
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

# counted COMMAND...: it prints lines of checks by itself.
counted()
{
    "$@" >counted.log 2>&1 || echo "FAIL ${*##*/}: status $?" >>counted.log
    cat counted.log
    ((passed += $(grep -c '^ok ' counted.log)))
    ((failed += $(grep -vc '^ok ' counted.log)))
}

# status WANTED COMMAND...: its exit status.
status()
{
    local wanted=$1 got=0
    shift
    "$@" >out 2>err || got=$?
    [[ $got == "$wanted" ]] || { echo "status $got, not $wanted"; cat err; return 1; }
}

# bad TEXT OPTION...: refused with status 2, a message that says what is wrong, and nothing else.
bad()
{
    local text=$1
    shift
    status 2 "$program" "$@" </dev/null && grep -qF -- "$text" err && ! [[ -s out ]]
}

# typed TEXT LINE...: with these lines as the answers the output has that text, and all ends well.
typed()
{
    local text=$1
    shift
    printf '%s\n' "$@" >in
    status 0 "$program" --seed typed <in && ! [[ -s err ]] && grep -qF -- "$text" out
}

check "--help" status 0 "$program" --help
for option in seats seat watch seed limit pace claim-seconds clock plain help version; do
    check "--help explains --$option" grep -qE -- "--$option( |,|\$)" out
done
check "--help says that the figures are assumed" grep -q "not the publisher's" <(tr '\n' ' ' <out | sed 's/  */ /g')
check "--help fits on 80 columns" eval '! grep -qE "^.{80}" out'
check "--version" eval '"$program" --version | grep -qE "^baobei-table, with libbaobei [0-9]+\.[0-9]+\.[0-9]+$"'

check "no such option" bad "unknown option: --wtach" --wtach
check "no such letter" bad "unknown option: -x" -x
check "an argument too many" bad "unknown option: more" more
check "an option without its value" bad "--seats needs a value" --seats
check "one seat" bad "'1' is not a number from 2 to 6" --seats 1
check "seven seats" bad "'7' is not a number from 2 to 6" --seats 7
check "not a number" bad "--pace: 'fast'" --pace fast
check "a number with a tail" bad "--pace: '5x'" --pace 5x
check "a number out of all bounds" bad "--limit: '99999999999999999999'" --limit 99999999999999999999
check "a limit of nothing" bad "--limit: '0'" --limit 0
check "a limit that no rules take" bad "--limit: '2000000000'" --limit 2000000000
check "a seat that is not there" bad "there is no seat 4 among 3" --seat 4 --seats 3

for seats in 2 3 4 5 6; do
    check "--watch with $seats seats" eval '
        status 0 timeout 20 "$program" --watch --seats $seats --seed watch$seats </dev/null &&
        tail -n 1 out | grep -q " wins the match\.$" && ! [[ -s err ]]'
    check "--watch with $seats seats, again: the same" eval '
        cp out before && [[ -s before ]] && "$program" --watch --seats $seats --seed watch$seats | cmp - before'
    check "--watch with $seats seats shows no card in secret" eval '! grep -qE "^   .* is |You" before'
done
check "another seed, another match" eval '! "$program" --watch --seats 6 --seed other | cmp -s - before'
check "a random seed is told at the end, and deals the same" eval '
    "$program" --watch --limit 5 >one && "$program" --watch --limit 5 $(tail -n 1 one) >two && head -n -2 one | cmp - two'

eval "options=($(sed -n '1s/.*: baobei-table //p' "$here/match.txt"))"
check "a typed match" status 0 "$program" "${options[@]}" <"$here/match.txt"
check "a typed match ends with a winner" grep -qE "^(You win|[A-Z][a-z]+ wins) the match" out
check "a typed match says what is assumed" grep -q "not the publisher's figures" out
check "a typed match, again: the same" eval '
    mv out before && [[ -s before ]] && "$program" "${options[@]}" <"$here/match.txt" | cmp - before'
check "a typed match in a slow pipe: the same" eval '
    (while IFS= read -r line; do echo "$line"; sleep 0.002; done <"$here/match.txt") |
    "$program" "${options[@]}" | cmp - before'
check "a typed match with DOS line ends: the same game" eval '
    sed "s/\$/\r/" "$here/match.txt" | "$program" "${options[@]}" | tail -n 8 | cmp - <(tail -n 8 before)'

check "no input at all" typed "End of input: the match ends here."
check "input that ends in the middle" typed "End of input: the match ends here." 1
check "a last line without an end" eval 'printf "1\n2" | "$program" --seed typed | grep -q "they are face down again"'
check "a look in a pipe: shown, then hidden" eval 'typed "You have looked at 1.1 and 1.3; they are face down again." 1 3 &&
    grep -qE "^   1\.1 is .* \(-?[0-9]+\)$" out'
check "comments" eval 'typed "they are face down again" "# one" 1 "#" "#2" 3'
check "two answers on a line" typed "You have looked at 1.1 and 1.3" "1 3"
check "a bad line is asked again" eval 'typed "You have looked at 1.2 and 1.3" nonsense 9x 1.x "" 2 3 &&
    [[ $(grep -c "Please type the number of a slot" out) == 4 ]]'
check "somebody else's card" typed "That is somebody else's card" 2.1
check "the same card twice" typed "Not allowed: Two different cards are needed." 1 1
check "a slot that is not there" typed "Not allowed: That seat has no slot of that number." 1 40
check "back to the question before" eval 'typed "You have looked at 1.2 and 1.3" 1 0 2 back 2 b 2 3'
check "a very long line" eval 'typed "You have looked at 1.2 and 1.3" "$(printf "1%.0s" {1..5000})" 2 3'
check "control characters are not sent to the screen" eval 'typed "> ?[2J" $'\''\e[2J'\'' && ! grep -q $'\''\e'\'' out'
check "help, cards, scores, table" eval 'typed "5 x   white pelican (9)" "?" c s t &&
    grep -q "^Score sheet" out && grep -q "At any question" out && [[ $(grep -c "^Round 1" out) == 2 ]]'
check "q leaves" typed "You leave the table." 1 q 1

check "a closed output pipe" eval '"$program" --watch | head -n 1; [[ ${PIPESTATUS[*]} == "0 0" ]]'
check "a closed output pipe, in a match" eval '"$program" "${options[@]}" <"$here/match.txt" 2>err | head -n 1
    [[ ${PIPESTATUS[*]} == "0 0" ]] && ! [[ -s err ]]'
check "no standard input" eval '"$program" <&- | grep -q "End of input"'
check "no standard output" status 0 bash -c '"$1" --watch >&-' - "$program"
if [[ -w /dev/full ]]; then
    check "a full disk is a failure" eval '"$program" --watch >/dev/full; [[ $? == 1 ]]'
fi

if [[ -d $sources ]]; then
    check "the host's own view is used in one place, for waiting only" eval '
        [[ $(grep -h "BAOBEI_VIEWER_HOST" "$sources"/*.[ch] | grep -c "decision_get") == 1 &&
           $(grep -c "BAOBEI_VIEWER_HOST" <(cat "$sources"/*.[ch])) == 1 ]]'
    check "one header of the library, an installed one" eval '
        [[ $(grep -h "#include.*baobei/" "$sources"/*.[ch] | sort -u) == "#include <baobei/baobei.h>" ]]'
fi

counted python3 "$here/player.py" "$program"
counted python3 "$here/keyboard.py" "$program"

echo "$passed passed, $failed failed"
((failed == 0))
