#!/usr/bin/env python3
"""Every clause of the rules has a test: docs/rules.md, "Clause → test", names it, and it is there."""

import re

import policy

# Chapter of the rules: its last clause. R0 holds the terms.
CHAPTERS = {1: 6, 2: 9, 3: 16, 4: 5, 5: 7, 6: 6, 7: 7, 8: 6, 9: 5, 10: 4, 11: 38, 12: 31, 13: 41}
CLAUSES = [f"R{chapter}.{clause}" for chapter, last in CHAPTERS.items() for clause in range(1, last + 1)]

TEST = re.compile(r"^\s*(?:Test\(|ParameterizedTest\([^,]*,|Theory\(\([^)]*\),)\s*(\w+)\s*,\s*(\w+)", re.M)


def tests_of(root):
    return {f"{suite}/{name}" for path in policy.files(root, "tests", ".c")
            for suite, name in TEST.findall(policy.without_comments(path.read_text()))}


def table_of(root):
    """Rows of the section as clause: tests."""
    page = root / "docs/rules.md"
    text = page.read_text() if page.is_file() else ""
    section = re.search(r"^## Clause → test\n(.*?)(?=^## |\Z)", text, flags=re.S | re.M)
    rows = re.findall(r"^\|\s*(R[\d.]+)\s*\|([^|]*)\|", section[1] if section else "", flags=re.M)
    return [(clause, re.findall(r"[\w/]+", tests)) for clause, tests in rows]


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    tests = tests_of(root)
    rows = table_of(root)
    listed = [clause for clause, _ in rows]
    table = dict(rows)
    report.check("docs/rules.md", [f"{clause} stands there twice" for clause in sorted(set(listed))
                                   if listed.count(clause) > 1]
                 + [f"{clause} is no clause" for clause in table if clause not in CLAUSES])
    for clause in CLAUSES:
        named = table.get(clause, [])
        report.check(clause, [f"no test {name}" for name in named if name not in tests]
                     or ([] if named else ["names no test"]))
    report.close()


main()
