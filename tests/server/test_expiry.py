"""Old guests and copies are forgotten as the host wishes; accounts and their games stay."""

from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, insert, select
from sqlalchemy.orm import InstrumentedAttribute

from carson.server.db.engine import migrate, open_for_writing, storage_of
from carson.server.db.ledger import Mark
from carson.server.db.models import ChatLine, Entry, GameTable, Person, Seat, Session, Transfer
from carson.server.db.rows import NewEntry
from carson.server.db.writer import Writer
from carson.server.tables.expiry import Expiry
from tests.loops import finished
from tests.server.conftest import quick
from tests.server.test_trouble import table_row

NOW = datetime.now(UTC)
OLD = NOW - timedelta(days=100)


async def fill(writer: Writer) -> None:
    """Ann has an account; Ben and Bob are old guests, Cal has been here today."""
    for person, login in (("ann", "ann"), ("ben", None), ("bob", None), ("cal", None), ("dot", None)):
        seen = NOW if person == "cal" else OLD
        rows = {"id": person, "name": person, "login": login, "created": OLD}
        await writer.store((insert(Person), rows))
        session = {"id": f"s-{person}", "person_id": person, "created": OLD, "seen": seen}
        if person != "dot":  # her session has ended
            await writer.store((insert(Session), session))
    await writer.store((insert(Transfer), {"code": "x", "person_id": "ben", "expires": OLD}))
    for table, host, people, forked in (
        ("guests", "ben", ["ben", "bob"], False),
        ("mixed", "ben", ["ben", "ann"], False),
        ("today", "cal", ["cal"], False),
        ("copy", "ann", ["ann"], True),
        ("account", "ann", ["ann"], False),
    ):
        row = {**table_row(table, OLD), "host_id": host, "forked": forked}
        await writer.store((insert(GameTable), row))
        for seat, person in enumerate(people):
            place = {"table_id": table, "seat": seat, "kind": "person", "person_id": person, "name": person}
            await writer.store((insert(Seat), place))
        chat = {"table_id": table, "person_id": people[0], "name": "x", "text": "Howdy", "at": OLD}
        await writer.store((insert(ChatLine), chat), entries=[NewEntry(table, 1, 0, 5, OLD)])


def found(column: InstrumentedAttribute[str], connection: Connection) -> set[str]:
    return set(connection.scalars(select(column)))


def left_after(
    folder: Path, expiry: Expiry, awake: set[str] | None = None
) -> tuple[set[str], set[str], tuple[int, int]]:
    settings = quick(folder)
    migrate(settings)

    async def run() -> tuple[int, int]:
        writer = Writer(open_for_writing(settings), Mark(settings))
        engine = storage_of(settings).for_reading()
        writer.start()
        await fill(writer)

        async def is_awake(_: list[str]) -> set[str]:
            return awake or set()

        gone = await expiry.forget(engine, writer, is_awake)
        assert await expiry.forget(engine, writer, is_awake) == (0, 0)
        await writer.stop()
        await engine.dispose()
        return gone

    gone = finished(run())
    link = open_for_writing(settings)
    tables, people, *parts = (
        link.run(partial(found, column))
        for column in (GameTable.id, Person.id, Entry.table_id, ChatLine.table_id, Seat.table_id)
    )
    link.close()
    assert all(part == tables for part in parts)
    return tables, people, gone


def test_old_guests_go_with_the_tables_only_they_sat_at(tmp_path: Path) -> None:
    tables, people, gone = left_after(tmp_path, Expiry(guest_days=30, copy_days=0))
    assert tables == {"mixed", "today", "copy", "account"}
    assert people == {"ann", "ben", "cal"}  # Ben's name stands in a game that Ann keeps
    assert gone == (1, 2)


def test_old_copies_go(tmp_path: Path) -> None:
    tables, people, _ = left_after(tmp_path, Expiry(guest_days=0, copy_days=30))
    assert tables == {"guests", "mixed", "today", "account"}
    assert people == {"ann", "ben", "bob", "cal", "dot"}


def test_a_host_who_wishes_keeps_everything(tmp_path: Path) -> None:
    tables, people, gone = left_after(tmp_path, Expiry(guest_days=0, copy_days=0))
    assert (len(tables), len(people), gone) == (5, 5, (0, 0))


def test_what_is_in_use_stays(tmp_path: Path) -> None:
    tables, _, _ = left_after(tmp_path, Expiry(guest_days=30, copy_days=30), awake={"guests", "copy"})
    assert {"guests", "copy"} <= tables


def test_younger_things_stay(tmp_path: Path) -> None:
    tables, people, _ = left_after(tmp_path, Expiry(guest_days=200, copy_days=200))
    assert (len(tables), len(people)) == (5, 5)
