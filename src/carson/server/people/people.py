"""Who is who. Everything read often is kept in memory; everything is stored before it is believed."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.server.db.models import Person, Session, Transfer
from carson.server.db.writer import Clash, Writer
from carson.server.people.names import guest_name
from carson.server.refusal import Refused
from carson.server.words import say

TRANSFER_MINUTES = 10


@dataclass(frozen=True)
class Visitor:
    """A person behind a valid cookie."""

    id: str
    name: str
    login: str | None


class People:
    """Finds the person behind a cookie, and changes who that is."""

    def __init__(self, engine: AsyncEngine, writer: Writer, secret: str) -> None:
        self.engine = engine
        self.writer = writer
        self.signer = Signer(secret, salt="carson-session")
        self.hasher = PasswordHasher()
        self.visitors: dict[str, Visitor] = {}  # by session

    # ---- cookies

    def cookie_for(self, session: str) -> str:
        return self.signer.sign(session).decode("ascii")

    async def visitor(self, cookie: str | None) -> tuple[str, Visitor] | None:
        """The session and person of a cookie; None when it is missing, forged or no longer valid."""
        if not cookie:
            return None
        try:
            session = self.signer.unsign(cookie).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return None
        if session not in self.visitors:
            found = await self._read(session)
            if found is None:
                return None
            self.visitors[session] = found
        return session, self.visitors[session]

    async def _read(self, session: str) -> Visitor | None:
        query = select(Person).join(Session, Session.person_id == Person.id).where(Session.id == session)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Visitor(row.id, row.name, row.login)

    async def welcome(self) -> tuple[str, Visitor]:
        """A new guest in a new session."""
        visitor = Visitor(secrets.token_urlsafe(12), guest_name(), None)
        now = datetime.now(UTC)
        session = secrets.token_urlsafe(32)
        await self.writer.store(
            (insert(Person), {"id": visitor.id, "name": visitor.name, "created": now}),
            (insert(Session), {"id": session, "person_id": visitor.id, "created": now}),
        )
        self.visitors[session] = visitor
        return session, visitor

    async def _sign_in(self, visitor: Visitor) -> str:
        session = secrets.token_urlsafe(32)
        row = {"id": session, "person_id": visitor.id, "created": datetime.now(UTC)}
        await self.writer.store((insert(Session), row))
        self.visitors[session] = visitor
        return session

    async def sign_out(self, session: str) -> None:
        """End a session; its cookie is worth nothing from now on."""
        await self.writer.store((delete(Session).where(Session.id == session), None))
        self.visitors.pop(session, None)

    # ---- changes

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        changed = replace(visitor, name=name)
        await self.writer.store((update(Person).where(Person.id == visitor.id).values(name=name), None))
        self._remember(changed)
        return changed

    def _remember(self, visitor: Visitor) -> None:
        for session, known in self.visitors.items():
            if known.id == visitor.id:
                self.visitors[session] = visitor

    async def create_account(self, visitor: Visitor, login: str, password: str) -> Visitor:
        """Turn a guest into an account, with everything the guest has played."""
        if visitor.login is not None:
            raise Refused(say("refused.signed-in"), status=409)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        values = {"login": login.lower(), "password": hashed}
        try:
            await self.writer.store((update(Person).where(Person.id == visitor.id).values(**values), None))
        except Clash:
            raise Refused(say("refused.login-taken"), status=409) from None
        changed = replace(visitor, login=login.lower())
        self._remember(changed)
        return changed

    async def sign_in(self, login: str, password: str) -> tuple[str, Visitor]:
        """A new session for an account; an unknown login takes as long as a wrong password."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(select(Person).where(Person.login == login.lower()))
            ).one_or_none()
        hashed = row.password if row is not None else _NOBODYS_HASH
        try:
            await asyncio.to_thread(self.hasher.verify, hashed, password)
        except VerificationError:
            row = None
        if row is None:
            raise Refused(say("refused.wrong-login"), status=403)
        visitor = Visitor(row.id, row.name, row.login)
        return await self._sign_in(visitor), visitor

    # ---- another device

    async def make_transfer(self, visitor: Visitor) -> tuple[str, datetime]:
        """A code that works once, for ten minutes."""
        code = secrets.token_urlsafe(24)
        expires = datetime.now(UTC) + timedelta(minutes=TRANSFER_MINUTES)
        await self.writer.store(
            (insert(Transfer), {"code": code, "person_id": visitor.id, "expires": expires})
        )
        return code, expires

    async def use_transfer(self, code: str) -> tuple[str, Visitor]:
        query = select(Person, Transfer.expires).join(Transfer, Transfer.person_id == Person.id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(Transfer.code == code))).one_or_none()
        if row is None or row.expires.replace(tzinfo=UTC) < datetime.now(UTC):
            raise Refused(say("refused.old-transfer"), status=410)
        await self.writer.store((delete(Transfer).where(Transfer.code == code), None))
        visitor = Visitor(row.id, row.name, row.login)
        return await self._sign_in(visitor), visitor


_NOBODYS_HASH = PasswordHasher().hash(secrets.token_urlsafe(16))
