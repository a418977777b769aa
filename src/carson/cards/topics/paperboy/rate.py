"""What a character that the Paperboy brings is worth."""

from typing import Final

from carson.cards.count.gains import gain_of_character
from carson.cards.evaluator.card_values import CardValues
from carson.cards.evaluator.rater import Rater
from carson.cards.evaluator.scale import TOP_CARD
from carson.cards.evaluator.worth import worth_of_character
from carson.cards.facts.ids import BACK, CHARACTER, NO, TOP
from carson.cards.table.agenda import ASK_FETCH
from carson.cards.table.table import Table


class FetchRater(Rater):
    """Anybody rather than nobody."""

    def worths(self, s: Table, seat: int, packed: int, actions: list[int], values: CardValues) -> list[float]:
        return [_worth(s, seat, action) for action in actions]

    def gains(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        return [gain_of_character(s, seat, action - CHARACTER) if action < BACK else 0 for action in actions]

    def sane(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        """Anybody who does no harm, rather than nobody."""
        gains = self.gains(s, seat, packed, actions)
        return [action for action, gain in zip(actions, gains, strict=True) if action != NO and gain >= 0]


def _worth(s: Table, seat: int, action: int) -> float:
    if action == NO:
        return -1.0
    return TOP_CARD if action == TOP else worth_of_character(s, seat, action - CHARACTER)


RATERS: Final[dict[int, Rater]] = {ASK_FETCH: FetchRater()}
