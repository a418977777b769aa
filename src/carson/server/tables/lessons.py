"""Lessons: a guided first game at a table. What its coach says goes out with every update."""

from sqlalchemy import update

from carson.core.coach import YOU
from carson.server.db.models import GameTable
from carson.server.refusal import Refused
from carson.server.tables.table import Table
from carson.server.tables.updates import Updates
from carson.server.words import later


class Lessons:
    """Keeps whoever learns on the way, until they want to leave it."""

    def __init__(self, table: Table, updates: Updates) -> None:
        self.table = table
        self.updates = updates

    def check(self, seat: int, action: int) -> None:
        """Lead back kindly who chooses what the lesson does not have in mind, though the rules allow it."""
        lead = self.table.coach.lead() if self.table.coach and seat == YOU else None
        if lead is None or not lead.lit or action in lead.lit:
            return
        if action in self.table.match.state.legal(seat):
            raise Refused(lead.aside, "lesson", 409)

    async def leave(self, person: str) -> None:
        """Play on freely."""
        table = self.table
        if YOU not in table.mine(person):
            raise Refused(later("refused.not-your-seat"), "seat", 403)
        async with table.queue:
            if table.coach is None:
                return
            row = update(GameTable).where(GameTable.id == table.settings.id).values(lesson=False)
            await table.store((row, None))
            table.settings.lesson = False
            table.coach = None
        self.updates.tell_all()
        table.wake_bots()
