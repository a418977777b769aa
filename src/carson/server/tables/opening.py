"""Opening tables: new ones, rematches, copies, and finished games that somebody brings along."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import msgspec
from sqlalchemy import insert, update

from carson.core.game import Game, Options
from carson.core.match import Match
from carson.core.record import Record, verify
from carson.server.accounts.names import (
    LONGEST_NAME,
    LONGEST_TABLE_NAME,
    distinct,
    local_name,
    plain,
    table_name,
)
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import GameTable, Seat
from carson.server.db.writer import Statement
from carson.server.refusal import Refused
from carson.server.tables.about import places_of, wished_game
from carson.server.tables.game_log import LoggedMatch
from carson.server.tables.info import info_for
from carson.server.tables.live import LiveTable
from carson.server.tables.quota import Quota
from carson.server.tables.registry import TableRegistry
from carson.server.tables.seats import VIRTUAL, SeatState, all_taken, colours_of, columns_of
from carson.server.tables.settings import TableSettings
from carson.server.wire.messages import Clock, NewTable, SeatWish, TableInfo
from carson.server.words import later, say

NO_CLOCK = Clock()


@dataclass
class Plan:
    """A table that is to be opened."""

    game: Game
    options: Options
    seats: list[SeatState]
    name: str
    public: bool = False
    clock: Clock = NO_CLOCK
    hints: bool | None = None
    forked: bool = False
    start: Sequence[tuple[int, int]] | None = None  # the moves it begins with
    seed: str = ""
    lesson: bool = False

    @property
    def begins(self) -> bool:
        """Whether it is played at once: it has moves already, or nobody is missing."""
        return self.start is not None or all_taken(self.seats)


class Opening:
    """Opens tables, and stores each with everything that belongs to it in one go."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.services = registry.services
        self.quota = Quota(self.services.engine, self.services.settings, self.services.rules)

    async def create(self, visitor: Visitor, wish: NewTable) -> LiveTable:
        """A new table as wished; it begins at once when no seat is open."""
        game, options = wished_game(self.services, wish)
        seats = self._seated(visitor, game, options, wish.seats)
        name = plain(wish.name) or table_name()
        plan = Plan(game, options, seats, name, wish.public, wish.clock, wish.hints)
        return await self._open(visitor, plan)

    def _seated(
        self, visitor: Visitor, game: Game, options: Options, wishes: Sequence[SeatWish]
    ) -> list[SeatState]:
        """The seats as wished, then those the rules play."""
        seats = [self._seat(n, wish, visitor, game) for n, wish in enumerate(wishes)]
        seats += [SeatState(n, VIRTUAL, called) for n, called in game.virtual(options).items()]
        _tell_apart(seats)
        return _coloured(seats)

    def _seat(self, number: int, wish: SeatWish, visitor: Visitor, game: Game) -> SeatState:
        name = plain(wish.name)[:LONGEST_NAME]
        if wish.kind == "me":
            return SeatState(number, "person", visitor.name, visitor.id, colour=wish.colour)
        if wish.kind == "local":
            self.services.rules.check_name(name, visitor.id)
            return SeatState(number, "person", name or local_name(number), visitor.id, colour=wish.colour)
        if wish.kind == "open":
            return SeatState(number, "open", "")
        bot = wish.bot or self.services.default_bot(game.name)
        bot = self.services.checked_bot(game, bot)
        return SeatState(number, "bot", name or self.services.seat_name(bot, number), None, bot)

    async def learn(self, visitor: Visitor, name: str) -> LiveTable:
        """The guided first game of a game: its options, its seed, and the bots of its script."""
        game = self.services.games.get(name)
        lesson = None if game is None else game.lesson()
        if game is None or lesson is None:
            raise Refused(later("refused.no-lesson", game=name if game is None else game.title))
        options = game.settle(lesson.options)
        others = [SeatWish("bot", bot=lesson.bot)] * (places_of(game, options) - 1)
        seats = self._seated(visitor, game, options, [SeatWish("me"), *others])
        plan = Plan(game, options, seats, say("name.lesson"), seed=lesson.seed, lesson=True)
        return await self._open(visitor, plan)

    async def rematch(self, visitor: Visitor, old: LiveTable) -> TableInfo:
        """The same people, seats moved on by one; whoever asks second gets the table of the first."""
        if old.settings.state != "over":
            raise Refused(later("refused.not-over"), status=409)
        if not old.mine(visitor.id):
            raise Refused(later("refused.rematch-players"), status=403)
        async with old.queue:
            if old.settings.rematch is not None:
                return await self.registry.info(old.settings.rematch, visitor.id)
            was = old.settings
            people = [seat for seat in old.seats if seat.kind != VIRTUAL]
            moved = people[-1:] + people[:-1] + old.seats[len(people) :]
            seats = [
                SeatState(n, seat.kind, seat.name, seat.person, seat.bot, colour=seat.colour)
                for n, seat in enumerate(moved)
            ]

            def linked(table_id: str) -> Statement:
                return update(GameTable).where(GameTable.id == was.id).values(rematch_id=table_id), None

            plan = Plan(old.match.game, was.options, seats, was.name, was.public, was.clock, was.hints)
            table = await self._open(visitor, plan, linked)
            was.rematch = table.settings.id
        old.updates.tell_table()
        return info_for(table, visitor.id)

    async def fork(self, visitor: Visitor, old: LiveTable, version: int) -> LiveTable:
        """A private copy from any point of a finished or own game, with all seats in one hand."""
        over, match = old.settings.state == "over", old.match
        if not over and not old.mine(visitor.id):
            raise Refused(later("refused.fork-own"), status=403)
        if not 0 <= version <= old.version:
            raise Refused(later("refused.no-move"), status=409)
        if not over and match.game.keeps_secrets(match.options):
            raise Refused(later("refused.secret-copy"), status=409)
        seats = [
            seat
            if seat.kind == VIRTUAL
            else SeatState(
                seat.seat, "person", seat.name or local_name(seat.seat), visitor.id, colour=seat.colour
            )
            for seat in old.seats
        ]
        plan = Plan(
            match.game,
            old.settings.options,
            seats,
            say("name.fork", table=old.settings.name),
            hints=old.hints.in_a_copy,
            forked=True,
            start=_moves_at(match, version),
        )
        return await self._open(visitor, plan)

    async def add_record(self, visitor: Visitor, record: Record) -> LiveTable:
        """A finished game somebody brought along, to look through."""
        verify(record)
        if record.totals is None:
            raise Refused(later("refused.unfinished"))
        if record.seed is None:
            raise Refused(later("refused.no-seed"))
        virtual = record.game.virtual(record.options)
        seats = [
            SeatState(n, VIRTUAL, name)
            if n in virtual
            else SeatState(n, "person", name or local_name(n), visitor.id)
            for n, name in enumerate(plain(name)[:LONGEST_NAME] for name in record.names)
        ]
        start = [(move.seat, move.action) for move in record.moves]
        plan = Plan(record.game, record.options, seats, say("name.record"), start=start, seed=record.seed)
        return await self._open(visitor, plan)

    async def _open(
        self, visitor: Visitor, plan: Plan, also: Callable[[str], Statement] | None = None
    ) -> LiveTable:
        """Store and keep a new table, and with it what somebody else has to know of its id."""
        services, now = self.services, datetime.now(UTC)
        seats = [_not_here_yet(seat, services.running.now()) for seat in plan.seats]
        match = _begun(plan, [seat.name for seat in seats])
        settings = _settings(plan, visitor, match, now)
        table = LiveTable(services, settings, seats, match)
        table.fence = services.homes.settle(settings.id)
        table.clocks.turn(None, table.actors, services.running.now())
        async with self.quota.room(visitor, seats):
            await services.writer.store(
                *_rows(settings, seats, match, now, table.fence or 0),
                *([] if also is None else [also(settings.id)]),
                *([] if settings.state != "playing" else _news(table, now)),
                entries=match.rows_since(0, settings.id, now, services.running.now()),
                standings=[table.play.standing()],
            )
        table.noted = table.version
        table.began = now if plan.begins else None
        services.moves += plan.begins
        await self.registry.awake.make_room()
        self.registry.awake.keep(table)
        return table


def _news(table: LiveTable, now: datetime) -> list[Statement]:
    """Those who sit here without having come hear that it has begun."""
    return table.absent_news().of_a_move(set(), table.asked, now, began=True)


def _tell_apart(seats: list[SeatState]) -> None:
    """Nobody at a new table is called like somebody else: people keep their names before bots do."""
    taken: list[str] = []
    for seat in sorted(seats, key=lambda seat: seat.kind == "bot"):
        if seat.name:
            seat.name = distinct(seat.name, taken)
            taken.append(seat.name)


def _coloured(seats: list[SeatState]) -> list[SeatState]:
    """Whoever sits has a colour from now on, and nobody that of somebody else."""
    wished = [seat.colour for seat in seats if seat.colour is not None]
    if len(set(wished)) < len(wished):
        raise Refused(later("refused.colour-taken"))
    colours = colours_of(seats)
    return [
        seat if seat.kind == "open" else replace(seat, colour=colour)
        for seat, colour in zip(seats, colours, strict=True)
    ]


def _not_here_yet(seat: SeatState, now: float) -> SeatState:
    """A person is here when a line is open; until then it counts as having left just now."""
    return replace(seat, left_at=now) if seat.kind == "person" else seat


def _begun(plan: Plan, names: list[str]) -> LoggedMatch:
    """The match of a new table, dealt when nobody is missing."""
    match = LoggedMatch(plan.game, plan.options, plan.seed or secrets.token_urlsafe(24), names)
    for seat, action in plan.start or []:
        match.enter(seat, action)
    if plan.begins:
        match.deal()
    return match


def _settings(plan: Plan, visitor: Visitor, match: Match, now: datetime) -> TableSettings:
    return TableSettings(
        id=secrets.token_urlsafe(9),
        name=plan.name[:LONGEST_TABLE_NAME],
        game=plan.game.name,
        options=plan.options,
        public=plan.public,
        invite=secrets.token_urlsafe(12),
        host=visitor.id,
        clock=plan.clock,
        state="open" if not plan.begins else ("playing" if match.state.actors() else "over"),
        forked=plan.forked,
        hints=plan.hints,
        rematch=None,
        updated=now,
        lesson=plan.lesson,
    )


def _moves_at(match: Match, version: int) -> list[tuple[int, int]]:
    """The moves that stood at a version, without answers that others may not see yet."""
    path = match.path(match.settled(match.history[version]))
    return [(match.nodes[node].seat, match.nodes[node].action) for node in path]


def _rows(
    settings: TableSettings, seats: list[SeatState], match: Match, now: datetime, fence: int
) -> list[Statement]:
    """A new table with its seats."""
    table = {
        "id": settings.id,
        "name": settings.name,
        "game": settings.game,
        "rules": match.game.version_of(settings.options),
        "options": settings.options,
        "public": settings.public,
        "invite": settings.invite,
        "host_id": settings.host,
        "clock": msgspec.to_builtins(settings.clock),
        "seed": match.dealer.seed,
        "state": settings.state,
        "forked": settings.forked,
        "hints": settings.hints,
        "lesson": settings.lesson,
        "fence": fence,
        "created": now,
        "updated": now,
    }
    places = [{"table_id": settings.id, **columns_of(seat)} for seat in seats]
    return [(insert(GameTable), table), (insert(Seat), places)]
