#!/usr/bin/env python3
"""Sits at baobei-table with a keyboard: a pseudo-terminal, the clock of claim windows, peeks that are hidden
again, Ctrl-C, Ctrl-D, signals, readers that go away. Prints one line a check.

    keyboard.py PROGRAM
"""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

CLEAR = b"\x1b[H\x1b[2J"  # xterm: clear
OPEN = b"\x1b[?1049h"     # xterm: smcup, a screen of its own ...
CLOSE = b"\x1b[?1049l"    # ... and rmcup
PATIENCE = 20             # seconds that anything may take


def check(name, good, why=""):
    print(f"ok   {name}" if good else f"FAIL {name}: {why}", flush=True)


class Keyboard:
    """The program at the other end of a pseudo-terminal."""

    def __init__(self, program, *options, term="xterm"):
        self.output = b""
        self.mark = 0
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.environ["TERM"] = term
            os.environ.pop("NO_COLOR", None)
            os.execv(program, [program, *options])

    def wait(self, text):
        """Reads on until a text comes after the last one waited for. False: it does not come."""
        text = text.encode()
        end = time.monotonic() + PATIENCE
        while text not in self.output[self.mark:]:
            if not self.read(end):
                return False
        self.mark = self.output.index(text, self.mark) + len(text)
        return True

    def read(self, end):
        if not select.select([self.terminal], [], [], max(0.0, end - time.monotonic()))[0]:
            return False
        try:
            more = os.read(self.terminal, 65536)
        except OSError:  # Linux says EIO when the other side is closed
            return False
        self.output += more
        return bool(more)

    def type(self, text):
        os.write(self.terminal, text.encode())

    def answer(self, question, text):
        """Waits for a question and its prompt, and answers."""
        good = self.wait(question) and self.wait("> ")
        time.sleep(0.05)  # what is typed before the question is thrown away
        self.type(text + "\n")
        return good

    def end(self):
        """The exit status, as a shell would see it."""
        end = time.monotonic() + PATIENCE
        while self.read(end):
            pass
        if time.monotonic() >= end:
            os.kill(self.child, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
        os.close(self.terminal)
        return status

    def shown(self):
        """What was on the screen at the text last waited for: all since it was cleared."""
        before = self.output[:self.mark]
        return before[before.rfind(CLEAR):]


def begin(program, *options, **more):
    """A match up to the moment after the set-up looks, the person in the first seat."""
    player = Keyboard(program, "--seed", "keyboard", *options, **more)
    good = player.wait("Press Enter to begin.")
    time.sleep(0.05)
    player.type("\n")
    good = good and player.answer("First card?", "1 2")
    return player, good


def peeks(program):
    player, good = begin(program, "--pace", "0")
    good = good and player.wait("Press Enter to turn face down again.")
    face = re.search(rb"a1 is ([a-z -]+ \(-?\d+\))", player.shown())
    check("keyboard: a look shows the card", good and face, player.output[-300:])
    time.sleep(0.05)
    player.type("\n")
    good = player.wait("they are face down again")
    check("keyboard: the card is gone from the screen after Enter", good and face and b" is " + face[1] not in player.shown())
    check("keyboard: a screen of its own, without scrollback", player.output.count(OPEN) == 1)
    player.type("q\n")
    while b"You leave" not in player.output and player.wait("> "):
        time.sleep(0.05)
        player.type("q\n")
    status = player.end()
    check("keyboard: q leaves with status 0", status == 0, status)
    check("keyboard: the screen is given back", player.output.count(CLOSE) == 1 and player.output.rfind(CLOSE) > player.output.rfind(CLEAR))


def clock(program):
    player, good = begin(program, "--pace", "0", "--claim-seconds", "1")
    good = good and player.wait("Press Enter to turn")
    time.sleep(0.05)
    player.type("\n")
    seen = b""
    while good and b"Do you claim" not in seen:
        start = player.mark
        good = player.wait("\n> ")
        seen = player.output[start:player.mark]
        if b"What do you do with it" in seen or b"What do you do?" in seen or b"Your turn is over" in seen:
            time.sleep(0.05)
            player.type("1\n")
        elif b"Do you claim" not in seen:
            good = False
    check("keyboard: a claim window opens with a clock", good and b"Seconds left: 1" in seen, seen[-300:])
    before = time.monotonic()
    player.type("2 a1")  # half a line: it must not become the answer to the next question
    good = player.wait("Time is up: you pass.")
    check("keyboard: the clock ends the window", good and time.monotonic() - before < 5)
    start = player.mark
    good = player.wait("\n> ")
    time.sleep(0.05)
    player.type("\n")
    good = good and player.wait("\n> ")
    check("keyboard: half a line is not the answer to the next question",
          good and not re.search(b"You (claim|take)", player.output[start:player.mark]))
    player.type("\x03")
    status = player.end()
    check("keyboard: Ctrl-C ends with status 130", status == 130 and b"Interrupted" in player.output, status)
    check("keyboard: Ctrl-C gives the screen back", player.output.count(CLOSE) == 1)


def portuguese(program):
    player = Keyboard(program, "--seed", "keyboard", "--lang", "pt", "--pace", "0")
    good = player.wait("Pressione Enter para começar.")
    time.sleep(0.05)
    player.type("\n")
    good = good and player.answer("Primeira carta?", "look 1 3") and player.wait("Pressione Enter para virar")
    face = re.search("a1 é ([\\w -]+ \\(-?\\d+\\))", player.shown().decode())
    check("keyboard: in Portuguese, with a typed action", good and face, player.output[-300:])
    time.sleep(0.05)
    player.type("\n")
    good = player.wait("Você grita DEPENADO?") and player.wait("> ")
    time.sleep(0.05)
    shown = player.shown().decode()
    check("keyboard: in Portuguese the card is gone as well", good and face and "Monte: " in shown and
          " é " + face[1] not in shown)
    player.type("\x04")
    check("keyboard: in Portuguese Ctrl-D ends", player.end() == 0 and "Fim da entrada".encode() in player.output)


def ends(program):
    player, good = begin(program)
    good = good and player.wait("Press Enter to turn")
    time.sleep(0.05)
    player.type("\x04")
    status = player.end()
    check("keyboard: Ctrl-D ends with status 0", good and status == 0 and b"End of input" in player.output, status)

    player = Keyboard(program, "--seed", "keyboard", term="dumb")
    good = player.wait("First card?")
    player.type("\x04")
    status = player.end()
    check("keyboard: a terminal that can do nothing gets plain lines", good and status == 0 and b"\x1b" not in player.output, status)

    player = Keyboard(program, "--plain")
    good = player.wait("First card?")
    player.type("\x04")
    status = player.end()
    check("keyboard: --plain sends no sequences", good and status == 0 and b"\x1b" not in player.output, status)

    player = Keyboard(program, "--watch", "--pace", "5", "--limit", "10", "--seed", "watch")
    status = player.end()
    check("keyboard: --watch plays to the end on a screen", status == 0 and b" wins the match." in player.output, status)


def signals(program):
    for name, code in (("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)):
        number = getattr(signal, name)
        child = subprocess.Popen([program, "--seed", "s"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        output = b""
        while not output.endswith(b"> "):
            output += os.read(child.stdout.fileno(), 4096)
        child.send_signal(number)
        last = child.stdout.read()
        check(f"{name} while it waits for an answer: status {code}", child.wait() == code and b"Interrupted" in last, last)
        child.stdin.close()

        child = subprocess.Popen([program, "--watch", "--pace", "60000"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        os.read(child.stdout.fileno(), 4096)
        before = time.monotonic()
        child.send_signal(number)
        child.stdout.read()
        check(f"{name} in the middle of a pause: status {code}, at once",
              child.wait() == code and time.monotonic() - before < 5)

    # A reader that goes away while the program is being answered.
    child = subprocess.Popen([program, "--seed", "s"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.read(child.stdout.fileno(), 100)
    child.stdout.close()
    child.stdin.write(b"1\n2\n" + b"1\n" * 100)
    child.stdin.close()
    errors = child.stderr.read()
    check("a reader that goes away ends it quietly", child.wait() == 0 and errors == b"", errors)

    # The clock, although the answers come from a pipe that stays silent.
    child = subprocess.Popen([program, "--seed", "s", "--seat", "b", "--clock", "--claim-seconds", "1"], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE)
    output, end = b"", time.monotonic() + PATIENCE
    while b"Time is up" not in output and time.monotonic() < end:
        output += os.read(child.stdout.fileno(), 4096)
        if output.endswith(b"> ") and b"Do you claim" not in output[-400:]:
            child.stdin.write(b"look 1 2\n" if b"First card" in output[-100:] else b"1\n")
            child.stdin.flush()
    check("--clock runs the clock on a pipe", b"Time is up" in output)
    child.stdin.close()
    child.stdout.close()
    child.wait()


def main():
    program = os.path.abspath(sys.argv[1])
    peeks(program)
    clock(program)
    portuguese(program)
    ends(program)
    signals(program)


main()
