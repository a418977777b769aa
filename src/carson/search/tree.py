"""The tree: what is known about each answer of each seat, by the path of answers that leads there.

Chance is not part of the path. A node may therefore stand for several questions; each has its own `Ask`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
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
        shares = vec[float]([exp((found.worths[index] - top) / warmth) for index in order])
        total = 0.0
        for share in shares:
            total += share
        known = {int(arm.action) for arm in self.arms}
        for at, index in enumerate(order):
            action = found.actions[index]
            if action not in known:
                known.add(action)
                self.arms.append(Arm(action, shares[at] / total))


def best_first(found: Choices) -> list[int]:
    """The indices of the best choices, by falling worth; of equals the earlier one first."""
    worths = vec[float](found.worths)  # plain numbers: this is where a search would spend much of its time
    order = vec[i64]([0] * MOST_ARMS)
    kept: i64 = 0
    index: i64
    for index in range(len(worths)):
        worth = worths[index]
        if kept < MOST_ARMS:
            kept += 1
        elif worths[order[MOST_ARMS - 1]] >= worth:
            continue
        at = kept - 1
        while at > 0 and worths[order[at - 1]] < worth:
            order[at] = order[at - 1]
            at -= 1
        order[at] = index
    return [int(order[at]) for at in range(kept)]


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
