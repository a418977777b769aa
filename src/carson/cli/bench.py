"""`carson bench`: how fast the engine is, as JSON.

Random games with the game's default options run on one core in the compiled loop of `carson.core.playout`.
A game starts from a copy of the first state and ends with the last decision. The time is cut into slices that
play the same seeds; the best slice counts, because noise from other programs only makes a slice slower.
"""

import gc
import json
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

import typer

from carson import env
from carson.arena.contest import contest, jobs
from carson.arena.playing import play
from carson.arena.times import Times
from carson.batch import Batch
from carson.cli.chosen import BotName, GameName, Settings, chosen_game, given_options
from carson.cli.screen import Screen
from carson.cli.words import say
from carson.core.errors import MissingPackage
from carson.core.game import Game
from carson.core.playout import clones, playout
from carson.core.rng import Rng
from carson.core.state import NOBODY, State
from carson.engine import engine
from carson.env import Task

SLICES = 5
CLONES = 2_000  # and snapshots, in one timing
BATCH = 1_000  # games side by side
WEIGHED = 500  # copies held at once to weigh them


@dataclass
class Slice:
    """What one slice of time held."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0


def bench(
    name: GameName = None,
    settings: Settings = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01)] = 3.0,
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1)] = None,
    bot: BotName = None,
) -> None:
    """Measure the engine on one core with random games, or with `--bot` a bot; print JSON."""
    if bot is not None:
        typer.echo(json.dumps(_bot_figures(chosen_game(name), bot, games or 1), indent=2))
        return
    game, given = chosen_game(name), given_options(None, settings)
    options = game.settle(given)
    first = game.new(options)
    middle, last = _moments(first)
    slices = _slices(first, seconds, games)
    fastest = max(slices, key=lambda part: part.decisions / part.seconds)
    figures = {
        "game": game.name,
        "engine": engine(),
        "decisions_per_second": round(fastest.decisions / fastest.seconds),
        "games_per_second": round(fastest.games / fastest.seconds, 1),
        "clone_us": _microseconds(lambda: clones(middle, CLONES), CLONES),
        "bytes_per_state": _bytes_per_state(middle),
        **_bytes_figures(game, middle),
        **{f"last_{key}": value for key, value in _bytes_figures(game, last).items()},
        "batch_steps_per_second": _batch_steps(Batch(game, options, range(BATCH)), seconds / SLICES),
        "aec_steps_per_second": _aec_steps(Task(game.name, game.name, given, ""), seconds / SLICES),
        "decisions": sum(part.decisions for part in slices),
        "games": sum(part.games for part in slices),
        "seconds": round(sum(part.seconds for part in slices), 6),
        "best_of": len(slices),
    }
    typer.echo(json.dumps(figures, indent=2))


def _bot_figures(game: Game, bot: str, games: int) -> dict[str, object]:
    """How long a bot takes for a move, in games against itself."""
    places = game.seats(game.settle({})) - len(game.virtual(game.settle({})))
    plan = contest(game, {}, [bot] * places, "bench")
    times = Times()
    for job in jobs(plan, games)[:games]:
        for taken in play(plan, job).times:
            times.merge(taken)
    mean, slowest = times.mean() or 0.0, times.quantile(0.99) or 0.0
    return {
        "game": game.name,
        "engine": engine(),
        "bot": plan.bots[0],
        "games": games,
        "decisions": times.count,
        "ms_per_decision": round(mean, 4),
        "ms_p99": round(slowest, 4),
    }


def _slices(first: State, seconds: float, games: int | None) -> list[Slice]:
    """Play in slices; `games` are spread over them as evenly as they can be."""
    count = SLICES if games is None else min(SLICES, games)
    screen = Screen(stderr=True)
    slices = []
    with screen.console.status(say("bench.playing")) as status:
        for number in range(count):
            if screen.alive:
                status.update(say("bench.playing-part", number=number + 1, count=count))
            quota = None if games is None else games // count + (number < games % count)
            slices.append(_slice(first, seconds / count, quota))
    return slices


def _slice(first: State, seconds: float, quota: int | None) -> Slice:
    """Play until the time is over, or so many games."""
    part = Slice()
    start = time.perf_counter()
    while part.games < quota if quota is not None else part.seconds < seconds:
        part.games += 1
        part.decisions += playout(first.clone(), Rng(part.games))
        part.seconds = time.perf_counter() - start
    return part


def _bytes_figures(game: Game, state: State) -> dict[str, float]:
    """What it costs to write a state down, to read it, and to look at it."""
    seat, snapshot = max(int(state.actor()), 0), state.snapshot()
    return {
        "snapshot_us": _microseconds(state.snapshot),
        "restore_us": _microseconds(lambda: game.restore(snapshot)),
        "bytes_per_snapshot": len(snapshot),
        "mask_us": _microseconds(lambda: state.mask(seat)),
        "observe_us": _microseconds(lambda: state.observe(seat)),
    }


def _moments(first: State) -> tuple[State, State]:
    """A state half way through a random game, and its last one."""
    line = [first.clone()]
    rng = Rng(1)
    while (seat := line[-1].actor()) != NOBODY:
        after = line[-1].clone()
        after.play(seat, after.pick(rng))
        line.append(after)
    return line[len(line) // 2], line[-1]


def _microseconds(work: Callable[[], object], times: int = 1) -> float:
    """Of the processor, for one of the `times` things that the work does at once: the best of several."""
    best = float("inf")
    for _ in range(SLICES):
        start = time.process_time()
        for _ in range(CLONES // times):
            work()
        best = min(best, (time.process_time() - start) / CLONES)
    return round(best * 1e6, 3)


def _batch_steps(batch: Batch, seconds: float) -> int:
    """Random answers in a second of the processor, with masks and observations, in the best of several."""
    best = 0.0
    for _ in range(SLICES):
        steps, start = 0, time.process_time()
        while (took := time.process_time() - start) < seconds or steps == 0:
            batch.step(batch.pick())
            steps += batch.size
        best = max(best, steps / took)
    return round(best)


def _aec_steps(task: Task, seconds: float) -> int | None:
    """Steps of PettingZoo in a second of the processor, each looked at; None where it is not installed."""
    try:
        one = env.aec(task)
    except MissingPackage:
        return None
    best, rng = 0.0, Rng(1)
    one.reset(seed=1)
    for _ in range(SLICES):
        steps, start = 0, time.process_time()
        while (took := time.process_time() - start) < seconds or steps == 0:
            one.last()
            if one.playing.seat == NOBODY:
                one.reset()
            else:
                one.step(int(one.playing.state.pick(rng)))
                steps += 1
        best = max(best, steps / took)
    return round(best)


def _bytes_per_state(state: State) -> int:
    """The memory that one more copy takes: everything Python allocates for it, objects and arrays alike."""
    gc.collect()
    tracemalloc.start()
    try:
        held: list[State | None] = [None] * WEIGHED
        before, _ = tracemalloc.get_traced_memory()
        for index in range(WEIGHED):
            held[index] = state.clone()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / WEIGHED)
