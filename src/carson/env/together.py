"""PettingZoo: all agents answer in every step, for games in which many are asked at once.

An agent that is not asked has one action, WAIT, which is the number after the last one of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from carson.core.errors import BadStep
from carson.core.following import Played
from carson.core.state import NOBODY
from carson.env.in_turn import ends, seen
from carson.env.playing import Playing, number_of
from carson.env.tasks import Task
from carson.env.words import later

Seen = dict[str, dict[str, Any]]


class ManyEnv(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """Agents `seat_0`, `seat_1` ...; where those who are asked see each other, lower seats answer first."""

    def __init__(self, task: Task, render_mode: str | None = None) -> None:
        self.metadata = {"name": task.name, "render_modes": ["ansi"]}
        self.task = task
        self.render_mode = render_mode
        self.playing = Playing(task)
        self.wait = task.actions
        self.possible_agents = [f"seat_{seat}" for seat in task.seats]
        self.agents: list[str] = []
        self.observation_spaces = {agent: seen(task, self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, dict[str, Any]]]:
        self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The answers of all agents; if one is wrong, nothing is played."""
        answers = self._checked(actions)
        for seat, action in answers.items():
            if seat in self.playing.state.actors() and action in self.playing.state.legal(seat):
                self.playing.play(seat, action)
        agents, over = self.agents, self.playing.seat == NOBODY
        rewards, infos = ends(self.playing, agents) if over else (dict.fromkeys(agents, 0.0), {})
        result = (
            self._seen(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: infos.get(agent, {}) for agent in agents},
        )
        if over:
            self.agents = []
        return result

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

    def _seen(self) -> Seen:
        asked = self.playing.state.actors()
        return {agent: self._known_to(seat, seat in asked) for seat, agent in enumerate(self.agents)}

    def _known_to(self, seat: int, asked: bool) -> dict[str, Any]:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = self.playing.mask(seat) if asked else 0
        mask[self.wait] = not asked
        return {"observation": self.playing.observation(seat), "action_mask": mask}

    def _checked(self, actions: dict[str, int]) -> dict[int, int]:
        """The actions of the seats that are asked."""
        if not self.playing.begun:
            raise BadStep(later("step.no-reset"))
        if not self.agents:
            raise BadStep(later("step.over"))
        unknown = [agent for agent in actions if agent not in self.agents]
        if unknown:
            raise BadStep(later("step.no-agent", agent=unknown[0], known=", ".join(self.agents)))
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise BadStep(later("step.agents", missing=", ".join(missing)))
        asked = self.playing.state.actors()
        for seat, agent in enumerate(self.agents):
            if seat not in asked and number_of(actions[agent], agent, self.wait + 1) != self.wait:
                raise BadStep(later("step.waits", agent=agent, wait=self.wait))
        return {
            seat: self.playing.checked(seat, self.agents[seat], actions[self.agents[seat]]) for seat in asked
        }
