"""Parting: somebody leaves for good, and the tables they sat at forget who they were.

Games of others stay whole: every move stands, the seat goes by a name that says nothing, and in a game that
goes on a bot plays it, as after resigning. A table at which nobody else sits goes with them. It is done on
the disk; whoever looks at the table looks again.
"""

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from datetime import UTC, datetime

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.accounts.names import LONGEST_TABLE_NAME, distinct
from carson.server.db.models import ChatLine, GameTable, Outgoing, Seat, Share, StoredReview
from carson.server.db.rows import Fence
from carson.server.db.writer import Statement
from carson.server.homes.homes import Elsewhere
from carson.server.refusal import Refused
from carson.server.tables.expiry import deletion_of
from carson.server.tables.other_names import OtherNames
from carson.server.tables.pictures import Pictures
from carson.server.tables.reading import rewritten, stored_entries
from carson.server.tables.registry import DELETED, RESTORED, TableRegistry
from carson.server.tables.review import reviewed_before
from carson.server.tables.seat_changes import freed, played_by_bot, seat_row
from carson.server.tables.seats import SeatState
from carson.server.tables.stored import StoredTable, stored_table
from carson.server.words import later, say

ABOUT = "part"  # what processes ask each other for
TRIES = 3  # a table may move while it is looked for


class Farewell(msgspec.Struct, array_like=True):
    """Who leaves a table; `seats` are those of a copy that still carry their names."""

    table: str
    person: str
    name: str
    seats: list[int]


class Parting:
    """Lets tables forget somebody, wherever they live."""

    def __init__(self, tables: TableRegistry, pictures: Pictures) -> None:
        self.tables = tables
        self.services = tables.services
        self.pictures = pictures
        self.services.homes.answer(ABOUT, self._asked)

    async def everywhere(self, person: str, name: str) -> None:
        """All tables at which somebody sits, that they have opened, or at which they said something."""
        for table_id in await self._tables(person):
            stored = await self._look(table_id)
            if stored is None:
                continue
            for copy in await self._copies(stored, person):
                await self._part(Farewell(copy, person, name, _seats_of(stored.seats, person)))
            await self._part(Farewell(table_id, person, name, []))

    async def _tables(self, person: str) -> list[str]:
        query = (
            select(Seat.table_id)
            .where(Seat.person_id == person)
            .union(
                select(GameTable.id).where(GameTable.host_id == person),
                select(ChatLine.table_id).where(ChatLine.person_id == person),
            )
        )
        async with self.services.engine.connect() as connection:
            return sorted((await connection.execute(query)).scalars())

    async def _look(self, table_id: str) -> StoredTable | None:
        with suppress(Refused):  # it is gone by now
            async with self.services.engine.connect() as connection:
                return await stored_table(connection, table_id)
        return None

    async def _copies(self, stored: StoredTable, person: str) -> list[str]:
        """Copies that others have made of a table: all seats go by the same names there."""
        seats = _seats_of(stored.seats, person)
        if not seats:
            return []
        first = stored.seats[seats[0]]
        query = (
            select(GameTable.id)
            .join(Seat, Seat.table_id == GameTable.id)
            .where(GameTable.forked & (GameTable.game == stored.settings.game))
            .where((GameTable.host_id != person) & (GameTable.id != stored.settings.id))
            .where((Seat.seat == first.seat) & (Seat.name == first.name))
        )
        names = [seat.name for seat in stored.seats]
        async with self.services.engine.connect() as connection:
            found = list((await connection.execute(query)).scalars())
            looked = [await stored_table(connection, one) for one in found]
        return [one.settings.id for one in looked if [seat.name for seat in one.seats] == names]

    # ---- one table

    async def _part(self, farewell: Farewell) -> None:
        """Here, or in the process where it lives."""
        for attempt in range(TRIES):
            try:
                await self._part_here(farewell)
                return
            except Elsewhere as error:
                if attempt == TRIES - 1:
                    raise
                body = msgspec.msgpack.encode(farewell)
                if await self.services.homes.ask(error.process, ABOUT, body):
                    return

    async def _asked(self, body: bytes) -> bytes:
        """Another process asks; nothing is the answer when it is to look again."""
        try:
            await self._part_here(msgspec.msgpack.decode(body, type=Farewell))
        except Refused:
            return b""
        return b"done"

    async def _part_here(self, farewell: Farewell) -> None:
        table_id = farewell.table
        async with self.tables.alone(table_id):
            live = self.tables.awake.known.get(table_id)
            number = live.fence if live is not None else await self.services.homes.claim(table_id)
            fences = [] if number is None else [Fence(table_id, number)]
            try:
                async with live.queue if live is not None else nullcontext():
                    goes_on = await self._forget(farewell, fences)
                    self.tables.forget(table_id)
                    if live is not None:
                        code, why = (RESTORED, "refused.parted") if goes_on else (DELETED, "refused.no-table")
                        live.end(later(why), code)
            except BaseException:
                if live is None:  # it was claimed for this alone
                    self.services.homes.leave([table_id])
                raise
        if goes_on == "playing":
            with suppress(Refused):  # the keeper wakes it, then
                await self.tables.table(table_id)

    async def _forget(self, farewell: Farewell, fences: Sequence[Fence]) -> str | None:
        """The state of the table, or None when it went as well."""
        async with self.services.engine.connect() as connection:
            stored = await stored_table(connection, farewell.table)
            rows = await self._rows(connection, stored, farewell)
            code = await connection.scalar(select(Share.code).where(Share.table_id == farewell.table))
        await self.services.writer.store(*(rows or deletion_of([farewell.table])), fences=fences)
        self.pictures.forget(code or "")
        return stored.settings.state if rows else None

    async def _rows(
        self, connection: AsyncConnection, stored: StoredTable, farewell: Farewell
    ) -> list[Statement]:
        """What changes at a table; nothing when nobody else has to do with it."""
        settings, person = stored.settings, farewell.person
        heir = settings.host
        if heir == person:
            heir = next((seat.person for seat in stored.seats if seat.person not in (None, person)), "") or ""
        if not heir:
            return []
        mine = farewell.seats or _seats_of(stored.seats, person)
        seats = self._parted(stored, mine, person)
        names = _other_names(stored.seats, seats, farewell.name)
        said = (ChatLine.table_id == settings.id) & (ChatLine.person_id == person)
        return [
            self._table_row(stored, names, heir),
            *(seat_row(settings.id, seats[seat]) for seat in mine),
            (delete(ChatLine).where(said), None),
            *await self._log_rows(connection, stored, names),
            *await _message_rows(connection, settings.id, names),
        ]

    def _parted(self, stored: StoredTable, mine: Sequence[int], person: str) -> list[SeatState]:
        """The seats without somebody."""
        settings, seats = stored.settings, list(stored.seats)
        for seat in mine:
            taken = [place.name for place in seats if place.seat != seat]
            place = replace(seats[seat], name=distinct(say("name.left"), taken))
            if place.person == person:
                if settings.state == "open":
                    place = freed(place)
                elif settings.state == "playing" and place.kind == "person":
                    place = played_by_bot(self.services, settings.game, place)
                place = replace(place, person=None)
            seats[seat] = place
        return seats

    def _table_row(self, stored: StoredTable, names: OtherNames, heir: str) -> Statement:
        settings = stored.settings
        values: dict[str, object] = {
            "host_id": heir,
            "name": names.in_text(settings.name)[:LONGEST_TABLE_NAME],
            "status": names.in_sentence(stored.status or "") or None,
        }
        if settings.state == "playing":
            values["wake_at"] = datetime.now(UTC)
        return update(GameTable).where(GameTable.id == settings.id).values(values), None

    async def _log_rows(
        self, connection: AsyncConnection, stored: StoredTable, names: OtherNames
    ) -> list[Statement]:
        settings, game = stored.settings, self.services.games.get(stored.settings.game)
        told = names.in_log(await stored_entries(connection, settings.id), game)
        rows = [rewritten(settings.id, told)] if told else []
        review = await reviewed_before(connection, settings.id)
        if review is not None:
            which, again = StoredReview.table_id == settings.id, names.in_review(review[1])
            row = delete(StoredReview) if again is None else update(StoredReview).values(told=again)
            rows.append((row.where(which), None))
        return rows


async def _message_rows(connection: AsyncConnection, table_id: str, names: OtherNames) -> list[Statement]:
    """What others are to be told of the table, and were not yet."""
    which = (Outgoing.table_id == table_id) & (Outgoing.facts != "")
    rows = (await connection.execute(select(Outgoing.id, Outgoing.facts).where(which))).all()
    changed = [(row.id, names.in_sentence(row.facts)) for row in rows]
    return [(update(Outgoing).where(Outgoing.id == id_).values(facts=facts), None) for id_, facts in changed]


def _seats_of(seats: Sequence[SeatState], person: str) -> list[int]:
    """Those somebody sits at, or may come back to."""
    return [seat.seat for seat in seats if seat.person == person]


def _other_names(before: Sequence[SeatState], after: Sequence[SeatState], name: str) -> OtherNames:
    changed = {old.name: new.name for old, new in zip(before, after, strict=True) if old.name != new.name}
    nobody = {old: new or say("name.left") for old, new in changed.items()}
    return OtherNames([seat.name for seat in after], {name: say("name.left"), **nobody})
