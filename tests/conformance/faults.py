#!/usr/bin/env python3
"""The reader can fail: bindings with one fault each are found out, and so is every field of the vectors that lies.

usage: faults.py VECTORS HEADER LIBRARY
"""

import copy
import json
import pathlib
import re
import sys
import tempfile

import cffi_binding
import replay_vectors

HOST = replay_vectors.HOST
Right = cffi_binding.Binding


class SwappedFields(Right):
    def fields(self, record):
        fields = super().fields(record)
        if "under" in fields:
            fields["discard"], fields["under"] = fields["under"], fields["discard"]
        return fields


class SignedBytes(Right):
    def fields(self, record):
        return {name: -1 if value == 255 else value for name, value in super().fields(record).items()}


class UnsignedNumbers(Right):
    def fields(self, record):
        fields = super().fields(record)
        if "value" in fields:
            fields["value"] = [value % 2**32 for value in fields["value"]]
        return fields


class SecondCardLost(Right):
    def fields(self, record):
        fields = super().fields(record)
        if "card" in fields:
            fields["card"] = [fields["card"][0], 0]
        return fields


class StaleReserve(Right):
    def fields(self, record):
        fields = super().fields(record)
        fields["reserved"][-1] = 1
        return fields


class IgnoredViewer(Right):
    def view(self, viewer):
        return super().view(HOST)


class IgnoredViewerOfEvents(Right):
    def pull(self, viewer, serial, room):
        return super().pull(HOST, serial, room)


class IgnoredViewerOfPushes(Right):
    def open(self, rules, seats, keep, observer):
        return super().open(rules, seats, keep, observer and (lambda viewer, event: observer(HOST, event)))


class IgnoredViewerOfRecall(Right):
    def recall(self, viewer):
        return super().recall(HOST)


class IgnoredViewerOfLines(Right):
    def line(self, viewer):
        return super().line(HOST)


class IgnoredViewerOfDecisions(Right):
    def decision(self, viewer):
        return super().decision(HOST)


class SerialOffByOne(Right):
    def pull(self, viewer, serial, room):
        return super().pull(viewer, serial + 1, room)


class RoomIgnoresNotices(Right):
    def pull(self, viewer, serial, room):
        status, events = super().pull(viewer, serial, room)
        return status, [event for event in events if event.kind != 13]


class EventsOutOfOrder(Right):
    def pull(self, viewer, serial, room):
        status, events = super().pull(viewer, serial, room)
        return status, events[::-1]


class ForgetfulFold(Right):
    def fold(self, view, event):
        return 0


class IgnoredToken(Right):
    def apply(self, seat, token, action):
        return super().apply(seat, super().decision(HOST).token, action)


class IgnoredTokenOfExpiry(Right):
    def expire(self, seat, token):
        return super().expire(seat, token - 1)


class ExpiryAsLastChoice(Right):
    def expire(self, seat, token):
        count, _ = self.legal(seat, 0, 0)
        return self.apply(seat, token, self.legal(seat, count - 1, 1)[1][0]) if count else super().expire(seat, token)


class HostIsSeatZero(Right):
    def legal(self, seat, first, room):
        return super().legal(0 if seat == 255 else seat, first, room)


class PageFromTheStart(Right):
    def legal(self, seat, first, room):
        return super().legal(seat, 0, room)


class PageOfViewFromTheStart(Right):
    def view_legal(self, view, seat, first, room):
        return super().view_legal(view, seat, 0, room)


class NoStamps(Right):
    def claims(self, token, entries, stamps):
        return super().claims(token, entries, None)


class NoResults(Right):
    def claims(self, token, entries, stamps):
        status, results = super().claims(token, entries, stamps)
        return status, [0 for _ in results]


class AllIsLegal(Right):
    def check(self, seat, action):
        return 0


class AllIsLegalInViews(Right):
    def view_check(self, view, seat, action):
        return 0


class OtherChance(Right):
    def chance(self, seed, below):
        return super().chance(seed, lambda n: n - 1 - below(n))


class ChanceCannotFail(Right):
    def chance(self, seed, below):
        return super().chance(seed, lambda n: max(below(n), 0))


class OtherSeed(Right):
    def chance(self, seed, below):
        return super().chance(seed and seed[::-1], below)


class DefaultRules(Right):
    def open(self, rules, seats, keep, observer):
        return super().open("assumed1", seats, keep, observer)


class ShortHash(Right):
    def hash(self, viewer, game=None):
        return super().hash(viewer, game) % 2**53


class ShortText(Right):
    def text(self, function, *arguments):
        text = super().text(function, *arguments)
        return text and text[:255]


class FullForSeat(Right):
    def seat_position(self, viewer):
        return self.position()


class SampleNumberLost(Right):
    def sample_hash(self, viewer, seed, number):
        return super().sample_hash(viewer, seed, 0)


class RestoreDoesNothing(Right):
    def restore(self, text):
        return 0


class ReplayDoesNothing(Right):
    def replay(self, line):
        return 0


class NamesOffByOne(Right):
    def name(self, of, value):
        return super().name(of, value + 1)


class BoundsTurnedRound(Right):
    def bounds(self, key):
        return super().bounds(key)[::-1]


class RulesUnchecked(Right):
    def rules(self, text, seats):
        return (0, *super().rules(text, seats)[1:])


class SlotsAndSeatsSwapped(Right):
    def action_make(self, kind, seat1, slot1, seat2, slot2, choice):
        return super().action_make(kind, slot1, seat1, slot2, seat2, choice)


class IdSpaceSwapped(Right):
    def action_id(self, seats, slots, action):
        return super().action_id(slots, seats, action)


class IdOffByOne(Right):
    def action_from_id(self, seats, slots, number):
        return super().action_from_id(seats, slots, number + 1)


def faulty_bindings():
    return [kind for kind in globals().values()
            if isinstance(kind, type) and issubclass(kind, Right) and kind is not Right]


def places(value, path=()):
    """Every number, text and null in a line, by its path."""
    if isinstance(value, (dict, list)):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in items:
            yield from places(item, (*path, key))
    else:
        yield path


# Given, not compared: another number may do as well.
FREE = {("open", "keep"), ("pull", "room"), ("rules", "seats")}
# All that can be seen after a call, whichever it was.
STATE = {"events", "view", "legal", "hash", "line", "recall", "position", "seat-position", "sample"}


def kind_of(do, path):
    """Places of one kind count once: numbers of lists and letters of viewers make no difference."""
    words = tuple("*" if isinstance(key, int) or re.fullmatch("a?b?c?d?e?f?s?h?|host", key) else key for key in path)
    return words if path[0] in STATE else (do, *words)


def lie(line, path):
    """The line with another value there."""
    line = copy.deepcopy(line)
    place = line
    for key in path[:-1]:
        place = place[key]
    old = place[path[-1]]
    if isinstance(old, int):
        place[path[-1]] = old + 1
    elif old is None:
        place[path[-1]] = "x"
    else:
        place[path[-1]] = ("0" if old[:1] != "0" else "1") + old[1:]
    return line


def earliest(folder):
    """For each kind of place the file and line where it comes soonest: {kind: (path, number, place)}."""
    found = {}
    for path in sorted(folder.glob("*.jsonl")):
        for number, text in enumerate(path.read_text().splitlines()):
            line = json.loads(text)
            for place in places(line):
                kind = kind_of(line["do"], place)
                lone = place[0] == "legal" and len(line["legal"][place[1]]["actions"]) == 1  # at any distance
                if kind not in FREE and not lone and (kind not in found or number < found[kind][1]):
                    found[kind] = (path, number, place)
    return found


def main():
    folder, arguments = pathlib.Path(sys.argv[1]), sys.argv[2:]
    passed = failed = 0

    def check(what, found):
        nonlocal passed, failed
        passed, failed = passed + bool(found), failed + (not found)
        if not found:
            print(f"{what}: not found")

    for kind in faulty_bindings():
        _, fault = replay_vectors.replay_all(folder, lambda: kind(*arguments))
        check(kind.__name__, fault)
        print(f"{kind.__name__}: {(fault or 'nothing').splitlines()[0]}")

    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        for path, number, place in earliest(folder).values():
            lines = path.read_text().splitlines()[:number + 1]
            lines[number] = json.dumps(lie(json.loads(lines[number]), place))
            for old in work.iterdir():
                old.unlink()
            (work / "names.jsonl").write_text("")
            (work / path.name).write_text("\n".join(lines) + "\n")
            _, fault = replay_vectors.replay_all(work, lambda: Right(*arguments))
            check(f"lie in {path.name}:{number + 1}, {place}", fault)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed != 0 or not passed)


main()
