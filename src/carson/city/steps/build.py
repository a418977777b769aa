"""Buying a building and choosing its site, now or later (R-BUILD-WHEN)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.places import empty_land, useful_sites
from carson.city.count.prices import building_price
from carson.city.facts.ids import BUILD_12, KEEP, NO, NONE, PARCEL, SPACE, TYPES, YES
from carson.city.steps import houses
from carson.city.steps.deferred import note_kept
from carson.city.table import events
from carson.city.table.agenda import ASK_SITE, a_of
from carson.city.table.moves import pay
from carson.city.table.stack import allow, pop, push
from carson.city.table.table import Table
from carson.city.topics.roads.rules import offer_own_roads

# ---- buying


def offer_building(s: Table, packed: i64, seat: i64) -> None:
    allow(s, NO)
    if building_price(s, seat, a_of(packed)) <= s.cash[seat]:
        allow(s, YES)


def take_building(s: Table, packed: i64, seat: i64, action: i64) -> None:
    """The tile goes to the buyer's hand; where it goes from there is the next question."""
    space = a_of(packed)
    pop(s)
    if action == NO:
        s.tell(events.DECLINED, seat, SPACE + space)
        return
    building = s.market[space - BUILD_12]
    s.market[space - BUILD_12] = NONE
    s.hand[seat * TYPES + building] += 1
    price = building_price(s, seat, space)
    pay(s, seat, price, events.FOR_BUILDING)
    s.tell(events.BOUGHT_TILE, seat, building, price)
    push(s, ASK_SITE, seat, building)


# ---- placing


def offer_sites(s: Table, packed: i64, seat: i64) -> None:
    """Sites where the building can stand and its House can follow; roads may come first (R-HOUSE-LEGAL)."""
    allow(s, KEEP)
    s.options[PARCEL] |= useful_sites(s, seat, a_of(packed))
    if (s.owned[seat] & empty_land(s)) != 0:
        offer_own_roads(s, seat)


def take_site(s: Table, packed: i64, seat: i64, action: i64) -> None:
    building = a_of(packed)
    pop(s)
    if action == KEEP:
        note_kept(s, seat, building)
    else:
        houses.begin(s, seat, building, action)
