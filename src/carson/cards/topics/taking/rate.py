"""What a card of the offer is worth."""

from typing import Final

from carson.cards.count.gains import gain_of_card
from carson.cards.evaluator.card_values import CardValues
from carson.cards.evaluator.rater import Rater, decent
from carson.cards.table.agenda import ASK_TAKE
from carson.cards.table.table import Table


class TakeRater(Rater):
    """Terrain for its best place, characters for what they promise."""

    def worths(self, s: Table, seat: int, packed: int, actions: list[int], values: CardValues) -> list[float]:
        return [values.worth(s, seat, action) for action in actions]

    def gains(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        return [gain_of_card(s, seat, action) for action in actions]

    def sane(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        """Cards that do something for the city."""
        return decent(actions, self.gains(s, seat, packed, actions))


RATERS: Final[dict[int, Rater]] = {ASK_TAKE: TakeRater()}
