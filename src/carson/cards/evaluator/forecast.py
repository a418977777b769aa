"""CardsForecast: the points a seat will have in the end, by prices for what its city and people promise."""

from typing import Final

from carson.cards.count.scores import total_of
from carson.cards.evaluator import scale
from carson.cards.evaluator.worth import future
from carson.cards.facts.characters import ARROWS
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import ERA_ROUNDS
from carson.cards.facts.parcels import SYMBOLS
from carson.cards.facts.rules import HAND
from carson.cards.table.table import CITY, Table
from carson.core.state import State
from carson.search.evaluator import Standing
from carson.search.forecast import Forecast

FRESH: Final = sum(bits_of(HAND))  # the values of the auction cards that a player gets for an era


class CardsForecast(Forecast):
    """What everything is worth by the share of the game that lies ahead."""

    def weigh(self, state: State, standing: Standing) -> None:
        assert isinstance(state, Table)
        ahead = future(state)
        standing.doubt = scale.DOUBT * ahead
        for seat in range(state.rules.seats):
            standing.points[seat] = float(total_of(state, seat)) + prospects(state, seat, ahead)


def prospects(s: Table, seat: int, ahead: float) -> float:
    """What a seat may still win."""
    if s.rules.is_virtual(seat):
        return ahead * scale.VIRTUAL_GROWTH
    promise = 0.0
    for symbol in range(1, SYMBOLS):
        cells = s.cells[seat * CITY + symbol]
        if cells != 0:
            promise += scale.PARCELS[symbol] * float(cells.bit_count())
    for character in bits_of(s.owned[seat]):
        if (s.tired & ARROWS) >> character & 1 == 0:
            promise += scale.PEOPLE[character]
    cards = cards_of(s, seat) + (FRESH if s.round <= ERA_ROUNDS else 0)
    return ahead * (promise + scale.GROWTH) + scale.THRIFT * float(cards)


def cards_of(s: Table, seat: int) -> int:
    """The values of the auction cards in a seat's hand together."""
    cards = 0
    for value in bits_of(s.hand[seat]):
        cards += value
    return cards
