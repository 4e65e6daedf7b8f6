#!/usr/bin/env python3
"""The deepest stack of the library, from the frames that clang reports (-fstack-usage) and the calls in its assembly.

Usage: stack.py FOLDER, which holds x.s and x.su of every source, for ARM. No function may call itself, by whatever way.
A call through a pointer leads to a hook of the host, whose stack is the host's, or, as far as can be told from here,
to any function of the library whose address is taken.
"""

import pathlib
import re
import sys

# What the compiler calls of its own accord; a port brings them along, and they call nobody.
PROVIDED = re.compile(r"mem(cpy|move|set|cmp)|__aeabi_(mem(cpy|move|set|clr)[48]?|uldivmod)")


class Function:
    def __init__(self, file, name):
        self.file, self.name = file, name
        self.frame = None
        self.calls = set()      # names
        self.pointer = False    # calls through a pointer
        self.deepest = None     # bytes, and the way there


def read(folder):
    """Functions by (file, name), and all names that something other than a call mentions."""
    functions, taken = {}, set()
    for path in sorted(folder.glob("*.s")):
        text = path.read_text()
        names = set(re.findall(r"^\s*\.type\s+(\w+),%function", text, re.M))
        current = None
        for line in text.splitlines():
            label = re.match(r"(\w+):", line)
            if label and label[1] in names:
                current = functions[path.stem, label[1]] = Function(path.stem, label[1])
            elif match := re.match(r"\s+b(?!ic|fc|fi|kpt)\w*(?:\.w)?\s+(\w+)\s*(?:@.*)?$", line):
                if re.fullmatch(r"r\d+|ip", match[1]):
                    current.pointer = True
                elif match[1] not in ("lr", "pc"):
                    current.calls.add(match[1])
            elif re.match(r"\s+(mov[wt]|ldr|\.long|\.word)\b", line):
                taken |= set(re.findall(r"(?<![\w.])[A-Za-z_]\w*(?![\w.])", line))
        for line in path.with_suffix(".su").read_text().splitlines():
            where, size, kind = line.split("\t")
            function = functions[path.stem, where.rsplit(":", 1)[1]]
            function.frame = int(size)
            if kind != "static":
                sys.exit(f"{where}: a frame whose size is only known at run time")
    return functions, taken


def resolve(functions, caller, name):
    """The function that a name means in a file; None for what a port provides."""
    if (caller.file, name) in functions:
        return functions[caller.file, name]
    found = [function for (_, other), function in functions.items() if other == name]
    if len(found) == 1:
        return found[0]
    if PROVIDED.fullmatch(name):
        return None
    sys.exit(f"{caller.name} calls {name}, which is not in the library")


def measure(functions, function, way=()):
    """Fills in how deep it goes; ends the program when a function calls itself."""
    if function in way:
        names = [step.name for step in (*way[way.index(function):], function)]
        sys.exit(f"recursion: {' > '.join(names)}")
    if function.deepest is None:
        below = (0, ())
        for name in sorted(function.calls):
            callee = resolve(functions, function, name)
            if callee:
                below = max(below, measure(functions, callee, (*way, function)), key=lambda deep: deep[0])
        function.deepest = (function.frame + below[0], (function.name, *below[1]))
    return function.deepest


def main():
    functions, taken = read(pathlib.Path(sys.argv[1]))
    if not functions:
        sys.exit("no functions there")
    pointers = [function for function in functions.values() if function.pointer]
    targets = {function.name for function in functions.values()} & taken
    for function in pointers:
        function.calls |= targets
    for function in functions.values():
        measure(functions, function)
    print(f"no recursion; calls through pointers: {', '.join(sorted(function.name for function in pointers))}; "
          f"to hooks of the host{''.join(f', {name}' for name in sorted(targets))}")
    public = [function for function in functions.values() if function.name.startswith("baobei_")]
    for function in sorted(public, key=lambda each: (-each.deepest[0], each.name)):
        if function.deepest[0] >= 1024:
            print(f"stack {function.deepest[0]:6} {' > '.join(function.deepest[1])}")


main()
