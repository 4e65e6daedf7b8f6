#!/usr/bin/env bash
# Installs into an empty prefix, moves that elsewhere, and builds and runs hello.c as strangers would: through
# pkg-config and CMake, shared and static, C and C++, and with the sources as a subfolder.
# usage: run.sh BUILD
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(cd "$1" && pwd)
hello=$root/examples/hello.c
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

# A program plays the same match as the hello of the build tree, to its end.
plays() # PROGRAM
{
    LD_LIBRARY_PATH=$libdir "$1" | diff "$work/expected" -
}

builds_and_plays() # COMPILER...; the program is the last word
{
    "$@" && plays "${!#}"
}

stranger() # FOLDER CMAKE-ARGUMENT...
{
    cmake -S "$root/tests/consumer" -B "$work/$1" -G Ninja -DHELLO="$hello" "${@:2}" && cmake --build "$work/$1"
}

pc()
{
    pkg-config "$@" baobei
}

"$build/examples/hello" >"$work/expected"
check "hello ends" grep -Eq '^seat [0-2] wins the match$' "$work/expected"

cmake --install "$build" --prefix "$work/first" >"$work/log" || { cat "$work/log"; exit 1; }
mv "$work/first" "$work/moved"
PKG_CONFIG_PATH=$(dirname "$(find "$work/moved" -name baobei.pc)")
export PKG_CONFIG_PATH
libdir=$(pc --variable=libdir)
read -ra flags < <(pc --cflags)
read -ra libraries < <(pc --libs)
static=$libdir/libbaobei.a
c=(gcc -std=c99 -Wall -Wextra -Wpedantic -Werror)
cxx=(g++ -std=c++11 -Wall -Wextra -Werror -x c++)

check "pkg-config, C, shared" builds_and_plays "${c[@]}" "${flags[@]}" "$hello" "${libraries[@]}" -o "$work/c-shared"
check "pkg-config, C, static" builds_and_plays "${c[@]}" "${flags[@]}" "$hello" "$static" -o "$work/c-static"
check "pkg-config, C++, shared" \
    builds_and_plays "${cxx[@]}" "${flags[@]}" "$hello" -x none "${libraries[@]}" -o "$work/cxx-shared"
check "pkg-config, C++, static" \
    builds_and_plays "${cxx[@]}" "${flags[@]}" "$hello" -x none "$static" -o "$work/cxx-static"

check "CMake package" stranger package -DCMAKE_PREFIX_PATH="$work/moved"
for kind in usual static shared; do
    check "CMake package, $kind" plays "$work/package/$kind"
done
check "CMake subfolder" stranger subfolder -DBAOBEI_SOURCE="$root"
check "CMake subfolder, usual" plays "$work/subfolder/usual"
check "a subfolder builds no tests" test ! -e "$work/subfolder/baobei/tests"

echo "$passed passed, $failed failed"
((failed == 0))
