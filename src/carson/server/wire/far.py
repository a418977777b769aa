"""Tables that live in other processes, for lines that end here: commands go there, what is told comes back.

When the table moves, or its process dies, the line stays open: the table is looked for, may even come to live
here, and what was not carried out is said again.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from typing import Final, Protocol

import msgspec
import structlog

from carson.core.language import reading
from carson.server.accounts.sessions import Visitor
from carson.server.homes.homes import Apart, Elsewhere
from carson.server.homes.letters import AnyLetter, Close, Gone, Open, Say, Tell
from carson.server.homes.neighbours import Neighbours
from carson.server.refusal import Refused
from carson.server.tables.connection import Connection, message
from carson.server.tables.live import LiveTable
from carson.server.tables.registry import RESTORED, TableRegistry
from carson.server.wire.commands import Act, AnyCommand, Explain, Hello, PastAt
from carson.server.wire.near import Near, Place, obey

MOVED: Final = 0  # a line ends since its table lives elsewhere: all that was carried out was answered
AGAIN: Final = 1  # a line must be opened anew: something may have been lost
NOT_FOUND: Final = 4404
BETWEEN: Final = 0.25  # seconds between two tries to find a table
BACKLOG: Final = 100  # commands that wait for a table; more are refused
HARMLESS: Final = (Act, Explain, PastAt)  # commands that may be said twice
ENCODER = msgspec.json.Encoder()

log = structlog.get_logger()


class Reader(Protocol):
    """Whoever hears what comes over a line."""

    place: Place
    visitor: Visitor
    connection: Connection


class Far:
    """A table of another process, for one line."""

    def __init__(self, lines: FarLines, number: int, process: str, table_id: str, reader: Reader) -> None:
        self.lines = lines
        self.number = number
        self.process = process  # where the table lives; empty while nobody knows
        self.table_id = table_id
        self.reader = reader
        self.version = 0  # of the last that was told
        self.greeted = False
        self.departed = False
        self.unheard: deque[tuple[AnyCommand, bool]] = deque()  # that are not known to be carried out
        self.heard = 0  # of those said to this process
        self._open()

    # ---- what the reader wants

    async def carry_out(self, command: AnyCommand, again: bool = False) -> None:
        if isinstance(command, Hello) and not self.greeted:
            self.greeted = True
            self.version = command.version
        if len(self.unheard) >= BACKLOG:
            raise Apart
        self.unheard.append((command, again))
        if self.process:
            self._say(command, again)

    def depart(self) -> None:
        self.departed = True
        self.lines.forget(self)
        if self.process:
            self.lines.homes.mail.post(self.process, Gone(self.number))

    # ---- what the other process says

    def told(self, letter: Tell) -> None:
        self.version = letter.version
        while self.heard < letter.heard and self.unheard:
            self.unheard.popleft()
            self.heard += 1
        for text in letter.texts:
            self.reader.connection.push(text)

    def closed(self, letter: Close) -> None:
        if letter.code == RESTORED:
            self.version = 0
        if letter.code in (MOVED, AGAIN, RESTORED):
            self.look_again(sure=letter.code == MOVED)
        else:
            self.process = ""
            self.reader.connection.let_go(letter.code, letter.reason)

    # ---- finding the table

    def look_again(self, sure: bool) -> None:
        """The table may live elsewhere by now. `sure`: what was not heard was not carried out either."""
        if self.process and not self.departed:
            self.process = ""
            if not sure:
                self._keep_harmless()
            self.lines.homes.spawn(self._find(0.0 if sure else BETWEEN))

    def _keep_harmless(self) -> None:
        """Nobody knows what became of the commands under way; most are not to be carried out twice."""
        unheard, self.unheard = self.unheard, deque()
        for command, _ in unheard:
            if isinstance(command, HARMLESS):
                self.unheard.append((command, True))
            elif not isinstance(command, Hello):
                self.refuse(Apart(), getattr(command, "id", 0))

    def refuse(self, refused: Refused, number: int = 0) -> None:
        with reading(self.reader.connection.language):
            told = message("refused", id=number, code=refused.code, reason=refused.reason)
        self.reader.connection.push(told, "" if number else "apart")

    async def _find(self, wait: float) -> None:
        visitor, connection = self.reader.visitor, self.reader.connection
        is_told = False
        await asyncio.sleep(wait)
        while not self.departed:
            try:
                with reading(connection.language):
                    table = await self.lines.tables.visible(self.table_id, visitor.id)
                await self._come_home(table)
                return
            except Elsewhere as there:
                self.process = there.process
                self._open()
                return
            except Refused as refused:
                if refused.code != "busy":
                    connection.let_go(NOT_FOUND, refused.reason)
                    return
                if not is_told:
                    self.refuse(refused)
                    is_told = True
            except Exception:  # nobody is left waiting for good
                log.exception("table not found again", table=self.table_id)
            await asyncio.sleep(BETWEEN)

    def _open(self) -> None:
        """Look at the table where it lives now, and say again what was not heard."""
        reader = self.reader
        connection, visitor = reader.connection, reader.visitor
        letter = Open(
            self.number,
            self.table_id,
            visitor.id,
            visitor.name,
            visitor.login,
            connection.address,
            connection.language,
        )
        self.lines.homes.mail.post(self.process, letter)
        self.heard = 0
        if self.greeted:
            unsaid = [one for one in self.unheard if not isinstance(one[0], Hello)]
            self.unheard = deque([(Hello(self.version), False), *unsaid])
        for command, again in self.unheard:
            self._say(command, again)

    def _say(self, command: AnyCommand, again: bool) -> None:
        self.lines.homes.mail.post(self.process, Say(self.number, ENCODER.encode(command), again))

    async def _come_home(self, table: LiveTable) -> None:
        """The table lives here now."""
        reader, connection = self.reader, self.reader.connection
        near = Near(table, reader.visitor, connection)
        with reading(connection.language):
            if self.greeted:
                connection.shown = None
                near.hello(self.version)
            while self.unheard:
                command, again = self.unheard.popleft()
                if not isinstance(command, Hello):
                    await obey(near, connection, command, again)
        self.lines.forget(self)
        reader.place = near
        if self.departed:
            near.depart()


class FarLines:
    """All lines of this process whose tables live in others."""

    def __init__(self, homes: Neighbours, tables: TableRegistry) -> None:
        self.homes = homes
        self.tables = tables
        self.open: dict[int, Far] = {}
        self._numbers = itertools.count(1)
        homes.listeners.append(self._hear)
        homes.on_gone.append(self._look_again)
        homes.on_line.append(self._line_changed)

    def place(self, process: str, table_id: str, reader: Reader) -> Far:
        """A place for a reader at a table that lives in a process."""
        number = next(self._numbers)
        self.open[number] = Far(self, number, process, table_id, reader)
        return self.open[number]

    def forget(self, far: Far) -> None:
        self.open.pop(far.number, None)

    def _hear(self, sender: str, letter: AnyLetter) -> None:
        if isinstance(letter, Tell | Close):
            far = self.open.get(letter.line)
            if far is None:
                if isinstance(letter, Tell):
                    self.homes.mail.post(sender, Gone(letter.line))
            elif far.process == sender:
                far.told(letter) if isinstance(letter, Tell) else far.closed(letter)

    def _line_changed(self, is_up: bool) -> None:
        """Those who look at tables elsewhere are told, and come back by themselves."""
        for far in list(self.open.values()):
            if is_up:
                far.look_again(sure=False)
            else:
                far.refuse(Apart())

    def _look_again(self, process: str) -> None:
        """A process has died, or what it said may be lost."""
        for far in list(self.open.values()):
            if far.process == process:
                far.look_again(sure=False)
