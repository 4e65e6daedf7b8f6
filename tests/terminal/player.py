#!/usr/bin/env python3
"""Plays whole matches at baobei-table, through pipes, by reading its questions.

Like a person it remembers what it was shown, claims what it knows, and now and then does something that is
not allowed. Checks of every match: it ends with a winner; the table names no face that the seat may not see
(every line that names a card has to be of a kind that may); the same answers from a file give the same
output, byte for byte.

    player.py PROGRAM                   plays the matches of the test, one line a check
    player.py PROGRAM --write FILE      plays one match and writes down what was typed (match.txt is one)
"""

import argparse
import os
import random
import re
import shlex
import subprocess

CARD = r"(?:[a-z][a-z -]*|species \d+) \(-?\d+\)"
PLACE = r"(?:your |\w+'s )?([a-f]\d+)"

# Lines that may name a card, all of them: a line of any other kind must not.
PUBLIC = [re.compile(pattern) for pattern in (
    rf"The first discard is turned over: {CARD}\.",
    rf"\w+ keeps? it in {PLACE} and discards? {CARD}\.",
    rf"\w+ discards? what (?:was drawn|you drew): {CARD}\.",
    rf"The card that \w+ drew goes on the discard pile: {CARD}\.",
    rf"\w+ takes? the discard, {CARD}, into {PLACE} and discards? {CARD}\.",
    rf"(?:Wrong|Right): {PLACE} is {CARD}(?:, {PLACE} is {CARD})?[.,;]",
    rf"\w+ uses? {CARD}: ",
    rf"The power of {CARD} has no effect\.",
    rf"\w+ shows? {PLACE} to everybody: {CARD}\.",
    rf"Draw pile: \d+   Discard: {CARD}, \d+ in all",
    rf"  \d  (?:claim that|take the discard)",
)]
DRAWN = re.compile(rf"You have drawn: ({CARD})(?: and ({CARD}))?$")
LOOKED = re.compile(rf"   {PLACE} is ({CARD})$")
ITEM = re.compile(rf"  \d  ({CARD})$")
ROW = re.compile(r"[> ] [a-f] \w+ +sum -?\d+ ")
OPEN = re.compile(rf"\[[a-f]\d+ {CARD}\]")

QUESTIONS = ("Choose two", "First card", "Second card", "Which card", "In place of", "Which one", "What do you do",
             "Do you claim", "Your turn is over", "Do you swap", "Which of the two", "Whose does it", "Which opponent",
             "Please type", "That is somebody else's", "That is no answer", "There is no card in",
             "There is no empty slot")


def lines_of(text):
    """The lines of an output, each put together again where it was broken."""
    lines = []
    for line in text.split("\n"):
        more = line.startswith("   ") and line[3:4] not in ("", " ") and not LOOKED.match(line)
        if more and lines:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return lines


def leaks(text):
    """Lines that name a card although they should not."""
    faults = []
    counting = False  # between the end of a round and its sheet all cards lie open
    own = False       # a question before which the person may see two cards: the macaw's
    lines = lines_of(text)
    for number, line in enumerate(lines):
        if line.startswith("--- The round ends"):
            counting = True
        elif line.startswith("Score sheet"):
            counting = False
        if not re.search(CARD, line) or any(pattern.match(line) for pattern in PUBLIC):
            continue
        if ROW.match(line) or OPEN.search(line):
            later = [l for l in lines[number:number + 16] if l.startswith(QUESTIONS)]
            own = bool(later) and later[0].startswith("Do you swap")
            if counting or own and len(OPEN.findall(line)) <= 2:
                continue
        elif DRAWN.match(line) or ITEM.match(line):
            before = [l for l in lines[:number] if re.match(r"You (draw|use)|-- ", l)]
            if before and before[-1].startswith(("You draw", "You use")):
                continue
        elif LOOKED.match(line):
            near = lines[number - 3:number] + lines[number + 1:number + 4]
            if any(l.startswith((">", "You have looked", "Do you swap")) for l in near):
                continue
        faults.append(line)
    return faults


class Player:
    """Answers questions, at random but not blindly."""

    def __init__(self, seed, seats):
        self.random = random.Random(seed)
        self.seats = seats
        self.known = {}
        self.plan = []
        self.table = []  # places that hold a card

    def hear(self, text):
        """Remembers the faces that an output names, and where cards lie."""
        if "Draw pile:" in text:
            self.table = re.findall(r"\[([a-f]\d+)[] ]", text[text.rfind("Draw pile:"):])
        for line in lines_of(text):
            if line.startswith("--- Round"):
                self.known.clear()
            for match in re.finditer(rf"{PLACE} is ({CARD})", line):
                if line.startswith("Right"):
                    self.known.pop(match[1], None)
                else:
                    self.known[match[1]] = match[2]
            match = re.match(rf"\w+ shows? {PLACE} to everybody: ({CARD})", line)
            if match:
                self.known[match[1]] = match[2]
            match = re.match(rf"\w+ takes? the discard, ({CARD}), into {PLACE} ", line)
            if match:
                self.known[match[2]] = match[1]
            match = re.match(rf"\w+ keeps? it in {PLACE} |.*New cards? lies? in {PLACE}(?: and in {PLACE})?", line)
            for place in match.groups() if match else ():
                self.known.pop(place, None)
            match = re.match(rf"\w+ (?:swaps?|gives?) {PLACE} (?:and|away, into) {PLACE}", line)
            if match:
                first, second = self.known.pop(match[1], None), self.known.pop(match[2], None)
                if "swap" in line and first:
                    self.known[match[2]] = first
                if "swap" in line and second:
                    self.known[match[1]] = second

    @staticmethod
    def family(card):
        """What a card matches by."""
        return next((family for family in ("pelican", "toucan") if family in card), card)

    def card(self):
        if self.table and self.random.random() < 0.9:
            return self.random.choice(self.table)
        return f"{self.seat()}{self.random.randint(0, 4)}"

    def seat(self):
        return "abcdef"[self.random.randrange(self.seats)]

    def claim(self, text, first):
        """The number of the claim that it can make for sure, and the cards to name; None: no claim."""
        reference = re.search(rf"both match ({CARD})", text)
        hits = [place for place, card in self.known.items() if self.family(card) == self.family(reference[1])]
        if not hits or self.random.random() < 0.1:
            return None
        self.plan = hits[:2]
        if self.random.random() < 0.3:  # typed out, in the library's notation
            return ("pluck ", "double ")[len(self.plan) - 1] + " ".join(self.plan)
        return str(first + len(self.plan) - 1)

    def answer(self, text):
        """The answer to the last question of an output."""
        chance = self.random.random()
        position, question = max((text.rfind(q), q) for q in QUESTIONS)
        last = text[position:]
        if self.plan and question in ("Which card", "First card", "Second card"):
            return self.plan.pop(0)
        if not question.startswith(("Please", "That is", "There is")):
            self.plan = []
        if "Not allowed" in text and "goes back" in last and chance < 0.3:
            return "-"
        slots = re.search(r"[sS]lots?:((?: \d+)+)", last)
        if slots:
            return self.random.choice(slots[1].split())
        if chance > 0.97:
            return "sweep a1"
        if question == "What do you do" and "with it" in last:
            return self.claim(last, 3) or ("4" if chance < 0.02 else "2" if chance < 0.4 else "1")
        if question == "What do you do":
            return "2" if chance < 0.2 else "draw" if chance < 0.4 else "take 1" if chance < 0.45 else "1"
        if question == "Do you claim":
            return self.claim(last, 2) or self.random.choice("23" if chance < 0.02 else "1")
        if question == "Your turn is over":
            return "2" if chance < 0.03 else ""
        if question in ("Do you swap", "Which of the two", "Whose does it"):
            return self.random.choice("12")
        if question == "Which opponent" or "letter of a seat" in last:
            return self.seat()
        if "a number from" in last:
            return str(self.random.randint(1, 4))
        return self.card()


def play(program, options, player, most=4000):
    """Plays one match. Answers the exit status, the output and what was typed."""
    child = subprocess.Popen([program, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    typed, output, seen = [], b"", b""
    while len(typed) < most:
        more = os.read(child.stdout.fileno(), 65536)
        if not more:
            break
        output += more
        seen += more
        if seen.endswith(b"\n> "):
            text = seen.decode()
            player.hear(text)
            typed.append(player.answer(text))
            seen = b""
            child.stdin.write((typed[-1] + "\n").encode())
            child.stdin.flush()
    child.stdin.close()
    output += child.stdout.read()
    return child.wait(), output, typed


def check(name, good, why=""):
    print(f"ok   {name}" if good else f"FAIL {name}: {why}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--write")
    parser.add_argument("--seed", default="replay")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--limit", type=int, default=40)
    parser.add_argument("--matches", type=int, default=10)
    arguments = parser.parse_args()

    if arguments.write:
        options = ["--lang", "en", "--seed", arguments.seed,
                   "--seats", str(arguments.seats), "--limit", str(arguments.limit)]
        status, output, typed = play(arguments.program, options, Player(arguments.seed, arguments.seats))
        with open(arguments.write, "w") as file:
            file.write(f"# A match as it was typed, for: baobei-table {shlex.join(options)}\n")
            file.write("".join(line + "\n" for line in typed))
        print(output.decode())
        return
    for number in range(arguments.matches):
        seats = 2 + number % 5
        options = ["--seed", f"player {number}", "--seats", str(seats), "--seat", "abcdef"[number % seats],
                   "--lang", "en"]
        status, output, typed = play(arguments.program, options, Player(number, seats))
        name = f"match {number} of {seats} seats, {len(typed)} answers"
        text = output.decode()
        won = re.search(r"^(You win|\w+ wins) the match", text, re.M)
        check(f"{name}: ends with a winner", status == 0 and won, f"status {status}")
        faults = leaks(text)
        check(f"{name}: names no card that is hidden", not faults, faults[:3])
        again = subprocess.run([arguments.program, *options], input="".join(line + "\n" for line in typed).encode(),
                               stdout=subprocess.PIPE)
        check(f"{name}: comes out the same from a file", again.stdout == output)


if __name__ == "__main__":
    main()
