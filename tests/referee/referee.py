"""
A second referee, as plain as can be: docs/rules.md clause by clause, and the draws of docs/randomness.md.

What happens when a seat answers. `go_on` is the turn: gives that are owed, the shield, powers that wait, the end.
"""

from choices import Choices
from table import LETTERS, Card, Slot, read_place

DISCARD, REFERENCE, ELIMINATED, PENALTY, POWER = 1, 2, 3, 4, 5  # causes


class Referee(Choices):
    def answer(self, seat, action, chance):
        """Plays one action that is among the choices; chance: what was asked and answered, in order."""
        word, *named = action.split()
        self.chance = list(chance)
        self.asking = False
        getattr(self, "on_" + word.replace("-", "_"))(seat, *named)
        while not self.asking:
            self.go_on()
        if self.chance:
            raise ValueError("chance was asked for more than the rules call for")

    def ask(self, kind, seats, **about):
        super().ask(kind, seats, **about)
        self.asking = True

    def below(self, bound):
        if not self.chance or self.chance[0][0] != bound:
            raise ValueError(f"chance was not asked for a number below {bound}")
        return self.chance.pop(0)[1]

    def shuffle(self, cards):
        for at in range(len(cards) - 1):
            other = at + self.below(len(cards) - at)
            cards[at], cards[other] = cards[other], cards[at]

    # R1: the set-up

    def on_deal(self, _):
        deck = [Card(number) for number, row in enumerate(self.rules.species, 1) for _ in range(row.copies)]
        self.shuffle(deck)
        self.playing, self.decisive = list(self.next), self.next_decisive
        if self.first is None:
            self.first = self.playing[self.below(len(self.playing))]
        self.round += 1
        self.recycles = 0
        self.shield = self.touched = self.final = False
        self.announcer = self.closing = self.active = None
        self.slots = [[] for _ in range(self.rules.seats)]
        for _ in range(self.rules.each(len(self.playing))):  # R11.5
            for seat in self.playing:
                self.slots[seat].append(Slot(deck.pop(0)))
        self.draw_pile, self.discards, self.under, self.hand = deck, [], [], []
        if self.setting("looks"):
            self.ask("look", self.playing, count=self.setting("looks"))
        else:
            self.turn_first_discard()

    def on_look(self, seat, *slots):
        for slot in slots:
            self.see(self.card((seat, int(slot))), seat)
        self.answered.add(seat)
        if self.answered == self.asked:
            self.turn_first_discard()
        self.asking = True

    def turn_first_discard(self):
        self.discard(self.draw_pile.pop(0))
        self.begin_turn(self.first)

    # R2: turns

    def begin_turn(self, seat):
        for slots in self.slots:
            for slot in slots:
                slot.locked = False  # R6.6
        self.active = seat
        self.ask("turn", [seat])

    def next_seat(self):
        return self.playing[(self.playing.index(self.active) + 1) % len(self.playing)]

    def go_on(self):
        if self.gives:
            self.ask("give", [self.claimant])
            return
        self.raise_shield()
        if self.powers:
            self.run(self.powers.pop(0))
        elif self.announcer is None and not self.final:
            self.ask("end", [self.active])
        else:
            self.on_end(self.active)

    def on_end(self, _):
        if self.next_seat() == self.closing:
            self.end_round()
        else:
            self.begin_turn(self.next_seat())

    def discard(self, card):
        self.see(card)
        self.discards.append(card)

    def on_draw(self, seat):
        card = self.draw()
        if card:  # R11.12
            self.see(card, seat)
            self.hand = [card]
            self.ask("drawn", [seat])

    def exchange(self, at, card):
        slot = self.slots[at[0]][at[1]]
        old, slot.card = slot.card, card
        return old

    def on_take(self, seat, number):
        taken = self.discards.pop()
        self.discard(self.exchange((seat, int(number)), taken))
        self.open_window()

    def on_keep(self, seat, number):
        self.discard(self.exchange((seat, int(number)), self.hand.pop()))
        self.open_window()

    def on_discard(self, seat):
        card = self.hand.pop()
        self.discard(card)
        self.earn(seat, card, DISCARD)
        self.open_window()

    def open_window(self):
        claimants = [seat for seat in self.playing if seat != self.active and self.own(seat)]
        if claimants:  # R11.20
            self.ask("claim", claimants)

    def on_pass(self, seat):
        self.answered.add(seat)
        self.asking = self.answered != self.asked

    # R3: plucks

    def on_pluck(self, seat, *named):
        drawn = self.kind == "drawn"
        reference = self.hand.pop() if drawn else self.discards[-1]
        targets = [read_place(text) for text in named]
        cards = [self.card(at) for at in targets]
        for card in cards:
            self.see(card)
        if drawn:
            self.discard(reference)
        if any(self.species(card).family != self.species(reference).family for card in cards):
            self.add(seat, seat, PENALTY)
            return
        for at, card in zip(targets, cards):
            self.discard(self.exchange(at, None))
            self.touch(seat, at[0])
        self.claimant = seat
        self.gives = [at for at in targets if at[0] != seat]
        if drawn and len(cards) == 1:
            self.earn(seat, reference, REFERENCE)
        self.earn(seat, cards[-1], ELIMINATED)

    on_double = on_pluck

    def on_give(self, seat, number):
        self.exchange(self.gives.pop(0), self.exchange((seat, int(number)), None))

    # R2.2: cards that are added

    def add(self, by, owner, cause, power=None):
        card = self.draw()
        if not card:  # R11.13
            return
        self.touch(by, owner)
        self.hand = [card]
        empty = [number for number, slot in enumerate(self.slots[owner]) if not slot.card]
        if len(empty) > 1:  # R11.23
            self.ask("place", [owner], power=power, cause=cause)
            return
        if not empty:
            self.slots[owner].append(Slot())
        self.put_added(owner, empty[0] if empty else -1, cause)

    def put_added(self, owner, number, cause):
        slot = self.slots[owner][number]
        slot.card = self.hand.pop()
        slot.locked = cause == POWER and bool(self.setting("lock-new"))  # R11.4

    def on_place(self, seat, number):
        self.put_added(seat, int(number), self.cause)

    # R4: BAO and its shield

    def on_bao(self, seat):
        self.announcer = self.closing = seat
        self.on_end(seat)

    def touch(self, by, owner):
        """R4.3: `by` modifies cards of `owner`."""
        if owner == self.announcer != by and not self.shield and not self.final:
            self.touched = True

    def raise_shield(self):
        self.shield, self.touched = self.shield or self.touched, False

    # R6, R7: powers

    def earn(self, user, card, cause):
        if not self.species(card).power:
            return
        first = self.setting("claimant-first") and cause == ELIMINATED and self.powers[:1] and \
            self.powers[0][2] == DISCARD  # R11.2
        self.powers.insert(0 if first else len(self.powers), (user, card.species, cause))

    def run(self, power):
        if self.setting("power-free"):  # R11.3
            self.ask("use", [power[0]], power=power, cause=power[2])
        else:
            self.start(power)

    def start(self, power):
        user, species, cause = power
        kind = self.rules.species[species - 1].power
        if kind == "r":
            self.start_replacement(power)
        elif self.targets(user, kind):
            self.ask("target", [user], power=power, cause=cause)

    def start_replacement(self, power):
        user, _, cause = power
        self.hand = []
        for _ in range(2):
            card = self.draw()
            if card:
                self.see(card, user)
                self.hand.append(card)
        if self.hand and any(self.movable(user, at) for at in self.places()):
            self.ask("replace", [user], power=power, cause=cause, count=len(self.hand))
        else:  # R11.28
            self.under += self.hand
            self.hand = []

    def on_use(self, _):
        self.start(self.power)

    def on_decline(self, _):
        pass

    def on_peek(self, seat, named):
        self.see(self.card(read_place(named)), seat)

    def on_show(self, _, named):
        self.see(self.card(read_place(named)))

    def swap(self, seat, first, second):
        self.exchange(first, self.exchange(second, self.card(first)))
        for at in (first, second):
            self.slots[at[0]][at[1]].locked = True
            self.touch(seat, at[0])

    def on_swap(self, seat, first, second):
        self.swap(seat, read_place(first), read_place(second))

    def on_inspect(self, seat, *named):
        for text in named:
            self.see(self.card(read_place(text)), seat)
        self.ask("swap", [seat], power=self.power, cause=self.cause, at=map(read_place, named))

    def on_leave(self, _):
        pass

    def on_swap_seen(self, seat):
        self.swap(seat, *self.at)

    def on_add(self, seat, opponent):
        self.add(seat, LETTERS.index(opponent), POWER, (LETTERS.index(opponent), self.power[1], POWER))

    def on_replace(self, seat, *halves):
        used, own, opposing = set(), [], []
        for half in halves:
            card, to = half.split(">")
            at = (seat, int(to)) if to.isdigit() else read_place(to)
            used.add(int(card))
            (own if at[0] == seat else opposing).append(self.exchange(at, self.hand[int(card)]))
            self.slots[at[0]][at[1]].locked = bool(self.setting("lock-new"))
            self.touch(seat, at[0])
        unused = [card for number, card in enumerate(self.hand) if number not in used]
        self.under += own + opposing + unused  # R11.29
        self.hand = []

    # R8: recycling

    def draw(self):
        """A card of the draw pile, None if there is none."""
        if not self.draw_pile:
            self.recycle()
        return self.draw_pile.pop(0) if self.draw_pile else None

    def recycle(self):
        cards = self.under + self.discards[:-1]  # R11.29
        if not cards:  # R8.2
            return
        self.shuffle(cards)
        self.recycles += 1
        self.remember_shuffle(cards)
        self.draw_pile, self.under, self.discards = cards, [], self.discards[-1:]
        if self.recycles == self.setting("final-recycle"):
            self.begin_final_phase()

    def begin_final_phase(self):
        """R8.4, R11.1, R11.17"""
        if self.announcer is None:
            self.final, self.closing = True, self.active
        elif self.setting("final-over-bao"):
            self.final, self.shield = True, False

    # R5: scores

    def record(self, totals):
        """R5.2, R5.3"""
        scores = dict(totals)
        if self.announcer is not None and not self.final:
            own = totals[self.announcer]
            others = [total for seat, total in totals.items() if seat != self.announcer]
            failed = max(own * self.setting("bao-factor"), self.setting("bao-floor"))
            scores[self.announcer] = min(own, 0) if own < min(others) else failed
        return scores

    def end_round(self):
        for at in self.places():  # R5.6
            self.see(self.card(at))
        totals = {seat: sum(self.species(self.card((seat, slot))).points for slot in self.own(seat))
                  for seat in self.playing}
        scores = self.record(totals)
        self.last = [scores.get(seat, 0) for seat in range(self.rules.seats)]
        if not self.decisive:  # R11.9
            self.sums = [total + score for total, score in zip(self.sums, self.last)]
        self.active = None
        if self.decisive:
            self.decide(scores)
        elif max(self.sums) >= self.setting(f"limit-{self.rules.seats}"):  # R5.4, R5.7
            self.decide(dict(enumerate(self.sums)))
        else:
            self.first = self.next_first(scores)
            self.ask("deal", [])

    def next_first(self, scores):
        """R1.4, R11.8"""
        start = self.playing.index(self.first)
        return max(self.playing[start:] + self.playing[:start], key=scores.get)  # the first one of several

    def decide(self, counts):
        """R5.4, R5.5"""
        tied = sorted(seat for seat in counts if counts[seat] == min(counts.values()))
        self.first = None
        if len(tied) == 1:
            self.next, self.winner = [], tied[0]
            self.ask("over", [])
        else:
            self.next, self.next_decisive = tied, True
            self.ask("deal", [])
