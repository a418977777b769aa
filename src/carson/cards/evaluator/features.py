"""CardsFeatures: what a network sees of the card game when a round is over."""

from typing import Final

from mypy_extensions import i64

from carson.cards.count.scores import total_of
from carson.cards.evaluator.forecast import cards_of, prospects
from carson.cards.evaluator.worth import future
from carson.cards.facts.characters import ARROWS
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import CHARACTERS
from carson.cards.facts.parcels import SYMBOLS
from carson.cards.facts.rules import EXPERT, NOVICE
from carson.cards.table.table import CITY, COVERED, Table
from carson.core.state import State
from carson.search.forecast import Features
from carson.search.network import SCALE

COMPARED: Final = 4  # numbers of which the mean and the most of the rivals are seen
HOLDINGS: Final = 14  # plain numbers of a seat, with those
PEOPLE: Final = HOLDINGS + SYMBOLS  # after the parcels a city shows: the characters
RIVALS: Final = PEOPLE + CHARACTERS
INPUTS: Final = RIVALS + 2 * COMPARED
MIDDLE: Final = 120.0  # points that are about usual
PARTS: Final = 6
PART_ROUNDS: Final = 3


class CardsFeatures(Features):
    """The rows of all seats of one table."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, INPUTS)

    def part(self, state: State) -> i64:
        assert isinstance(state, Table)
        return min(max((state.round - 2) // PART_ROUNDS, 0), PARTS - 1)

    def read(self, state: State) -> None:
        assert isinstance(state, Table)
        ahead = future(state)
        for seat in range(state.rules.seats):
            self._own(state, seat, ahead)
        at: i64
        for at in range(self.seats):
            self.compare(at, COMPARED, RIVALS)

    def _own(self, s: Table, seat: int, ahead: float) -> None:
        rows = self.rows
        at: i64 = seat * INPUTS
        k: i64
        for k in range(HOLDINGS, RIVALS):
            rows[at + k] = 0.0
        points = float(total_of(s, seat))
        hand = s.hand[seat]
        is_virtual = s.rules.is_virtual(seat)
        strength = s.rules.strengths[seat - s.rules.players] if is_virtual else ""
        rows[at] = (points + prospects(s, seat, ahead) - MIDDLE) / SCALE
        rows[at + 1] = points / 40.0
        rows[at + 2] = float(cards_of(s, seat)) / 20.0
        rows[at + 3] = float(hand.bit_length()) / 6.0
        rows[at + 4] = float(hand.bit_count()) / 6.0
        rows[at + 5] = ahead
        rows[at + 6] = 1.0 if is_virtual else 0.0
        rows[at + 7] = 1.0 if strength == NOVICE else 0.0
        rows[at + 8] = 1.0 if strength == EXPERT else 0.0
        rows[at + 9] = ahead if is_virtual else 0.0
        rows[at + 10] = float(s.rules.seats - 5)
        rows[at + 11] = float(s.rules.players) / float(s.rules.seats)
        rows[at + 12] = float(s.owned[seat].bit_count()) / 3.0
        rows[at + 13] = 0.0 if is_virtual else float(s.cells[seat * CITY + COVERED].bit_count()) / 20.0
        if is_virtual:
            return
        for symbol in range(SYMBOLS):
            cells = s.cells[seat * CITY + symbol]
            if cells != 0:
                rows[at + HOLDINGS + symbol] = float(cells.bit_count()) / 4.0
        for character in bits_of(s.owned[seat]):
            used = (s.tired & ARROWS) >> character & 1
            rows[at + PEOPLE + character] = 0.0 if used != 0 else 1.0
