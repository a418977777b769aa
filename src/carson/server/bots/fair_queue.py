"""A fair queue: nobody waits behind all that somebody else wants, and what people wait for comes first."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple


class Urgency(IntEnum):
    """What is done first while anything of it waits."""

    MOVE = 0  # people at a table wait for it
    HINT = 1  # one person does
    ALONE = 2  # bots among themselves, and nobody looks on
    REVIEW = 3  # nobody is held up


class Asker(NamedTuple):
    """For whom something is done: the tables of one person share that person's turns."""

    person: str = ""
    table: str = ""


Turn = asyncio.Future[None]


class Dismissed(Exception):
    """There is nobody to wait for any more."""


class _Line:
    """Those who wait for one kind of thing: each person in turn, and of a person each table in turn."""

    def __init__(self) -> None:
        self.people: dict[str, dict[str, deque[Turn]]] = {}

    def add(self, asker: Asker, turn: Turn) -> None:
        self.people.setdefault(asker.person, {}).setdefault(asker.table, deque()).append(turn)

    def __len__(self) -> int:
        return sum(len(turns) for tables in self.people.values() for turns in tables.values())

    def dismiss(self) -> None:
        people, self.people = self.people, {}
        for turn in (one for tables in people.values() for turns in tables.values() for one in turns):
            if not turn.done():
                turn.set_exception(Dismissed())

    def next(self) -> Turn | None:
        """Whose turn it is; that person, and that table, go to the end of the line."""
        while self.people:
            person, tables = next(iter(self.people.items()))
            table, turns = next(iter(tables.items()))
            del self.people[person], tables[table]
            turn = turns.popleft()
            if turns:
                tables[table] = turns
            if tables:
                self.people[person] = tables
            if not turn.done():  # whoever gave up waiting is passed over
                return turn
        return None


class FairQueue:
    """Lets so many work at the same time."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._lines = {urgency: _Line() for urgency in Urgency}

    @property
    def waiting(self) -> int:
        """How many have not had their turn yet."""
        return sum(len(line) for line in self._lines.values())

    def widen(self, places: int) -> None:
        """So many more work at the same time from now on; with a negative number fewer, as turns end."""
        self.free += min(places, 0)
        for _ in range(places):
            self._pass_on()

    def dismiss(self) -> None:
        """Nobody who waits now gets a turn."""
        for line in self._lines.values():
            line.dismiss()

    @asynccontextmanager
    async def turn(self, urgency: Urgency, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place, and give it to the next one afterwards. Dismissed when there will be none."""
        if self.free > 0:
            self.free -= 1
        else:
            turn: Turn = asyncio.get_running_loop().create_future()
            self._lines[urgency].add(asker, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        for line in self._lines.values() if self.free >= 0 else ():
            turn = line.next()
            if turn is not None:
                turn.set_result(None)
                return
        self.free += 1
