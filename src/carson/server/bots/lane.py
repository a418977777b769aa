"""A lane: worker processes with a fair queue before them. A worker that dies or dawdles is replaced."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from carson.core import registry
from carson.core.outside.process import kill_all
from carson.core.workers import follow_parent
from carson.server.bots.fair_queue import Asker, FairQueue, Urgency

START = 60.0  # seconds a worker may take to start

T = TypeVar("T")


def warm_up() -> None:
    """Run in a worker: load every game before the first question."""
    for name in registry.GAMES:
        registry.game(name)


class BotFailed(Exception):
    """A bot gave no answer; the message says why, for whoever reads the log."""


class NoWorker(BotFailed):
    """There was nobody to think about it; the bot itself is not to blame."""


class Lane:
    """A few worker processes."""

    def __init__(self, workers: int, early: bool = True) -> None:
        """`early`: the workers start now, not with the first question."""
        self.workers = workers
        self.restarts = 0
        self._queue = FairQueue(workers)
        self._fresh()
        if early:
            self._warm_up()

    def _fresh(self) -> None:
        """New workers; the time they take to start is not taken from any bot."""
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=follow_parent, initargs=(kill_all,)
        )
        self.ready: list[Future[None]] = []

    def _warm_up(self) -> None:
        """Let the workers start, if they have not."""
        self.ready = self.ready or [self.pool.submit(warm_up) for _ in range(self.workers)]

    async def ask(
        self, urgency: Urgency, asker: Asker, patience: float, work: Callable[..., T], *given: object
    ) -> T:
        """Run in a worker when it is the asker's turn; the time until then is taken from nobody."""
        async with self._queue.turn(urgency, asker):
            pool = self.pool
            try:
                await asyncio.wait_for(self._all_ready(), START)
                loop = asyncio.get_running_loop()
                return await asyncio.wait_for(loop.run_in_executor(pool, work, *given), patience)
            except TimeoutError as error:
                self._restart(pool)
                raise BotFailed(f"no answer within {patience:g} seconds") from error
            except BrokenProcessPool as error:
                self._restart(pool)
                raise BotFailed("its worker process has died") from error
            except Exception as error:
                raise BotFailed(f"{type(error).__name__}: {error}") from error

    async def _all_ready(self) -> None:
        self._warm_up()
        for started in self.ready:
            await asyncio.shield(asyncio.wrap_future(started))  # others may wait for it too

    def _restart(self, failed: ProcessPoolExecutor) -> None:
        """New workers in place of those that failed, unless somebody else has seen to it."""
        if failed is not self.pool:
            return
        self.restarts += 1
        self._fresh()
        self._warm_up()
        for worker in list(failed._processes.values()):
            worker.kill()
        failed.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many have not had their turn yet."""
        return self._queue.waiting

    def worker_ids(self) -> list[int]:
        """The processes bots think in."""
        return list(self.pool._processes)

    def stop(self, at_once: bool) -> None:
        """Begin nothing any more; at once: also let no worker finish a thought."""
        thinking = at_once and all(started.done() for started in self.ready)
        workers = list(self.pool._processes.values()) if thinking else []
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
