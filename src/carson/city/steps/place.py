"""Phase 2: placing cowboys and passing (section 2.E)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.firepower import power
from carson.city.count.places import (
    all_buildings,
    attackable,
    open_spaces,
    taken_parcels,
    taken_spaces,
    unowned_land,
)
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CITY_HALL, NONE, PARCEL, PASS, ROAD, SPACE, WAGES, WHITE
from carson.city.table import events
from carson.city.table.agenda import ASK_PLACE, ASK_WHITE, frame
from carson.city.table.moves import station
from carson.city.table.stack import offer, pop, push, replace
from carson.city.table.table import Table


def begin(s: Table) -> None:
    """The pass track is cleared; the first in turn order begins."""
    position: i64
    for position in range(s.rules.seats):
        s.pass_order[position] = NONE
    push(s, ASK_PLACE, s.turn_order[0])


def offer_places(s: Table, seat: i64) -> None:
    """Everywhere a cowboy of this seat may go (R-PLACE-LEGAL, R-DUP-COWBOY, R-SHERIFF-BLOCK)."""
    offer(s, PASS)
    if power(s, seat, WHITE_COWBOY) != 0 and s.used[seat] == 0:
        offer(s, WHITE)
    if s.cowboys[seat] == 0:
        return  # R-FORCED-PASS
    spaces = open_spaces(s) & ~s.at_space[seat]
    parcels = unowned_land(s) | attackable(s, seat) | (all_buildings(s) & s.owned[seat]) | s.built[CITY_HALL]
    parcels &= ~s.at_parcel[seat]
    if s.white_at >= SPACE:
        spaces &= ~bit(s.white_at - SPACE) | bit(WAGES) | bit(ROAD)
    elif s.white_at != NONE:
        parcels &= ~bit(s.white_at)
    s.options[PARCEL] |= parcels
    s.options[SPACE >> 6] |= spaces


def take_place(s: Table, seat: i64, action: i64) -> None:
    if action == PASS:
        _pass(s, seat)
        _next(s, seat)
    elif action == WHITE:
        replace(s, frame(ASK_WHITE, seat, 0, 0))
    else:
        station(s, seat, action)
        s.tell(events.PLACED, seat, action)
        _next(s, seat)


def offer_white(s: Table) -> None:
    """Empty open spaces and empty unowned parcels; Wages and Road always (R-SHERIFF-WHERE)."""
    s.options[SPACE >> 6] |= open_spaces(s) & ~taken_spaces(s)
    s.options[PARCEL] |= unowned_land(s) & ~(taken_parcels(s) | s.outlaws)  # R-SHERIFF-OUTLAW


def take_white(s: Table, seat: i64, place: i64) -> None:
    s.white_at = place
    s.used[seat] = 1
    s.tell(events.PLACED_WHITE, seat, place)
    _next(s, seat)


def _pass(s: Table, seat: i64) -> None:
    """The marker goes to the first free position of the pass track."""
    position: i64 = 0
    while s.pass_order[position] != NONE:
        position += 1
    s.pass_order[position] = seat
    s.tell(events.PASSED, seat, position)


def has_passed(s: Table, seat: i64) -> bool:
    position: i64
    for position in range(s.rules.seats):
        if s.pass_order[position] == seat:
            return True
    return False


def _next(s: Table, seat: i64) -> None:
    """The next seat in turn order that has not passed; when all have, placing is over."""
    n = s.rules.seats
    at: i64 = 0
    while s.turn_order[at] != seat:
        at += 1
    step: i64
    for step in range(1, n + 1):
        candidate = s.turn_order[(at + step) % n]
        if not has_passed(s, candidate):
            replace(s, frame(ASK_PLACE, candidate, 0, 0))
            return
    pop(s)


def white_holder(s: Table) -> i64:
    """The seat the white cowboy works for."""
    seat: i64
    for seat in range(s.rules.seats):
        if power(s, seat, WHITE_COWBOY) != 0:
            return seat
    return NONE
