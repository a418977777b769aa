"""CityFeatures: what a network sees of the board game when a round is over."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import incomes, places, placing
from carson.city.evaluator.forecast import CityForecast, room_of, round_over
from carson.city.facts import ids
from carson.city.facts.buildings import CAP
from carson.city.facts.geometry import bits, count, neighbours
from carson.city.table.table import Table
from carson.core.state import State
from carson.search.forecast import Features
from carson.search.network import SCALE

HOLDINGS: Final = 22  # plain numbers of a seat
OWN: Final = HOLDINGS + 3 * ids.CITY_HALL  # then by type: buildings, income, tiles in hand
SHARED: Final = ids.TYPES + 6  # the track by type, and the map
COMPARED: Final = 9  # numbers of which the mean and the most of the rivals are seen
INPUTS: Final = OWN + SHARED + 2 * COMPARED
MIDDLE: Final = 30.0  # points that are about usual
PARTS: Final = 3  # rounds after which the game goes on


class CityFeatures(Features):
    """The rows of all seats of one table."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, INPUTS)
        self.prices = CityForecast()

    def part(self, state: State) -> i64:
        assert isinstance(state, Table)
        return round_over(state) - 1

    def read(self, state: State) -> None:
        assert isinstance(state, Table)
        self.prices.begin(state)
        for seat in range(self.seats):
            self._own(state, seat)
            self._types(state, seat)
        for seat in range(self.seats):
            self._shared(state, seat)
            self.compare(seat, COMPARED, OWN + SHARED)

    def _own(self, s: Table, seat: i64) -> None:
        rows = self.rows
        at = seat * INPUTS
        own = s.owned[seat]
        empty = own & ~s.occupied
        shops = (s.built[ids.DRUGSTORE] | s.built[ids.BANK] | s.built[ids.SALOON] | s.built[ids.STORE]) & own
        cash = s.cash[seat]
        # the first COMPARED of them are also seen by the others
        rows[at] = (self.prices.guess(s, seat) - MIDDLE) / SCALE
        rows[at + 1] = float(s.vp[seat]) / 10.0
        rows[at + 2] = float(cash) / 20.0
        rows[at + 3] = float(count(own & s.occupied)) / 3.0
        rows[at + 4] = float(count(empty)) / 2.0
        rows[at + 5] = float(s.revolvers[seat]) / 3.0
        rows[at + 6] = float(s.cowboys[seat]) / 6.0
        rows[at + 7] = float(s.revolvers[seat] + s.cowboys[seat]) / 6.0
        rows[at + 8] = float(placing.pass_place(s, seat)) / 3.0
        rows[at + 9] = float(max(cash - 40, 0)) / 20.0
        rows[at + 10] = float(count(empty & s.connected))
        rows[at + 11] = float(min(cash, 20)) / 20.0
        rows[at + 12] = float(s.unplaced_roads[seat]) / 2.0
        rows[at + 13] = float(room_of(s, seat, shops)) / 3.0
        rows[at + 14] = 1.0 if s.mayor == seat else 0.0
        rows[at + 15] = float(count(own & (s.houses | s.townhouses)))
        rows[at + 16] = float(count(own & s.mountains))
        rows[at + 17] = float(s.reserve[seat]) / 6.0
        rows[at + 18] = 1.0 if seat == s.rules.standish else 0.0
        self._sites(s, seat, empty, at + 19)

    def _sites(self, s: Table, seat: i64, empty: i64, at: i64) -> None:
        """What lies around the empty parcels of a seat: Houses, mountains, free land."""
        most_homes: i64 = 0
        most_mountains: i64 = 0
        most_free: i64 = 0
        mine = incomes.usable(s, seat)
        for parcel in bits(empty):
            near = neighbours(parcel)
            most_homes = max(most_homes, incomes.homes(s, near & mine))
            most_mountains = max(most_mountains, count(near & s.mountains & mine))
            most_free = max(most_free, count(near & ~s.occupied))
        self.rows[at] = float(most_homes) / 3.0
        self.rows[at + 1] = float(most_mountains) / 2.0
        self.rows[at + 2] = float(most_free) / 4.0

    def _types(self, s: Table, seat: i64) -> None:
        rows = self.rows
        own = s.owned[seat]
        at = seat * INPUTS + HOLDINGS
        for t in range(ids.CITY_HALL):
            here = s.built[t] & own
            rows[at] = float(count(here))
            rows[at + 1] = float(incomes.type_income(s, seat, t)) / 10.0 if CAP[t] and here != 0 else 0.0
            rows[at + 2] = float(s.hand[seat * ids.TYPES + t])
            at += 3

    def _shared(self, s: Table, seat: i64) -> None:
        rows = self.rows
        at = seat * INPUTS + OWN
        for k in range(ids.TYPES):
            rows[at + k] = 0.0
        for k in range(ids.MARKET):
            if s.market[k] != ids.NONE:
                rows[at + s.market[k]] += 1.0
        at += ids.TYPES
        rows[at] = float(count((s.houses | s.townhouses) & ~s.taken)) / 5.0
        rows[at + 1] = float(count(places.house_sites(s) & ~s.taken)) / 10.0
        rows[at + 2] = float(count(s.mountains & ~s.taken)) / 5.0
        rows[at + 3] = float(count(s.built[ids.MINE])) / 3.0
        rows[at + 4] = float(s.rules.seats - 4) / 2.0
        rows[at + 5] = 1.0 if s.rules.standish != ids.NONE else 0.0
