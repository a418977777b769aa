"""Advice: a bot that can say what it thinks of the answers, for hints and reviews."""

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from carson.core.bot import Bot
from carson.core.bot_names import bot_maker
from carson.core.clock import Clock
from carson.core.effect import Effect
from carson.core.errors import BadOption
from carson.core.game import Game
from carson.core.view import View
from carson.core.words import later

USUAL: Final = "marshal"  # gives hints and reviews where it plays and no other bot is named


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


def adviser_named(game: Game, text: str, seed: str, outside: bool = False) -> Adviser:
    """The bot of this name; BadOption when there is none, or when it cannot explain itself."""
    bot = bot_maker(game, text, outside)(seed)
    if not isinstance(bot, Adviser):
        raise BadOption(later("advice.no-adviser", bot=text, known=", ".join(advisers(game))))
    return bot


def advisers(game: Game) -> list[str]:
    """The bots of a game that explain themselves."""
    return [name for name, maker in game.bots().items() if isinstance(maker(""), Adviser)]


def usual_adviser(game: Game) -> str:
    """The bot that explains when none is named."""
    found = advisers(game)
    if not found:
        raise BadOption(later("advice.nobody", game=game.title))
    return USUAL if USUAL in found else found[0]
