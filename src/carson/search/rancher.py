"""RancherBot: rates every answer it is offered in points of the game and takes the best one."""

import hashlib
from collections.abc import Callable
from typing import Final

from carson.core.advice import Advice
from carson.core.clock import Clock
from carson.core.rng import Rng
from carson.core.state import State
from carson.core.view import View
from carson.search.evaluator import Choices, Evaluator

CLOSE: Final = 1e-9  # worths this near to the best one are equally good

Rated = list[tuple[int, float]]  # answers and what they are worth in points


class RancherBot:
    """Looks one step ahead. The same seed and the same view always get the same answer."""

    def __init__(self, seed: str, evaluator: Callable[[State], Evaluator]) -> None:
        self.seed = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
        self.evaluator = evaluator
        self.values: dict[int, float] = {}  # of the answers to the last question, in points
        self._known: Evaluator | None = None

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        """The best of the legal actions."""
        self.values = {}
        if len(legal) == 1:
            return legal[0]
        rated = self.rated(view, legal)
        self.values = dict(rated)
        return self._best(view, legal, rated)

    def explain(self, view: View, legal: list[int], clock: Clock) -> list[Advice]:
        """Every answer it would look at in points, the one it would give first."""
        rated = self.rated(view, legal)
        best = self._best(view, legal, rated)
        if not rated:
            return [Advice(best)]
        ranked = sorted(rated, key=lambda one: (one[0] != best, -one[1]))
        return [Advice(action, points=worth) for action, worth in ranked]

    def rated(self, view: View, legal: list[int]) -> Rated:
        """Every answer worth a look with its worth."""
        evaluator = self._evaluator_for(view.state)
        here = evaluator.facing(view.state, view.seat)
        evaluator.study(here, view.seat)
        found = Choices()
        evaluator.rate(here, view.seat, found)
        allowed = set(legal)
        worths: dict[int, float] = {}
        for action, worth in zip(found.actions, found.worths, strict=True):
            if action in allowed:
                worths[int(action)] = max(worth, worths.get(int(action), worth))
        return list(worths.items())

    def _best(self, view: View, legal: list[int], rated: Rated) -> int:
        if not rated:
            return self._any(view, legal)
        best = max([worth for _, worth in rated]) - CLOSE
        return self._any(view, [action for action, worth in rated if worth >= best])

    def _evaluator_for(self, state: State) -> Evaluator:
        """The evaluator of the last answer, unless it was another kind of table."""
        evaluator = self.evaluator(state)
        if self._known is None or self._known.seats != evaluator.seats:
            self._known = evaluator
        return self._known

    def _any(self, view: View, actions: list[int]) -> int:
        """One of equally good actions, picked by the seed and the state."""
        if len(actions) == 1:
            return actions[0]
        mixed = self.seed ^ int(self._evaluator_for(view.state).moment(view.state, view.seat))
        return sorted(actions)[int(Rng(mixed).below(len(actions)))]


def rancher(evaluator: Callable[[State], Evaluator]) -> Callable[[str], RancherBot]:
    """Makes bots for the game that this evaluator knows; the seed decides between equally good answers."""
    return lambda seed: RancherBot(seed, evaluator)
