"""Orders: what admins have decided about a table, carried out where it lives."""

from dataclasses import replace

from msgspec.structs import replace as changed

from carson.server.accounts.names import distinct, goes_by
from carson.server.db.writer import Statement
from carson.server.tables.chat import Chat, speaks_as
from carson.server.tables.play import Play
from carson.server.tables.seat_changes import SeatChanges
from carson.server.tables.table import Table
from carson.server.tables.updates import Updates


class Orders:
    """Carries out orders; each is stored as done together with what it changes."""

    def __init__(
        self, table: Table, updates: Updates, play: Play, seat_changes: SeatChanges, chat: Chat
    ) -> None:
        self.table = table
        self.updates = updates
        self.play = play
        self.seat_changes = seat_changes
        self.chat = chat

    async def close(self, reason: str, done: Statement) -> None:
        """End the game without a result; whoever plays is told why."""
        async with self.table.queue:
            if self.table.settings.state == "over":
                await self.table.store(done)
            else:
                await self.play.abandon(reason, done)

    async def set_aside(self, person: str, done: Statement) -> None:
        """Somebody who may not come in plays no more: a bot plays on, or their seats are free again."""
        async with self.table.queue:
            state = self.table.settings.state
            if state == "open":
                await self.seat_changes.free(person, done)
            elif state == "playing":
                await self.seat_changes.leave_to_bots(person, done)
            else:
                await self.table.store(done)

    async def rename(self, person: str, old: str, name: str, done: Statement) -> None:
        """Somebody goes by another name here, in what they have said too."""
        table = self.table
        async with table.queue:
            mine = [seat for seat in table.seats if seat.person == person and goes_by(seat.name, old)]
            others = [seat.name for seat in table.seats if seat not in mine]
            named = [replace(seat, name=distinct(name, others)) for seat in mine]
            await self.seat_changes.change(*named, also=[done])
            for seat in named:
                table.match.names[seat.seat] = seat.name
        names = {was.name: now.name for was, now in zip(mine, named, strict=True)}
        names[speaks_as(old)] = speaks_as(name)
        said = [changed(line, name=names.get(line.name, line.name)) for line in self.chat.lines]
        self.chat.lines.clear()
        self.chat.lines.extend(said)
        self.updates.tell_all()
