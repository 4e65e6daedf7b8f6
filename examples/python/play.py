#!/usr/bin/env python3
"""Plays whole matches of BAO BEI through a binding that bind.py makes from the description of the API.

The first match is pulled: no hook, events asked for, every client a folded view. The second one has all three hooks of
a host: memory, chance and observer. What the library promises is checked on the way; in the end every function of it
has been called.
"""

import argparse
import ctypes
import pathlib
import random
import sys

import bind
from host import Host, seed

KEEP = 256    # events kept for pulling: more than a move reports
EVERY = 25    # moves from one look at memories and texts to the next
SPACE = 4, 8  # seats and slots of a small space of actions


def expect(holds, what):
    if not holds:
        raise AssertionError(what)


class Clients:
    """A view for each viewer, carried on by pulled events."""

    def __init__(self, host, game, seats):
        self.host, self.game = host, game
        self.view = {viewer: self.now(viewer) for viewer in host.viewers(seats)}
        self.events = 0

    def now(self, viewer):
        return self.host.record(self.host.raw.baobei_view, "view_get", self.game, viewer)

    def follow(self):
        """The events since the last time; afterwards each view must be what the game would give."""
        for viewer, view in self.view.items():
            for event in self.host.pull(self.game, viewer, view.decision.serial):
                self.host.do("view_fold", ctypes.byref(view), ctypes.byref(event))
                self.events += 1
            expect(bytes(view) == bytes(self.now(viewer)), f"the fold of viewer {viewer}")


def who(decision, raw):
    """The first seat that is waited for; the host itself when there is none."""
    return next((seat for seat in range(raw.BAOBEI_MAX_SEATS) if decision.waiting >> seat & 1), raw.BAOBEI_NO_SEAT)


def choose(host, game, clients, decision, seat, dice):
    """A legal action, which a client must find as well, in its view alone. Claims and BAO are rare."""
    raw, actions = host.raw, host.legal_actions(game, seat)
    rare = decision.kind in (raw.BAOBEI_DECISION_DRAWN, raw.BAOBEI_DECISION_CLAIM, raw.BAOBEI_DECISION_END)
    action = actions[0] if rare and dice.random() < 0.9 else dice.choice(actions)
    if clients:
        viewer = raw.BAOBEI_VIEWER_HOST if seat == raw.BAOBEI_NO_SEAT else raw.BAOBEI_VIEWER_SEAT_0 << seat
        view = clients.view[viewer]
        expect(host.view_legal(ctypes.byref(view), seat, 0, None, 0) == len(actions), "legal actions of a view")
        host.do("view_check", ctypes.byref(view), seat, action)
    host.do("check", game, seat, action)
    return action


def read_back(host, action):
    """An action in all its forms: parts, dense id, text."""
    parts = host.record(host.raw.baobei_parts, "action_read", action)
    made = host.action_make(parts.kind, parts.seat[0], parts.slot[0], parts.seat[1], parts.slot[1], parts.choice)
    count = host.action_id(*SPACE, 0)
    number = host.action_id(*SPACE, action)
    expect(made == action, "an action from its parts")
    expect(number == count or host.action_from_id(*SPACE, number) == action, "an action from its id")
    text, back = host.text("action_write", action), host.raw.baobei_action()
    host.do("action_parse", text, len(text), ctypes.byref(back), None)
    expect(back.value == action, f"an action from its text, {text}")


def digest(host, game, viewer):
    return host.record(ctypes.c_uint64, "hash", game, viewer).value


def key(position):
    """A seat position without token and serial: what the viewer knows."""
    return position.split(b" token=")[0]


def remember(host, game, other, seats, number):
    """What seats remember, worlds that they cannot tell from the real one, and the game as text."""
    for viewer in host.viewers(seats)[:-1]:
        recall = host.record(host.raw.baobei_recall, "recall_get", game, viewer)
        host.do("sample", other, game, viewer, seed(7), number)
        expect(bytes(host.record(host.raw.baobei_recall, "recall_get", other, viewer)) == bytes(recall),
               "the memory of a sample")
        expect(digest(host, other, viewer) == digest(host, game, viewer), "the hash of a sample")
        world = host.text("full_position_write", other)
        position = host.text("seat_position_write", game, viewer)
        expect(key(host.text("seat_position_write", other, viewer)) == key(position), "the seat position of a sample")
        host.do("seat_position_read", other, seed(7), number, position, len(position), None)
        expect(host.text("full_position_write", other) == world, "a sample from a seat position")
    host.do("game_copy", other, game)
    everything = host.raw.BAOBEI_VIEWER_HOST
    expect(digest(host, other, everything) == digest(host, game, everything), "the hash of a copy")


def move(host, game, decision, seat, action, dice):
    """One answer, by one of the three ways of giving it."""
    raw = host.raw
    if decision.kind == raw.BAOBEI_DECISION_CLAIM and dice.random() < 0.5:
        seats, actions, results = (ctypes.c_uint8 * 1)(seat), (raw.baobei_action * 1)(action), (ctypes.c_int32 * 1)()
        host.do("apply_claims", game, decision.token, 1, seats, actions, None, results)
        expect(results[0] == raw.BAOBEI_OK, "a claim that was legal")
    elif dice.random() < 0.1:
        host.do("expire", game, seat, decision.token)
    else:
        host.do("apply", game, seat, decision.token, action)


def finish(host, game, dice, clients=None, each=lambda moves: None):
    """Plays a match to its end; `each` is done after every move. Gives the number of moves and the winner."""
    raw, moves = host.raw, 0
    while True:
        decision = host.record(raw.baobei_decision, "decision_get", game, raw.BAOBEI_VIEWER_HOST)
        if decision.kind == raw.BAOBEI_DECISION_OVER:
            view = host.record(raw.baobei_view, "view_get", game, raw.BAOBEI_VIEWER_HOST)
            return moves, view.winner
        seat = who(decision, raw)
        action = choose(host, game, clients, decision, seat, dice)
        read_back(host, action)
        move(host, game, decision, seat, action, dice)
        moves += 1
        each(moves)


def pulled(host, seats, number):
    """A match without a hook."""
    raw, dice = host.raw, random.Random(number)
    null = raw.baobei_memory_fn()
    game, other = [host.new("game_new", None, seats, KEEP, null, None) for _ in range(2)]
    host.do("game_chance", game, seed(number), raw.baobei_below_fn(), None)
    clients = Clients(host, game, seats)
    start, record = host.text("full_position_write", game), []

    def each(moves):
        clients.follow()
        record.append(host.text("move_write", game, raw.BAOBEI_VIEWER_HOST))
        if moves % EVERY == 1:
            remember(host, game, other, seats, moves)

    moves, winner = finish(host, game, dice, clients, each)
    host.do("full_position_read", other, start, len(start), None)
    for line in record:
        host.do("move_replay", other, line, len(line), None)
    end = host.text("full_position_write", game)
    expect(host.text("full_position_write", other) == end, "the replay of the record")
    host.game_free(other)
    host.game_free(game)
    print(f"pulled: {seats} seats, {moves} moves, {clients.events} events folded, seat {winner} wins")


class Hooks:
    """Memory, chance and observer, by Python. They must stay alive as long as a game has them."""

    def __init__(self, host, number):
        raw = host.raw
        self.dice = random.Random(number)
        self.blocks, self.wrong, self.draws, self.seen = {}, 0, 0, {}
        self.notice = raw.BAOBEI_EVENT_PASSED
        self.memory = raw.baobei_memory_fn(self.give)
        self.below = raw.baobei_below_fn(self.draw)
        self.observer = raw.baobei_event_fn(self.watch)

    def give(self, ctx, block, size):
        if block:
            self.wrong += len(self.blocks.pop(block)) != size + 16  # an exception would not get out of here
            return None
        buffer = ctypes.create_string_buffer(size + 16)
        address = (ctypes.addressof(buffer) + 15) & ~15
        self.blocks[address] = buffer
        return address

    def draw(self, ctx, n):
        self.draws += 1
        return self.dice.randrange(n)

    def watch(self, ctx, viewer, event):
        if event.contents.kind != self.notice:
            self.seen.setdefault(viewer, []).append(bytes(event.contents))


def hooked(host, seats, number):
    """A match with all hooks. Its rules are an object of its own: a lower limit."""
    raw, hooks = host.raw, Hooks(host, number)
    rules = host.new("rules_new", hooks.memory, None)
    limit = raw.BAOBEI_RULE_LIMIT_2 + seats - 2
    host.do("rules_set", rules, limit, 60)
    game = host.new("game_new", rules, seats, KEEP, hooks.memory, None)
    host.rules_free(rules)
    host.do("game_chance", game, None, hooks.below, None)
    host.do("observe", game, sum(host.viewers(seats)), hooks.observer, None)
    expect(host.record(ctypes.c_int32, "rules_get", host.game_rules(game), limit).value == 60, "the rules of a game")
    serial = 1

    def each(moves):
        nonlocal serial
        for viewer in host.viewers(seats):
            found = [bytes(event) for event in host.pull(game, viewer, serial) if event.kind != hooks.notice]
            expect(found == hooks.seen.get(viewer, []), f"pushed and pulled events of viewer {viewer}")
        hooks.seen.clear()
        serial = host.record(raw.baobei_decision, "decision_get", game, raw.BAOBEI_VIEWER_HOST).serial

    moves, winner = finish(host, game, random.Random(number), None, each)
    host.game_free(game)
    expect(not hooks.blocks and not hooks.wrong, "memory given back")
    print(f"with hooks: {seats} seats, {moves} moves, {hooks.draws} draws of chance, seat {winner} wins")


def placed(host):
    """A game in memory of our own, and its legal actions as bytes."""
    raw, size = host.raw, host.game_size(0)
    memory = ctypes.create_string_buffer(size + raw.BAOBEI_ALIGNMENT)
    at = ctypes.addressof(memory) + raw.BAOBEI_ALIGNMENT - 1 & ~(raw.BAOBEI_ALIGNMENT - 1)
    game = host.new("game_place", None, 2, 0, at, size)
    mask = (ctypes.c_uint8 * host.action_id(*SPACE, 0))()
    count = host.legal_mask(game, raw.BAOBEI_NO_SEAT, *SPACE, mask, len(mask))
    deal = host.action_make(raw.BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0)
    expect(count == sum(mask) == mask[host.action_id(*SPACE, deal)] == 1, "the mask of a deal")
    expect(host.apply(game, raw.BAOBEI_NO_SEAT, 1, deal) == raw.BAOBEI_FAILED_NO_CHANCE, "no chance yet")
    host.game_free(game)


def tables(host):
    """Rule sets as data, and names by look-up."""
    raw, rules = host.raw, host.new("rules_new", host.raw.baobei_memory_fn(), None)
    for rule in range(1, 256):
        least, most, usual = (ctypes.c_int32() for _ in range(3))
        if host.rules_bounds(rule, *map(ctypes.byref, (least, most, usual))) == raw.BAOBEI_OK:
            expect(least.value <= usual.value <= most.value and host.rule_name(rule) != b"?", f"rule {rule}")
    row = host.record(raw.baobei_species, "rules_get_species", rules, 9)
    host.do("rules_set_species", rules, 9, row.points, row.copies - 1, row.family, row.power)
    host.do("rules_check", rules, 6, None, None)
    text = host.text("rules_write", rules)
    host.do("rules_read", rules, text, len(text), None)
    expect(host.text("rules_write", rules) == text, "rules as text")
    host.rules_free(rules)
    names = [host.power_name(raw.BAOBEI_POWER_LOOK), host.decision_name(raw.BAOBEI_DECISION_TURN),
             host.action_name(raw.BAOBEI_ACTION_SWAP_SEEN), host.event_name(raw.BAOBEI_EVENT_WINDOW_CLOSED),
             host.status_name(raw.BAOBEI_REFUSED_STALE)]
    expect(names == [b"look", b"turn", b"swap-seen", b"window-closed", b"BAOBEI_REFUSED_STALE"], f"names: {names}")
    expect(host.status_text(raw.BAOBEI_OK), "text of a status")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("description", type=pathlib.Path, help="baobei-api.json")
    parser.add_argument("library", help="libbaobei.so")
    parser.add_argument("--seats", type=int, default=3, choices=range(2, 7))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    host = Host(bind.module(options.description), options.library)
    print(f"libbaobei {host.version() >> 16}.{host.version() >> 8 & 255}.{host.version() & 255}, "
          f"{len(host.raw.RECORDS)} records laid out as described")
    pulled(host, options.seats, options.seed)
    hooked(host, options.seats, options.seed)
    placed(host)
    tables(host)
    missed = sorted(set(host.raw.FUNCTIONS) - host.called)
    print(f"{len(host.called)} of {len(host.raw.FUNCTIONS)} functions called")
    for name in missed:
        print(f"not called: {name}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
