#!/usr/bin/env bash
# The preprocessed header, as it is, taken by cffi, LuaJIT, bindgen and castxml; and a match played through each binding
# (README.md). The same matches in all languages; planted faults are noticed in each.
# usage: run.sh BUILD
set -euo pipefail
PATH=/usr/bin:$PATH # Debian's modules are for Debian's interpreters, its bindgen for its rustc
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "$1" && pwd)
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

# The programs: each is given a header and the folder of a library.
abi()
{
    python3 "$here/match.py" abi "$1" "$2/libbaobei.so"
}

api()
{
    mkdir -p "$work/module"
    LD_LIBRARY_PATH=$2 python3 "$here/match.py" api "$1" "$root/include" "$2" "$work/module"
}

lua()
{
    luajit "$here/match.lua" "$1" "$2/libbaobei.so"
}

rust()
{
    bindgen --default-enum-style consts --no-prepend-enum-name --allowlist-function 'baobei_.*' \
        --allowlist-type 'baobei_.*' --allowlist-var 'BAOBEI_.*' -o "$work/bindings.rs" "$1" -- \
        -include stdint.h -include stddef.h &&
        BINDINGS=$work/bindings.rs rustc --edition 2021 -D warnings -L "$2" -l baobei \
            -o "$work/rust-$(basename "$1" .h)" "$here/match.rs" &&
        LD_LIBRARY_PATH=$2 "$work/rust-$(basename "$1" .h)"
}

plays() # LANGUAGE: the matches that the first one has played
{
    "$1" "$header" "$build" >"$work/said" && diff "$work/expected" "$work/said"
}

layout_tests() # those that bindgen writes: size, alignment and offsets of every record
{
    rustc --edition 2021 --test --crate-type lib --cap-lints allow -o "$work/layout" "$work/bindings.rs" &&
        "$work/layout" | grep -q '^test result: ok. 6 passed'
}

notices() # TEXT COMMAND...: fails and says why
{
    local said
    if said=$("${@:2}" 2>&1); then
        echo "not noticed"
        return 1
    fi
    grep -q -e "$1" <<<"$said" || { echo "$said"; return 1; }
}

# A library with one fault, in a folder named after it.
plant() # FAULT FUNCTION
{
    local folder=$work/$1
    mkdir "$folder"
    ln -s libbaobei.so "$folder/$soname"
    objcopy --redefine-sym "$2=real_$2" "$build/libbaobei.a" "$folder/real.a"
    gcc -shared -fPIC -Wall -Wextra -Werror -DFAULT_"$1" -I "$root/include" -o "$folder/libbaobei.so" \
        "$here/fault.c" -Wl,--whole-archive "$folder/real.a" -Wl,--no-whole-archive \
        "-Wl,-soname=$soname,--version-script=$root/lib/baobei.map"
}

soname=$(objdump -p "$build/libbaobei.so" | awk '$1 == "SONAME" { print $2 }')
header=$work/baobei.h
"$here/header.sh" >"$header"
check "only declarations are left" sh -c "! grep -E '#|__' '$header' && test -s '$header'"

check "cffi, ABI mode" sh -c "python3 '$here/match.py' abi '$header' '$build/libbaobei.so' >'$work/expected'"
cat "$work/expected"
check "what it says" grep -qE '^all hooks: [0-9]{3} moves, [0-9]{4} events, [0-9a-f]{16}$' "$work/expected"
for language in api lua rust; do
    check "$language" plays $language
done
check "rust, layout" layout_tests
check "castxml" "$here/functions.py" "$root/include/baobei/baobei.h" "$root/lib/baobei.map" -I "$root/include"
check "castxml, preprocessed" \
    "$here/functions.py" "$header" "$root/lib/baobei.map" -include stdint.h -include stddef.h

# A header that lies: two fields of one type change places.
sed '/uint32_t token;/{N;s/token;\(.*\)serial;/serial;\1token;/}' "$header" >"$work/swapped.h"
for language in abi lua rust; do
    check "swapped fields, $language" \
        notices "not that of the pending decision" $language "$work/swapped.h" "$build"
done
check "swapped fields, api" notices "wrong offset" api "$work/swapped.h" "$build"
sed 's/reserved\[60\]/reserved[64]/; s/baobei_rules_check/baobei_planted/' "$header" >"$work/planted.h"
for fault in "baobei_rules_check: not seen" "baobei_planted: not exported" "baobei_view: 9.. bytes"; do
    check "castxml, planted: $fault" notices "$fault" \
        "$here/functions.py" "$work/planted.h" "$root/lib/baobei.map" -include stdint.h -include stddef.h
done

# A library that lies.
while read -r fault function text; do
    plant "$fault" "$function"
    for language in abi lua; do
        check "$fault, $language" notices "$text" $language "$header" "$work/$fault"
    done
    check "$fault, rust" notices "$text" env LD_LIBRARY_PATH="$work/$fault" "$work/rust-baobei"
done <<END
FOLD baobei_view_fold a view is the fold of its events
EVENTS baobei_events a view is the fold of its events
SAMPLE baobei_sample a sample has other cards
FREE baobei_game_free all memory was given back
SEED baobei_game_chance chance was asked
CHANCE baobei_game_chance pulled and pushed matches are the same
END

echo "$passed passed, $failed failed"
((failed == 0))
