"""Fences: a table gets a number with each home, and the database takes writes with the newest one alone.

The lease in Redis only saves work: a process that believes it still has a table, because it was cut off or
slept, is refused by the database itself.
"""

from collections.abc import Sequence

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.server.db.models import GameTable
from carson.server.refusal import Refused
from carson.server.words import later

# FOR UPDATE waits for writes under way: they hold the row until their commit (db/postgres.py).
RAISE = text(
    "WITH held AS (SELECT id FROM game_table WHERE id = :id FOR UPDATE) "
    "UPDATE game_table SET fence = fence + 1 FROM held WHERE game_table.id = held.id RETURNING fence"
)
FIRST = 1  # of a new table


async def raise_fence(engine: AsyncEngine, table_id: str) -> int:
    """The number of a table in its new home; from now on nobody writes with an older one."""
    async with engine.connect() as connection:
        number: int | None = (await connection.execute(RAISE, {"id": table_id})).scalar()
    if number is None:
        raise Refused(later("refused.no-table"), status=404)
    return number


async def fences_of(engine: AsyncEngine, tables: Sequence[str]) -> dict[str, int]:
    """The newest numbers of tables."""
    async with engine.connect() as connection:
        rows = await connection.execute(select(GameTable.id, GameTable.fence).where(GameTable.id.in_(tables)))
        return {row.id: row.fence for row in rows}
