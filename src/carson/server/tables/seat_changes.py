"""Seat changes: who joins, leaves, comes back, and which bot plays."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

import structlog
from sqlalchemy import delete, insert, update

from carson.core.language import reading
from carson.server.accounts.names import LONGEST_NAME, distinct, plain
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import Seat
from carson.server.db.order_rows import Removed
from carson.server.db.writer import NotStored, Statement
from carson.server.notices.outbox import asked_people
from carson.server.refusal import Refused
from carson.server.tables.connection import Connection
from carson.server.tables.play import Play
from carson.server.tables.seats import (
    SeatState,
    all_taken,
    colours_of,
    columns_of,
    seats_kept_for,
    taken_colours,
)
from carson.server.tables.services import Services
from carson.server.tables.table import Table
from carson.server.tables.updates import Updates
from carson.server.words import later, say

log = structlog.get_logger()

REMOVED = 4403  # the code a line is closed with


class SeatChanges:
    """Changes who sits where. Everything is stored before it is shown."""

    def __init__(self, table: Table, updates: Updates, play: Play) -> None:
        self.table = table
        self.updates = updates
        self.play = play

    # ---- before the game

    async def join(self, visitor: Visitor, seat: int | None, name: str, colour: int | None = None) -> None:
        """Take a free seat; with a name it is for another person on the same device."""
        table = self.table
        name = plain(name)[:LONGEST_NAME]
        async with table.queue:
            if table.settings.state != "open":
                raise Refused(later("refused.has-begun"), status=409)
            free = [place.seat for place in table.seats if place.kind == "open"]
            if table.mine(visitor.id) and not name:
                raise Refused(later("refused.sits-already"), status=409)
            if not free or (seat is not None and seat not in free):
                raise Refused(later("refused.seat-taken"), status=409)
            place = table.seats[free[0] if seat is None else seat]
            table.services.rules.check_name(name, visitor.id)
            left = self._left_at(visitor.id)
            named = self._told_apart(name or visitor.name)
            self._check_colour(colour, table.seats)
            taken = replace(place, kind="person", person=visitor.id, name=named, left_at=left, colour=colour)
            await self._take_seats([taken])
        self.updates.tell_table()

    async def leave(self, visitor: Visitor) -> None:
        """Before the start the seats are free again; later one may always come back."""
        table = self.table
        async with table.queue:
            if table.settings.state != "open":
                return
            await self.free(visitor.id)

    async def free(self, person: str, *also: Statement) -> None:
        """The seats of a person are open again. Whoever calls holds the queue."""
        await self.change(*self._freed(person), also=also)
        self.updates.tell_table()

    def _freed(self, person: str) -> list[SeatState]:
        mine = [self.table.seats[seat] for seat in self.table.mine(person)]
        return [freed(place) for place in mine]

    # ---- whom the host does not want here

    async def remove(self, visitor: Visitor, seat: int) -> None:
        """The host sends somebody away before the start; they come back when they are invited again."""
        table = self.table
        self._check_host(visitor)
        async with table.queue:
            if table.settings.state != "open":
                raise Refused(later("refused.has-begun"), status=409)
            place = table.seats[seat] if seat < len(table.seats) else None
            if place is None or place.kind != "person" or place.person is None:
                raise Refused(later("refused.nobody-there"), status=409)
            if place.person == visitor.id:
                raise Refused(later("refused.remove-yourself"), status=409)
            row = {"table_id": table.settings.id, "person_id": place.person, "name": place.name}
            await self.change(*self._freed(place.person), also=[(insert(Removed), row)])
            table.settings.removed[place.person] = place.name
        self.updates.tell_table()
        for connection in list(table.connections):
            self.send_away(connection)

    def send_away(self, connection: Connection) -> bool:
        """Close a line of somebody whom the host has removed, and tell them; False for anybody else."""
        is_removed = connection.person in self.table.settings.removed
        if is_removed:
            with reading(connection.language):
                connection.let_go(REMOVED, say("refused.removed"))
        return is_removed

    async def invite_again(self, visitor: Visitor, person: str) -> None:
        """The host lets somebody in again."""
        self._check_host(visitor)
        async with self.table.queue:
            await self.table.store(let_in(self.table.settings.id, person))
            self.table.settings.removed.pop(person, None)
        self.updates.tell_table()

    async def choose_colour(self, visitor: Visitor, seat: int, colour: int) -> None:
        """Somebody who sits here wants to have another colour, before the start."""
        table = self.table
        async with table.queue:
            if table.settings.state != "open":
                raise Refused(later("refused.has-begun"), status=409)
            if seat not in table.mine(visitor.id):
                raise Refused(later("refused.not-your-seat"), "seat", 403)
            self._check_colour(colour, [place for place in table.seats if place.seat != seat])
            await self.change(replace(table.seats[seat], colour=colour))
        self.updates.tell_table()

    def _check_colour(self, colour: int | None, others: Sequence[SeatState]) -> None:
        if colour is not None and colour in taken_colours(others):
            raise Refused(later("refused.colour-taken"), status=409)

    async def seat_bot(self, visitor: Visitor, seat: int, bot: str) -> None:
        """The host lets a bot take a free seat, or the seat of a bot that gives no answer."""
        table = self.table
        self._check_host(visitor)
        bot = table.services.checked_bot(table.match.game, bot)
        async with table.queue:
            if seat in table.stuck:
                before = table.seats[seat].bot
                await self.change(replace(table.seats[seat], bot=bot, forfeited=False))
                table.services.remotes.leave(before, table.settings.id)
                self._go_on(seat)
            elif seat < len(table.seats) and table.seats[seat].kind == "open":
                name = self._told_apart(table.services.seat_name(bot, seat))
                await self._take_seats([replace(table.seats[seat], kind="bot", bot=bot, name=name)])
            else:
                raise Refused(later("refused.seat-taken"), status=409)
        self.updates.tell_table()

    async def fill(self, visitor: Visitor, bot: str) -> None:
        """The host lets bots take every free seat, and the game begins."""
        table, services = self.table, self.table.services
        self._check_host(visitor)
        bot = services.checked_bot(table.match.game, bot or services.default_bot(table.settings.game))
        async with table.queue:
            free = [seat for seat in table.seats if seat.kind == "open"]
            if not free:
                raise Refused(later("refused.has-begun"), status=409)
            taken = [seat.name for seat in table.seats]
            places: list[SeatState] = []
            for seat in free:
                name = distinct(services.seat_name(bot, seat.seat), taken)
                places.append(replace(seat, kind="bot", bot=bot, name=name))
                taken.append(places[-1].name)
            await self._take_seats(places)
        self.updates.tell_table()

    def _told_apart(self, name: str) -> str:
        """The name somebody new here goes by."""
        return distinct(name, [seat.name for seat in self.table.seats])

    async def _take_seats(self, places: Sequence[SeatState]) -> None:
        """Somebody sits down; when no seat is free any more, play begins in the same moment."""
        changed = {place.seat: place for place in places}
        seats = [changed.get(seat.seat, seat) for seat in self.table.seats]
        colours = colours_of(seats)
        places = [replace(place, colour=colours[place.seat]) for place in places]
        seats = [seat if seat.kind == "open" else replace(seat, colour=colours[seat.seat]) for seat in seats]
        if all_taken(seats):
            await self.play.begin(seats, *(self._row(place) for place in places))
        else:
            await self.change(*places)

    # ---- during the game

    async def replace_by_bot(self, seat: int) -> None:
        """A bot takes over; the name stays, so that the log still reads. Whoever calls holds the queue."""
        table = self.table
        await self.change(played_by_bot(table.services, table.settings.game, table.seats[seat]))
        self.updates.tell_all()
        table.wake_bots()

    async def resign(self, visitor: Visitor) -> None:
        """A bot plays on; one may come back."""
        table = self.table
        async with table.queue:
            if not table.mine(visitor.id) or table.settings.state != "playing":
                raise Refused(later("refused.not-played"), "stale", 409)
            await self.leave_to_bots(visitor.id)

    async def leave_to_bots(self, person: str, *also: Statement) -> None:
        """Bots play the seats of a person, who may come back. Whoever calls holds the queue."""
        table = self.table
        services, game = table.services, table.settings.game
        mine = [played_by_bot(services, game, table.seats[seat]) for seat in table.mine(person)]
        await self.change(*mine, also=also)
        self.updates.tell_all()
        table.wake_bots()

    async def come_back(self, visitor: Visitor) -> None:
        """Whom a bot has replaced gets the seats back."""
        table = self.table
        async with table.queue:
            mine = seats_kept_for(table.seats, visitor.id)
            if not mine or table.settings.state != "playing":
                raise Refused(later("refused.no-seat-kept"), "seat", 409)
            await self.change(*(self._taken_by(visitor, seat) for seat in mine))
            table.stuck.difference_update(mine)
            for seat in mine:
                table.clocks.come_back(seat, table.services.running.now())
        self.updates.tell_all()

    async def forfeit(self, seat: int) -> None:
        """The program of a seat has failed; everybody sees it, and it is not asked again in this game."""
        table = self.table
        place = replace(table.seats[seat], forfeited=True)
        log.warning("program forfeits", table=table.settings.id, seat=seat, bot=place.bot)
        with suppress(NotStored):  # it would only be tried again after a restart
            await table.store(self._row(place))
        self._put([place])
        self.updates.tell_table()

    # ---- a bot that gives no answer

    def stop_at(self, seat: int) -> None:
        """The bot of a seat gives no answer: the game waits there until somebody sees to it."""
        self.table.stuck.add(seat)
        self.updates.tell_table()

    async def ask_again(self, visitor: Visitor, seat: int) -> None:
        """Anybody at the table lets the bot try once more."""
        table = self.table
        if table.settings.host != visitor.id and not table.mine(visitor.id):
            raise Refused(later("refused.players-only"), "seat", 403)
        async with table.queue:
            self._check_stuck(seat)
            self._go_on(seat)
        self.updates.tell_table()

    async def take_over(self, visitor: Visitor, seat: int) -> None:
        """The host plays the seat, unless it is kept for somebody who may come back."""
        table = self.table
        self._check_host(visitor)
        async with table.queue:
            self._check_stuck(seat)
            place = table.seats[seat]
            if place.person not in (None, visitor.id):
                raise Refused(later("refused.kept-seat", name=place.name), "seat", 409)
            await self.change(self._taken_by(visitor, seat))
            table.services.remotes.leave(place.bot, table.settings.id)
            table.stuck.discard(seat)
        self.updates.tell_all()

    def _check_stuck(self, seat: int) -> None:
        if seat not in self.table.stuck:
            raise Refused(later("refused.bot-answers"), "stale", 409)

    def _go_on(self, seat: int) -> None:
        self.table.stuck.discard(seat)
        self.table.wake_bots()

    # ---- the same for all

    def _check_host(self, visitor: Visitor) -> None:
        if self.table.settings.host != visitor.id:
            raise Refused(later("refused.host-only"), status=403)

    def _left_at(self, person: str | None) -> float | None:
        """Somebody without an open line counts as having left just now."""
        return None if self.table.online(person) else self.table.services.running.now()

    def _taken_by(self, visitor: Visitor, seat: int) -> SeatState:
        """The seat with a person in place of its bot."""
        place, left = self.table.seats[seat], self._left_at(visitor.id)
        return replace(place, kind="person", person=visitor.id, bot=None, forfeited=False, left_at=left)

    async def change(self, *places: SeatState, also: Sequence[Statement] = ()) -> None:
        """Store seats as they are from now on, and who is asked there, and then let it be so."""
        table, changed = self.table, {place.seat: place for place in places}
        seats = [changed.get(seat.seat, seat) for seat in table.seats]
        now = asked_people(seats, table.actors)
        news = table.absent_news().of_a_move(table.asked, now, datetime.now(UTC))
        await table.store(*(self._row(place) for place in places), *news, *also)
        self._put(places)

    def _put(self, places: Sequence[SeatState]) -> None:
        for place in places:
            if place.kind == "person":
                place.left_at = self._left_at(place.person)  # who came or left meanwhile
        changed = {place.seat: place for place in places}
        self.table.seats = [changed.get(seat.seat, seat) for seat in self.table.seats]

    def _row(self, place: SeatState) -> Statement:
        return seat_row(self.table.settings.id, place)


def freed(place: SeatState) -> SeatState:
    """A seat that anybody may take again, before the start."""
    return replace(place, kind="open", person=None, name="", colour=None)


def played_by_bot(services: Services, game: str, place: SeatState) -> SeatState:
    """A seat at which the usual bot plays on."""
    return replace(place, kind="bot", bot=services.default_bot(game))


def seat_row(table_id: str, place: SeatState) -> Statement:
    """A seat as it is from now on."""
    where = (Seat.table_id == table_id) & (Seat.seat == place.seat)
    values = columns_of(place)
    del values["seat"]
    return update(Seat).where(where).values(values), None


def let_in(table_id: str, person: str) -> Statement:
    """The host minds somebody no more."""
    where = (Removed.table_id == table_id) & (Removed.person_id == person)
    return delete(Removed).where(where), None
