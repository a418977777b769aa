"""RancherBot: rates every answer it is offered in victory points and takes the best one."""

from __future__ import annotations

import hashlib
from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.raters import AFTER_PAY_DAY, QUESTIONS
from carson.city.bots.sense import is_road
from carson.city.bots.survey import Key, Survey, map_key
from carson.city.bots.taste import RANCHER, Taste
from carson.city.count.shifting import question_of
from carson.city.facts.ids import AMOUNT, DONE, KEEP, NO, PASS
from carson.city.table.table import Table
from carson.core.advice import Advice
from carson.core.clock import Clock
from carson.core.rng import Rng
from carson.core.state import State
from carson.core.view import View

SAFE_WORDS: Final = (NO, DONE, KEEP, PASS)  # answers that commit to nothing
CLOSE: Final = 1e-9  # worths this near to the best one are equally good

Rated = list[tuple[int, float]]  # answers and what they are worth in points


class RancherBot:
    """Looks one step ahead. The same seed and the same view always get the same answer."""

    def __init__(self, seed: str, taste: Taste = RANCHER) -> None:
        self.taste = taste
        self.seed = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
        self._key: Key = ()
        self._survey: Survey | None = None

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        """The best of the legal actions; of an unknown question the answer that commits to least."""
        if len(legal) == 1:
            return legal[0]
        return self._best(view, legal, self.rated(view, legal))

    def explain(self, view: View, legal: list[int], clock: Clock) -> list[Advice]:
        """Every answer it understands in points; of an unknown question only what it would answer."""
        rated = self.rated(view, legal)
        best = self._best(view, legal, rated)
        if not rated:
            return [Advice(best)]
        ranked = sorted(rated, key=lambda one: (one[0] != best, -one[1]))
        return [Advice(action, points=worth) for action, worth in ranked]

    def _best(self, view: View, legal: list[int], rated: Rated) -> int:
        if not rated:
            return self._any(view.state, safest(legal))
        best = max([worth for _, worth in rated]) - CLOSE
        return self._any(view.state, [action for action, worth in rated if worth >= best])

    def rated(self, view: View, legal: list[int]) -> Rated:
        """Every answer it understands with its worth; none when it does not know the question."""
        state = view.state
        if not isinstance(state, Table):
            return []
        kind = int(question_of(state, view.seat))
        if kind not in QUESTIONS:
            return []
        rater, understood = QUESTIONS[kind]
        actions = [action for action in legal if action in understood]
        if not actions:
            return []
        look = Look(self._survey_of(state, view.seat, kind in AFTER_PAY_DAY))
        return list(zip(actions, rater(look, actions), strict=True))

    def _survey_of(self, s: Table, seat: int, paid: bool) -> Survey:
        """The survey of the last decision, if the map is still the same."""
        key = map_key(s, seat, paid)
        if self._survey is None or key != self._key:
            self._key = key
            self._survey = Survey(s, seat, self.taste, paid)
        self._survey.s = s
        return self._survey

    def _any(self, state: State, actions: list[int]) -> int:
        """One of equally good actions, picked by the seed and the state."""
        if len(actions) == 1:
            return actions[0]
        mixed = self.seed
        for number in state.dump():
            mixed = (mixed * 31 + number) & 0x7FFFFFFFFFFFFFFF
        return actions[int(Rng(mixed).below(len(actions)))]


def safest(legal: list[int]) -> list[int]:
    """A word that commits to nothing, else the smallest amount, else anything but a road."""
    for word in SAFE_WORDS:
        if word in legal:
            return [word]
    amounts = [action for action in legal if action >= AMOUNT]
    return amounts[:1] or [action for action in legal if not is_road(action)] or legal
