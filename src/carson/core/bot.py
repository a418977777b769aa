"""Bot: anything that can choose."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from carson.core.rng import Rng
from carson.core.state import State


class Bot(Protocol):
    """A player made of code. It sees a state and picks one of the actions it is offered."""

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions of this seat. The state is only to be looked at."""


class RandomBot:
    """Every legal action is as likely as any other; the same seed gives the same choices."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.rng = Rng(int.from_bytes(digest[:8], "big", signed=True))

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        return legal[int(self.rng.below(len(legal)))]


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
