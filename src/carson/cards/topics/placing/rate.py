"""What a place is worth."""

from typing import Final

from carson.cards.count.gains import gains_of_places
from carson.cards.evaluator.card_values import CardValues
from carson.cards.evaluator.rater import Rater, decent
from carson.cards.evaluator.worth import worth_of_places
from carson.cards.facts.ids import NONE
from carson.cards.table.agenda import ASK_PLACE, a_of
from carson.cards.table.table import Table


class PlaceRater(Rater):
    """A quick player goes where it thought the card would go when it took it."""

    def worths(self, s: Table, seat: int, packed: int, actions: list[int], values: CardValues) -> list[float]:
        return worth_of_places(s, seat, a_of(packed), actions)

    def at_once(self, s: Table, seat: int, packed: int, values: CardValues) -> int:
        cell = values.best(s, seat, a_of(packed)).cell
        return cell if cell != NONE and s.options >> cell & 1 != 0 else NONE

    def gains(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        return gains_of_places(s, seat, a_of(packed), actions)

    def sane(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        """Where the card does not spoil the city."""
        return decent(actions, self.gains(s, seat, packed, actions))


RATERS: Final[dict[int, Rater]] = {ASK_PLACE: PlaceRater()}
