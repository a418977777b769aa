"""Sessions: the browsers a person is signed in with. One that is not used for long ends by itself."""

import hashlib
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from itsdangerous import BadSignature, Signer
from sqlalchemy import DateTime, Select, delete, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.sentence import read
from carson.server.db.models import Person, Session
from carson.server.db.writer import NotStored, Statement, Writer
from carson.server.refusal import Refused
from carson.server.words import later, say

TOUCHED = timedelta(hours=1)  # how exactly it is known when a session was last used
KEPT = 20_000  # sessions in memory; the others are read again when they are used


@dataclass(frozen=True)
class Visitor:
    """A person behind a valid cookie."""

    id: str
    name: str
    login: str | None


@dataclass(frozen=True)
class Device:
    """A session as its person may see it; the id is no key to it."""

    id: str
    name: str
    created: datetime
    seen: datetime
    here: bool


@dataclass
class _Held:
    """A session in memory."""

    visitor: Visitor
    seen: datetime  # as it is stored


class Sessions:
    """Finds the person behind a cookie. `days` without use end a session, and so does its person."""

    def __init__(self, engine: AsyncEngine, writer: Writer, secret: str, days: float) -> None:
        self.engine = engine
        self.writer = writer
        self.signer = Signer(secret, salt="carson-session")
        self.life = timedelta(days=days)
        self._held: dict[str, _Held] = {}
        self._sockets: dict[str, set[Callable[[], None]]] = {}
        self.admit: Callable[[str], None] = lambda _: None  # refuses people who may not come in
        self.on_ended: Callable[[list[str]], None] = lambda _: None  # for other processes
        self.on_changed: Callable[[Visitor], None] = lambda _: None

    def now(self) -> datetime:
        return datetime.now(UTC)

    # ---- cookies

    def cookie_for(self, session: str) -> str:
        return self.signer.sign(session).decode("ascii")

    @property
    def cookie_seconds(self) -> int:
        return int(self.life.total_seconds())

    async def visitor(self, cookie: str | None) -> tuple[str, Visitor] | None:
        """The session and person of a cookie; None when it is missing, forged or no longer valid.

        Refused when this person may not come in.
        """
        if not cookie:
            return None
        try:
            session = self.signer.unsign(cookie).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return None
        held = self._held.get(session) or await self.read(session)
        if held is None:
            return None
        if self.now() - held.seen > self.life:
            await self._end([session])
            return None
        self.admit(held.visitor.id)
        await self._touch(session, held)
        return session, held.visitor

    async def read(self, session: str) -> _Held | None:
        """The session as it is stored."""
        query = select(Person, Session.seen).join(Session, Session.person_id == Person.id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(Session.id == session))).one_or_none()
        if row is None:
            return None
        seen = row.seen.replace(tzinfo=UTC) if row.seen else self.now()
        return self._hold(session, Visitor(row.id, row.name, row.login), seen)

    def _hold(self, session: str, visitor: Visitor, seen: datetime) -> _Held:
        if len(self._held) >= KEPT:
            for old in list(self._held)[: KEPT // 2]:
                del self._held[old]
        held = self._held[session] = _Held(visitor, seen)
        return held

    async def _touch(self, session: str, held: _Held) -> None:
        """Note that it is used. On a disk that is full it is good enough to know it until the next start."""
        now = self.now()
        if now - held.seen < TOUCHED:
            return
        held.seen = now
        with suppress(NotStored):
            await self.writer.store((update(Session).where(Session.id == session).values(seen=now), None))

    # ---- beginning and ending

    async def begin(self, visitor: Visitor, device: str, *before: Statement, proven: bool = False) -> str:
        """A new session for somebody, stored together with what makes it possible.

        `proven`: they have just shown who they are.
        """
        self.admit(visitor.id)
        session, now = secrets.token_urlsafe(32), self.now()
        row = {"id": session, "person_id": visitor.id, "created": now, "seen": now, "device": device}
        await self.writer.store(*before, (insert(Session), {**row, "proven": now if proven else None}))
        self._hold(session, visitor, now)
        return session

    async def begin_for(
        self, whose: Select[str], device: str, *after: Statement, proven: bool = False
    ) -> tuple[str, Visitor] | None:
        """A session for whom the query finds when it is stored, together with what follows from it.

        Nobody is found by the second of two at the same moment, if what follows sees to that.
        """
        session, moment = secrets.token_urlsafe(32), literal(self.now(), DateTime(timezone=True))
        person = whose.subquery().c[0]
        proved = moment if proven else literal(None, DateTime(timezone=True))
        row = select(literal(session), person, moment, moment, literal(device), proved)
        columns = ["id", "person_id", "created", "seen", "device", "proven"]
        await self.writer.store((insert(Session).from_select(columns, row), None), *after)
        held = await self.read(session)
        if held is None:
            return None
        self.admit(held.visitor.id)
        return session, held.visitor

    def proven(self, session: str) -> Statement:
        """Somebody has shown in this session who they are."""
        return update(Session).where(Session.id == session).values(proven=self.now()), None

    async def end(self, session: str) -> None:
        """Its cookie is worth nothing from now on, and what it has open is closed."""
        await self._end([session])

    async def _end(self, sessions: list[str]) -> None:
        await self.writer.store((delete(Session).where(Session.id.in_(sessions)), None))
        self.are_over(sessions)
        self.on_ended(sessions)

    def are_over(self, sessions: list[str]) -> None:
        """Their cookies are worth nothing, and what they have open is closed."""
        for session in sessions:
            self._held.pop(session, None)
            for close in list(self._sockets.get(session, ())):
                close()

    async def end_device(self, person: str, device: str) -> None:
        """End the session of a person that goes by this id."""
        ended = [session for session in await self._ids(person) if public_id(session) == device]
        if not ended:
            raise Refused(later("refused.no-device"), status=404)
        await self._end(ended)

    async def end_others(self, person: str, kept: str) -> None:
        """End all sessions of a person but one."""
        await self._end([session for session in await self._ids(person) if session != kept])

    async def end_all(self, person: str, *rows: Statement) -> None:
        """Somebody is no more: all of their sessions end with what is stored."""
        ended = await self._ids(person)
        await self.writer.store(*rows)
        here = [session for session, held in self._held.items() if held.visitor.id == person]
        self.are_over([*ended, *here])
        self.on_ended(ended)

    async def sweep(self) -> None:
        """Forget sessions that have ended by themselves."""
        old = delete(Session).where(Session.seen < self.now() - self.life)
        with suppress(NotStored):
            await self.writer.store((old, None))

    def forget(self) -> None:
        """Read every session again when it is used next."""
        self._held.clear()

    # ---- looking

    async def devices(self, person: str, here: str) -> list[Device]:
        """Where a person is signed in, the last used first."""
        query = (
            select(Session).where(Session.person_id == person).where(Session.seen > self.now() - self.life)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(Session.seen.desc()))).all()
        return [
            Device(
                public_id(row.id),
                read(row.device) or say("device.unknown"),
                row.created.replace(tzinfo=UTC),
                row.seen.replace(tzinfo=UTC),
                row.id == here,
            )
            for row in rows
        ]

    async def _ids(self, person: str) -> list[str]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(Session.id).where(Session.person_id == person))
            return list(found.scalars())

    def remember(self, visitor: Visitor) -> None:
        """Somebody has changed; all their sessions know."""
        self.hear_of(visitor)
        self.on_changed(visitor)

    def hear_of(self, visitor: Visitor) -> None:
        for held in self._held.values():
            if held.visitor.id == visitor.id:
                held.visitor = replace(visitor)

    # ---- what a session has open

    @contextmanager
    def watching(self, session: str, close: Callable[[], None]) -> Iterator[None]:
        """`close` is called if the session ends meanwhile."""
        self._sockets.setdefault(session, set()).add(close)
        try:
            yield
        finally:
            self._sockets[session].discard(close)
            if not self._sockets[session]:
                del self._sockets[session]


def public_id(session: str) -> str:
    """What a session is called in lists: it leads to no cookie."""
    return hashlib.sha256(f"carson-device/{session}".encode()).hexdigest()[:16]
