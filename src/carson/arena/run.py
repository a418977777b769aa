"""One run of a contest: what is known already, what is still to play, and where it is kept."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from types import TracebackType

from carson.arena.contest import Contest, jobs
from carson.arena.crew import Crew
from carson.arena.journal import Journal
from carson.arena.keeper import Keeper
from carson.arena.playing import Outcome


class Run:
    """Plays the games that the journal does not have; a keeper keeps all about them, part by part."""

    def __init__(
        self, plan: Contest, games: int, crew: Crew, file: str | None = None, keeper: Keeper | None = None
    ) -> None:
        self.plan = plan
        self.crew = crew
        self.file = file
        wanted = jobs(plan, games)
        self.total = len(wanted)
        self.journal = None if file is None else Journal(file, plan)
        self.known: list[Outcome] = [] if self.journal is None else self.journal.known(wanted)
        done = {outcome.job.number for outcome in self.known}
        self.todo = [job for job in wanted if job.number not in done]
        self.keeper = keeper

    def play(self) -> Generator[Outcome, None, None]:
        """Every game that is still to play, kept before it is handed on.

        With a keeper the journal has a game as soon as the part is written that it belongs to.
        """
        if self.keeper is not None:
            self.keeper.expect(self.todo, new=not self.known)
        with closing(self.crew.play_all(self.plan, self.todo)) as outcomes:
            for outcome in outcomes:
                kept = [outcome] if self.keeper is None else self.keeper.add(outcome)
                if self.journal is not None:
                    for one in kept:
                        self.journal.add(one)
                yield replace(outcome, plies=[])

    def __enter__(self) -> Run:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.journal is not None:
            self.journal.close()
