"""What a seat may do, spelled as actions (docs/notation.md). Nothing here looks at a face."""

from itertools import combinations, permutations

from table import LETTERS, Table, place


class Choices(Table):
    def shielded(self, seat, by):
        """R4.4"""
        return self.shield and seat == self.announcer and by != seat

    def movable(self, user, at):
        """R6.6, R4.4: a power of `user` may move, swap or replace this card."""
        return not self.slots[at[0]][at[1]].locked and not self.shielded(at[0], user)

    def claims(self, seat):
        """R3.5, R3.8, R3.10, R9.2"""
        own = len(self.own(seat))
        targets = [at for at in self.places() if own and not self.shielded(at[0], seat)]
        doubles = [pair for pair in permutations(targets, 2)
                   if sum(at[0] != seat for at in pair) <= own - sum(at[0] == seat for at in pair)]
        return [f"pluck {place(*at)}" for at in targets] + \
               [f"double {place(*first)} {place(*second)}" for first, second in doubles]

    def targets(self, user, power):
        """R7.1 to R7.5, R11.25, R11.26"""
        if power in "ls":
            return [f"{'peek' if power == 'l' else 'show'} {place(*at)}" for at in self.places()]
        if power == "a":
            return [f"add {LETTERS[seat]}" for seat in self.playing if seat != user and not self.shielded(seat, user)]
        cards = [at for at in self.places() if power == "i" or self.movable(user, at)]
        return [f"{'inspect' if power == 'i' else 'swap'} {place(*first)} {place(*second)}"
                for first, second in combinations(cards, 2) if first[0] != second[0]]

    def replacements(self, user):
        """R7.6, R11.15, R11.27"""
        movable = [at for at in self.places() if self.movable(user, at)]
        own = [at[1] for at in movable if at[0] == user]
        opposing = [place(*at) for at in movable if at[0] != user]
        drawn = range(len(self.hand))
        if len(drawn) == 2 and own and opposing:
            return [f"replace {card}>{slot} {1 - card}>{at}" for slot in own for at in opposing for card in drawn]
        return [f"replace {card}>{at}" for at in own + opposing for card in drawn]

    def looks(self, seat):
        """R1.2"""
        return ["look " + " ".join(map(str, slots)) for slots in combinations(self.own(seat), self.count)]

    def choices(self, seat):
        """All that a seat may do; None is the host."""
        if self.kind == "deal":
            return ["deal"] if seat is None else []
        if seat not in self.asked - self.answered:
            return []
        own = self.own(seat)
        ways = {
            "look": lambda: self.looks(seat),
            "turn": lambda: ["draw"] + [f"take {slot}" for slot in own],
            "drawn": lambda: ["discard"] + [f"keep {slot}" for slot in own] + self.claims(seat),
            "claim": lambda: ["pass"] + self.claims(seat),
            "give": lambda: [f"give {slot}" for slot in own],
            "place": lambda: [f"place {number}" for number, slot in enumerate(self.slots[seat]) if not slot.card],
            "use": lambda: ["decline", "use"],
            "target": lambda: self.targets(seat, self.rules.species[self.power[1] - 1].power),
            "swap": lambda: ["leave"] + ["swap-seen"] * all(self.movable(seat, at) for at in self.at),
            "replace": lambda: self.replacements(seat),
            "end": lambda: ["end", "bao"],
        }
        return ways[self.kind]()
