"""The hall: every table of the server, made, found, copied and kept alive."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core import registry
from carson.core.advice import USUAL, usual_adviser
from carson.core.bot_names import check_limits, exact_name, usual_bot
from carson.core.errors import BadOption
from carson.core.game import Game
from carson.core.match import Match
from carson.core.record import Record, verify
from carson.server.accounts.names import (
    LONGEST_NAME,
    LONGEST_TABLE_NAME,
    bot_name,
    local_name,
    plain,
    table_name,
)
from carson.server.accounts.sessions import Visitor
from carson.server.allowance import Allowances
from carson.server.bots.pool import BotPool
from carson.server.db.models import GameTable, Seat
from carson.server.db.writer import NotStored, Statement, Writer
from carson.server.refusal import Refused
from carson.server.running_time import RunningTime
from carson.server.settings import Settings
from carson.server.tables.card import Card, may_see
from carson.server.tables.keeper import Keeper
from carson.server.tables.live import LiveTable
from carson.server.tables.quota import Quota
from carson.server.tables.reading import Unplayable, read_table
from carson.server.tables.seating import VIRTUAL, SeatState, all_taken
from carson.server.tables.stored import DAMAGED
from carson.server.tables.story import Story
from carson.server.wire.messages import Clock, NewTable, SeatWish, TableInfo
from carson.server.wire.outbox import stored_info
from carson.server.words import say

log = structlog.get_logger()

RESTORED = 4410  # the code a line is closed with when a backup was put back
PASSING = 150  # milliseconds a reviewer looks at a move, and again to compare


class Hall:
    """Keeps the tables that are in use in memory and reads the others when they are asked for."""

    def __init__(self, settings: Settings, engine: AsyncEngine, writer: Writer, bots: BotPool) -> None:
        self.settings = settings
        self.engine = engine
        self.writer = writer
        self.bots = bots
        self.running = RunningTime(engine, writer)
        self.tables: dict[str, LiveTable] = {}
        self.known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # all there are, resting too
        self.set_aside: dict[str, Unplayable] = {}  # tables that cannot be played here, as far as it came out
        self.games: dict[str, Game] = {name: registry.game(name) for name in registry.GAMES}
        self.faces = {name: game.face() for name, game in self.games.items()}
        self.advisers = {name: settings.hint_bot or usual_adviser(game) for name, game in self.games.items()}
        self.reviewers = {
            name: settings.review_bot or _in_passing(usual_adviser(game)) for name, game in self.games.items()
        }
        self.quota = Quota(engine, settings)
        self.hints = Allowances(settings.hints_per_minute / 60, settings.hint_burst)
        self.chats = Allowances(settings.chats_per_minute / 60, settings.chat_burst)
        self.hurries = Allowances(settings.hurries_per_minute / 60, settings.hurry_burst)
        self.moves = 0  # accepted since the start, for the metrics
        self._loading = asyncio.Lock()
        self.keeper = Keeper(self)

    # ---- finding

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, read from the disk if need be; Unplayable when it is set aside."""
        table = self.tables.get(table_id) or await self._wake(table_id)
        table.touched = time.monotonic()
        return table

    async def _wake(self, table_id: str) -> LiveTable:
        async with self._loading:
            if table_id in self.set_aside:
                known = self.set_aside[table_id]
                raise Unplayable(known.stored, known.trouble)
            await self.keeper.make_room()
            table = self.known.get(table_id) or await self._read(table_id)
            self.keep(table)
            return table

    def keep(self, table: LiveTable) -> None:
        """Hold a table in memory, and let its bots go on."""
        self.tables[table.card.id] = self.known[table.card.id] = table
        table.wake_bot()

    async def _read(self, table_id: str) -> LiveTable:
        try:
            table = await read_table(self, table_id)
        except Unplayable as error:
            self.set_aside[table_id] = error
            log.warning("table set aside", table=table_id, reason=error.trouble.reason)
            if error.trouble.kind == DAMAGED and error.stored.mark != error.trouble.reason:
                error.stored.mark = error.trouble.reason
                row = update(GameTable).where(GameTable.id == table_id).values(trouble=error.trouble.reason)
                with suppress(NotStored):
                    await self.writer.store((row, None))
            raise
        await table.mend()
        return table

    async def visible(self, table_id: str, person: str, invite: str = "") -> LiveTable:
        """The table, if this person may see it. Whether it exists is nobody else's business."""
        try:
            table = await self.table(table_id)
        except Unplayable as error:
            self._check_sight(error.stored.card, error.stored.seats, person, invite)
            raise
        self._check_sight(table.card, table.seats, person, invite)
        await table.settled()
        return table

    def _check_sight(self, card: Card, seats: list[SeatState], person: str, invite: str) -> None:
        if not may_see(card, seats, person, invite):
            raise Refused(say("refused.no-table"), status=404)

    async def info(self, table_id: str, person: str, invite: str = "") -> TableInfo:
        """What somebody who may see a table may know about it, be it played or set aside."""
        try:
            return (await self.visible(table_id, person, invite)).info(person)
        except Unplayable as error:
            return stored_info(self, error.stored, person)

    async def close(self) -> None:
        """Stop thinking, and note where every table stands; everything played is stored."""
        await self.keeper.stop()

    def start_anew(self) -> None:
        """Another database is in place: nothing known counts, and whoever looks at a table looks again."""
        for table in list(self.known.values()):
            table.replaced = True
            table.rest()
            for connection in list(table.connections):
                connection.let_go(RESTORED, say("refused.restored"))
        self.tables.clear()
        self.known.clear()
        self.set_aside.clear()
        self.keeper.unsure = True
        log.warning("another database was put in place")

    # ---- making

    def default_bot(self, game: str) -> str:
        return usual_bot(self.games[game])

    def checked_bot(self, game: Game, bot: str) -> str:
        """The exact name of a bot somebody asks for; a program only by the name the host gave it."""
        if bot in self.settings.exec_bots:
            return bot
        try:
            check_limits(game, bot, self.settings.most)
            return exact_name(game, bot)
        except BadOption as error:
            raise Refused(str(error)) from error

    async def create(self, visitor: Visitor, wish: NewTable) -> LiveTable:
        """A new table as wished; it begins at once when no seat is open."""
        game = self.games.get(wish.game)
        if game is None:
            raise Refused(say("refused.no-game", game=wish.game))
        try:
            options = game.settle(wish.options)
        except BadOption as error:
            raise Refused(str(error), field=error.option) from error
        virtual = game.virtual(options)
        places = game.seats(options) - len(virtual)
        if len(wish.seats) != places:
            raise Refused(say("refused.seat-count", seats=places, given=len(wish.seats)))
        seats = [self._seat(n, seat, visitor, game) for n, seat in enumerate(wish.seats)]
        seats += [SeatState(n, VIRTUAL, called) for n, called in virtual.items()]
        name = plain(wish.name) or table_name()
        return await self._open(
            visitor, game, options, seats, name, wish.public, wish.clock, hints=wish.hints
        )

    def _seat(self, number: int, wish: SeatWish, visitor: Visitor, game: Game) -> SeatState:
        name = plain(wish.name)[:LONGEST_NAME]
        if wish.kind == "me":
            return SeatState(number, "person", visitor.name, visitor.id)
        if wish.kind == "local":
            return SeatState(number, "person", name or local_name(number), visitor.id)
        if wish.kind == "open":
            return SeatState(number, "open", "")
        bot = wish.bot or self.default_bot(game.name)
        return SeatState(number, "bot", name or bot_name(number), None, self.checked_bot(game, bot))

    async def _open(
        self,
        visitor: Visitor,
        game: Game,
        options: dict[str, str],
        seats: list[SeatState],
        name: str,
        public: bool,
        clock: Clock,
        start: list[tuple[int, int]] | None = None,
        seed: str = "",
        forked: bool = False,
        hints: bool | None = None,
        also: Callable[[str], Statement] | None = None,
    ) -> LiveTable:
        """Store and keep a new table, all in one go, and with it what somebody else has to know of its id.

        `start` are the moves it begins with; otherwise it is dealt when nobody is missing.
        """
        now = datetime.now(UTC)
        seats = [_not_here_yet(seat, self.running.now()) for seat in seats]
        match = Match(game, options, seed or secrets.token_urlsafe(24), [seat.name for seat in seats])
        story = Story(match, game.face())
        for seat, action in start or []:
            story.enter(seat, action)
        begins = start is not None or all_taken(seats)
        if begins:
            story.deal()
        state = "open" if not begins else ("playing" if match.state.actors() else "over")
        card = Card(
            id=secrets.token_urlsafe(9),
            name=name[:LONGEST_TABLE_NAME],
            game=game.name,
            options=options,
            public=public,
            invite=secrets.token_urlsafe(12),
            host=visitor.id,
            clock=clock,
            state=state,
            forked=forked,
            hints=hints,
            rematch=None,
            updated=now,
        )
        table = LiveTable(self, card, seats, story)
        table.clocks.turn(None, table.actors, self.running.now())
        async with self.quota.room(visitor, seats):
            await self.writer.store(
                *_rows(card, seats, match, now),
                *([] if also is None else [also(card.id)]),
                entries=story.rows_since(0, card.id, now, self.running.now()),
                standings=[table.standing()],
            )
        table.noted = table.version
        self.moves += begins
        await self.keeper.make_room()
        self.keep(table)
        return table

    # ---- copies

    async def rematch(self, visitor: Visitor, old: LiveTable) -> LiveTable:
        """The same people, seats moved on by one; whoever asks second gets the table of the first."""
        if old.card.state != "over":
            raise Refused(say("refused.not-over"), status=409)
        if not old.mine(visitor.id):
            raise Refused(say("refused.rematch-players"), status=403)
        async with old.queue:
            if old.card.rematch is not None:
                return await self.table(old.card.rematch)
            people = [seat for seat in old.seats if seat.kind != VIRTUAL]
            moved = people[-1:] + people[:-1] + old.seats[len(people) :]
            seats = [
                SeatState(n, seat.kind, seat.name, seat.person, seat.bot) for n, seat in enumerate(moved)
            ]
            game = self.games[old.card.game]
            card = old.card

            def linked(table_id: str) -> Statement:
                return update(GameTable).where(GameTable.id == card.id).values(rematch_id=table_id), None

            table = await self._open(
                visitor,
                game,
                card.options,
                seats,
                card.name,
                card.public,
                card.clock,
                hints=card.hints,
                also=linked,
            )
            card.rematch = table.card.id
        old.tell_table()
        return table

    async def fork(self, visitor: Visitor, old: LiveTable, version: int) -> LiveTable:
        """A private copy from any point of a finished or own game, with all seats in one hand."""
        if old.card.state != "over" and not old.mine(visitor.id):
            raise Refused(say("refused.fork-own"), status=403)
        if not 0 <= version <= old.version:
            raise Refused(say("refused.no-move"), status=409)
        match = old.story.match
        if old.card.state != "over" and match.game.keeps_secrets(match.options):
            raise Refused(say("refused.secret-copy"), status=409)
        start = _moves_at(old.story.match, version)
        seats = [
            seat
            if seat.kind == VIRTUAL
            else SeatState(seat.seat, "person", seat.name or local_name(seat.seat), visitor.id)
            for seat in old.seats
        ]
        name, hints = say("name.fork", table=old.card.name), old.hints.in_a_copy
        game = self.games[old.card.game]
        return await self._open(
            visitor, game, old.card.options, seats, name, False, Clock(), start, forked=True, hints=hints
        )

    async def add_record(self, visitor: Visitor, record: Record) -> LiveTable:
        """A finished game somebody brought along, to look through."""
        verify(record)
        if record.totals is None:
            raise Refused(say("refused.unfinished"))
        if record.seed is None:
            raise Refused(say("refused.no-seed"))
        start = [(move.seat, move.action) for move in record.moves]
        virtual = record.game.virtual(record.options)
        seats = [
            SeatState(n, VIRTUAL, name)
            if n in virtual
            else SeatState(n, "person", name or local_name(n), visitor.id)
            for n, name in enumerate(plain(name)[:LONGEST_NAME] for name in record.names)
        ]
        name = say("name.record")
        return await self._open(
            visitor, record.game, record.options, seats, name, False, Clock(), start, record.seed
        )


def _not_here_yet(seat: SeatState, now: float) -> SeatState:
    """A person is here when a line is open; until then it counts as having left just now."""
    return replace(seat, left_at=now) if seat.kind == "person" else seat


def _in_passing(adviser: str) -> str:
    """The bot as it reviews: it looks at many moves, so at each for a moment only."""
    return f"{adviser}:ms={PASSING}" if adviser == USUAL else adviser


def _moves_at(match: Match, version: int) -> list[tuple[int, int]]:
    """The moves that stood at a version, without answers that others may not see yet."""
    path = match.path(match.settled(match.history[version]))
    return [(match.nodes[node].seat, match.nodes[node].action) for node in path]


def _rows(card: Card, seats: list[SeatState], match: Match, now: datetime) -> list[Statement]:
    """A new table with its seats."""
    table = {
        "id": card.id,
        "name": card.name,
        "game": card.game,
        "rules": match.game.version_of(card.options),
        "options": card.options,
        "public": card.public,
        "invite": card.invite,
        "host_id": card.host,
        "clock": msgspec.to_builtins(card.clock),
        "seed": match.dealer.seed,
        "state": card.state,
        "forked": card.forked,
        "hints": card.hints,
        "created": now,
        "updated": now,
    }
    places = []
    for seat in seats:
        fields = asdict(seat)
        fields["person_id"] = fields.pop("person")
        places.append({"table_id": card.id, **fields})
    return [(insert(GameTable), table), (insert(Seat), places)]
