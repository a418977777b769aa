"""Land for Standish: what he may go for, and how he ranks it for a building (card C)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.firepower import firepower
from carson.city.count.incomes import income
from carson.city.count.places import empty_land, property_left, unowned_land
from carson.city.count.standish import card_power
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.geometry import bit, count, first, neighbours
from carson.city.facts.ids import BLACKSMITH, PRISON
from carson.city.table import Table
from carson.city.topics.standish.ways import reachable, roads_to_parcels

FURTHEST: Final = 8  # more than any two parcels are apart
MOST_ROADS: Final = 255
NEVER: Final = -2  # the rank of what is not taken at all


def rival(s: Table) -> i64:
    """The person's seat."""
    return 1 - s.rules.standish


# ---- what he may go for


def own_empty(s: Table) -> i64:
    """His land that waits for a building."""
    return s.owned[s.rules.standish] & empty_land(s)


def hoped(s: Table) -> i64:
    """Land he may win this round."""
    return s.at_parcel[s.rules.standish] & unowned_land(s)


def wanted_land(s: Table) -> i64:
    """Unowned land where he may send a cowboy: never twice (R-SOLO-DUP), and only while he has tiles.

    If he is weaker by his cards alone, not where a cowboy of the person stands (R-SOLO-WEAKER).
    """
    if property_left(s, s.rules.standish) <= count(hoped(s)):
        return 0  # R-SOLO-TILES
    land = unowned_land(s) & ~s.at_parcel[s.rules.standish]
    return land if card_power(s) >= firepower(s, rival(s)) else land & ~s.at_parcel[rival(s)]


def buildable(s: Table, building: i64, land: i64) -> i64:
    """The part of some land where his roads allow a type of building."""
    return land & reachable(s) if NEEDS_ROAD[building] else land


# ---- how he ranks it


class Ranking:
    """How much he likes a parcel; of the equally best ones a die picks one (R-SOLO-DECIDE)."""

    def __init__(self, s: Table) -> None:
        self.s = s

    def rank(self, parcel: i64) -> i64:
        raise NotImplementedError

    def best(self, land: i64) -> i64:
        """Of some land the equally best parcels; none of none, and none that ranks as NEVER."""
        best: i64 = -1
        mask: i64 = 0
        while land != 0:
            parcel = first(land)
            land &= ~bit(parcel)
            rank = self.rank(parcel)
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= bit(parcel)
        return mask


class ByIncome(Ranking):
    """(a) most income, (b) close to his other parcels, (c) free space around."""

    def __init__(self, s: Table, building: i64) -> None:
        super().__init__(s)
        self.building = building
        self.mine = s.owned[s.rules.standish] | hoped(s)

    def rank(self, parcel: i64) -> i64:
        dollars = income(self.s, self.s.rules.standish, self.building, parcel)
        near = FURTHEST - distance(parcel, self.mine & ~bit(parcel))
        return (dollars << 16) | (near << 8) | room_around(self.s, parcel, rival(self.s))


class NearRival(Ranking):
    """(d) close to the person's land, with few new roads."""

    def __init__(self, s: Table) -> None:
        super().__init__(s)
        self.roads = roads_to_parcels(s)

    def rank(self, parcel: i64) -> i64:
        near = FURTHEST - distance(parcel, self.s.owned[rival(self.s)])
        return (near << 8) | (MOST_ROADS - min(self.roads[parcel], MOST_ROADS))


def likes_rivals(building: i64) -> bool:
    """These stand near the person's land instead (C2, exception d)."""
    return building == PRISON or building == BLACKSMITH


def best_land(s: Table, building: i64, land: i64) -> i64:
    """Of some land the equally best parcels for a type of building."""
    return NearRival(s).best(land) if likes_rivals(building) else ByIncome(s, building).best(land)


def distance(parcel: i64, land: i64) -> i64:
    """Steps to the nearest of some parcels, by side or corner; FURTHEST when there is none."""
    best: i64 = FURTHEST
    row = parcel >> 3
    column = parcel & 7
    while land != 0:
        other = first(land)
        land &= ~bit(other)
        best = min(best, max(_apart(row, other >> 3), _apart(column, other & 7)))
    return best


def _apart(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def room_around(s: Table, parcel: i64, against: i64) -> i64:
    """Neighbours where a House may come, which this seat's land is not."""
    return count(neighbours(parcel) & empty_land(s) & ~s.owned[against])
