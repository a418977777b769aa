"""Plans of Standish: his buildings without land, his land without a building, and what he buys next."""

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.places import free_parcels
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import BUILD_12, MARKET, NONE, TYPES
from carson.city.facts.standish import STRATEGY_TABLE
from carson.city.table import Table
from carson.city.topics.standish.land import best_land, buildable, hoped, own_empty
from carson.city.topics.standish.why import FIRST_CHOICE, FOR_EMPTY_LAND


def likings(s: Table) -> bytes:
    """The types of buildings in the order of his strategy."""
    return STRATEGY_TABLE[s.rules.strategy].prefers


# ---- land and what will stand there


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
    slot: i64
    for slot in range(MARKET):
        if s.market[slot] == building and _is_claimed(s, slot):
            number += 1
    return number


def wants_building(s: Table) -> bool:
    """Card D: whether he has at least as much empty land as buildings to place, with his hopes."""
    number: i64 = 0
    t: i64
    for t in range(TYPES):
        number += waiting(s, t)
    return count(land_to_build(s)) >= number


# ---- what is for sale


def _is_claimed(s: Table, slot: i64) -> bool:
    """Whether his cowboy stands at a building for sale."""
    return (s.at_space[s.rules.standish] & bit(BUILD_12 + slot)) != 0


def _cheapest(s: Table, building: i64) -> i64:
    """The cheapest slot with a type that he has no cowboy for yet (R-SOLO-DUP), or NONE."""
    slot: i64
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
            left = buildable(s, building, spare) if slot != NONE and spare != 0 else 0
            while left != 0:
                parcel = first(left)
                left &= ~bit(parcel)
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
