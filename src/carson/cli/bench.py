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

from carson.cli.chosen import GameName, chosen_game
from carson.cli.screen import Screen
from carson.cli.words import say
from carson.core.playout import clones, playout
from carson.core.rng import Rng
from carson.core.state import NOBODY, State
from carson.engine import engine

SLICES = 5
CLONES = 2_000  # and snapshots, in one timing
WEIGHED = 500  # copies held at once to weigh them


@dataclass
class Slice:
    """What one slice of time held."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0


def bench(
    name: GameName = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01)] = 3.0,
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1)] = None,
) -> None:
    """Measure the engine on one core with random games; print JSON."""
    game = chosen_game(name)
    first = game.new(game.settle({}))
    middle = _middle(first)
    snapshot = middle.snapshot()
    slices = _slices(first, seconds, games)
    fastest = max(slices, key=lambda part: part.decisions / part.seconds)
    figures = {
        "game": game.name,
        "engine": engine(),
        "decisions_per_second": round(fastest.decisions / fastest.seconds),
        "games_per_second": round(fastest.games / fastest.seconds, 1),
        "clone_us": _microseconds(lambda: clones(middle, CLONES), CLONES),
        "bytes_per_state": _bytes_per_state(middle),
        "snapshot_us": _microseconds(middle.snapshot),
        "restore_us": _microseconds(lambda: game.restore(snapshot)),
        "bytes_per_snapshot": len(snapshot),
        "decisions": sum(part.decisions for part in slices),
        "games": sum(part.games for part in slices),
        "seconds": round(sum(part.seconds for part in slices), 6),
        "best_of": len(slices),
    }
    typer.echo(json.dumps(figures, indent=2))


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


def _middle(first: State) -> State:
    """A state half way through a random game."""
    line = [first.clone()]
    rng = Rng(1)
    while (seat := line[-1].actor()) != NOBODY:
        after = line[-1].clone()
        after.play(seat, after.pick(rng))
        line.append(after)
    return line[len(line) // 2]


def _microseconds(work: Callable[[], object], times: int = 1) -> float:
    """What one of the `times` things costs that the work does at once, in the best of several timings."""
    best = float("inf")
    for _ in range(SLICES):
        start = time.perf_counter()
        for _ in range(CLONES // times):
            work()
        best = min(best, (time.perf_counter() - start) / CLONES)
    return round(best * 1e6, 3)


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
