"""What happens to Jeb Standish without any decision: his income becomes points, and his round ends."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.standish import beaten, beaten_points
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.standish import CARD_X, DOLLARS_FOR_VP, LETTER
from carson.city.table import events
from carson.city.table.moves import pay, score
from carson.city.table.table import Table


def convert(s: Table) -> None:
    """All his income becomes points at the rate of the round (D-59, R-SOLO-MONEY, R-SOLO-ATTACKS)."""
    seat = s.rules.standish
    dollars = s.cash[seat]
    if dollars > 0:
        rate: i64 = DOLLARS_FOR_VP[s.round - 1]
        s.tell(events.CONVERTED, seat, dollars, dollars // rate)
        pay(s, seat, dollars, events.FOR_CONVERSION)
        score(s, seat, dollars // rate, events.FOR_CONVERSION)


def end_round(s: Table) -> None:
    """Points for the beaten cowboys, who go back to the supply; card X shuffles all twelve cards (D-60)."""
    seat = s.rules.standish
    number = beaten(s)
    if number > 0:
        points = beaten_points(s)
        s.tell(events.RELEASED, seat, number, points)
        score(s, seat, points, events.FOR_BEATEN)
        s.cowboys[seat] = 0
        s.reserve[seat] += number
    if _drew_x(s):
        s.deck = s.rules.cards
        s.tell(events.RESHUFFLED, seat, count(s.deck))
    s.drawn = 0


def _drew_x(s: Table) -> bool:
    left = s.drawn
    while left != 0:
        card = first(left)
        left &= ~bit(card)
        if LETTER[card] == CARD_X:
            return True
    return False
