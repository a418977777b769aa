"""Export: everything a server has of a person, as a zip of JSON and records."""

import io
import json
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

from sqlalchemy import Select, select

from carson.core.errors import CarsonError
from carson.core.sentence import read
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import (
    Channel,
    ChatLine,
    GameTable,
    Note,
    Passkey,
    Person,
    RemoteBotRow,
    Seat,
    Session,
    Wishes,
)
from carson.server.db.order_rows import Report, Restriction
from carson.server.notices.kinds import MAIL
from carson.server.refusal import Refused
from carson.server.tables import archive
from carson.server.tables.registry import TableRegistry


async def export(tables: TableRegistry, visitor: Visitor) -> bytes:
    """The zip. Games that are over, or open to everybody at the table, come with their records."""
    me = visitor.id
    parts = {
        "person": select(Person.id, Person.name, Person.login, Person.created).where(Person.id == me),
        "devices": select(Session.device, Session.created, Session.seen).where(Session.person_id == me),
        "passkeys": select(Passkey.name, Passkey.created, Passkey.used).where(Passkey.person_id == me),
        "addresses": select(Channel.address, Channel.state, Channel.changed).where(
            (Channel.person_id == me) & (Channel.kind == MAIL)
        ),
        # an address at a chat service lets anybody write there: only its label is told
        "channels": select(Channel.kind, Channel.label, Channel.state).where(Channel.person_id == me),
        "wishes": select(Wishes).where(Wishes.person_id == me),
        "bots": select(RemoteBotRow.name, RemoteBotRow.created).where(RemoteBotRow.person_id == me),
        "notes": select(Note.table_id, Note.seat, Note.text).where(Note.person_id == me),
        "chat": select(ChatLine.table_id, ChatLine.at, ChatLine.name, ChatLine.text)
        .where(ChatLine.person_id == me)
        .order_by(ChatLine.id),
        "reports": select(Report.at, Report.table_name, Report.name, Report.reason).where(
            Report.reporter_id == me
        ),
        "restrictions": select(Restriction.kind, Restriction.until, Restriction.reason).where(
            Restriction.person_id == me
        ),
        "tables": _tables(me),
    }
    async with tables.services.engine.connect() as connection:
        found = {name: (await connection.execute(query)).all() for name, query in parts.items()}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, rows in found.items():
            file.writestr(f"{name}.json", _json(rows))
        for row in found["tables"]:
            with suppress(Refused, CarsonError):  # its players still hide things from each other
                text = await archive.stored_record(tables, row.id, me)
                file.writestr(f"games/{row.id}.carson.txt", text)
    return packed.getvalue()


def _tables(me: str) -> Select[*tuple[Any, ...]]:
    """The tables somebody sits at, has sat at or has opened."""
    mine = select(Seat.table_id).where(Seat.person_id == me)
    columns = [
        GameTable.id,
        GameTable.name,
        GameTable.game,
        GameTable.options,
        GameTable.state,
        GameTable.status,
        GameTable.created,
        GameTable.updated,
    ]
    return (
        select(*columns).where(GameTable.id.in_(mine) | (GameTable.host_id == me)).order_by(GameTable.created)
    )


def _json(rows: Sequence[Any]) -> str:
    plain = [{name: _plain(value) for name, value in row._mapping.items()} for row in rows]
    return json.dumps(plain, ensure_ascii=False, indent=2)


def _plain(value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat()
    return read(value) if isinstance(value, str) else value
