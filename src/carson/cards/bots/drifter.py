"""DrifterBot: does anything that is allowed and not plainly foolish.

A question that nobody has taught it gets any answer; to teach it one, add a line to `SENSES`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carson.cards.count.gains import gain_of, gains_of_places
from carson.cards.facts.characters import GOVERNOR, WORKER
from carson.cards.facts.ids import DONE, NO, YES
from carson.cards.state import CardsState
from carson.cards.table.agenda import (
    ASK_BIDS,
    ASK_FETCH,
    ASK_PLACE,
    ASK_SALE,
    ASK_TAKE,
    ASK_USE,
    a_of,
    kind_of,
)
from carson.cards.table.stack import top
from carson.core.bot import RandomBot
from carson.core.clock import Clock
from carson.core.view import View

Sense = Callable[[CardsState, int, list[int]], list[int]]


def decent(actions: list[int], gains: list[int]) -> list[int]:
    """What brings at least half of what the best one brings."""
    least = min(max(gains), max(gains) / 2)
    return [action for action, gain in zip(actions, gains, strict=True) if gain >= least]


def places(s: CardsState, me: int, legal: list[int]) -> list[int]:
    """Where the card does not spoil the city."""
    return decent(legal, gains_of_places(s, me, a_of(top(s)), legal))


def cards(s: CardsState, me: int, legal: list[int]) -> list[int]:
    """Cards that do something for the city."""
    return decent(legal, [gain_of(s, me, action) for action in legal])


def sales(s: CardsState, me: int, legal: list[int]) -> list[int]:
    """Only what brings more than it is worth."""
    return [action for action in legal if action == DONE or gain_of(s, me, action) > 0]


def uses(s: CardsState, me: int, legal: list[int]) -> list[int]:
    """One card more is never refused."""
    return [YES] if a_of(top(s)) in (GOVERNOR, WORKER) else legal


def bids(s: CardsState, me: int, legal: list[int]) -> list[int]:
    """Who is out of the auction throws its lowest card away."""
    return [min(legal)] if s.outside == me else legal


def fetching(s: CardsState, me: int, legal: list[int]) -> list[int]:
    """Anybody who does no harm, rather than nobody."""
    return [action for action in legal if action != NO and gain_of(s, me, action) >= 0]


# a question -> which of its answers are not foolish
SENSES: Final[dict[int, Sense]] = {
    ASK_USE: uses,
    ASK_BIDS: bids,
    ASK_TAKE: cards,
    ASK_PLACE: places,
    ASK_SALE: sales,
    ASK_FETCH: fetching,
}


class DrifterBot(RandomBot):
    """Random but sane; the same seed gives the same choices."""

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return super().choose(view, self.sane(view, legal), clock)

    def sane(self, view: View, legal: list[int]) -> list[int]:
        """The answers that are not foolish, or all when there is no better one."""
        s = view.state
        if not isinstance(s, CardsState):
            return legal
        sense = SENSES.get(kind_of(top(s)))
        return (sense(s, view.seat, legal) or legal) if sense else legal
