"""CityForecast: the points a seat will have in the end, judged by prices when a round is over.

Anybody could write these prices down who knows the rules and has played a few games: points are points,
income comes once for each round that is left, and what else a seat holds has the price of `scale`.
"""

from math import pow
from typing import Final

from mypy_extensions import i64

from carson.city.count import duel_tiles, incomes, places, placing, rodeo, scores
from carson.city.evaluator import scale
from carson.city.facts.geometry import bits, count, neighbours
from carson.city.facts.ids import BANK, BLACKSMITH, DRUGSTORE, RANCH, SALOON, STATION, STORE, TYPES
from carson.city.table import Table, agenda, stack
from carson.core.state import State
from carson.search.evaluator import Standing
from carson.search.forecast import Forecast

LAST: Final = 3  # the last round after which the game goes on


class CityForecast(Forecast):
    """What everything is worth at the end of one round."""

    def __init__(self) -> None:
        self.over: i64 = 0  # that round

    def weigh(self, state: State, standing: Standing) -> None:
        assert isinstance(state, Table)
        self.begin(state)
        standing.doubt = scale.DOUBT[int(self.over)]
        for seat in range(state.rules.seats):
            standing.points[seat] = self.guess(state, seat)

    def begin(self, s: Table) -> None:
        """Set the prices for a table between two rounds."""
        over = round_over(s)
        if over == self.over:
            return
        self.over = over
        self.left = float(s.rules.rounds - over)  # rounds to come
        # a dollar in each of them, and a dollar more in each of them
        self.stream, self.ramp = scale.streams(int(over) + 1, int(over), s.rules.rounds)

    def guess(self, s: Table, seat: i64) -> float:
        if seat == s.rules.standish:
            return self._has(s, seat) + scale.STANDISH * self.left
        row = int(self.over)
        sum = self._has(s, seat) + self._earns(s, seat) + self._may_build(s, seat)
        cash = float(s.cash[seat])
        needed = min(cash, scale.NEED[row])
        sum += needed * scale.DOLLAR[row + 1] + (cash - needed) * scale.IDLE[row]
        sum += scale.REVOLVER_LEFT[row] * float(s.revolvers[seat])
        sum += scale.COWBOY_LEFT[row] * float(s.cowboys[seat])
        place = float(placing.pass_place(s, seat))
        return sum + scale.FIRST_PASS[row + 1] * pow(scale.NEXT_PASS, place)

    def _has(self, s: Table, seat: i64) -> float:
        """What counts in the end as it is."""
        own = s.owned[seat]
        sum = s.vp[seat] + s.rules.property_vp * count(own & s.occupied)
        if s.rules.bridge_vp != 0:
            sum += s.rules.bridge_vp * count(own & s.occupied & places.bridge_parcels(s))
        if s.rules.horses != 0:
            sum += rodeo.own_horses(s, seat) * (1 + s.rodeo_tokens[seat])
        if (s.built[STATION] & own) != 0:
            sum += incomes.homes(s, -1) >> 1
        return float(sum)

    def _earns(self, s: Table, seat: i64) -> float:
        """What buildings earn in the rounds to come."""
        own = s.owned[seat]
        growth = scale.SMITH_GROWTH * float(count(s.built[BLACKSMITH] & own))
        growth -= scale.FADING * float(count(s.built[RANCH] & own))
        crowd = 3 * room_of(s, seat, (s.built[DRUGSTORE] | s.built[BANK] | s.built[STORE]) & own)
        crowd += 5 * room_of(s, seat, s.built[SALOON] & own)
        growth += scale.CROWD * 0.25 * float(crowd)
        return float(incomes.total_income(s, seat)) * self.stream + growth * self.ramp

    def _may_build(self, s: Table, seat: i64) -> float:
        """What land, buildings and what waits in hand promise."""
        own = s.owned[seat]
        tiles: i64 = 0
        for t in range(TYPES):
            tiles += s.hand[seat * TYPES + t]
        tile = scale.HOPE * (float(s.rules.property_vp) + scale.TILE_INCOME * self.stream)
        land = scale.LAND * float(count(own)) + scale.SITE * float(count(own & ~s.occupied))
        sum = self.left * (land + scale.BUILDING * float(incomes.building_count(s, seat)))
        sum += tile * float(tiles) + scale.STICK * float(s.unplaced_roads[seat])
        if s.rules.duel_tiles != 0:
            sum += scale.DUEL_PIP * float(duel_tiles.total(s.duel_tiles[seat]))
        return sum


def round_over(s: Table) -> i64:
    """The round that has ended on a table between two rounds, 1 to 3."""
    over = s.round - 1 if agenda.kind_of(stack.top(s)) == agenda.ASK_CHARACTER else s.round
    return min(max(over, 1), LAST)


def final_points(s: Table, seat: i64) -> i64:
    return scores.points(scores.score_lines(s, seat))


def room_of(s: Table, seat: i64, shops: i64) -> i64:
    """Free connected parcels around shops that may get a House the owner can use."""
    free = ~s.occupied & s.connected & (~s.taken | s.owned[seat])
    number: i64 = 0
    for parcel in bits(shops):
        number += count(neighbours(parcel) & free)
    return number
