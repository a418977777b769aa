"""Rivals: who stands where, how strong everybody will be, and how likely a cowboy wins."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import duels, outlaws, places, powers, rodeo
from carson.city.count.standish import expected_strength
from carson.city.evaluator import scale
from carson.city.facts.characters import FIREPOWER
from carson.city.facts.geometry import bit, bits, count
from carson.city.facts.ids import AMMUNITION, NONE, SPACE
from carson.city.table.table import Table
from carson.core.rows import floats

PIPS: Final = 6.0


class Rivals:
    """Everybody's strength as one seat guesses it."""

    def __init__(self, seats: i64) -> None:
        self.strength = floats(seats)  # by seat: a guess at the firepower when the duels come
        self.danger = floats(seats)  # and how likely it wins a duel; 0 for whoever comes no more
        self.tie = floats(seats)  # and what a tie against it is worth

    def meet(self, s: Table, seat: i64) -> float:
        """Take in the table for a seat; how many rivals may still come."""
        seats = s.rules.seats
        standish = s.rules.standish
        out: i64 = 0
        for other in range(seats):
            if s.pass_order[other] != NONE:
                out |= bit(s.pass_order[other])
        self.passed = count(out)  # how many have passed
        shooters = duels.standing_at(s, SPACE + AMMUNITION)
        for other in range(seats):
            stays = (out & bit(other)) == 0 and other != standish
            self.tie[other] = 0.5 if stays else 0.0
            part = scale.STAY if stays else 1.0
            guess = float(s.revolvers[other] + powers.power(s, other, FIREPOWER)) + part * float(
                s.cowboys[other]
            )
            if s.rules.horses != 0:
                guess += float(rodeo.horse_firepower(s, other))
            if s.ammunition == other:
                guess += float(s.rules.ammunition)
            elif (shooters & bit(other)) != 0:
                guess += float(s.rules.ammunition) / float(count(shooters))
            self.strength[other] = expected_strength(s) if other == standish else guess
        self.mine = self.strength[seat] - scale.STAY
        self.on_spaces = places.taken_spaces(s, seat)  # mask of the spaces where rivals stand
        self.on_parcels = places.taken_parcels(s, seat)  # mask of the parcels where rivals stand
        out |= bit(seat)
        active = 0.0
        for other in range(seats):
            self.danger[other] = 0.0
            if (out & bit(other)) == 0 and (s.cowboys[other] > 0 or other == standish):
                self.danger[other] = 1.0 - beats(self.mine, self.strength[other], 0.5)
                active += 1.0
        return active

    def is_contested(self, place: i64) -> bool:
        if place < SPACE:
            return (self.on_parcels & bit(place)) != 0
        return (self.on_spaces & bit(place - SPACE)) != 0

    def wins(self, s: Table, seat: i64, place: i64, worth: float) -> float:
        """How likely a cowboy gets a place: against those who stand there and those who may come."""
        comes = min(scale.CONTEST * max(worth, 0.0), scale.CONTEST_MOST)
        likely = 1.0
        here: i64 = duels.standing_at(s, place) & ~bit(seat) if self.is_contested(place) else 0
        for other in range(s.rules.seats):
            if (here & bit(other)) == 0:
                likely *= 1.0 - comes * self.danger[other]
        return likely * self._beats_all(here, 0.0) if here != 0 else likely

    def challenging(self, s: Table, seat: i64, place: i64) -> float:
        """How likely the outlaw and the rivals at a place are beaten."""
        return self._beats_all(duels.standing_at(s, place) & ~bit(seat), float(outlaws.outlaw_at(s, place)))

    def _beats_all(self, rivals: i64, outlaw: float) -> float:
        """How likely one die beats all of them, and an outlaw, who throws none and loses ties."""
        total = 0.0
        pips = 1.0
        while pips <= PIPS:
            likely = min(max(pips + self.mine - outlaw + 1.0, 0.0), 1.0)
            for other in bits(rivals):
                likely *= shows_less(pips + self.mine - self.strength[other], self.tie[other])
            total += likely
            pips += 1.0
        return total / PIPS

    def rivals_at(self, s: Table, seat: i64, place: i64) -> i64:
        return count(duels.standing_at(s, place) & ~bit(seat))


def beats(mine: float, theirs: float, tie: float) -> float:
    """How likely `mine` and a die beat one rival with a die; `tie` is what a tie is worth, 0 to 1."""
    ahead = mine - theirs
    if ahead <= -PIPS or ahead >= PIPS:
        return 0.0 if ahead < 0.0 else 1.0
    total = 0.0
    pips = 1.0
    while pips <= PIPS:
        total += shows_less(pips + ahead, tie)
        pips += 1.0
    return total / PIPS


def shows_less(mine: float, tie: float) -> float:
    """How likely a rival's die shows less than this."""
    part = (mine - 1.0 + tie) / PIPS
    return 0.0 if part <= 0.0 else min(part, 1.0)
