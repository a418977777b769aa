"""Questions to the seat of Standish, answered by his rules: he pays nothing and leaves most things alone."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.places import property_left
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import DONE, TILE, YES
from carson.city.facts.standish import STRATEGY_TABLE
from carson.city.standish import cards, houses
from carson.city.steps import build, choose, deferred, parcels
from carson.city.table import agenda
from carson.city.table.agenda import a_of, kind_of
from carson.city.table.stack import pop
from carson.city.table.table import Table


def answer(s: Table, packed: i64) -> None:
    """Answer the question on top of the agenda, or go a step towards the answer."""
    kind = kind_of(packed)
    seat = s.rules.standish
    if kind == agenda.ASK_PLACE:
        cards.take_turn(s, packed)
    elif kind == agenda.ASK_PARCEL:
        _buy_land(s, seat)
    elif kind == agenda.ASK_BUILDING:
        build.take_building(s, packed, seat, YES)
    elif kind == agenda.ASK_SITE:
        houses.find_site(s, packed)
    elif kind == agenda.ASK_HOUSE:
        houses.find_house(s, packed)
    elif kind == agenda.ASK_DEFERRED:
        deferred.take_deferred(s, seat, TILE + _liked_most(s, a_of(packed)))
    elif kind == agenda.ASK_CHARACTER:
        choose.next_turn(s, packed)  # R-SOLO-PHASE1
    else:
        pop(s)  # he has no money to spend, no roads to lay and no tokens


def _buy_land(s: Table, seat: i64) -> None:
    """All parcels he has won, as far as his property tiles reach (R-SOLO-TILES)."""
    left = parcels.wanted(s, seat)
    while left != 0 and property_left(s, seat) > 0:
        parcel = first(left)
        left &= ~bit(parcel)
        parcels.take_parcel(s, seat, parcel)
    if left != 0:
        parcels.take_parcel(s, seat, DONE)


def _liked_most(s: Table, types: i64) -> i64:
    """The type in a mask that his strategy names first."""
    prefers = STRATEGY_TABLE[s.rules.strategy].prefers
    i: i64
    for i in range(len(prefers)):
        if (types & bit(prefers[i])) != 0:
            return prefers[i]
    return first(types)
