#!/usr/bin/env python3
"""The functions of the headers, the names in lib/baobei.map and what the shared library exports are the same."""

import re

import policy


def names_in_map(path):
    text = re.sub(r"/\*.*?\*/", " ", path.read_text(), flags=re.S)
    names = []
    for node in re.findall(r"\{(.*?)\}", text, flags=re.S):
        exported = re.search(r"\bglobal:(.*?)(\blocal:|\Z)", node, flags=re.S)
        if exported:
            names += re.findall(r"[\w*?]+", exported[1])
    return names


def names_in_library(path):
    lines = policy.output("nm", "-D", "--defined-only", path).splitlines()
    symbols = [line.split() for line in lines]
    return [name.split("@")[0] for _, kind, name in symbols if kind != "A"]  # A: the version nodes themselves


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    places = {
        "include/baobei": policy.declared_functions(options.root),
        "lib/baobei.map": names_in_map(options.root / "lib/baobei.map"),
        "libbaobei.so": names_in_library(options.build / "libbaobei.so"),
    }
    for place, names in places.items():
        report.check(place, [f"{name} stands there twice" for name in sorted(set(names)) if names.count(name) > 1])
    for name in sorted(set().union(*places.values())):
        report.check(name, [f"not in {place}" for place, names in places.items() if name not in names])
    report.close()


main()
