"""CharacterValues: what a character is worth to a seat, and what it gives at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count import casting, incomes, places, scores
from carson.city.evaluator import scale
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.plan import Plan
from carson.city.facts import characters, geometry, ids
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

# dollars for each unit
DOLLARS: Final[dict[int, float]] = {
    characters.GAIN_CASH: 1.0,
    characters.HEAL: 1.0,
    characters.MOURN: 1.0,
    characters.FETCH_PRICE: -1.0,
    characters.PARCEL_CAP: 0.5,
}


def _by_power(row: dict[int, float]) -> vec[float]:
    return vec[float]([row.get(power, 0.0) for power in range(characters.POWERS)])


class CharacterValues:
    def __init__(self, values: MapValues) -> None:
        self.plain = _by_power(PLAIN)
        self.dollars = _by_power(DOLLARS)
        self.values = values

    def tile(self, s: Table, seat: i64, tile: i64, plan: Plan, less: i64, land: i64) -> float:
        """The powers of a character and its cash limit, which `less` changes; of the land these parcels."""
        values = self.values
        limit: i64 = characters.LIMIT[tile]
        cash = float(s.cash[seat]) * (1.0 - SPENT) + values.incomes[seat] + WORK
        worth = values.keep_worth(s, cash, float(max(limit + less, 0)))
        more = 0.0
        power: i64
        for power in range(characters.POWERS):
            number = _power(tile, power)
            if number != 0:
                worth += float(number) * self.plain[power]
                more += float(number) * self.dollars[power] * values.dollar
                more += self._on_table(s, seat, tile, power, float(number), plan)
                more += self._land(s, seat, power, float(number), plan, land)
        return worth + more

    def _on_table(self, s: Table, seat: i64, tile: i64, power: i64, number: float, plan: Plan) -> float:
        """A power whose worth depends on what there is on the table."""
        values = self.values
        if power == characters.FIREPOWER:
            return number * (values.nerve * scale.BRAWL + values.pay_day)
        if power == characters.HALF_PRICE:
            return scale.HALF_PRICE_WORTH[int(values.round)]
        is_later = power == characters.CASH_OR_DOUBLE and _power(tile, characters.CASH_NOW) == 0
        if power == characters.CASH_NOW or is_later:
            return max(number * values.dollar, self.later(s, seat, tile))
        if power == characters.ROAD_VP:
            return number * float(s.unplaced_roads[seat]) * values.dollar
        if power == characters.TAX:
            return self._taxes(s, seat) * values.dollar
        if power == characters.CHOOSE_FIRST:
            return number * values.first_pass
        if power == characters.HIRE or power == characters.ARM or power == characters.RETIRE:
            return self._best_trade(s, seat, power, int(number))
        if power == characters.BUY_TILE:
            return max(self._best_good(plan) - number * values.dollar, 0.0)
        if power == characters.STORY:
            return values.incomes[seat] / (5.0 * float(values.round))
        if power == characters.SCHOOL_VP:
            return number * float(scores.things_taught(s, seat))
        if power == characters.GAIN_HORSES and s.rules.horses != 0:
            return number * values.horse(s, seat)
        return 0.0

    def _land(self, s: Table, seat: i64, power: i64, number: float, plan: Plan, land: i64) -> float:
        """A power that brings land."""
        if places.property_left(s, seat) <= 0:
            return 0.0
        dollar = self.values.dollar
        if power == characters.RANDOM_PARCELS:
            return number * scale.LAND * self.values.left
        if power == characters.FREE_PARCEL:
            return number * self._best_land(s, plan, land)
        if power == characters.BUY_PARCEL:
            return number * max(self._best_land(s, plan, land) - dollar, 0.0) / 2.0
        if power == characters.GRANT_MINE or power == characters.GRANT_RANCH:
            building: i64 = ids.MINE if power == characters.GRANT_MINE else ids.RANCH
            return max(self._grant(s, seat, building) - number * dollar, 0.0)
        return 0.0

    def later(self, s: Table, seat: i64, tile: i64) -> float:
        """The power a character has instead of dollars at once."""
        own = s.owned[seat]
        if _power(tile, characters.HOUSE_VP):
            return float(geometry.count((s.houses | s.townhouses) & own))
        if _power(tile, characters.MOUNTAIN_VP):
            return float(geometry.count(s.mountains & own))
        best: i64 = 0
        for t in range(ids.TYPES):
            best = max(best, incomes.type_income(s, seat, t))
        return float(best) * self.values.pay_day

    def _taxes(self, s: Table, seat: i64) -> float:
        dollars: i64 = 0
        for other in range(s.rules.seats):
            if other != seat:
                dollars += (s.cash[other] + 9) // 10
        return float(dollars)

    def _best_trade(self, s: Table, seat: i64, power: i64, most: i64) -> float:
        """The best number of cowboys to buy, of revolvers, or of cowboys to give for points."""
        best = 0.0
        for number in range(most + 1):
            if power == characters.HIRE:
                best = max(best, self.hire(s, seat, number))
            elif power == characters.ARM:
                best = max(best, self._arm(s, seat, number))
            elif number <= s.cowboys[seat]:
                lost = float(number) * (self.cowboy(s) + self.values.carry)
                best = max(best, float(characters.RETIRE_VP[number]) - lost)
        return best

    def hire(self, s: Table, seat: i64, number: i64) -> float:
        """Cowboys at once, as far as there are any."""
        if number > s.reserve[seat] or characters.HIRE_PRICE[number] > s.cash[seat]:
            return 0.0
        return float(number) * self.cowboy(s) - float(characters.HIRE_PRICE[number]) * self.values.dollar

    def _arm(self, s: Table, seat: i64, number: i64) -> float:
        """Revolvers, as far as there is money."""
        price: i64 = characters.ARM_PRICE[number]
        if price > s.cash[seat]:
            return 0.0
        return float(number) * self.values.revolver - float(price) * self.values.dollar

    def cowboy(self, s: Table) -> float:
        return float(s.rules.wage) * self.values.dollar + self.values.nerve

    def _best_good(self, plan: Plan) -> float:
        best = 0.0
        for number in range(plan.good_number):
            best = max(best, plan.tile(self.values, plan.goods[number], True))
        return best

    def _best_land(self, s: Table, plan: Plan, land: i64) -> float:
        best = 0.0
        for parcel in geometry.bits(land):
            best = max(best, plan.land(s, self.values, parcel))
        return best

    def _grant(self, s: Table, seat: i64, building: i64) -> float:
        """A building on the best free parcel, connected or not, with the land."""
        if not casting.tile_is_left(s, building):
            return 0.0
        return self.values.best_at(seat, building, places.free_parcels(s), 0.0) + scale.LAND


def _power(tile: i64, power: i64) -> i64:
    return characters.POWER[tile * characters.POWERS + power]
