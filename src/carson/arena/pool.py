"""Games of a contest on all cores. Stopping leaves no process behind, and what is finished is handed over."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import FrameType

from carson.arena.contest import Contest, Job
from carson.arena.playing import Outcome, play
from carson.core import registry
from carson.core.errors import CarsonError
from carson.core.outside.process import kill_all
from carson.core.workers import follow_parent

WAITING = 4  # games that wait for each worker, so that none is ever idle


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Cores:
    """Worker processes on this machine, one for each core unless told otherwise."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = cores() if workers is None else workers

    def play_all(self, plan: Contest, todo: Sequence[Job]) -> Generator[Outcome, None, None]:
        """Every game as it ends, in any order. One worker means: in this process."""
        workers = min(self.workers, len(todo))
        if workers <= 1:
            for job in todo:
                yield play(plan, job)
            return
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(
            workers, mp_context=context, initializer=_begin, initargs=(registry.GAMES,)
        )
        try:
            yield from _feed(pool, plan, todo, workers * WAITING)
        except BrokenProcessPool as error:
            raise CarsonError("a worker of the arena died; --jobs 1 shows why") from error
        finally:
            _stop(pool)


def _begin(games: dict[str, str]) -> None:
    """Run first in a worker: Ctrl-C is for the parent alone, which ends its workers and their programs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    follow_parent(kill_all)
    registry.GAMES.update(games)


def _leave(number: int, frame: FrameType | None) -> None:
    kill_all()
    os._exit(0)


def _feed(pool: ProcessPoolExecutor, plan: Contest, todo: Sequence[Job], window: int) -> Iterator[Outcome]:
    left = iter(todo)
    running: set[Future[Outcome]] = set()
    while True:
        while len(running) < window and (job := next(left, None)) is not None:
            running.add(pool.submit(play, plan, job))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the workers at once, whatever they are doing, and the pool's own thread with them.

    A thread still alive at the end of the program would meet pipes that are closed already.
    """
    for worker in list(pool._processes.values()):
        worker.terminate()
    pool.shutdown(wait=True, cancel_futures=True)
