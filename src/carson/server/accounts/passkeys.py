"""Passkeys: ways into an account without a password. Each signs a challenge; its public half is here."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NoReturn

from sqlalchemy import delete, insert, select, update
from sqlalchemy.orm import aliased

from carson.server.accounts.accounts import Accounts
from carson.server.accounts.challenges import ADD, ENTER, PROVE, Challenges, used_up
from carson.server.accounts.names import LONGEST_NAME, plain
from carson.server.accounts.proof import Proof
from carson.server.accounts.sessions import Visitor
from carson.server.accounts.signatures import Known, NewKey, Signed, challenge_of, counted, is_of, new_key
from carson.server.accounts.sites import Site
from carson.server.db.models import Passkey, Person, UsedChallenge
from carson.server.db.writer import Clash, Statement
from carson.server.refusal import Refused
from carson.server.words import later

MOST = 10  # of one person

Who = tuple[str, Visitor]


class Passkeys:
    """Makes, lists and removes them, and lets people in."""

    def __init__(self, accounts: Accounts, proof: Proof, secret: str) -> None:
        self.accounts = accounts
        self.proof = proof
        self.challenges = Challenges(secret)

    # ---- looking

    async def of(self, person: str) -> Sequence[Any]:
        """The passkeys of a person, the oldest first."""
        query = select(Passkey).where(Passkey.person_id == person).order_by(Passkey.created, Passkey.id)
        async with self.accounts.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _signing(self, signed: Signed) -> Any:
        """The passkey that has signed, with its person."""
        query = select(Passkey, Person.login, Person.name.label("called"))
        query = query.join(Person, Person.id == Passkey.person_id)
        async with self.accounts.engine.connect() as connection:
            found = await connection.execute(query.where(Passkey.credential == signed.id))
            row = found.one_or_none()
        if row is None or not is_of(signed.user_handle, row.person_id):
            raise Refused(later("refused.unknown-passkey"), status=403)
        return row

    # ---- making

    async def wish(self, who: Who) -> bytes:
        """A challenge for a new passkey; whoever has an account must have shown that it is theirs."""
        await self.proof.check(who)
        if len(await self.of(who[1].id)) >= MOST:
            raise Refused(later("refused.many-passkeys", number=MOST), status=409)
        return self.challenges.make(ADD, who[0])

    async def add(self, who: Who, site: Site, made: NewKey, name: str, login: str | None) -> Visitor:
        """One more; with a login a guest becomes an account that has no password."""
        session, visitor = who
        challenge = challenge_of(made.client_data, site)
        code = self.challenges.read(challenge, ADD, session)
        known = new_key(made, challenge, site)
        row = {
            "id": secrets.token_urlsafe(12),
            "person_id": visitor.id,
            "name": _named(name),
            "credential": known.credential,
            "public_key": known.public_key,
            "counter": known.counter,
            "transports": made.transports,
            "created": self.accounts.sessions.now(),
        }
        rows: list[Statement] = [(insert(Passkey), row), *used_up(code)]
        if visitor.login is None and login is None:
            raise Refused(later("refused.no-login"), field="login")
        try:
            if visitor.login is None and login is not None:
                return await self.accounts.become(who, login, None, *rows)
            await self.proof.check(who)
            await self.accounts.writer.store(*rows)
        except Clash:
            await self._blame(code, known.credential, "refused.login-taken")
        return visitor

    async def _blame(self, code: str, credential: str, otherwise: str) -> NoReturn:
        """Why it could not be stored."""
        async with self.accounts.engine.connect() as connection:
            used = await connection.scalar(select(UsedChallenge.code).where(UsedChallenge.code == code))
            known = await connection.scalar(select(Passkey.id).where(Passkey.credential == credential))
        reason = "refused.used-challenge" if used else "refused.known-passkey" if known else otherwise
        raise Refused(later(reason), status=409) from None

    # ---- changing

    async def rename(self, person: str, passkey: str, name: str) -> None:
        await self._one(person, passkey)
        row = update(Passkey).where(Passkey.id == passkey).values(name=_named(name))
        await self.accounts.writer.store((row, None))

    async def remove(self, who: Who, passkey: str) -> None:
        """The last one stays while there is no password: nobody locks themselves out."""
        person = who[1].id
        await self._one(person, passkey)
        await self.proof.check(who)
        other = aliased(Passkey)
        others = select(other.id).where((other.person_id == person) & (other.id != passkey)).exists()
        password = select(Person.id).where((Person.id == person) & Person.password.is_not(None)).exists()
        gone = delete(Passkey).where((Passkey.id == passkey) & (others | password))
        await self.accounts.writer.store((gone, None))
        if passkey in [row.id for row in await self.of(person)]:
            raise Refused(later("refused.last-passkey"), status=409)

    async def _one(self, person: str, passkey: str) -> None:
        if passkey not in [row.id for row in await self.of(person)]:
            raise Refused(later("refused.gone-passkey"), status=404)

    # ---- using

    def ask(self, session: str) -> bytes:
        """A challenge to sign in with; whoever it is shows it by signing."""
        return self.challenges.make(ENTER, session)

    async def enter(self, session: str, site: Site, signed: Signed, device: str) -> tuple[str, Visitor]:
        """A new session for whom a passkey belongs to."""
        row, code, counter = await self._checked(session, site, signed, ENTER)
        as_it_was = (Passkey.id == row.id) & (Passkey.counter == row.counter)
        whose = select(Passkey.person_id).where(as_it_was)
        try:
            begun = await self.accounts.sessions.begin_for(
                whose, device, *self._used(row.id, code, counter), proven=True
            )
        except Clash:
            await self._blame(code, "", "refused.unknown-passkey")
        if begun is None:  # it has signed something else in this moment, or is gone
            raise Refused(later("refused.used-challenge"), status=409)
        return begun

    async def ask_again(self, who: Who) -> tuple[bytes, list[str]]:
        """A challenge for somebody who is in, and the passkeys that can sign it."""
        known = [row.credential for row in await self.of(who[1].id)]
        if not known:
            raise Refused(later("refused.no-passkey"), status=409)
        return self.challenges.make(PROVE, who[0]), known

    async def prove(self, who: Who, site: Site, signed: Signed) -> None:
        """It is still the same person."""
        session, visitor = who
        row, code, counter = await self._checked(session, site, signed, PROVE)
        if row.person_id != visitor.id:
            raise Refused(later("refused.others-passkey"), status=403)
        try:
            await self.accounts.writer.store(
                *self._used(row.id, code, counter), self.accounts.sessions.proven(session)
            )
        except Clash:
            await self._blame(code, "", "refused.unknown-passkey")

    async def _checked(self, session: str, site: Site, signed: Signed, purpose: str) -> tuple[Any, str, int]:
        """The passkey, the code of the challenge and the new counter, if all of it is right."""
        challenge = challenge_of(signed.client_data, site)
        code = self.challenges.read(challenge, purpose, session)
        row = await self._signing(signed)
        known = Known(row.credential, row.public_key, row.counter)
        return row, code, counted(signed, challenge, site, known)

    def _used(self, passkey: str, code: str, counter: int) -> list[Statement]:
        now: datetime = self.accounts.sessions.now()
        values = {"counter": counter, "used": now}
        return [(update(Passkey).where(Passkey.id == passkey).values(values), None), *used_up(code)]


def _named(name: str) -> str:
    """As its person calls it."""
    shown = plain(name)[:LONGEST_NAME]
    if not shown:
        raise Refused(later("refused.nameless"), field="name")
    return shown
