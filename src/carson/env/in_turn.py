"""PettingZoo: seats act one after the other; those who are asked at once do not see each other's answers."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from carson.core.errors import BadStep
from carson.core.following import Played
from carson.core.state import NOBODY
from carson.env.playing import Mask, Observation, Playing
from carson.env.tasks import Task
from carson.env.words import later

LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1


def seen(task: Task, actions: int | None = None) -> spaces.Dict:
    """Observations and masks of a task."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (task.legend.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions or task.actions,), np.int8),
        }
    )


def ends(playing: Playing, agents: list[str]) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
    """What a game that is over brought each agent, and what else is known of it."""
    result = playing.state.result()
    assert result is not None
    rewards = dict(zip(agents, playing.state.returns(), strict=False))  # without seats the rules play
    return rewards, {
        agent: {"score": result.total(seat), "place": 1 + result.ranking.index(seat)}
        for seat, agent in enumerate(agents)
    }


class AecEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """Agents `seat_0`, `seat_1` ... with observations `observation` and `action_mask`."""

    def __init__(self, task: Task, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": task.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.task = task
        self.render_mode = render_mode
        self.playing = Playing(task)
        self.possible_agents = [f"seat_{seat}" for seat in task.seats]
        self.agents: list[str] = []
        self.observation_spaces = {agent: seen(task) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(task.actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same draws, as in `carson.batch`."""
        self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.playing.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; the mask of one that is not asked is all zeros."""
        seat, playing = self._seats[self._known(agent)], self.playing
        seen: Observation = playing.observation(seat)
        mask: Mask = playing.mask(seat) if seat == playing.seat else playing.nothing()
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`."""
        if not self.playing.begun:
            raise BadStep(later("step.no-reset"))
        if not self.agents:
            raise BadStep(later("step.over"))
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise BadStep(later("step.dead", agent=agent))
            self._was_dead_step(action)
            return
        playing = self.playing
        playing.play(playing.seat, playing.checked(playing.seat, agent, action))
        self._cumulative_rewards[agent] = 0.0
        if playing.seat == NOBODY:
            self.rewards, self.infos = ends(playing, self.agents)
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[playing.seat]

    @property
    def history(self) -> list[Played]:
        """What everybody may know of what was played in this game, dice and draws as seat -1."""
        return self.playing.history

    def render(self) -> str:
        """The whole position as text, secrets included."""
        return self.task.game.write_position(self.playing.state)

    def close(self) -> None:
        """There is nothing to let go of."""

    def __str__(self) -> str:
        return self.task.name

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise BadStep(later("step.no-agent", agent=agent, known=", ".join(self.possible_agents)))
        return agent
