"""Table settings: what a table is, apart from its play."""

import secrets
from dataclasses import dataclass, field
from datetime import datetime

from carson.server.tables.seats import SeatState
from carson.server.wire.messages import Clock


@dataclass
class TableSettings:
    """What a table is, apart from its play."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    public: bool
    invite: str
    host: str
    clock: Clock
    state: str
    forked: bool
    hints: bool | None  # None: only somebody who plays alone against bots
    rematch: str | None
    updated: datetime
    abandoned: bool = False  # over without a result
    closed: str | None = None  # why an admin has ended it
    removed: dict[str, str] = field(default_factory=dict)  # whom the host does not want here, and their names
    lesson: bool = False  # a guided first game that was not left


def may_see(settings: TableSettings, seats: list[SeatState], person: str, invite: str = "") -> bool:
    """Whether somebody may look at a table: it is open to all, theirs, or they were invited.

    Whom the host has removed may not.
    """
    if person in settings.removed:
        return False
    if settings.public or settings.host == person or any(seat.person == person for seat in seats):
        return True
    return bool(invite) and secrets.compare_digest(invite.encode(errors="replace"), settings.invite.encode())
