"""What a sale is worth."""

from typing import Final

from carson.cards.count.gains import gain_of_sale
from carson.cards.evaluator.card_values import CardValues
from carson.cards.evaluator.rater import Rater
from carson.cards.evaluator.scale import SALE
from carson.cards.facts.ids import DONE, NONE, TERRAIN
from carson.cards.table.agenda import ASK_SALE, GAME_OVER, kind_of
from carson.cards.table.table import Table


class SaleRater(Rater):
    """Before the end a sale must bring much; a quick player then sells nothing."""

    def worths(self, s: Table, seat: int, packed: int, actions: list[int], values: CardValues) -> list[float]:
        least = 0.5 if _is_last(s) else SALE - 0.5
        gains = self.gains(s, seat, packed, actions)
        return [
            0.0 if action == DONE else float(gain) - least
            for action, gain in zip(actions, gains, strict=True)
        ]

    def at_once(self, s: Table, seat: int, packed: int, values: CardValues) -> int:
        return NONE if _is_last(s) else DONE

    def gains(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        return [0 if action == DONE else gain_of_sale(s, seat, action - TERRAIN) for action in actions]

    def sane(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        """Only what brings more than it is worth."""
        gains = self.gains(s, seat, packed, actions)
        return [action for action, gain in zip(actions, gains, strict=True) if action == DONE or gain > 0]


def _is_last(s: Table) -> bool:
    """Whether the last round is over."""
    return kind_of(s.agenda[0]) == GAME_OVER


RATERS: Final[dict[int, Rater]] = {ASK_SALE: SaleRater()}
