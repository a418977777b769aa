"""Advice: a bot that can say what it thinks of the answers, for hints and reviews."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from carson.core.bot import Bot
from carson.core.clock import Clock
from carson.core.effect import Effect
from carson.core.view import View


@dataclass(frozen=True)
class Advice:
    """What a bot thinks of one answer; it gives the chance to win, or points, or neither."""

    action: int
    win: float | None = None  # chance to win, from 0 to 1
    points: float | None = None  # points of the game; of use only beside those of the other answers
    visits: int = 0  # how often it was tried; 0 for a bot that looks once and does not try
    effects: tuple[Effect, ...] = ()  # of the best answer beside the next best, of the others beside the best

    @property
    def worth(self) -> float | None:
        """What answers of the same bot can be compared by."""
        return self.points if self.win is None else self.win


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that explains itself."""

    def explain(self, view: View, legal: list[int], clock: Clock) -> list[Advice]:
        """What it thinks of these answers, the one it would give first.

        `legal` may be a part of what is legal, to compare these alone. Answers it has nothing to say about
        are left out, but at least one is there.
        """
