"""DrifterBot: does anything that is allowed and not plainly foolish."""

from carson.cards.evaluator.evaluator import RATERS
from carson.cards.state import CardsState
from carson.cards.table.agenda import kind_of
from carson.cards.table.stack import top
from carson.core.bot import SaneBot
from carson.core.view import View


class DrifterBot(SaneBot):
    """Random but sane; the same seed gives the same choices."""

    def sane(self, view: View, legal: list[int]) -> list[int]:
        """The answers that are not foolish, or all when there is no better one."""
        s = view.state
        if not isinstance(s, CardsState):
            return legal
        packed = top(s)
        return RATERS[kind_of(packed)].sane(s, view.seat, packed, legal) or legal
