# shellcheck shell=bash disable=SC2034
# What the consumer tests share, sourced: an empty folder $work, checks, and the closing line that tests/run counts.
export LC_ALL=C.UTF-8
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
hello=$root/examples/hello.c
abi=$(sed -n 's/^set(baobei_abi \([0-9]*\))$/\1/p' "$root/CMakeLists.txt")
header_version=$(sed -n 's/^#define BAOBEI_VERSION //p' "$root/include/baobei/base.h")
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

# The command fails, and says this.
fails() # WHAT-IT-SAYS COMMAND...
{
    local said
    if said=$("${@:2}" 2>&1); then
        echo "has not failed; it said:"
        echo "$said"
        return 1
    fi
    [[ $said == *"$1"* ]] || { echo "failed, but did not say '$1':"; echo "$said"; return 1; }
}

expect_hello_of() # BUILD
{
    "$1/examples/hello" >"$work/expected"
}

# A program, with the library of $libdir, plays the same match as that one.
plays() # PROGRAM
{
    LD_LIBRARY_PATH=${libdir-} "$1" | diff "$work/expected" -
}

builds_and_plays() # COMPILER...; the program is the last word
{
    "$@" && plays "${!#}"
}

# A copy of what the library is made of, to plant faults into.
copy_tree() # FOLDER
{
    mkdir -p "$1"
    cp -r "$root"/{CMakeLists.txt,CHANGELOG.md,LICENSE,README.md,docs,include,lib,pkgconfig} "$1"
}

# A BAOBEI_VERSION as people write it.
dotted() # 0xMMmmpp
{
    echo "$(($1 >> 16)).$(($1 >> 8 & 255)).$(($1 & 255))"
}

# The functions that the map names.
functions_of_map()
{
    grep -oE '^ *baobei_[a-z0-9_]+;' "$root/lib/baobei.map" | tr -d ' ;' | sort
}

# What a shared object exports, of the library.
exports_of() # FILE
{
    nm -D --defined-only "$1" | awk '$2 != "A" { sub("@.*", "", $3); print $3 }' | grep -E '^(baobei|bbi)_' | sort
}

close()
{
    echo "$passed passed, $failed failed"
    ((failed == 0 && passed > 0))
}
