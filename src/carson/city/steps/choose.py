"""Phase 1: choosing characters, a second tile for the Paperboy, and the turn order they give."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.casting import offered_tiles
from carson.city.count.powers import power
from carson.city.facts.characters import FETCH, FETCH_PRICE, SHERIFF
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import CHARACTER, NO, NONE
from carson.city.steps import gifts, outlaws
from carson.city.table import events
from carson.city.table.agenda import ASK_CHARACTER, ASK_SECOND, a_of, frame
from carson.city.table.moves import assume_role, pay
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table


def begin(s: Table) -> None:
    s.tell(events.ROUND_STARTS, -1, s.round)
    push(s, ASK_CHARACTER, _chooser(s, 0), 0)
    if s.rules.outlaws:
        outlaws.arrive(s)


def _chooser(s: Table, turn: i64) -> i64:
    """Who chooses at this turn: pass order, but last round's Teacher goes first (R-TEACHER-Y)."""
    if s.first_chooser == NONE:
        return s.pass_order[turn]
    if turn == 0:
        return s.first_chooser
    position: i64 = 0
    left = turn
    while True:
        if s.pass_order[position] != s.first_chooser:
            left -= 1
            if left == 0:
                return s.pass_order[position]
        position += 1


def offer_characters(s: Table) -> None:
    _offer_tiles(s, offered_tiles(s))


def _offer_tiles(s: Table, tiles: i64) -> None:
    while tiles != 0:
        tile = first(tiles)
        tiles &= ~bit(tile)
        allow(s, CHARACTER + tile)


def take_character(s: Table, packed: i64, seat: i64, tile: i64) -> None:
    """The next one chooses after this one's immediate powers are done (R-CHAR-TIMING)."""
    s.character[seat] = tile
    assume_role(s, seat, tile)
    s.tell(events.CHOSE, seat, tile)
    next_turn(s, packed)
    if power(s, seat, FETCH) != 0:
        push(s, ASK_SECOND, seat)
    else:
        gifts.at_once(s, seat)


def next_turn(s: Table, packed: i64) -> None:
    """The next one chooses."""
    turn = a_of(packed) + 1
    if turn == s.rules.seats:
        pop(s)
    else:
        replace(s, frame(ASK_CHARACTER, _chooser(s, turn), turn, 0))


# ---- the Paperboy's second tile


def offer_second(s: Table, seat: i64) -> None:
    """Any free tile but the Sheriff; whoever has to pay may decline (R-PAPERBOY-TAKEN, R-PAPERBOY-NOPAY)."""
    price = power(s, seat, FETCH_PRICE)
    tiles = offered_tiles(s) & ~(bit(2 * SHERIFF) | bit(2 * SHERIFF + 1))
    if price > 0 or tiles == 0:
        allow(s, NO)
    if price <= s.cash[seat]:
        _offer_tiles(s, tiles)


def take_second(s: Table, seat: i64, action: i64) -> None:
    pop(s)
    if action == NO:
        return
    tile = action - CHARACTER
    pay(s, seat, power(s, seat, FETCH_PRICE), events.FOR_FETCHING)
    s.second_character[seat] = tile + 1
    assume_role(s, seat, tile)
    s.tell(events.FETCHED, seat, tile)
    gifts.at_once(s, seat)


# ---- turn order


def _number(s: Table, seat: i64) -> i64:
    """What the turn order goes by; Standish has no tile and is faster than anybody."""
    if seat == s.rules.standish:
        return NONE
    return s.character[seat]


def line_up(s: Table) -> None:
    """The turn order follows the numbers of the chosen tiles (EX-29); the Paperboy keeps his 0 (D-48)."""
    s.first_chooser = NONE
    seat: i64
    other: i64
    for seat in range(s.rules.seats):
        position: i64 = 0
        for other in range(s.rules.seats):
            if _number(s, other) < _number(s, seat):
                position += 1
        s.turn_order[position] = seat
        s.tell(events.TURN_ORDER, seat, position)
