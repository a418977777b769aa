"""Who is who: guests, accounts, and the way to another device. Everything is stored before it is believed."""

import math
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.server.accounts.names import guest_names
from carson.server.accounts.passwords import Guesses, Passwords
from carson.server.accounts.sessions import Sessions, Visitor
from carson.server.allowance import Allowances
from carson.server.db.models import Person, Transfer
from carson.server.db.writer import Clash, Statement, Writer
from carson.server.order.rules import Rules
from carson.server.refusal import Refused
from carson.server.words import later

TRANSFER_MINUTES = 10
NAMES_TRIED = 8  # at once


class Accounts:
    """Lets people in, and changes who they are."""

    def __init__(
        self, engine: AsyncEngine, writer: Writer, sessions: Sessions, newcomers: Allowances, rules: Rules
    ) -> None:
        self.engine = engine
        self.writer = writer
        self.sessions = sessions
        self.rules = rules
        sessions.admit = rules.check_ban
        self.passwords = Passwords()
        self.guesses = Guesses()
        self.newcomers = newcomers
        self._kept: set[str] = set()  # names that are just being given to guests

    def stop(self) -> None:
        self.passwords.stop()

    async def welcome(self, address: str, device: str) -> tuple[str, Visitor]:
        """A new guest in a new session; from one address only so many come in a time."""
        if not self.newcomers.spend(address):
            wait = math.ceil(self.newcomers.wait(address))
            raise Refused(later("refused.many-guests", number=wait), "busy", 429, wait=wait)
        async with self._free_name() as name:
            visitor = Visitor(secrets.token_urlsafe(12), name, None)
            row = {"id": visitor.id, "name": visitor.name, "created": self.sessions.now()}
            return await self.sessions.begin(visitor, device, (insert(Person), row)), visitor

    @asynccontextmanager
    async def _free_name(self) -> AsyncIterator[str]:
        """A name nobody has. It is kept from others who come in the same moment, until it is stored."""
        for attempt in count():
            names = {*guest_names(NAMES_TRIED, attempt)} - self._kept
            self._kept |= names  # before one looks whether they are free
            try:
                taken = await self._taken(names)
                free = {name for name in names - taken if not self.rules.is_reserved(name)}
                if free:
                    yield secrets.choice(sorted(free))
                    return
            finally:
                self._kept -= names

    async def _taken(self, names: set[str]) -> set[str]:
        async with self.engine.connect() as connection:
            query = select(Person.name).where(Person.name.in_(names))
            return set((await connection.execute(query)).scalars())

    # ---- changes

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        self.rules.check_name(name, visitor.id)
        changed = replace(visitor, name=name)
        await self.writer.store((update(Person).where(Person.id == visitor.id).values(name=name), None))
        self.sessions.remember(changed)
        return changed

    async def create_account(self, who: tuple[str, Visitor], login: str, password: str) -> Visitor:
        """Turn a guest into an account, with everything the guest has played."""
        hashed = await self.passwords.hash(password) if who[1].login is None else ""
        try:
            return await self.become(who, login, hashed)
        except Clash:
            raise Refused(later("refused.login-taken"), status=409) from None

    async def become(
        self, who: tuple[str, Visitor], login: str, hashed: str | None, *also: Statement
    ) -> Visitor:
        """A guest has an account from now on, stored with what opens it; Clash when the login is taken."""
        session, visitor = who
        if visitor.login is not None:
            raise Refused(later("refused.signed-in"), status=409)
        self.rules.check_name(login, visitor.id, "login")
        values = {"login": login.lower(), "password": hashed}
        row = update(Person).where(Person.id == visitor.id).values(**values), None
        await self.writer.store(row, self.sessions.proven(session), *also)
        changed = replace(visitor, login=login.lower())
        self.sessions.remember(changed)
        return changed

    async def sign_in(self, login: str, password: str, address: str, device: str) -> tuple[str, Visitor]:
        """A new session for an account; an unknown login takes as long as a wrong password."""
        login = login.lower()
        self.guesses.begin(login, address)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(Person).where(Person.login == login))).one_or_none()
        if not await self.passwords.fits(password, row.password if row is not None else None) or row is None:
            raise Refused(later("refused.wrong-login"), status=403)
        self.guesses.right(login, address)
        visitor = Visitor(row.id, row.name, row.login)
        return await self.sessions.begin(visitor, device, proven=True), visitor

    # ---- another device

    async def make_transfer(self, visitor: Visitor) -> tuple[str, datetime]:
        """A code that works once, for ten minutes."""
        code, now = secrets.token_urlsafe(24), self.sessions.now()
        expires = now + timedelta(minutes=TRANSFER_MINUTES)
        await self.writer.store(
            (delete(Transfer).where(Transfer.expires < now), None),
            (insert(Transfer), {"code": code, "person_id": visitor.id, "expires": expires}),
        )
        return code, expires

    async def use_transfer(self, code: str, device: str) -> tuple[str, Visitor]:
        """Take the code and make a session of it in one go: of several at the same moment one gets it."""
        good = (Transfer.code == code) & (Transfer.expires > self.sessions.now())
        used = delete(Transfer).where(Transfer.code == code), None
        begun = await self.sessions.begin_for(select(Transfer.person_id).where(good), device, used)
        if begun is None:
            raise Refused(later("refused.old-transfer"), status=410)
        return begun
