"""The benchmark: a bot on every named task among Ranchers, and a rating on which Rancher stands at 1000.

A bot of strength g wins g / (g + k) of its games among k Ranchers. Where it plays alone against a player of
the rules, it is compared with a Rancher in its place. The rating is 1000 + 400 log10 g; of all tasks it is
the mean of theirs, each weighted by how sure it is.
"""

from __future__ import annotations

import math
import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass

import carson
from carson.arena.contest import Contest, contest
from carson.arena.markdown import markdown_table
from carson.arena.output import figures
from carson.arena.standings import SURE, Interval, Standing
from carson.core.bot_names import plays
from carson.engine import engine
from carson.env.tasks import Task

FORMAT = 1
ANCHOR = "rancher"
AT = 1000.0  # where it stands
STEP = 400 / math.log(10)  # points for each e-fold of strength


@dataclass(frozen=True)
class Trial:
    """A bot on a task: the contest, and that of a Rancher in its place where it meets none."""

    task: Task
    bot: str
    plan: Contest
    reference: Contest | None

    @property
    def name(self) -> str:
        """For the file of its journal."""
        return f"{self.task.name}-{''.join(c if c.isalnum() else '-' for c in self.bot)}"


@dataclass(frozen=True)
class Strength:
    """The logarithm of a strength, and its variance."""

    log: float
    variance: float

    @property
    def rating(self) -> float:
        return AT + STEP * self.log

    @property
    def interval(self) -> Interval:
        """Holds the true rating in 95 of 100 benchmarks."""
        half = SURE * STEP * math.sqrt(self.variance)
        return self.rating - half, self.rating + half


@dataclass(frozen=True)
class Found:
    """What came of a trial."""

    trial: Trial
    standing: Standing
    rivals: int  # Ranchers at the table; 0 for one who plays alone
    strength: Strength
    notes: list[str]


def trials(bots: Sequence[str], tasks: Sequence[Task], seed: str) -> list[Trial]:
    """Every bot on every task that it plays."""
    return [_trial(bot, task, seed) for bot in bots for task in tasks if plays(task.game, bot)]


def _trial(bot: str, task: Task, seed: str) -> Trial:
    others = len(task.seats) - 1
    plan = contest(task.game, task.given, [bot] + [ANCHOR] * others, f"{seed}/{task.name}")
    alone = None if others else contest(task.game, task.given, [ANCHOR], plan.seed)
    return Trial(task, plan.bots[0], plan, alone)


def found(trial: Trial, standing: Standing, reference: Standing | None, notes: Sequence[str] = ()) -> Found:
    """The strength that follows from games won."""
    rivals = len(trial.plan.bots) - 1
    own = _odds(standing)
    if reference is not None:
        other = _odds(reference)
        strength = Strength(own.log - other.log, own.variance + other.variance)
    else:
        strength = Strength(own.log + math.log(rivals), own.variance)
    return Found(trial, standing, rivals, strength, list(notes))


def _odds(standing: Standing) -> Strength:
    """The logarithm of games won for each one lost; half a win and half a loss more keep it finite."""
    games = standing.games + 1
    share = (standing.wins + 0.5) / games
    return Strength(math.log(share / (1 - share)), 1 / (games * share * (1 - share)))


def pooled(parts: Sequence[Found]) -> Strength:
    """Of all tasks together."""
    weights = [1 / part.strength.variance for part in parts]
    mean = sum(w * part.strength.log for w, part in zip(weights, parts, strict=True)) / sum(weights)
    return Strength(mean, 1 / sum(weights))


# ---- as data and as text


def machine() -> dict[str, object]:
    """Where it was measured."""
    return {
        "carson": carson.__version__,
        "engine": engine(),
        "python": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
    }


def as_json(seed: str, all_found: Sequence[Found]) -> dict[str, object]:
    """Everything that somebody needs who wants to repeat it."""
    return {
        "benchmark": FORMAT,
        **machine(),
        "seed": seed,
        "anchor": {"bot": ANCHOR, "rating": AT},
        "bots": [_bot_json(bot, parts) for bot, parts in by_bot(all_found)],
    }


def by_bot(all_found: Sequence[Found]) -> list[tuple[str, list[Found]]]:
    """What was found, for each bot together."""
    names = dict.fromkeys(one.trial.bot for one in all_found)
    return [(name, [one for one in all_found if one.trial.bot == name]) for name in names]


def _bot_json(bot: str, parts: Sequence[Found]) -> dict[str, object]:
    whole = pooled(parts)
    return {
        "name": bot,
        "rating": round(whole.rating, 1),
        "rating_interval": [round(bound, 1) for bound in whole.interval],
        "games": sum(part.standing.games for part in parts),
        "tasks": [_task_json(part) for part in parts],
    }


def _task_json(part: Found) -> dict[str, object]:
    task = part.trial.task
    own = figures(part.trial.plan, [part.standing], part.notes)
    return {
        "task": task.name,
        "mark": task.mark,
        "rules": task.game.version_of(task.options),
        "strength": round(part.strength.rating, 1),
        "strength_interval": [round(bound, 1) for bound in part.strength.interval],
        **own,
    }


HEADINGS = ("bot", "task", "games", "wins", "95% interval", "rating", "95% interval", "score", "ms/move")
NUMBERS = range(2, len(HEADINGS))
ALL = "all tasks"


def rows(all_found: Sequence[Found]) -> list[tuple[str, ...]]:
    """A line for each task of each bot, and one for all of them."""
    table: list[tuple[str, ...]] = []
    for bot, parts in by_bot(all_found):
        whole = pooled(parts)
        games = sum(part.standing.games for part in parts)
        table.append((bot, ALL, f"{games}", "", "", *_rated(whole), "", ""))
        table += [("", *_row(part)) for part in parts]
    return table


def _row(part: Found) -> tuple[str, ...]:
    one = part.standing
    ms = one.times.mean()
    shares = (f"{one.win_rate:.1%}", "{:.1%} to {:.1%}".format(*one.interval))
    more = (f"{one.mean_score:.1f}", "" if ms is None else f"{ms:.3g}")
    return (part.trial.task.name, f"{one.games}", *shares, *_rated(part.strength), *more)


def _rated(strength: Strength) -> tuple[str, str]:
    return f"{strength.rating:.0f}", "{:.0f} to {:.0f}".format(*strength.interval)


def markdown(seed: str, all_found: Sequence[Found]) -> str:
    """The table as a page can hold it."""
    here = machine()
    lines = [
        f"Carson {here['carson']}, {here['engine']} engine, Python {here['python']}, {here['machine']}, "
        f"{here['cores']} cores, seed {seed}. {ANCHOR.capitalize()} stands at {AT:.0f}.",
        "",
        *markdown_table(HEADINGS, NUMBERS, rows(all_found)),
    ]
    return "\n".join(lines) + "\n"
