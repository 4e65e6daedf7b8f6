"""From the Markdown of this tree, which is written to be read as it is, to the Markdown that Doxygen takes.

Lines stay where they are, so that a warning names the right one. What changes: headings get the anchors that they have
elsewhere, links between pages and to headers point into the site, names of the API and clauses of the rules become
links, and pictures are taken from beside the page.
"""

import html
import posixpath
import re

FENCE = re.compile(r"^\s*(```|~~~)")
HEADING = re.compile(r"^(#{1,6}) +(.*?)\s*(?:\{#(\w+)\})?\s*$")
SPAN = re.compile(r"(`+)(.+?)\1")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]*)\)")
LONG = 4  # a page with more headings gets a list of them
CLAUSE = re.compile(r"\bR([1-9]\d?)\.(\d+)(?!\d)")


def label_of(path):
    """Name of a page in the site: docs/guide/first-host.md is guide_first_host."""
    return re.sub(r"\W", "_", re.sub(r"^docs/|\.md$", "", path)).lower()


def slug(heading):
    """A heading's anchor, as forges make it from its text."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", text.replace("`", "").lower()).strip().replace(" ", "-")


def anchor(label, name):
    """That anchor in the site, where anchors of all pages are one space."""
    return f"{label}_{re.sub(r'[^0-9A-Za-z_]', lambda m: '_' if m[0] == '-' else f'{ord(m[0]):x}', name)}"


def headings(text):
    """(line, level, text, name given) of all headings outside of fences."""
    inside = False
    for number, line in enumerate(text.splitlines()):
        if FENCE.match(line):
            inside = not inside
        found = None if inside else HEADING.match(line)
        if found:
            yield number, len(found[1]), found[2], found[3]


class Page:
    """One page on its way. `site` knows what there is besides."""

    def __init__(self, site, path, text):
        self.site, self.path, self.text = site, path, text
        self.label = site.labels[path]

    def converted(self):
        lines = self.text.splitlines()
        chapter = ""
        marks = {number: (level, text) for number, level, text, _ in headings(self.text)}
        inside = False
        for number, line in enumerate(lines):
            if number == 1 and len(marks) > LONG and self.path != self.site.first:
                lines[number] = "[TOC]"
            elif number in marks:
                level, text = marks[number]
                chapter = text.split()[0] if level == 2 else chapter
                lines[number] = self.heading(level, text)
            elif FENCE.match(line):
                inside = not inside
                lines[number] = re.sub(r"^(\s*```)(?:sh|text|json|console|cmake)\b.*", r"\1{.unparsed}", line)
            elif not inside and not line.startswith("    "):
                lines[number] = self.clause_anchors(chapter, line) if self.path == self.site.rules else line
        return "\n".join(self.inline(lines, marks)) + "\n"

    def heading(self, level, text):
        """With its anchor. Those of the first page are no sections: the navigation would list them."""
        plain = LINK.sub(r"\2", text)
        if self.path == self.site.first:
            return f"# {plain} {{#mainpage}}" if level == 1 else \
                f'<h{level}><a id="{anchor(self.label, slug(text))}"></a>{html.escape(plain)}</h{level}>'
        name = self.label if level == 1 else anchor(self.label, slug(text))
        return f"{'#' * level} {plain} {{#{name}}}"

    def clause_anchors(self, chapter, line):
        """In the page of the rules: where a clause begins, so that R3.6 can be a link."""
        row = re.match(r"\| (R1[23])\.(\d+) \|", line)
        ruling = re.match(r"\| (\d+) \|", line) if chapter == "R11" else None
        item = re.match(r"(\d+)\. ", line) if re.match(r"R\d+$", chapter) else None
        if row and row[1] == chapter:
            return line.replace("| ", f'| <a id="{row[1]}_{row[2]}"></a>', 1)
        if ruling:
            return line.replace("| ", f'| <a id="R11_{ruling[1]}"></a>', 1)
        if item:
            return line.replace(". ", f'. <a id="{chapter}_{item[1]}"></a>', 1)
        return line

    def inline(self, lines, marks):
        """Links and names, in running text; a link may go over the end of a line."""
        result, piece, inside = [], [], False

        def flush():
            if piece:
                result.extend(self.spans("\n".join(piece)).split("\n"))
                piece.clear()
        for number, line in enumerate(lines):
            fence = FENCE.match(line)
            if fence or inside or number in marks or line.startswith("    ") and not piece:
                flush()
                inside = inside != bool(fence)
                result.append(line)
            elif not line:
                flush()
                result.append(line)
            else:
                piece.append(line)
        flush()
        return result

    def spans(self, text):
        kept = []

        def keep(value):
            kept.append(value)
            return f"\x00{len(kept) - 1}\x00"

        text = re.sub(r"<a id=.*?</a>|<!--.*?-->", lambda m: keep(m[0]), text, flags=re.S)
        text = SPAN.sub(lambda m: keep(self.code(m)), text)
        text = LINK.sub(lambda m: keep(self.link(m[1], m[2], m[3])), text)
        text = CLAUSE.sub(lambda m: keep(self.site.clause(m[0], m[1], m[2])), text)
        while "\x00" in text:
            text = re.sub("\x00(\\d+)\x00", lambda m: kept[int(m[1])], text)
        return text

    def code(self, match):
        """A name of the API in a code span becomes a link, still in the letters of code."""
        found = re.fullmatch(r"(\w+)(\(\))?", match[2])
        if not found or found[1] not in self.site.symbols:
            return match[0]
        return f"<code>#{found[1]}</code>"

    def link(self, mark, text, target):
        if re.match(r"[a-z]+:", target):
            return f"{mark}[{text}]({target})"
        path, _, name = target.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(self.path), path)) if path else self.path
        if mark:
            self.site.pictures.add(path)
            return f'<img class="picture" src="{posixpath.basename(path)}" alt="{html.escape(text)}"/>'
        if path in self.site.labels:
            place = f"#{anchor(self.site.labels[path], name)}" if name else ""
            return f"[{text}]({self.site.address(path)}{place})"
        if path in self.site.headers:
            return f"[{text}]({self.site.headers[path]})"
        return text if re.sub(r"\W", "", path) in re.sub(r"\W", "", text) else f"{text} (`{path}`)"
