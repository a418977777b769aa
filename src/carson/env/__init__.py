"""For those who train and study: named tasks, and environments for PettingZoo, Gymnasium and OpenSpiel.

    from carson import env

    env.task("City4p-v0")           # game, options, shapes; needs no package
    env.aec("City4p-v0")            # PettingZoo, one seat after the other
    env.parallel("Cards4p-v0")      # PettingZoo, all who are asked answer at once
    env.seat("City4p-v0", rivals="drifter")    # Gymnasium, one seat against bots
    env.vector("City4p-v0", 64)     # the same many times, on carson.batch
    env.openspiel("City4p-v0")      # OpenSpiel

What an environment needs is imported when it is made; where it is missing, MissingPackage names the command.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from carson.core.extras import needed
from carson.env.tasks import TASKS, Task, task

if TYPE_CHECKING:
    from carson.env.in_turn import AecEnv
    from carson.env.many_seats import SeatsEnv
    from carson.env.one_seat import SeatEnv
    from carson.env.together import ManyEnv

__all__ = ["TASKS", "Task", "aec", "openspiel", "parallel", "seat", "task", "vector"]


def aec(name: str | Task, render_mode: str | None = None) -> AecEnv:
    """A PettingZoo environment in which seats act one after the other."""
    needed("pettingzoo", "env.aec")
    made: AecEnv = needed("carson.env.in_turn", "env.aec").AecEnv(task(name), render_mode)
    return made


def parallel(name: str | Task, render_mode: str | None = None) -> ManyEnv:
    """A PettingZoo environment in which all seats that are asked answer at once."""
    needed("pettingzoo", "env.parallel")
    made: ManyEnv = needed("carson.env.together", "env.parallel").ManyEnv(task(name), render_mode)
    return made


def seat(
    name: str | Task, rivals: str | Sequence[str] = "random", own: int = 0, illegal: str = "raise"
) -> SeatEnv:
    """A Gymnasium environment: one seat against named bots, one for all others or one for each."""
    needed("gymnasium", "env.seat")
    made: SeatEnv = needed("carson.env.one_seat", "env.seat").SeatEnv(name, rivals, own, illegal)
    return made


def vector(
    name: str | Task,
    num_envs: int,
    rivals: str | Sequence[str] = "random",
    own: int = 0,
    illegal: str = "raise",
) -> SeatsEnv:
    """Many games of one seat against named bots side by side, with the vector interface of Gymnasium."""
    needed("gymnasium", "env.vector")
    made: SeatsEnv = needed("carson.env.many_seats", "env.vector").SeatsEnv(
        name, num_envs, rivals, own, illegal
    )
    return made


def openspiel(name: str | Task) -> Any:
    """A game of OpenSpiel."""
    needed("pyspiel", "env.openspiel")
    return needed("carson.env.spiel", "env.openspiel").load(task(name))
