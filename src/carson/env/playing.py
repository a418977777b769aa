"""A game behind an environment: dealt from one seed, with arrays of what seats know and may do."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from carson.core.errors import BadStep
from carson.core.following import Following, Played
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY
from carson.env.tasks import Task
from carson.env.words import later

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
SIGNED = 1 << 63


class Playing:
    """One game after the other; the same seed and answers give what `carson.batch` gives."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.state = task.first.clone()
        self.seat = NOBODY  # who is asked
        self._rng: Rng | None = None
        self._followed = Following(task.game, task.options)
        self._mask: bytes | None = None  # of the seat that is asked, once somebody has looked

    @property
    def begun(self) -> bool:
        return self._rng is not None

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed luck goes on as it comes."""
        if seed is not None or self._rng is None:
            self._rng = rng_of(seed)
        self.state = self.task.first.clone()
        self._followed = Following(self.task.game, self.task.options)
        self._deal()

    def play(self, seat: int, action: int) -> None:
        """Take a legal action, then all draws."""
        self.state.play(seat, action)
        self._followed.add(seat, action, self.state)
        self._deal()

    @property
    def history(self) -> list[Played]:
        """What was played so far, as far as everybody may know it."""
        return self._followed.known

    def _deal(self) -> None:
        state, rng = self.state, self._rng
        assert rng is not None
        seat = state.actor()
        while seat == CHANCE:
            outcome = int(state.pick(rng))
            state.play(CHANCE, outcome)
            self._followed.add(CHANCE, outcome, state)
            seat = state.actor()
        self.seat = seat
        self._mask = None

    # ---- as arrays, which are the caller's own

    def observation(self, seat: int) -> Observation:
        return np.frombuffer(self.state.observe(seat), np.int16).copy()

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(self._bytes(seat), np.int8).copy()

    def nothing(self) -> Mask:
        """The mask of a seat that is not asked."""
        return np.zeros(self.task.actions, np.int8)

    def _bytes(self, seat: int) -> bytes:
        if seat != self.seat:
            return self.state.mask(seat)
        if self._mask is None:
            self._mask = self.state.mask(seat)
        return self._mask

    # ---- what is wrong

    def checked(self, seat: int, agent: str, action: Any) -> int:
        """An action as a number; BadStep when it is none or is not legal."""
        if not self.begun:
            raise BadStep(later("step.no-reset"))
        number = number_of(action, agent, self.task.actions)
        if not self._bytes(seat)[number]:
            why = self.state.why_not(seat, number)
            raise BadStep(later("step.illegal", agent=agent, action=number, why=why))
        return number

    def instead(self, seat: int, action: Any, agent: str) -> int:
        """This action, or the legal one that comes next after it."""
        mask = self._bytes(seat)
        number = number_of(action, agent, self.task.actions)
        after = mask.find(1, number)
        return after if after >= 0 else mask.find(1)


def number_of(action: Any, agent: str, count: int) -> int:
    """An action as a number below the count."""
    try:
        number = operator.index(action)
    except TypeError:
        number = -1
    if not 0 <= number < count:
        raise BadStep(later("step.no-number", agent=agent, action=action, count=count))
    return number


def rng_of(seed: int | None) -> Rng:
    """A generator, by chance where no seed is given; seeds beyond 64 bits are cut."""
    drawn = int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) if seed is None else seed
    return Rng((drawn + SIGNED) % (2 * SIGNED) - SIGNED)
