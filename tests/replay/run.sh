#!/usr/bin/env bash
# Tests of baobei-replay, which steps through records: tests/replay/run.sh PROGRAM or BUILD-DIRECTORY
set -uo pipefail
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
records=$here/../data/records
sources=$here/../../examples/replay

program=${1:?usage: tests/replay/run.sh PROGRAM or BUILD-DIRECTORY}
[[ -d $program ]] && program=$program/examples/replay/baobei-replay
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

# status WANTED COMMAND...: its exit status; output in out and err.
status()
{
    local wanted=$1 got=0
    shift
    "$@" >out 2>err || got=$?
    [[ $got == "$wanted" ]] || { echo "status $got, not $wanted"; cat err; return 1; }
}

# lines FILE: how many moves a record has.
lines()
{
    echo $(($(grep -vc '^#' "$1") - 1))
}

# typed RECORD COMMAND...: these commands, one a line.
typed()
{
    local record=$1
    shift
    printf '%s\n' "$@" >in
    status 0 "$program" "$record" <in
}

# The tables in out, without the moves between them.
tables()
{
    grep -E '^(step|[> ] [a-f] |    [^ ])' out
}

check "--help" status 0 "$program" --help
check "no arguments" status 2 "$program"
check "no such option" status 2 "$program" --back file
check "no such viewer" status 2 "$program" --viewer g file
check "not a number" status 2 "$program" --step x file
check "no such file" status 1 "$program" nowhere
check "an empty file" status 1 "$program" --hash /dev/null

for record in "$records"/v1-*.txt; do
    name=$(basename "$record" .txt)
    steps=$(lines "$record")
    seats=$(sed -n 's/^baobei.* seats=\([2-6]\) .*/\1/p' "$record")
    viewers=(spectator host a b c d e f)
    viewers=("${viewers[@]:0:seats+2}")

    check "$name: the hash at the end" eval '
        [[ $("$program" --hash "$record") == $(sed -n "s/^# hash //p" "$record") ]]'
    check "$name: from standard input" eval '
        [[ $("$program" --hash <"$record") == $(sed -n "s/^# hash //p" "$record") ]]'
    check "$name: with DOS line ends" eval '
        [[ $(sed "s/\$/\r/" "$record" | "$program" --hash) == $(sed -n "s/^# hash //p" "$record") ]]'
    check "$name: the host's transcript has every line" eval '
        "$program" --transcript host "$record" | grep -v "^ " | cmp - <(grep -v "^#" "$record" | tail -n +2)'
    for viewer in "${viewers[@]}"; do
        check "$name: forwards as $viewer: the tables of these steps" eval '
            for step in 31 32 33; do "$program" --step $step --viewer $viewer "$record"; done >single &&
            typed "$record" "v $viewer" "g 30" n n n && tables | tail -n $((3 * (seats + 3))) | cmp - single'
        check "$name: back as $viewer: the same table" eval '
            typed "$record" "v $viewer" "g $steps" "g 33" b b && tables | tail -n $((seats + 3)) |
            cmp - <(head -n $((seats + 3)) single)'
        [[ $viewer == host ]] && continue
        check "$name: the transcript of $viewer tells nothing that chance answered" eval '
            "$program" --transcript $viewer "$record" >out && ! grep -q " =" out'
        check "$name: the transcript of $viewer tells no passes but its own" eval '
            ! grep -E "^[a-f] pass" out | grep -v "^$viewer pass"'
        check "$name: the transcript of $viewer is no longer than the host knows" eval '
            (($(grep -vc "^ " out) <= steps))'
    done
    check "$name: a spectator is shown no drawn card" eval '
        "$program" --transcript spectator "$record" >out && ! grep -q "drawn:" out'
done

record=$records/v1-hosted-2.txt
steps=$(lines "$record")
check "a record that stops in the middle" eval 'head -n 20 "$record" | status 0 "$program" --transcript a'
check "a line that is refused" eval '
    (head -n 20 "$record"; echo "a deal") | status 1 "$program" --hash; grep -q "line 21, column 1: BAOBEI_REFUSED_" err'
check "a line that is none" eval '
    (head -n 5 "$record"; echo "a drew") | status 1 "$program" --hash; grep -q "line 6, column 3: BAOBEI_BAD_TEXT" err'
check "a position that is none" eval '
    sed "1s/seats=2/seats=3/" "$record" | status 1 "$program" --hash; grep -q "line 1, column " err'
check "a seat position is no beginning" eval '
    echo "baobei-seat-1 a assumed1 seats=2 next=ab ask=deal token=1 serial=1" | status 1 "$program" --hash &&
    grep -q "line 1, column 8: BAOBEI_BAD_TEXT" err'
check "comments and empty lines" eval '
    [[ $( (echo "# one"; echo; sed "3i# two" "$record") | "$program" --hash) == $(sed -n "s/^# hash //p" "$record") ]]'
check "step 0" eval 'status 0 "$program" --step 0 "$record" && grep -q "^step 0 of $steps, as spectator" out'
check "the last step" eval 'status 0 "$program" --step $steps "$record" && grep -q "^step $steps of $steps" out'
check "a step past the end" status 1 "$program" --step $((steps + 1)) "$record"
check "a viewer that is not in the match" status 1 "$program" --viewer c --step 1 "$record"
check "commands: a viewer that is not in the match" eval 'typed "$record" "v c" q && grep -q "no such viewer" out'
check "commands: past both ends" eval 'typed "$record" b "g $steps" n q &&
    grep -q "this is the beginning" out && grep -q "that was the last move" out'
check "commands: nonsense" eval 'typed "$record" x "g" "g -1" "v" "v z" q && [[ $(grep -c "^commands:" out) == 5 ]]'
check "commands: end of input" eval 'status 0 "$program" "$record" </dev/null && grep -q "^step 0 of" out'
check "commands: empty lines are moves" eval 'typed "$record" "" "" "" q && grep -q "^step 3 of" out'
check "hidden cards are hidden" eval '
    "$program" --step 3 --viewer spectator "$record" >out && grep -E "^[> ] a " out | grep -qE "^[> ] a ( +\?){5} "'
check "the host sees them" eval '"$program" --step 3 --viewer host "$record" >out && ! grep -E "^[> ] [ab] " out | grep -q "?"'

if [[ -d $sources ]]; then
    check "one header of the library, an installed one" eval '
        [[ $(grep -h "#include.*baobei/" "$sources"/*.[ch] | sort -u) == "#include <baobei/baobei.h>" ]]'
fi

echo "$passed passed, $failed failed"
((failed == 0))
