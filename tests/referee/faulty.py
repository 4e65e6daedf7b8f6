"""Referees with one fault each: a duel that does not find them would prove nothing."""

from referee import PENALTY, POWER, Referee


class ShieldBeforeGifts(Referee):
    """R4.3"""
    def go_on(self):
        self.raise_shield()
        super().go_on()


class ShieldInTheFinalPhase(Referee):
    """R11.1"""
    def begin_final_phase(self):
        shield = self.shield
        super().begin_final_phase()
        self.shield = shield


class ClaimsThroughTheShield(Referee):
    """R4.4"""
    def claims(self, seat):
        shield, self.shield = self.shield, False
        claims = super().claims(seat)
        self.shield = shield
        return claims


class FirstOfADouble(Referee):
    """R6.4"""
    def on_double(self, seat, first, second):
        self.on_pluck(seat, second, first)


class NoLockOnAddedCards(Referee):
    """R11.4"""
    def put_added(self, owner, number, cause):
        super().put_added(owner, number, PENALTY if cause == POWER else cause)


class OpposingCardSlidFirst(Referee):
    """R11.29"""
    def on_replace(self, seat, *halves):
        before = len(self.under)
        super().on_replace(seat, *halves)
        self.under[before:before + len(halves)] = self.under[before:before + len(halves)][::-1]


class TopIsRecycled(Referee):
    """R8.1"""
    def recycle(self):
        if self.discards[1:]:
            self.discards[-2:] = self.discards[-2:][::-1]
        super().recycle()


class LastTurnOfWhoBeganThePhase(Referee):
    """R8.4"""
    def begin_final_phase(self):
        super().begin_final_phase()
        if self.announcer is None:
            self.closing = self.next_seat()


class TiesSucceed(Referee):
    """R5.2"""
    def record(self, totals):
        scores = super().record(totals)
        if self.announcer is not None and not self.final and totals[self.announcer] == min(totals.values()):
            scores[self.announcer] = min(0, totals[self.announcer])
        return scores


class LowestSeatFirst(Referee):
    """R1.4"""
    def next_first(self, scores):
        return max(self.playing, key=scores.get)


class OwnerSeesAddedCard(Referee):
    """R12.17"""
    def on_place(self, seat, number):
        self.see(self.hand[0], seat)
        super().on_place(seat, number)


class PassesAreTold(Referee):
    """R12.10"""
    def answers_known(self, seat):
        return self.answered


class MemoryOutlivesAShuffle(Referee):
    """R8.1, R12.28"""
    def remember_shuffle(self, cards):
        seen = [set(card.seen) for card in cards]
        super().remember_shuffle(cards)
        for card, by in zip(cards, seen):
            card.seen = by


FAULTY = Referee.__subclasses__()
