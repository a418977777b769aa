"""Updates: everybody at a table is sent what is new. Each seat gets its own view, in its own language."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from carson.core.language import reading
from carson.server.tables.connection import TABLE, UPDATE, Connection, message
from carson.server.tables.info import shared_info, table_info
from carson.server.tables.moment import Moment
from carson.server.tables.table import Table
from carson.server.wire.messages import Poll

SOON = 0.2  # seconds


class Updates:
    """Sends the readers of one table what is new."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._later: asyncio.TimerHandle | None = None

    def tell_all(self) -> None:
        """The state of play has changed."""
        for connections in self._by_language():
            moment = Moment(self.table.itself)
            for connection in connections:
                self._send(connection, moment)

    def tell(self, connection: Connection) -> None:
        """The state of play, for one reader."""
        with reading(connection.language):
            self._send(connection, Moment(self.table.itself))

    def tell_table(self, besides: Connection | None = None) -> None:
        """Seats, presence or options have changed."""
        for connections in self._by_language():
            shared = shared_info(self.table)
            for connection in connections:
                if connection is not besides:
                    info = table_info(self.table, connection.person, shared)
                    connection.push(message(TABLE, table=info), TABLE)

    def tell_table_soon(self) -> None:
        """The same a moment later: those who come and go in a hurry are told of once."""
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(SOON, self._tell_table_now)

    def _tell_table_now(self) -> None:
        self._later = None
        with suppress(ReferenceError):  # it may be asleep by now
            self.tell_table()

    def tell_poll(self) -> None:
        """A question to the people here was asked, answered or settled."""
        for connection in self.table.connections:
            self.tell_poll_to(connection)

    def tell_poll_to(self, connection: Connection) -> None:
        with reading(connection.language):
            connection.push(message("poll", poll=self._poll(connection.person)), "poll")

    def _by_language(self) -> Iterator[list[Connection]]:
        """The readers of each language; what is made while they are at hand is made in theirs."""
        readers: dict[str, list[Connection]] = {}
        for connection in self.table.connections:
            readers.setdefault(connection.language, []).append(connection)
        for language in sorted(readers):
            with reading(language):
                yield readers[language]

    def _send(self, connection: Connection, moment: Moment) -> None:
        """An update that still waits there is not needed any more."""
        update, data = moment.told(connection)
        connection.push(data, UPDATE, update)

    def _poll(self, person: str) -> Poll | None:
        """The open poll as this person sees it."""
        poll = self.table.poll
        if poll is None:
            return None

        def seats(people: set[str]) -> list[int]:
            return [seat.seat for seat in self.table.seats if seat.person in people]

        return Poll(
            poll.kind,
            str(poll.text),
            poll.seat,
            poll.version,
            seats(poll.yes),
            seats(poll.no),
            person in poll.voters and person not in poll.yes | poll.no,
        )
