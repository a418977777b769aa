"""Reports: somebody at a table minds what another has said or done there, and admins look at it."""

import math
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import Row, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.sentence import read
from carson.server.accounts.names import plain
from carson.server.accounts.sessions import Visitor
from carson.server.allowance import Allowances
from carson.server.db.models import ChatLine
from carson.server.db.order_rows import Report
from carson.server.order.kinds import OPEN
from carson.server.refusal import Refused
from carson.server.tables.chat import Chat
from carson.server.tables.live import LiveTable
from carson.server.tables.services import Services
from carson.server.words import later

BEFORE, AFTER = 30, 10  # lines of the chat that are kept with a report about one of them
LISTED = 30


class Whom(NamedTuple):
    """Whom a report is about."""

    person: str
    name: str


class Reports:
    """Takes reports, not too many from anybody."""

    def __init__(self, services: Services) -> None:
        settings = services.settings
        self.engine, self.writer = services.engine, services.writer
        self._filed = Allowances(settings.reports_per_hour / 3600, settings.report_burst)
        services.homes.share("reports", self._filed)

    async def file(
        self, table: LiveTable, visitor: Visitor, seat: int | None, line: str, reason: str
    ) -> None:
        """Somebody on a seat, or whoever said a line of the chat, is reported to the admins."""
        reason = plain(reason)
        if not reason:
            raise Refused(later("refused.no-reason"), field="reason")
        whom = await self._speaker(table, line) if line else _seated(table, seat)
        if whom.person == visitor.id:
            raise Refused(later("refused.report-yourself"), status=409)
        await self._check_new(table, visitor, whom, line)
        if not self._filed.spend(visitor.id):
            wait = math.ceil(self._filed.wait(visitor.id))
            raise Refused(later("refused.many-reports"), "busy", 429, wait=wait)
        row = {
            "at": datetime.now(UTC),
            "table_id": table.settings.id,
            "table_name": table.settings.name,
            "reporter_id": visitor.id,
            "reporter": visitor.name,
            "person_id": whom.person,
            "name": whom.name,
            "reason": reason,
            "line": line,
            "context": msgspec.json.encode(_said(table.chat, line)).decode(),
            "state": OPEN,
        }
        await self.writer.store((insert(Report), row))

    async def _speaker(self, table: LiveTable, line: str) -> Whom:
        try:
            at = datetime.fromisoformat(line)
        except ValueError:
            raise Refused(later("refused.no-line"), status=404) from None
        query = select(ChatLine.person_id, ChatLine.name).where(
            ChatLine.table_id == table.settings.id, ChatLine.at == at
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.limit(1))).one_or_none()
        if row is None:
            raise Refused(later("refused.no-line"), status=404)
        return Whom(row.person_id, read(row.name))

    async def _check_new(self, table: LiveTable, visitor: Visitor, whom: Whom, line: str) -> None:
        """The same is not said twice while nobody has looked at it."""
        query = select(func.count()).where(
            Report.reporter_id == visitor.id,
            Report.state == OPEN,
            Report.table_id == table.settings.id,
            Report.person_id == whom.person,
            Report.line == line,
        )
        async with self.engine.connect() as connection:
            if await connection.scalar(query):
                raise Refused(later("refused.reported-already", name=whom.name), status=409)


def _seated(table: LiveTable, seat: int | None) -> Whom:
    if seat is None or seat >= len(table.seats) or table.seats[seat].person is None:
        raise Refused(later("refused.nobody-there"), status=409)
    place = table.seats[seat]
    return Whom(place.person or "", place.name)


def _said(chat: Chat, line: str) -> list[dict[str, object]]:
    """What was said around a line, or lately; the names as they are read here."""
    lines = list(chat.lines)
    place = next((n for n, one in enumerate(lines) if one.at == line), len(lines) - 1)
    return [
        {"at": one.at, "seat": one.seat, "name": read(one.name), "text": one.text}
        for one in lines[max(0, place - BEFORE) : place + AFTER + 1]
    ]


async def listed(engine: AsyncEngine, state: str, before: int = 0) -> list[Row[Report]]:
    """Reports, the newest first; one more than LISTED if there are more."""
    query = select(Report).where(Report.state == state).order_by(Report.id.desc()).limit(LISTED + 1)
    if before:
        query = query.where(Report.id < before)
    async with engine.connect() as connection:
        return list((await connection.execute(query)).all())


async def count_open(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).where(Report.state == OPEN)) or 0)
