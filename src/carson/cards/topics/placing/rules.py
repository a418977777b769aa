"""Placing a card in a city."""

from typing import Final

from carson.cards.count.placements import placements
from carson.cards.facts.grid import CENTRE
from carson.cards.question import Entry, Question, Step
from carson.cards.table import events
from carson.cards.table.agenda import ASK_PLACE, PLACING, a_of, b_of, frame, seat_of
from carson.cards.table.cities import lay
from carson.cards.table.stack import pop, push, replace
from carson.cards.table.table import Table
from carson.cards.topics.selling.rules import offer_sale


class Placing(Step):
    """Sales before, the place, sales after (A48)."""

    def run(self, s: Table, packed: int) -> None:
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
        _put(s, seat, card, CENTRE)
    elif placements(s, seat, card) != 0:
        push(s, ASK_PLACE, seat, card)
    else:
        pop(s)
        s.beside[seat] |= 1 << card
        s.tell(events.KEPT, seat, card)


def _put(s: Table, seat: int, card: int, cell: int) -> None:
    lay(s, seat, card, cell)
    s.tell(events.PLACED, seat, card, cell)


class AskPlace(Question):
    """Where a card goes."""

    def offer(self, s: Table, packed: int) -> None:
        s.options = placements(s, seat_of(packed), a_of(packed))

    def take(self, s: Table, packed: int, action: int) -> None:
        pop(s)
        _put(s, seat_of(packed), a_of(packed), action)


QUESTIONS: Final[list[Entry]] = [Placing(PLACING), AskPlace(ASK_PLACE)]
