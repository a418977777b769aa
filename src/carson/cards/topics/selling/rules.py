"""The Auctioneer's sales: on arrival, before and after each card that is placed, and at the end (C-SALES)."""

from typing import Final

from carson.cards.count.sales import may_sell, sellable
from carson.cards.facts.ids import DONE, TERRAIN
from carson.cards.question import Entry, Question
from carson.cards.table import events
from carson.cards.table.agenda import ASK_SALE, seat_of
from carson.cards.table.cities import place_of, remove
from carson.cards.table.stack import pop, push
from carson.cards.table.table import Table


def offer_sale(s: Table, seat: int) -> None:
    """Ask the Auctioneer's owner."""
    if may_sell(s, seat):
        push(s, ASK_SALE, seat)


class AskSale(Question):
    """Which card of the city is sold; the question stays until that was all."""

    def offer(self, s: Table, packed: int) -> None:
        s.options = 1 << DONE | sellable(s, seat_of(packed)) << TERRAIN

    def take(self, s: Table, packed: int, action: int) -> None:
        """A sold card leaves the city for good."""
        if action == DONE:
            pop(s)
            return
        seat, card = seat_of(packed), action - TERRAIN
        cell = place_of(s, seat, card)
        remove(s, seat, card)
        s.sold |= 1 << card
        s.tell(events.SOLD, seat, card, cell)


QUESTIONS: Final[list[Entry]] = [AskSale(ASK_SALE)]
