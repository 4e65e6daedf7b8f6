# shellcheck shell=bash
# What the platforms share: compiling, running the trial, and the line that a platform prints. Sourced by run.

warnings=(-std=c99 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
public=(-Iinclude -Itests/support -Itests/perft -Iexamples/perft)
library=(lib/*/*.c)
trial=("$here"/{trial,matches,look,counts,digest,print}.c tests/support/{driver,seer,random}.c
    tests/perft/rows.c examples/perft/count.c)

# objects PART COMMAND... -- SOURCE...: compiles each source to an object in a folder of the platform.
objects()
{
    local folder=$out/$name/$1 command=() source
    shift
    while [[ $1 != -- ]]; do
        command+=("$1")
        shift
    done
    shift
    mkdir -p "$folder"
    for source; do
        "${command[@]}" "${warnings[@]}" "${public[@]}" -c "$source" -o "$folder/$(tr / - <<<"${source%.c}").o"
    done
}

version() # COMPILER: its name and version
{
    echo "${1##*/} $("$1" --version | sed -nE '1s/.* ([0-9]+(\.[0-9]+)*)([ -].*)?$/\1/p')"
}

# What size says of objects or a library: code, constants and data in bytes.
bytes() # SIZE FILE...
{
    "$@" | awk 'NR > 1 { sum += $1 + $2 + $3 } END { print sum }'
}

passed=0 failed=0
# row NAME COMPILER SIZE RUNNER...: runs the trial, compares, and prints the line of the platform.
row()
{
    local name=$1 compiler=$2 size=$3 text=$out/$1/output verdict=same status=0
    shift 3
    mkdir -p "$out/$name"
    timeout 400 "$@" >"$text" 2>"$out/$name/errors" </dev/null || status=$?
    cmp -s "$text" "$golden" || verdict="DIFFERS at line $(cmp "$text" "$golden" 2>&1 | sed 's/.* line //')"
    ((status == 0)) || verdict="FAILED with status $status; $verdict"
    if [[ $verdict == same ]]; then
        ((++passed))
    else
        ((++failed))
        tail -n 3 "$out/$name/errors"
    fi
    printf '%-14s %-34s %7s %6s  %s  %s\n' "$name" "$compiler" "$size" \
        "$(sed -n 's/\r//; s/^game \([0-9]*\) .*/\1/p' "$out/$name/errors")" \
        "$(sha256sum <"$text" | cut -c1-16)" "$verdict"
}

# check NAME COMMAND...: one more check, by a command that succeeds.
check()
{
    local what=$1
    shift
    if "$@"; then
        ((++passed))
    else
        ((++failed))
        echo "FAILED: $what"
    fi
}
