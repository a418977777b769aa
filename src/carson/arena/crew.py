"""Who plays the games of a contest: the cores of this machine, or a cluster."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from carson.arena.cluster import cluster
from carson.arena.contest import Contest, Job
from carson.arena.playing import Outcome
from carson.arena.pool import Cores


class Crew(Protocol):
    """Plays games side by side. Whoever plays them, the same games end the same."""

    def play_all(self, plan: Contest, todo: Sequence[Job]) -> Generator[Outcome, None, None]:
        """Every game as it ends, in any order. What runs when it is closed ends at last with the crew."""


@contextmanager
def hired(address: str | None, jobs: int | None) -> Iterator[Crew]:
    """The crew while it is needed: a cluster if there is an address, with at most so many games at once."""
    if address is None:
        yield Cores(jobs)
    else:
        with cluster(address, jobs) as crew:
            yield crew
