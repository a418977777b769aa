"""Time up: what happens when the clock of somebody whom others wait for is at zero."""

from carson.server.tables.seat_changes import SeatChanges
from carson.server.tables.table import Table
from carson.server.tables.votes import Votes


class TimeUp:
    """Asks the others or lets a bot take over, as the table was made; once in a turn."""

    def __init__(self, table: Table, votes: Votes, seat_changes: SeatChanges) -> None:
        self.table = table
        self.votes = votes
        self.seat_changes = seat_changes
        self._seen: dict[int, float] = {}  # by seat: the turn that was seen to

    def due(self) -> int | None:
        """A person who is out of time while others wait; where nobody does, overtime harms nobody."""
        table, clocks = self.table, self.table.clocks
        if clocks.clock.kind == "none" or table.poll is not None:
            return None
        now = table.services.running.now()
        return next((seat for seat in clocks.running if self._is_due(seat, now)), None)

    def _is_due(self, seat: int, now: float) -> bool:
        clocks = self.table.clocks
        return (
            clocks.out_of_time(seat, now)
            and self.table.seats[seat].kind == "person"
            and self._seen.get(seat) != clocks.began[seat]
            and bool(self.votes.others_than(seat))
        )

    async def see_to_it(self) -> None:
        """Do what the table was made for."""
        table = self.table
        async with table.queue:
            seat = self.due()
            if seat is None:
                return
            if table.settings.clock.timeout == "bot":
                await self.seat_changes.replace_by_bot(seat)
            else:
                await self.votes.ask_about_time(seat)
            self._seen[seat] = table.clocks.began[seat]
