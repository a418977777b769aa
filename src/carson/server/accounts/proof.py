"""Proof: who changes the ways into an account, or deletes it, has shown a moment ago who they are."""

from datetime import UTC, timedelta

from sqlalchemy import select

from carson.server.accounts.accounts import Accounts
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import Person, Session
from carson.server.refusal import Refused
from carson.server.words import later

FRESH = timedelta(minutes=10)
FIELD = "proof"  # a page that is refused for want of it asks, and tries again


class Proof:
    """Whoever has just signed in has proven it; the others are asked. Guests have nothing to show."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts

    async def check(self, who: tuple[str, Visitor]) -> None:
        """Refuse whoever has an account and has not proven lately, in this session, that it is theirs."""
        session, visitor = who
        if visitor.login is None:
            return
        async with self.accounts.engine.connect() as connection:
            at = await connection.scalar(select(Session.proven).where(Session.id == session))
        if at is None or self.accounts.sessions.now() - at.replace(tzinfo=UTC) > FRESH:
            raise Refused(later("refused.prove"), status=403, field=FIELD)

    async def by_password(self, who: tuple[str, Visitor], password: str, address: str) -> None:
        session, visitor = who
        await self.check_password(visitor, password, address, "password")
        await self.accounts.writer.store(self.accounts.sessions.proven(session))

    async def check_password(self, visitor: Visitor, password: str, address: str, field: str) -> str:
        """The hash of the password, if this is the password."""
        accounts = self.accounts
        if visitor.login is None:
            raise Refused(later("refused.no-account"), status=409)
        hashed = await self.hash_of(visitor.id)
        if hashed is None:
            raise Refused(later("refused.no-password"), status=409)
        accounts.guesses.begin(visitor.login, address)
        if not await accounts.passwords.fits(password, hashed):
            raise Refused(later("refused.wrong-password"), status=403, field=field)
        accounts.guesses.right(visitor.login, address)
        return hashed

    async def hash_of(self, person: str) -> str | None:
        """The hash of somebody's password, if they have one."""
        async with self.accounts.engine.connect() as connection:
            found: str | None = await connection.scalar(select(Person.password).where(Person.id == person))
        return found
