#!/usr/bin/env python3
"""Whole matches of BAO BEI from Python, through cffi.

usage: match.py abi HEADER LIBRARY         (nothing is compiled; HEADER is the preprocessed header)
       match.py api HEADER INCLUDE LIBRARIES FOLDER
                                           (a module is compiled into FOLDER, from the real header in INCLUDE)
"""

import importlib
import sys

import cffi

SEATS = 3
KEEP = 256  # events that a game keeps to be pulled
ROOM = KEEP + 6
NO_SEAT = 255  # BAOBEI_NO_SEAT: macros do not outlive the preprocessor
SAMPLE_AT = 30  # the move after which seat 0 imagines a world


def load(mode, header, *rest):
    """The two ways of cffi, (ffi, lib): to take the header's word for it, or to have a C compiler check it."""
    ffi = cffi.FFI()
    ffi.cdef(open(header).read())
    if mode == "abi":
        return ffi, ffi.dlopen(rest[0])
    include, libraries, folder = rest
    ffi.set_source("_baobei", "#include <baobei/baobei.h>", libraries=["baobei"], include_dirs=[include],
                   library_dirs=[libraries])
    ffi.compile(tmpdir=folder)
    sys.path.insert(0, folder)
    module = importlib.import_module("_baobei")
    return module.ffi, module.lib


if len(sys.argv) != {"abi": 4, "api": 6}.get("".join(sys.argv[1:2])):
    sys.exit(__doc__)
ffi, lib = load(*sys.argv[1:])
VIEWERS = [lib.BAOBEI_VIEWER_SEAT_0 << seat for seat in range(SEATS)]
VIEWERS += [lib.BAOBEI_VIEWER_SPECTATOR, lib.BAOBEI_VIEWER_HOST]


def must(status):
    """Every call that can fail answers with a status."""
    if status != lib.BAOBEI_OK:
        raise RuntimeError(ffi.string(lib.baobei_status_text(status)).decode())


def expect(what, holds):
    if not holds:
        raise RuntimeError(f"expected: {what}")


class Dice:
    """The same numbers in every language. A real host has better ones."""

    def __init__(self, state):
        self.state = state

    def below(self, n):
        self.state = (self.state * 69069 + 1) % 2**32
        return (self.state >> 8) % n


class Hooks:
    """Memory, chance and observer, all three in Python. The library never keeps the callbacks alive: we do."""

    def __init__(self):
        self.blocks = {}
        self.dice = Dice(2)
        self.table = None
        self.asked = 0
        self.memory = ffi.callback("void *(void *, void *, size_t)", self.give_memory)
        self.chance = ffi.callback("int32_t(void *, uint32_t)", self.answer)
        self.observer = ffi.callback("void(void *, baobei_viewer, const baobei_event *)", self.observe)

    def give_memory(self, _ctx, block, size):
        if block:
            del self.blocks[int(ffi.cast("uintptr_t", block))]
            return ffi.NULL
        kept = ffi.new("char[]", size + 15)
        address = (int(ffi.cast("uintptr_t", kept)) + 15) // 16 * 16  # aligned for any type
        self.blocks[address] = kept
        return ffi.cast("void *", address)

    def answer(self, _ctx, n):
        self.asked += 1
        return self.dice.below(n)

    def observe(self, _ctx, viewer, event):
        self.table.fold(viewer, event)


class Table:
    """A match, and what everybody sees of it: views that are carried on by events, as at the other end of a wire."""

    def __init__(self, game):
        self.game = game
        self.moves = self.events = 0
        self.views = {viewer: self.view(viewer) for viewer in VIEWERS}

    def view(self, viewer):
        out = ffi.new("baobei_view *")
        must(lib.baobei_view_get(self.game, viewer, out))
        return out

    def fold(self, viewer, event):
        must(lib.baobei_view_fold(self.views[viewer], event))
        self.events += event.kind != lib.BAOBEI_EVENT_PASSED  # a notice, and a pull may give it again

    def pull(self):
        events = ffi.new("baobei_event[]", ROOM)
        count = ffi.new("uint32_t *")
        for viewer, view in self.views.items():
            must(lib.baobei_events(self.game, viewer, view.decision.serial, events, ROOM, count))
            for i in range(count[0]):
                self.fold(viewer, events + i)

    def hashes(self):
        out = ffi.new("uint64_t *")
        found = []
        for viewer in VIEWERS:
            must(lib.baobei_hash(self.game, viewer, out))
            found.append(out[0])
        return found


def choose(game, dice):
    """Who answers, which decision, and how; None when the match is over."""
    now = ffi.new("baobei_decision *")
    must(lib.baobei_decision_get(game, lib.BAOBEI_VIEWER_HOST, now))
    if now.kind == lib.BAOBEI_DECISION_OVER:
        return None
    asked = [seat for seat in range(SEATS) if now.waiting >> seat & 1]
    seat = asked[0] if asked else NO_SEAT  # when no seat is asked, the host deals
    count = lib.baobei_legal(game, seat, 0, ffi.NULL, 0)
    number = 0 if dice.below(8) else dice.below(count)  # number 0 is the quiet answer: draw, discard, pass, end
    action = ffi.new("baobei_action *")
    lib.baobei_legal(game, seat, number, action, 1)
    return seat, now.token, action[0]


def sample(table):
    """A world that seat 0 cannot tell from the real one."""
    out = ffi.new("baobei_game **")
    must(lib.baobei_game_new(ffi.NULL, SEATS, 0, ffi.NULL, ffi.NULL, out))
    must(lib.baobei_sample(out[0], table.game, VIEWERS[0], bytes(32), 1))
    world = Table(out[0])
    expect("a sample is the same to seat 0", world.hashes()[0] == table.hashes()[0])
    expect("a sample has other cards", world.hashes()[-1] != table.hashes()[-1])
    lib.baobei_game_free(out[0])


def play(table, pulls):
    dice = Dice(1)
    while (answer := choose(table.game, dice)) is not None:
        must(lib.baobei_apply(table.game, *answer))
        table.moves += 1
        if pulls:
            table.pull()
        for viewer, view in table.views.items():
            expect("a view is the fold of its events", ffi.buffer(view)[:] == ffi.buffer(table.view(viewer))[:])
        if table.moves == SAMPLE_AT:
            sample(table)


def match(seed, hooks, pulls):
    """Plays a match to its end; hooks are used for memory and events only if nothing is pulled."""
    out = ffi.new("baobei_game **")
    memory = ffi.NULL if pulls else hooks.memory
    must(lib.baobei_game_new(ffi.NULL, SEATS, KEEP if pulls else 0, memory, ffi.NULL, out))
    must(lib.baobei_game_chance(out[0], seed or ffi.NULL, hooks.chance if hooks else ffi.NULL, ffi.NULL))
    table = Table(out[0])
    if not pulls:
        hooks.table = table
        must(lib.baobei_observe(out[0], sum(VIEWERS), hooks.observer, ffi.NULL))
    play(table, pulls)
    result = table.moves, table.events, table.hashes()
    lib.baobei_game_free(out[0])
    if hooks:
        expect("chance was asked", hooks.asked > 0)
        expect("all memory was given back", not hooks.blocks)
    return result


def show(what, result):
    moves, events, hashes = result
    print(f"{what}: {moves} moves, {events} events, {hashes[-1]:016x}")


def main():
    show("seed, pulled", match(bytes([7] + 31 * [0]), None, True))
    pulled = match(None, Hooks(), True)
    pushed = match(None, Hooks(), False)
    show("hook, pulled", pulled)
    show("all hooks", pushed)
    expect("pulled and pushed matches are the same", pulled == pushed)


main()
