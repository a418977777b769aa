"""Phase 2: placing cowboys and passing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import open_spaces, taken_parcels, taken_spaces, unowned_land
from carson.city.count.placing import singer_spaces, target_parcels, target_spaces
from carson.city.count.powers import holder, power
from carson.city.count.shifting import may_bring_horse, may_sing
from carson.city.facts import ids
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import bit
from carson.city.facts.ids import GAMBLING, HAT, MINE, NONE, PARCEL, PASS, ROAD, SPACE, WAGES, WHITE
from carson.city.steps import kit
from carson.city.table import events
from carson.city.table.agenda import (
    ASK_DYNAMITE,
    ASK_HORSE,
    ASK_NO_DUEL,
    ASK_PLACE,
    ASK_SHIFT,
    ASK_WHITE,
    frame,
)
from carson.city.table.moves import station
from carson.city.table.stable import has_hat, put_hat
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table

NEVER_DUELS: Final = (1 << WAGES) | (1 << ROAD)


def begin(s: Table) -> None:
    """The pass track is cleared; the first in turn order begins."""
    position: i64
    for position in range(s.rules.seats):
        s.pass_order[position] = NONE
    push(s, ASK_PLACE, s.turn_order[0])


def offer_places(s: Table, seat: i64) -> None:
    """Everywhere a cowboy of this seat may go, and the special ways to place one."""
    allow(s, PASS)
    if s.used[seat] == 0:
        if power(s, seat, WHITE_COWBOY) != 0:
            allow(s, WHITE)
        elif may_sing(s, seat):
            allow(s, ids.SING)
    if s.rules.take_backs != 0:
        kit.offer_take_backs(s, seat)
    offer_cowboys(s, seat)


def offer_cowboys(s: Table, seat: i64) -> None:
    """Everywhere a cowboy of the personal supply may go, alone or with a token."""
    if s.cowboys[seat] == 0:
        return  # R-FORCED-PASS
    parcels = target_parcels(s, seat)
    spaces = target_spaces(s, seat)
    s.options[PARCEL] |= parcels
    s.options[SPACE >> 6] |= spaces
    if s.dynamite[seat] > 0 and (parcels | (spaces & ~NEVER_DUELS)) != 0:
        allow(s, ids.DYNAMITE)
    if s.no_duel[seat] > 0 and singer_spaces(s, seat) != 0:
        allow(s, ids.NO_DUEL)
    if s.rules.horses != 0:
        _offer_hats(s, seat)


def _offer_hats(s: Table, seat: i64) -> None:
    """Enclosures without a cowboy; one there uses the turn and brings no horse along (R-HORSE-WHEN)."""
    yard: i64
    for yard in range(YARDS):
        if (s.rules.enclosures & bit(yard)) != 0 and not has_hat(s, seat, yard):
            allow(s, HAT + yard)


def take_place(s: Table, seat: i64, action: i64) -> None:
    if action == PASS:
        pass_now(s, seat)
        next_turn(s, seat)
    elif action == WHITE:
        replace(s, frame(ASK_WHITE, seat, 0, 0))
    elif action == ids.DYNAMITE:
        replace(s, frame(ASK_DYNAMITE, seat, 0, 0))
    elif action == ids.NO_DUEL:
        replace(s, frame(ASK_NO_DUEL, seat, 0, 0))
    elif action == ids.SING:
        _sing(s, seat)
    elif kit.is_take_back(action):
        piece = kit.take_back(s, seat, kit.place_of(action))
        replace(s, frame(ASK_SHIFT, seat, piece, 0))
    elif action >= HAT:
        put_hat(s, seat, action - HAT)
        next_turn(s, seat)
    else:
        send(s, seat, action)
        _placed(s, seat)


def send(s: Table, seat: i64, place: i64) -> None:
    station(s, seat, place)
    s.tell(events.PLACED, seat, place)


def _placed(s: Table, seat: i64) -> None:
    """After each cowboy on the board one horse may go into an enclosure (R-HORSE-WHEN)."""
    if s.rules.horses != 0 and not s.rules.all_at_once and may_bring_horse(s, seat):
        replace(s, frame(ASK_HORSE, seat, 0, 0))
    else:
        next_turn(s, seat)


# ---- the white cowboy


def offer_white(s: Table) -> None:
    """Empty open spaces and empty unowned parcels; Wages and Road always (R-SHERIFF-WHERE)."""
    s.options[SPACE >> 6] |= open_spaces(s) & ~taken_spaces(s)
    s.options[PARCEL] |= unowned_land(s) & ~(taken_parcels(s) | s.outlaws)  # R-SHERIFF-OUTLAW


def take_white(s: Table, seat: i64, place: i64) -> None:
    s.white_at = place
    s.used[seat] = 1
    s.tell(events.PLACED_WHITE, seat, place)
    _placed(s, seat)


def white_holder(s: Table) -> i64:
    """The seat the white cowboy works for."""
    return holder(s, WHITE_COWBOY)


# ---- cowboys with tokens


def offer_dynamite(s: Table, seat: i64) -> None:
    """Every place where a duel could be (R-DYNAMITE-STACK: one token for each cowboy)."""
    s.options[PARCEL] |= target_parcels(s, seat)
    s.options[SPACE >> 6] |= target_spaces(s, seat) & ~NEVER_DUELS


def take_dynamite(s: Table, seat: i64, place: i64) -> None:
    send_with_dynamite(s, seat, place)
    _placed(s, seat)


def send_with_dynamite(s: Table, seat: i64, place: i64) -> None:
    """Two dice in a duel here; an own Mine also earns three times as much (R-DYNAMITE-MINE)."""
    station(s, seat, place)
    s.dynamite[seat] -= 1
    if place < SPACE:
        s.dynamite_parcels[seat] |= bit(place)
        s.tripled |= bit(place) & s.built[MINE] & s.owned[seat]
    else:
        s.dynamite_spaces[seat] |= bit(place - SPACE)
    s.tell(events.PLACED_DYNAMITE, seat, place)


def offer_no_duel(s: Table, seat: i64) -> None:
    s.options[SPACE >> 6] |= singer_spaces(s, seat)


def take_no_duel(s: Table, seat: i64, place: i64) -> None:
    send_with_no_duel(s, seat, place)
    _placed(s, seat)


def send_with_no_duel(s: Table, seat: i64, place: i64) -> None:
    station(s, seat, place)
    s.no_duel[seat] -= 1
    s.no_duel_spaces[seat] |= bit(place - SPACE)
    s.tell(events.PLACED_NO_DUEL, seat, place)


def _sing(s: Table, seat: i64) -> None:
    """A cowboy of the general supply gambles without a duel; that is the placement of this turn."""
    s.used[seat] = 1
    s.reserve[seat] -= 1
    s.at_space[seat] |= bit(GAMBLING)
    s.no_duel_spaces[seat] |= bit(GAMBLING)
    s.tell(events.SANG, seat)
    _placed(s, seat)


# ---- passing, and whose turn it is


def pass_now(s: Table, seat: i64) -> None:
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


def next_turn(s: Table, seat: i64) -> None:
    """The next seat in turn order that has not passed; when all have, placing is over."""
    n = s.rules.seats
    at: i64 = 0
    while s.turn_order[at] != seat:
        at += 1
    step: i64
    for step in range(1, n + 1):
        candidate = s.turn_order[(at + step) % n]
        if not has_passed(s, candidate):
            if s.rules.all_at_once:
                kit.open_to_all(s, candidate)
            else:
                replace(s, frame(ASK_PLACE, candidate, 0, 0))
            return
    pop(s)
    kit.forget_shifts(s)
