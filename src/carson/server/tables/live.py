"""LiveTable: one table in play. Commands are carried out one by one, in the order they arrive.

Store first, then tell: nobody hears of a move before it is on the disk, and a move that cannot be stored
never happened.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import update

from carson.core.dealer import commitment
from carson.core.errors import CarsonError, IllegalAction, StaleAction, WrongSeat
from carson.core.state import CHANCE, NOBODY
from carson.server.bots.fair_queue import Asker
from carson.server.bots.pool import Forfeited
from carson.server.db.chain import START, chained
from carson.server.db.models import GameTable
from carson.server.db.writer import NewEntry, NotStored, Standing, Statement
from carson.server.refusal import Refused
from carson.server.tables.card import Card
from carson.server.tables.clocks import ClockKeeper
from carson.server.tables.company import Company
from carson.server.tables.connection import TABLE, Connection
from carson.server.tables.council import Council
from carson.server.tables.hints import Hints
from carson.server.tables.pace import Pace
from carson.server.tables.review import Review
from carson.server.tables.seating import SeatState, all_taken, seats_of
from carson.server.tables.story import BACK, Story
from carson.server.wire import outbox
from carson.server.wire.messages import TableInfo
from carson.server.words import say

if TYPE_CHECKING:
    from carson.server.tables.hall import Hall

log = structlog.get_logger()


class LiveTable:
    """A table with its story, seats, clocks and connections."""

    def __init__(self, hall: Hall, card: Card, seats: list[SeatState], story: Story) -> None:
        self.hall = hall
        self.card = card
        self.seats = seats
        self.story = story
        self.clocks = ClockKeeper(card.clock, len(seats))
        self.connections: set[Connection] = set()
        self.noted = -1  # the version at which the row was last told where the table stands
        self.queue = asyncio.Lock()  # fair: the first to ask is the first to be served
        self.bot_task: asyncio.Task[None] | None = None
        self.commitment = commitment(story.match.dealer.seed)
        self.replaced = False  # a backup was put back: this is a table of the past
        self.touched = time.monotonic()  # when somebody last asked for it
        table = weakref.proxy(self)  # its parts do not keep it alive: a table put to sleep is gone at once
        self.outbox = outbox.Outbox(table)
        self.council = Council(table)
        self.company = Company(table)
        self.pace = Pace(table)
        self.hints = Hints(table)
        self.review = Review(table)

    # ---- facts

    @property
    def version(self) -> int:
        return self.story.match.version

    @property
    def actors(self) -> list[int]:
        if self.card.state != "playing":
            return []
        return [seat for seat in self.story.match.state.actors() if seat != CHANCE]

    def mine(self, person: str) -> list[int]:
        return seats_of(self.seats, person)

    def eyes(self, person: str) -> int:
        """The seat whose eyes a person sees through; of several at one device only the one that is asked.

        Several of them answer a secret question one after the other; what they do in the open all look at.
        """
        mine = self.mine(person)
        if len(mine) > 1:
            mine = [seat for seat in mine if seat in self.actors]
            if len(mine) > 1 and not self.story.match.state.sealed():
                return NOBODY
        return mine[0] if mine else NOBODY

    def online(self, person: str | None) -> bool:
        return any(connection.person == person for connection in self.connections)

    def info(self, person: str) -> TableInfo:
        return outbox.table_info(self, person, outbox.shared_info(self))

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        works = self.bot_task is not None and not self.bot_task.done() and self.pace.goes_on_alone()
        return not (works or self.connections or self.queue.locked() or self.review.running)

    @property
    def is_worth_keeping(self) -> bool:
        """Whether it has something that the disk has not: a question to its people, or a review."""
        return self.council.poll is not None or self.review.moves is not None

    @property
    def is_settled(self) -> bool:
        """Whether everything that has happened here is on the disk, and this is the table that is there."""
        return not self.queue.locked() and not self.replaced

    async def settled(self) -> None:
        """Wait until what has happened is on the disk: nobody hears of it before."""
        async with self.queue:
            pass

    def rest(self) -> None:
        """Stop what goes on here; everything played is stored."""
        self.review.stop()
        if self.bot_task is not None:
            self.bot_task.cancel()
            self.bot_task = None

    # ---- coming and going

    def arrive(self, connection: Connection) -> None:
        """Somebody looks at the table. Only who has a seat here is news to the others and to waiting bots."""
        is_news = bool(self.mine(connection.person)) and not self.online(connection.person)
        self.connections.add(connection)
        self._note_presence(connection.person, None)
        if is_news:
            self.tell_table(besides=connection)
            self.wake_bot()

    def depart(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        if not self.online(connection.person) and self.mine(connection.person):
            self._note_presence(connection.person, self.hall.running.now())
            self.tell_table()
            self.pace.news.set()

    def _note_presence(self, person: str, left_at: float | None) -> None:
        seats = [seat for seat in self.seats if seat.person == person and seat.left_at != left_at]
        for seat in seats:
            seat.left_at = left_at
        if seats:
            self.hall.running.note(self.card.id, person, left_at)

    # ---- telling

    def tell_table(self, besides: Connection | None = None) -> None:
        """Seats, presence or options have changed."""
        shared = outbox.shared_info(self)
        for connection in self.connections:
            if connection is not besides:
                info = outbox.table_info(self, connection.person, shared)
                connection.push(outbox.message(TABLE, table=info), TABLE)

    def tell_all(self) -> None:
        """Send everybody the state of play."""
        self.outbox.clear()
        shared = outbox.shared_info(self)
        for connection in self.connections:
            self.outbox.tell(connection, shared)

    # ---- play

    async def take_seat(self, place: SeatState, row: Statement) -> None:
        """Somebody sits down; when no seat is free any more, play begins in the same moment."""
        seats = [place if seat.seat == place.seat else seat for seat in self.seats]
        if all_taken(seats):
            await self.begin(seats, row)
        else:
            await self.store(row)
            self.seats = seats

    async def begin(self, seats: list[SeatState], *rows: Statement) -> None:
        """Deal; who takes the last seat and what is dealt are stored together."""
        before = self.version
        self.story.match.names = [seat.name for seat in seats]
        self.story.deal()
        await self._store_since(before, "playing", *rows, self._rules_row())
        self.seats = seats
        self.clocks.turn(None, self.actors, self.hall.running.now())
        self.tell_all()
        self.wake_bot()

    def _rules_row(self) -> Statement:
        """By which rules the game begins: those of today, whenever the table was opened."""
        match = self.story.match
        values = {"rules": match.game.version_of(match.options), "options": match.options}
        return update(GameTable).where(GameTable.id == self.card.id).values(values), None

    async def mend(self) -> None:
        """Go on where a crash, or an older server, has left a table that waits for nobody."""
        if self.card.state == "open" and all_taken(self.seats):
            await self.begin(self.seats)
        elif self.card.state == "playing" and not self.actors:
            before = self.version
            self.story.deal()
            await self._store_since(before, "playing")

    async def act(self, person: str, seat: int, action: int, version: int) -> int:
        """A person's action for one of their seats."""
        if seat not in self.mine(person):
            raise Refused(say("refused.not-your-seat"), "seat", 403)
        async with self.queue:
            return await self._act(seat, action, version)

    async def _act(self, seat: int, action: int, version: int) -> int:
        if self.card.state != "playing":
            raise Refused(say("refused.not-played"), "stale", 409)
        before = self.version
        try:
            self.story.act(seat, action, version)
        except StaleAction as error:
            raise Refused(say("refused.stale"), "stale", 409) from error
        except WrongSeat as error:
            raise Refused(str(error), "seat", 409) from error
        except IllegalAction as error:
            raise Refused(str(error), "illegal", 409) from error
        await self._store_since(before, self.card.state)
        self._after_move(seat)
        return self.version

    async def _store_since(self, before: int, state: str, *rows: Statement) -> None:
        """Put the new entries on the disk; if that fails they never happened."""
        was, at = (self.card.state, self.card.updated), datetime.now(UTC)
        self.card.state = state if self.story.match.state.actors() else "over"
        self.card.updated = at
        entries = self.story.rows_since(before, self.card.id, at, self.hall.running.now())
        standings = [self.standing()] if self.card.state != was[0] else []
        try:
            await self.store(*rows, entries=entries, standings=standings)
        except NotStored:
            self.card.state, self.card.updated = was
            self.story.forget(before)
            raise
        if standings:
            self.noted = standings[0].version
        self.hall.moves += 1

    async def store(
        self, *rows: Statement, entries: Sequence[NewEntry] = (), standings: Sequence[Standing] = ()
    ) -> None:
        """Put rows of this table on the disk, unless it is not the table that is there any more."""
        if self.replaced:
            raise NotStored(say("refused.restored"))
        await self.hall.writer.store(*rows, entries=entries, standings=standings)

    def standing(self) -> Standing:
        """Where the table stands, for its row: what a list shows while it sleeps, and when to wake it."""
        match = self.story.match
        over = self.card.state == "over"
        shown = match.history[-1] if over else match.settled(match.history[-1])
        secret = not over and match.game.keeps_secrets(match.options)
        return Standing(
            table_id=self.card.id,
            state=self.card.state,
            version=self.version,
            chain=chained(START, self.story.entries),
            actors=self.actors,
            status=outbox.status(self),
            wake_at=self._wake_at(),
            open_moves=0 if secret else match.nodes[shown].depth,
            updated=self.card.updated,
        )

    def _wake_at(self) -> datetime | None:
        """When a bot or a clock is due though nobody is here."""
        if self.pace.goes_on_alone():
            return self.card.updated
        seconds = self.clocks.runs_out_in(self.hall.running.now())
        return None if seconds is None else datetime.now(UTC) + timedelta(seconds=seconds)

    def _after_move(self, seat: int | None) -> None:
        self.clocks.turn(seat, self.actors, self.hall.running.now())
        self.council.poll = None
        self.tell_all()
        self.wake_bot()

    # ---- the way back

    def undo_versions(self, person: str) -> tuple[int, int] | None:
        """Where undo and reset would lead, or None."""
        if self.card.state != "playing":
            return None
        return self.story.own_turn_start(self.mine(person))

    async def undo(self, person: str, whole_turn: bool) -> int:
        """Take back the last action or the whole turn: no die and nobody else may have come between."""
        async with self.queue:
            versions = self.undo_versions(person)
            if versions is None:
                raise Refused(say("refused.no-undo"), "illegal", 409)
            return await self.go_back(versions[1] if whole_turn else versions[0])

    async def go_back(self, version: int) -> int:
        before = self.version
        self.story.enter(BACK, version)
        self.story.deal()  # nobody waits for a die
        await self._store_since(before, "playing")
        self._after_move(None)
        return self.version

    # ---- bots

    def wake_bot(self) -> None:
        """If a bot is to move, let it think in a worker process; one that gives way to people looks again."""
        self.pace.news.set()
        if self.bot_task is not None and not self.bot_task.done():
            return
        if any(self.seats[seat].kind == "bot" for seat in self.actors):
            self.bot_task = asyncio.create_task(self._play_bots(), name=f"bots at {self.card.id}")

    async def _play_bots(self) -> None:
        """Bot moves until a person is asked."""
        while bots := [seat for seat in self.actors if self.seats[seat].kind == "bot"]:
            seat = await self.pace.next_bot(bots)
            if seat is None:
                continue
            version = self.version
            action = await self._choice_of(seat)
            async with self.queue:
                if self.seats[seat].kind != "bot":
                    continue  # its person has come back meanwhile
                try:
                    await self._act(seat, action, version)
                except Refused as refused:
                    if refused.code == "busy":
                        log.error("bot move not stored", table=self.card.id, reason=refused.reason)
                        await asyncio.sleep(1.0)
                except (StaleAction, CarsonError) as error:
                    log.warning("bot move refused", table=self.card.id, reason=str(error))

    async def _choice_of(self, seat: int) -> int:
        """What the bot of a seat wants; a program that has failed plays the first legal actions instead."""
        place, match = self.seats[seat], self.story.match
        first = match.state.legal(seat)[0]
        if not place.forfeited:
            try:
                asker = Asker(self.card.host, self.card.id)
                return await self.hall.bots.choose(match, seat, place.bot or "", asker)
            except Forfeited:
                await self.company.forfeit(seat)
        return first
