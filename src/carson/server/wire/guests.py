"""Guests: lines that end in other processes, at tables that live here."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from carson.core.language import reading
from carson.server.accounts.sessions import Visitor
from carson.server.homes.homes import Elsewhere
from carson.server.homes.letters import AnyLetter, Close, Gone, Line, Open, Say, Tell
from carson.server.homes.neighbours import Neighbours
from carson.server.refusal import Refused
from carson.server.tables.connection import Connection
from carson.server.tables.registry import TableRegistry
from carson.server.wire.commands import AnyCommand
from carson.server.wire.far import AGAIN, MOVED, NOT_FOUND
from carson.server.wire.near import Near, obey

log = structlog.get_logger()

DECODER = msgspec.json.Decoder(AnyCommand)
FAILED: Final = 1011  # the code of a line that is closed for a fault of the server
FINISH_WITHIN: Final = 1.0  # seconds for commands under way when the process ends


class Guest(Connection):
    """Somebody who looks at a table here, over a socket in another process."""

    def __init__(self, guests: Guests, process: str, letter: Open) -> None:
        super().__init__(letter.person, letter.address, self, letter.language)
        self.guests = guests
        self.line: Line = process, letter.line
        self.table_id = letter.table
        self.visitor = Visitor(letter.person, letter.name, letter.login)
        self.near: Near | None = None
        self.waiting: deque[Say] = deque()
        self.heard = 0  # commands that were carried out
        self.busy = False
        self.departed = False

    # ---- where messages go out: to the process of the socket, which has a queue of its own for slow readers

    on_ready: Callable[[], None]

    def is_ready(self) -> bool:
        return True

    def send_texts(self, texts: list[bytes]) -> bool:
        process, number = self.line
        version = self.near.table.version if self.near is not None else 0
        self.guests.homes.mail.post(process, Tell(number, texts, version, self.heard))
        return True

    def let_go(self, code: int, reason: str) -> None:
        super().let_go(code, reason)
        self.guests.close(self, code, reason)


class Guests:
    """All such lines, by process and number."""

    def __init__(self, homes: Neighbours, tables: TableRegistry) -> None:
        self.homes = homes
        self.tables = tables
        self.lines: dict[Line, Guest] = {}
        self.closing = False
        homes.listeners.append(self._hear)
        homes.on_gone.append(self._drop_all)

    def _hear(self, sender: str, letter: AnyLetter) -> None:
        match letter:
            case Open():
                self._leave((sender, letter.line))
                if self.closing:
                    self._tell_close((sender, letter.line), AGAIN, "")
                    return
                guest = self.lines[sender, letter.line] = Guest(self, sender, letter)
                self._work_on(guest)
            case Say():
                known = self.lines.get((sender, letter.line))
                if known is None:
                    self._tell_close((sender, letter.line), AGAIN, "")
                else:
                    known.waiting.append(letter)
                    self._work_on(known)
            case Gone():
                self._leave((sender, letter.line))

    def _work_on(self, guest: Guest) -> None:
        if not guest.busy and not self.closing:
            guest.busy = True
            self.homes.spawn(self._work(guest))

    async def _work(self, guest: Guest) -> None:
        """One command after the other."""
        try:
            with reading(guest.language):
                if guest.near is None:
                    await self._let_in(guest)
                while guest.near is not None and guest.waiting and not (self.closing or guest.departed):
                    letter = guest.waiting.popleft()
                    await obey(guest.near, guest, DECODER.decode(letter.data), letter.again)
                    guest.heard += 1
        except Exception:  # as a line of our own, theirs is closed, and opened again
            log.exception("a command of another process failed", table=guest.table_id)
            self.close(guest, FAILED, "")
        finally:
            guest.busy = False

    async def _let_in(self, guest: Guest) -> None:
        try:
            table = await self.tables.visible(guest.table_id, guest.visitor.id)
        except Elsewhere:
            self.close(guest, MOVED, "")
        except Refused as refused:
            self.close(guest, AGAIN if refused.code == "busy" else NOT_FOUND, refused.reason)
        else:
            guest.near = Near(table, guest.visitor, guest)

    # ---- the end of a line

    def close(self, guest: Guest, code: int, reason: str) -> None:
        self._tell_close(guest.line, code, reason)
        self._leave(guest.line)

    def _tell_close(self, line: Line, code: int, reason: str) -> None:
        self.homes.mail.post(line[0], Close(line[1], code, reason))

    def _leave(self, line: Line) -> None:
        guest = self.lines.pop(line, None)
        if guest is not None:
            guest.departed = True
            if guest.near is not None:
                guest.near.depart()

    def _drop_all(self, process: str) -> None:
        """A process has died, or what it said may be lost."""
        for guest in [one for line, one in self.lines.items() if line[0] == process]:
            self.close(guest, AGAIN, "")

    async def finish(self) -> None:
        """Carry out what was begun, and nothing more."""
        self.closing = True
        deadline = time.monotonic() + FINISH_WITHIN
        while any(guest.busy for guest in self.lines.values()) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    def send_away(self) -> None:
        """All look for their tables elsewhere."""
        for guest in list(self.lines.values()):
            guest._send()  # what they are still to be told
            self.close(guest, MOVED, "")
