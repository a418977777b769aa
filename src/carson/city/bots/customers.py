"""Customers: what each seat's buildings would earn by something new next to them, in dollars per round."""

from __future__ import annotations

from typing import Final

from carson.city.bots.masks import ALL, NEAR, bits
from carson.city.count.incomes import income
from carson.city.facts.buildings import CAP
from carson.city.facts.geometry import PARCELS
from carson.city.facts.ids import BANK, DRUGSTORE, MINE, NONE, RANCH, SALOON, STORE
from carson.city.table.table import Table

PER_HOME: Final = {SALOON: 5, DRUGSTORE: 3, BANK: 3}  # for a House value next door that may be used
PER_HOME_IN_STORE: Final = 3  # whoever owns it; twice that for an own one
PER_MOUNTAIN: Final = 3
PER_FREE_PARCEL: Final = 1

Rows = list[list[int]]  # by seat and parcel


class Customers:
    """For each seat and parcel, the dollars that depend on what lies there."""

    __slots__ = ("digging", "herding", "pull", "shop")

    def __init__(self, s: Table) -> None:
        self.pull: Rows = []  # one more House value that may be used
        self.shop: Rows = []  # one more House value, for General stores
        self.herding: Rows = []  # land that stays free, for Ranches
        self.digging: Rows = []  # a mountain, for Mines
        for seat in range(int(s.rules.seats)):
            self.pull.append([0] * PARCELS)
            for building, dollars in PER_HOME.items():
                spread(s, self.pull[-1], seat, building, dollars)
            self.shop.append(spread(s, [0] * PARCELS, seat, STORE, PER_HOME_IN_STORE))
            self.herding.append(spread(s, [0] * PARCELS, seat, RANCH, PER_FREE_PARCEL))
            self.digging.append(spread(s, [0] * PARCELS, seat, MINE, PER_MOUNTAIN))

    def of_home(self, seat: int, parcel: int, owner: int) -> int:
        """What one more House value on a parcel of `owner` brings a seat."""
        if owner == seat:
            return self.pull[seat][parcel] + 2 * self.shop[seat][parcel]
        if owner == NONE:
            return self.pull[seat][parcel] + self.shop[seat][parcel]
        return self.shop[seat][parcel]


def spread(s: Table, row: list[int], seat: int, building: int, dollars: int) -> list[int]:
    """Note dollars around each building of a type, unless it is at its limit and nothing would change."""
    for parcel in bits(int(s.built[building]) & int(s.owned[seat]) & ALL):
        earned = income(s, seat, building, parcel)
        stuck = earned <= s.rules.ranch_minimum if building == RANCH else earned >= CAP[building]
        if not stuck:
            for near in NEAR[parcel]:
                row[near] += dollars
    return row
