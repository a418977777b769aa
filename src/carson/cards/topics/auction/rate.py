"""What an auction card is worth."""

from typing import Final

from carson.cards.evaluator.card_values import CardValues
from carson.cards.evaluator.rater import Rater
from carson.cards.evaluator.scale import BID_NOISE
from carson.cards.facts.ids import BID
from carson.cards.table.agenda import ASK_BIDS
from carson.cards.table.table import Table


class BidRater(Rater):
    """What its likely place in the order brings, less what the card could do later."""

    def worths(self, s: Table, seat: int, packed: int, actions: list[int], values: CardValues) -> list[float]:
        profit = values.profit(s, seat)
        return [profit[action - BID] for action in actions]

    def sane(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        """Who is out of the auction throws its lowest card away."""
        return [min(actions)] if s.outside == seat else actions


RATERS: Final[dict[int, Rater]] = {ASK_BIDS: BidRater(BID_NOISE)}
