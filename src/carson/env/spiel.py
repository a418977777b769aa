"""OpenSpiel: every task as a game, with chance in the open, serialization and IS-MCTS.

Importing this registers the tasks: `City4p-v0` is `carson_city4p_v0` there. Players are the seats that are
asked. `resample_from_infostate` is `State.resample`: searches see only what a player cannot tell apart.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from carson.core.dealer import Dealer
from carson.core.state import CHANCE, NOBODY
from carson.env.tasks import TASKS, Task

MOST_WORLDS = 1 << 31


def short_name(task: Task) -> str:
    """The name under which OpenSpiel knows a task."""
    return "carson_" + task.name.lower().replace("-", "_")


def _type_of(task: Task) -> Any:
    alone = len(task.seats) < task.game.seats(task.options)  # against the rules: others lose what one wins
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(task),
        long_name=f"Carson, {task.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=len(task.seats),
        min_num_players=len(task.seats),
        provides_information_state_string=False,  # what a seat may know now, not what it remembers
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A task."""

    task: Task
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        task, bounds = self.task, self.task.game.bounds(self.task.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=task.actions,
            max_chance_outcomes=task.actions,
            num_players=len(task.seats),
            min_utility=bounds.lowest,
            max_utility=bounds.highest,
            utility_sum=0.0 if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=bounds.answers,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.task)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of play; `carson` is the state of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.task = game.task
        self.carson = game.task.first.clone()

    def current_player(self) -> int:
        seat = int(self.carson.actor())
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.carson.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.carson.chance()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.carson.play(int(self.carson.actor()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.task.game.action_text(action)

    def is_terminal(self) -> bool:
        return self.carson.actor() == NOBODY

    def returns(self) -> list[float]:
        return self.carson.returns()[: len(self.task.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one."""
        other: SpielState = self.clone()
        other.carson = self.carson.resample(player, Dealer(str(int(sampler() * MOST_WORLDS))))
        return other

    def __str__(self) -> str:
        return repr(self.carson)


class Observer:
    """What a player may know: the numbers of an observation, and the view as text."""

    def __init__(self, task: Task) -> None:
        self.tensor = np.zeros(task.legend.size, np.float32)
        self.dict = {part.name: self.tensor[part.place].reshape(part.shape) for part in task.legend}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.carson.observe(player), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(state.carson.view(player), sort_keys=True)


def _register(task: Task) -> None:
    made = type(f"Game{short_name(task)}", (SpielGame,), {"task": task, "kind": _type_of(task)})
    pyspiel.register_game(made.kind, made)  # type: ignore[attr-defined]


def load(task: Task) -> Any:
    """The game of a task."""
    return pyspiel.load_game(short_name(task))


for _task in TASKS.values():
    _register(_task)
