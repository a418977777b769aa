"""What a card tells Standish to do, one order for each cowboy (solo cards A to I and X)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import open_spaces
from carson.city.facts import ids, standish
from carson.city.facts.geometry import bit
from carson.city.table import events
from carson.city.table.agenda import PICK_SPOT
from carson.city.table.moves import score
from carson.city.table.stack import push
from carson.city.table.table import Table
from carson.city.topics.standish import spots, why
from carson.city.topics.standish.land import own_empty, rival
from carson.city.topics.standish.plans import BestFit, Plans, building_for_land, first_choice, wants_building
from carson.city.topics.standish.send import send, stay
from carson.city.topics.standish.spots import LAND, RIVAL_BUILDING, RIVAL_LAND, SCENERY, spots_for

# ---- orders: what one cowboy is for
GO: Final = 0  # to the space that is named
COUNCIL: Final = 1  # to the rightmost space of the Town Council
BUILDING: Final = 2  # to a building (C1)
PARCEL: Final = 3  # to a parcel (C2)
ATTACK: Final = 4  # to a rich building, or against a cowboy (E)
DUEL: Final = 5  # against a cowboy who wants to buy (F)
SEIZE: Final = 6  # to a House or a mountain (G)


def follow(s: Table, letter: i64) -> None:
    """Do what a card says; only the last of its orders may leave a choice to a die."""
    if letter == standish.CARD_A:
        _carry_out(s, GO, ids.AMMUNITION)
        _carry_out(s, GO, ids.COWBOY_VP)
    elif letter == standish.CARD_B:
        _carry_out(s, GO, ids.ROADS)
        _carry_out(s, GO, ids.BUILDING_VP)
    elif letter == standish.CARD_C:
        _carry_out(s, BUILDING)
        _carry_out(s, PARCEL)
    elif letter == standish.CARD_D:
        _carry_out(s, BUILDING if wants_building(s) else PARCEL)
    elif letter == standish.CARD_E:
        _carry_out(s, ATTACK)
    elif letter == standish.CARD_F:
        _carry_out(s, DUEL)
    elif letter == standish.CARD_G:
        _carry_out(s, SEIZE)
    elif letter == standish.CARD_H:
        _carry_out(s, PARCEL)
    else:  # I and X
        _carry_out(s, COUNCIL)
        _carry_out(s, COUNCIL)


def _carry_out(s: Table, order: i64, space: i64 = ids.NONE) -> None:
    if s.reserve[s.rules.standish] == 0:
        stay(s, order)
    elif order == GO:
        _go(s, space)
    elif order == COUNCIL:
        _council(s)
    elif order == BUILDING:
        _building(s)
    elif order == PARCEL:
        _parcel(s)
    elif order == ATTACK:
        _attack(s)
    elif order == DUEL:
        _duel(s)
    else:
        _seize(s)


def _free(s: Table) -> i64:
    """Open spaces without a cowboy of his (R-SOLO-DUP)."""
    return open_spaces(s) & ~s.at_space[s.rules.standish]


# ---- spaces


def _go(s: Table, space: i64) -> None:
    if (_free(s) & bit(space)) != 0:
        send(s, ids.SPACE + space, why.ORDERED)
    else:
        stay(s, GO)


def _council(s: Table) -> None:
    """The rightmost space of the Town Council that he does not hold yet."""
    space: i64
    for space in range(ids.VP_2, ids.PARCEL_VP - 1, -1):
        if (_free(s) & bit(space)) != 0:
            send(s, ids.SPACE + space, why.RIGHTMOST)
            return
    stay(s, COUNCIL)


def _building(s: Table) -> None:
    """C1: the best one for empty land of his, else the first of his strategy."""
    spare = Plans(s).spare & own_empty(s)
    if spare != 0:
        fit = BestFit(s, spare)
        if fit.slot != ids.NONE:
            space = ids.SPACE + ids.BUILD_12 + fit.slot
            send(s, space, why.FOR_EMPTY_LAND, s.market[fit.slot], fit.dollars)
            return
    slot = first_choice(s)
    if slot == ids.NONE:
        stay(s, BUILDING)
    else:
        send(s, ids.SPACE + ids.BUILD_12 + slot, why.FIRST_CHOICE, s.market[slot])


# ---- land


def _parcel(s: Table) -> None:
    """C2: land for a building of his, or for the one he would like best."""
    building = building_for_land(s)
    if spots_for(s, LAND, building) == 0:
        stay(s, PARCEL)
    else:
        push(s, PICK_SPOT, s.rules.standish, LAND, building + 1)


# ---- against the person


def _attack(s: Table) -> None:
    """E: a rich building, else the last space where the person stands, else points."""
    if spots_for(s, RIVAL_BUILDING, ids.NONE) != 0:
        push(s, PICK_SPOT, s.rules.standish, RIVAL_BUILDING)
        return
    crowded = s.at_space[rival(s)] & ~s.no_duel_spaces[rival(s)]  # R-SOLO-E-NODUEL
    space: i64
    for space in range(ids.VP_2, -1, -1):
        if (crowded & _free(s) & bit(space)) != 0:
            send(s, ids.SPACE + space, why.CROWDED)
            return
    score(s, s.rules.standish, standish.CONSOLATION, events.FOR_CARD)


def _duel(s: Table) -> None:
    """F: the cheapest building the person wants, else the dearest land, else land for himself."""
    space: i64
    for space in range(ids.BUILD_3, ids.BUILD_12 - 1, -1):
        if (s.at_space[rival(s)] & _free(s) & bit(space)) != 0:
            send(s, ids.SPACE + space, why.CHEAPEST_RIVAL, s.market[space - ids.BUILD_12])
            return
    if spots_for(s, RIVAL_LAND, ids.NONE) != 0:
        push(s, PICK_SPOT, s.rules.standish, RIVAL_LAND)
    else:
        _parcel(s)


def _seize(s: Table) -> None:
    """G: a House or a mountain that nobody owns, else the cowboy goes to the character card."""
    if spots_for(s, SCENERY, ids.NONE) != 0:
        push(s, PICK_SPOT, s.rules.standish, SCENERY)
    else:
        spots.shelter(s)
