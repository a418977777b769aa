"""Reading a table from the disk, as far as it can be played here."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.core.errors import CarsonError
from carson.core.game import Game
from carson.core.match import BACK
from carson.server.db.chain import START, chained
from carson.server.db.models import Entry
from carson.server.db.text import AsText
from carson.server.db.writer import NotStored, Statement
from carson.server.refusal import Refused
from carson.server.tables.chat import said_before
from carson.server.tables.game_log import LoggedMatch
from carson.server.tables.live import LiveTable
from carson.server.tables.review import reviewed_before
from carson.server.tables.services import Services
from carson.server.tables.stored import DAMAGED, StoredTable, Trouble, stored_table
from carson.server.wire.messages import ChatOut
from carson.server.words import later


class Unplayable(Refused):
    """A table that cannot be played here; its log can still be read."""

    def __init__(self, stored: StoredTable, trouble: Trouble) -> None:
        super().__init__(later(f"refused.{trouble.kind}"), "seat", 410)
        self.stored = stored
        self.trouble = trouble


class Damaged(Exception):
    """What is wrong with a log, in a sentence."""


class StoredEntry(NamedTuple):
    """One line of a table's log."""

    ply: int
    seat: int
    action: int
    at: str
    told: str | None
    ran: float | None


async def stored_entries(connection: AsyncConnection, table_id: str) -> list[StoredEntry]:
    """The whole log of a table."""
    columns = select(Entry.ply, Entry.seat, Entry.action, AsText(Entry.at), Entry.told, Entry.ran)
    query = columns.where(Entry.table_id == table_id).order_by(Entry.ply)
    return [StoredEntry(*row) for row in await connection.execute(query)]


async def read_table(services: Services, table_id: str) -> LiveTable:
    """The table as it was left; Unplayable when it is damaged or the rules here are not its own."""
    async with services.engine.connect() as connection:
        stored = await stored_table(connection, table_id)
        entries = await stored_entries(connection, table_id)
        chat = await said_before(connection, table_id)
        review = await reviewed_before(connection, table_id) if stored.settings.state == "over" else None
    trouble = stored.trouble(services.games)
    if trouble is not None:
        raise Unplayable(stored, trouble)
    try:
        table = rebuilt(services, stored, entries, chat)
    except Damaged as error:
        raise Unplayable(stored, Trouble(DAMAGED, error.args[0].stored())) from error
    if review is not None:
        table.review.recall(*review)
    words = missing_words(table, entries)
    if words is not None:
        with suppress(NotStored):  # the next time, then
            await services.writer.store(words)
    return table


def rebuilt(
    services: Services, stored: StoredTable, entries: Sequence[StoredEntry], chat: Sequence[ChatOut]
) -> LiveTable:
    """The table with everything that was played; Damaged when something does not fit."""
    game, settings = services.games[stored.settings.game], stored.settings
    settings.options = game.settle(settings.options)
    names = [seat.name for seat in stored.seats]
    match = LoggedMatch(game, settings.options, stored.seed, names)
    table = LiveTable(services, settings, stored.seats, match)
    table.chat.lines.extend(chat)
    check_chain(stored, entries)
    for entry in entries:
        enter(match, entry, checked=entry.ply > stored.version)
        settings.updated = _moment(entry)
        table.began = table.began or settings.updated
        table.clocks.turn(entry.seat, table.actors, entry.ran or 0.0)
    table.clocks.turn(None, table.actors, services.running.now())
    table.noted = stored.version if stored.is_current else -1
    return table


def missing_words(table: LiveTable, entries: Sequence[StoredEntry]) -> Statement | None:
    """The lines of entries that were stored before lines were, while there are rules to tell them."""
    untold = {entry.ply for entry in entries if entry.told is None}
    if not untold:
        return None
    told = table.match.rows_since(0, table.settings.id, table.settings.updated, 0.0)
    return rewritten(table.settings.id, {row.ply: row.told or "" for row in told if row.ply in untold})


def rewritten(table_id: str, told: Mapping[int, str]) -> Statement:
    """The lines of some entries, by ply, as they read from now on; what was played stays as it is."""
    rows = [{"of": table_id, "at_ply": ply, "words": words} for ply, words in told.items()]
    where = (Entry.table_id == bindparam("of")) & (Entry.ply == bindparam("at_ply"))
    return update(Entry).where(where).values(told=bindparam("words")), rows


def check_log(game: Game, stored: StoredTable, entries: Sequence[StoredEntry]) -> None:
    """Damaged unless every line follows from those before it, whatever the chain says."""
    check_chain(stored, entries)
    names = [seat.name for seat in stored.seats]
    match = LoggedMatch(game, game.settle(stored.settings.options), stored.seed, names)
    for entry in entries:
        enter(match, entry, checked=True)
    over = stored.settings.abandoned or (bool(entries) and not match.state.actors())
    if over != (stored.settings.state == "over"):
        raise Damaged(later("trouble.state", state=stored.settings.state))


def check_chain(stored: StoredTable, entries: Sequence[StoredEntry]) -> None:
    """All lines are there, and those the row knows of are what they were."""
    for ply, entry in enumerate(entries, 1):
        if entry.ply != ply:
            raise Damaged(later("trouble.entry-missing", ply=ply))
    if len(entries) < stored.version:
        raise Damaged(later("trouble.log-short", entries=len(entries), version=stored.version))
    known = [(entry.seat, entry.action) for entry in entries[: stored.version]]
    if chained(START, known) != stored.chain:
        raise Damaged(later("trouble.log-changed"))


def enter(match: LoggedMatch, entry: StoredEntry, checked: bool) -> None:
    """One line of the log; what the chain does not vouch for is checked by the rules."""
    try:
        if checked and entry.seat == BACK:
            if not 0 <= entry.action <= match.version:
                raise Damaged(later("trouble.entry-back", ply=entry.ply))
        elif checked:
            match.state.check(entry.seat, entry.action)
        match.enter(entry.seat, entry.action)
    except CarsonError as error:
        raise Damaged(later("trouble.entry", ply=entry.ply, problem=error)) from error
    except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise Damaged(later("trouble.entry", ply=entry.ply, problem=repr(error))) from error


def _moment(entry: StoredEntry) -> datetime:
    try:
        return datetime.fromisoformat(entry.at).replace(tzinfo=UTC)
    except (TypeError, ValueError) as error:
        raise Damaged(later("trouble.entry", ply=entry.ply, problem=error)) from error
