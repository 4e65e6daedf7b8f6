#!/usr/bin/env python3
"""Compares the catalogues of baobei-table: the same ids in the same order, the same placeholders in every text,
no line that is too long for a screen. Prints one line a check.

    texts.py SOURCE-DIRECTORY
"""

import ast
import pathlib
import re
import sys

ENTRY = re.compile(r'^(TEXT|PAIR|STATUS)\((\w+),\s*((?:"(?:[^"\\]|\\.)*"[\s,]*)+)\)', re.M)
STRING = r'"(?:[^"\\]|\\.)*"'
FIXED = re.compile(r"HELP_|RULES_USAGE|RULES_EXAMPLE|RULES_NOTE")  # said as they are, not broken between words


def catalogue(path):
    """(kind, id): its texts; two for a PAIR."""
    texts = {}
    for kind, name, strings in ENTRY.findall(path.read_text()):
        parts = [""]
        for token in re.findall(STRING + "|,", strings):
            if token == ",":
                parts.append("")
            else:
                parts[-1] += ast.literal_eval(token)
        texts[kind, name] = parts
    return texts


def holders(text):
    return sorted(re.findall(r"\{\d\}", text))


def check(name, faults):
    print(f"ok   {name}" if not faults else f"FAIL {name}: {faults[:5]}")


def main():
    source = pathlib.Path(sys.argv[1])
    english, other = catalogue(source / "text_en.def"), catalogue(source / "text_pt.def")
    statuses = catalogue(source / "status_pt.def")
    entries = len(re.findall(r"^(?:TEXT|PAIR)\(", (source / "text_en.def").read_text(), re.M))

    check(f"texts: all {entries} entries are read", [] if len(english) == entries > 250 else [len(english)])
    check("texts: no id is missing in Portuguese, and none too many", sorted(set(english) ^ set(other)))
    check("texts: ids stand in the same order",
          [pair for pair in zip(english, other) if pair[0] != pair[1]])
    faults = []
    for key, texts in english.items():
        for ours, theirs in zip(texts, other.get(key, texts)):
            if holders(ours) != holders(theirs):
                faults.append(key[1])
    check("texts: placeholders agree", faults)
    check("texts: nothing is left empty in one language only",
          [key for key in english if [not t for t in english[key]] != [not t for t in other.get(key, [])]])
    check("texts: help fits on 80 columns", [key for texts in (english, other) for key, text in texts.items()
                                             if FIXED.match(key[1]) and len(text[0]) > (79 if key[1] < "I" else 99)])
    check("texts: every text fits its room", [key for texts in (english, other) for key, text in texts.items()
                                              if max(len(t.encode()) for t in text) > 250])
    check("texts: statuses are sentences", [key for key, text in statuses.items() if not re.match(r".*\.$", text[0])])
    shouts = " ".join(t for text in other.values() for t in text)
    check("texts: the rulebook's own shouts and terms", [word for word in (
        "DEPENADO!", "DEPENADO DUPLO!", "BAO!", "Monte", "Descarte", "depenagem", "Penalidade", "Escudo",
        "últimas batidas de asas", "fase final automática", "Pelicano-branco", "Pelicano-pardo", "arara",
        "Tucano-toco", "bico-de-sapato", "Tucano Dourado") if word not in shouts])


main()
