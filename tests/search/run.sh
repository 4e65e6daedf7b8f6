#!/usr/bin/env bash
# Tests of baobei-search, a search over samples: tests/search/run.sh PROGRAM or BUILD-DIRECTORY
# It must win far more than its share against random players, and do so by nothing that its seat cannot know.
set -uo pipefail
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sources=$here/../../examples/search

program=${1:?usage: tests/search/run.sh PROGRAM or BUILD-DIRECTORY}
build=
[[ -d $program ]] && build=$(realpath "$program") && program=$program/examples/search/baobei-search
program=$(realpath "$program")
if ! [[ -x $program ]]; then
    echo "no such program: $program" >&2
    exit 1
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# check NAME COMMAND...: the command succeeds.
check()
{
    local name=$1 log
    shift
    if log=$("$@" 2>&1); then
        echo "ok   $name${log:+: $log}"
        ((++passed))
    else
        echo "FAIL $name"
        sed 's/^/     /' <<<"$log" | tail -n 5
        ((++failed))
    fi
}

# wins LEAST ARGUMENT...: even the lower confidence bound of the share of wins is at least LEAST per cent.
wins()
{
    local least=$1 said
    shift
    said=$("$program" "$@") || return 1
    echo "$said"
    awk -v least="$least" -F 'confidence: ' '{ found = 1; split($2, bound, " "); low = bound[1] }
        END { exit !(found && low >= least) }' <<<"$said"
}

# status WANTED ARGUMENT...: the exit status of the program.
status()
{
    local wanted=$1 got=0
    shift
    "$program" "$@" >/dev/null 2>&1 || got=$?
    [[ $got == "$wanted" ]] || { echo "status $got, not $wanted"; return 1; }
}

same() # ARGUMENT...: the same output twice
{
    [[ $("$program" "$@") == "$("$program" "$@")" ]]
}

check "--help" status 0 --help
check "no such option" status 2 --fast 1
check "a number that is none" status 2 --matches 3x
check "opponents that are none" status 2 --opponents none
check "an option without its value" status 2 --seats

check "against calm players" wins 80 --matches 200 --seats 3 --opponents calm
check "against uniform players" wins 80 --matches 200 --seats 3 --opponents uniform
check "two seats" wins 80 --matches 100 --seats 2 --opponents uniform
check "six seats" wins 45 --matches 40 --seats 6 --iterations 100 --opponents uniform
check "without searching it misses that by far" eval '! wins 45 --matches 200 --seats 3 --iterations 0 >/dev/null'
check "the same seed, the same matches" same --matches 6 --iterations 50 --seed 4
check "the same choice in any world that the seat cannot tell from the game" eval '
    "$program" --matches 9 --iterations 60 --twice 1 >/dev/null &&
    "$program" --matches 4 --seats 4 --iterations 60 --twice 1 --opponents uniform >/dev/null'
# A fault planted: worlds are copies of the game, and so hold what the seat cannot know.
cheat()
{
    cp "$sources"/*.[ch] "$work" &&
        sed -i 's/baobei_sample(tree->scratch, game, tree->viewer, seed, i)/baobei_game_copy(tree->scratch, game)/' \
            "$work/search.c" && ! cmp -s "$work/search.c" "$sources/search.c" &&
        cc -O2 -I "$here/../../include" "$work"/*.c "$build/libbaobei.a" -lm -o "$work/cheat" &&
        ! "$work/cheat" --matches 9 --iterations 60 --twice 1 2>"$work/said" &&
        grep -q "differed between worlds" "$work/said"
}
[[ $build ]] && check "a search on copies is found out by that" cheat

check "one header of the library, an installed one" eval '
    [[ $(grep -h "#include.*baobei/" "$sources"/*.[ch] | sort -u) == "#include <baobei/baobei.h>" ]]'

echo "$passed passed, $failed failed"
((failed == 0))
