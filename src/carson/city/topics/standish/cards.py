"""The cards of Standish: his turns in phase 2, the deck, and what becomes of it."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.standish import card_power, cards_due
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import CARD
from carson.city.facts.standish import LETTER
from carson.city.question import Chance, Entry
from carson.city.table import events
from carson.city.table.agenda import ASK_PLACE, DRAW_CARD, a_of, frame
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table
from carson.city.topics.placing.turns import next_turn, pass_now
from carson.city.topics.standish.orders import follow


def take_turn(s: Table, packed: i64) -> None:
    """A card, and when its cowboys stand it is the person's turn; after his last card he has passed."""
    seat = s.rules.standish
    if a_of(packed) == 0 and cards_due(s) > 0:
        replace(s, frame(ASK_PLACE, seat, 1, 0))
        _fill_deck(s)
        push(s, DRAW_CARD, seat)
        return
    if cards_due(s) <= 0:
        pass_now(s, seat)
    next_turn(s, seat)


def _fill_deck(s: Table) -> None:
    """An empty deck is made anew from the cards of earlier rounds."""
    if s.deck == 0:
        s.deck = s.rules.cards & ~s.drawn
        s.tell(events.RESHUFFLED, s.rules.standish, count(s.deck))


class DrawCard(Chance):
    """A card of the deck."""

    def offer(self, s: Table, packed: i64) -> None:
        left = s.deck
        while left != 0:
            card = first(left)
            left &= ~bit(card)
            allow(s, CARD + card)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """The card lies face up and counts from now on."""
        card = action - CARD
        pop(s)
        s.deck &= ~bit(card)
        s.drawn |= bit(card)
        s.tell(events.DREW_CARD, s.rules.standish, card, card_power(s))
        follow(s, LETTER[card])


QUESTIONS: Final[list[Entry]] = [DrawCard(DRAW_CARD)]
