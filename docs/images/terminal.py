#!/usr/bin/env python3
"""docs/images/terminal.svg: a screen of the terminal game, from a real run on a terminal of its own.

usage: docs/images/terminal.py BUILD
"""

import fcntl
import html
import os
import pathlib
import pty
import re
import select
import struct
import sys
import termios

COLUMNS, LINES = 80, 30
GAME = ["--seats", "4", "--seed", "heron", "--pace", "0", "--claim-seconds", "0", "--lang", "en"]
ANSWERS = ["", "0", "1", "", "1", "2", "1", "1", "1"]  # up to a claim window after another seat's right claim
QUIET = 0.5  # seconds after which the game waits for an answer

LETTER, LINE = 8.4, 19  # size of a character cell of the picture
STYLE = """<style>
    .ground { fill: #1f2426 }
    text { font: 14px monospace; fill: #d7dedb }
    .bold { font-weight: bold; fill: #ffffff }
    .dim { fill: #8e9a95 }
    .red { fill: #ff8a80 }
    .green { fill: #8bd8a8 }
    .yellow { fill: #f0cf7a }
    .blue { fill: #8fb8f0 }
    .magenta { fill: #dca0e0 }
    .cyan { fill: #7fd1d6 }
  </style>"""
COLOURS = {31: "red", 32: "green", 33: "yellow", 34: "blue", 35: "magenta", 36: "cyan"}
ESCAPE = re.compile(r"\x1b(?:\[([?0-9;]*)([A-Za-z])|\(B)")


def printed(game):
    """All that the game prints until it waits after the last answer."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.execv(game, [game, *GAME])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    said = b""
    for answer in [*ANSWERS, None]:
        while select.select([terminal], [], [], QUIET)[0]:
            said += os.read(terminal, 65536)
        os.write(terminal, (answer + "\n").encode() if answer is not None else b"q\n")
    os.close(terminal)
    os.waitpid(child, 0)
    return said.decode()


def pieces(line, style):
    """A line as (column, class, text); the style at its end."""
    found, column, at = [], 0, 0
    for escape in [*ESCAPE.finditer(line), None]:
        text = line[at:escape.start() if escape else len(line)].replace("\r", "")
        found += [(column + words.start(), " ".join(style), words[0]) for words in re.finditer(r"\S+(?: \S+)*", text)]
        column += len(text)
        if escape:
            at = escape.end()
            for code in map(int, re.findall(r"\d+", escape[1] or "0") if escape[2] == "m" else []):
                style = {0: [], 1: [*style, "bold"], 2: [*style, "dim"]}.get(code, [*style, COLOURS.get(code, "")])
    return found, style


def picture(screen):
    lines, style, body = screen.rstrip().split("\n"), [], []
    for number, line in enumerate(lines):
        found, style = pieces(line, style)
        for column, kind, text in found:
            place = f'x="{16 + column * LETTER:g}" y="{30 + number * LINE}"'
            kind = f' class="{kind}"' if kind else ""
            body.append(f'  <text{kind} {place} textLength="{len(text) * LETTER:g}">{html.escape(text, False)}</text>')
    width, height = round(COLUMNS * LETTER + 32), len(lines) * LINE + 30
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
                      f' height="{height}" role="img" aria-labelledby="title">',
                      '  <title id="title">A table of BAO BEI in a terminal</title>',
                      f"  {STYLE}", f'  <rect class="ground" width="{width}" height="{height}" rx="8"/>', *body,
                      "</svg>", ""])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    game = pathlib.Path(sys.argv[1], "examples/terminal/baobei-table")
    screen = printed(str(game)).rsplit("\x1b[H\x1b[2J", 1)[-1].strip("\r\n")
    pathlib.Path(__file__).with_suffix(".svg").write_text(picture(screen))


main()
