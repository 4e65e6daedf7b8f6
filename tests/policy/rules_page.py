"""Reads a page of the rules, docs/rules.md or its translation: the same clauses, by the same numbers and anchors."""

import collections
import re

CHAPTERS = range(1, 14)  # of the rules; R0 holds the terms
TABLES = (11, 12, 13)    # chapters whose clauses are rows of a table; elsewhere they are items of a numbered list

ANCHOR = re.compile(r'<a id="([^"]*)"></a>')
ITEM = re.compile(r'^(?:<a id="[^"]*"></a>)?(\d+)\. ')
ROW = re.compile(r'^\| *(?:<a id="[^"]*"></a>)?(?:R\d+\.)?(\d+) *\|')
HEADING = re.compile(r"^## (?:R(\d+) )?")

# `name` is the number by which it is cited, R3.6; `anchor` the one that is there. What a chapter says between its
# clauses goes by the chapter's own name, R12, and what comes before all chapters by R.
Clause = collections.namedtuple("Clause", "name chapter number anchor text")


def plain(lines):
    """The words alone: no anchors, blanks as one."""
    return " ".join(ANCHOR.sub("", " ".join(lines)).split())


def clauses(text):
    """The clauses in the order of the page, and what is said between them, as name: words."""
    found = []
    between = collections.defaultdict(list)
    chapter, lines = "R", None
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            chapter = f"R{heading[1]}" if heading[1] else None
            lines = None
        number = int(chapter[1:]) if chapter and chapter[1:] else 0
        begins = (ROW if number in TABLES else ITEM).match(line) if number in CHAPTERS else None
        if begins:
            lines = [line]
            found.append((f"{chapter}.{begins[1]}", number, int(begins[1]), lines))
        elif lines is not None and number not in TABLES:
            lines.append(line)
        elif chapter:
            between[chapter].append(line)
    return ([Clause(name, number, clause, anchor_of(lines[0]), plain(lines)) for name, number, clause, lines in found],
            {name: plain(lines) for name, lines in between.items()})


def anchor_of(line):
    anchor = ANCHOR.search(line)
    return anchor[1] if anchor else None


def astray(page):
    """Clauses without the anchor that links to them use, as faults."""
    return [f"{clause.name}: its anchor is {clause.anchor}" for clause in page if clause.anchor != clause.name]
