"""The hall: every table of the server, made, found, copied and kept alive."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

import msgspec
import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core import registry
from carson.core.advice import USUAL, usual_adviser
from carson.core.bot_names import check_limits, exact_name, usual_bot
from carson.core.errors import BadOption, CarsonError
from carson.core.game import Game
from carson.core.match import Match
from carson.core.record import Record, verify
from carson.server.allowance import Allowances
from carson.server.bot_pool import BotPool
from carson.server.db.models import Entry, GameTable, Seat
from carson.server.db.writer import Statement, Writer
from carson.server.people.names import (
    LONGEST_NAME,
    LONGEST_TABLE_NAME,
    bot_name,
    local_name,
    plain,
    table_name,
)
from carson.server.people.sessions import Visitor
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.tables.company import said_before
from carson.server.tables.live import Card, LiveTable
from carson.server.tables.quota import Quota
from carson.server.tables.seating import VIRTUAL, SeatState, all_taken
from carson.server.tables.story import Story
from carson.server.wire.messages import Clock, Lobby, NewTable, SeatWish
from carson.server.words import say

log = structlog.get_logger()

LISTED = 30  # tables in one list of the lobby
PASSING = 150  # milliseconds a reviewer looks at a move, and again to compare
KEPT = 300  # tables in memory before finished ones are let go


class Hall:
    """Keeps the tables that are in use in memory and reads the others when they are asked for."""

    def __init__(self, settings: Settings, engine: AsyncEngine, writer: Writer, bots: BotPool) -> None:
        self.settings = settings
        self.engine = engine
        self.writer = writer
        self.bots = bots
        self.tables: dict[str, LiveTable] = {}
        self.games: dict[str, Game] = {name: registry.game(name) for name in registry.GAMES}
        self.advisers = {name: settings.hint_bot or usual_adviser(game) for name, game in self.games.items()}
        self.reviewers = {
            name: settings.review_bot or _in_passing(usual_adviser(game)) for name, game in self.games.items()
        }
        self.quota = Quota(engine, settings)
        self.one_review = asyncio.Semaphore(1)
        self.hints = Allowances(settings.hints_per_minute / 60, settings.hint_burst)
        self.chats = Allowances(settings.chats_per_minute / 60, settings.chat_burst)
        self.hurries = Allowances(settings.hurries_per_minute / 60, settings.hurry_burst)
        self.moves = 0  # accepted since the start, for the metrics
        self._loading = asyncio.Lock()

    # ---- finding

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, read from the disk if need be."""
        if table_id not in self.tables:
            async with self._loading:
                if table_id not in self.tables:
                    self._let_go()
                    table = await self._read(table_id)
                    await table.mend()
                    self.tables[table_id] = table
                    table.wake_bot()
        return self.tables[table_id]

    def _let_go(self) -> None:
        """Forget finished tables nobody looks at when there are many; the disk has them."""
        if len(self.tables) < KEPT:
            return
        for table_id, table in list(self.tables.items()):
            if table.card.state == "over" and not table.connections and not table.review.running:
                del self.tables[table_id]

    async def visible(self, table_id: str, person: str, invite: str = "") -> LiveTable:
        """The table, if this person may see it. Whether it exists is nobody else's business."""
        table = await self.table(table_id)
        invited = secrets.compare_digest(invite.encode(), table.card.invite.encode()) if invite else False
        if not table.may_see(person) and not invited:
            raise Refused(say("refused.no-table"), status=404)
        return table

    async def resume(self) -> int:
        """Wake every game in progress, so that bots go on after a restart."""
        async with self.engine.connect() as connection:
            ids = (
                await connection.execute(select(GameTable.id).where(GameTable.state == "playing"))
            ).scalars()
        woken = 0
        for table_id in ids:
            try:
                await self.table(table_id)
                woken += 1
            except Refused as error:  # an older game; it is told so when somebody asks for it
                log.warning("table not resumed", table=table_id, reason=error.reason)
        return woken

    async def lobby(self, person: str) -> Lobby:
        """Your tables, those with a free seat, and those one can watch; the newest first."""
        newest = GameTable.updated.desc()
        own = select(Seat.table_id).where(Seat.person_id == person)
        listed = GameTable.public & GameTable.id.not_in(own)
        mine = select(GameTable.id).where(GameTable.id.in_(own) | (GameTable.host_id == person))
        open_ = select(GameTable.id).where(listed & (GameTable.state == "open"))
        watch = select(GameTable.id).where(listed & (GameTable.state == "playing"))
        lists = []
        async with self.engine.connect() as connection:
            for query in (mine, open_, watch):
                rows = await connection.execute(query.order_by(newest).limit(LISTED))
                lists.append(list(rows.scalars()))
        infos = [[(await self.table(table_id)).info(person) for table_id in ids] for ids in lists]
        return Lobby(mine=infos[0], open=infos[1], watch=infos[2])

    async def close(self) -> None:
        """Stop thinking; everything played is stored."""
        for table in self.tables.values():
            table.review.stop()
            if table.bot_task is not None:
                table.bot_task.cancel()

    # ---- reading

    async def _read(self, table_id: str) -> LiveTable:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(GameTable).where(GameTable.id == table_id))).one_or_none()
            if row is None:
                raise Refused(say("refused.no-table"), status=404)
            in_order = select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat)
            seats = [
                SeatState(
                    seat.seat, seat.kind, seat.name, seat.person_id, seat.bot, seat.left_at, seat.forfeited
                )
                for seat in await connection.execute(in_order)
            ]
            log = (
                select(Entry.seat, Entry.action, Entry.at)
                .where(Entry.table_id == table_id)
                .order_by(Entry.ply)
            )
            entries = (await connection.execute(log)).all()
            chat = await said_before(connection, table_id)
        game = self.games[row.game]
        if row.rules != game.version:
            raise Refused(say("refused.other-rules", played=row.rules, here=game.version), status=410)
        try:
            options = game.settle(row.options)  # options that are newer than the table get their usual value
        except CarsonError as error:
            raise Refused(str(error), status=410) from error
        story = Story(Match(game, options, row.seed, [seat.name for seat in seats]), game.face())
        card = _card_of(row)
        table = LiveTable(self, card, seats, story)
        table.company.chat.extend(chat)
        for entry in entries:
            story.enter(entry.seat, entry.action)
            table.clocks.turn(entry.seat, table.actors, entry.at.replace(tzinfo=UTC).timestamp())
            card.updated = entry.at.replace(tzinfo=UTC)
        table.clocks.turn(None, table.actors, datetime.now(UTC).timestamp())
        return table

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
        table.clocks.turn(None, table.actors, now.timestamp())
        async with self.quota.room(visitor, seats):
            await self.writer.store(
                *_rows(card, seats, match, now),
                *([] if also is None else [also(card.id)]),
                entries=story.rows_since(0, card.id, now),
                standings=[table.standing()],
            )
        table.noted = table.version
        self.moves += begins
        self._let_go()
        self.tables[card.id] = table
        table.wake_bot()
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


def _in_passing(adviser: str) -> str:
    """The bot as it reviews: it looks at many moves, so at each for a moment only."""
    return f"{adviser}:ms={PASSING}" if adviser == USUAL else adviser


def _moves_at(match: Match, version: int) -> list[tuple[int, int]]:
    """The moves that stood at a version, without answers that others may not see yet."""
    path = match.path(match.settled(match.history[version]))
    return [(match.nodes[node].seat, match.nodes[node].action) for node in path]


def _card_of(row: Any) -> Card:
    return Card(
        id=row.id,
        name=row.name,
        game=row.game,
        options=row.options,
        public=row.public,
        invite=row.invite,
        host=row.host_id,
        clock=msgspec.convert(row.clock, Clock),
        state=row.state,
        forked=row.forked,
        hints=row.hints,
        rematch=row.rematch_id,
        updated=row.updated.replace(tzinfo=UTC),
    )


def _rows(card: Card, seats: list[SeatState], match: Match, now: datetime) -> list[Statement]:
    """A new table with its seats."""
    table = {
        "id": card.id,
        "name": card.name,
        "game": card.game,
        "rules": match.game.version,
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
