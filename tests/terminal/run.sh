#!/usr/bin/env bash
# Tests of baobei-table, the terminal game: tests/terminal/run.sh PROGRAM or BUILD-DIRECTORY
set -uo pipefail
export LC_ALL=C PYTHONDONTWRITEBYTECODE=1 PYTHONUTF8=1
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
for option in seats seat watch skill lang seed limit rules record pace claim-seconds clock plain help version; do
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
check "a limit that no rules take" bad "is not a number from 1 to 30000" --limit 2000000000
check "a seat that is not there" bad "there is no seat d among 3" --seat d --seats 3
check "a seat by number" bad "--seat: '2' is not a letter" --seat 2
check "no such language" bad "--lang: 'fr' is neither" --lang fr
check "no such skill" bad "--skill: 'godlike'" --skill godlike

check "rules: no table" bad "no table of cards, at character 1: 'assumed9'" --rules assumed9
check "rules: no table, later" bad "no table of cards, at character 5: 'z'" --rules "1x4,z"
check "rules: no such key" bad "no such rule, at character 10: 'frobnicate=1'" --rules "assumed1;frobnicate=1"
check "rules: no number" bad "a number are missing, at character 21: '1x'" --rules "assumed1;power-free=1x"
check "rules: out of bounds" bad "out of bounds, at character 21: '2'" --rules "assumed1;power-free=2"
check "rules: too few cards" bad "do not hold together for 6 seats: " --rules "1x4,2x4" --seats 6

# bounds: every key of --rules list is taken with its bounds (unless another figure stands against it), not beyond.
bounds()
{
    local key least most usual value
    while read -r key least most usual _; do
        for value in "$least" "$most" "$usual"; do
            status 0 "$program" --rules "assumed1;$key=$value" </dev/null || grep -q "do not hold together" err ||
                return 1
        done
        bad "out of bounds" --rules "assumed1;$key=$((most + 1))" || return 1
        bad "out of bounds" --rules "assumed1;$key=$((least - 1))" || return 1
    done
}

check "rules: a list" status 0 "$program" --rules list
grep -E "^  [a-z0-9-]+ +-?[0-9]+ +[0-9]+ +-?[0-9]+   " out >list
check "rules: the list has all keys, and says that limits are assumed" eval '
    [[ $(wc -l <list) == 15 ]] && tr "\n" " " <out | grep -q "not the publisher"'
check "rules: bounds" bounds <list
check "rules: a match by house rules" eval '
    status 0 "$program" --watch --seed rules2 --skill easy \
        --rules "assumed1;power-free=1;limit-3=30;final-over-bao=0" &&
    grep -q "reaches 30 points" out && grep -q "Rules: assumed1;limit-3=30;final-over-bao=0;power-free=1" out &&
    grep -q "does not use" out'
check "rules: --limit goes before them" eval '
    status 0 "$program" --watch --seed rules --limit 20 --rules "assumed1;limit-3=30" &&
    grep -q "reaches 20 points" out'
check "rules: other cards have no names, and nothing is said of the assumed ones" eval '
    status 0 "$program" --watch --seed rules --rules "1x4,2x4,9x5l,10x2f3s,13x5r,4x9w" --limit 30 &&
    grep -q "species 3 (9)" out && ! grep -qE "pelican|plain bird|publisher.*cards" out &&
    grep -q "The cards are those that --rules gives" out'
check "rules: with the cards of the table, a species matches another" eval '
    printf "cards\n" | "$program" --rules "1x9,2x9,9x5l,10x2f3s" | grep -q "species 4 (10).*; matches like species 3"'

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
check "a look in a pipe: shown, then hidden" eval '
    typed "You have looked at a1 and a3; they are face down again." 1 3 &&
    grep -qE "^   a1 is .* \(-?[0-9]+\)$" out'
check "comments" eval 'typed "they are face down again" "# one" 1 "#" "#2" 3'
check "two answers on a line" typed "You have looked at a1 and a3" "1 3"
check "a bad line is asked again" eval 'typed "You have looked at a2 and a3" 9x a.x "" 100 2 3 &&
    [[ $(grep -c "Please type the number of a slot" out) == 4 ]]'
check "somebody else's card" typed "That is somebody else's card" b1
check "the same card twice" typed "Not allowed: Two different cards are needed." 1 1
check "a slot that is not there" typed "There is no card in a40. Your slots: 0 1 2 3" 1 40
check "back to the question before" eval 'typed "You have looked at a2 and a3" 1 - 2 back 2 - 2 3'
check "a very long line" eval 'typed "You have looked at a2 and a3" "$(printf "1%.0s" {1..5000})" 2 3'
check "control characters are not sent to the screen" eval 'typed "> ?[2J" $'\''\e[2J'\'' && ! grep -q $'\''\e'\'' out'
check "help, cards, scores, table" eval 'typed "5 x   white pelican (9)" "?" cards s t &&
    grep -q "^Score sheet" out && grep -q "At any question" out && [[ $(grep -c "^Round 1" out) == 2 ]]'
check "rules, in both languages" eval '
    typed "How to play: the lowest sum wins." rules && grep -q "give one of yours" out &&
    [[ $(grep -c "^First card" out) == 2 ]] && grep -q "Type rules at any question" out &&
    printf "regras\n" | "$program" --lang pt | grep -q "^Como se joga: vence a menor soma"'
check "help puts the question again" eval 'typed "At any question" 1 "?" && [[ $(grep -c "^Second card" out) == 2 ]]'
check "a refused card alone is asked for again" eval 'typed "You have looked at a1 and a3" 1 1 3 &&
    [[ $(grep -c "^First card" out) == 1 && $(grep -c "^Second card" out) == 2 ]]'
check "an action that lacks its card" typed "pluck needs a card, like this: pluck b3" pluck
check "an action in notation" typed "You have looked at a1 and a3" "look 1 3"
check "... in capitals, with blanks" typed "You have looked at a1 and a3" "  LOOK  1   3 "
check "... to a second question" typed "You have looked at a0 and a3" 1 "look 0 3"
check "... that the rules refuse" typed "That cannot be done at this moment. Answer the question below." "pluck b1"
check "... that is none" typed "no action: look 1 x (character" "look 1 x"
check "a word that is none" typed "no action: nonsense (character 1 is wrong" nonsense
check "q leaves" typed "You leave the table." 1 q 1

# english, portuguese NAME=VALUE...: what the program speaks in that environment.
english()
{
    env -u LC_ALL -u LC_MESSAGES -u LANG "$@" "$program" --help | grep -q "^Usage: "
}
portuguese()
{
    env -u LC_ALL -u LC_MESSAGES -u LANG "$@" "$program" --help | grep -q "^Uso: "
}
check "no language in the environment: English" english A=
check "LANG=pt_BR.UTF-8" portuguese LANG=pt_BR.UTF-8
check "LANG=pt" portuguese LANG=pt
check "LANG=de_DE.UTF-8" english LANG=de_DE.UTF-8
check "LC_MESSAGES goes before LANG" portuguese LC_MESSAGES=pt_PT LANG=en_US.UTF-8
check "LC_ALL goes before LC_MESSAGES" english LC_ALL=C LC_MESSAGES=pt_BR LANG=pt_BR
check "an empty LC_ALL does not count" portuguese LC_ALL= LANG=pt_BR
check "--lang goes before all" eval 'LC_ALL=pt_BR.UTF-8 "$program" --help --lang en | grep -q "^Usage: "'
check "--lang pt: complaints, too, of what stands before it" bad "opção desconhecida: --wtach" --wtach --lang pt
check "--lang pt: help says that the figures are assumed" eval '
    "$program" --lang pt --help | tr "\n" " " | grep -q "Não são os números da editora"'

# the game itself, without its words: cards, places, points
marks()
{
    grep -oE "[a-f][0-9]+\b|\(-?[0-9]+\)" "$1" | sort | uniq -c
}
check "a typed match in Portuguese" status 0 "$program" "${options[@]}" --lang pt <"$here/match.txt"
check "... ends with a winner" grep -qE "^(Você|[A-Z][^ ]+) vence a partida" out
check "... says what is assumed" eval 'tr "\n" " " <out | sed "s/  */ /g" | grep -q "Não são os números da editora"'
check "... shouts as the rulebook does" eval 'grep -q "grita DEPENADO! e aponta" out && grep -q "anuncia BAO!" out'
check "... is the same match" eval 'diff <(marks before | head -n -1) <(marks out | head -n -1)'
check "... without a word of English" eval '
    ! grep -aqwE "[Tt]he|[Yy]ou|[Cc]ard|[Dd]raw|[Dd]iscards?|slot|seat" <(grep -av "^> " out)'
check "... again: the same" eval 'cp out pt && "$program" "${options[@]}" --lang pt <"$here/match.txt" | cmp - pt'
check "refusals in Portuguese" eval '
    printf "1\n1\n" | "$program" --lang pt | grep -q "Não é permitido: São precisas duas cartas distintas."'

check "a record" eval 'status 0 "$program" "${options[@]}" --record record <"$here/match.txt" && cmp out before &&
    head -n 1 record | grep -q "^baobei-position-1 .* seed=[0-9a-f]* token=1 serial=1$" &&
    sed -n 2p record | grep -qx "host deal" &&
    ! tail -n +3 record | grep -qvE "^(host|[a-f]) [a-z]"'
check "a record is for its owner only" eval '[[ $(stat -c %a record) == 600 ]]'
check "a record that cannot be written" status 1 "$program" --watch --record /nowhere/record
if [[ -w /dev/full ]]; then
    check "a record on a full disk" eval '
        status 1 "$program" --watch --record /dev/full; grep -q "record cannot be written" out'
fi

check "skills: each is the same again, and another match than the others" eval '
    for skill in easy normal hard; do
        "$program" --watch --seats 4 --seed skill --skill $skill >$skill && "$program" --watch --seats 4 --seed skill \
            --skill $skill | cmp - $skill || exit 1
    done; ! cmp -s easy normal && ! cmp -s normal hard'

check "a closed output pipe" eval '"$program" --watch | head -n 1; [[ ${PIPESTATUS[*]} == "0 0" ]]'
check "a closed output pipe, in a match" eval '"$program" "${options[@]}" <"$here/match.txt" 2>err | head -n 1
    [[ ${PIPESTATUS[*]} == "0 0" ]] && ! [[ -s err ]]'
check "no standard input" eval '"$program" <&- | grep -q "End of input"'
check "no standard output" status 0 bash -c '"$1" --watch >&-' - "$program"
if [[ -w /dev/full ]]; then
    check "a full disk is a failure" eval '"$program" --watch >/dev/full; [[ $? == 1 ]]'
fi

if [[ -d $sources ]]; then
    client=(ask choose client draft narrate peek powers reference screen sheet voice)
    check "the client knows nothing of the game" eval '
        for file in "${client[@]}"; do
            ! grep -qE "baobei_(game|legal|check|apply|view_get|recall|sample|decision_get|observe|events)\b|host\.h" \
                "$sources/$file.c" "$sources/$file.h" 2>/dev/null || { echo "$file"; exit 1; }
        done'
    check "the client folds events" grep -q baobei_view_fold "$sources/client.c"
    check "the host's eyes: for waiting, for the record, and in the worlds of an opponent" eval '
        [[ $(cd "$sources" && grep -c BAOBEI_VIEWER_HOST *.[ch] | grep -v ":0$" | xargs) == \
           "belief.c:1 play.c:1 record.c:1" ]]'
    check "an opponent looks with its own viewer only" eval '
        ! grep -hE "baobei_(view_get|recall_get|sample)\(" "$sources"/{belief,bots,worth}.c |
            grep -vE "game, bot->viewer,|\(scratch, BAOBEI_VIEWER_HOST,"'
    check "one header of the library, an installed one" eval '
        [[ $(grep -h "#include.*baobei/" "$sources"/*.[ch] | sort -u) == "#include <baobei/baobei.h>" ]]'
fi

if [[ -d $sources ]]; then
    counted python3 "$here/texts.py" "$sources"
fi
counted python3 "$here/player.py" "$program"
counted python3 "$here/keyboard.py" "$program"

echo "$passed passed, $failed failed"
((failed == 0))
