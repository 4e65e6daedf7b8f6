# shellcheck shell=bash
# need PACKAGE...: installs the Debian packages that are not there yet. Sourced by the commands.
need()
{
    local package missing=() as=() log
    if ! command -v dpkg-query >/dev/null; then
        echo "This is no Debian system; these packages or their like must be there: $*" >&2
        return 0
    fi
    for package; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q ' installed$' || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            echo "Missing packages, and neither root nor sudo to install them. As root, do:" >&2
            echo "    apt-get install ${missing[*]}" >&2
            return 1
        fi
        as=(sudo)
    fi
    echo "installing: ${missing[*]}" >&2
    log=$(mktemp)
    if ! { "${as[@]}" apt-get update &&
           "${as[@]}" env DEBIAN_FRONTEND=noninteractive \
               apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        rm -f "$log"
        echo "Could not install: ${missing[*]} (see above). Install them by hand and try again." >&2
        return 1
    fi
    rm -f "$log"
}
