#!/usr/bin/env bash
# The library as one baobei.c and baobei.h (lib/amalgamate.cmake): the same bytes everywhere, without warnings, exports
# what the library does or nothing at all, is at home in a plug-in; the generator refuses what cannot be put together.
# usage: amalgamation.sh BUILD
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/checks.sh"
build=$(cd "$1" && pwd)
made=$build/amalgamation
here=$root/tests/consumer
expect_hello_of "$build"

warnings=(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wundef -Wcast-qual
          -Wvla -Werror) # those of CMakeLists.txt
amalgamate() # TREE FOLDER
{
    cmake -D OUT="$2/baobei" -P "$1/lib/amalgamate.cmake"
}

# ---- the same bytes

copy_tree "$work/else where (2)"
again() # from another folder, in another one, at another time of the world
{
    (cd / && LC_ALL=C TZ=Asia/Tokyo amalgamate "$work/else where (2)" "$work/again") &&
        diff -r "$work/again/baobei" "$made/baobei"
}
check "the same bytes from another folder" again
dos_lines()
{
    find "$work/else where (2)" -name '*.[ch]' -exec sed -i 's/$/\r/' {} + && again
}
check "the same bytes from sources with DOS line ends" dos_lines
for file in baobei.c baobei.h; do
    check "$file: version" eval "head -n 5 '$made/baobei/$file' | grep -F ' libbaobei $(dotted "$header_version"), '"
    check "$file: licence" eval "sed -n '/MIT License/,/\*\//{ /\*\//d; s/^ \* \?//; p }' '$made/baobei/$file' |
        diff '$root/LICENSE' -"
    check "$file: nothing of a machine" fails "" grep -nF "$root" "$made/baobei/$file"
done

# ---- without warnings

compile() # COMPILER STANDARD [FLAG...]
{
    "$1" -std="$2" "${warnings[@]}" "${@:3}" -c "$made/baobei/baobei.c" -o "$work/object.o"
}
check "gcc, optimised" compile gcc c99 -O2
check "clang, optimised" compile clang c99 -O2
for compiler in gcc clang; do
    for flag in -DBAOBEI_PRIVATE -DBAOBEI_STATIC -DBAOBEI_NO_MALLOC -DBAOBEI_CHECKS=1 -std=c2x; do
        check "$compiler, $flag" compile "$compiler" c99 -fsyntax-only "$flag"
    done
    for language in c99 c2x c++11 c++20; do
        kind=$([[ $language == *+* ]] && echo c++ || echo c)
        check "$compiler, the header alone as $language" "$compiler" -std=$language -Wall -Wextra -Wpedantic \
            -Wconversion -Wshadow -Wundef -Werror -fsyntax-only -x "$kind" -I "$made" - <<<'#include <baobei/baobei.h>'
    done
done

# ---- what it exports

shared() # FLAG: as a shared object; default visibility, so that the library itself must hide what is not for others
{
    gcc -std=c99 -fPIC -shared "$1" "$made/baobei/baobei.c" -o "$work/object.so"
}
exports()
{
    shared -DBAOBEI_PLAIN && exports_of "$work/object.so" | diff <(functions_of_map) -
}
check "exports what lib/baobei.map does" exports
for state in PRIVATE STATIC; do
    check "$state exports nothing" eval "shared -DBAOBEI_$state && [[ ! \$(exports_of '$work/object.so') ]]"
done
check "nothing of the inside is global" eval \
    "gcc -std=c99 -c '$made/baobei/baobei.c' -o '$work/o.o' && nm -g '$work/o.o' >'$work/nm' && ! grep bbi_ '$work/nm'"

# ---- strangers

cp -r "$made/baobei" "$work/baobei" # as somebody takes the folder into a tree
one=$work/baobei/baobei.c
cc=(gcc -std=c99 -Wall -Wextra -Wpedantic -Werror -I "$work")
sed 's|<baobei/baobei.h>|"baobei/baobei.c"|' "$hello" >"$work/hello_static.c"
check "plain" builds_and_plays "${cc[@]}" "$hello" "$one" -o "$work/plain"
check "private" builds_and_plays "${cc[@]}" -DBAOBEI_PRIVATE "$hello" "$one" -o "$work/private"
check "static" builds_and_plays "${cc[@]}" -DBAOBEI_STATIC "$work/hello_static.c" -o "$work/static"
check "for C++" "${cc[@]}" -c "$one" -o "$work/one.o"
check "C++" builds_and_plays g++ -std=c++11 -Wall -Wextra -Werror -I "$work" -x c++ "$hello" -x none "$work/one.o" \
    -o "$work/cxx"

check "a host that calls every function" "${cc[@]}" "$here/abi-$abi/host.c" "$one" -o "$work/all"
check "and it plays" "$work/all"

# ---- copies of other versions in plug-ins of one process

plugin() # NAME VERSION FLAG...
{
    mkdir -p "$work/$1"
    cp -r "$made/baobei" "$work/$1"
    sed -i "s/^#define BAOBEI_VERSION .*/#define BAOBEI_VERSION $2/" "$work/$1/baobei/baobei.h"
    local sources=("$here/plugins/plugin.c")
    [[ " $* " == *STATIC* ]] || sources+=("$work/$1/baobei/baobei.c")
    gcc -std=c99 "${warnings[@]}" -fPIC -shared -I "$work/$1" "${@:3}" "${sources[@]}" -o "$work/$1.so"
}
check "plug-in, private" plugin private-2 0x000207 -DBAOBEI_PRIVATE
check "plug-in, static" plugin static-3 0x000309 -DBAOBEI_STATIC
check "plug-in, not hidden" plugin open-4 0x000401
check "plug-in, the shared library's" gcc -std=c99 -fPIC -shared -I "$root/include" "$here/plugins/plugin.c" \
    -L "$build" -lbaobei -o "$work/linked.so"
check "host" gcc -std=c99 "${warnings[@]}" -I "$root/include" "$here/plugins/host.c" -L "$build" -lbaobei -ldl \
    -o "$work/host"
export LD_LIBRARY_PATH=$build
private=("$work/private-2.so" 0x000207) static=("$work/static-3.so" 0x000309) linked=("$work/linked.so" "$header_version")
check "one process, four copies" "$work/host" "${private[@]}" "${static[@]}" "${linked[@]}"
check "in another order" "$work/host" "${linked[@]}" "${static[@]}" "${private[@]}"
check "a copy that is not hidden would be taken for the host's" \
    fails "served by version" "$work/host" "$work/open-4.so" 0x000401

# ---- what the generator refuses

plant() # WHAT-IT-SAYS FILE LINE: it says so about a tree in which the line has been added to a file
{
    rm -rf "$work/planted"
    copy_tree "$work/planted"
    printf '%s\n' "$3" >>"$work/planted/$2"
    fails "$1" amalgamate "$work/planted" "$work/out"
}
check "two functions of one name" plant "put_added: lib/rules/added.c and lib/view/fold.c" lib/view/fold.c \
    'static int put_added(int x) { return x; }'
check "two tables of one name" plant "sight_rows: lib/rules/turn.c and lib/view/redact.c" lib/rules/turn.c \
    'static const int sight_rows[2] = {1, 2};'
check "two types of one name" plant "layout: lib/table/piles.c and lib/view/sample.c" lib/table/piles.c \
    $'typedef struct layout {\n    int x;\n} layout;'
check "two enumerators of one name" plant "LINE_WORDS: lib/base/text.c and lib/record/hash.c" lib/base/text.c \
    $'enum {\n    OTHER = 1,\n    LINE_WORDS = 2\n};'
mkdir_plant()
{
    copy_tree "$work/layer" && mkdir "$work/layer/lib/attic" && echo 'int x;' >"$work/layer/lib/attic/x.c" &&
        fails "attic/x.c" amalgamate "$work/layer" "$work/out"
}
check "a folder that it does not know" mkdir_plant
other_macro()
{
    copy_tree "$work/macro" && sed -i 's/^#if defined(_WIN32) && defined(BAOBEI_BUILD_SHARED)/#if BAOBEI_DLL/' \
        "$work/macro/include/baobei/base.h" && fails "BAOBEI_API is not" amalgamate "$work/macro" "$work/out"
}
check "another way of exporting" other_macro

close
