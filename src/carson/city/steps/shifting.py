"""Kit Carson: where a cowboy goes that was taken back, and everybody placing at once (R-KIT-REALTIME).

In turns a seat that takes a cowboy back says where it goes instead, or keeps it, before the next seat's turn.
When everybody places at once each command stands alone, so that nobody waits for another: a special piece is
taken in hand first, and whoever has it in hand is offered its places.
"""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count import shifting
from carson.city.count.shifting import (
    COUNT_BITS,
    NOTHING,
    in_hand,
    may_bring_horse,
    take_backs_left,
    taken_back,
)
from carson.city.facts import ids
from carson.city.facts.enclosures import YARDS
from carson.city.facts.ids import DONE, HORSE, NO, PASS
from carson.city.steps import horses, kit, place
from carson.city.table.agenda import a_of
from carson.city.table.stack import allow
from carson.city.table.table import Table

# ---- in turns


def offer_shift(s: Table, packed: i64, seat: i64) -> None:
    """The places for the piece in hand, or none; the white cowboy goes to empty ones (R-KIT-SHERIFF)."""
    allow(s, DONE)
    if a_of(packed) == kit.WHITE:
        place.offer_white(s)
    elif a_of(packed) == kit.COWBOY:
        place.offer_cowboys(s, seat)


def take_shift(s: Table, packed: i64, seat: i64, action: i64) -> None:
    if action == DONE:
        place.next_turn(s, seat)
    elif a_of(packed) == kit.WHITE:
        place.take_white(s, seat, action)
    else:
        place.take_place(s, seat, action)


# ---- everybody at once


def offer_together(s: Table, seat: i64) -> None:
    """A command of one of those who place; whoever has a special piece in hand places it or puts it away."""
    piece = in_hand(s, seat)
    if piece == NOTHING:
        place.offer_places(s, seat)
        if s.rules.horses != 0 and may_bring_horse(s, seat):
            horses.offer_yards(s)  # R-HORSE-WHEN: a command of its own, so that nobody is held up
        return
    allow(s, PASS)
    if take_backs_left(s, seat) > 0:
        allow(s, NO)
    if piece == shifting.WHITE:
        place.offer_white(s)
    elif piece == shifting.DYNAMITE:
        place.offer_dynamite(s, seat)
    else:
        place.offer_no_duel(s, seat)


def take_together(s: Table, seat: i64, action: i64) -> None:
    """Carry out one command; only passing ends the placing of a seat."""
    piece = in_hand(s, seat)
    _hold(s, seat, NOTHING)
    if action == NO:
        s.shifts[seat] += 1  # putting away counts, so that no game goes on for ever
    elif action == ids.WHITE:
        _hold(s, seat, shifting.WHITE)
    elif action == ids.DYNAMITE:
        _hold(s, seat, shifting.DYNAMITE)
    elif action == ids.NO_DUEL:
        _hold(s, seat, shifting.NO_DUEL)
    elif kit.is_take_back(action):
        kit.take_back(s, seat, kit.place_of(action))
    elif HORSE <= action < HORSE + YARDS:
        horses.work(s, seat, action - HORSE)
    elif piece == NOTHING or action == PASS:
        place.take_place(s, seat, action)
    elif piece == shifting.WHITE:
        place.take_white(s, seat, action)
    elif piece == shifting.DYNAMITE:
        place.take_dynamite(s, seat, action)
    else:
        place.take_no_duel(s, seat, action)


def _hold(s: Table, seat: i64, piece: i64) -> None:
    s.shifts[seat] = taken_back(s, seat) | (piece << COUNT_BITS)
