"""What a card tells Standish to do, one order for each cowboy (solo cards A to I and X)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import open_spaces
from carson.city.facts import ids
from carson.city.facts.geometry import bit
from carson.city.facts.standish import CONSOLATION
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.standish import why
from carson.city.topics.standish.land import BestFit, building_for_land, rival, wants_building
from carson.city.topics.standish.spots import LAND, RIVAL_BUILDING, RIVAL_LAND, SCENERY, send, spots_for

# ---- orders: what one cowboy is for
GO: Final = 0  # to the space that is named
COUNCIL: Final = 1  # to the rightmost space of the Town Council
BUILDING: Final = 2  # to a building (C1)
PARCEL: Final = 3  # to a parcel (C2)
ATTACK: Final = 4  # E: a rich building, else where the person stands last (R-SOLO-E-NODUEL), else points
DUEL: Final = 5  # F: the cheapest building the person wants, else the dearest land, else land for himself
SEIZE: Final = 6  # G: a House or a mountain that nobody owns, else the character card
EITHER: Final = 7  # to a building or to a parcel (D)
NAMED: Final = 8  # from here on the space that GO names

ORDERS: Final[tuple[bytes, ...]] = (  # by letter; only a card's last order may leave a choice to a die
    bytes([NAMED + ids.AMMUNITION, NAMED + ids.COWBOY_VP]),  # A
    bytes([NAMED + ids.ROADS, NAMED + ids.BUILDING_VP]),  # B
    bytes([BUILDING, PARCEL]),  # C
    bytes([EITHER]),  # D
    bytes([ATTACK]),  # E
    bytes([DUEL]),  # F
    bytes([SEIZE]),  # G
    bytes([PARCEL]),  # H
    bytes([COUNCIL, COUNCIL]),  # I
    bytes([COUNCIL, COUNCIL]),  # X
)


def follow(s: Table, letter: i64) -> None:
    """Do what a card says."""
    order: i64
    for order in ORDERS[letter]:
        if order != EITHER:
            _carry_out(s, order)
        else:
            _carry_out(s, BUILDING if wants_building(s) else PARCEL)


def _carry_out(s: Table, order: i64) -> bool:
    """An order that finds no place leaves its cowboy in the supply."""
    if s.reserve[s.rules.standish] == 0 or not _finds_place(s, order):
        s.tell(events.STAYED, s.rules.standish, GO if order >= NAMED else order)
    return True


def _finds_place(s: Table, order: i64) -> bool:
    """Whether a cowboy finds something to do: the first that is possible."""
    seat = s.rules.standish
    crowded = s.at_space[rival(s)]
    if order == COUNCIL:
        return _to_last(s, COUNCIL_SPACES, why.RIGHTMOST)
    if order == BUILDING:
        return _to_building(s)
    if order == PARCEL:
        return _to_parcel(s, LAND, building_for_land(s))
    if order == ATTACK:
        attacks = _to_parcel(s, RIVAL_BUILDING)
        if not attacks and not _to_last(s, crowded & ~s.no_duel_spaces[rival(s)], why.CROWDED):
            moves.score(s, seat, CONSOLATION, events.FOR_CARD)
        return True
    if order == DUEL:
        fights = _to_last(s, crowded & BUILDING_SPACES, why.CHEAPEST_RIVAL) or _to_parcel(s, RIVAL_LAND)
        return fights or _carry_out(s, PARCEL)
    if order == SEIZE:
        if not _to_parcel(s, SCENERY):
            s.reserve[seat] -= 1
            s.cowboys[seat] += 1  # counts as beaten at once (R-SOLO-G-CARD)
            s.tell(events.SHELTERED, seat)
        return True
    return _to_last(s, bit(order - NAMED), why.ORDERED)


# ---- what a cowboy does

COUNCIL_SPACES: Final = (1 << (ids.VP_2 + 1)) - (1 << ids.PARCEL_VP)
BUILDING_SPACES: Final = (1 << (ids.BUILD_3 + 1)) - (1 << ids.BUILD_12)


def _to_last(s: Table, spaces: i64, reason: i64) -> bool:
    """To the last of some spaces that is open and has no cowboy of his (R-SOLO-DUP)."""
    spaces &= open_spaces(s) & ~s.at_space[s.rules.standish]
    space: i64
    for space in range(ids.VP_2, -1, -1):
        if (spaces & bit(space)) != 0:
            building: i64 = s.market[space - ids.BUILD_12] if reason == why.CHEAPEST_RIVAL else ids.NONE
            send(s, ids.SPACE + space, reason, building)
            return True
    return False


def _to_building(s: Table) -> bool:
    """C1: the best one for empty land of his, else the first of his strategy."""
    fit = BestFit(s)
    if fit.slot != ids.NONE:
        send(s, ids.SPACE + ids.BUILD_12 + fit.slot, fit.reason, s.market[fit.slot], fit.dollars)
    return fit.slot != ids.NONE


def _to_parcel(s: Table, purpose: i64, building: i64 = ids.NONE) -> bool:
    """To one of the equally good parcels for a purpose."""
    if spots_for(s, purpose, building) == 0:
        return False
    stack.push(s, agenda.PICK_SPOT, s.rules.standish, purpose, building + 1)
    return True
