"""Table: the facts of one table that is awake. What happens at it: play, seat_changes, votes, chat."""

import asyncio
import time
from collections.abc import Sequence
from datetime import datetime
from typing import Self

from carson.core.coach import coach_of
from carson.core.dealer import commitment
from carson.core.sentence import Sentence
from carson.core.state import CHANCE, NOBODY
from carson.server.db.rows import Fence, NewEntry, Standing
from carson.server.db.writer import NotStored, Outdated, Statement
from carson.server.notices.outbox import News, asked_people
from carson.server.tables.clocks import ClockKeeper
from carson.server.tables.connection import Connection
from carson.server.tables.game_log import LoggedMatch
from carson.server.tables.polls import OpenPoll
from carson.server.tables.seats import SeatState, seats_of
from carson.server.tables.services import Services
from carson.server.tables.settings import TableSettings
from carson.server.wire.messages import UndoOut


class Table:
    """A table with its match, seats, clocks and connections."""

    def __init__(
        self, services: Services, settings: TableSettings, seats: list[SeatState], match: LoggedMatch
    ) -> None:
        self.services = services
        self.settings = settings
        self.seats = seats
        self.match = match
        self.clocks = ClockKeeper(settings.clock, len(seats))
        self.connections: set[Connection] = set()
        self.coach = coach_of(match) if settings.lesson else None  # of a guided first game, until it is left
        self.poll: OpenPoll | None = None  # at most one open question to the people here
        self.stuck: set[int] = set()  # seats whose bots gave no answer: they wait until somebody sees to it
        self.news = asyncio.Event()  # somebody has acted, come or gone
        self.noted = -1  # the version at which the row was last told where the table stands
        self.queue = asyncio.Lock()  # fair: the first to ask is the first to be served
        self.commitment = commitment(match.dealer.seed)
        self.fence: int | None = None  # the number its writes carry, where it can live in other processes too
        self.gone: Sentence | None = None  # why it is of the past: a backup put back, a deleted copy
        self.began: datetime | None = None  # when its first move was stored
        self.touched = time.monotonic()  # when somebody last asked for it

    @property
    def itself(self) -> Self:
        """The table that a weak reference stands for, which is slow: for work that is soon over."""
        return self

    @property
    def version(self) -> int:
        return self.match.version

    @property
    def actors(self) -> list[int]:
        if self.settings.state != "playing":
            return []
        return [seat for seat in self.match.state.actors() if seat != CHANCE]

    @property
    def due_bots(self) -> list[int]:
        """The seats at which a bot is to answer."""
        return [seat for seat in self.actors if self.seats[seat].kind == "bot" and seat not in self.stuck]

    @property
    def asked(self) -> set[str]:
        """The people who are to answer."""
        return asked_people(self.seats, self.actors)

    def absent_news(self, seats: list[SeatState] | None = None) -> News:
        """For those who may not be here; `seats` as they are from now on."""
        settings, services = self.settings, self.services
        listeners = services.listeners.people
        return News(settings.id, seats or self.seats, listeners, services.settings.told_after)

    def mine(self, person: str) -> list[int]:
        return seats_of(self.seats, person)

    def eyes(self, mine: list[int]) -> int:
        """The seat whose eyes a person with these seats sees through; of several only the one that is asked.

        Several of them answer a secret question one after the other; what they do in the open all look at.
        """
        if len(mine) > 1:
            mine = [seat for seat in mine if seat in self.actors]
            if len(mine) > 1 and not self.match.state.sealed():
                return NOBODY
        return mine[0] if mine else NOBODY

    def online(self, person: str | None) -> bool:
        return any(connection.person == person for connection in self.connections)

    def is_alone(self, person: str) -> bool:
        """Whether nobody else sits here, nor may come back: it is one's own game."""
        for seat in self.seats:
            if seat.person is not None and seat.person != person:
                return False
        return True

    def undo_versions(self, mine: list[int]) -> tuple[int | None, int | None]:
        """Where undo and reset would lead a person with these seats; None where they do not lead.

        In a game of one's own that is before one's last choice, whatever has come after it. With others one
        takes back alone only what nobody has seen the end of.
        """
        if self.settings.state != "playing" or not mine:
            return None, None
        last, turn = self.match.own_turn_start(mine) or (None, None)
        if self.is_alone(self.seats[mine[0]].person or ""):
            last = self.match.way_back(mine)
        return last, turn

    def undo_offered(self, mine: list[int]) -> UndoOut:
        """What a person with these seats may take back, or ask the others to."""
        last, turn = self.undo_versions(mine)
        playing = self.settings.state == "playing" and bool(mine)
        ask = last is None and playing and self.match.way_back(mine) is not None
        return UndoOut(last is not None, turn is not None, ask)

    @property
    def seconds(self) -> float | None:
        """From the first move to the last one."""
        return None if self.began is None else (self.settings.updated - self.began).total_seconds()

    def wake_bots(self) -> None:
        """Something has changed: a bot that waits looks again, and one that is due is asked."""
        self.news.set()

    # ---- the disk

    @property
    def is_settled(self) -> bool:
        """Whether everything that has happened here is on the disk, and this is the table that is there."""
        return not self.queue.locked() and self.gone is None

    async def settled(self) -> None:
        """Wait until what has happened is on the disk: nobody hears of it before."""
        async with self.queue:
            pass

    async def store(
        self, *rows: Statement, entries: Sequence[NewEntry] = (), standings: Sequence[Standing] = ()
    ) -> None:
        """Put rows of this table on the disk, unless it is not the table that is there any more."""
        if self.gone is not None:
            raise NotStored(self.gone)
        try:
            with self.services.traces.span("store", table=self.settings.id):
                await self.services.writer.store(
                    *rows, entries=entries, standings=standings, fences=self.fences
                )
        except Outdated as error:
            self.services.on_outdated(error.tables)
            raise

    @property
    def fences(self) -> list[Fence]:
        return [] if self.fence is None else [Fence(self.settings.id, self.fence)]
