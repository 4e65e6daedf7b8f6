"""What the generated pages share: the description of the API, tables, and comparing with what is in the tree."""

import argparse
import difflib
import json
import pathlib
import re
import sys


def options(about, built=False):
    parser = argparse.ArgumentParser(description=about)
    if built:
        parser.add_argument("build", type=pathlib.Path, help="build directory")
    parser.add_argument("--check", action="store_true", help="compare the page in the tree, and write nothing")
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2],
                        help="source tree")
    return parser.parse_args()


def api(root):
    return json.loads((root / "docs/api/baobei-api.json").read_text())


def linked(text):
    """Names of the API as code, which the site makes links of."""
    return re.sub(r"\bBAOBEI_[A-Z0-9_]+\b(?!\.\.\.)|\bbaobei_\w+\(\)", r"`\g<0>`", text)


def markdown(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", r"\|") for cell in line) + " |\n" for line in lines)


def keep(root, path, text, check):
    """Writes the page, or says how the one in the tree differs."""
    page = root / path
    if not check:
        page.write_text(text)
        return
    before = page.read_text() if page.exists() else ""
    print("".join(difflib.unified_diff(before.splitlines(True), text.splitlines(True), path, "as generated", n=0)))
    print(f"{int(before == text)} passed, {int(before != text)} failed")
    sys.exit(before != text)
