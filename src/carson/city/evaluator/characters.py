"""CharacterValues: what a character is worth to a seat, and what it gives at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.casting import tile_is_left
from carson.city.count.incomes import type_income
from carson.city.count.places import free_parcels, property_left
from carson.city.evaluator import scale
from carson.city.evaluator.horses import horse
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.money import keep_worth
from carson.city.evaluator.plan import Plan
from carson.city.facts.buildings import CAP
from carson.city.facts.characters import (
    ARM,
    ARM_PRICE,
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
    PARCEL_CAP,
    POWER,
    POWERS,
    RANDOM_PARCELS,
    REROLL,
    RETIRE,
    RETIRE_VP,
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
from carson.city.facts.ids import CHURCH, MINE, PRISON, RANCH, SALOON, SCHOOL, TYPES
from carson.city.table.table import Table

SPENT: Final = 0.7  # part of the cash that is spent before the end of a round
WORK: Final = 10.0  # dollars that cowboys bring in a round

# points for each unit of a power that needs no look at the table
PLAIN: Final[dict[int, float]] = {
    GAIN_VP: 1.0,
    GAIN_ROADS: scale.STICK,
    GAIN_DYNAMITE: 0.8,
    GAIN_NO_DUEL: 1.2,
    FETCH: 3.0,
    AUCTION_LAND: 1.5,
    AUCTION_TOKEN: 1.5,
    GIFT: 1.0,
    SING: 2.5,
    VP_WON: 0.8,
    VP_LOST: 0.4,
    REROLL: 0.8,
    UNCONTESTED_LAND: 0.8,
    IMMUNE: 0.8,
    PACKAGES: 2.0,
    WHITE_COWBOY: scale.WHITE_WORTH,
}


def _plain() -> list[float]:
    return [PLAIN.get(power, 0.0) for power in range(POWERS)]


class CharacterValues:
    """The worth of characters."""

    plain: vec[float]
    values: MapValues

    def __init__(self, values: MapValues) -> None:
        self.plain = vec[float](_plain())
        self.values = values

    def tile(self, s: Table, seat: i64, tile: i64, plan: Plan, less: i64, land: i64) -> float:
        """The powers of a character and its cash limit, which `less` changes; of the land these parcels."""
        values = self.values
        row: i64 = tile * POWERS
        limit: i64 = LIMIT[tile]
        cash = float(s.cash[seat]) * (1.0 - SPENT) + values.incomes[seat] + WORK
        worth = keep_worth(s, values, cash, float(max(limit + less, 0)))
        power: i64
        for power in range(POWERS):
            number: i64 = POWER[row + power]
            if number != 0 and self.plain[power] != 0.0:
                worth += float(number) * self.plain[power]
        worth += float(POWER[row + FIREPOWER]) * (values.nerve * scale.BRAWL + values.pay_day)
        if POWER[row + HALF_PRICE]:
            worth += scale.HALF_PRICE_WORTH[int(values.round)]
        if POWER[row + CASH_NOW] or POWER[row + CASH_OR_DOUBLE]:
            now = float(max(POWER[row + CASH_NOW], POWER[row + CASH_OR_DOUBLE])) * values.dollar
            worth += max(now, self.later(s, seat, tile))
        if POWER[row + HIRE]:
            worth += self._best_hire(s, seat, POWER[row + HIRE])
        if property_left(s, seat) > 0:
            worth += self._land(s, seat, row, plan, land)
        return worth + self._dollars(s, seat, row) * values.dollar + self._points(s, seat, row, plan)

    def _land(self, s: Table, seat: i64, row: i64, plan: Plan, land: i64) -> float:
        """The powers that bring land."""
        values = self.values
        worth = float(POWER[row + RANDOM_PARCELS]) * scale.LAND * values.left
        if POWER[row + FREE_PARCEL] or POWER[row + BUY_PARCEL]:
            best = self._best_land(s, plan, land)
            worth += float(POWER[row + FREE_PARCEL]) * best
            worth += float(POWER[row + BUY_PARCEL]) * max(best - values.dollar, 0.0) / 2.0
        if POWER[row + GRANT_MINE]:
            worth += max(self.grant(s, seat, MINE) - float(POWER[row + GRANT_MINE]) * values.dollar, 0.0)
        if POWER[row + GRANT_RANCH]:
            worth += max(self.grant(s, seat, RANCH) - float(POWER[row + GRANT_RANCH]) * values.dollar, 0.0)
        return worth

    def _dollars(self, s: Table, seat: i64, row: i64) -> float:
        """The powers that bring money, or take some."""
        number: i64 = (
            POWER[row + GAIN_CASH] + POWER[row + HEAL] + POWER[row + MOURN] - POWER[row + FETCH_PRICE]
        )
        number += POWER[row + ROAD_VP] * s.unplaced_roads[seat]
        if POWER[row + TAX]:
            other: i64
            for other in range(s.rules.seats):
                if other != seat:
                    number += (s.cash[other] + 9) // 10
        return float(number) + float(POWER[row + PARCEL_CAP]) / 2.0

    def _points(self, s: Table, seat: i64, row: i64, plan: Plan) -> float:
        """The powers whose worth depends on what a seat has."""
        values = self.values
        worth = float(POWER[row + CHOOSE_FIRST]) * values.first_pass
        number: i64
        if POWER[row + ARM]:
            best = 0.0
            for number in range(POWER[row + ARM] + 1):
                if ARM_PRICE[number] <= s.cash[seat]:
                    best = max(
                        best, float(number) * values.revolver - float(ARM_PRICE[number]) * values.dollar
                    )
            worth += best
        if POWER[row + RETIRE]:
            best = 0.0
            for number in range(min(POWER[row + RETIRE], s.cowboys[seat]) + 1):
                best = max(best, float(RETIRE_VP[number]) - float(number) * (self.cowboy(s) + values.carry))
            worth += best
        if POWER[row + BUY_TILE]:
            best = 0.0
            for number in range(plan.good_number):
                best = max(best, plan.tile(values, plan.goods[number], True))
            worth += max(best - float(POWER[row + BUY_TILE]) * values.dollar, 0.0)
        if POWER[row + STORY]:
            worth += values.incomes[seat] / (5.0 * float(values.round))
        if POWER[row + SCHOOL_VP]:
            things = count((s.built[SCHOOL] | s.built[PRISON] | s.built[CHURCH]) & s.owned[seat])
            if (s.built[SALOON] & s.owned[seat]) == 0:
                things += 1
            worth += float(POWER[row + SCHOOL_VP] * things)
        if POWER[row + GAIN_HORSES] and s.rules.horses != 0:
            worth += float(POWER[row + GAIN_HORSES]) * horse(s, seat, values)
        return worth

    def later(self, s: Table, seat: i64, tile: i64) -> float:
        """The power a character has instead of dollars at once."""
        row: i64 = tile * POWERS
        own = s.owned[seat]
        if POWER[row + HOUSE_VP]:
            return float(count((s.houses | s.townhouses) & own))
        if POWER[row + MOUNTAIN_VP]:
            return float(count(s.mountains & own))
        return self.best_double(s, seat) * self.values.pay_day

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
        return float(number) * self.cowboy(s) - float(HIRE_PRICE[number]) * self.values.dollar

    def _best_hire(self, s: Table, seat: i64, most: i64) -> float:
        best = 0.0
        number: i64
        for number in range(1, most + 1):
            best = max(best, self.hire(s, seat, number))
        return best

    def cowboy(self, s: Table) -> float:
        """One more cowboy in this round."""
        return float(s.rules.wage) * self.values.dollar + self.values.nerve

    def _best_land(self, s: Table, plan: Plan, land: i64) -> float:
        best = 0.0
        while land != 0:
            parcel = first(land)
            land &= ~bit(parcel)
            best = max(best, plan.land(s, self.values, parcel))
        return best

    def grant(self, s: Table, seat: i64, building: i64) -> float:
        """A building on the best free parcel, connected or not, with the land."""
        if not tile_is_left(s, building):
            return 0.0
        best = 0.0
        left = free_parcels(s)
        while left != 0:
            parcel = first(left)
            left &= ~bit(parcel)
            best = max(best, self.values.at(seat, building, parcel))
        return best + scale.LAND
