"""Whose work the draws and choices of Jeb Standish are."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.facts.geometry import EDGES, count
from carson.city.facts.ids import CARD, EDGE, PARCEL
from carson.city.standish import cards, houses, spots, ways
from carson.city.table import agenda
from carson.city.table.agenda import a_of, kind_of
from carson.city.table.table import Table


def offer(s: Table, packed: i64) -> None:
    """The cards of the deck, or the equally good choices."""
    kind = kind_of(packed)
    if kind == agenda.DRAW_CARD:
        cards.offer_cards(s)
    elif kind == agenda.PICK_SPOT:
        spots.offer_spots(s, packed)
    elif kind == agenda.PICK_SITE:
        houses.offer_site(s, packed)
    elif kind == agenda.PICK_HOUSE:
        houses.offer_house(s)
    elif kind == agenda.PICK_ROAD:
        ways.offer_first_roads(s, a_of(packed))


def answer(s: Table, packed: i64, action: i64) -> None:
    """What the deck or the die has brought; the options still show between how many."""
    kind = kind_of(packed)
    if kind == agenda.DRAW_CARD:
        cards.draw(s, action - CARD)
    elif kind == agenda.PICK_SPOT:
        spots.take_spot(s, packed, action, count(s.options[PARCEL]))
    elif kind == agenda.PICK_SITE:
        houses.settle_site(s, packed, action, count(s.options[PARCEL]))
    elif kind == agenda.PICK_HOUSE:
        houses.settle_house(s, action, count(s.options[PARCEL]))
    elif kind == agenda.PICK_ROAD and EDGE <= action < EDGE + EDGES:
        houses.build_road(s, action - EDGE)
