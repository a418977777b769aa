"""Scene: the cowboys on the board, the firepower everybody will have, and who wins where."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import ALL
from carson.city.count.incomes import income
from carson.city.count.odds import LOSES_TIES, MAY_TIE, Rival, chance
from carson.city.count.powers import power
from carson.city.count.rodeo import horse_firepower
from carson.city.count.standish import expected_strength
from carson.city.facts.characters import FIREPOWER
from carson.city.facts.ids import AMMUNITION, COWBOY_INCOME, COWBOY_VP, GAMBLING, NONE, PARCEL_INCOME, SPACE

GAMBLE: Final = 7.0  # dollars two dice show on average
DOLLARS_FOR_FIREPOWER: Final = 2  # on the space that pays for it
POINTS_FOR_FIREPOWER: Final = 0.5
DOLLARS_FOR_PARCEL: Final = 2


class Scene:
    """Who may win where: the cowboys on the board and the firepower everybody will have."""

    __slots__ = ("_end_cash", "dangers", "firepower", "look", "mine", "passed", "point", "rivals", "save")

    def __init__(self, look: Look) -> None:
        self.look = look
        s = look.s
        self._end_cash: float | None = None
        self.passed = [int(seat) for seat in s.pass_order if seat != NONE]
        self.rivals = [seat for seat in range(look.survey.seats) if seat != look.me]
        self.firepower = [self._strength(seat) for seat in range(look.survey.seats)]
        self.mine = self.firepower[look.me] - look.taste.stay  # after placing one more cowboy
        self.dangers = [
            (seat, 1 - chance(self.mine, [self.rival(seat)]))
            for seat in self.rivals
            if seat not in self.passed and (s.cowboys[seat] > 0 or seat == s.rules.standish)
        ]  # who may still come, and how likely a duel against each would be lost
        self.point = self._point_of_firepower()
        self.save = look.taste.carry[look.survey.round] + self.point  # a cowboy that stays in hand

    def _strength(self, seat: int) -> float:
        """A guess at the firepower of a seat when the duels come."""
        s = self.look.s
        if seat == s.rules.standish:
            return expected_strength(s)
        part = 1.0 if seat in self.passed else self.look.taste.stay
        strength = int(s.revolvers[seat]) + int(power(s, seat, FIREPOWER)) + part * int(s.cowboys[seat])
        if s.rules.horses != 0:
            strength += int(horse_firepower(s, seat))
        if s.ammunition == seat:
            strength += int(s.rules.ammunition)
        elif int(s.at_space[seat]) >> AMMUNITION & 1:
            together = [x for x in range(self.look.survey.seats) if int(s.at_space[x]) >> AMMUNITION & 1]
            strength += int(s.rules.ammunition) / len(together)
        return strength

    def _point_of_firepower(self) -> float:
        """One more point in this round: duels, and the spaces that pay for it."""
        look = self.look
        active = len(self.dangers) / len(self.rivals)
        worth = look.nerve * active + look.taste.duel_point * self._own_duels()
        standing = look.plan.spaces
        if standing >> COWBOY_INCOME & 1:
            worth += DOLLARS_FOR_FIREPOWER * look.pay_day
        if standing >> COWBOY_VP & 1:
            worth += POINTS_FOR_FIREPOWER
        return worth

    def _own_duels(self) -> int:
        """How many places this seat's cowboys share with others."""
        s = self.look.s
        me = self.look.me
        spaces = parcels = 0
        for seat in self.rivals:
            spaces |= int(s.at_space[seat]) & int(s.at_space[me])
            parcels |= int(s.at_parcel[seat]) & int(s.at_parcel[me])
        return spaces.bit_count() + (parcels & ALL).bit_count()

    def here(self, place: int) -> list[int]:
        """The rivals whose cowboys stand at a place."""
        s = self.look.s
        if place < SPACE:
            return [seat for seat in self.rivals if int(s.at_parcel[seat]) >> place & 1]
        return [seat for seat in self.rivals if int(s.at_space[seat]) >> (place - SPACE) & 1]

    def rival(self, seat: int) -> Rival:
        return self.firepower[seat], LOSES_TIES if seat in self.passed else MAY_TIE

    def win(self, place: int, worth: float) -> float:
        """How likely a cowboy gets a place: against those who stand there and those who may come."""
        here = self.here(place)
        likely = chance(self.mine, [self.rival(seat) for seat in here])
        taste = self.look.taste
        comes = min(taste.contest * max(worth, 0.0), taste.contest_most)
        for seat, danger in self.dangers:
            if seat not in here:
                likely *= 1 - comes * danger
        return likely

    @property
    def end_cash(self) -> float:
        """A guess at the dollars in hand when points are sold."""
        if self._end_cash is None:
            self._end_cash = self._count_cash()
        return self._end_cash

    def _count_cash(self) -> float:
        look = self.look
        cash = float(max(look.plan.budget, 0) + look.survey.incomes(look.me))
        for building, parcel in look.plan.used:
            cash += int(income(look.s, look.me, building, parcel))
        standing = look.plan.spaces
        if standing >> PARCEL_INCOME & 1:
            cash += DOLLARS_FOR_PARCEL * look.survey.owned[look.me].bit_count()
        if standing >> COWBOY_INCOME & 1:
            cash += DOLLARS_FOR_FIREPOWER * self.mine
        if standing >> GAMBLING & 1:
            cash += GAMBLE
        return cash
