"""Games of a contest on all cores. Stopping leaves no process behind, and what is finished is handed over."""

import os
from collections.abc import Generator, Sequence
from functools import partial

from carson.arena.contest import Contest, Job
from carson.arena.playing import Outcome, play
from carson.core.outside.waiting_room import send_home
from carson.core.parallel import in_parallel


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
        try:
            yield from in_parallel(partial(play, plan), todo, self.workers)
        finally:
            send_home()
