#!/usr/bin/env python3
"""What the compiled library needs and owns: four functions of libc, an allocator in one file, no mutable global."""

import collections
import re

import policy

NEEDED = {"memcpy", "memmove", "memset", "memcmp"}
ALLOCATOR = {"malloc", "free"}
ALLOCATOR_OBJECT = "memory.c.o"  # lib/api/memory.c

# Sections of data that is written once, by the loader, at most.
CONSTANT = re.compile(r"\.(text|rodata|data\.rel\.ro|eh_frame|debug|note|comment)")

Symbol = collections.namedtuple("Symbol", "object name kind section")


def symbols(archive):
    for line in policy.output("nm", "-A", "-f", "sysv", archive).splitlines():
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7 and fields[2]:
            where, name = fields[0].rsplit(":", 1)
            yield Symbol(where.split(":")[-1], name.strip(), fields[2], fields[6])


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    everything = list(symbols(options.build / "libbaobei.a"))
    undefined = [symbol for symbol in everything if symbol.kind in "Uwv"]
    defined = [symbol for symbol in everything if symbol not in undefined]
    own = {symbol.name for symbol in defined if symbol.kind.isupper()}

    def tell(subject, wrong):
        report.check(subject, [f"{symbol.name} ({symbol.kind} {symbol.section}) in {symbol.object}" for symbol in wrong])

    outside = [symbol for symbol in undefined if symbol.name not in own | {"_GLOBAL_OFFSET_TABLE_"}]
    tell("needs more than memcpy, memmove, memset, memcmp, malloc and free",
         [symbol for symbol in outside if symbol.name not in NEEDED | ALLOCATOR])
    tell("allocates outside of lib/api/memory.c",
         [symbol for symbol in outside if symbol.name in ALLOCATOR and symbol.object != ALLOCATOR_OBJECT])
    tell("mutable global", [symbol for symbol in defined if not CONSTANT.match(symbol.section)])

    exported = set(policy.declared_functions(options.root))
    tell("internal name without bbi_",
         [symbol for symbol in defined if symbol.kind.isupper() and symbol.name not in exported
          and not symbol.name.startswith("bbi_")])
    tell("public name without baobei_",
         [symbol for symbol in defined if symbol.name in exported and not symbol.name.startswith("baobei_")])
    report.check("libbaobei.a", [] if own else ["defines nothing"])
    report.close()


main()
