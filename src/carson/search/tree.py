"""The tree: what is known about each answer of each seat, by the path of answers that leads there.

Chance is not part of the path. A node may therefore stand for several questions; each has its own `Ask`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carson.search.evaluator import Choices

DRAWN: Final = -1.0  # the prior of an answer that waits no more


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
    """A question to a seat, with its answers. Most are never looked at: they wait and become arms in turn."""

    seat: i64
    question: i64
    visits: i64
    total: float
    arms: list[Arm]  # the most promising first
    waiting: vec[i64]  # answers, in any order
    priors: vec[float]  # theirs; DRAWN once the answer waits no more
    marked: bool  # whether the moment is noted, so that a later search can go on here

    def __init__(self, seat: i64, question: i64) -> None:
        self.seat = seat
        self.question = question
        self.visits = 0
        self.total = 0.0
        self.arms = []
        self.waiting = vec[i64]([])
        self.priors = vec[float]([])
        self.marked = False

    def fill(self, found: Choices, warmth: float) -> None:
        """Let answers wait; the priors fall off with the distance to the best worth."""
        worths = found.worths
        top = -1.0e9
        for worth in worths:
            top = max(top, worth)
        waiting = self.waiting
        for action in found.actions:
            waiting = append(waiting, action)
        self.waiting = waiting
        priors = self.priors
        begun: i64 = len(priors)
        total = 0.0
        for worth in worths:
            share = exp((worth - top) / warmth)
            total += share
            priors = append(priors, share)
        k: i64
        for k in range(begun, len(priors)):
            priors[k] /= total
        self.priors = priors

    def reaches(self, number: i64) -> bool:
        """Whether there is an arm of this number; if need be the best answer that waits becomes it."""
        while number >= len(self.arms):
            best = self._most_promising()
            if best < 0:
                return False
            if not self._has(self.waiting[best]):
                self.arms.append(Arm(self.waiting[best], self.priors[best]))
            self.priors[best] = DRAWN
        return True

    def _most_promising(self) -> i64:
        """Which answer to look at next; of equals the earlier one; -1 when nothing waits."""
        best: i64 = -1
        most = DRAWN
        k: i64
        for k in range(len(self.priors)):
            if self.priors[k] > most:
                most = self.priors[k]
                best = k
        return best

    def _has(self, action: i64) -> bool:
        """Whether an answer is an arm already: it may be found twice."""
        for arm in self.arms:
            if arm.action == action:
                return True
        return False


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
