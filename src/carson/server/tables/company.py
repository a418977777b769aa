"""The company: who joins, leaves, chats and hurries the others."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.accounts.names import LONGEST_NAME, bot_name, plain
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import ChatLine, Seat
from carson.server.db.writer import NotStored, Statement
from carson.server.refusal import Refused
from carson.server.tables.seating import seats_kept_for
from carson.server.wire import outbox
from carson.server.wire.messages import ChatOut
from carson.server.words import say

if TYPE_CHECKING:
    from carson.server.tables.live import LiveTable

log = structlog.get_logger()

CHAT_KEPT = 200  # lines a newcomer gets


class Company:
    """The people around a table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.chat: deque[ChatOut] = deque(maxlen=CHAT_KEPT)

    # ---- seats

    async def join(self, visitor: Visitor, seat: int | None, name: str) -> None:
        """Take a free seat; with a name it is for another person on the same device."""
        table = self.table
        name = plain(name)[:LONGEST_NAME]
        async with table.queue:
            if table.card.state != "open":
                raise Refused(say("refused.has-begun"), status=409)
            free = [place.seat for place in table.seats if place.kind == "open"]
            if table.mine(visitor.id) and not name:
                raise Refused(say("refused.sits-already"), status=409)
            if not free or (seat is not None and seat not in free):
                raise Refused(say("refused.seat-taken"), status=409)
            place = table.seats[free[0] if seat is None else seat]
            shown = name or visitor.name
            left = None if table.online(visitor.id) else table.hall.running.now()
            row = self._seat_row(place.seat, kind="person", person_id=visitor.id, name=shown, left_at=left)
            taken = replace(place, kind="person", person=visitor.id, name=shown, left_at=left)
            await table.take_seat(taken, row)
        table.tell_table()

    async def leave(self, visitor: Visitor) -> None:
        """Before the start the seats are free again; later one may always come back."""
        table = self.table
        async with table.queue:
            if table.card.state != "open":
                return
            for seat in table.mine(visitor.id):
                await self._store_seat(seat, kind="open", person_id=None, name="")
                place = table.seats[seat]
                place.kind, place.person, place.name = "open", None, ""
        table.tell_table()

    async def invite_bot(self, visitor: Visitor, seat: int, bot: str) -> None:
        """The host lets a bot take a free seat."""
        table = self.table
        if table.card.host != visitor.id:
            raise Refused(say("refused.host-only"), status=403)
        bot = table.hall.checked_bot(table.story.match.game, bot)
        async with table.queue:
            if seat >= len(table.seats) or table.seats[seat].kind != "open":
                raise Refused(say("refused.seat-taken"), status=409)
            name = bot_name(seat)
            row = self._seat_row(seat, kind="bot", bot=bot, name=name)
            await table.take_seat(replace(table.seats[seat], kind="bot", bot=bot, name=name), row)
        table.tell_table()

    async def replace_by_bot(self, seat: int) -> None:
        """A bot takes over; the name stays, so that the log still reads."""
        table = self.table
        bot = table.hall.default_bot(table.card.game)
        await self._store_seat(seat, kind="bot", bot=bot)
        table.seats[seat].kind, table.seats[seat].bot = "bot", bot
        table.tell_table()
        table.wake_bot()

    async def come_back(self, visitor: Visitor) -> None:
        """Whom a bot has replaced gets the seats back."""
        table = self.table
        async with table.queue:
            mine = seats_kept_for(table.seats, visitor.id)
            if not mine or table.card.state != "playing":
                raise Refused(say("refused.no-seat-kept"), "seat", 409)
            left = None if table.online(visitor.id) else table.hall.running.now()
            values = {"kind": "person", "bot": None, "forfeited": False, "left_at": left}
            await table.store(*(self._seat_row(seat, **values) for seat in mine))
            for seat in mine:
                place = table.seats[seat]
                place.kind, place.bot, place.forfeited, place.left_at = "person", None, False, left
        table.tell_all()

    async def forfeit(self, seat: int) -> None:
        """The program of a seat has failed; everybody sees it, and it is not asked again in this game."""
        log.warning("program forfeits", table=self.table.card.id, seat=seat, bot=self.table.seats[seat].bot)
        self.table.seats[seat].forfeited = True
        with suppress(NotStored):  # it would only be tried again after a restart
            await self._store_seat(seat, forfeited=True)
        self.table.tell_table()

    async def _store_seat(self, seat: int, **values: object) -> None:
        await self.table.store(self._seat_row(seat, **values))

    def _seat_row(self, seat: int, **values: object) -> Statement:
        where = (Seat.table_id == self.table.card.id) & (Seat.seat == seat)
        return update(Seat).where(where).values(**values), None

    # ---- talk

    async def say(self, visitor: Visitor, text: str) -> None:
        """Say something to everybody here."""
        table = self.table
        text = plain(text)
        if not text:
            raise Refused(say("field.text"))
        if not table.hall.chats.spend(visitor.id):
            raise Refused(say("refused.too-fast"), "busy", 429)
        mine = table.mine(visitor.id)
        seat = mine[0] if mine else None
        line = ChatOut(datetime.now(UTC).isoformat(), seat, self._speaker(visitor), text)
        row = {
            "table_id": table.card.id,
            "person_id": visitor.id,
            "seat": line.seat,
            "name": line.name,
            "text": text,
            "at": datetime.fromisoformat(line.at),
        }
        await table.store((insert(ChatLine), row))
        self.chat.append(line)
        for connection in table.connections:
            connection.push(outbox.message("chat", lines=[line]))

    def _speaker(self, visitor: Visitor) -> str:
        """The name somebody speaks under: that of the seat, so that nobody speaks for somebody else."""
        mine = self.table.mine(visitor.id)
        return self.table.seats[mine[0]].name if mine else say("name.watcher", name=visitor.name)

    def hurry(self, visitor: Visitor) -> None:
        """Remind whoever is to move; only who plays waits for them, and nobody calls all the time."""
        table = self.table
        if not table.mine(visitor.id):
            raise Refused(say("refused.players-only"), "seat", 403)
        if not table.hall.hurries.spend(visitor.id):
            raise Refused(say("refused.too-fast"), "busy", 429)
        waited_for = {table.seats[seat].person for seat in table.actors}
        for connection in table.connections:
            if connection.person in waited_for and connection.person != visitor.id:
                connection.push(outbox.message("hurry", name=self._speaker(visitor)), "hurry")


async def said_before(database: AsyncConnection, table_id: str) -> list[ChatOut]:
    """The last lines of a table's chat, oldest first."""
    query = select(ChatLine).where(ChatLine.table_id == table_id).order_by(ChatLine.id.desc())
    rows = (await database.execute(query.limit(CHAT_KEPT))).all()
    return [
        ChatOut(row.at.replace(tzinfo=UTC).isoformat(), row.seat, row.name, row.text)
        for row in reversed(rows)
    ]
