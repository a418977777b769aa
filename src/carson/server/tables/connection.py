"""One open WebSocket at a table, with a queue so that a slow reader never holds up the others."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from carson.core.language import ENGLISH
from carson.server.wire.messages import Asked, LessonOut, TableInfo, UndoOut
from carson.server.words import say

ENCODER = msgspec.json.Encoder()
BACKLOG = 64  # messages a reader may lag behind before it is cut off; it resumes by reconnecting
ROOM = 1 << 20  # bytes of them

UPDATE = "update"
TABLE = "table"

TOO_SLOW = 4408  # the code a line is closed with


def message(kind: str, **fields: Any) -> bytes:
    """A small message as JSON."""
    return ENCODER.encode({"type": kind, **fields})


class Shown(msgspec.Struct, gc=False):
    """What a reader has on the screen."""

    version: int
    own: tuple[list[int], list[int], bool]  # seats, seats kept, and whether it is the host
    table: TableInfo  # as everybody may know it
    scene: msgspec.Struct
    asked: list[Asked]
    waiting: str
    undo: UndoOut
    lesson: LessonOut | None


class Waiting(NamedTuple):
    """A message that was not sent yet, and what the reader has once an update is sent."""

    data: bytes
    shown: Shown | None


class Connection:
    """A person looking at a table."""

    def __init__(
        self, person: str, address: str, send: Callable[[bytes], Awaitable[None]], language: str = ENGLISH
    ) -> None:
        self.person = person
        self.address = address
        self.language = language
        self.seen = 0  # the last version that was sent
        self.shown: Shown | None = None  # what was sent on this line
        self.lost = asyncio.Event()
        self.farewell = (TOO_SLOW, "")  # the code and the reason to close the line with, once it is lost
        self._send = send
        self._queue: dict[str | int, Waiting] = {}
        self._numbers = itertools.count()
        self._more = asyncio.Event()

    def push(self, data: bytes, kind: str = "", shown: Shown | None = None) -> None:
        """Queue a message; a reader that lags too far behind is let go.

        Messages of a kind say how things are now: the newest takes the place of one that still waits. So
        whoever reads slowly gets less, and nobody else's doings fill the queue.
        """
        if kind == UPDATE:
            self._queue.pop(TABLE, None)  # an update tells that too
        self._queue[kind or next(self._numbers)] = Waiting(data, shown)
        if len(self._queue) > BACKLOG or sum(len(waiting.data) for waiting in self._queue.values()) > ROOM:
            self.let_go(TOO_SLOW, say("refused.too-far-behind"))
        self._more.set()

    def let_go(self, code: int, reason: str) -> None:
        """End this line, and no other."""
        self._queue.clear()
        self.farewell = (code, reason)
        self.lost.set()

    async def pump(self) -> None:
        """Send what is queued, in order."""
        while await self._more.wait():
            self._more.clear()
            while self._queue:
                waiting = self._queue.pop(next(iter(self._queue)))
                if waiting.shown is not None:
                    self.shown, self.seen = waiting.shown, waiting.shown.version
                await self._send(waiting.data)
