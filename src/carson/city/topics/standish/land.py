"""Which parcels Standish likes for a building: most income, near his land, with room around (card C)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.firepower import firepower
from carson.city.count.incomes import income
from carson.city.count.places import empty_land, free_parcels, property_left, unowned_land
from carson.city.count.standish import card_power
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.geometry import bit, count, first, neighbours
from carson.city.facts.ids import BLACKSMITH, PRISON
from carson.city.table.numbers import zeros
from carson.city.table.table import Table
from carson.city.topics.standish.ways import reachable, roads_to_parcels

FURTHEST: Final = 8  # more than any two parcels are apart
MOST_ROADS: Final = 255


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


def hoped_empty(s: Table) -> i64:
    return hoped(s) & free_parcels(s)


def wanted_land(s: Table) -> i64:
    """Unowned land where he may send a cowboy: never twice (R-SOLO-DUP), and only while he has tiles."""
    if property_left(s, s.rules.standish) <= count(hoped(s)):
        return 0  # R-SOLO-TILES
    return unowned_land(s) & ~s.at_parcel[s.rules.standish] & ~avoided(s)


def avoided(s: Table) -> i64:
    """Parcels with a cowboy of the person, if he is weaker by his cards alone (R-SOLO-WEAKER)."""
    if card_power(s) >= firepower(s, rival(s)):
        return 0
    return s.at_parcel[rival(s)]


def buildable(s: Table, building: i64, land: i64) -> i64:
    """The part of some land where his roads allow a type of building."""
    return land & reachable(s) if NEEDS_ROAD[building] else land


# ---- how he ranks it


def likes_rivals(building: i64) -> bool:
    """These stand near the person's land instead (C2, exception d)."""
    return building == PRISON or building == BLACKSMITH


def best_land(s: Table, building: i64, land: i64) -> i64:
    """Of some land the equally best parcels for a type of building; none of none."""
    ranks = zeros(64)
    if likes_rivals(building):
        _rank_near_rival(s, land, ranks)
    else:
        _rank_by_income(s, building, land, ranks)
    return top_ranked(land, ranks)


def _rank_by_income(s: Table, building: i64, land: i64, ranks: vec[i64]) -> None:
    """(a) most income, (b) close to his other parcels, (c) free space around."""
    mine = s.owned[s.rules.standish] | hoped(s)
    left = land
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        dollars = income(s, s.rules.standish, building, parcel)
        near = FURTHEST - distance(parcel, mine & ~bit(parcel))
        ranks[parcel] = (dollars << 16) | (near << 8) | room_around(s, parcel, rival(s))


def _rank_near_rival(s: Table, land: i64, ranks: vec[i64]) -> None:
    """(d) close to the person's land, with few new roads."""
    roads = roads_to_parcels(s)
    left = land
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        near = FURTHEST - distance(parcel, s.owned[rival(s)])
        ranks[parcel] = (near << 8) | (MOST_ROADS - min(roads[parcel], MOST_ROADS))


def top_ranked(land: i64, ranks: vec[i64]) -> i64:
    """The parcels with the highest rank."""
    best: i64 = -1
    mask: i64 = 0
    left = land
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        if ranks[parcel] > best:
            best = ranks[parcel]
            mask = 0
        if ranks[parcel] == best:
            mask |= bit(parcel)
    return mask


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
