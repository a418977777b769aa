"""People: what a character is worth to a seat, and what it gives at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.incomes import type_income
from carson.city.count.places import property_left
from carson.city.facts.buildings import CAP
from carson.city.facts.characters import (
    ARM,
    AUCTION_LAND,
    AUCTION_TOKEN,
    BUY_PARCEL,
    BUY_TILE,
    CASH_NOW,
    CASH_OR_DOUBLE,
    CHOOSE_FIRST,
    FETCH,
    FETCH_PRICE,
    FIREPOWER,
    FREE_PARCEL,
    GAIN_CASH,
    GAIN_DYNAMITE,
    GAIN_HORSES,
    GAIN_NO_DUEL,
    GAIN_ROADS,
    GAIN_VP,
    GIFT,
    GRANT_MINE,
    GRANT_RANCH,
    HALF_PRICE,
    HEAL,
    HIRE,
    HIRE_PRICE,
    HOUSE_VP,
    IMMUNE,
    LIMIT,
    MOUNTAIN_VP,
    MOURN,
    PACKAGES,
    POWER,
    POWERS,
    RANDOM_PARCELS,
    REROLL,
    RETIRE,
    ROAD_VP,
    SCHOOL_VP,
    SING,
    STORY,
    TAX,
    UNCONTESTED_LAND,
    VP_LOST,
    VP_WON,
    WHITE_COWBOY,
)
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import MINE, RANCH, TYPES
from carson.city.judge import scale
from carson.city.judge.money import keep_worth
from carson.city.judge.plan import Plan
from carson.city.judge.study import Study
from carson.city.table.table import Table

SPENT: Final = 0.7  # part of the cash that is spent before the end of a round
WORK: Final = 10.0  # dollars that cowboys bring in a round

# points for each unit of a power that needs no look at the table
PLAIN: Final[dict[int, float]] = {
    GAIN_VP: 1.0,
    GAIN_ROADS: scale.STICK,
    GAIN_DYNAMITE: 0.8,
    GAIN_NO_DUEL: 1.2,
    GAIN_HORSES: 0.5,
    FETCH: 3.0,
    FETCH_PRICE: -0.25,
    RANDOM_PARCELS: 0.8,
    BUY_PARCEL: 0.8,
    ARM: 0.5,
    RETIRE: 1.5,
    BUY_TILE: 0.4,
    AUCTION_LAND: 1.5,
    AUCTION_TOKEN: 1.5,
    TAX: 1.2,
    GIFT: 1.0,
    SING: 2.5,
    VP_WON: 0.8,
    VP_LOST: 0.4,
    REROLL: 0.8,
    UNCONTESTED_LAND: 0.8,
    IMMUNE: 0.8,
    HEAL: 0.25,
    MOURN: 0.25,
    ROAD_VP: 0.5,
    PACKAGES: 2.0,
    CHOOSE_FIRST: 0.8,
    SCHOOL_VP: 1.0,
    WHITE_COWBOY: scale.WHITE_WORTH,
}


def _plain() -> list[float]:
    return [PLAIN.get(power, 0.0) for power in range(POWERS)]


class People:
    """The worth of characters."""

    plain: vec[float]
    study: Study

    def __init__(self, study: Study) -> None:
        self.plain = vec[float](_plain())
        self.study = study

    def tile(self, s: Table, seat: i64, tile: i64, plan: Plan, less: i64) -> float:
        """The powers of a character and its cash limit, which `less` changes."""
        study = self.study
        row: i64 = tile * POWERS
        limit: i64 = LIMIT[tile]
        cash = float(s.cash[seat]) * (1.0 - SPENT) + study.incomes[seat] + WORK
        worth = keep_worth(s, study, cash, float(max(limit + less, 0)))
        power: i64
        for power in range(POWERS):
            number: i64 = POWER[row + power]
            if number != 0 and self.plain[power] != 0.0:
                worth += float(number) * self.plain[power]
        worth += float(POWER[row + GAIN_CASH]) * study.dollar
        worth += float(POWER[row + FIREPOWER]) * (study.nerve * scale.BRAWL + study.pay_day)
        if POWER[row + HALF_PRICE]:
            worth += scale.HALF_PRICE_WORTH[int(study.round)]
        if POWER[row + CASH_NOW] or POWER[row + CASH_OR_DOUBLE]:
            now = float(max(POWER[row + CASH_NOW], POWER[row + CASH_OR_DOUBLE])) * study.dollar
            worth += max(now, self.later(s, seat, tile))
        if POWER[row + FREE_PARCEL] and property_left(s, seat) > 0:
            worth += self._best_land(s, seat, plan)
        if POWER[row + HIRE]:
            number = POWER[row + HIRE]
            worth += max(self.hire(s, seat, number), self.hire(s, seat, 1), 0.0)
        if POWER[row + GRANT_MINE]:
            worth += self._grant(s, seat, MINE, float(POWER[row + GRANT_MINE]))
        if POWER[row + GRANT_RANCH]:
            worth += self._grant(s, seat, RANCH, float(POWER[row + GRANT_RANCH]))
        if POWER[row + STORY]:
            worth += study.incomes[seat] / (5.0 * float(study.round))
        return worth

    def later(self, s: Table, seat: i64, tile: i64) -> float:
        """The power a character has instead of dollars at once."""
        row: i64 = tile * POWERS
        own = s.owned[seat]
        if POWER[row + HOUSE_VP]:
            return float(count((s.houses | s.townhouses) & own))
        if POWER[row + MOUNTAIN_VP]:
            return float(count(s.mountains & own))
        return self.best_double(s, seat) * self.study.pay_day

    def best_double(self, s: Table, seat: i64) -> float:
        best: i64 = 0
        t: i64
        for t in range(TYPES):
            if CAP[t] and (s.built[t] & s.owned[seat]) != 0:
                best = max(best, type_income(s, seat, t))
        return float(best)

    def hire(self, s: Table, seat: i64, number: i64) -> float:
        """Cowboys at once, as far as there are any."""
        if number > s.reserve[seat] or HIRE_PRICE[number] > s.cash[seat]:
            return 0.0
        cowboy = float(s.rules.wage) * self.study.dollar + self.study.nerve
        return float(number) * cowboy - float(HIRE_PRICE[number]) * self.study.dollar

    def _best_land(self, s: Table, seat: i64, plan: Plan) -> float:
        best = 0.0
        left = self.study.shortlist[seat] & ~s.taken
        while left != 0:
            parcel = first(left)
            left &= ~bit(parcel)
            best = max(best, plan.land(s, self.study, parcel))
        return best

    def _grant(self, s: Table, seat: i64, building: i64, price: float) -> float:
        """A building with its land for one price."""
        return max(self.study.abroad[seat * TYPES + building] - price * self.study.dollar, 0.0)
