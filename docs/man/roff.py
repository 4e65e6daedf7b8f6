"""From the Markdown that docs/man/page.py writes to the macros of man(7)."""

import re


def escaped(text):
    """Running text: letters that roff would take for its own, and marks of Markdown as fonts."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq").replace("^", r"\(ha").replace("~", r"\(ti")
    return re.sub(r"^(?=\.)", r"\&", text, flags=re.M)


def inline(text):
    parts = re.split(r"(`[^`]+`|\*\*[^*]+\*\*|(?<!\w)\*[^*\s][^*]*\*)", " ".join(text.split()))
    fonts = {"`": ("B", 1), "**": ("B", 2), "*": ("I", 1)}
    for number, part in enumerate(parts):
        font, width = fonts.get(re.match(r"(`|\*\*|\*|)", part)[1], ("", 0)) if number % 2 else ("", 0)
        parts[number] = rf"\f{font}{escaped(part[width:-width])}\fR" if font else escaped(part)
    return re.sub(r"^(?=\.)", r"\&", "".join(parts))


def block(text):
    """One block of Markdown: lines without an empty one between."""
    heading = re.match(r"(#+) (.*)", text)
    if heading:
        return [f".{'SH' if len(heading[1]) == 1 else 'SS'} \"{inline(heading[2])}\""]
    if text.startswith("    "):
        return [".PP", ".RS 4", ".EX", *escaped(re.sub(r"^ {4}", "", text, flags=re.M)).split("\n"), ".EE", ".RE"]
    item = re.match(r"(.*)\n: (.*)", text, flags=re.S)
    if item:
        return [".TP", inline(item[1]), inline(item[2])]
    if text.startswith("- "):
        return [line for item in re.split(r"^- ", text, flags=re.M)[1:] for line in (r".IP \(bu 2", inline(item))]
    return [".PP", inline(text)]


def page(name, section, source, text):
    lines = [f'.TH "{name.upper()}" "{section}" "" "{source}" "BAO BEI"']
    for piece in merged(re.split(r"\n\n+", text.strip())):
        made = block(piece)
        # A heading is followed by a paragraph anyway.
        lines += made[1:] if made[0] == ".PP" and lines[-1].startswith((".SH", ".SS")) else made
    return "\n".join(lines) + "\n"


def merged(blocks):
    """Pieces of an indented block that has empty lines, as one."""
    result = []
    for piece in blocks:
        if result and piece.startswith("    ") and result[-1].startswith("    "):
            result[-1] += "\n\n" + piece
        else:
            result.append(piece)
    return result
