"""Land of Standish: what he may go for, how he ranks it (card C), and what will stand on it."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.firepower import firepower
from carson.city.count.incomes import income
from carson.city.count.places import empty_land, free_parcels, property_left, unowned_land
from carson.city.count.standish import card_power
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.geometry import bit, bits, count, first, neighbours
from carson.city.facts.ids import BLACKSMITH, BUILD_12, MARKET, NONE, PRISON, TYPES
from carson.city.facts.standish import STRATEGY_TABLE
from carson.city.table import Table
from carson.city.topics.standish.ways import reachable, roads_to_parcels
from carson.city.topics.standish.why import FIRST_CHOICE, FOR_EMPTY_LAND
from carson.core.rows import zeros

FURTHEST: Final = 8  # more than any two parcels are apart
MOST_ROADS: Final = 255
NEVER: Final = -1  # the rank of what is not taken at all; all others count from 0


def rival(s: Table) -> i64:
    """The person's seat."""
    return 1 - s.rules.standish


def likings(s: Table) -> bytes:
    """The types of buildings in the order of his strategy."""
    return STRATEGY_TABLE[s.rules.strategy].prefers


# ---- what he may go for


def own_empty(s: Table) -> i64:
    """His land that waits for a building."""
    return s.owned[s.rules.standish] & empty_land(s)


def hoped(s: Table) -> i64:
    """Land he may win this round."""
    return s.at_parcel[s.rules.standish] & unowned_land(s)


def _open_land(s: Table) -> i64:
    """Unowned land where he may send a cowboy: never twice (R-SOLO-DUP), and only while he has tiles."""
    if property_left(s, s.rules.standish) <= count(hoped(s)):
        return 0  # R-SOLO-TILES
    return unowned_land(s) & ~s.at_parcel[s.rules.standish]


def wanted_land(s: Table) -> i64:
    """Land he may want to buy: if he is weaker by his cards alone, none where the person stands."""
    land = _open_land(s)  # R-SOLO-WEAKER
    return land if card_power(s) >= firepower(s, rival(s)) else land & ~s.at_parcel[rival(s)]


def contested_land(s: Table) -> i64:
    """Land where he comes to fight the person, weaker or not (R-SOLO-F-WEAKER)."""
    return _open_land(s) & s.at_parcel[rival(s)]


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
        best: i64 = NEVER
        mask: i64 = 0
        for parcel in bits(land):
            rank = self.rank(parcel)
            if rank > best:
                best = rank
                mask = 0
            if rank == best and rank != NEVER:
                mask |= bit(parcel)
        return mask


def likes_rivals(building: i64) -> bool:
    """These stand near the person's land instead (C2, exception d)."""
    return building == PRISON or building == BLACKSMITH


class ForBuilding(Ranking):
    """(a) most income, (b) close to his other parcels, (c) free space around.

    (d) A Prison or Blacksmith: close to the person's land, with few new roads.
    """

    def __init__(self, s: Table, building: i64) -> None:
        super().__init__(s)
        self.building = building
        self.mine = s.owned[s.rules.standish] | hoped(s)
        self.roads = roads_to_parcels(s) if likes_rivals(building) else zeros(0)

    def rank(self, parcel: i64) -> i64:
        s = self.s
        if likes_rivals(self.building):
            near = FURTHEST - distance(parcel, s.owned[rival(s)])
            return (near << 8) | (MOST_ROADS - min(self.roads[parcel], MOST_ROADS))
        dollars = income(s, s.rules.standish, self.building, parcel)
        near = FURTHEST - distance(parcel, self.mine & ~bit(parcel))
        return (dollars << 16) | (near << 8) | room_around(s, parcel, rival(s))


def best_land(s: Table, building: i64, land: i64) -> i64:
    """Of some land the equally best parcels for a type of building."""
    return ForBuilding(s, building).best(land)


def distance(parcel: i64, land: i64) -> i64:
    """Steps to the nearest of some parcels, by side or corner; FURTHEST when there is none."""
    best: i64 = FURTHEST
    row = parcel >> 3
    column = parcel & 7
    for other in bits(land):
        best = min(best, max(_apart(row, other >> 3), _apart(column, other & 7)))
    return best


def _apart(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def room_around(s: Table, parcel: i64, against: i64) -> i64:
    """Neighbours where a House may come, which this seat's land is not."""
    return count(neighbours(parcel) & empty_land(s) & ~s.owned[against])


# ---- what will stand on it


class Plans:
    """His buildings shared out among land, the liked ones first; those he may win this round count as his."""

    homeless: i64  # the first type without land, or NONE
    spare: i64  # land without a building

    def __init__(self, s: Table, land: i64, until: i64 = NONE) -> None:
        """`until` is the first type that gets no land."""
        self.homeless = NONE
        self.spare = land
        building: i64
        for building in likings(s):
            if building == until:
                break
            number = waiting(s, building)
            while number > 0:
                number -= 1
                best = best_land(s, building, buildable(s, building, self.spare))
                if best != 0:
                    self.spare &= ~bit(first(best))
                elif self.homeless == NONE:
                    self.homeless = building


def land_to_build(s: Table) -> i64:
    """His land without a building, with what he may win this round."""
    return own_empty(s) | (hoped(s) & free_parcels(s))


def kept_for_better(s: Table, building: i64) -> i64:
    """His empty land that buildings he likes more than this one will need, with those he may still win."""
    land = own_empty(s)
    return land & ~Plans(s, land, building).spare


def waiting(s: Table, building: i64) -> i64:
    """Tiles of a type he has to place, with those he may win this round."""
    number = s.hand[s.rules.standish * TYPES + building]
    for slot in range(MARKET):
        if s.market[slot] == building and _is_claimed(s, slot):
            number += 1
    return number


def wants_building(s: Table) -> bool:
    """Card D: whether he has at least as much empty land as buildings to place, with his hopes."""
    number: i64 = 0
    for t in range(TYPES):
        number += waiting(s, t)
    return count(land_to_build(s)) >= number


# ---- what is for sale


def _is_claimed(s: Table, slot: i64) -> bool:
    """Whether his cowboy stands at a building for sale."""
    return (s.at_space[s.rules.standish] & bit(BUILD_12 + slot)) != 0


def _cheapest(s: Table, building: i64) -> i64:
    """The cheapest slot with a type that he has no cowboy for yet (R-SOLO-DUP), or NONE."""
    for slot in range(MARKET - 1, -1, -1):
        if s.market[slot] == building and not _is_claimed(s, slot):
            return slot
    return NONE


def first_choice(s: Table) -> i64:
    """The slot of the first type of his strategy that is for sale, or NONE."""
    building: i64
    for building in likings(s):
        slot = _cheapest(s, building)
        if slot != NONE:
            return slot
    return NONE


class BestFit:
    """C1: the building for sale that earns most on land of his that waits for one (R-SOLO-BEST).

    Else the first choice.
    """

    slot: i64  # NONE if there is neither
    dollars: i64
    reason: i64

    def __init__(self, s: Table) -> None:
        """Of equal incomes the type he likes more, of one type the cheapest."""
        self.slot = NONE
        self.dollars = -1
        self.reason = FOR_EMPTY_LAND
        spare = Plans(s, land_to_build(s)).spare & own_empty(s)
        building: i64
        for building in likings(s):
            slot = _cheapest(s, building)
            for parcel in bits(buildable(s, building, spare) if slot != NONE and spare != 0 else 0):
                dollars = income(s, s.rules.standish, building, parcel)
                if dollars > self.dollars:
                    self.dollars = dollars
                    self.slot = slot
        if self.slot == NONE:
            self.slot = first_choice(s)
            self.dollars = 0
            self.reason = FIRST_CHOICE


def building_for_land(s: Table) -> i64:
    """The type a parcel is wanted for (C2): one of his without land, else the first choice; or NONE."""
    homeless = Plans(s, land_to_build(s)).homeless
    if homeless != NONE:
        return homeless
    slot = first_choice(s)
    return NONE if slot == NONE else s.market[slot]
