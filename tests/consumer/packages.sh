#!/usr/bin/env bash
# The Debian packages are built, installed, used and removed, and nothing is left. dpkg installs below a folder of its
# own, in which only the C library counts as installed; the machine itself is not touched.
# usage: packages.sh BUILD
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/checks.sh"
source "$root/tests/consumer/consume.sh"
source "$root/.ci/need.sh"
expect_hello_of "$(cd "$1" && pwd)"
need dpkg-dev fakeroot lintian

if /sbin/ldconfig -p | grep 'libbaobei\.so'; then
    echo "a libbaobei is installed on this machine; the test could not tell which one it runs with"
    exit 1
fi

build=$work/build
check "configure" cmake -S "$root" --preset package -B "$build"
check "build" cmake --build "$build"
check "pack" cpack --config "$build/CPackConfig.cmake" -B "$build"

version=$(dotted "$header_version")-1
architecture=$(dpkg --print-architecture)
triplet=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
run=$build/libbaobei${abi}_${version}_$architecture.deb
dev=$build/libbaobei-dev_${version}_$architecture.deb

# ---- what they say and hold

field() # PACKAGE-FILE NAME VALUE
{
    local value
    value=$(dpkg-deb -f "$1" "$2")
    [[ $value == "$3" ]] || { echo "$2: $value"; return 1; }
}
check "name from the ABI's number" field "$run" Package "libbaobei$abi"
check "the runtime package needs the C library only" field "$run" Depends "libc6 (>= 2.17)"
check "the development package needs its very version" field "$dev" Depends "libbaobei$abi (= $version)"
for package in "$run" "$dev"; do
    check "$(basename "$package"): somebody maintains it" field "$package" Maintainer \
        "The libbaobei authors <nobody@libbaobei.invalid>"
    check "$(basename "$package"): one source" field "$package" Source libbaobei
    check "$(basename "$package"): architecture" field "$package" Architecture "$architecture"
done

holds() # PACKAGE-FILE PATH...: these files, symbolic links included, and no others
{
    dpkg-deb --fsys-tarfile "$1" | tar -t | grep -v '/$' | sed 's|^\./usr/||' | sort |
        diff <(printf '%s\n' "${@:2}" | sort) -
}
about() # PACKAGE
{
    printf '%s\n' "share/doc/$1"/{copyright,changelog.gz,changelog.Debian.gz}
}
lib=lib/$triplet
mapfile -t run_about < <(about "libbaobei$abi")
mapfile -t dev_about < <(about libbaobei-dev)
mapfile -t headers < <(cd "$root" && ls include/baobei/*.h)
mapfile -t vectors < <(cd "$root"/tests && printf 'share/baobei/%s\n' conformance/vectors/*.jsonl)
check "the runtime package holds the library" \
    holds "$run" "$lib/libbaobei.so.${version%-1}" "$lib/libbaobei.so.$abi" "${run_about[@]}"
check "the development package holds the rest" holds "$dev" "$lib"/libbaobei.{a,so} "$lib/pkgconfig/baobei.pc" \
    "$lib"/cmake/baobei/baobei-config{,-release,-version}.cmake "${headers[@]}" \
    share/baobei/amalgamation/baobei/baobei.{c,h} share/baobei/baobei-api{,.schema}.json \
    share/baobei/conformance/{binding.py,cffi_binding.py,line.schema.json,replay_vectors.py} "${vectors[@]}" \
    share/doc/libbaobei-dev/{abi,conformance,notation,performance,randomness,regras,rules,secrecy}.md "${dev_about[@]}"

control() # NAME TEXT
{
    dpkg-deb -I "$run" "$1" | diff <(echo "$2") -
}
check "ldconfig by a trigger" control triggers "activate-noawait ldconfig"
check "shlibs" control shlibs "libbaobei $abi libbaobei$abi (>= ${version%-1})"

# What dpkg finds that a program or library needs, when the packages are there.
finds() # FILE
{
    mkdir -p "$work/package/debian" && echo "Source: stranger" >"$work/package/debian/control"
    dpkg-deb -I "$run" shlibs >"$work/package/debian/shlibs.local"
    (cd "$work/package" && dpkg-shlibdeps -O -l"$build" "$1" | sed 's/^shlibs:Depends=//')
}
old_enough()
{
    local needs
    needs=$(finds "$build/libbaobei.so")
    [[ $needs =~ ^libc6\ \(\>=\ ([0-9.]+)\)$ ]] && dpkg --compare-versions "${BASH_REMATCH[1]}" le 2.17
}
check "the C library need not be newer than that" old_enough

# Not fit for us: these are no uploads to Debian that close a bug there, and the licence names no year.
check "lintian" lintian --allow-root --fail-on error,warning \
    --suppress-tags initial-upload-closes-no-bugs,copyright-without-copyright-notice "$run" "$dev"

# ---- installed, used, removed

target=$work/root
install -d "$target"/var/lib/dpkg/{info,updates,triggers}
touch "$target/var/lib/dpkg/available"
dpkg-query -f 'Package: ${Package}\nStatus: ${Status}\nMaintainer: ${Maintainer}\nArchitecture: ${Architecture}
Multi-Arch: ${Multi-Arch}\nVersion: ${Version}\nDescription: as on this machine\n' -W "libc6:$architecture" \
    >"$target/var/lib/dpkg/status"
debian()
{
    fakeroot dpkg --root="$target" --force-not-root --log="$work/dpkg.log" "$@"
}
left() # what lies in the folder, but for dpkg's own
{
    (cd "$target" && find . -path ./var/lib/dpkg -prune -o -print | sort)
}
left >"$work/empty"

check "the development package alone is refused" fails "libbaobei-dev depends on libbaobei$abi" debian -i "$dev"
check "and taken away" debian -P libbaobei-dev
check "install" debian -i "$run" "$dev"
consume "$target/usr" installed
program_needs()
{
    finds "$work/installed/c-shared" | grep -F "libbaobei$abi (>= ${version%-1})"
}
check "a package with such a program would depend on the library's" program_needs
check "again over itself" debian -i "$run" "$dev"
check "the library stays while something needs it" fails "depends on libbaobei$abi" debian -r "libbaobei$abi"
check "remove the development package" debian -P libbaobei-dev
check "the library still serves" plays "$work/installed/c-shared"
check "nothing is left of the development package" eval "! left | grep -E 'libbaobei-dev|include|pkgconfig|\.a$'"
touch "$target/usr/share/doc/libbaobei$abi/stranger"
check "remove the library" debian -P "libbaobei$abi"
empty()
{
    left | diff "$work/empty" -
}
check "a file of somebody else is seen" fails "doc/libbaobei$abi/stranger" empty
rm -r "${target:?}/usr"
check "install once more" debian -i "$run" "$dev"
check "remove both" debian -P "libbaobei$abi" libbaobei-dev
check "nothing is left" empty
check "the program finds no library any more" fails "" plays "$work/installed/c-shared"

close
