"""The second enclosure: an extra cowboy, a move of one that stands on the board, or a pass (R-HORSE-E2)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.placing import singer_spaces, target_parcels, target_spaces
from carson.city.count.powers import power
from carson.city.facts import ids
from carson.city.facts.characters import SING
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CITY_HALL, GAMBLING, NO, PARCEL, PASS, ROAD, SPACE, WAGES
from carson.city.steps.place import (
    NEVER_DUELS,
    next_turn,
    offer_cowboys,
    send,
    send_with_dynamite,
    send_with_no_duel,
    take_place,
)
from carson.city.table import events
from carson.city.table.agenda import ASK_MOVE, a_of, frame
from carson.city.table.moves import carries_dynamite, carries_no_duel, take_back
from carson.city.table.stack import allow, replace
from carson.city.table.table import Table


def offer_ride(s: Table, seat: i64) -> None:
    """Another cowboy of the personal supply, a move, a pass; or nothing."""
    allow(s, NO)
    allow(s, PASS)
    offer_cowboys(s, seat)
    if movable_parcels(s, seat) != 0 or movable_spaces(s, seat) != 0:
        allow(s, ids.MOVE)


def take_ride(s: Table, seat: i64, action: i64) -> None:
    if action == NO:
        next_turn(s, seat)
    elif action == ids.MOVE:
        replace(s, frame(ASK_MOVE, seat, 0, 0))
    else:
        take_place(s, seat, action)


# ---- which cowboy moves


def movable_parcels(s: Table, seat: i64) -> i64:
    """Parcels with a cowboy placed this round; whoever holds the City Hall stays there."""
    return s.at_parcel[seat] & ~s.built[CITY_HALL] if s.mayor == seat else s.at_parcel[seat]


def movable_spaces(s: Table, seat: i64) -> i64:
    """Spaces with a cowboy of the own supply; the one who sings came from elsewhere and stays."""
    spaces = s.at_space[seat]
    if s.wages[seat] > 0:
        spaces |= bit(WAGES)
    if s.road_cowboys[seat] > 0:
        spaces |= bit(ROAD)
    if power(s, seat, SING) != 0 and carries_no_duel(s, seat, GAMBLING):
        spaces &= ~bit(GAMBLING)
    return spaces


# ---- and where to


def offer_move(s: Table, packed: i64, seat: i64) -> None:
    """First the cowboy, then another place where it may go with what it carries; or home."""
    origin = a_of(packed) - 1
    if origin < 0:
        s.options[PARCEL] |= movable_parcels(s, seat)
        s.options[SPACE >> 6] |= movable_spaces(s, seat)
        return
    allow(s, NO)
    s.options[PARCEL] |= goal_parcels(s, seat, origin)
    s.options[SPACE >> 6] |= goal_spaces(s, seat, origin)


def goal_parcels(s: Table, seat: i64, origin: i64) -> i64:
    if origin >= SPACE and carries_no_duel(s, seat, origin - SPACE):
        return 0
    return target_parcels(s, seat)


def goal_spaces(s: Table, seat: i64, origin: i64) -> i64:
    """Not where it stands; dynamite goes where a duel can be, a no-duel token where it works."""
    if origin >= SPACE and carries_no_duel(s, seat, origin - SPACE):
        return singer_spaces(s, seat)
    spaces = target_spaces(s, seat)
    if carries_dynamite(s, seat, origin):
        spaces &= ~NEVER_DUELS
    return spaces & ~bit(origin - SPACE) if origin >= SPACE else spaces


def take_move(s: Table, packed: i64, seat: i64, action: i64) -> None:
    origin = a_of(packed) - 1
    if origin < 0:
        replace(s, frame(ASK_MOVE, seat, action + 1, 0))
        return
    dynamite = carries_dynamite(s, seat, origin)
    no_duel = origin >= SPACE and carries_no_duel(s, seat, origin - SPACE)
    take_back(s, seat, origin)
    s.tell(events.LIFTED, seat, origin)
    if action == NO:
        next_turn(s, seat)
        return
    if dynamite:
        send_with_dynamite(s, seat, action)
    elif no_duel:
        send_with_no_duel(s, seat, action)
    else:
        send(s, seat, action)
    next_turn(s, seat)  # a move brings no further horse
