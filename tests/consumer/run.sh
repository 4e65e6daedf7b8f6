#!/usr/bin/env bash
# Installs into an empty prefix and builds and runs hello.c as strangers would: through pkg-config and CMake, shared and
# static, C and C++; moves the prefix and does it again. Then with the sources as a subfolder.
# usage: run.sh BUILD
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/checks.sh"
source "$root/tests/consumer/consume.sh"
build=$(cd "$1" && pwd)

expect_hello_of "$build"
check "hello ends" grep -Eq '^seat [0-2] wins the match$' "$work/expected"

cmake --install "$build" --prefix "$work/first" >"$work/log" || { cat "$work/log"; exit 1; }
version=$(PKG_CONFIG_PATH=$(dirname "$(find "$work/first" -name baobei.pc)") pkg-config --modversion baobei)
IFS=. read -r major minor patch <<<"$version"
check "pkg-config says the header's version" [ "$version" = "$(dotted "$header_version")" ]
consume "$work/first" before
mv "$work/first" "$work/moved"
libdir=$(dirname "$(find "$work/moved" -name libbaobei.a)")
for program in "$work"/before/c*-*; do
    check "after the move, $(basename "$program") of before" plays "$program"
done
consume "$work/moved" after
check "nothing installed knows where it was" fails "" grep -rIlF -e "$work/first" -e "$build" -e "$root" "$work/moved"

# ---- stripped

has_symbols()
{
    nm "$1/libbaobei.so" >"$work/nm" && grep bbi_ "$work/nm"
}
check "install --strip" cmake --install "$build" --prefix "$work/stripped" --strip
check "unstripped, with symbols" has_symbols "$libdir"
libdir=$(dirname "$(find "$work/stripped" -name libbaobei.a)")
check "stripped, without" fails "no symbols" has_symbols "$libdir"
check "stripped, plays" plays "$work/after/c-shared"
unset libdir

# ---- with the sources as a folder of the stranger's

ours='^(test_unit|soak|baobei-replay|docs|amalgamation):'
check "at the top there are tests, examples, docs" grep -E "$ours" <(ninja -C "$build" -t targets all)
for how in subfolder fetch; do
    check "$how" stranger $how -DHOW=$how -DBAOBEI_SOURCE="$root"
    for kind in baobei baobei_static baobei_shared; do
        check "$how, $kind" plays "$work/$how/c-$kind"
    done
    check "$how: static unless the parent says shared" uses_library no "$work/$how/c-baobei"
    check "$how: does not decide that for its parent" fails "" grep BUILD_SHARED_LIBS "$work/$how/CMakeCache.txt"
    check "$how: no tests, examples, docs" fails "" \
        grep -E "$ours" <(ninja -C "$work/$how" -t targets all)
done
check "a parent that wants shared libraries" \
    stranger shared -DHOW=subfolder -DBAOBEI_SOURCE="$root" -DBUILD_SHARED_LIBS=ON
check "gets one" uses_library yes "$work/shared/c-baobei"

# ---- which version find_package() takes for which: same minor while 0.x, same major from 1.0

answers() # PREFIX ASKED...
{
    local IFS=';'
    cmake -S "$root/tests/consumer/versions" -B "$work/versions" -G Ninja --fresh -DCMAKE_PREFIX_PATH="$1" -DASK="${*:2}" 2>&1 |
        grep -E ' (found|refused)$' | paste -sd ' '
}

# As a later version of the library would be; its package files are enough.
of_version() # NUMBER
{
    copy_tree "$work/tree-$1"
    sed -i "s/^#define BAOBEI_VERSION .*/#define BAOBEI_VERSION $1/" "$work/tree-$1/include/baobei/base.h"
    cmake -S "$work/tree-$1" -B "$work/build-$1" -G Ninja -DBAOBEI_TESTS=OFF -DBAOBEI_EXAMPLES=OFF &&
        mkdir -p "$work/at-$1/lib/cmake/baobei" &&
        cp "$work/build-$1/baobei-config-version.cmake" "$work/at-$1/lib/cmake/baobei" &&
        touch "$work/at-$1/lib/cmake/baobei/baobei-config.cmake"
}

takes() # WHAT PREFIX ASKED ANSWER...
{
    local asked=() expected="${*:3}" i
    for ((i = 3; i < $#; i += 2)); do
        asked+=("${!i}")
    done
    check "$1" [ "$(answers "$2" "${asked[@]}")" = "$expected" ]
}

takes "today's" "$work/moved" "$major.$minor" found "$version" found "$major.$minor.$((patch + 1))" refused \
    "$major.$((minor + 1))" refused "$((major + 1)).0" refused
for number in 0x000302 0x010203; do
    check "configure as $number" of_version $number
done
takes "0.3.2" "$work/at-0x000302" 0.3 found 0.3.2 found 0.3.3 refused 0.2 refused 0.4 refused 1.0 refused
takes "1.2.3" "$work/at-0x010203" 1.0 found 1.2 found 1.2.3 found 1.2.4 refused 1.3 refused 2.0 refused 0.1 refused

close
