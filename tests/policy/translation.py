#!/usr/bin/env python3
"""The rules in Portuguese are those in English: the same clauses and figures, and none translated from older words.

Of each clause tests/policy/translated.txt keeps a hash of the English words that its translation was made from. After
translating a change, --refresh writes it anew."""

import hashlib
import re

import policy
import rules_page

KEPT = "tests/policy/translated.txt"
ABOUT = "# Clauses of docs/rules.md and a hash of their words when docs/regras.md was last brought up to them.\n"

FIGURE = re.compile(r"[RL]?\d+(?:\.\d+)?[a-c]?")  # numbers, clauses and lines of the rulebook
MARKS = {"**[ruling]**": "**[decisão]**", "**[assumed]**": "**[suposto]**", "*switch*": "*opção*"}


def words(page):
    """Everything that was translated, clauses and what is said between them, as name: words."""
    found, between = page
    return {**{clause.name: clause.text for clause in found}, **between}


def hashed(text):
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def kept(path):
    lines = path.read_text().splitlines() if path.is_file() else []
    return dict(line.split() for line in lines if not line.startswith("#"))


def unlike(english, portuguese):
    """What does not depend on the language, and differs."""
    faults = []
    figures = [sorted(FIGURE.findall(text)) for text in (english, portuguese)]
    if figures[0] != figures[1]:
        faults.append(f"figures {' '.join(figures[0])}, but in Portuguese {' '.join(figures[1])}")
    for ours, theirs in MARKS.items():
        if english.count(ours) != portuguese.count(theirs):
            faults.append(f"{ours} {english.count(ours)} times, but {theirs} {portuguese.count(theirs)} times")
    return faults


def refresh(path, english):
    before = kept(path)
    now = {name: hashed(text) for name, text in english.items()}
    for name in now:
        if before.get(name) != now[name]:
            print(f"{name}: taken as translated")
    path.write_text(ABOUT + "".join(f"{name} {value}\n" for name, value in now.items()))


def main():
    options = policy.arguments(__doc__, baseline=KEPT)
    pages = [rules_page.clauses((options.root / name).read_text()) for name in ("docs/rules.md", "docs/regras.md")]
    english, portuguese = map(words, pages)
    if options.refresh:
        refresh(options.root / KEPT, english)
        return
    report = policy.Report()
    report.check("docs/regras.md", rules_page.astray(pages[1][0])
                 + [f"{name} is not in docs/rules.md" for name in portuguese if name not in english]
                 + ([] if [clause.name for clause in pages[0][0]] == [clause.name for clause in pages[1][0]] else
                    ["its clauses stand in another order"]))
    translated = kept(options.root / KEPT)
    for name, text in english.items():
        faults = []
        if name not in portuguese:
            faults.append("not in docs/regras.md")
        elif name != "R":  # the pages introduce themselves each in its own way
            faults += unlike(text, portuguese[name])
        if translated.get(name) != hashed(text):
            faults.append("changed since its translation; bring docs/regras.md up to it, then --refresh")
        report.check(name, faults)
    report.check(KEPT, [f"{name} is no clause any more" for name in translated if name not in english])
    report.close()


main()
