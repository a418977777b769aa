"""Plans of Standish: his buildings without land, his land without a building, and what he buys next."""

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import BUILD_12, MARKET, NONE, TYPES
from carson.city.facts.standish import STRATEGY_TABLE
from carson.city.table.table import Table
from carson.city.topics.standish.land import best_land, buildable, hoped_empty, own_empty


class Plans:
    """His buildings shared out among his land, the liked ones first; hopes of this round count as his."""

    homeless: i64  # the first type without land, or NONE
    spare: i64  # land without a building

    def __init__(self, s: Table) -> None:
        self.homeless = NONE
        self.spare = own_empty(s) | hoped_empty(s)
        prefers = STRATEGY_TABLE[s.rules.strategy].prefers
        i: i64
        for i in range(len(prefers)):
            building: i64 = prefers[i]
            number = waiting(s, building)
            while number > 0:
                number -= 1
                self._house(s, building)

    def _house(self, s: Table, building: i64) -> None:
        best = best_land(s, building, buildable(s, building, self.spare))
        if best != 0:
            self.spare &= ~bit(first(best))
        elif self.homeless == NONE:
            self.homeless = building


def kept_for_better(s: Table, building: i64) -> i64:
    """His empty land that buildings he likes more than this one will need, with those he may still win."""
    land = own_empty(s)
    kept: i64 = 0
    prefers = STRATEGY_TABLE[s.rules.strategy].prefers
    i: i64
    for i in range(len(prefers)):
        better: i64 = prefers[i]
        if better == building:
            break
        number = waiting(s, better)
        while number > 0:
            number -= 1
            best = best_land(s, better, buildable(s, better, land & ~kept))
            if best != 0:
                kept |= bit(first(best))
    return kept


def waiting(s: Table, building: i64) -> i64:
    """Tiles of a type he has to place, with those he may win this round."""
    number = s.hand[s.rules.standish * TYPES + building]
    slot: i64
    for slot in range(MARKET):
        if s.market[slot] == building and is_claimed(s, slot):
            number += 1
    return number


def is_claimed(s: Table, slot: i64) -> bool:
    """Whether his cowboy stands at a building for sale."""
    return (s.at_space[s.rules.standish] & bit(BUILD_12 + slot)) != 0


def is_for_sale(s: Table, slot: i64) -> bool:
    """A tile he has no cowboy for yet (R-SOLO-DUP)."""
    return s.market[slot] != NONE and not is_claimed(s, slot)


def first_choice(s: Table) -> i64:
    """The slot of the first type of his strategy that is for sale, the cheapest of that type; or NONE."""
    prefers = STRATEGY_TABLE[s.rules.strategy].prefers
    i: i64
    slot: i64
    for i in range(len(prefers)):
        for slot in range(MARKET - 1, -1, -1):
            if s.market[slot] == prefers[i] and is_for_sale(s, slot):
                return slot
    return NONE


class BestFit:
    """The building for sale that earns most on land that waits for one (R-SOLO-BEST)."""

    slot: i64  # NONE if nothing can stand there
    dollars: i64

    def __init__(self, s: Table, spare: i64) -> None:
        """Of equal incomes the type he likes more, of one type the cheapest."""
        self.slot = NONE
        self.dollars = -1
        prefers = STRATEGY_TABLE[s.rules.strategy].prefers
        i: i64
        slot: i64
        for i in range(len(prefers)):
            for slot in range(MARKET - 1, -1, -1):
                if s.market[slot] == prefers[i] and is_for_sale(s, slot):
                    self._compare(s, slot, spare)
                    break

    def _compare(self, s: Table, slot: i64, spare: i64) -> None:
        building = s.market[slot]
        left = buildable(s, building, spare)
        while left != 0:
            parcel = first(left)
            left &= ~bit(parcel)
            dollars = income(s, s.rules.standish, building, parcel)
            if dollars > self.dollars:
                self.dollars = dollars
                self.slot = slot


def building_for_land(s: Table) -> i64:
    """The type a parcel is wanted for (C2): one of his without land, else the first choice; or NONE."""
    homeless = Plans(s).homeless
    if homeless != NONE:
        return homeless
    slot = first_choice(s)
    return NONE if slot == NONE else s.market[slot]


def wants_building(s: Table) -> bool:
    """Card D: whether he has at least as much empty land as buildings to place, with his hopes."""
    land = own_empty(s) | hoped_empty(s)
    number: i64 = 0
    t: i64
    for t in range(TYPES):
        number += waiting(s, t)
    return count(land) >= number
