"""Survey: the map through the eyes of one seat. What a House, a parcel or a building would bring it."""

from __future__ import annotations

from typing import Final

from carson.city.bots.customers import PER_HOME, PER_HOME_IN_STORE, Customers
from carson.city.bots.masks import ALL, AROUND, NEAR, bits
from carson.city.bots.taste import LAST_ROW, Taste
from carson.city.bots.ways import LINES, Ways, laid_roads
from carson.city.count.incomes import homes, income, type_income
from carson.city.count.places import house_sites, upgradable
from carson.city.count.powers import power
from carson.city.count.prices import parcel_price
from carson.city.facts.buildings import CAP, HOMES, HOUSES, NEEDS_ROAD, REVOLVERS
from carson.city.facts.characters import PARCEL_CAP
from carson.city.facts.geometry import PARCELS
from carson.city.facts.ids import (
    BANK,
    BLACKSMITH,
    DRUGSTORE,
    MINE,
    NONE,
    RANCH,
    STATION,
    STORE,
    TYPES,
)
from carson.city.table.table import Table

WANTS: Final = {MINE: ((BANK, 3),), RANCH: ((DRUGSTORE, 3), (BLACKSMITH, 5))}  # who earns more by another one
BLACKSMITH_GROWTH: Final = 5  # dollars more in each round

Key = tuple[int, ...]


def map_key(s: Table, seat: int, paid: bool) -> Key:
    """All numbers a survey depends on."""
    return (
        seat,
        paid,
        int(s.round),
        int(s.mayor),
        int(s.site),
        int(s.houses),
        int(s.townhouses),
        int(s.mountains),
        int(s.river),
        int(s.outlaws),
        laid_roads(s),
        *s.owned,
        *s.built,
    )


class Survey:
    """The map as one seat values it; good for as long as `map_key` stays the same."""

    __slots__ = (
        "_notes",
        "_prices",
        "_roads",
        "_tiles",
        "_top",
        "_ways",
        "connected",
        "customers",
        "empty",
        "filling",
        "left",
        "me",
        "occupied",
        "own_home",
        "owned",
        "ramp",
        "round",
        "rounds",
        "s",
        "seats",
        "share",
        "spots",
        "stream",
        "taken",
        "taste",
    )

    def __init__(self, s: Table, me: int, taste: Taste, paid: bool) -> None:
        self.s = s
        self.me = me
        self.taste = taste
        self.seats = int(s.rules.seats)
        self.rounds = int(s.rules.rounds)
        self.round = min(max(int(s.round), 1), LAST_ROW)
        start = int(s.round) + 1 if paid or s.round == 0 else int(s.round)
        coming = [taste.pay_day[min(r, LAST_ROW)] for r in range(start, self.rounds + 1)]
        self.left = len(coming)
        self.stream = sum(coming)  # a dollar in each round to come
        self.ramp = sum([i * worth for i, worth in enumerate(coming)])  # a dollar more in each later round
        self.share = taste.spite / max(self.seats - 1, 1)
        self.owned = [int(mask) & ALL for mask in s.owned]
        self.taken = int(s.taken) & ALL
        self.occupied = int(s.occupied) & ALL
        self.connected = int(s.connected) & ALL
        self.empty = ~(self.occupied | int(s.river) | int(s.outlaws)) & ALL
        self._tiles: dict[int, float] = {}
        self._ways: Ways | None = None
        self._roads: list[int] = []
        self._prices: dict[int, int] = {}
        self._notes: dict[int, dict[int, float]] = {}
        self.customers = Customers(s)
        self._sum_up()
        self.spots = self._house_spots()
        ranked = sorted([(worth, parcel) for parcel, worth in self.spots.items()], reverse=True)
        self._top = [*ranked, (0.0, NONE), (0.0, NONE)][:2]  # the two best of them

    @property
    def ways(self) -> Ways:
        if self._ways is None:
            self._ways = Ways(self.s)
        return self._ways

    def owner(self, parcel: int) -> int:
        if self.taken >> parcel & 1:
            for seat in range(self.seats):
                if self.owned[seat] >> parcel & 1:
                    return seat
        return NONE

    # ---- what the neighbours of a parcel make of it

    def swing(self, parcel: int, owner: int) -> float:
        """Points from one more House value on a parcel: mine, less a share of what the rivals gain."""
        total = 0.0
        for seat in range(self.seats):
            dollars = self.customers.of_home(seat, parcel, owner)
            total += dollars if seat == self.me else -self.share * dollars
        return total * self.stream

    def _sum_up(self) -> None:
        """For each parcel, points from filling it with anything, and from a House value on it as own land."""
        me = self.me
        self.filling = [0.0] * PARCELS
        self.own_home = [0.0] * PARCELS
        for seat in range(self.seats):
            weight = self.stream if seat == me else -self.share * self.stream
            herding, shop = self.customers.herding[seat], self.customers.shop[seat]
            for parcel in range(PARCELS):
                if herding[parcel]:
                    self.filling[parcel] -= weight * herding[parcel]
                if shop[parcel]:
                    self.own_home[parcel] += weight * shop[parcel] * (2 if seat == me else 1)
        for parcel in range(PARCELS):
            self.own_home[parcel] += self.stream * self.customers.pull[me][parcel]

    # ---- Houses

    def _house_spots(self) -> dict[int, float]:
        """Every place for a House or Townhouse that needs nobody's consent, and its worth."""
        s = self.s
        spots: dict[int, float] = {}
        mine = self.owned[self.me]
        for parcel in bits(int(house_sites(s)) & ALL & (~self.taken | mine)):
            spots[parcel] = self.new_house(parcel, self.me if mine >> parcel & 1 else NONE)
        for parcel in bits(int(upgradable(s)) & ALL & (~self.taken | mine)):
            spots[parcel] = self.swing(parcel, self.me if mine >> parcel & 1 else NONE)
        return spots

    def new_house(self, parcel: int, owner: int) -> float:
        """Points from a House on empty land; on own land it scores and takes a building site."""
        worth = self.swing(parcel, owner) + self.filling[parcel]
        if owner == self.me:
            worth += self.property_vp - self.taste.site * self.left
        elif owner != NONE:
            worth -= self.share * self.property_vp
        return worth

    @property
    def property_vp(self) -> int:
        return int(self.s.rules.property_vp)

    # ---- buildings

    def tile_worth(self, building: int, parcel: int) -> float:
        """Points from a building on an own parcel, apart from its price and the roads to it."""
        key = building * PARCELS + parcel
        if key not in self._tiles:
            self._tiles[key] = self._tile_worth(building, parcel)
        return self._tiles[key]

    def _tile_worth(self, building: int, parcel: int) -> float:
        taste = self.taste
        dollars = int(income(self.s, self.me, building, parcel))
        for other, more in WANTS.get(building, ()):
            dollars += more * (int(self.s.built[other]) & self.owned[self.me] & ALL).bit_count()
        worth = dollars * self.stream + self._growth(building, parcel) * self.ramp
        worth += self.filling[parcel] + HOMES[building] * self.own_home[parcel]
        worth += self.property_vp + taste.building * self.left
        worth += REVOLVERS[building] * taste.revolver[self.round]
        if HOUSES[building]:
            worth += HOUSES[building] * self._house_with(building, parcel)
        if building == STATION:
            worth += int(homes(self.s, -1)) / 2 + self.left
        return worth

    def _growth(self, building: int, parcel: int) -> float:
        """Dollars a building will earn more in each round to come."""
        if building == BLACKSMITH:
            return BLACKSMITH_GROWTH
        if building == RANCH:
            return -self.taste.fading
        per_home = PER_HOME_IN_STORE if building == STORE else PER_HOME.get(building, 0)
        if per_home == 0:
            return 0.0
        room = AROUND[parcel] & self.empty & (~self.taken | self.owned[self.me])
        return per_home * self.taste.crowd * min(room.bit_count(), 4) / 4

    def _house_with(self, building: int, parcel: int) -> float:
        """The best place for the House that comes along, which may be next door."""
        per_home = PER_HOME_IN_STORE if building == STORE else PER_HOME.get(building, 0)
        best = self._top[1][0] if self._top[0][1] == parcel else self._top[0][0]
        if per_home:
            spots = self.spots
            for near in NEAR[parcel]:
                if near in spots:
                    best = max(best, spots[near] + per_home * self.stream)
        return best

    def roads_needed(self, building: int, parcel: int) -> int:
        """How many roads must be laid before a building may stand on a parcel."""
        if building == STATION:
            return min([len(self.ways.missing(line)) for line in lines_along(parcel)])
        if not NEEDS_ROAD[building] or self.connected >> parcel & 1:
            return 0
        return self.roads_to(parcel)

    def roads_to(self, parcel: int) -> int:
        """How many roads must be laid to connect a parcel."""
        if not self._roads:
            self._roads = [self.ways.roads_to(p) for p in range(PARCELS)]
        return self._roads[parcel]

    def price(self, parcel: int) -> int:
        """What a parcel costs."""
        if parcel not in self._prices:
            self._prices[parcel] = int(parcel_price(self.s, parcel))
        most = int(power(self.s, self.me, PARCEL_CAP))
        return min(self._prices[parcel], most) if most else self._prices[parcel]

    def notes(self, unplaced_roads: int) -> dict[int, float]:
        """A plan's memory of worths, which hold for this map and this many roads."""
        return self._notes.setdefault(unplaced_roads, {})

    def incomes(self, seat: int) -> int:
        """Dollars all buildings of a seat earn in a round."""
        return sum([int(type_income(self.s, seat, t)) for t in range(TYPES) if CAP[t]])


def lines_along(parcel: int) -> list[tuple[int, ...]]:
    """The straight ways across the map that pass a parcel."""
    row, column = divmod(parcel, 8)
    wanted = [line - 1 for line in (row, row + 1) if 1 <= line < 8]
    wanted += [6 + line for line in (column, column + 1) if 1 <= line < 8]
    return [LINES[i] for i in wanted]
