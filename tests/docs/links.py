#!/usr/bin/env python3
"""No link is dead: in the Markdown of the tree, as it is read there, and in the site that is made of it.

Links to other hosts are not followed. What a link of the tree names must be a file or folder of the tree, and its
anchor a heading of that page.
"""

import html.parser
import pathlib
import re
import sys
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "policy"), str(HERE.parents[1] / "docs/site")]

import markdown
import policy


class Anchors(html.parser.HTMLParser):
    """Names that a page has, and addresses that it uses."""

    def __init__(self, text):
        super().__init__()
        self.names, self.targets = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id" or (tag == "a" and name == "name"):
                self.names.add(value)
            elif name in ("href", "src") and value:
                self.targets.append((self.getpos()[0], value))


def local(target):
    return not re.match(r"[a-zA-Z][\w+.-]*:|//", target)


def prose(text):
    """Markdown without code, in the same lines."""
    lines, inside = text.splitlines(), False
    for number, line in enumerate(lines):
        fence = markdown.FENCE.match(line)
        if fence or inside:
            lines[number] = ""
            inside = inside != bool(fence)
    return re.sub(r"(`+)(?:(?!\n\n).)+?\1", lambda m: re.sub(r"[^\n]", " ", m[0]), "\n".join(lines), flags=re.S)


def tree_faults(root, path, anchors):
    """Dead links of one Markdown file."""
    text = prose(path.read_text())
    for match in markdown.LINK.finditer(text):
        target = match[3]
        if not target or not local(target):
            continue
        where, _, name = target.partition("#")
        page = (path.parent / urllib.parse.unquote(where)).resolve() if where else path
        line = text.count("\n", 0, match.start()) + 1
        if not page.exists() or root not in [page, *page.parents]:
            yield f"line {line}: there is no {target}"
        elif name and name not in anchors.get(page, set()):
            yield f"line {line}: {where or 'this page'} has no heading #{name}"


def check_tree(report, root):
    pages = policy.files(root, ".", ".md")
    anchors = {page: {markdown.slug(text) for _, _, text, _ in markdown.headings(page.read_text())} for page in pages}
    for page in pages:
        report.check(page.relative_to(root), list(tree_faults(root, page, anchors)))


def check_site(report, site):
    pages = {path.name: Anchors(path.read_text()) for path in sorted(site.glob("*.html"))}
    for path in sorted(site.rglob("*.js")):
        if path.name.startswith(("navtreedata", "menudata", "all_")):
            pages[path.relative_to(site).as_posix()] = found = Anchors("")
            found.targets = [(0, target) for target in re.findall(r"[\"'](?:\.\./)?(\w+\.html(?:#\w+)?)[\"']",
                                                                  path.read_text())]
    for name, page in pages.items():
        faults = []
        for line, target in page.targets:
            where, _, anchor = urllib.parse.unquote(target).partition("#")
            where = where or name
            if not local(target):
                continue
            if not (site / where).is_file():
                faults.append(f"line {line}: there is no {target}")
            elif anchor and where in pages and anchor not in pages[where].names:
                faults.append(f"line {line}: {where} has no #{anchor}")
        report.check(f"site: {name}", sorted(set(faults)))
    if "index.html" not in pages:
        report.check("site", ["has no index.html"])


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    check_tree(report, options.root)
    check_site(report, options.build / "docs/html")
    report.close()


main()
