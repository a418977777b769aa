"""LiveTable: one table in play. Commands are carried out one by one, in the order they arrive."""

import asyncio
import weakref

from carson.core.language import reading
from carson.core.sentence import Sentence
from carson.server.refusal import Refused
from carson.server.tables.bot_timing import BotTiming
from carson.server.tables.bot_turns import BotTurns
from carson.server.tables.chat import Chat
from carson.server.tables.connection import Connection
from carson.server.tables.game_log import LoggedMatch
from carson.server.tables.hints import Hints
from carson.server.tables.lessons import Lessons
from carson.server.tables.notes import Notes
from carson.server.tables.orders import Orders
from carson.server.tables.play import Play
from carson.server.tables.review import Review
from carson.server.tables.seat_changes import SeatChanges
from carson.server.tables.seats import SeatState
from carson.server.tables.services import Services
from carson.server.tables.settings import TableSettings
from carson.server.tables.table import Table
from carson.server.tables.time_up import TimeUp
from carson.server.tables.updates import Updates
from carson.server.tables.votes import Votes
from carson.server.words import later


class LiveTable(Table):
    """A table with everything that can happen at it."""

    def __init__(
        self, services: Services, settings: TableSettings, seats: list[SeatState], match: LoggedMatch
    ) -> None:
        super().__init__(services, settings, seats, match)
        table = weakref.proxy(self)  # its parts do not keep it alive: a table put to sleep is gone at once
        self.bot_task: asyncio.Task[None] | None = None
        self.updates = Updates(table)
        self.timing = BotTiming(table)
        self.play = Play(table, self.updates, self.timing)
        self.seat_changes = SeatChanges(table, self.updates, self.play)
        self.votes = Votes(table, self.updates, self.play, self.seat_changes)
        self.time_up = TimeUp(table, self.votes, self.seat_changes)
        self.bot_turns = BotTurns(table, self.timing, self.play, self.seat_changes)
        self.chat = Chat(table)
        self.orders = Orders(table, self.updates, self.play, self.seat_changes, self.chat)
        self.hints = Hints(table)
        self.lessons = Lessons(table, self.updates)
        self.review = Review(table, self.hints)
        self.notes = Notes(table)

    # ---- awake or asleep

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        works = self.bot_task is not None and not self.bot_task.done() and self.timing.goes_on_alone()
        return not (works or self.connections or self.queue.locked() or self.review.running)

    @property
    def is_worth_keeping(self) -> bool:
        """Whether it has something that the disk has not: a question to its people, or a review."""
        asks = self.poll is not None and not self.poll.comes_again
        return asks or self.review.is_unstored

    def wake_bots(self) -> None:
        super().wake_bots()
        if (self.bot_task is None or self.bot_task.done()) and self.due_bots:
            self.bot_task = asyncio.create_task(self._run_bots(), name=f"bots at {self.settings.id}")

    async def _run_bots(self) -> None:
        await self.bot_turns.run()

    def end(self, why: Sentence, code: int) -> None:
        """This is not a table any more; whoever looks at it is told why, and looks again."""
        self.gone = why
        self.rest()
        for connection in list(self.connections):
            with reading(connection.language):
                connection.let_go(code, str(why))

    def rest(self) -> None:
        """Stop what goes on here; everything played is stored. A stuck bot is asked anew after waking."""
        self.review.stop()
        self.stuck.clear()
        if self.bot_task is not None:
            self.bot_task.cancel()
            self.bot_task = None

    # ---- coming and going

    def nobody_is_here(self) -> None:
        """It has just come to live here: whoever was at it when its last home ended has left."""
        for seat in self.seats:
            if seat.person is not None and seat.left_at is None:
                self._note_presence(seat.person, self.services.running.now())

    def arrive(self, connection: Connection) -> None:
        """Somebody looks at the table. Bots wait for those who have a seat; the others are counted."""
        is_news = not self.online(connection.person)
        self.connections.add(connection)
        self._note_presence(connection.person, None)
        if is_news and self.mine(connection.person):
            self.updates.tell_table(besides=connection)
            self.wake_bots()
        elif is_news:
            self.updates.tell_table_soon()

    def depart(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        if self.online(connection.person):
            return
        if not self.mine(connection.person):
            self.updates.tell_table_soon()
        else:
            self._note_presence(connection.person, self.services.running.now())
            self.updates.tell_table()
            self.news.set()

    def _note_presence(self, person: str, left_at: float | None) -> None:
        seats = [seat for seat in self.seats if seat.person == person and seat.left_at != left_at]
        for seat in seats:
            seat.left_at = left_at
        if seats:
            self.services.running.note(self.settings.id, person, left_at)

    # ---- commands of a person

    async def act(self, person: str, seat: int, action: int, version: int) -> int:
        """An action for one of a person's seats."""
        if seat not in self.mine(person):
            raise Refused(later("refused.not-your-seat"), "seat", 403)
        async with self.queue:
            self.lessons.check(seat, action)
            return await self.play.act(seat, action, version)

    def has_taken(self, person: str, seat: int, action: int, version: int) -> bool:
        """Whether this very action was taken at this version, by somebody who has not heard of it."""
        entries = self.match.entries
        return seat in self.mine(person) and entries[version : version + 1] == [(seat, action)]

    async def undo(self, person: str, whole_turn: bool) -> int:
        """Take back the last action or the whole turn, as far as nobody else has to be asked."""
        async with self.queue:
            last, turn = self.undo_versions(self.mine(person))
            version = turn if whole_turn else last
            if version is None:
                raise Refused(later("refused.no-undo"), "illegal", 409)
            return await self.play.go_back(version)
