"""Play: moves and ways back at a table.

Store first, then tell: nobody hears of a move before it is on the disk, and a move that cannot be stored
never happened.
"""

from datetime import UTC, datetime, timedelta

from sqlalchemy import update

from carson.core.errors import IllegalAction, StaleAction, WrongSeat
from carson.core.match import BACK
from carson.server.db.chain import START, chained
from carson.server.db.models import GameTable
from carson.server.db.rows import Standing
from carson.server.db.writer import NotStored, Statement
from carson.server.notices.outbox import asked_people
from carson.server.refusal import Refused
from carson.server.tables.bot_timing import BotTiming
from carson.server.tables.info import status
from carson.server.tables.seats import SeatState, all_taken
from carson.server.tables.table import Table
from carson.server.tables.updates import Updates
from carson.server.words import later


class Play:
    """Carries out what was decided. Whoever calls holds the table's queue."""

    def __init__(self, table: Table, updates: Updates, timing: BotTiming) -> None:
        self.table = table
        self.updates = updates
        self.timing = timing

    async def begin(self, seats: list[SeatState], *rows: Statement) -> None:
        """Deal; who takes the last seat and what is dealt are stored together."""
        table, before = self.table, self.table.version
        table.match.names = [seat.name for seat in seats]
        table.match.deal()
        await self._store_since(before, "playing", set(), *rows, self._rules_row(), seats=seats)
        table.seats = seats
        table.clocks.turn(None, table.actors, table.services.running.now())
        self.updates.tell_all()
        table.wake_bots()

    def _rules_row(self) -> Statement:
        """By which rules the game begins: those of today, whenever the table was opened."""
        match = self.table.match
        values = {"rules": match.game.version_of(match.options), "options": match.options}
        return update(GameTable).where(GameTable.id == self.table.settings.id).values(values), None

    async def mend(self) -> None:
        """Go on where a crash, or an older server, has left a table that waits for nobody."""
        table = self.table
        if table.settings.state == "open" and all_taken(table.seats):
            await self.begin(table.seats)
        elif table.settings.state == "playing" and not table.actors:
            before = table.version
            table.match.deal()
            await self._store_since(before, "playing", set())

    async def act(self, seat: int, action: int, version: int) -> int:
        """A seat's answer to its question at a version, and every outcome after it."""
        table = self.table.itself
        if table.settings.state != "playing":
            raise Refused(later("refused.not-played"), "stale", 409)
        before, asked = table.version, table.asked
        try:
            table.match.act(seat, action, version)
        except StaleAction as error:
            raise Refused(later("refused.stale"), "stale", 409) from error
        except WrongSeat as error:
            raise Refused(str(error), "seat", 409) from error
        except IllegalAction as error:
            raise Refused(str(error), "illegal", 409) from error
        await self._store_since(before, table.settings.state, asked)
        self._after_move(seat)
        return table.version

    async def go_back(self, version: int) -> int:
        """Return to an earlier version; nobody waits for a die there."""
        table, before, asked = self.table, self.table.version, self.table.asked
        table.match.enter(BACK, version)
        table.match.deal()
        await self._store_since(before, "playing", asked)
        table.stuck.clear()  # what is asked now is another question
        self._after_move(None)
        return table.version

    async def abandon(self, closed: str | None = None, *also: Statement) -> None:
        """End the game without a result; `closed` is why an admin has decided so."""
        table, settings = self.table, self.table.settings
        was = settings.state, settings.updated
        settings.state, settings.abandoned, settings.updated = "over", True, datetime.now(UTC)
        settings.closed = closed
        standing = self.standing()
        row = update(GameTable).where(GameTable.id == settings.id).values(abandoned=True, closed=closed)
        news = table.absent_news().of_a_move(set(), set(), settings.updated, over=True)
        try:
            await table.store((row, None), *news, *also, standings=[standing])
        except NotStored:
            settings.abandoned, settings.closed = False, None
            settings.state, settings.updated = was
            raise
        table.noted = standing.version
        table.stuck.clear()
        self._after_move(None)

    def _after_move(self, seat: int | None) -> None:
        table = self.table.itself
        table.clocks.turn(seat, table.actors, table.services.running.now())
        self.updates.tell_all()
        if table.poll is not None:  # what was asked was about another moment
            table.poll = None
            self.updates.tell_poll()
        if table.settings.state == "over":
            table.services.remotes.over(table.settings.id, table.match)
        table.wake_bots()

    async def _store_since(
        self, before: int, state: str, asked: set[str], *rows: Statement, seats: list[SeatState] | None = None
    ) -> None:
        """Put the new entries on the disk, with what those who are not here hear of it.

        If that fails they never happened. `asked` are the people who were asked before, `seats` those who sit
        here from now on.
        """
        table = self.table.itself
        settings, match = table.settings, table.match
        was, at = (settings.state, settings.updated), datetime.now(UTC)
        settings.state = state if match.state.actors() else "over"
        settings.updated = at
        entries = match.rows_since(before, settings.id, at, table.services.running.now())
        standings = [self.standing()] if settings.state != was[0] else []
        news = self._news(asked, at, was[0], seats or table.seats)
        try:
            await table.store(*rows, *news, entries=entries, standings=standings)
        except NotStored:
            settings.state, settings.updated = was
            match.forget(before)
            raise
        table.began = table.began or at
        if standings:
            table.noted = standings[0].version
        table.services.moves += 1

    def _news(self, asked: set[str], at: datetime, was: str, seats: list[SeatState]) -> list[Statement]:
        table = self.table
        if not table.services.listeners.people:
            return []
        news, state = table.absent_news(seats), table.settings.state
        now = asked_people(seats, table.actors)
        return news.of_a_move(asked, now, at, began=was == "open", over=state == "over")

    def standing(self) -> Standing:
        """Where the table stands, for its row: what a list shows while it sleeps, and when to wake it."""
        table, match = self.table, self.table.match
        over = table.settings.state == "over"
        shown = match.history[-1] if over else match.settled(match.history[-1])
        secret = not over and match.game.keeps_secrets(match.options)
        return Standing(
            table_id=table.settings.id,
            state=table.settings.state,
            version=table.version,
            chain=chained(START, match.entries),
            actors=table.actors,
            status=status(table).stored(),
            wake_at=self._wake_at(),
            open_moves=0 if secret else match.nodes[shown].depth,
            updated=table.settings.updated,
        )

    def _wake_at(self) -> datetime | None:
        """When a bot or a clock is due though nobody is here."""
        if self.timing.goes_on_alone():
            return self.table.settings.updated
        seconds = self.table.clocks.runs_out_in(self.table.services.running.now())
        return None if seconds is None else datetime.now(UTC) + timedelta(seconds=seconds)
