"""Bot: anything that can choose."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from carson.core.clock import Clock
from carson.core.rng import Rng
from carson.core.view import View


class Bot(Protocol):
    """A player made of code. It sees what its seat may know and picks one of the actions it is offered.

    Any class with `choose` is one, made with a seed alone; docs/bots.md tells where it can play.
    """

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        """One of the legal actions of the view's seat, within the time of the clock."""


class RandomBot:
    """Every legal action is as likely as any other; the same seed gives the same choices."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.rng = Rng(int.from_bytes(digest[:8], "big", signed=True))

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        """Any of them."""
        return legal[int(self.rng.below(len(legal)))]


class SaneBot(RandomBot):
    """Picks at random what is not plainly foolish."""

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return super().choose(view, self.sane(view, legal), clock)

    def sane(self, view: View, legal: list[int]) -> list[int]:
        """The answers that are not foolish, or all when there is no better one."""
        raise NotImplementedError


@dataclass(frozen=True)
class Param:
    """A whole number that a bot can be told: `ms=500`."""

    name: str
    default: int
    least: int
    most: int


@dataclass(frozen=True)
class Tunable:
    """Makes bots with parameters; called with a seed alone it makes the usual one."""

    make: Callable[[str, Mapping[str, int]], Bot]
    params: tuple[Param, ...]

    def __call__(self, seed: str) -> Bot:
        return self.make(seed, {param.name: param.default for param in self.params})


@runtime_checkable
class Outsider(Protocol):
    """A bot that holds something of the machine, and that can tell what went wrong with it."""

    notes: list[str]

    def begin(self) -> None:
        """Get ready, before its time counts."""

    def close(self) -> None:
        """Let go of everything it holds."""


class Searched(Protocol):
    """What a search has to tell about itself."""

    @property
    def playouts(self) -> int:
        """How often the game was played on."""


@runtime_checkable
class Searcher(Protocol):
    """A bot that plays on in its head before it answers."""

    @property
    def report(self) -> Searched | None:
        """About the last answer that took a search."""


@runtime_checkable
class Valuer(Protocol):
    """A bot that can tell what it thought of the answers."""

    @property
    def values(self) -> Mapping[int, float]:
        """What the answers of the last question are worth to it, as far as it looked at them."""


@runtime_checkable
class Fallible(Protocol):
    """A bot that may be told that its answer is not legal, and counts how often."""

    @property
    def illegal(self) -> int:
        """Answers that were not legal."""


def illegal_answers(bot: Bot) -> int:
    """How often a bot answered what was not legal, as far as it may."""
    return bot.illegal if isinstance(bot, Fallible) else 0


def welcome(bots: Iterable[Bot]) -> None:
    """Let bots get ready."""
    for bot in bots:
        if isinstance(bot, Outsider):
            bot.begin()


def take_notes(bot: Bot) -> list[str]:
    """What a bot has to tell since it was last asked."""
    if not isinstance(bot, Outsider):
        return []
    notes, bot.notes = bot.notes, []
    return notes


def dismiss(bots: Iterable[Bot]) -> list[str]:
    """Send bots away; what they had to tell."""
    notes: list[str] = []
    for bot in bots:
        notes += take_notes(bot)
        if isinstance(bot, Outsider):
            bot.close()
    return notes
