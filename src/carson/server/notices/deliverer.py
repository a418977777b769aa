"""The deliverer: tells people what the outbox has for them. At least once, and nothing that is true no more.

What is about to be sent is claimed in the database first, for a while: a process that dies in between leaves
its claim to run out, and any other takes it up. A row is deleted after it was sent, and before that by the
move that answers it; so it is looked up once more right before it is sent.
"""

import asyncio
import random
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

import structlog
from sqlalchemy import Delete, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.language import ENGLISH, reading
from carson.server.db.models import Channel, GameTable, Outgoing, Wishes
from carson.server.db.writer import Statement, Writer
from carson.server.notices.channels import given_up, told_last, wish_list
from carson.server.notices.kinds import INVITED, MAIL, ON, PROMPT, PUSH, SERVICES, TURN, VOTE
from carson.server.notices.listeners import Listeners
from carson.server.notices.message import Gone, Message, NotSent, Way
from carson.server.notices.wishes import WishList
from carson.server.refusal import Refused
from carson.server.settings import Settings

log = structlog.get_logger()

AT_ONCE = 200  # rows of one look
SENDING = 8  # messages of each kind of way that are sent at once: one that is slow holds up no other
TRIES = 10  # in about two days
LONGEST_WAIT = 12 * 3600.0  # seconds before another try; each wait is four times the one before
WISHED = [one for one in Wishes.__table__.columns if not one.primary_key]
STILL_HERE = 20.0  # seconds after which somebody who looks at the table is looked for again


class Here(Protocol):
    """What is known about people at tables."""

    def is_looking(self, table: str, person: str) -> bool:
        """Whether somebody has the table on the screen."""

    def is_voting(self, table: str, person: str) -> bool:
        """Whether somebody is asked for a vote there."""

    async def elsewhere(self, tables: list[str]) -> set[str]:
        """Those of these tables about which another process knows more."""


class Sender(Protocol):
    """Writes messages and sends them."""

    async def write(self, way: Way, rows: Sequence[Any]) -> Message:
        """All that these rows of the outbox have to tell."""

    async def send(self, way: Way, message: Message) -> None:
        """NotSent when it did not get there."""


@dataclass
class Counts:
    """For the metrics."""

    sent: int = 0
    failed: int = 0
    given_up: int = 0


class Deliverer:
    """Looks at the outbox whenever there is news, and from time to time."""

    def __init__(
        self,
        settings: Settings,
        engine: AsyncEngine,
        writer: Writer,
        listeners: Listeners,
        sender: Sender,
        here: Here,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.settings = settings
        self.engine = engine
        self.writer = writer
        self.listeners = listeners
        self.sender = sender
        self.here = here
        self.now = now
        self.counts = Counts()
        self._news = asyncio.Event()
        self._gates = {kind: asyncio.Semaphore(SENDING) for kind in (PUSH, MAIL, *SERVICES)}
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def nudge(self) -> None:
        """There may be something to send."""
        self._news.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="deliverer")

    async def stop(self) -> None:
        """What is on its way may not arrive, or arrive again: the next start sees to it."""
        tasks = [*self._sending, *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            again = False
            try:
                await self.listeners.look()
                again = await self.deliver()
            except Refused as error:
                log.warning("the deliverer waits", reason=error.reason)
            except Exception:
                log.exception("the deliverer stumbled")
            if not again:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), self.settings.deliver_every)
            self._news.clear()

    async def deliver(self) -> bool:
        """Send off what is due, each channel by itself; True when there may be more."""
        now = self.now()
        found = await self._due(now)
        theirs = await self.here.elsewhere([row.table_id for row in found if row.table_id is not None])
        changes: list[Statement] = []
        mine = [row for row in found if row.table_id not in theirs]
        due = [row for row in mine if self._is_due(row, now, changes)]
        if changes:
            await self.writer.store(*changes)
        if due:
            claim = await self._claimed([row.id for row in due], now)
            for channel, kind in {row.channel_id: row.way for row in due}.items():
                task = asyncio.create_task(self._tell(channel, kind, claim), name=f"message to {channel}")
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
        return len(found) == AT_ONCE and bool(due or changes)

    async def _due(self, now: datetime) -> Sequence[Any]:
        """What may be due, with what its person wishes."""
        free = or_(Outgoing.claimed_until.is_(None), Outgoing.claimed_until < now)
        query = (
            select(Outgoing, *WISHED, Channel.state, Channel.kind.label("way"), GameTable.state.label("at"))
            .join(Channel, Channel.id == Outgoing.channel_id)
            .outerjoin(Wishes, Wishes.person_id == Outgoing.person_id)
            .outerjoin(GameTable, GameTable.id == Outgoing.table_id)
            .where(Outgoing.due <= now)
            .where(free)
            .order_by(Outgoing.due, Outgoing.id)
            .limit(AT_ONCE)
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    def _is_due(self, row: Any, now: datetime, changes: list[Statement]) -> bool:
        """Whether it is to be sent now; else it is put off, or dropped."""
        one = Outgoing.id == row.id
        wishes = WishList() if row.pace is None else wish_list(row)
        looking = row.table_id is not None and self.here.is_looking(row.table_id, row.person_id)
        stale = row.kind == VOTE and not self.here.is_voting(row.table_id, row.person_id)
        stale = stale or (row.kind == INVITED and row.at != "open")
        closed = row.state != ON and row.kind not in PROMPT
        if closed or stale or not wishes.wants(row.kind) or (looking and row.kind != TURN):
            changes.append((delete(Outgoing).where(one), None))
            return False
        due = wishes.due(row.kind, row.created.replace(tzinfo=UTC), now)
        if looking:  # at it; unless they leave without an answer
            due = max(due, now + timedelta(seconds=STILL_HERE))
        if due > now:
            changes.append((update(Outgoing).where(one).values(due=due), None))
            return False
        return True

    async def _claimed(self, rows: Iterable[int], now: datetime) -> str:
        """Mark rows as ours, if no other process was faster."""
        claim = secrets.token_urlsafe(16)
        free = or_(Outgoing.claimed_until.is_(None), Outgoing.claimed_until < now)
        until = now + timedelta(seconds=self.settings.claimed_for)
        mine = update(Outgoing).where(Outgoing.id.in_(list(rows))).where(free).where(Outgoing.due <= now)
        await self.writer.store((mine.values(claim=claim, claimed_until=until), None))
        return claim

    # ---- one channel

    async def _tell(self, channel: str, kind: str, claim: str) -> None:
        try:
            async with self._gates[kind]:
                await self._tell_in_turn(channel, claim)
        except Refused as error:
            log.warning("a message waits", reason=error.reason)

    async def _tell_in_turn(self, channel: str, claim: str) -> None:
        """Send what is claimed for a channel, as one message."""
        rows = await self._mine(channel, claim)
        if not rows:
            return
        way = Way(channel, rows[0].way, rows[0].address, rows[0].keys)
        try:
            if await self._sent(way, rows, claim):
                self.counts.sent += 1
                await self.writer.store((_these(rows, claim), None), *told_last(channel))
            else:
                await self._let_go(channel, claim)
        except Gone as error:
            await self._give_up(way, error)
        except NotSent as error:
            await self._try_later(rows, claim, error)
        except Refused:
            raise
        except Exception as error:  # whatever it is, it is not tried for ever
            log.exception("a message could not be written")
            await self._try_later(rows, claim, NotSent(type(error).__name__))

    async def _sent(self, way: Way, rows: Sequence[Any], claim: str) -> bool:
        """False when something of it was answered while it was being written."""
        with reading(rows[0].language or ENGLISH):
            message = await self.sender.write(way, rows)
        if len(await self._mine(way.channel, claim)) < len(rows):
            return False
        await self.sender.send(way, message)
        return True

    async def _let_go(self, channel: str, claim: str) -> None:
        """Something was answered while it was being written: the rest is written anew."""
        values = {"claim": None, "claimed_until": None}
        where = (Outgoing.channel_id == channel) & (Outgoing.claim == claim)
        await self.writer.store((update(Outgoing).where(where).values(values), None))
        self.nudge()

    async def _mine(self, channel: str, claim: str) -> Sequence[Any]:
        """The rows of a channel that are still true and ours, with the channel."""
        query = (
            select(Outgoing, Channel.kind.label("way"), Channel.address, Channel.keys, Wishes.language)
            .join(Channel, Channel.id == Outgoing.channel_id)
            .outerjoin(Wishes, Wishes.person_id == Outgoing.person_id)
            .where((Outgoing.channel_id == channel) & (Outgoing.claim == claim))
            .order_by(Outgoing.id)
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _give_up(self, way: Way, error: Gone) -> None:
        self.counts.given_up += 1
        log.info("channel given up", kind=way.kind, channel=way.channel, reason=str(error))
        await self.writer.store(*given_up(way.channel))

    async def _try_later(self, rows: Sequence[Any], claim: str, error: NotSent) -> None:
        self.counts.failed += 1
        tries = 1 + max(row.tries for row in rows)
        log.warning("message not sent", kind=rows[0].way, tries=tries, reason=str(error))
        if tries >= TRIES:
            await self.writer.store((_these(rows, claim), None), *told_last(rows[0].channel_id))
            return
        wait = max(error.wait, min(LONGEST_WAIT, self.settings.try_again * 4.0 ** (tries - 1)))
        due = self.now() + timedelta(seconds=min(LONGEST_WAIT, wait) * random.uniform(1.0, 1.25))
        values = {"tries": tries, "due": due, "claim": None, "claimed_until": None}
        ids = [row.id for row in rows]
        where = Outgoing.id.in_(ids) & (Outgoing.claim == claim)
        await self.writer.store((update(Outgoing).where(where).values(values), None))


def _these(rows: Sequence[Any], claim: str) -> Delete:
    ids = [row.id for row in rows]
    return delete(Outgoing).where(Outgoing.id.in_(ids) & (Outgoing.claim == claim))
