#!/usr/bin/env bash
# A host compiled against the oldest headers of this ABI number, kept in abi-N, runs with today's library.
# Before the first release that has the number nothing is promised yet, and a break may renew what is kept; from then on
# a break takes a new number, and a folder abi-N of its own.
# usage: abi.sh BUILD
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/checks.sh"
build=$(cd "$1" && pwd)
kept=$root/tests/consumer/abi-$abi

kept_unchanged() # FOLDER: every file in it is in SHA256SUMS, and as it was
{
    (cd "$1" && sha256sum --check --strict --quiet SHA256SUMS &&
        find . -type f ! -name SHA256SUMS | sed 's|^\./||' | sort | diff <(sed 's/^[0-9a-f]*  //' SHA256SUMS | sort) -)
}

compile() # FOLDER PROGRAM
{
    gcc -std=c99 -Wall -Wextra -Wpedantic -Werror -I "$1/include" "$1/host.c" -L "$build" -lbaobei -o "$2"
}

# The program calls every function that the kept headers declare.
complete() # FOLDER PROGRAM
{
    gcc -E -P -DBAOBEI_API=BAOBEI_API "$1/include/baobei/baobei.h" -I "$1/include" 2>/dev/null |
        tr -d '\n' | tr ';' '\n' | grep -oE '\bbaobei_[a-z0-9_]+ *\(' | tr -d ' (' | sort -u >"$work/declared"
    nm -u "$2" | sed -n 's/^ *U \(baobei_[a-z0-9_]*\).*/\1/p' | sort | diff "$work/declared" -
}

runs_with() # PROGRAM FOLDER-OF-THE-LIBRARY
{
    LD_LIBRARY_PATH=$2 "$1" | tail -n 3 | tee "$work/said" && grep -qE '^[1-9][0-9]+ passed, 0 failed$' "$work/said"
}

check "the library's number" eval "readelf -d '$build/libbaobei.so' | grep -F 'soname: [libbaobei.so.$abi]'"
check "what is kept is as it was" kept_unchanged "$kept"
check "the host compiles" compile "$kept" "$work/host"
check "it calls all" complete "$kept" "$work/host"
check "it plays with today's library" runs_with "$work/host" "$build"

# ---- each of these checks can fail

cp -r "$kept" "$work/kept"
sed -i 's/BAOBEI_MAX_CARDS 66/BAOBEI_MAX_CARDS 67/' "$work/kept/include/baobei/types.h"
check "a changed header is found" fails "types.h: FAILED" kept_unchanged "$work/kept"
cp "$kept/include/baobei/types.h" "$work/kept/include/baobei/types.h"
echo >"$work/kept/include/baobei/more.h"
check "an added header is found" fails "more.h" kept_unchanged "$work/kept"
sed -i '/baobei_status_text/d' "$work/kept/host.c"
check "a function that is not called is found" eval "compile '$work/kept' '$work/less' &&
    fails baobei_status_text complete '$work/kept' '$work/less'"

# Today's library with a break in it; the host, compiled before, must notice.
broken() # FILE-BELOW-include/baobei SED-SCRIPT
{
    rm -rf "$work/broken"
    copy_tree "$work/broken"
    sed -i "$2" "$work/broken/include/baobei/$1"
    ! cmp -s "$work/broken/include/baobei/$1" "$root/include/baobei/$1" || return 1
    cmake -D OUT="$work/broken/one" -P "$work/broken/lib/amalgamate.cmake" &&
        gcc -std=c99 -O1 -fPIC -shared -Wl,-soname,"libbaobei.so.$abi" "$work/broken/one/baobei.c" \
            -o "$work/broken/libbaobei.so.$abi" && fails "" runs_with "$work/host" "$work/broken"
}
check "swapped fields of an event" broken types.h \
    '/^typedef struct baobei_event /,/^}/ { s/uint8_t kind; /uint8_t swap; /; s/uint8_t by; /uint8_t kind; /
        s/uint8_t swap; /uint8_t by; / }'
check "a view that has grown" broken types.h 's/uint8_t reserved\[60\]/uint8_t reserved[64]/'
check "renumbered statuses" broken base.h 's/BAOBEI_REFUSED_OVER = 33/BAOBEI_REFUSED_OVER = 51/'
close
