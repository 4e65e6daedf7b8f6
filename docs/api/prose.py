"""What the comments of the public headers say, as Doxygen reads them."""

import dataclasses
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree as xml

DOXYFILE = """
INPUT = {include}/baobei
FILE_PATTERNS = *.h
STRIP_FROM_PATH = {include}
OUTPUT_DIRECTORY = {output}
OPTIMIZE_OUTPUT_FOR_C = YES
TYPEDEF_HIDES_STRUCT = YES
MACRO_EXPANSION = YES
EXPAND_ONLY_PREDEF = YES
PREDEFINED = BAOBEI_API=
GENERATE_XML = YES
GENERATE_HTML = NO
GENERATE_LATEX = NO
HAVE_DOT = NO
QUIET = YES
WARN_NO_PARAMDOC = NO
"""

THREADS = re.compile(r"\s*((?:Not thread-safe|Thread-safe)[^.]*\.)$")


@dataclasses.dataclass
class Prose:
    """One comment, taken apart."""
    text: str = ""
    since: str = ""
    threads: str = ""
    returns: str = ""
    parameters: dict = dataclasses.field(default_factory=dict)  # name: text
    out: set = dataclasses.field(default_factory=set)           # parameters that are marked [out]
    names: list = dataclasses.field(default_factory=list)       # of a callback's parameters


MARKS = {"computeroutput": "`", "bold": "**", "emphasis": "*"}
APART = ("parameterlist", "simplesect", "programlisting")  # not part of the running text


def running(node):
    """A node as Markdown, in one line, without lists."""
    mark = MARKS.get(node.tag, "")
    parts = [node.text or ""]
    for child in node:
        if child.tag not in APART and child.tag != "itemizedlist":
            parts.append(running(child))
        parts.append(child.tail or "")
    return mark + re.sub(r"\s+", " ", "".join(parts)) + mark


def markdown(node):
    """A description: paragraphs with an empty line between them, lists with a line for each item."""
    blocks = []
    for paragraph in node.findall("para"):
        items = [running(item).strip() for item in paragraph.iter("listitem")]
        blocks += [running(paragraph).strip(), "\n".join(f"- {item}" for item in items)]
    return "\n\n".join(block for block in blocks if block)


def without_threads(prose, text):
    """The text without the line about threads, which ends whatever happens to be the last piece of a comment."""
    found = THREADS.search(text)
    if not found:
        return text
    prose.threads = found[1]
    return text[:found.start()]


def comment(node):
    prose = Prose()
    described = node.find("detaileddescription")
    for item in described.iter("parameteritem"):
        text = without_threads(prose, markdown(item.find("parameterdescription")))
        for name in item.iter("parametername"):
            prose.parameters[name.text] = text
            if name.get("direction") == "out":
                prose.out.add(name.text)
    for section in described.iter("simplesect"):
        text = markdown(section)
        if section.get("kind") == "since":
            prose.since = text
        elif section.get("kind") == "return":
            prose.returns = without_threads(prose, text)
    blocks = [markdown(node.find("briefdescription")), markdown(described)]
    prose.text = without_threads(prose, "\n\n".join(block for block in blocks if block))
    if node.get("kind") == "typedef":
        arguments = re.search(r"\)\((.*)\)$", node.findtext("argsstring"))
        prose.names = re.findall(r"(\w+)(?:,|$)", arguments[1]) if arguments else []
    return prose


def read(include):
    """Comments by name: of a header its path, of a field "record.field", else the name itself."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["doxygen", "-"], input=DOXYFILE.format(include=include, output=folder), text=True, check=True)
        for path in sorted(pathlib.Path(folder, "xml").glob("*.xml")):
            for compound in xml.parse(path).getroot().iter("compounddef"):
                name, kind = compound.findtext("compoundname"), compound.get("kind")
                if kind == "file":
                    found[f"baobei/{name}"] = comment(compound)
                elif kind == "struct":
                    found[name] = comment(compound)
                for member in compound.iter("memberdef"):
                    prefix = f"{name}." if kind == "struct" else ""
                    found[prefix + member.findtext("name")] = comment(member)
                    for value in member.iter("enumvalue"):
                        found[value.findtext("name")] = comment(value)
    return found
