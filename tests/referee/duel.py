"""One match of both referees: the same answers, and after each the same position, choices, and memory of every seat."""

import collections
import ctypes

from deck import odd_rules
from table import LETTERS, SPECTATOR, read_place

MOVES = 300             # of a match at most; some never end (R11.33)
NO_RULE = ("token", "serial", "hook", "past1", "past2", "past3")  # numbers, the source of chance, heaps


class Difference(Exception):
    pass


class Chance:
    """A hook that answers by dice and writes down what was asked and answered."""

    def __init__(self, raw, dice):
        self.dice, self.given = dice, []
        self.hook = raw.baobei_below_fn(self.below)

    def below(self, _, bound):
        self.given.append((bound, self.dice.randrange(bound)))
        return self.given[-1][1]


def read_fields(text, head):
    """The fields of a position after so many words, without those that are no rule."""
    fields = dict(word.partition("=")[::2] for word in text.decode().split(" ")[head:])
    return {name: value for name, value in fields.items() if name not in NO_RULE}


class Duel:
    def __init__(self, host, game, referee, dice):
        self.host, self.raw, self.game, self.dice = host, host.raw, game, dice
        self.rules = odd_rules(dice)
        self.chance = Chance(self.raw, dice)
        self.referee = referee(self.rules)
        self.lines = [f"baobei-position-1 {self.rules.text()} seats={self.rules.seats} "
                      f"next={LETTERS[:self.rules.seats]} ask=deal hook token=1 serial=1"]
        self.seen = collections.Counter()
        start = self.lines[0].encode()
        host.do("full_position_read", game, start, len(start), None)
        host.do("game_chance", game, None, self.chance.hook, None)

    def differ(self, what, library, ours):
        raise Difference("\n".join(self.lines) + f"\n{what}\n    library: {library}\n    referee: {ours}")

    def same(self, what, library, ours):
        if library != ours:
            if isinstance(ours, dict):
                names = sorted(name for name in {*library, *ours} if library.get(name) != ours.get(name))
                library, ours = ({name: side.get(name) for name in names} for side in (library, ours))
            self.differ(what, library, ours)

    def number(self, seat):
        return self.raw.BAOBEI_NO_SEAT if seat is None else seat

    def action(self, text):
        value = self.raw.baobei_action()
        self.host.do("action_parse", text.encode(), len(text), ctypes.byref(value), None)
        return value

    def token(self):
        now = self.host.record(self.raw.baobei_decision, "decision_get", self.game, self.raw.BAOBEI_VIEWER_HOST)
        return now.token

    def compare_memories(self):
        """R12: what each seat and a spectator sees and remembers; a seat that is out is a spectator (R11.9)."""
        ours = self.referee
        for seat in range(self.rules.seats + 1):
            outside = seat == self.rules.seats
            viewer = self.raw.BAOBEI_VIEWER_SPECTATOR if outside else self.raw.BAOBEI_VIEWER_SEAT_0 << seat
            playing = not outside and (not ours.playing or seat in ours.playing)
            text = self.host.text("seat_position_write", self.game, viewer)
            self.same(f"memory of {'spectators' if outside else LETTERS[seat]}", read_fields(text, 4),
                      ours.fields(LETTERS[seat] if playing else SPECTATOR, -1 if outside else seat))

    def compare(self):
        text = self.host.text("full_position_write", self.game)
        self.same("position", read_fields(text, 3), self.referee.fields())
        if self.dice.random() < 0.2:
            self.compare_memories()
        if self.dice.random() < 0.3:
            self.compare_choices()

    def compare_choices(self):
        for seat in [None, *range(self.rules.seats)]:
            actions = self.host.legal_actions(self.game, self.number(seat))
            self.same(f"choices of {seat}", {self.host.text("action_write", action).decode() for action in actions},
                      set(self.referee.choices(seat)))

    def is_right(self, claim, reference):
        family = self.referee.species(reference).family
        return all(self.referee.species(self.referee.card(read_place(named))).family == family
                   for named in claim.split()[1:])

    def choose(self, seat):
        """A choice, such that claims are often right, and rounds have time to become interesting."""
        choices, ours = self.referee.choices(seat), self.referee
        if ours.kind not in ("drawn", "claim", "turn", "end"):
            return self.dice.choice(choices)
        if ours.kind in ("drawn", "claim") and self.dice.random() < 0.45:
            reference = ours.hand[0] if ours.kind == "drawn" else ours.discards[-1]
            right = [way for way in choices if way.startswith(("pluck", "double")) and self.is_right(way, reference)]
            if right:
                return self.dice.choice(right)
        usual = {"turn": 0.7, "drawn": 0.6, "claim": 0.8, "end": 0.85}[ours.kind]
        return choices[0] if self.dice.random() < usual else self.dice.choice(choices)

    def play_one(self):
        waiting = sorted(self.referee.asked - self.referee.answered)
        seat = self.dice.choice(waiting) if waiting else None
        action = self.choose(seat)
        self.lines.append(f"{'host' if seat is None else LETTERS[seat]} {action}")
        self.seen[action.split()[0]] += 1
        self.chance.given.clear()
        self.host.do("apply", self.game, self.number(seat), self.token(), self.action(action))
        self.referee.answer(seat, action, self.chance.given)

    def claims(self):
        """Some claims and passes, forbidden ones among them, each with an order stamp."""
        for _ in range(self.dice.randint(1, 6)):
            seat = self.dice.randrange(self.rules.seats)
            forbidden = self.dice.choice(("pluck a0", "double a0 b0", "double b1 b0", "pluck b7", "draw"))
            choices = self.referee.choices(seat)
            yield seat, self.choose(seat) if choices and self.dice.random() < 0.7 else forbidden, self.dice.randrange(3)

    def play_window(self):
        """R3.6, R11.19, R11.38: a window handed over as a whole."""
        entries = list(self.claims())
        count = len(entries)
        seats, actions, stamps = zip(*((seat, self.action(action).value, stamp) for seat, action, stamp in entries))
        results = (ctypes.c_int32 * count)()
        self.lines.append("claims " + ", ".join(f"{stamp} {LETTERS[seat]} {action}" for seat, action, stamp in entries))
        self.chance.given.clear()
        self.host.do("apply_claims", self.game, self.token(), count, (ctypes.c_uint8 * count)(*seats),
                     (self.raw.baobei_action * count)(*actions), (ctypes.c_uint64 * count)(*stamps), results)
        self.seen["window"] += 1
        ours, open_still = self.referee, True
        clockwise = {seat: (seat - ours.active) % self.rules.seats for seat in range(self.rules.seats)}
        for at in sorted(range(count), key=lambda at: (stamps[at], clockwise[seats[at]], at)):
            seat, action, _ = entries[at]
            taken = open_still and action in ours.choices(seat)
            self.same(f"result {at} of the claims", results[at] == self.raw.BAOBEI_OK, taken)
            if taken:
                open_still = action == "pass" and ours.answered | {seat} != ours.asked
                ours.answer(seat, action, [] if open_still else self.chance.given)

    def play(self):
        self.compare()
        for _ in range(MOVES):
            if self.referee.kind == "over":
                break
            window = self.referee.kind == "claim" and self.dice.random() < 0.2
            try:
                (self.play_window if window else self.play_one)()
            except (RuntimeError, ValueError) as fault:  # refused, or other draws than the rules call for
                self.differ(fault, "", "")
            self.compare()
            self.note()

    def note(self):
        """What has come up."""
        ours = self.referee
        self.seen["ask " + ours.kind] += 1
        self.seen.update(name for name, holds in {
            "shield": ours.shield,
            "final phase": ours.final,
            "final phase after BAO": ours.final and ours.announcer is not None,
            "two powers wait": len(ours.powers) == 2,
            "decisive round": ours.decisive,
            "third recycle": ours.recycles > 2,
            "no card to draw": not ours.draw_pile and not ours.under and len(ours.discards) == 1,
            "seat without cards": any(not ours.own(seat) for seat in ours.playing),
        }.items() if holds)
