"""What the server stores for every move: lines of logs, and where tables stand."""

from datetime import datetime
from typing import NamedTuple


class NewEntry(NamedTuple):
    """A line of a table's log, on its way to the disk."""

    table_id: str
    ply: int
    seat: int
    action: int
    at: datetime  # in UTC
    told: str | None = None  # the lines that tell it, as JSON
    ran: float | None = None  # the same moment in running time


class Fence(NamedTuple):
    """What a process knows of its right to write: the number the table got when it came to live there."""

    table_id: str
    number: int


class Standing(NamedTuple):
    """Where a table stands, as its row says it."""

    table_id: str
    state: str
    version: int
    chain: str
    actors: list[int]
    status: str
    wake_at: datetime | None  # in UTC
    open_moves: int
    updated: datetime  # in UTC
