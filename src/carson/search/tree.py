"""The tree: what is known about each answer of each seat, by the path of answers that leads there.

Chance is not part of the path. A node may therefore stand for several questions; each has its own `Ask`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from carson.search.judge import Choices

MOST_ARMS: Final = 40  # answers that are kept of a question with very many


class Arm:
    """One answer and what came of it."""

    action: i64
    prior: float
    visits: i64
    total: float  # values of the seat that answers, added up
    wins: float  # chances to win, added up
    child: Node | None

    def __init__(self, action: i64, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.wins = 0.0
        self.child = None


class Ask:
    """A question to a seat, with its answers, the most promising first."""

    seat: i64
    question: i64
    visits: i64
    total: float
    arms: list[Arm]
    marked: bool  # whether the moment is noted, so that a later search can go on here

    def __init__(self, seat: i64, question: i64) -> None:
        self.seat = seat
        self.question = question
        self.visits = 0
        self.total = 0.0
        self.arms = []
        self.marked = False

    def fill(self, found: Choices, warmth: float) -> None:
        """Add answers that are not known yet; the priors fall off with the distance to the best worth."""
        order = best_first(found)
        if not order:
            return
        top = found.worths[order[0]]
        total = 0.0
        for index in order:
            total += exp((found.worths[index] - top) / warmth)
        for index in order:
            if not self._knows(found.actions[index]):
                self.arms.append(Arm(found.actions[index], exp((found.worths[index] - top) / warmth) / total))

    def _knows(self, action: int) -> bool:
        for arm in self.arms:
            if arm.action == action:
                return True
        return False


def best_first(found: Choices) -> list[int]:
    """The indices of the best choices, by falling worth; of equals the earlier one first."""
    order: list[int] = []
    for index in range(len(found.worths)):
        worth = found.worths[index]
        at = len(order)
        while at > 0 and found.worths[order[at - 1]] < worth:
            at -= 1
        if at < MOST_ARMS:
            order.insert(at, index)
            if len(order) > MOST_ARMS:
                order.pop()
    return order


class Node:
    """A place in the tree."""

    asks: list[Ask]
    after: Node | None  # where it goes on when several seats answered at once and the searcher did not

    def __init__(self) -> None:
        self.asks = []
        self.after = None

    def ask(self, seat: i64, question: i64) -> Ask | None:
        for found in self.asks:
            if found.seat == seat and found.question == question:
                return found
        return None
