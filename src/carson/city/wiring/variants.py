"""Whose work the steps, questions and chances are that come with variants."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.steps import horses, riding, shifting
from carson.city.table import agenda, schedule
from carson.city.table.agenda import kind_of, seat_of
from carson.city.table.table import Table


def run(s: Table, packed: i64) -> None:
    """A step on top of the agenda."""
    if kind_of(packed) == agenda.BUY_HORSES:
        horses.next_worker(s, packed)


def start_step(s: Table, step: i64) -> None:
    """A step of the round."""
    if step == schedule.HERDING:
        horses.begin_herding(s)
    elif step == schedule.RODEO:
        horses.hold_rodeo(s)


def offer(s: Table, packed: i64) -> None:
    """The options of a question or chance."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_HORSE:
        horses.offer_enclosures(s)
    elif kind == agenda.ASK_RIDE:
        riding.offer_ride(s, seat)
    elif kind == agenda.ASK_MOVE:
        riding.offer_move(s, packed, seat)
    elif kind == agenda.ASK_HERD:
        horses.offer_ranches(s, seat)
    elif kind == agenda.PLACE_TOGETHER:
        shifting.offer_together(s, seat)
    elif kind == agenda.ASK_SHIFT:
        shifting.offer_shift(s, packed, seat)


def answer(s: Table, packed: i64, action: i64) -> None:
    """An answer or an outcome."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_HORSE:
        horses.take_enclosure(s, packed, seat, action)
    elif kind == agenda.ASK_RIDE:
        riding.take_ride(s, seat, action)
    elif kind == agenda.ASK_MOVE:
        riding.take_move(s, packed, seat, action)
    elif kind == agenda.ASK_HERD:
        horses.take_ranch(s, seat, action)
    elif kind == agenda.PLACE_TOGETHER:
        shifting.take_together(s, seat, action)
    elif kind == agenda.ASK_SHIFT:
        shifting.take_shift(s, packed, seat, action)
