#!/usr/bin/env python3
"""Every public record, enumerator and constant is laid out as tests/abi/layout.c says, and none is missing there."""

import json
import re
import subprocess

import policy

BASELINE = "tests/abi/layout.c"
DESCRIPTION = "docs/api/baobei-api.json"  # from which the assertions are written, when they are written anew
OFTEN = "BAOBEI_VERSION"                  # changes with every release

COMPILERS = {
    "C, 64 bits": ["gcc", "-m64", "-std=c11", "-x", "c"],
    "C, 32 bits": ["gcc", "-m32", "-std=c11", "-x", "c"],
    "C++, 64 bits": ["g++", "-m64", "-std=c++11", "-x", "c++"],
    "C++, 32 bits": ["g++", "-m32", "-std=c++11", "-x", "c++"],
    "clang, C, 64 bits": ["clang", "-m64", "-std=c11", "-x", "c"],
    "clang, C++, 32 bits": ["clang", "-m32", "-std=c++11", "-x", "c++"],
    "big-endian, 64 bits": ["clang", "--target=powerpc64-linux-gnu", "-std=c11", "-x", "c"],
    "bare metal, short enums": ["clang", "--target=arm-none-eabi", "-fshort-enums", "-std=c11", "-x", "c"],
}
FLAGS = ["-ffreestanding", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]

HEAD = """\
/* The layout of everything public, as programs that are already linked rely on it. Written by tests/abi/refresh. */
#include <baobei/baobei.h>

#ifdef __cplusplus
#define ASSERT(holds) static_assert(holds, #holds)
#define ALIGNMENT(type) alignof(type)
#else
#define ASSERT(holds) _Static_assert(holds, #holds)
#define ALIGNMENT(type) _Alignof(type)
#endif

#define ALIAS(type, size) ASSERT(sizeof(type) == size)
#define RECORD(type, size, align) ASSERT(sizeof(type) == size && ALIGNMENT(type) == align)
#define FIELD(type, field, offset, size) \\
    ASSERT(offsetof(type, field) == offset && sizeof(((type *)0)->field) == size)
#define ELEMENT(type, field, size) ASSERT(sizeof(((type *)0)->field[0]) == size)
#define VALUE(name, value) ASSERT((name) == (value))
"""


def assertions(api):
    """The text of the file, from a description."""
    blocks = [[f"VALUE({entry['name']}, {entry['value']});" for entry in api["constants"] if entry["name"] != OFTEN],
              [f"ALIAS({entry['name']}, {entry['size']});" for entry in api["aliases"]]]
    for record in api["structs"]:
        name = record["name"]
        lines = [f"RECORD({name}, {record['size']}, {record['align']});"]
        for field in record["fields"]:
            lines.append(f"FIELD({name}, {field['name']}, {field['offset']}, {field['size']});")
            if "shape" in field:
                lines.append(f"ELEMENT({name}, {field['name']}, {field['size'] // field['shape'][0]});")
        blocks.append(lines)
    for enum in api["enums"]:
        blocks.append([f"VALUE({value['name']}, {value['value']});" for value in enum["values"]])
    return HEAD + "".join("\n" + "\n".join(lines) + "\n" for lines in blocks)


def declared(root):
    """Everything that must be asserted, as the file names it; and what could not be read."""
    found, unread = [], []
    for header in policy.public_headers(root):
        text = header.read_text()
        plain = policy.without_comments(text)
        found += re.findall(r"^#define (BAOBEI_\w+) +[^ \n]", plain, flags=re.M)
        found += re.findall(r"^ +(BAOBEI_\w+) = ", plain, flags=re.M)
        found += re.findall(r"^typedef \w+ (baobei_\w+);", plain, flags=re.M)
        for body, name in re.findall(r"^typedef struct \w+ \{\n(.*?)^\} (\w+);", plain, flags=re.M | re.S):
            found.append(name)
            for line in filter(str.strip, body.splitlines()):
                field = re.fullmatch(r" *\w+ (\w+)(?:\[\d+\])*; *", line)
                if field:
                    found.append(f"{name}, {field[1]}")
                else:
                    unread.append(f"{header.name}: cannot read the field {line.strip()}")
    return [name for name in found if name not in (OFTEN, "BAOBEI_API")], unread


def main():
    options = policy.arguments(__doc__, baseline=BASELINE)
    baseline = options.root / BASELINE
    if options.refresh:
        baseline.write_text(assertions(json.loads((options.root / DESCRIPTION).read_text())))
        return
    report = policy.Report()
    for name, command in COMPILERS.items():
        done = subprocess.run([*command, *FLAGS, "-I", options.root / "include", baseline],
                              capture_output=True, text=True)
        report.check(name, [done.stderr] if done.returncode else [])
    asserted = re.findall(r"^(?:VALUE|ALIAS|RECORD)\((\w+),|^FIELD\((\w+, \w+),", baseline.read_text(), flags=re.M)
    asserted = {one or other for one, other in asserted}
    wanted, unread = declared(options.root)
    report.check("headers", unread)
    for name in sorted(asserted | set(wanted)):
        report.check(name, ([] if name in asserted else [f"is not asserted in {BASELINE}"]) +
                     ([] if name in wanted else ["is asserted, but no header has it"]))
    report.close()


main()
