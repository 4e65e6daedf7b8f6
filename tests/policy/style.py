#!/usr/bin/env python3
"""Small things that keep the house tidy: sizes, what lies at the top, nothing left undone, no path of one machine."""

import re

import policy

FILE_LINES = 600
FUNCTION_LINES = 60
COLUMNS = 120
TOP = ["include", "lib", "examples", "tests", "docs", "pkgconfig", "CMakeLists.txt", "CMakePresets.json",
       "CHANGELOG.md", "README.md", "LICENSE", "build"]

UNDONE = re.compile(r"\b(TO" r"DO|FIX" r"ME|X" r"XX)\b")
MACHINE = re.compile(r"(?<![\w.])/(?:home|root|work|Users)/\w")


def long_functions(text):
    """Functions of a C file that are too long, as faults. A body is a brace at the top that follows a parenthesis."""
    faults = []
    depth = start = 0
    last = ""
    for number, line in enumerate(policy.without_comments(text).splitlines(), 1):
        for letter in line:
            if letter == "{":
                if depth == 0:
                    start = number if last == ")" else 0
                depth += 1
            elif letter == "}":
                depth -= 1
                if depth == 0 and start and number - start + 1 > FUNCTION_LINES:
                    faults.append(f"line {start}: function of {number - start + 1} lines")
            if not letter.isspace():
                last = letter
    return faults


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()

    report.check("top of the tree", [f"{entry.name} does not belong there" for entry in sorted(root.iterdir())
                                     if entry.name not in TOP and not entry.name.startswith(".")])

    for path in policy.files(root, "."):
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        name = path.relative_to(root)
        lines = text.splitlines()
        faults = []
        for number, line in enumerate(lines, 1):
            if UNDONE.search(line):
                faults.append(f"line {number}: something is left undone")
            if MACHINE.search(line):
                faults.append(f"line {number}: path of one machine")
            if line != line.rstrip() or "\t" in line:
                faults.append(f"line {number}: tab or blank at the end")
            if path.suffix in (".c", ".h") and len(line) > COLUMNS:
                faults.append(f"line {number}: {len(line)} columns")
        if name.parts[0] == "lib" and path.suffix in (".c", ".h"):
            if len(lines) > FILE_LINES:
                faults.append(f"{len(lines)} lines")
            faults += long_functions(text)
        report.check(name, faults)
    report.close()


main()
