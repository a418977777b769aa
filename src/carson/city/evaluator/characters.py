"""CharacterValues: what a character is worth to a seat, and what it gives at once."""

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
from carson.city.facts import characters
from carson.city.facts.buildings import CAP
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import CHURCH, MINE, PRISON, RANCH, SALOON, SCHOOL, TYPES
from carson.city.table.table import Table

SPENT: Final = 0.7  # part of the cash that is spent before the end of a round
WORK: Final = 10.0  # dollars that cowboys bring in a round

# points for each unit of a power that needs no look at the table
PLAIN: Final[dict[int, float]] = {
    characters.GAIN_VP: 1.0,
    characters.GAIN_ROADS: scale.STICK,
    characters.GAIN_DYNAMITE: 0.8,
    characters.GAIN_NO_DUEL: 1.2,
    characters.FETCH: 3.0,
    characters.AUCTION_LAND: 1.5,
    characters.AUCTION_TOKEN: 1.5,
    characters.GIFT: 1.0,
    characters.SING: 2.5,
    characters.VP_WON: 0.8,
    characters.VP_LOST: 0.4,
    characters.REROLL: 0.8,
    characters.UNCONTESTED_LAND: 0.8,
    characters.IMMUNE: 0.8,
    characters.PACKAGES: 2.0,
    characters.WHITE_COWBOY: scale.WHITE_WORTH,
}


def _plain() -> list[float]:
    return [PLAIN.get(power, 0.0) for power in range(characters.POWERS)]


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
        row: i64 = tile * characters.POWERS
        limit: i64 = characters.LIMIT[tile]
        cash = float(s.cash[seat]) * (1.0 - SPENT) + values.incomes[seat] + WORK
        worth = keep_worth(s, values, cash, float(max(limit + less, 0)))
        power: i64
        for power in range(characters.POWERS):
            number: i64 = characters.POWER[row + power]
            if number != 0 and self.plain[power] != 0.0:
                worth += float(number) * self.plain[power]
        worth += float(characters.POWER[row + characters.FIREPOWER]) * (
            values.nerve * scale.BRAWL + values.pay_day
        )
        if characters.POWER[row + characters.HALF_PRICE]:
            worth += scale.HALF_PRICE_WORTH[int(values.round)]
        if characters.POWER[row + characters.CASH_NOW] or characters.POWER[row + characters.CASH_OR_DOUBLE]:
            now = (
                float(
                    max(
                        characters.POWER[row + characters.CASH_NOW],
                        characters.POWER[row + characters.CASH_OR_DOUBLE],
                    )
                )
                * values.dollar
            )
            worth += max(now, self.later(s, seat, tile))
        if characters.POWER[row + characters.HIRE]:
            worth += self._best_hire(s, seat, characters.POWER[row + characters.HIRE])
        if property_left(s, seat) > 0:
            worth += self._land(s, seat, row, plan, land)
        return worth + self._dollars(s, seat, row) * values.dollar + self._points(s, seat, row, plan)

    def _land(self, s: Table, seat: i64, row: i64, plan: Plan, land: i64) -> float:
        """The powers that bring land."""
        values = self.values
        worth = float(characters.POWER[row + characters.RANDOM_PARCELS]) * scale.LAND * values.left
        if characters.POWER[row + characters.FREE_PARCEL] or characters.POWER[row + characters.BUY_PARCEL]:
            best = self._best_land(s, plan, land)
            worth += float(characters.POWER[row + characters.FREE_PARCEL]) * best
            worth += (
                float(characters.POWER[row + characters.BUY_PARCEL]) * max(best - values.dollar, 0.0) / 2.0
            )
        if characters.POWER[row + characters.GRANT_MINE]:
            worth += max(
                self.grant(s, seat, MINE)
                - float(characters.POWER[row + characters.GRANT_MINE]) * values.dollar,
                0.0,
            )
        if characters.POWER[row + characters.GRANT_RANCH]:
            worth += max(
                self.grant(s, seat, RANCH)
                - float(characters.POWER[row + characters.GRANT_RANCH]) * values.dollar,
                0.0,
            )
        return worth

    def _dollars(self, s: Table, seat: i64, row: i64) -> float:
        """The powers that bring money, or take some."""
        number: i64 = (
            characters.POWER[row + characters.GAIN_CASH]
            + characters.POWER[row + characters.HEAL]
            + characters.POWER[row + characters.MOURN]
            - characters.POWER[row + characters.FETCH_PRICE]
        )
        number += characters.POWER[row + characters.ROAD_VP] * s.unplaced_roads[seat]
        if characters.POWER[row + characters.TAX]:
            other: i64
            for other in range(s.rules.seats):
                if other != seat:
                    number += (s.cash[other] + 9) // 10
        return float(number) + float(characters.POWER[row + characters.PARCEL_CAP]) / 2.0

    def _points(self, s: Table, seat: i64, row: i64, plan: Plan) -> float:
        """The powers whose worth depends on what a seat has."""
        values = self.values
        worth = float(characters.POWER[row + characters.CHOOSE_FIRST]) * values.first_pass
        number: i64
        if characters.POWER[row + characters.ARM]:
            best = 0.0
            for number in range(characters.POWER[row + characters.ARM] + 1):
                if characters.ARM_PRICE[number] <= s.cash[seat]:
                    best = max(
                        best,
                        float(number) * values.revolver - float(characters.ARM_PRICE[number]) * values.dollar,
                    )
            worth += best
        if characters.POWER[row + characters.RETIRE]:
            best = 0.0
            for number in range(min(characters.POWER[row + characters.RETIRE], s.cowboys[seat]) + 1):
                best = max(
                    best,
                    float(characters.RETIRE_VP[number]) - float(number) * (self.cowboy(s) + values.carry),
                )
            worth += best
        if characters.POWER[row + characters.BUY_TILE]:
            best = 0.0
            for number in range(plan.good_number):
                best = max(best, plan.tile(values, plan.goods[number], True))
            worth += max(best - float(characters.POWER[row + characters.BUY_TILE]) * values.dollar, 0.0)
        if characters.POWER[row + characters.STORY]:
            worth += values.incomes[seat] / (5.0 * float(values.round))
        if characters.POWER[row + characters.SCHOOL_VP]:
            things = count((s.built[SCHOOL] | s.built[PRISON] | s.built[CHURCH]) & s.owned[seat])
            if (s.built[SALOON] & s.owned[seat]) == 0:
                things += 1
            worth += float(characters.POWER[row + characters.SCHOOL_VP] * things)
        if characters.POWER[row + characters.GAIN_HORSES] and s.rules.horses != 0:
            worth += float(characters.POWER[row + characters.GAIN_HORSES]) * horse(s, seat, values)
        return worth

    def later(self, s: Table, seat: i64, tile: i64) -> float:
        """The power a character has instead of dollars at once."""
        row: i64 = tile * characters.POWERS
        own = s.owned[seat]
        if characters.POWER[row + characters.HOUSE_VP]:
            return float(count((s.houses | s.townhouses) & own))
        if characters.POWER[row + characters.MOUNTAIN_VP]:
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
        if number > s.reserve[seat] or characters.HIRE_PRICE[number] > s.cash[seat]:
            return 0.0
        return float(number) * self.cowboy(s) - float(characters.HIRE_PRICE[number]) * self.values.dollar

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
