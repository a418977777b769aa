"""Gymnasium: one seat against named bots; the mask is `action_masks()` and `info["action_mask"]`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from carson.core.errors import BadStep
from carson.core.following import Played
from carson.core.state import NOBODY
from carson.env.in_turn import HIGHEST, LOWEST
from carson.env.playing import Observation, Playing
from carson.env.rivals import Rivals, check_mode
from carson.env.tasks import TASKS, Task, task
from carson.env.words import later

PREFIX = "carson/"  # of the names under which Gymnasium knows the tasks


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One game after the other; a reward comes at the end: the share of the victory less 1 / seats."""

    def __init__(
        self,
        name: str | Task,
        rivals: str | Sequence[str] = "random",
        own: int = 0,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        """With `illegal="replace"` an action that is not legal stands for the legal one that comes next."""
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.task = task(name)
        self.own = own
        self.rivals = Rivals(self.task, rivals, own)
        self.illegal = check_mode(illegal)
        self.playing = Playing(self.task)
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (self.task.legend.size,), np.int16)
        self.action_space = spaces.Discrete(self.task.actions)
        self._games = 0
        self._seed = ""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self._seed:
            self._seed = str(self.np_random.integers(1 << 62)) if seed is None else str(seed)
            self._games = 0
        self._games += 1
        self.playing.begin(seed)
        self.rivals.begin(f"{self._seed}/{self._games}")
        self._let_others_answer()
        return self._seen()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        playing, agent = self.playing, f"seat_{self.own}"
        if not playing.begun:
            raise BadStep(later("step.no-reset"))
        if playing.seat == NOBODY:
            raise BadStep(later("step.over"))
        if self.illegal == "replace":
            number = playing.instead(self.own, action, agent)
        else:
            number = playing.checked(self.own, agent, action)
        playing.play(self.own, number)
        self._let_others_answer()
        seen, info = self._seen()
        over = playing.seat == NOBODY
        result = playing.state.result()
        if result is not None:
            info["score"] = result.total(self.own)
            info["place"] = 1 + result.ranking.index(self.own)
        return seen, playing.state.returns()[self.own] if over else 0.0, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be answered now, as sb3-contrib asks for it."""
        return self.playing.mask(self.own).astype(np.bool_)

    @property
    def history(self) -> list[Played]:
        """What everybody may know of what was played in this game, dice and draws as seat -1."""
        return self.playing.history

    def render(self) -> str:
        """The whole position as text, secrets included."""
        return self.task.game.write_position(self.playing.state)

    def close(self) -> None:
        self.rivals.leave()

    def _let_others_answer(self) -> None:
        playing = self.playing
        while playing.seat not in (self.own, NOBODY):
            playing.play(playing.seat, self.rivals.choose(playing.state, playing.seat))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        return self.playing.observation(self.own), {"action_mask": self.playing.mask(self.own)}


def register() -> None:
    """Tell Gymnasium the names of the tasks: `gymnasium.make("carson.env.one_seat:carson/City4p-v0")`."""
    for name in TASKS:
        gymnasium.register(
            PREFIX + name,
            entry_point="carson.env.one_seat:SeatEnv",
            vector_entry_point="carson.env.many_seats:SeatsEnv",
            kwargs={"name": name},
        )


register()
