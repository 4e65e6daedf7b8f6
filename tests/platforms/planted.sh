# shellcheck shell=bash
# The matrix can fail: faults that a common machine does not show, and checks that see what is put before them.
# Sourced by run.

planted()
{
    local folder=$out/$name
    mkdir -p "$folder"
    sed '/^perft/d' "$golden" >"$folder/golden"
    planted_in x86-64 "" gcc
    check "the fault does not show on x86-64" cmp -s "$folder/x86-64.text" "$folder/golden"
    planted_in i386 qemu-i386 i686-linux-gnu-gcc
    check "a long of 32 bits shows" differs "$folder/i386.text" "$folder/golden"
    planted_in s390x qemu-s390x s390x-linux-gnu-gcc
    check "a most significant byte first shows" differs "$folder/s390x.text" "$folder/golden"

    sed '3s/=./=x/' "$golden" >"$folder/other"
    check "another byte shows" eval '(golden=$folder/other; row planted/row gcc 0 cat "$here/golden.txt") |
        grep -q "DIFFERS at line 3$"'

    echo 'int hook(int); int planted(int x) { return hook(x); }' >"$folder/imports.c"
    clang --target=wasm32-wasi -mexec-model=reactor -Wl,--allow-undefined,--export=planted "$folder/imports.c" \
        -o "$folder/imports.wasm"
    check "an import shows" eval '! node "$here/wasm/run.mjs" "$folder/imports.wasm" 2>"$folder/errors" &&
        grep -q "imports env.hook" "$folder/errors"'

    mkdir -p "$folder/stack"
    echo 'int b(int); int a(int x) { return b(x) + 1; } int b(int x) { return x ? a(x - 1) + 1 : 0; }' \
        >"$folder/stack/ab.c"
    clang --target=thumbv7em-none-eabi -O1 -fno-inline -fstack-usage -S "$folder/stack/ab.c" -o "$folder/stack/ab.s"
    check "recursion shows" eval '! "$here/stack.py" "$folder/stack" 2>"$folder/errors" &&
        grep -q "^recursion: a > b > a" "$folder/errors"'
    ((failed)) || echo "planted        each planted fault was found, where it shows"
}

# planted_in PLATFORM EMULATOR COMPILER: the matches there, with a fault in the digest of numbers.
planted_in()
{
    local name=planted/$1 folder=$out/planted
    objects lib "$3" -O1 -Ilib -- "${library[@]}"
    objects trial "$3" -O1 -DPLANTED_FAULT -- "${trial[@]}" "$here/host_stdio.c"
    "$3" -static "$folder/$1"/lib/*.o "$folder/$1"/trial/*.o -o "$folder/$1/trial.run"
    # shellcheck disable=SC2086 # no emulator is no word
    $2 "$folder/$1/trial.run" 2>/dev/null | sed '/^perft/d' >"$folder/$1.text"
}

# Not the same, and yet a whole trial.
differs()
{
    [[ $(tail -n 1 "$1") == end ]] && ! cmp -s "$1" "$2"
}
