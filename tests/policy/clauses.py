#!/usr/bin/env python3
"""Every clause of the rules has an anchor and a test: docs/rules.md, "Clause → test", names it, and it is there."""

import re

import policy
import rules_page

LEAST = 4           # clauses in any chapter, and
LEAST_IN_ALL = 170  # in all: with less, this program cannot read the page any more

TEST = re.compile(r"^\s*(?:Test\(|ParameterizedTest\([^,]*,|Theory\(\([^)]*\),)\s*(\w+)\s*,\s*(\w+)", re.M)


def tests_of(root):
    return {f"{suite}/{name}" for path in policy.files(root, "tests", ".c")
            for suite, name in TEST.findall(policy.without_comments(path.read_text()))}


def table_of(text):
    """Rows of the section as clause: tests."""
    section = re.search(r"^## Clause → test\n(.*?)(?=^## |\Z)", text, flags=re.S | re.M)
    rows = re.findall(r"^\|\s*(R[\d.]+)\s*\|([^|]*)\|", section[1] if section else "", flags=re.M)
    return [(clause, re.findall(r"[\w/]+", tests)) for clause, tests in rows]


def implausible(chapters):
    """What is wrong with the clauses found: they count from 1 without a gap, and are as many as rules need."""
    faults = [f"R{chapter}: its clauses are numbered {numbers}" for chapter, numbers in chapters.items()
              if numbers != list(range(1, len(numbers) + 1)) or len(numbers) < LEAST]
    total = sum(map(len, chapters.values()))
    return faults + ([f"{total} clauses only"] if total < LEAST_IN_ALL else [])


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    page = root / "docs/rules.md"
    text = page.read_text() if page.is_file() else ""
    tests = tests_of(root)
    found, _ = rules_page.clauses(text)
    chapters = {chapter: [clause.number for clause in found if clause.chapter == chapter]
                for chapter in rules_page.CHAPTERS}
    clauses = [f"R{chapter}.{clause}" for chapter, numbers in chapters.items() for clause in range(1, len(numbers) + 1)]
    rows = table_of(text)
    listed = [clause for clause, _ in rows]
    table = dict(rows)
    report.check("docs/rules.md", [f"{clause} stands there twice" for clause in sorted(set(listed))
                                   if listed.count(clause) > 1]
                 + [f"{clause} is no clause" for clause in table if clause not in clauses]
                 + implausible(chapters) + rules_page.astray(found))
    for clause in clauses:
        named = table.get(clause, [])
        report.check(clause, [f"no test {name}" for name in named if name not in tests]
                     or ([] if named else ["names no test"]))
    report.close()


main()
