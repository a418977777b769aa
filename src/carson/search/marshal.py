"""MarshalBot: searches before it answers, and can tell what it thinks of the other answers."""

import hashlib
from collections.abc import Callable
from typing import Final

from carson.core.advice import Advice
from carson.core.bot import Param, Tunable
from carson.core.clock import UNHURRIED, Clock
from carson.core.dealer import Dealer
from carson.core.state import State
from carson.core.view import View
from carson.search.effects import effects_of
from carson.search.evaluator import Evaluator
from carson.search.report import Report
from carson.search.search import Search
from carson.search.style import Style
from carson.search.tally import Tally

DEFAULT_MS: Final = 300
MS: Final = Param("ms", DEFAULT_MS, 1, 60_000)  # milliseconds for a move
PLAYOUTS: Final = Param("playouts", 0, 0, 1_000_000)  # work instead of time, so that a move can be repeated
SAMPLES: Final = 16  # states a search starts from in turn


class MarshalBot:
    """Looks for the best answer for some milliseconds, or for a number of playouts."""

    def __init__(
        self,
        seed: str,
        evaluator: Callable[[State], Evaluator],
        ms: int = DEFAULT_MS,
        playouts: int = 0,
        style: Style | None = None,
    ) -> None:
        self.seed = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
        self.evaluator = evaluator
        self.ms = ms
        self.playouts = playouts
        self.style = style or Style()
        self.report: Report | None = None  # of the last answer that took a search
        self._search: Search | None = None

    @property
    def values(self) -> dict[int, float]:
        """Of the answers that the last search looked at: a mixture of the chance to win and points ahead."""
        options = self.report.options if self.report is not None else []
        return {option.action: option.value for option in options if option.visits}

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        if len(legal) == 1:
            self.report = None
            return legal[0]
        return self.consider(view, clock).best

    def explain(self, view: View, legal: list[int], clock: Clock) -> list[Advice]:
        """The answers it looked at with their chance to win; a part of the legal ones is compared evenly."""
        among = legal if len(legal) < len(view.state.legal(view.seat)) else None
        search = self._search_for(view.state)
        search.tally = Tally(search.evaluator)
        options = self.consider(view, clock, among).options
        tally, search.tally = search.tally, None
        first, *others = [option.action for option in options]
        return [
            Advice(
                option.action,
                win=option.win if option.visits else None,
                visits=option.visits,
                effects=effects_of(
                    tally, view.seat, option.action, (others or [first])[0] if at == 0 else first
                ),
            )
            for at, option in enumerate(options)
        ]

    def consider(self, view: View, clock: Clock = UNHURRIED, among: list[int] | None = None) -> Report:
        """Every answer worth a look, the best first; or those `among` which to choose, without prejudice."""
        dealer = Dealer(f"{self.seed}/{view.seat}")
        samples = [view.resampled(dealer) for _ in range(SAMPLES)]
        allowance = (clock.ms or 0) if self.playouts else clock.within(self.ms)
        search = self._search_for(view.state)
        self.report = search.think(samples, view.seat, self.seed, self.playouts, allowance, among)
        return self.report

    def _search_for(self, state: State) -> Search:
        """The search of the last answer, whose tree may be of use, unless it was another kind of table."""
        evaluator = self.evaluator(state)
        if self._search is None or self._search.evaluator.seats != evaluator.seats:
            self._search = Search(evaluator, self.style)
        return self._search


def marshal(evaluator: Callable[[State], Evaluator], style: Style | None = None) -> Tunable:
    """Makes bots for the game that this evaluator knows, which search in this style."""
    return Tunable(
        lambda seed, given: MarshalBot(seed, evaluator, given["ms"], given["playouts"], style), (MS, PLAYOUTS)
    )
