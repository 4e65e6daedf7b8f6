#!/usr/bin/env python3
"""Lays out what Doxygen makes the site of: pages, headers, pictures, the frame around them, and their order."""

import argparse
import json
import pathlib
import re
import shutil

import frame
import markdown

FIRST = "docs/index.md"  # the page that the site opens with
RULES = "docs/rules.md"


class Site:
    """What there is in the site, and under which name."""

    def __init__(self, root):
        self.root = root
        self.first, self.rules = FIRST, RULES
        paths = [path.relative_to(root).as_posix()
                 for path in [*sorted(root.glob("docs/*.md")), *sorted(root.glob("docs/guide/*.md"))]]
        self.texts = {path: (root / path).read_text() for path in [*paths, "CHANGELOG.md"]}
        titles = {path: title_of(path, text) for path, text in self.texts.items()}
        self.titles = {path: title for path, (title, _) in titles.items()}
        self.labels = {path: name or markdown.label_of(path) for path, (_, name) in titles.items()}
        self.headers = {f"include/baobei/{path.name}": f"{path.stem}_8h.html"
                        for path in root.glob("include/baobei/*.h")}
        api = json.loads((root / "docs/api/baobei-api.json").read_text())
        self.symbols = {entry["name"] for group in api.values() if isinstance(group, list)
                        for entry in group if entry["name"].lower().startswith("baobei_")}
        self.symbols |= {value["name"] for entry in api["enums"] for value in entry["values"]}
        self.chapters = [entry for entry in api["headers"] if entry["name"] != "baobei/baobei.h"]
        self.clauses = clauses_of(self.texts[RULES])
        self.pictures = set()

    def address(self, path):
        return "index.html" if path == FIRST else f"{self.labels[path]}.html"

    def clause(self, text, chapter, number):
        """A clause of the rules as a link, when there is one of that number."""
        if (int(chapter), int(number)) not in self.clauses:
            return text
        return f"[{text}]({self.address(RULES)}#R{chapter}_{number})"


def title_of(path, text):
    """The title of a page, and the name that it gives itself, if it does."""
    first = next(markdown.headings(text), None)
    if not first or first[:2] != (0, 1):
        raise SystemExit(f"{path}: its first line is no title")
    return first[2:]


def clauses_of(text):
    """(chapter, number) of all clauses that get an anchor."""
    found, chapter = set(), 0
    for line in text.splitlines():
        heading = re.match(r"## (?:R(\d+) )?", line)
        if heading:
            chapter = int(heading[1] or 0)
        row = re.match(r"\| R(\d+)\.(\d+) \|", line)
        item = re.match(r"(\d+)\. " if chapter < 11 else r"\| (\d+) \|", line)
        if row and int(row[1]) == chapter:
            found.add((chapter, int(row[2])))
        elif item and 0 < chapter < 12:
            found.add((chapter, int(item[1])))
    return found


def header_text(site, text):
    """A header whose comments link what they name: statuses, enumerators, constants, clauses."""
    def line_of(line):
        line = re.sub(r"(?<![#\w`/])BAOBEI_[A-Z0-9_]+\b(?!\.\.\.)",
                      lambda m: f"#{m[0]}" if m[0] in site.symbols else m[0], line)
        return markdown.CLAUSE.sub(lambda m: site.clause(m[0], m[1], m[2]), line)

    def comment(match):
        parts = re.split(r"(@code.*?@endcode|@def .*|`[^`]*`)", match[0], flags=re.S)
        return "".join(part if number % 2 else line_of(part) for number, part in enumerate(parts))
    return re.sub(r"/\*\*.*?\*/", comment, text, flags=re.S)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=pathlib.Path, help="source tree")
    parser.add_argument("stage", type=pathlib.Path, help="folder to write")
    parser.add_argument("--theme", type=pathlib.Path, help="folder of doxygen-awesome-css, if there is one")
    options = parser.parse_args()
    site = Site(options.root)
    shutil.rmtree(options.stage, ignore_errors=True)
    for path, text in site.texts.items():
        write(options.stage / path, markdown.Page(site, path, text).converted())
    for path in site.headers:
        write(options.stage / path, header_text(site, (options.root / path).read_text()))
    for path in sorted(site.pictures):
        shutil.copy(options.root / path, options.stage)
    write(options.stage / "layout.xml", frame.layout(site, options.stage))
    write(options.stage / "header.html", frame.header(options.stage, options.theme))
    shutil.copy(pathlib.Path(__file__).with_name("site.css"), options.stage)
    write(options.stage / "Doxyfile", frame.settings(options.stage, options.theme))


main()
