#!/usr/bin/env python3
"""Holds a binding against the conformance vectors (docs/conformance.md); ends at the first difference.

usage: replay_vectors.py VECTORS MODULE [ARGUMENT...]

VECTORS is the folder of the vectors. MODULE is a Python file with a class Binding (binding.py says what it must do);
the arguments are handed to it. The exit status is 0 only if everything is as the vectors say.
"""

import importlib.util
import json
import pathlib
import sys

NO_SEAT = 255
HOST, SPECTATOR = 1024, 512
LETTERS = "abcdef"
CHANCE_FAILED = -1
SAMPLE_SEED = bytes(32)


class Difference(Exception):
    """What the vector says and the binding does not."""

    def __init__(self, where, expected, got):
        super().__init__(f"{where}:\n  expected {expected!r}\n  got      {got!r}")


def viewer_of(letter):
    return {"h": HOST, "s": SPECTATOR}.get(letter) or 8 << LETTERS.index(letter)


def seat_of(word):
    return NO_SEAT if word == "host" else LETTERS.index(word)


def bare(value):
    """A value as vectors spell it: without what is zero, and without zeros at the end of a list."""
    if isinstance(value, dict):
        kept = ((name, bare(field)) for name, field in value.items())
        return {name: field for name, field in kept if field not in (0, [])}
    if isinstance(value, list):
        value = [bare(item) for item in value]
        while value and value[-1] in (0, []):
            value.pop()
    return value


def for_viewer(shared, letter):
    """A record that is written once for all, as one viewer has it."""
    own = {name: value for name, value in shared.items() if name not in ("but", "to")}
    return bare({**own, **shared.get("but", {}).get(letter, {})})


class Checker:
    """Compares, counts, and knows where it is."""

    def __init__(self):
        self.count = 0
        self.where = ""

    def same(self, what, expected, got):
        if expected != got:
            self.differ(f"{self.where}: {what}", expected, got)
        self.count += 1

    def differ(self, what, expected, got):
        """The smallest part that differs."""
        if isinstance(expected, dict) and isinstance(got, dict):
            for name in [*expected, *got]:
                if expected.get(name) != got.get(name):
                    self.differ(f"{what}: {name}", expected.get(name), got.get(name))
        if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
            for number, (one, other) in enumerate(zip(expected, got)):
                if one != other:
                    self.differ(f"{what}[{number}]", one, other)
        raise Difference(what, expected, got)


class Names:
    """names.jsonl: the words of the other files, and what needs no game."""

    def __init__(self, checker, lines, make):
        self.same = checker.same
        self.binding = make()
        for checker.where, line in lines:
            getattr(self, line["do"])(line)

    def name(self, line):
        self.same("name", line["name"], self.binding.name(line["of"], line["value"]))

    def rule(self, line):
        self.same("name", line["name"], self.binding.name("rule", line["key"]))
        self.same("bounds", (line["least"], line["most"], line["usual"]), self.binding.bounds(line["key"]))

    def rules(self, line):
        status, *rest, again = self.binding.rules(line["text"], line["seats"])
        self.same("status", line["status"], self.status(status))
        self.same("fault, key, species", [line["fault"], line["key"], line["species"]], rest)
        if again is not None:
            self.same("text", line["text"], again)

    def action(self, line):
        binding, action, parts = self.binding, line["value"], line["parts"]
        full = {"seat": [0, 0], "slot": [0, 0], "choice": 0, **parts}
        seat, slot = ((full[name] + [0, 0])[:2] for name in ("seat", "slot"))
        self.same("parse", action, binding.action_parse(line["text"]))
        self.same("write", line["text"], binding.action_write(action))
        self.same("parts", parts, bare(binding.fields(binding.action_read(action))))
        self.same("make", action, binding.action_make(parts["kind"], seat[0], slot[0], seat[1], slot[1],
                                                      full["choice"]))
        for number, space in zip(line["id"], ((4, 8), (6, 66))):
            self.same("id", number, binding.action_id(*space, action))
            fits = number < binding.action_id(*space, 0)
            self.same("action of id", action if fits else 0, binding.action_from_id(*space, number))

    def status(self, number):
        return self.binding.name("status", number)


class Replay:
    """One file: a game, what each viewer holds of it, and a second game that follows by the lines of the record."""

    def __init__(self, checker, names, make):
        self.same = checker.same
        self.names = names
        self.binding, self.twin = make(), make()
        self.views = {}   # of each viewer, carried on by events
        self.pushed = []  # (letter, event) of the call under way
        self.script = []  # what chance answers, [n, answer]
        self.asked = []   # what it was asked

    def line(self, line):
        self.script, self.asked, self.pushed = list(line.get("chance", [])), [], []
        before = [self.binding.hash(viewer) for viewer in self.views]
        status = getattr(self, line["do"])(line)
        self.same("status", line["status"], self.names.status(status))
        self.same("chance", line.get("chance", []), self.asked)
        if "events" in line:
            self.state(line)
        else:
            self.same("pushed events", [], self.pushed)
            self.same("hashes", before, [self.binding.hash(viewer) for viewer in self.views])

    def close(self):
        self.binding.close()
        self.twin.close()

    # ---- what is done

    def open(self, line):
        self.letters = LETTERS[:line["seats"]] + "sh"
        self.keep = line["keep"]
        self.twin.open(line["rules"], line["seats"], 0, None)
        status = self.binding.open(line["rules"], line["seats"], line["keep"], self.observe)
        self.take_views()
        return status

    def chance(self, line):
        seed = bytes.fromhex(line["seed"]) if "seed" in line else None
        self.twin.chance(seed, lambda n: CHANCE_FAILED)  # a record brings the answers
        return self.binding.chance(seed, self.below)

    def apply(self, line):
        return self.binding.apply(seat_of(line["seat"]), line["token"], self.action(line["action"]))

    def expire(self, line):
        return self.binding.expire(seat_of(line["seat"]), line["token"])

    def claims(self, line):
        entries = [(seat_of(seat), self.action(action)) for seat, action, *_ in line["entries"]]
        stamps = [entry[2] for entry in line["entries"] if len(entry) == 3]
        status, results = self.binding.claims(line["token"], entries, stamps or None)
        self.same("results", line["results"], [self.names.status(result) for result in results])
        return status

    def check(self, line):
        seat, action = seat_of(line["seat"]), self.action(line["action"])
        view = self.views.get(8 << seat if seat != NO_SEAT else HOST)
        if view is not None:
            self.same("status from a view", line["status"],
                      self.names.status(self.binding.view_check(view, seat, action)))
        return self.binding.check(seat, action)

    def restore(self, line):
        self.twin.restore(line["text"])
        status = self.binding.restore(line["text"])
        self.take_views()
        return status

    def pull(self, line):
        status, events = self.binding.pull(viewer_of(line["viewer"]), line["serial"], line["room"])
        self.same("count", line["count"], len(events))
        return status

    def action(self, said):
        return said if isinstance(said, int) else self.binding.action_parse(said)

    def below(self, n):
        answer = self.script[len(self.asked)][1] if len(self.asked) < len(self.script) else CHANCE_FAILED
        self.asked.append([n, answer])
        return answer

    def observe(self, viewer, event):
        self.pushed.append((viewer, self.record(event)))

    def take_views(self):
        self.views = {viewer_of(letter): self.binding.view(viewer_of(letter)) for letter in self.letters}

    # ---- what can be seen then

    def record(self, record):
        """A record of the binding, as vectors spell it; kinds of events and decisions by name."""
        fields = bare(self.binding.fields(record))
        if "decision" in fields:
            fields["decision"]["kind"] = self.binding.name("decision", fields["decision"]["kind"])
        elif "kind" in fields:
            fields["kind"] = self.binding.name("decision" if "token" in fields else "event", fields["kind"])
        return fields

    def state(self, line):
        told = [(letter, for_viewer(event, letter)) for event in line["events"]
                for letter in event.get("to", self.letters)]
        self.same("pushed events", [(viewer_of(letter), event) for letter, event in told], self.pushed)
        host = for_viewer(line["view"], "h")["decision"]
        for letter in self.letters:
            self.viewer(line, letter, [event for to, event in told if to == letter], host)
        for seat in [*range(6), NO_SEAT]:
            self.legal(line, seat)
        self.follow(line)
        if "position" in line:
            self.deep(line)

    def viewer(self, line, letter, told, host):
        """Events, view and decision, hash and line of one viewer."""
        viewer = viewer_of(letter)
        held = self.views[viewer]
        at = f"{{}} of {letter}".format
        status, events = self.binding.pull(viewer, self.record(held)["decision"]["serial"], self.keep + 6)
        self.same(at("pull"), "BAOBEI_OK", self.names.status(status))
        numbered = [event for event in told if event["kind"] not in ("passed", "reset")]
        self.same(at("pulled events"), numbered + self.notices(letter, host), [self.record(event) for event in events])
        for event in events:
            self.same(at("fold"), "BAOBEI_OK", self.names.status(self.binding.fold(held, event)))
        expected = for_viewer(line["view"], letter)
        self.same(at("view"), expected, self.record(self.binding.view(viewer)))
        self.same(at("folded view"), expected, self.record(held))
        self.same(at("decision"), expected["decision"], self.record(self.binding.decision(viewer)))
        self.same(at("hash"), self.of(line["hash"], letter), f"{self.binding.hash(viewer):016x}")
        self.same(at("line"), self.of(line["line"], letter), self.binding.line(viewer))

    def notices(self, letter, host):
        """The passes of an open window, which a pull gives to those who may know them."""
        if host["kind"] != "claim":
            return []
        passed = [seat for seat in range(6) if (host["asked"] & ~host["waiting"]) >> seat & 1]
        return [bare({"serial": host["serial"], "kind": "passed", "by": seat}) for seat in passed
                if letter in ("h", LETTERS[seat])]

    def legal(self, line, seat):
        said = line["legal"].get("host" if seat == NO_SEAT else LETTERS[seat], {"count": 0, "every": 1, "actions": []})
        view = self.views.get(8 << seat if seat != NO_SEAT else HOST)
        sources = [("legal", self.binding.legal)]
        if view is not None:
            sources.append(("legal from a view", lambda *page: self.binding.view_legal(view, *page)))
        for what, page in sources:
            self.same(f"{what}, seat {seat}: count", said["count"], page(seat, 0, 0)[0])
            for number, text in enumerate(said["actions"]):
                action = self.action(text)
                self.same(f"{what}, seat {seat}, number {number * said['every']}", [action],
                          page(seat, number * said["every"], 1)[1])
                self.same("check", "BAOBEI_OK", self.names.status(self.binding.check(seat, action)))

    def follow(self, line):
        """The host's line of the record, played in the second game."""
        move = self.of(line["line"], "h")
        if line["do"] in ("apply", "expire", "claims") and move is not None:
            self.same("replay", "BAOBEI_OK", self.names.status(self.twin.replay(move)))
        for letter in self.letters:
            self.same(f"hash of {letter} in the record", self.of(line["hash"], letter),
                      f"{self.twin.hash(viewer_of(letter)):016x}")

    def deep(self, line):
        self.same("position", line["position"], self.binding.position())
        for letter in self.letters:
            viewer = viewer_of(letter)
            self.same(f"recall of {letter}", for_viewer(line["recall"], letter),
                      bare(self.binding.fields(self.binding.recall(viewer))))
            self.same(f"seat position of {letter}", self.of(line["seat-position"], letter),
                      self.binding.seat_position(viewer))
            self.same(f"sample of {letter}", self.of(line["sample"]["hash"], letter),
                      f"{self.binding.sample_hash(viewer, SAMPLE_SEED, line['sample']['number']):016x}")

    @staticmethod
    def of(values, letter):
        """What stands under all the letters that it holds for."""
        return next(value for letters, value in values.items() if letter in letters)


def lines_of(path):
    with open(path, encoding="ascii") as file:
        for number, line in enumerate(file, 1):
            yield f"{path.name}:{number}", json.loads(line)


def replay_all(folder, make):
    """Holds all vectors of a folder against the bindings that make() makes. How much was compared, and the fault."""
    checker = Checker()
    try:
        names = Names(checker, lines_of(folder / "names.jsonl"), make)
        for path in sorted(folder.glob("*.jsonl")):
            if path.name != "names.jsonl":
                replay_file(checker, names, make, lines_of(path))
    except Difference as difference:
        return checker.count, str(difference)
    except Exception as problem:  # of the binding, or a vector that is none
        return checker.count, f"{checker.where}: {type(problem).__name__}: {problem}"
    return checker.count, None


def replay_file(checker, names, make, lines):
    replay = Replay(checker, names, make)
    for checker.where, line in lines:
        replay.line(line)
    replay.close()


def load(path):
    """The module that a file holds; it finds binding.py beside this one."""
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
    spec = importlib.util.spec_from_file_location(pathlib.Path(path).stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    module = load(sys.argv[2])
    count, fault = replay_all(pathlib.Path(sys.argv[1]), lambda: module.Binding(*sys.argv[3:]))
    if fault:
        print(f"DIFFERENT: {fault}")
    print(f"{count} passed, {int(fault is not None)} failed")
    sys.exit(1 if fault or not count else 0)


if __name__ == "__main__":
    main()
