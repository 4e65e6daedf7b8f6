# shellcheck shell=bash
# The kinds of platforms: how library and trial are built and run there. Sourced by run.

native() # COMPILER FLAG...
{
    local cc=$1 folder=$out/$name link=() merge=()
    case $* in
    gcc*-flto*) merge=(-flinker-output=nolto-rel) ;; # code in it, for its size
    clang*-flto*) link=(-fuse-ld=lld) ;;
    esac
    objects lib "$@" -Ilib -- "${library[@]}"
    objects trial "$@" -- "${trial[@]}" "$here/host_stdio.c"
    "$@" "${link[@]}" "$folder"/lib/*.o "$folder"/trial/*.o -o "$folder/trial.run"
    "$@" "${link[@]}" -nostdlib -r "${merge[@]}" "$folder"/lib/*.o -o "$folder/library.o"
    row "$name" "$(version "$cc") ${*:2}" "$(bytes size "$folder/library.o")" "$folder/trial.run"
}

# The shared library as it is installed, without debug information.
shared() # COMPILER FLAG...
{
    local cc=$1 folder=$out/$name
    objects lib "$@" -fPIC -fvisibility=hidden -DBAOBEI_BUILD_SHARED -Ilib -- "${library[@]}"
    objects trial "$@" -DBAOBEI_USE_SHARED -- "${trial[@]}" "$here/host_stdio.c"
    "$@" -shared -s -Wl,--version-script=lib/baobei.map "$folder"/lib/*.o -o "$folder/libbaobei.so"
    "$@" "$folder"/trial/*.o "$folder/libbaobei.so" -Wl,-rpath,"$PWD/$folder" -o "$folder/trial.run"
    row "$name" "$(version "$cc") ${*:2} -shared" "$(stat -c %s "$folder/libbaobei.so")" "$folder/trial.run"
}

cross() # PREFIX EMULATOR
{
    local cc=$1-gcc folder=$out/$name
    objects lib "$cc" -O2 -Ilib -- "${library[@]}"
    objects trial "$cc" -O2 -- "${trial[@]}" "$here/host_stdio.c"
    "$cc" -static "$folder"/lib/*.o "$folder"/trial/*.o -o "$folder/trial.run"
    row "$name" "$(version "$cc") -O2" "$(bytes "$1-size" "$folder"/lib/*.o)" "$2" "$folder/trial.run"
}

windows() # PREFIX
{
    local cc=$1-gcc folder=$out/$name kind
    export WINEPREFIX=$PWD/$out/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' DISPLAY=
    objects lib "$cc" -O2 -Ilib -- "${library[@]}"
    objects trial "$cc" -O2 -- "${trial[@]}" "$here/host_stdio.c"
    objects lib-dll "$cc" -O2 -Ilib -DBAOBEI_BUILD_SHARED -- "${library[@]}"
    objects trial-dll "$cc" -O2 -DBAOBEI_USE_SHARED -- "${trial[@]}" "$here/host_stdio.c"
    "$cc" -static "$folder"/lib/*.o "$folder"/trial/*.o -o "$folder/trial.exe"
    "$cc" -shared -static-libgcc "$folder"/lib-dll/*.o -Wl,--out-implib,"$folder/libbaobei.dll.a" \
        -o "$folder/baobei.dll"
    "$cc" -static-libgcc "$folder"/trial-dll/*.o "$folder/libbaobei.dll.a" -o "$folder/trial-dll.exe"
    for kind in "" -dll; do
        row "windows$kind" "$(version "$cc") -O2" "$(bytes "$1-size" "$folder/lib$kind"/*.o)" \
            /usr/lib/wine/wine64 "$folder/trial$kind.exe"
    done
    /usr/lib/wine/wineserver64 -k || true # this prefix only
}

wasm()
{
    local folder=$out/$name cc=(clang --target=wasm32-wasi -O2)
    local reactor=(-mexec-model=reactor '-Wl,-z,stack-size=131072')
    objects lib "${cc[@]}" -Ilib -- "${library[@]}"
    objects trial "${cc[@]}" -- "${trial[@]}" "$here/wasm/host.c"
    "${cc[@]}" "${reactor[@]}" "$folder"/lib/*.o "$folder"/trial/*.o -o "$folder/trial.wasm"
    "${cc[@]}" "${reactor[@]}" -Wl,--export-dynamic,--strip-all "$folder"/lib/*.o -o "$folder/baobei.wasm"
    row "$name" "$(version clang) -O2" "$(stat -c %s "$folder/baobei.wasm")" \
        node "$here/wasm/run.mjs" "$folder/trial.wasm" "$folder/baobei.wasm"
}

# Without a C library, and without an allocator; by way of assembly, which stack.py reads. Debian 12's qemu-arm runs
# no program for a Cortex-M; a Cortex-A15 has all of its instructions.
bare_metal()
{
    local folder=$out/$name source object
    local cc=(clang --target=thumbv7em-none-eabi -mcpu=cortex-m4 -Os -ffreestanding -DBAOBEI_NO_MALLOC
        -I"$here/bare_metal")
    mkdir -p "$folder/assembly" "$folder/lib"
    for source in "${library[@]}"; do
        object=$(tr / - <<<"${source%.c}")
        "${cc[@]}" "${warnings[@]}" "${public[@]}" -Ilib -fstack-usage -S "$source" -o "$folder/assembly/$object.s"
        "${cc[@]:0:3}" -c "$folder/assembly/$object.s" -o "$folder/lib/$object.o"
    done
    objects trial "${cc[@]}" -- "${trial[@]}" "$here/bare_metal/host.c"
    objects trial "${cc[@]}" -fno-builtin -- "$here"/bare_metal/{string,eabi}.c
    ld.lld -e start -Ttext=0x10000 "$folder"/lib/*.o "$folder"/trial/*.o -o "$folder/trial.elf"
    row "$name" "$(version clang) -Os" "$(bytes size "$folder"/lib/*.o)" qemu-arm -cpu cortex-a15 "$folder/trial.elf"
    size -t "$folder"/lib/*.o | awk 'END { printf "    code and constants %d, data %d, zeroed %d bytes\n", $1, $2, $3 }'
    sed 's/^/    RAM in bytes: /' "$folder/errors"
    check "no mutable data" eval '[[ $(size -t "$folder"/lib/*.o | awk "END { print \$2 + \$3 }") == 0 ]]'
    check "stack" eval '"$here/stack.py" "$folder/assembly" | sed "s/^/    /"'
}
