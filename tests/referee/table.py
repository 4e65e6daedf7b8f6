"""What lies on the table and who has seen it, and how a position spells that (docs/notation.md)."""

LETTERS = "abcdef"
SPECTATOR = "*"
EVERYBODY = frozenset(LETTERS + SPECTATOR)
SHUFFLES = 4  # that memory tells apart; beyond, the two oldest become one


class Card:
    def __init__(self, species):
        self.species = species
        self.seen = set()  # letters of those who have, since its last shuffle
        self.shuffle = 0   # the last one that it took part in: 0 is the deal

    def spelled(self, viewer, usual=None):
        """As a viewer knows it (None: the host); who has seen it is left out where that goes without saying."""
        face = str(self.species) if viewer is None or viewer in self.seen else "?"
        seen = SPECTATOR if SPECTATOR in self.seen else "".join(sorted(self.seen))
        return face + (f"^{self.shuffle}" if self.shuffle else "") + (f":{seen}" if seen and self.seen != usual else "")


class Slot:
    def __init__(self, card=None):
        self.card = card
        self.locked = False

    def spelled(self, viewer):
        return self.card.spelled(viewer) + ("!" if self.locked else "") if self.card else "-"


def place(seat, number):
    return f"{LETTERS[seat]}{number}"


def read_place(text):
    return LETTERS.index(text[0]), int(text[1:])


def letters(seats):
    return "".join(LETTERS[seat] for seat in sorted(seats))


def letter(seat):
    return "" if seat is None else LETTERS[seat]


class Table:
    """The state of a match. Seats are numbers; None is no seat."""

    def __init__(self, rules):
        self.rules = rules
        self.round = 0
        self.sums = [0] * rules.seats
        self.last = [0] * rules.seats
        self.playing, self.next = [], list(range(rules.seats))
        self.first = self.winner = self.active = self.announcer = self.closing = self.claimant = None
        self.decisive = self.next_decisive = False
        self.shield = self.touched = self.final = False
        self.recycles = 0
        self.slots = [[] for _ in range(rules.seats)]
        self.draw_pile = []  # from the top
        self.discards = []   # from the bottom
        self.under = []      # slid under the discards, first one first
        self.hand = []       # drawn and not yet put anywhere
        self.gives = []      # places that wait for one, in order
        self.powers = []     # that wait, in order: user, species, cause
        self.ask("deal", [])

    def ask(self, kind, seats, power=None, cause=0, count=0, at=()):
        self.kind, self.asked, self.answered = kind, set(seats), set()
        self.power, self.cause, self.count, self.at = power, cause, count, list(at)

    def setting(self, name):
        return self.rules.settings[name]

    def species(self, card):
        return self.rules.species[card.species - 1]

    def card(self, at):
        return self.slots[at[0]][at[1]].card

    def own(self, seat):
        """The slots of a seat that hold a card."""
        return [number for number, slot in enumerate(self.slots[seat]) if slot.card]

    def places(self):
        return [(seat, number) for seat in range(self.rules.seats) for number in self.own(seat)]

    def cards(self):
        return self.draw_pile + self.discards + self.under + self.hand + [self.card(at) for at in self.places()]

    def see(self, card, seat=None):
        """A seat sees a card; without one, everybody does."""
        card.seen |= EVERYBODY if seat is None else {LETTERS[seat]}

    def remember_shuffle(self, cards):
        if self.recycles >= SHUFFLES:
            for card in self.cards():
                card.shuffle = max(0, card.shuffle - 1)
        for card in cards:
            card.shuffle, card.seen = min(self.recycles, SHUFFLES - 1), set()

    def answers_known(self, seat):
        """R12.10: a pass is its sender's; None: the host."""
        return self.answered & {seat} if self.kind == "claim" and seat is not None else self.answered

    def fields(self, viewer=None, seat=None):
        """
        The fields of a position that are not left out. viewer: the letter under which cards have been seen; seat: whose
        own pass is known, a number, -1 for a spectator; both None: the host.
        """
        flags = {"decisive": self.decisive, "shield": self.shield, "touched": self.touched, "final": self.final,
                 "tied": self.next_decisive, "open": self.round and self.kind in ("deal", "over")}
        piles = {"hand": (self.hand, None), "discard": (self.discards, EVERYBODY), "under": (self.under, None),
                 "draw": (self.draw_pile, set())}
        values = {
            "round": self.round or "", "recycles": self.recycles or "", "ask": self.kind,
            "sum": ",".join(map(str, self.sums)) if any(self.sums) else "",
            "last": ",".join(map(str, self.last)) if any(self.last) else "",
            "playing": letters(self.playing), "next": letters(self.next),
            "asked": letters(self.asked), "answered": letters(self.answers_known(seat)),
            "first": letter(self.first), "winner": letter(self.winner), "active": letter(self.active),
            "bao": letter(self.announcer), "closing": letter(self.closing),
            "species": self.power[1] if self.power else "", "cause": self.cause or "", "count": self.count or "",
            "at": ",".join(place(*at) for at in self.at), "owed": ",".join(place(*at) for at in self.gives),
            "wait": ",".join(f"{LETTERS[user]}{species}/{cause}" for user, species, cause in self.powers),
        } | {name: ",".join(card.spelled(viewer, usual) for card in pile) for name, (pile, usual) in piles.items()} \
          | {LETTERS[seat]: ",".join(slot.spelled(viewer) for slot in self.slots[seat]) for seat in self.playing}
        return {name: str(value) for name, value in values.items() if value != ""} | {
            name: "" for name, up in flags.items() if up}
