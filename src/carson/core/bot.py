"""Bot: anything that can choose."""

from __future__ import annotations

import hashlib
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
