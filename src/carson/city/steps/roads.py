"""Laying roads: at every own decision, and in the windows of R-ROADS-ANYTIME."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.places import can_extend, road_places
from carson.city.facts.geometry import EDGE_WORDS
from carson.city.facts.ids import DONE, EDGE
from carson.city.table import events
from carson.city.table.agenda import ASK_ROADS, ROAD_WINDOW, a_of, frame
from carson.city.table.moves import lay_road
from carson.city.table.stack import offer, pop, push, replace
from carson.city.table.table import Table


def offer_own_roads(s: Table, seat: i64) -> None:
    """Every place that extends the roads, for a seat with roads in its supply."""
    if s.sticks[seat] > 0:
        offer_road_places(s)


def offer_road_places(s: Table) -> None:
    word: i64
    for word in range(EDGE_WORDS):
        s.options[(EDGE >> 6) + word] |= road_places(s, word)


def lay_own(s: Table, seat: i64, edge: i64) -> None:
    """A road from the personal supply; the question it interrupts is asked again."""
    s.sticks[seat] -= 1
    lay_road(s, edge)
    s.tell(events.LAID_ROAD, seat, edge)


def next_window(s: Table, packed: i64) -> None:
    """Each seat with roads, in pass order."""
    position = a_of(packed)
    if position == s.rules.seats:
        pop(s)
        return
    replace(s, frame(ROAD_WINDOW, 0, position + 1, 0))
    seat = s.pass_order[position]
    if s.sticks[seat] > 0 and can_extend(s):
        push(s, ASK_ROADS, seat)


def offer_window(s: Table, seat: i64) -> None:
    offer(s, DONE)
    offer_own_roads(s, seat)
