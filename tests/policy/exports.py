#!/usr/bin/env python3
"""The functions of the headers, the names in lib/baobei.map and what the shared library exports are the same.

Of the last two, the versions as well.
"""

import re

import policy


def map_names(path):
    """Names in the map, as (name, version)."""
    text = re.sub(r"/\*.*?\*/", " ", path.read_text(), flags=re.S)
    names = []
    for version, node in re.findall(r"(\S+)\s*\{(.*?)\}", text, flags=re.S):
        exported = re.search(r"\bglobal:(.*?)(\blocal:|\Z)", node, flags=re.S)
        if exported:
            names += [(name, version) for name in re.findall(r"[\w*?]+", exported[1])]
    return names


def library_names(path):
    """Names that the library exports, as (name, version); the version is empty if there is none."""
    lines = policy.output("nm", "-D", "--defined-only", path).splitlines()
    symbols = [line.split() for line in lines]
    return [(name.partition("@")[0], name.partition("@")[2].lstrip("@"))
            for _, kind, name in symbols if kind != "A"]  # A: a version itself


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    mapped = map_names(options.root / "lib/baobei.map")
    exported = library_names(options.build / "libbaobei.so")
    places = {
        "include/baobei": policy.declared_functions(options.root),
        "lib/baobei.map": [name for name, _ in mapped],
        "libbaobei.so": [name for name, _ in exported],
    }
    for place, names in places.items():
        report.check(place, [f"{name} stands there twice" for name in sorted(set(names)) if names.count(name) > 1])
    for name in sorted(set().union(*places.values())):
        report.check(name, [f"not in {place}" for place, names in places.items() if name not in names])
    mapped, exported = dict(mapped), dict(exported)
    for name in sorted(set(mapped) & set(exported)):
        report.check(f"version of {name}", [] if mapped[name] == exported[name] else
                     [f"{mapped[name]} in lib/baobei.map, {exported[name] or 'none'} in libbaobei.so"])
    report.close()


main()
