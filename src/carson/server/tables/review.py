"""Review: the moves of each person that cost most, worked out once a game is over and then stored."""

import asyncio
from contextlib import suppress

import msgspec
import structlog
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.core.match import Match
from carson.core.review import Slip, costliest, decisions, slip_of
from carson.server.bots.fair_queue import Asker
from carson.server.bots.lane import BotFailed
from carson.server.db.models import StoredReview
from carson.server.db.writer import NotStored
from carson.server.refusal import Refused
from carson.server.tables.hints import Hints
from carson.server.tables.table import Table
from carson.server.wire.messages import ReviewedMove, ReviewOut, WinChance
from carson.server.words import later

log = structlog.get_logger()


class Findings(msgspec.Struct):
    """What came of a review, as it is stored."""

    done: int
    total: int
    moves: list[ReviewedMove]
    curve: list[WinChance]


class Review:
    """One job for each end of a game. Moves are weighed one by one, so that bots at tables wait little."""

    def __init__(self, table: Table, hints: Hints) -> None:
        self.table = table
        self.hints = hints
        self.version = -1  # of the end that is reviewed
        self.done = 0
        self.total = 0
        self.moves: list[ReviewedMove] | None = None
        self.curve: list[WinChance] = []
        self.is_unstored = False  # the disk would not take what came of it
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    def start(self, person: str) -> ReviewOut:
        """Begin, unless it is under way or done."""
        table = self.table
        if table.settings.state != "over":
            raise Refused(later("refused.not-over"), "stale", 409)
        if not table.mine(person):
            raise Refused(later("refused.players-only"), "seat", 403)
        if not self._bot or not self.hints.in_a_copy:
            raise Refused(later("refused.no-review"), "illegal", 403)
        if self.version != table.version or not (self.running or self.moves is not None):
            self.stop()
            self.version, self.done, self.total, self.moves = table.version, 0, 0, None
            self.curve = []
            self.task = asyncio.create_task(
                self._work(Asker(person, table.settings.id)), name=f"review of {table.settings.id}"
            )
        return self.shown()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def shown(self) -> ReviewOut:
        """How far it is, or what came of it."""
        table = self.table
        bot = table.match.face.bot_label(self._bot.partition(":")[0]) if self._bot else ""
        if table.settings.state != "over" or self.version != table.version:
            return ReviewOut("none", bot, 0, 0, [], [])
        if self.moves is not None:
            return ReviewOut("done", bot, self.done, self.total, self.moves, self.curve)
        return ReviewOut("running" if self.running else "failed", bot, self.done, self.total, [], [])

    @property
    def _bot(self) -> str:
        return self.table.services.reviewers[self.table.settings.game]

    async def _work(self, asker: Asker) -> None:
        table = self.table
        match = table.match
        seats = [seat.seat for seat in table.seats if seat.kind == "person"]
        moves = [(move.seat, move.action) for move in match.moves]
        slips: list[Slip] = []
        failures: list[BotFailed] = []
        self.total = sum(1 for _ in decisions(match.game, match.options, moves, seats, ""))
        for decision in decisions(match.game, match.options, moves, seats, match.dealer.seed):
            try:
                weighed = await table.services.bots.weigh(decision, self._bot, asker)
            except BotFailed as error:
                failures.append(error)
                continue  # the other moves can still be judged
            finally:
                self.done += 1
            if weighed.win is not None:
                version = _version_before(match, decision.ply)
                self.curve.append(WinChance(version, decision.seat, weighed.win))
            slip = slip_of(match.game, match.names, decision, weighed)
            if slip is not None:
                slips.append(slip)
        if failures:
            reason, number = str(failures[0]), len(failures)
            log.error(
                "moves not reviewed",
                table=table.settings.id,
                number=number,
                reason=reason,
                exc_info=failures[0],
            )
        if len(failures) < self.total or not self.total:
            found = [_move(match, slip) for slip in costliest(slips)]
            await self._store(Findings(self.done, self.total, found, self.curve))
            self.moves = found

    async def _store(self, found: Findings) -> None:
        row = {
            "table_id": self.table.settings.id,
            "version": self.version,
            "told": msgspec.json.encode(found).decode(),
        }
        self.is_unstored = True
        with suppress(NotStored):
            before = delete(StoredReview).where(StoredReview.table_id == row["table_id"])
            await self.table.store((before, None), (insert(StoredReview), row))
            self.is_unstored = False

    def recall(self, version: int, told: str) -> None:
        """What came of it once; what cannot be read is worked out anew when somebody wants it."""
        with suppress(msgspec.DecodeError):
            found = msgspec.json.decode(told, type=Findings)
            self.version, self.done, self.total = version, found.done, found.total
            self.moves, self.curve = found.moves, found.curve


async def reviewed_before(database: AsyncConnection, table_id: str) -> tuple[int, str] | None:
    """The review of a table that is stored, with the version of the end it is about."""
    query = select(StoredReview.version, StoredReview.told).where(StoredReview.table_id == table_id)
    row = (await database.execute(query)).first()
    return None if row is None else (row.version, row.told)


def _move(match: Match, slip: Slip) -> ReviewedMove:
    """With the version at which the choice was open."""
    return ReviewedMove(
        version=_version_before(match, slip.ply),
        round=slip.round,
        seat=slip.seat,
        done=slip.done,
        better=slip.better,
        done_at=slip.done_at,
        better_at=slip.better_at,
        cost=slip.cost,
        unit=slip.unit,
    )


def _version_before(match: Match, ply: int) -> int:
    """The version before a move that stands, counted from 1."""
    return match.version_of(match.nodes[match.path()[ply - 1]].parent)
