#!/usr/bin/env python3
"""A folder of lib/ is a layer, and includes point one way only (lib/README.md)."""

import re

import policy

# Layer: what it may include, besides itself.
LAYERS = {
    "base": [],
    "table": ["base"],
    "rules": ["table", "base"],
    "engine": ["rules", "table", "base"],
    "view": ["table", "base"],
    "record": ["view", "engine", "rules", "table", "base"],
    "api": ["record", "view", "engine", "rules", "table", "base"],
}

# The public headers lend the inside their words (types, keys, kinds, limits), base only the nouns. The functions
# in them are for hosts: nothing below api may name one.
NOUNS = ["baobei/base.h", "baobei/types.h"]

PLAIN = ["stdint.h", "stddef.h", "stdbool.h", "limits.h"]  # types and constants, no library behind them
DOORS = {"base/deps.h": ["string.h"], "api/memory.c": ["stdlib.h"]}


def fault(lib, public, path, mark, name):
    layer = path.parts[0]
    if mark == '"':
        other = name.split("/")[0]
        if not name.endswith(".h"):
            return "only headers are included"
        if not (lib / name).is_file():
            return 'not a "layer/file.h" of lib/'
        if other != layer and other not in LAYERS[layer]:
            return f"{layer} may not include {other}"
    elif mark == "<":
        if name.startswith("baobei/"):
            if name not in public:
                return "no such public header"
            if layer == "base" and name not in NOUNS:
                return f"{layer} may not include this chapter"
        elif name not in PLAIN + DOORS.get(path.as_posix(), []):
            return "not a door to the C library"
    else:
        return "an include that this check cannot read"
    return None


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    lib = root / "lib"
    functions = set(policy.declared_functions(root))
    public = ["baobei/" + header.name for header in policy.public_headers(root)]
    for source in policy.files(root, "lib", ".c", ".h"):
        path = source.relative_to(lib)
        faults = []
        if path.parts[0] not in LAYERS or len(path.parts) != 2:
            faults.append("not in a layer")
        else:
            for number, mark, name in policy.includes(source):
                why = fault(lib, public, path, mark, name)
                if why:
                    faults.append(f"line {number}, {name}: {why}")
            if path.parts[0] != "api":
                words = set(re.findall(r"\w+", policy.without_comments(source.read_text())))
                faults += [f"names the public function {name}" for name in sorted(words & functions)]
        report.check(f"lib/{path}", faults)
    report.close()


main()
