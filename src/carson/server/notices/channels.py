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
from carson.server.db.models import Channel, Outgoing, Wishes
from carson.server.db.writer import Statement, Writer
from carson.server.notices.kinds import ASKED, CONFIRM, DEAD, MAIL, OFF, ON, TRIAL
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

    # ---- looking

    async def of(self, person: str) -> Sequence[Any]:
        """All ways to a person, the oldest first."""
        return await self._rows(Channel.person_id == person)

    async def wishes(self, person: str) -> WishList:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(Wishes).where(Wishes.person_id == person))).one_or_none()
        return WishList() if row is None else wish_list(row)

    async def _rows(self, which: ColumnElement[bool]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            query = select(Channel).where(which).order_by(Channel.changed, Channel.id)
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
        if len([row for row in await self.of(person) if row.id not in same]) >= MOST:
            raise Refused(later("refused.many-channels", number=MOST), status=409)
        if kind == MAIL:
            self._check_pace(person, address)
        channel = secrets.token_urlsafe(12)
        row = {
            "id": channel,
            "person_id": person,
            "kind": kind,
            "address": address,
            "keys": keys,
            "label": label,
            "state": ASKED if kind == MAIL else ON,
            "changed": datetime.now(UTC),
        }
        asking = [_sent_now(channel, person, CONFIRM)] if kind == MAIL else []
        await self.writer.store(*_removal(same), (insert(Channel), row), *asking)
        self._heard(person)

    async def remove(self, person: str, channel: str) -> None:
        await self._one(channel, person)
        await self.writer.store(*_removal([channel]))

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
            raise Refused(later("refused.too-fast"), "busy", 429, wait=60)

    # ---- links in messages

    async def confirm(self, token: str) -> Any:
        """Whoever has the link reads the mailbox."""
        row = await self._one(self.links.confirmed(token))
        if row.state == ASKED:
            await self._set(row, ON)
        return row

    async def stop(self, token: str, on: bool = False) -> Any:
        """One click, without logging in; and the way back."""
        row = await self._one(self.links.stopped(token))
        if row.state in (ON, OFF, DEAD):
            await self._set(row, ON if on else OFF)
        elif not on:
            await self.writer.store(*_removal([row.id]))  # somebody else has typed this address
        return row

    async def _set(self, row: Any, state: str) -> None:
        values = {"state": state, "changed": datetime.now(UTC)}
        await self.writer.store(
            (update(Channel).where(Channel.id == row.id).values(values), None), *_emptied([row.id], state)
        )
        self._heard(row.person_id)

    def _heard(self, person: str) -> None:
        self.listeners.add(person)
        self._nudge()


def wish_list(row: Any) -> WishList:
    return WishList(
        tuple(row.kinds), row.pace, row.daily_at, row.quiet_from, row.quiet_until, row.zone, row.language
    )


def _sent_now(channel: str, person: str, kind: str) -> Statement:
    now = datetime.now(UTC)
    row = {"channel_id": channel, "person_id": person, "kind": kind, "created": now, "due": now}
    return insert(Outgoing), row


def _emptied(channels: list[str], state: str) -> list[Statement]:
    """What waits for a way that is closed is not sent."""
    return [] if state == ON else [(delete(Outgoing).where(Outgoing.channel_id.in_(channels)), None)]


def _removal(channels: list[str]) -> list[Statement]:
    if not channels:
        return []
    return [*_emptied(channels, OFF), (delete(Channel).where(Channel.id.in_(channels)), None)]


def given_up(channel: str, at: datetime) -> list[Statement]:
    """Nobody is there any more."""
    values = {"state": DEAD, "changed": at}
    return [(update(Channel).where(Channel.id == channel).values(values), None), *_emptied([channel], DEAD)]
