"""Work that is spread over processes. Stopping it, at whatever moment, leaves no process behind.

A worker has a line of its own to this process, and there is no thread and no lock here: Ctrl-C may come
between any two instructions, and a lock that is held just then would never be free again.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, TypeVar

from carson.core import registry
from carson.core.errors import CarsonError
from carson.core.outside.process import kill_all
from carson.core.words import later
from carson.core.workers import follow_parent

AHEAD = 1  # items that wait for each worker, so that none is ever idle
PATIENCE = 10.0  # seconds a worker has to end

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class WorkerDied(CarsonError):
    """A worker ended without an answer."""


def in_parallel(
    work: Callable[[Item], Answer], items: Sequence[Item], workers: int
) -> Generator[Answer, None, None]:
    """The answers as they come, in any order; one worker is this process. Closing this ends what still runs.

    Items have to be small: some of them wait in a line.
    """
    workers = min(workers, len(items))
    if workers <= 1:
        yield from map(work, items)
        return
    crew: dict[Connection, SpawnProcess] = {}
    left = iter(items)
    open_items = len(items)
    try:
        for _ in range(workers):
            line, process = _start(work)
            crew[line] = process
        for _ in range(1 + AHEAD):
            for line in crew:
                _hand_out(left, line)
        while open_items:
            ready = wait(list(crew))
            for line in [line for line in crew if line in ready]:
                answer: Answer = _heard(line)
                _hand_out(left, line)
                open_items -= 1
                yield answer
    finally:
        _end(list(crew.values()))


# ---- here


def _start(work: Callable[[Item], Answer]) -> tuple[Connection, SpawnProcess]:
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    process = context.Process(target=_serve, args=(far, work, registry.GAMES), daemon=True)
    with _deaf_to_ctrl_c():
        process.start()
    far.close()
    return near, process


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C waits; what is started meanwhile never gets it, for only this process knows what is to end."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _hand_out(left: Iterator[Item], line: Connection) -> None:
    """The next item for a worker. That one has died is noticed when it is listened to."""
    for item in left:
        with suppress(ConnectionError):
            line.send(item)
        return


def _heard(line: Connection) -> Any:
    try:
        error, answer = line.recv()
    except (EOFError, ConnectionError) as gone:
        raise WorkerDied(later("parallel.died")) from gone
    if error is not None:
        raise error
    return answer


def _end(crew: list[SpawnProcess]) -> None:
    for process in crew:
        process.terminate()
    for process in crew:
        process.join(PATIENCE)
        process.kill()


# ---- in a worker


def _serve(line: Connection, work: Callable[[Item], Answer], games: dict[str, str]) -> None:
    """Answer until there is nobody to answer to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    follow_parent(kill_all)
    registry.GAMES.update(games)
    with suppress(EOFError, ConnectionError):
        while True:
            line.send(_answered(work, line.recv()))


def _answered(work: Callable[[Item], Answer], item: Item) -> tuple[Exception | None, Answer | None]:
    try:
        return None, work(item)
    except Exception as error:
        return error, None


def _leave(number: int, frame: FrameType | None) -> None:
    kill_all()
    os._exit(0)
