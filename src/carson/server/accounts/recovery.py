"""Passwords that change: by their owner, or by a link to the owner's mailbox."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner
from sqlalchemy import insert, select, update

from carson.server.accounts.accounts import Accounts
from carson.server.accounts.sessions import Visitor
from carson.server.allowance import Allowances
from carson.server.db.models import Channel, Outgoing, Person
from carson.server.db.writer import NotStored, Statement
from carson.server.notices.kinds import MAIL, ON, RESET
from carson.server.notices.mail import mailbox
from carson.server.notices.notices import Notices
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.words import later

GOOD_FOR = 3600  # seconds


class Recovery:
    """Gives accounts another password."""

    def __init__(self, settings: Settings, accounts: Accounts, notices: Notices, secret: str) -> None:
        self.accounts = accounts
        self.notices = notices
        self.secret = secret
        self.asking = Allowances(settings.trials_per_hour / 3600, settings.trial_burst)
        self._under_way: set[asyncio.Task[None]] = set()

    # ---- by the owner

    async def change(self, who: tuple[str, Visitor], old: str, new: str, address: str) -> None:
        """With the old password; whoever is signed in elsewhere has to do so again."""
        session, visitor = who
        if visitor.login is None:
            raise Refused(later("refused.no-account"), status=409)
        self.accounts.guesses.begin(visitor.login, address)
        hashed = await self._hash_of(visitor.id)
        if not await self.accounts.passwords.fits(old, hashed):
            raise Refused(later("refused.wrong-password"), status=403, field="old")
        self.accounts.guesses.right(visitor.login, address)
        await self._set(visitor.id, hashed, new)
        await self.accounts.sessions.end_others(visitor.id, session)

    # ---- by mail

    def forgotten(self, typed: str, address: str) -> None:
        """Send a link to the mailbox of this login, if there is one.

        Nobody learns who has an account: the answer is always the same, and comes at once.
        """
        spent = [self.asking.spend(one) for one in (f"login {typed.lower()}", f"address {address}")]
        if not all(spent):
            raise Refused(later("refused.too-fast"), "busy", 429, wait=60)
        if self.notices.post.mail is None:
            raise Refused(later("refused.no-mail"), status=409)
        task = asyncio.create_task(self._send_links(typed), name="a forgotten password")
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _send_links(self, typed: str) -> None:
        query = (
            select(Person.id, Person.password, Channel.id.label("channel"))
            .join(Channel, Channel.person_id == Person.id)
            .where(Person.login.is_not(None))
            .where((Channel.kind == MAIL) & (Channel.state == ON))
            .where((Person.login == typed.lower()) | (Channel.address == (mailbox(typed) or "")))
        )
        with suppress(Refused):
            async with self.accounts.engine.connect() as connection:
                rows = (await connection.execute(query)).all()
            links = [self._row(row.channel, row.id, self.token(row.id, row.password)) for row in rows]
            if links:
                await self.accounts.writer.store(*links)
                self.notices.deliverer.nudge()

    def _row(self, channel: str, person: str, token: str) -> Statement:
        now = datetime.now(UTC)
        row = {"channel_id": channel, "person_id": person, "kind": RESET, "created": now, "due": now}
        return insert(Outgoing), {**row, "facts": token}

    def token(self, person: str, hashed: str) -> str:
        """Good for one password: with the next one it is worth nothing."""
        return self._signer(hashed).sign(person).decode()

    def _signer(self, hashed: str) -> TimestampSigner:
        return TimestampSigner(self.secret, salt=f"carson-reset {hashed}")

    async def reset(self, token: str, password: str, device: str) -> tuple[str, Visitor]:
        """Another password for whom the link was made; all are signed out, and this browser is in."""
        person = token.partition(".")[0]
        async with self.accounts.engine.connect() as connection:
            query = select(Person).where(Person.id == person).where(Person.login.is_not(None))
            row = (await connection.execute(query)).one_or_none()
        try:
            self._signer(row.password if row is not None else "").unsign(token, max_age=GOOD_FOR)
        except SignatureExpired:
            raise Refused(later("refused.old-reset"), status=410) from None
        except BadSignature:
            raise Refused(later("refused.used-reset"), status=410) from None
        assert row is not None
        await self._set(person, row.password, password)
        await self.accounts.sessions.end_others(person, "")
        visitor = Visitor(row.id, row.name, row.login)
        return await self.accounts.sessions.begin(visitor, device), visitor

    # ---- the same for both

    async def _hash_of(self, person: str) -> str:
        async with self.accounts.engine.connect() as connection:
            found = await connection.scalar(select(Person.password).where(Person.id == person))
        return str(found)

    async def _set(self, person: str, old: str, password: str) -> None:
        """Unless somebody was faster."""
        hashed = await self.accounts.passwords.hash(password)
        where = (Person.id == person) & (Person.password == old)
        await self.accounts.writer.store((update(Person).where(where).values(password=hashed), None))
        if await self._hash_of(person) != hashed:
            raise NotStored(later("refused.used-reset"))
