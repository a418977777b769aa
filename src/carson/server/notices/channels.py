"""Channels: the ways to a person, as the person sets them up, and what the person wishes to hear."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.language import READER
from carson.server.allowance import Allowances
from carson.server.db.models import Channel, Outgoing, Person, Wishes
from carson.server.db.writer import Statement, Writer
from carson.server.notices.kinds import ASKED, CONFIRM, CONFIRMED, DEAD, LEFT, MAIL, MOVED, OFF, ON, TRIAL
from carson.server.notices.links import Links
from carson.server.notices.listeners import Listeners
from carson.server.notices.wishes import WishList
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.words import later

MOST = 10  # ways to one person


class Channels:
    """Adds, changes and ends ways to people."""

    def __init__(
        self,
        settings: Settings,
        engine: AsyncEngine,
        writer: Writer,
        listeners: Listeners,
        links: Links,
        nudge: Callable[[], None],
    ) -> None:
        """`nudge` is called when something is to be sent at once."""
        self.engine = engine
        self.writer = writer
        self.listeners = listeners
        self.links = links
        self._nudge = nudge
        self.asking = Allowances(settings.trials_per_hour / 3600, settings.trial_burst)
        self.strangers = Allowances(settings.mailboxes_per_hour / 3600, settings.mailbox_burst)

    # ---- looking

    async def of(self, person: str) -> Sequence[Any]:
        """All ways to a person, the oldest first."""
        return await self._rows(Channel.person_id == person)

    async def mailbox(self, person: str) -> str | None:
        """The mail address that is known to be somebody's."""
        found = [row.address for row in await self._mailboxes(person) if row.state in CONFIRMED]
        return found[0] if found else None

    async def _mailboxes(self, person: str) -> Sequence[Any]:
        return await self._rows((Channel.person_id == person) & (Channel.kind == MAIL))

    async def wishes(self, person: str) -> WishList:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(Wishes).where(Wishes.person_id == person))).one_or_none()
        return WishList() if row is None else wish_list(row)

    async def _rows(self, which: ColumnElement[bool]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            query = select(Channel).where(which).where(Channel.state != LEFT)
            query = query.order_by(Channel.changed, Channel.id)
            return (await connection.execute(query)).all()

    async def _one(self, channel: str, person: str | None = None) -> Any:
        """A channel, of this person alone if one is given."""
        found = await self._rows(Channel.id == channel)
        if not found or person not in (None, found[0].person_id):
            raise Refused(later("refused.no-channel"), status=404)
        return found[0]

    # ---- changes

    async def wish(self, person: str, wishes: WishList) -> WishList:
        """What somebody wishes from now on, told in the language they read now."""
        wishes = replace(wishes, language=READER.get())
        row = {**asdict(wishes), "person_id": person, "kinds": list(wishes.kinds)}
        await self.writer.store(
            (delete(Wishes).where(Wishes.person_id == person), None), (insert(Wishes), row)
        )
        return wishes

    async def add(self, person: str, kind: str, address: str, label: str, keys: str = "") -> None:
        """One more way; the same one again takes the place of the old. A browser has one person at a time."""
        known = await self._rows((Channel.kind == kind) & (Channel.address == address))
        same = [row.id for row in known if keys or row.person_id == person]
        await self._check_room(person, same)
        row = _row(person, kind, address, label, ON, keys)
        await self.writer.store(*_removal(same), (insert(Channel), row))
        self._heard(person)

    async def add_mailbox(self, person: str, address: str, client: str) -> None:
        """Ask a mailbox whether it is this person's; once it says so it takes the place of the one before."""
        mine = await self._mailboxes(person)
        same = [row for row in mine if row.address == address and row.state in CONFIRMED]
        if same:
            await self._set(same[0], ON)
            return
        unsure = [row.id for row in mine if row.state not in CONFIRMED]
        await self._check_room(person, [row.id for row in mine])
        self._check_pace(person, address)
        if not self.strangers.spend(client):
            raise _too_fast()
        row = _row(person, MAIL, address, address, ASKED)
        question = _sent_now(row["id"], person, CONFIRM)
        await self.writer.store(*_removal(unsure), (insert(Channel), row), question)
        self._heard(person)

    async def _check_room(self, person: str, besides: list[str]) -> None:
        if len([row for row in await self.of(person) if row.id not in besides]) >= MOST:
            raise Refused(later("refused.many-channels", number=MOST), status=409)

    async def remove(self, person: str, channel: str) -> None:
        row = await self._one(channel, person)
        await self.writer.store(*await self._leaving([row], "notice.mailbox-removed"))
        self._nudge()

    async def _leaving(self, rows: Sequence[Any], why: str) -> list[Statement]:
        """These are forgotten; a mailbox that was known to be its person's is told first."""
        told = [row for row in rows if row.kind == MAIL and row.state in CONFIRMED]
        changes = _removal([row.id for row in rows if row not in told])
        for row in told:
            async with self.engine.connect() as connection:
                name = await connection.scalar(select(Person.name).where(Person.id == row.person_id))
            said = later(why, name=name or "").stored()
            changes += [*_turned(row.id, LEFT), _sent_now(row.id, row.person_id, MOVED, said)]
        return changes

    async def turn(self, person: str, channel: str, on: bool) -> None:
        """On or off. A way that was given up is tried again; a mailbox must be known to be theirs."""
        row = await self._one(channel, person)
        if row.state == ASKED:
            raise Refused(later("refused.not-confirmed"), status=409)
        await self._set(row, ON if on else OFF)

    async def try_out(self, person: str, channel: str) -> None:
        """Send a message to see whether it arrives; to a mailbox that was asked, the question once more."""
        row = await self._one(channel, person)
        self._check_pace(person, row.address)
        kind = CONFIRM if row.state == ASKED else TRIAL
        await self.writer.store(_sent_now(channel, person, kind))
        self._nudge()

    def _check_pace(self, *whom: str) -> None:
        spent = [self.asking.spend(one) for one in whom]
        if not all(spent):
            raise _too_fast()

    # ---- links in messages

    async def confirm(self, token: str) -> Any:
        """Whoever has the link reads the mailbox."""
        row = await self._one(self.links.confirmed(token))
        if row.state == ASKED:
            before = [one for one in await self._mailboxes(row.person_id) if one.id != row.id]
            await self._set(row, ON, *await self._leaving(before, "notice.mailbox-changed"))
        return row

    async def stop(self, token: str, on: bool = False) -> Any:
        """One click, without logging in; and the way back."""
        row = await self._one(self.links.stopped(token))
        if row.state in (ON, OFF, DEAD):
            await self._set(row, ON if on else OFF)
        elif not on:
            await self.writer.store(*_removal([row.id]))  # somebody else has typed this address
        return row

    async def _set(self, row: Any, state: str, *also: Statement) -> None:
        await self.writer.store(*_turned(row.id, state), *also)
        self._heard(row.person_id)

    def _heard(self, person: str) -> None:
        self.listeners.add(person)
        self._nudge()


def wish_list(row: Any) -> WishList:
    return WishList(
        tuple(row.kinds), row.pace, row.daily_at, row.quiet_from, row.quiet_until, row.zone, row.language
    )


def _row(person: str, kind: str, address: str, label: str, state: str, keys: str = "") -> dict[str, Any]:
    return {
        "id": secrets.token_urlsafe(12),
        "person_id": person,
        "kind": kind,
        "address": address,
        "keys": keys,
        "label": label,
        "state": state,
        "changed": datetime.now(UTC),
    }


def _sent_now(channel: str, person: str, kind: str, facts: str = "") -> Statement:
    now = datetime.now(UTC)
    row = {"channel_id": channel, "person_id": person, "kind": kind, "created": now, "due": now}
    return insert(Outgoing), {**row, "facts": facts}


def _turned(channel: str, state: str) -> list[Statement]:
    """Another state; what waits for a way that is closed is not sent."""
    values = {"state": state, "changed": datetime.now(UTC)}
    return [
        (update(Channel).where(Channel.id == channel).values(values), None),
        *([] if state == ON else _emptied([channel])),
    ]


def _emptied(channels: list[str]) -> list[Statement]:
    return [(delete(Outgoing).where(Outgoing.channel_id.in_(channels)), None)]


def _removal(channels: list[str]) -> list[Statement]:
    if not channels:
        return []
    return [*_emptied(channels), (delete(Channel).where(Channel.id.in_(channels)), None)]


def given_up(channel: str) -> list[Statement]:
    """Nobody is there any more."""
    return [*_emptied([channel]), *told_last(channel), *_turned(channel, DEAD)]


def told_last(channel: str) -> list[Statement]:
    """A mailbox that was left was told so, or cannot be told: it is forgotten."""
    gone = delete(Channel).where((Channel.id == channel) & (Channel.state == LEFT))
    return [(gone, None)]


def _too_fast() -> Refused:
    return Refused(later("refused.too-fast"), "busy", 429, wait=60)
