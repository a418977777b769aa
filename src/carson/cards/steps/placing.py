"""Placing a card, and the Auctioneer's sales before and after it."""

from __future__ import annotations

from carson.cards.count.placements import placements
from carson.cards.count.sales import may_sell, sellable
from carson.cards.facts.grid import CENTRE
from carson.cards.facts.ids import DONE, TERRAIN
from carson.cards.table import events
from carson.cards.table.agenda import ASK_PLACE, ASK_SALE, PLACING, a_of, b_of, frame, seat_of
from carson.cards.table.cities import lay, place_of, remove
from carson.cards.table.stack import pop, push, replace
from carson.cards.table.table import Table


def run(s: Table, packed: int) -> None:
    """Sales before, the place, sales after (A48)."""
    seat, card, phase = seat_of(packed), a_of(packed), b_of(packed)
    if phase == 0:
        replace(s, frame(PLACING, seat, card, 1))
        offer_sale(s, seat)
    elif phase == 1:
        _find_place(s, seat, card)
    else:
        pop(s)
        offer_sale(s, seat)


def _find_place(s: Table, seat: int, card: int) -> None:
    """The first card lies in the middle; a card without a legal place stays beside the city (A02, A22)."""
    replace(s, frame(PLACING, seat, card, 2))
    if not s.laid[seat]:
        put(s, seat, card, CENTRE)
    elif placements(s, seat, card) != 0:
        push(s, ASK_PLACE, seat, card)
    else:
        pop(s)
        s.beside[seat] |= 1 << card
        s.tell(events.KEPT, seat, card)


def put(s: Table, seat: int, card: int, cell: int) -> None:
    lay(s, seat, card, cell)
    s.tell(events.PLACED, seat, card, cell)


def offer_places(s: Table, packed: int) -> None:
    s.options = placements(s, seat_of(packed), a_of(packed))


def take_place(s: Table, packed: int, cell: int) -> None:
    pop(s)
    put(s, seat_of(packed), a_of(packed), cell)


# ---- sales


def offer_sale(s: Table, seat: int) -> None:
    """Ask the Auctioneer's owner."""
    if may_sell(s, seat):
        push(s, ASK_SALE, seat)


def offer_sales(s: Table, seat: int) -> None:
    s.options = 1 << DONE | sellable(s, seat) << TERRAIN


def take_sale(s: Table, seat: int, action: int) -> None:
    """A sold card leaves the city for good; the question stays until that was all."""
    if action == DONE:
        pop(s)
        return
    card = action - TERRAIN
    cell = place_of(s, seat, card)
    remove(s, seat, card)
    s.sold |= 1 << card
    s.tell(events.SOLD, seat, card, cell)
