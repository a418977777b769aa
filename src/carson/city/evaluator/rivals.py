"""Rivals: who stands where, how strong everybody will be, and how likely a cowboy wins."""

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.count.rodeo import horse_firepower
from carson.city.count.standish import expected_strength
from carson.city.evaluator import scale
from carson.city.evaluator.odds import PIPS, beats, shows_less
from carson.city.facts.characters import FIREPOWER
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import AMMUNITION, NONE, SPACE
from carson.city.table.moves import stands_at
from carson.city.table.table import Table


class Rivals:
    """Everybody's strength as one seat guesses it."""

    strength: vec[float]  # by seat: a guess at the firepower when the duels come
    danger: vec[float]  # by seat: how likely a duel against it would be lost; 0 for whoever comes no more
    tie: vec[float]  # by seat: what a tie against it is worth
    mine: float
    passed: i64  # how many have passed
    on_spaces: i64  # mask of the spaces where rivals stand
    on_parcels: i64  # mask of the parcels where rivals stand

    def __init__(self, seats: i64) -> None:
        self.strength = vec[float]([0.0] * int(seats))
        self.danger = vec[float]([0.0] * int(seats))
        self.tie = vec[float]([0.0] * int(seats))

    def meet(self, s: Table, seat: i64) -> float:
        """Take in the table for a seat; how many rivals may still come."""
        seats = s.rules.seats
        out: i64 = 0
        position: i64
        for position in range(seats):
            if s.pass_order[position] != NONE:
                out |= bit(s.pass_order[position])
        self.passed = count(out)
        other: i64
        shooters: i64 = 0
        for other in range(seats):
            shooters += (s.at_space[other] >> AMMUNITION) & 1
        ammunition = float(s.rules.ammunition) / float(max(shooters, 1))
        for other in range(seats):
            part = 1.0 if (out & bit(other)) != 0 else scale.STAY
            self.tie[other] = 0.0 if (out & bit(other)) != 0 else 0.5
            guess = float(s.revolvers[other] + power(s, other, FIREPOWER)) + part * float(s.cowboys[other])
            if s.rules.horses != 0:
                guess += float(horse_firepower(s, other))
            if s.ammunition == other:
                guess += float(s.rules.ammunition)
            elif (s.at_space[other] & bit(AMMUNITION)) != 0:
                guess += ammunition
            if other == s.rules.standish:
                guess = expected_strength(s)
                self.tie[other] = 0.0
            self.strength[other] = guess
        self.mine = self.strength[seat] - scale.STAY
        self.on_spaces = 0
        self.on_parcels = 0
        active = 0.0
        for other in range(seats):
            self.danger[other] = 0.0
            if other == seat:
                continue
            self.on_spaces |= s.at_space[other]
            self.on_parcels |= s.at_parcel[other]
            if (out & bit(other)) == 0 and (s.cowboys[other] > 0 or other == s.rules.standish):
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
        here: i64 = 0
        other: i64
        for other in range(s.rules.seats):
            if other != seat and stands_at(s, other, place):
                here |= bit(other)
            else:
                likely *= 1.0 - comes * self.danger[other]
        return likely * self._beats_all(here, 0.0) if here != 0 else likely

    def challenging(self, s: Table, seat: i64, place: i64) -> float:
        """How likely the outlaw and the rivals at a place are beaten."""
        here: i64 = 0
        other: i64
        for other in range(s.rules.seats):
            if other != seat and stands_at(s, other, place):
                here |= bit(other)
        if place < SPACE and (s.outlaws & bit(place)) != 0:
            return self._beats_all(here, float(s.outlaw_strength))
        return self._beats_all(here, 0.0)

    def _beats_all(self, rivals: i64, outlaw: float) -> float:
        """How likely one die beats all of them, and an outlaw, who throws none and loses ties."""
        total = 0.0
        pips = 1.0
        while pips <= PIPS:
            likely = min(max(pips + self.mine - outlaw + 1.0, 0.0), 1.0)
            left = rivals
            while left != 0:
                other = first(left)
                left &= ~bit(other)
                likely *= shows_less(pips + self.mine - self.strength[other], self.tie[other])
            total += likely
            pips += 1.0
        return total / PIPS

    def rivals_at(self, s: Table, seat: i64, place: i64) -> i64:
        """How many rivals stand at a place."""
        number: i64 = 0
        other: i64
        for other in range(s.rules.seats):
            if other != seat and stands_at(s, other, place):
                number += 1
        return number
