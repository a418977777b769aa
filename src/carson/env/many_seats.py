"""Gymnasium's vector interface: many games of one seat against named bots, stepped by `carson.batch`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from carson.core.batch import LEAVE, Batch
from carson.core.errors import BadStep
from carson.core.state import NOBODY
from carson.env.in_turn import HIGHEST, LOWEST
from carson.env.playing import Observation, rng_of
from carson.env.rivals import Rivals, check_mode
from carson.env.tasks import Task, task
from carson.env.words import later

Steps = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatsEnv(VectorEnv[Observation, NDArray[np.int64], Any]):
    """A game that ends begins anew in the same step; `infos["final_obs"]` has what was seen last."""

    def __init__(
        self,
        name: str | Task,
        num_envs: int = 1,
        rivals: str | Sequence[str] = "random",
        own: int = 0,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = render_mode
        self.task = task(name)
        self.own = own
        self.num_envs = num_envs
        self.illegal = check_mode(illegal)
        self.rivals = [Rivals(self.task, rivals, own) for _ in range(num_envs)]
        self.single_observation_space = spaces.Box(LOWEST, HIGHEST, (self.task.legend.size,), np.int16)
        self.single_action_space = spaces.Discrete(self.task.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch: Batch | None = None
        self._games = [0] * num_envs
        self._seeds = [""] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games; one seed stands for itself and those after it."""
        seeds = [seed + index for index in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.num_envs:
            raise BadStep(later("step.seeds", found=len(seeds), wanted=self.num_envs))
        drawn = [int(rng_of(one).state) for one in seeds or [None] * self.num_envs]
        if self._batch is None:
            self._batch = Batch(self.task.game, self.task.options, drawn, auto_reset=False)
            self._look(self._batch)
        else:
            self._batch.reset(None, None if seeds is None else drawn)
        if seeds is not None or not self._seeds[0]:
            self._seeds = [str(one) for one in drawn]
            self._games = [0] * self.num_envs
        for index in range(self.num_envs):
            self._begin(index)
        self._let_others_answer()
        return self._observations.copy(), {"action_mask": self.action_masks()}

    def step(self, actions: NDArray[np.int64]) -> Steps:
        """Answer in all games; if one answer is wrong, BadStep names the game, and nothing is played."""
        batch = self._batch
        if batch is None:
            raise BadStep(later("step.no-reset"))
        batch.step(self._legal(actions) if self.illegal == "replace" else actions)
        self._let_others_answer()
        over = self._seats == NOBODY
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        if over.any():
            self._end(batch, over, rewards, infos)
        infos["action_mask"] = self.action_masks()
        return self._observations.copy(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.int8]:
        """What may be answered now, a row for each game."""
        return self._masks.astype(np.int8)

    def close_extras(self, **kwargs: Any) -> None:
        for rivals in self.rivals:
            rivals.leave()

    # ---- how it is done

    def _look(self, batch: Batch) -> None:
        """The arrays of the batch, which every step changes."""
        self._observations: Observation = np.asarray(batch.observations)
        self._masks = np.asarray(batch.masks)
        self._seats = np.asarray(batch.seats)
        self._returns = np.asarray(batch.returns)

    def _begin(self, index: int) -> None:
        self._games[index] += 1
        self.rivals[index].begin(f"{self._seeds[index]}/{self._games[index]}")

    def _let_others_answer(self) -> None:
        """Until every game asks our seat or is over."""
        batch = self._batch
        assert batch is not None
        while (theirs := (self._seats != self.own) & (self._seats != NOBODY)).any():
            if self.rivals[0].all_random:
                batch.step(np.where(theirs, np.asarray(batch.pick()), LEAVE))
                continue
            answers = np.full(self.num_envs, LEAVE, np.int64)
            for index in np.flatnonzero(theirs).tolist():
                seat = int(self._seats[index])
                answers[index] = self.rivals[index].choose(batch.state(index), seat)
            batch.step(answers)

    def _end(
        self, batch: Batch, over: NDArray[np.bool_], rewards: NDArray[np.float64], infos: dict[str, Any]
    ) -> None:
        """Tell how games ended, and begin the next ones."""
        indices = np.flatnonzero(over).tolist()
        final = np.empty(self.num_envs, object)
        scores = np.zeros(self.num_envs, np.int64)
        for index in indices:
            state = batch.state(index)
            result = state.result()
            assert result is not None
            rewards[index] = state.returns()[self.own]
            final[index] = np.frombuffer(state.observe(self.own), np.int16).copy()
            scores[index] = result.total(self.own)
            self._begin(index)
        infos.update(final_obs=final, _final_obs=over.copy(), score=scores, _score=over.copy())
        batch.reset(indices)
        self._let_others_answer()

    def _legal(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """Each action, or the legal one that comes next after it."""
        wanted = np.asarray(actions, np.int64)
        if wanted.shape != (self.num_envs,):
            return wanted  # the batch tells what is wrong
        rolled = (np.arange(self.task.actions) - wanted[:, None]) % self.task.actions
        far = np.where(self._masks != 0, rolled, self.task.actions)
        return np.asarray(far.argmin(axis=1), np.int64)
