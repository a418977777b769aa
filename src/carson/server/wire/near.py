"""A table that lives here, for one line: carries out the commands of whoever is at the other end."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from carson.server.accounts.sessions import Visitor
from carson.server.refusal import Refused
from carson.server.tables import looking_back
from carson.server.tables.connection import Connection, message
from carson.server.tables.live import LiveTable
from carson.server.wire.commands import (
    Abandon,
    Act,
    Answer,
    AnyCommand,
    AskBack,
    Chat,
    Explain,
    Hello,
    Hurry,
    PastAt,
    Replace,
    Undo,
)
from carson.server.words import later

LOOKING = (Hello, Explain, PastAt)  # commands that are answered with what is on the disk


class Place(Protocol):
    """Where the commands of a line are carried out."""

    greeted: bool

    async def carry_out(self, command: AnyCommand, again: bool = False) -> None:
        """Refused when it is turned down. `again`: it may have been carried out already."""

    def depart(self) -> None:
        """Whoever was at the line has left."""


class Near:
    """A table of this process."""

    def __init__(self, table: LiveTable, visitor: Visitor, connection: Connection) -> None:
        self.table = table
        self.visitor = visitor
        self.connection = connection
        self.greeted = False

    def depart(self) -> None:
        self.table.depart(self.connection)

    async def carry_out(self, command: AnyCommand, again: bool = False) -> None:
        table, me, number = self.table, self.visitor.id, getattr(command, "id", 0)
        if isinstance(command, LOOKING):
            await table.settled()
        match command:
            case Hello(version):
                self.hello(version)
                return
            case Act(_, seat, action, version):
                if not (again and table.has_taken(me, seat, action, version)):
                    await table.act(me, seat, action, version)
            case Undo(_, _, to):
                await table.undo(me, to == "turn")
            case AskBack(_, seat, version):
                await table.votes.ask_back(me, seat, version)
            case Answer(_, _, yes):
                await table.votes.answer(me, yes)
            case Replace(_, seat):
                await table.votes.ask_to_replace(me, seat)
            case Abandon(_, seat):
                await table.votes.ask_to_abandon(me, seat)
            case Hurry():
                table.chat.hurry(self.visitor)
            case Explain(_, _, target, version):
                self._answer("explanation", id=number, **looking_back.explain(table, me, target, version))
                return
            case PastAt(_, version):
                self._answer("past", id=number, **msgspec.to_builtins(looking_back.past(table, me, version)))
                return
            case Chat(_, text):
                await table.chat.say(self.visitor, text)
        self._answer("accepted", id=number, version=table.version)

    def _answer(self, kind: str, **fields: Any) -> None:
        self.connection.push(message(kind, **fields))

    def hello(self, version: int) -> None:
        """The client says what it has seen and gets the rest; once, since it is told all that comes later."""
        if self.greeted:
            raise Refused(later("refused.greeted"))
        self.greeted = True
        table, connection = self.table, self.connection
        if table.seat_changes.send_away(connection):  # the host was faster than this hello
            return
        connection.seen = version if version <= table.version else 0
        table.arrive(connection)
        table.updates.tell(connection)
        table.chat.tell(connection)
        if table.poll is not None:
            table.updates.tell_poll_to(connection)


async def obey(place: Place, connection: Connection, command: AnyCommand, again: bool = False) -> None:
    """Carry out a command; why it is turned down is answered, never raised."""
    try:
        await place.carry_out(command, again)
    except Refused as refused:
        number = getattr(command, "id", 0)
        connection.push(message("refused", id=number, code=refused.code, reason=refused.reason))
