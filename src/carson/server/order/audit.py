"""The audit log: who has done what, when, on whom and why; a row for every deed, stored together with it."""

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.db.order_rows import Audit
from carson.server.db.writer import Statement
from carson.server.words import say

SHOWN = 50  # rows in one part of the log


@dataclass(frozen=True)
class Actor:
    """Whoever does something: an admin, or somebody at the server's machine, who has no id."""

    id: str
    name: str


def at_the_machine() -> Actor:
    """Whoever can start `carson admin` there may do everything."""
    return Actor("", say("order.machine"))


@dataclass(frozen=True)
class Deed:
    """Something that was done."""

    what: str  # one of kinds.DEEDS
    whom: str  # the name of a person, a table or a thing
    person: str = ""
    table: str = ""
    why: str = ""
    facts: dict[str, Any] = field(default_factory=dict)

    def row(self, actor: Actor) -> Statement:
        values = {
            "at": datetime.now(UTC),
            "actor_id": actor.id,
            "actor": actor.name,
            "what": self.what,
            "person_id": self.person,
            "table_id": self.table,
            "whom": self.whom,
            "why": self.why,
            "facts": json.dumps(self.facts, ensure_ascii=False) if self.facts else "",
        }
        return insert(Audit), values


async def read_log(
    connection: AsyncConnection, before: int = 0, person: str = "", most: int = SHOWN
) -> list[Any]:
    """The newest rows, or those before one; of all, or on one person."""
    query = select(Audit).order_by(Audit.id.desc()).limit(most)
    if before:
        query = query.where(Audit.id < before)
    if person:
        query = query.where(Audit.person_id == person)
    return list((await connection.execute(query)).all())
