#!/usr/bin/env python3
"""What castxml sees of a header: exactly the functions of lib/baobei.map, and records of the documented sizes.

usage: functions.py HEADER MAP [COMPILER-OPTION...]
"""

import re
import subprocess
import sys
import xml.etree.ElementTree

# Bytes, as the header says.
SIZES = {"baobei_parts": 8, "baobei_species": 16, "baobei_decision": 32, "baobei_event": 48, "baobei_view": 960,
         "baobei_recall": 1408}


def main():
    header, exports, *options = sys.argv[1:]
    done = subprocess.run(["castxml", "--castxml-output=1", "-x", "c", *options, header, "-o", "-"],
                          capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"castxml: {done.stderr}")
    tree = xml.etree.ElementTree.fromstring(done.stdout)
    seen = {function.get("name") for function in tree.iter("Function") if function.get("name").startswith("baobei_")}
    wanted = set(re.findall(r"^ *(baobei_\w+);", open(exports).read(), flags=re.M))
    sizes = {struct.get("name"): int(struct.get("size") or 0) // 8 for struct in tree.iter("Struct")}
    faults = [f"{name}: not seen" for name in sorted(wanted - seen)]
    faults += [f"{name}: not exported" for name in sorted(seen - wanted)]
    faults += [f"{name}: {sizes.get(name)} bytes, not {size}" for name, size in SIZES.items()
               if sizes.get(name) != size]
    print(f"{len(seen)} functions, {len(wanted)} exported")
    sys.exit("\n".join(faults) or 0 if wanted else "nothing is exported")


main()
