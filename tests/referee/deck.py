"""Rule sets, odd ones above all, and how notation spells them (docs/notation.md)."""

from dataclasses import dataclass, field

MOST_CARDS = 66
POWERS = "lswiar"  # look, show, swap, inspect, add, replace: R7.1 to R7.6
SETTINGS = {  # by name, in the order of notation: the usual value, and those that are tried
    "deal-two": (5, (1, 2, 3, 4, 5, 5, 5, 8, 20)),
    "deal-more": (4, (1, 2, 3, 4, 4, 4, 6)),
    "looks": (2, (0, 1, 2)),
    **{f"limit-{seats}": (100, (5, 20, 60)) for seats in range(2, 7)},
    "bao-factor": (2, (2, 2, 0, 3)),
    "bao-floor": (5, (5, 5, -9, 20)),
    "final-recycle": (2, (1, 2, 2, 2, 3, 5)),
    "final-over-bao": (1, (1, 1, 0)),
    "claimant-first": (0, (0, 1)),
    "power-free": (0, (0, 0, 1)),
    "lock-new": (1, (1, 0)),
}


@dataclass
class Species:
    points: int
    copies: int
    family: int
    power: str  # one of POWERS, or empty


@dataclass
class Rules:
    seats: int
    species: list = field(default_factory=list)  # species s is number s - 1
    settings: dict = field(default_factory=dict)

    def each(self, players):
        """R1.1, R5.5: the cards of one seat."""
        return self.settings["deal-two" if players == 2 else "deal-more"]

    def text(self):
        rows = list(self.species)
        while rows and rows[-1] == Species(0, 0, len(rows), ""):
            rows.pop()
        table = ",".join(f"{row.points}x{row.copies}{'' if row.family == number else f'f{row.family}'}{row.power}"
                         for number, row in enumerate(rows, 1))
        return table + "".join(f";{name}={value}" for name, value in self.settings.items()
                               if value != SETTINGS[name][0])


def holds(rules):
    """R1.1 to R1.3: every possible round can be dealt, with one card to turn over, and looked at."""
    deck = sum(row.copies for row in rules.species)
    return all(players * rules.each(players) < deck <= MOST_CARDS and rules.settings["looks"] <= rules.each(players)
               for players in range(2, rules.seats + 1))


def odd_rules(dice):
    """A rule set that holds: few species of few families with many powers, and decks that are just large enough."""
    while True:
        rules = Rules(dice.choice((2, 2, 3, 3, 4, 5, 6)))
        rules.settings = {name: dice.choice(values) for name, (_, values) in SETTINGS.items()}
        least = 1 + max(players * rules.each(players) for players in range(2, rules.seats + 1))
        size = min(MOST_CARDS, least + dice.choice((0, 1, 2, 4, dice.randint(0, MOST_CARDS))))
        count = dice.randint(2, 9)
        families = dice.choice((1, 2, 3, count))
        plain = dice.randint(0, 2) * len(POWERS) // 2
        cuts = sorted(dice.randint(0, size) for _ in range(count - 1))
        rules.species = [Species(dice.choice((-5, -1, 0, 1, 2, 3, 5, 9, 13)), to - start, dice.randint(1, families),
                                 dice.choice(list(POWERS) + [""] * plain))
                         for start, to in zip([0] + cuts, cuts + [size])]
        if holds(rules):
            return rules
