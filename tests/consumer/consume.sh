# shellcheck shell=bash
# Everything that strangers do with an installed library. Sourced, after checks.sh.

uses_library() # YES-OR-NO PROGRAM: at run time
{
    readelf -d "$2" >"$work/dynamic"
    [[ $(grep -q 'NEEDED.*libbaobei\.so\.' "$work/dynamic" && echo yes || echo no) == "$1" ]]
}

stranger() # FOLDER CMAKE-ARGUMENT...
{
    cmake -S "$root/tests/consumer" -B "$work/$1" -G Ninja -DHELLO="$hello" "${@:2}" && cmake --build "$work/$1"
}

# Builds and runs hello.c in all ways; what is built stays in $work/NAME, where the library lies in $libdir.
consume() # PREFIX NAME
{
    local prefix=$1 out=$work/$2 version flags libraries language kind
    PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name baobei.pc)")
    export PKG_CONFIG_PATH
    libdir=$(realpath "$(pkg-config --variable=libdir baobei)")
    version=$(pkg-config --modversion baobei)
    read -ra flags < <(pkg-config --cflags baobei)
    read -ra libraries < <(pkg-config --libs baobei)
    local c=(gcc -std=c99 -Wall -Wextra -Wpedantic -Werror "${flags[@]}")
    local cxx=(g++ -std=c++11 -Wall -Wextra -Werror "${flags[@]}" -x c++)
    mkdir -p "$out"

    check "$2, pkg-config, C, shared" builds_and_plays "${c[@]}" "$hello" "${libraries[@]}" -o "$out/c-shared"
    check "$2, pkg-config, C, static" builds_and_plays "${c[@]}" -static "$hello" "${libraries[@]}" -o "$out/c-static"
    check "$2, pkg-config, C++, shared" \
        builds_and_plays "${cxx[@]}" "$hello" -x none "${libraries[@]}" -o "$out/cxx-shared"
    check "$2, pkg-config, C++, static" \
        builds_and_plays "${cxx[@]}" "$hello" -x none "$libdir/libbaobei.a" -o "$out/cxx-static"
    check "$2, amalgamation" builds_and_plays gcc -std=c99 -I "$prefix/share/baobei/amalgamation" "$hello" \
        "$prefix/share/baobei/amalgamation/baobei/baobei.c" -o "$out/amalgamation"

    check "$2, CMake package" \
        stranger "$2/package" -DHOW=package -DCMAKE_PREFIX_PATH="$prefix" -DBAOBEI_WANTED="$version"
    for language in c cxx; do
        for kind in baobei baobei_static baobei_shared; do
            check "$2, CMake package, $language, $kind" plays "$out/package/$language-$kind"
        done
        check "$2, $language, baobei is the shared one" uses_library yes "$out/package/$language-baobei"
        check "$2, $language, baobei_static is the static one" uses_library no "$out/package/$language-baobei_static"
    done
}
