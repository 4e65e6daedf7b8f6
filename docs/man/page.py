#!/usr/bin/env python3
"""A manual page from what is there already: of a program its README and its --help, of the library the
description of the API and the smallest host.

usage: docs/man/page.py ROOT PROGRAM README      a page for section 1
       docs/man/page.py ROOT                     baobei(3)
"""

import json
import pathlib
import re
import subprocess
import sys

import roff

ASSUMED = """The tables of the deck and of the limits did not survive in the text of the rulebook that we work from.
The default rule set assumes them; these figures are ours, not the publisher's.
"""


def indented(text):
    return re.sub(r"^(?=.)", "    ", text, flags=re.M)


def options_of(help_text):
    """The options of a --help, each with what it does, as paragraphs."""
    found = []
    for line in help_text.splitlines():
        option = re.match(r"  (--\S+(?: [A-Z][A-Z|a-z]*| \S+\|\S+)?(?:, --\S+)*)(?:  +(.*))?$", line)
        more = re.match(r" {12,}(\S.*)", line)
        if option:
            found.append([option[1], option[2] or ""])
        elif more and found:
            found[-1][1] += " " + more[1]
        elif not line.strip() and found:
            break
    return "".join(f"`{name}`\n: {text or 'what it says'}\n\n" for name, text in found)


def of_program(root, program, readme):
    name = pathlib.Path(program).name
    said = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    text = pathlib.Path(readme).read_text()
    title, _, body = text.partition("\n")
    body = re.split(r"^## For those who read the source|^\| file \|", body, flags=re.M)[0].strip()
    body = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", body)
    body = re.sub(r"^##+ ", "## ", body, flags=re.M).replace(f"build/release/examples/{name[7:]}/", "")
    brief = title.partition(": ")[2]
    usage = [" ".join(line.split()) for line in re.findall(r"^(?:[Uu]sage:|      ) *(" + name + r".*)$", said, re.M)]
    return name, 1, f"""# NAME

{name} - {brief}

# SYNOPSIS

{indented(chr(10).join(usage))}

# DESCRIPTION

{body}

# OPTIONS

{options_of(said)}
# SEE ALSO

**baobei**(3)
"""


def of_library(root):
    api = json.loads((root / "docs/api/baobei-api.json").read_text())
    cover, *chapters = api["headers"]
    essay = re.sub(r"\n+The smallest complete host.*", "", cover["details"], flags=re.S)
    parts = []
    for chapter in chapters:
        names = [f"`{entry['name']}`()\n: {entry['brief']}\n" for entry in api["functions"]
                 if entry["header"] == chapter["name"]]
        names += [f"`{entry['name']}`\n: {entry['brief']}\n" for group in ("structs", "callbacks", "enums")
                  for entry in api[group] if entry["header"] == chapter["name"]]
        parts.append(f"## {chapter['name']}\n\n{chapter['brief']}\n\n" + "\n".join(names))
    statuses = "\n".join(f"`{value['name']}`\n: {value['brief']}\n" for entry in api["enums"]
                         if entry["name"] == "baobei_status" for value in entry["values"])
    return "baobei", 3, f"""# NAME

baobei - {cover['brief'].partition(': ')[2].rstrip('.')}

# SYNOPSIS

    #include <baobei/baobei.h>

    cc program.c $(pkg-config --cflags --libs baobei)

# DESCRIPTION

{essay}

# CHAPTERS

{chr(10).join(parts)}
# RETURN VALUES

Most functions return a `baobei_status`:

{statuses}
# EXAMPLES

The smallest complete host:

{indented((root / 'examples/hello.c').read_text())}
# CAVEATS

{ASSUMED}
# SEE ALSO

**baobei-table**(1), **baobei-replay**(1), **baobei-perft**(1)

Whoever binds another language finds all of this as data in `baobei-api.json`.
"""


def main():
    if len(sys.argv) not in (2, 4):
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    name, section, text = of_program(root, *sys.argv[2:]) if len(sys.argv) == 4 else of_library(root)
    version = re.search(r"BAOBEI_VERSION 0x(\w\w)(\w\w)(\w\w)", (root / "include/baobei/base.h").read_text())
    dotted = ".".join(str(int(part, 16)) for part in version.groups())
    print(roff.page(name, section, f"libbaobei {dotted}", text), end="")


main()
