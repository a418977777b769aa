"""Plan: what a seat has claimed so far this round, what it can still pay, and what goes where."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.places import empty_land, taken_spaces, unowned_land
from carson.city.count.powers import power
from carson.city.count.prices import building_price
from carson.city.evaluator import scale
from carson.city.evaluator.map_values import MapValues, top_parcel
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.geometry import PARCELS, bit, bits, count
from carson.city.facts.ids import BUILD_12, MARKET, NONE, ROADS, SPACE, TYPES
from carson.city.table.table import Table
from carson.core.rows import floats, zeros

MOST_TILES: Final = 16


class Plan:
    """The claims of one seat and the best use of its tiles and sites; made anew for each decision."""

    def __init__(self) -> None:
        self.goods = zeros(MARKET)  # the buildings on the track that nobody stands on
        self.spare = floats(MARKET)  # by good: the same building on a spare site, or its price, in points
        self.good_number: i64 = 0
        self.tiles = zeros(MOST_TILES)  # that still lack a site
        self.tile_number: i64 = 0
        self.placed: i64 = 0  # tiles that have a site
        self.used = zeros(MOST_TILES)  # these tiles
        self.at = zeros(MOST_TILES)  # and their sites

    def make(self, s: Table, seat: i64, values: MapValues) -> None:
        self.seat = seat
        self.spaces = s.at_space[seat]  # mask of the spaces it stands on
        self.wanted = s.at_parcel[seat] & unowned_land(s) & ~s.outlaws  # mask of the land it stands on
        if s.white_at != NONE and power(s, seat, WHITE_COWBOY) != 0:
            if s.white_at >= SPACE:
                self.spaces |= bit(s.white_at - SPACE)
            else:
                self.wanted |= bit(s.white_at) & ~s.taken
        self.unplaced_roads = s.unplaced_roads[seat] + s.road_cowboys[seat]
        if (self.spaces & bit(ROADS)) != 0:
            self.unplaced_roads += s.rules.roads_won
        self.budget = float(s.cash[seat] + s.wages[seat] * s.rules.wage)
        for parcel in bits(self.wanted):
            self.budget -= values.price[seat * PARCELS + parcel]
        self._note_tiles(s, seat, values)
        self._match(s, seat, values)
        if self.sites != 0:
            for k in range(self.good_number):
                self.spare[k] = self.tile(values, self.goods[k], True)

    def _note_tiles(self, s: Table, seat: i64, values: MapValues) -> None:
        """The tiles on claimed spaces and in hand, and the buildings still free with their prices."""
        self.tile_number = 0
        self.good_number = 0
        taken = taken_spaces(s)
        for slot in range(MARKET):
            if s.market[slot] == NONE:
                continue
            price = float(building_price(s, seat, BUILD_12 + slot))
            if (self.spaces & bit(BUILD_12 + slot)) != 0:
                self.budget -= price
                self._note_tile(s.market[slot], 1)
            elif (taken & bit(BUILD_12 + slot)) == 0:
                self.goods[self.good_number] = s.market[slot]
                self.spare[self.good_number] = price * values.dollar
                self.good_number += 1
        for t in range(TYPES):
            self._note_tile(t, s.hand[seat * TYPES + t])

    def _note_tile(self, tile: i64, number: i64) -> None:
        while number > 0 and self.tile_number < MOST_TILES:
            self.tiles[self.tile_number] = tile
            self.tile_number += 1
            number -= 1

    def _match(self, s: Table, seat: i64, values: MapValues) -> None:
        """Give each tile the site where it is worth most, the best pair first."""
        self.sites = (s.owned[seat] | self.wanted) & empty_land(s)  # mask of those nothing is meant for
        self.placed = 0
        self.income = 0.0  # dollars that placed tiles will earn
        while self.tile_number > 0 and self.sites != 0:
            best = -1.0
            best_tile: i64 = NONE
            best_site: i64 = NONE
            for k in range(self.tile_number):
                row = (seat * TYPES + self.tiles[k]) * PARCELS
                site = top_parcel(values.worth, row, self.sites, best)
                if site != NONE:
                    best = values.worth[row + site]
                    best_tile = k
                    best_site = site
            if best_tile == NONE:
                return
            self.income += float(income(s, seat, self.tiles[best_tile], best_site))
            self.used[self.placed] = self.tiles[best_tile]
            self.at[self.placed] = best_site
            self.placed += 1
            self.sites &= ~bit(best_site)
            self.tile_number -= 1
            self.tiles[best_tile] = self.tiles[self.tile_number]

    # ---- worth

    def tile(self, values: MapValues, building: i64, more_land: bool) -> float:
        """Points from one more building: on a spare site, or on land still to be bought."""
        if self.sites != 0:
            return values.best_at(self.seat, building, self.sites, -1.0)
        part = scale.HOPE if more_land else values.patience
        return values.abroad[self.seat * TYPES + building] * part

    def land(self, s: Table, values: MapValues, parcel: i64) -> float:
        """Points from one more parcel, apart from its price: for a tile that waits, or one from the track."""
        if (s.occupied & bit(parcel)) != 0:
            return values.estate[self.seat * PARCELS + parcel]
        worth = scale.LAND * values.left
        if (s.outlaws & bit(parcel)) != 0:
            return worth
        best = scale.SITE * (values.left - 1.0)
        worths = values.worth
        row = self.seat * (TYPES * PARCELS) + parcel
        for k in range(self.tile_number):
            best = max(best, worths[row + self.tiles[k] * PARCELS])
        for k in range(self.good_number):
            best = max(best, (worths[row + self.goods[k] * PARCELS] - self.spare[k]) * scale.HOPE)
        return worth + best

    def reserved(self, values: MapValues, parcel: i64) -> float:
        """Points lost when a parcel is filled that a waiting tile has no other site for."""
        if self.sites != 0:
            return 0.0
        lost = 0.0
        for k in range(self.placed):
            if self.at[k] == parcel:
                lost += values.at(self.seat, self.used[k], parcel)
        return lost

    def crowded_out(self, s: Table, values: MapValues, price: i64) -> float:
        """Points lost when paying a price leaves too little for a building that is claimed already."""
        cash = s.cash[self.seat]
        lost = 0.0
        for slot in range(MARKET):
            if s.market[slot] == NONE or (self.spaces & bit(BUILD_12 + slot)) == 0:
                continue
            cost = building_price(s, self.seat, BUILD_12 + slot)
            if cost <= cash < cost + price:
                lost = max(lost, self.tile(values, s.market[slot], False) - float(cost) * values.dollar)
        return lost

    def parcels(self, s: Table) -> i64:
        """Parcels the seat will own when land is counted."""
        return count(s.owned[self.seat]) + count(self.wanted)
