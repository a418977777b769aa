"""Passwords that change: by their owner, or by a link to the owner's mailbox."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner
from sqlalchemy import insert, select, update

from carson.server.accounts.accounts import Accounts
from carson.server.accounts.proof import Proof
from carson.server.accounts.sessions import Visitor
from carson.server.allowance import Allowances
from carson.server.db.models import Channel, Outgoing, Passkey, Person
from carson.server.db.writer import NotStored, Statement
from carson.server.notices.kinds import CONFIRMED, MAIL, RESET
from carson.server.notices.mail import mailbox
from carson.server.notices.notices import Notices
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.words import later

GOOD_FOR = 3600  # seconds


class Recovery:
    """Gives accounts another password."""

    def __init__(
        self, settings: Settings, accounts: Accounts, proof: Proof, notices: Notices, secret: str
    ) -> None:
        self.accounts = accounts
        self.proof = proof
        self.notices = notices
        self.secret = secret
        self.asking = Allowances(settings.trials_per_hour / 3600, settings.trial_burst)
        self._under_way: set[asyncio.Task[None]] = set()

    # ---- by the owner

    async def change(self, who: tuple[str, Visitor], old: str, new: str, address: str) -> None:
        """With the old password; whoever is signed in elsewhere has to do so again.

        An account that had none so far gets one by whoever has just shown that it is theirs.
        """
        session, visitor = who
        if visitor.login is not None and await self.proof.hash_of(visitor.id) is None:
            await self.proof.check(who)
            hashed = None
        else:
            hashed = await self.proof.check_password(visitor, old, address, "old")
        await self._set(visitor.id, hashed, new)
        await self.accounts.sessions.end_others(visitor.id, session)

    async def give_up(self, who: tuple[str, Visitor]) -> None:
        """No password from now on; there must be a passkey."""
        visitor = who[1]
        if visitor.login is None:
            raise Refused(later("refused.no-account"), status=409)
        await self.proof.check(who)
        has_passkey = select(Passkey.id).where(Passkey.person_id == visitor.id).exists()
        without = update(Person).where((Person.id == visitor.id) & has_passkey).values(password=None)
        await self.accounts.writer.store((without, None))
        if await self.proof.hash_of(visitor.id) is not None:
            raise Refused(later("refused.no-passkey"), status=409)

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
            .where((Channel.kind == MAIL) & Channel.state.in_(CONFIRMED))
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

    def token(self, person: str, hashed: str | None) -> str:
        """Good for one password: with the next one it is worth nothing."""
        return self._signer(hashed).sign(person).decode()

    def _signer(self, hashed: str | None) -> TimestampSigner:
        return TimestampSigner(self.secret, salt=f"carson-reset {hashed}")

    async def reset(self, token: str, password: str, device: str) -> tuple[str, Visitor]:
        """Another password for whom the link was made; all are signed out, and this browser is in."""
        person = token.partition(".")[0]
        async with self.accounts.engine.connect() as connection:
            query = select(Person).where(Person.id == person).where(Person.login.is_not(None))
            row = (await connection.execute(query)).one_or_none()
        try:
            self._signer(row.password if row is not None else None).unsign(token, max_age=GOOD_FOR)
        except SignatureExpired:
            raise Refused(later("refused.old-reset"), status=410) from None
        except BadSignature:
            raise Refused(later("refused.used-reset"), status=410) from None
        assert row is not None
        await self._set(person, row.password, password)
        await self.accounts.sessions.end_others(person, "")
        visitor = Visitor(row.id, row.name, row.login)
        return await self.accounts.sessions.begin(visitor, device, proven=True), visitor

    # ---- the same for both

    async def _set(self, person: str, old: str | None, password: str) -> None:
        """Unless somebody was faster."""
        hashed = await self.accounts.passwords.hash(password)
        where = (Person.id == person) & Person.password.is_not_distinct_from(old)
        await self.accounts.writer.store((update(Person).where(where).values(password=hashed), None))
        if await self.proof.hash_of(person) != hashed:
            raise NotStored(later("refused.used-reset"))
