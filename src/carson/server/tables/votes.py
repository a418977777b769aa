"""Votes: what the people at a table decide together: going back, giving up, a bot for somebody."""

import math
from contextlib import suppress
from datetime import UTC, datetime

from carson.core.state import CHANCE
from carson.server.db.writer import NotStored
from carson.server.refusal import Refused
from carson.server.tables.play import Play
from carson.server.tables.polls import ABANDON, BACK, REPLACE, TIME, OpenPoll
from carson.server.tables.seat_changes import SeatChanges
from carson.server.tables.table import Table
from carson.server.tables.updates import Updates
from carson.server.words import later, say


class Votes:
    """Asks the people at a table, and carries out what they decide."""

    def __init__(self, table: Table, updates: Updates, play: Play, seat_changes: SeatChanges) -> None:
        self.table = table
        self.updates = updates
        self.play = play
        self.seat_changes = seat_changes

    async def ask_back(self, person: str, seat: int, version: int | None) -> None:
        """Ask the other people to go back to before one's last choice, or to the last one up to a version.

        Bots never mind.
        """
        table = self.table
        if seat not in table.mine(person):
            raise Refused(later("refused.not-your-seat"), "seat", 403)
        async with table.queue:
            if table.settings.state == "open":
                raise Refused(later("refused.not-begun"), "illegal", 409)
            if table.settings.state == "over":
                raise Refused(later("refused.dice-are-open"), "illegal", 409)
            target = self._way_back(table.mine(person), version)
            text = later("poll.back", name=table.seats[seat].name)
            await self._ask(OpenPoll(BACK, text, seat, target, self._people() - {person}))

    def _way_back(self, mine: list[int], version: int | None) -> int:
        match = self.table.match
        if version is not None and not 0 <= version < match.version:
            raise Refused(later("refused.no-move"), "illegal", 409)
        target = match.way_back(mine, version)
        if target is None and version is None:
            raise Refused(later("refused.nothing-chosen"), "illegal", 409)
        return self._first_question() if target is None else target

    def _first_question(self) -> int:
        """The version of the first question: nobody goes back into the dice of the set-up."""
        match = self.table.match
        for node in match.path():
            if match.nodes[node].seat != CHANCE:
                return match.version_of(match.nodes[node].parent)
        return match.version

    async def ask_to_replace(self, person: str, seat: int) -> None:
        """Ask the others to let a bot play for somebody who is away or out of time."""
        table = self.table
        if not table.mine(person):
            raise Refused(later("refused.players-only"), "seat", 403)
        if seat >= len(table.seats) or table.seats[seat].kind != "person":
            raise Refused(later("refused.nobody-there"), "illegal", 409)
        reason = self._reason_to_wait(seat)
        if reason:
            raise Refused(reason, "illegal", 409)
        async with table.queue:
            voters = self.others_than(seat)
            text = later("poll.replace", name=table.seats[seat].name)
            poll = OpenPoll(REPLACE, text, seat, table.version, voters)
            poll.vote(person, True)
            await self._ask(poll)

    def _reason_to_wait(self, seat: int) -> str:
        """Why somebody is not to be replaced yet; with a clock only that counts, and only on one's turn."""
        table, place = self.table, self.table.seats[seat]
        now, absent_after = table.services.running.now(), table.services.settings.absent_after
        if table.settings.clock.kind != "none":
            return "" if table.clocks.out_of_time(seat, now) else say("refused.has-time", name=place.name)
        if table.online(place.person):
            return say("refused.is-here", name=place.name)
        away = 0.0 if place.left_at is None else now - place.left_at
        if away >= absent_after:
            return ""
        return say("refused.not-long-away", number=math.ceil((absent_after - away) / 3600), name=place.name)

    async def ask_to_abandon(self, person: str, seat: int) -> None:
        """Ask the other people to end the game without a result; alone with bots it ends at once."""
        table = self.table
        if seat not in table.mine(person):
            raise Refused(later("refused.not-your-seat"), "seat", 403)
        async with table.queue:
            if table.settings.state != "playing":
                raise Refused(later("refused.not-played"), "stale", 409)
            text = later("poll.abandon", name=table.seats[seat].name)
            await self._ask(OpenPoll(ABANDON, text, seat, table.version, self._people() - {person}))

    async def ask_about_time(self, seat: int) -> None:
        """Somebody's time is up: the others say whether a bot plays on. Whoever calls holds the queue."""
        table = self.table
        text = later("poll.time", name=table.seats[seat].name)
        await self._ask(OpenPoll(TIME, text, seat, table.version, self.others_than(seat)))

    async def _ask(self, poll: OpenPoll) -> None:
        """Put a question to the people, those who are not here among them."""
        table = self.table
        table.poll = poll
        await self._settle()
        if table.poll is poll:
            news = table.absent_news().of_a_vote(
                poll.voters - poll.yes, datetime.now(UTC), poll.text.stored()
            )
            if news:
                with suppress(NotStored):  # whoever is here is asked all the same
                    await table.store(*news)

    async def answer(self, person: str, yes: bool) -> None:
        """A person's vote."""
        table = self.table
        async with table.queue:
            if table.poll is None or person not in table.poll.voters:
                raise Refused(later("refused.no-poll"), "stale", 409)
            table.poll.vote(person, yes)
            await self._settle()

    async def _settle(self) -> None:
        """Carry the poll out once it is decided, and tell everybody how it stands."""
        poll = self.table.poll
        outcome = None if poll is None else poll.outcome()
        if poll is not None and outcome is not None:
            self.table.poll = None
            if outcome and poll.kind == BACK:
                await self.play.go_back(poll.version)
            elif outcome and poll.kind == ABANDON:
                await self.play.abandon()
            elif outcome:
                await self.seat_changes.replace_by_bot(poll.seat)
        self.updates.tell_poll()

    def others_than(self, seat: int) -> set[str]:
        """The people who wait for a seat."""
        return self._people() - {self.table.seats[seat].person or ""}

    def _people(self) -> set[str]:
        seats = self.table.seats
        return {seat.person for seat in seats if seat.kind == "person" and seat.person is not None}
