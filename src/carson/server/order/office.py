"""The office: everything an admin may do, from the page or at the server's machine.

A deed is stored in one go with its row in the audit log. What it means for people, tables and pages follows:
every process looks at what is new (watch.py).
"""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Protocol

from sqlalchemy import Select, delete, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.server.accounts.names import LONGEST_NAME, plain
from carson.server.db.models import ChatLine, GameTable, Person, Seat
from carson.server.db.order_rows import Announcement, OwnQuota, Report, ReservedName, Restriction, TableOrder
from carson.server.db.writer import Statement
from carson.server.order.audit import Actor, Deed
from carson.server.order.kinds import ADMIN, ASIDE, BAN, CLOSE, CLOSED, DELETE, MUTE, OPEN, QUOTAS, RENAME
from carson.server.order.names import pattern_of
from carson.server.order.people import Somebody, find
from carson.server.refusal import Refused
from carson.server.tables.chat import speaks_as
from carson.server.words import later

LONGEST_REASON = 500
LONGEST_PATTERN = 60
MOST = 100_000  # of anything somebody may have


class Store(Protocol):
    """Puts statements into the database, all of them or none."""

    async def __call__(self, *statements: Statement) -> None: ...


class Office:
    """Carries out deeds. `seen_to` is called after each, so that it takes effect at once."""

    def __init__(self, engine: AsyncEngine, store: Store, seen_to: Callable[[], Awaitable[None]]) -> None:
        self.engine = engine
        self.store = store
        self.seen_to = seen_to

    async def _do(self, actor: Actor, deed: Deed, *statements: Statement) -> None:
        """The one place where a deed becomes true, together with its row in the log."""
        await self.store(*statements, deed.row(actor))
        await self.seen_to()

    # ---- who is an admin

    async def grant(self, actor: Actor, who: str) -> Somebody:
        person = await find(self.engine, who)
        if person.login is None:
            raise Refused(later("refused.guest-admin", name=person.name), status=409)
        await self._set_role(actor, "grant", person, ADMIN)
        return person

    async def revoke(self, actor: Actor, who: str) -> Somebody:
        person = await find(self.engine, who)
        await self._set_role(actor, "revoke", person, "")
        return person

    async def _set_role(self, actor: Actor, what: str, person: Somebody, role: str) -> None:
        if person.role == role:
            raise Refused(later(f"refused.{what}-already", name=person.name), status=409)
        row = update(Person).where(Person.id == person.id).values(role=role)
        await self._do(actor, Deed(what, person.name, person.id), (row, None))

    # ---- people

    async def mute(self, actor: Actor, who: str, until: datetime | None, reason: str) -> Somebody:
        """Somebody may not chat."""
        return await self._restrict(actor, MUTE, who, until, reason)

    async def ban(self, actor: Actor, who: str, until: datetime | None, reason: str) -> Somebody:
        """Somebody may not come in; a bot plays on for them, and seats at tables that wait are free again."""
        return await self._restrict(actor, BAN, who, until, reason)

    async def _restrict(
        self, actor: Actor, kind: str, who: str, until: datetime | None, reason: str
    ) -> Somebody:
        person = await find(self.engine, who)
        reason = _given(reason, "reason")
        if person.id == actor.id:
            raise Refused(later("refused.yourself"), status=409)
        if person.role == ADMIN:
            raise Refused(later("refused.other-admin", name=person.name), status=409)
        row = {
            "person_id": person.id,
            "kind": kind,
            "until": until,
            "reason": reason,
            "since": datetime.now(UTC),
        }
        facts = {"until": until.isoformat()} if until else {}
        await self._do(
            actor,
            Deed(kind, person.name, person.id, why=reason, facts=facts),
            self._lifted(kind, person.id),
            (insert(Restriction), row),
            *([_at_tables(ASIDE, person.id)] if kind == BAN else []),
        )
        return person

    async def lift(self, actor: Actor, kind: str, who: str, reason: str = "") -> Somebody:
        """Somebody may speak, or come in, again."""
        person = await find(self.engine, who)
        async with self.engine.connect() as connection:
            query = select(Restriction.kind).where(Restriction.person_id == person.id)
            if kind not in (await connection.execute(query)).scalars().all():
                raise Refused(later(f"refused.not-{kind}", name=person.name), status=409)
        deed = Deed(f"un{kind}", person.name, person.id, why=plain(reason)[:LONGEST_REASON])
        await self._do(actor, deed, self._lifted(kind, person.id))
        return person

    def _lifted(self, kind: str, person: str) -> Statement:
        return delete(Restriction).where(Restriction.person_id == person, Restriction.kind == kind), None

    async def rename(self, actor: Actor, who: str, name: str, reason: str) -> Somebody:
        """Somebody goes by another name: from now on, and where the old one is to be read."""
        person, name = await find(self.engine, who), plain(name)[:LONGEST_NAME]
        if not name:
            raise Refused(later("refused.nameless"), field="name")
        over = select(GameTable.id).where(GameTable.state == "over")
        seats = update(Seat).where(Seat.person_id == person.id, Seat.name == person.name)
        said = update(ChatLine).where(ChatLine.person_id == person.id)
        watching = ChatLine.name == speaks_as(person.name)
        await self._do(
            actor,
            Deed("rename", person.name, person.id, why=plain(reason), facts={"name": name}),
            (update(Person).where(Person.id == person.id).values(name=name), None),
            (seats.where(Seat.table_id.in_(over)).values(name=name), None),
            (said.where(ChatLine.name == person.name).values(name=name), None),
            (said.where(watching).values(name=speaks_as(name)), None),
            _at_tables(RENAME, person.id, name, person.name),
        )
        return person

    async def set_quota(self, actor: Actor, who: str, kind: str, most: int | None) -> Somebody:
        """How many of something somebody may have; None: as many as everybody."""
        person = await find(self.engine, who)
        if kind not in QUOTAS:
            raise Refused(later("refused.no-quota", name=kind, known=", ".join(QUOTAS)), status=404)
        if most is not None and not 0 <= most <= MOST:
            raise Refused(later("refused.bad-quota", number=MOST), field="most")
        gone = delete(OwnQuota).where(OwnQuota.person_id == person.id, OwnQuota.kind == kind)
        row = {"person_id": person.id, "kind": kind, "most": most}
        await self._do(
            actor,
            Deed("quota", person.name, person.id, facts={"kind": kind, "most": most}),
            (gone, None),
            *([(insert(OwnQuota), row)] if most is not None else []),
        )
        return person

    # ---- names

    async def reserve(self, actor: Actor, text: str) -> str:
        """Nobody can take a name like this from now on; how it is kept."""
        pattern = pattern_of(text)
        if not pattern or len(pattern) > LONGEST_PATTERN:
            raise Refused(later("refused.no-pattern"), field="pattern")
        gone = delete(ReservedName).where(ReservedName.pattern == pattern)
        row = {"pattern": pattern, "since": datetime.now(UTC)}
        await self._do(actor, Deed("reserve", pattern), (gone, None), (insert(ReservedName), row))
        return pattern

    async def unreserve(self, actor: Actor, text: str) -> str:
        pattern = pattern_of(text)
        await self._check_there(select(ReservedName.pattern).where(ReservedName.pattern == pattern))
        gone = delete(ReservedName).where(ReservedName.pattern == pattern)
        await self._do(actor, Deed("unreserve", pattern), (gone, None))
        return pattern

    # ---- tables

    async def order(self, actor: Actor, kind: str, table_id: str, reason: str) -> str:
        """Close a table, or delete it, as soon as the process it lives in hears of it; what it is called."""
        assert kind in (CLOSE, DELETE)
        reason = _given(reason, "reason")
        async with self.engine.connect() as connection:
            query = select(GameTable.name, GameTable.state).where(GameTable.id == table_id)
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Refused(later("refused.no-table"), status=404)
        if kind == CLOSE and found.state == "over":
            raise Refused(later("refused.closed-already"), status=409)
        row = {"table_id": table_id, "kind": kind, "text": reason}
        deed = Deed(kind, found.name, table=table_id, why=reason)
        await self._do(actor, deed, (insert(TableOrder), row))
        return str(found.name)

    # ---- announcements

    async def announce(self, actor: Actor, text: str, until: datetime | None) -> None:
        text = _given(text, "text")
        row = {"text": text, "since": datetime.now(UTC), "until": until}
        facts = {"until": until.isoformat()} if until else {}
        await self._do(actor, Deed("announce", text, facts=facts), (insert(Announcement), row))

    async def withdraw(self, actor: Actor, number: int) -> None:
        text = await self._check_there(select(Announcement.text).where(Announcement.id == number))
        gone = delete(Announcement).where(Announcement.id == number)
        await self._do(actor, Deed("withdraw", text), (gone, None))

    # ---- reports

    async def decide(self, actor: Actor, number: int, decision: str) -> None:
        """Close a report, with what came of it."""
        decision = _given(decision, "decision")
        query = select(Report.name).where(Report.id == number, Report.state == OPEN)
        name = await self._check_there(query)
        async with self.engine.connect() as connection:
            whom = await connection.scalar(select(Report.person_id).where(Report.id == number))
        values = {"state": CLOSED, "decision": decision, "decided": datetime.now(UTC), "decider": actor.name}
        row = update(Report).where(Report.id == number, Report.state == OPEN).values(values)
        deed = Deed("decide", name, whom or "", why=decision, facts={"report": number})
        await self._do(actor, deed, (row, None))

    async def _check_there(self, query: Select[str]) -> str:
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            raise Refused(later("refused.gone-already"), status=404)
        return str(found)


def _given(text: str, field: str) -> str:
    """A text that is there and not too long."""
    text = plain(text)
    if not text or len(text) > LONGEST_REASON:
        raise Refused(later("refused.no-words", number=LONGEST_REASON), field=field)
    return text


def _at_tables(kind: str, person: str, text: str = "", old: str = "") -> Statement:
    """The same order at every table at which somebody sits and that is not over."""
    seated = select(Seat.table_id).where(Seat.person_id == person, Seat.kind == "person")
    which = select(GameTable.id, literal(kind), literal(person), literal(text), literal(old)).where(
        GameTable.id.in_(seated), GameTable.state != "over"
    )
    return insert(TableOrder).from_select(["table_id", "kind", "person_id", "text", "old"], which), None
