"""One open WebSocket at a table, with a queue so that a slow reader never holds up the others."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import msgspec

from carson.core.language import ENGLISH
from carson.server.wire.messages import LessonOut, TableInfo, UndoOut
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
    asked: bytes  # as it was sent
    waiting: str
    undo: UndoOut
    lesson: LessonOut | None


class Outlet(Protocol):
    """Where the messages of a connection go out."""

    on_ready: Callable[[], None]  # called when it takes more again

    def is_ready(self) -> bool:
        """Whether the reader has taken enough of what was sent before."""

    def send_texts(self, texts: list[bytes]) -> bool:
        """Send these messages in one go; False when the line is cut."""


class Waiting(NamedTuple):
    """A message that was not sent yet, and what the reader has once an update is sent."""

    data: bytes
    shown: Shown | None


class Connection:
    """A person looking at a table."""

    def __init__(self, person: str, address: str, outlet: Outlet, language: str = ENGLISH) -> None:
        self.person = person
        self.address = address
        self.language = language
        self.seen = 0  # the last version that was sent
        self.shown: Shown | None = None  # what was sent on this line
        self.lost = asyncio.Event()
        self.farewell = (TOO_SLOW, "")  # the code and the reason to close the line with, once it is lost
        self._outlet = outlet
        self._outlet.on_ready = self._send
        self._queue: dict[str | int, Waiting] = {}
        self._size = 0  # bytes in it
        self._numbers = itertools.count()
        self._is_due = False  # what is queued is sent as soon as everything at hand is done
        self._loop = asyncio.get_running_loop()

    def push(self, data: bytes, kind: str = "", shown: Shown | None = None) -> None:
        """Queue a message; a reader that lags too far behind is let go.

        Messages of a kind say how things are now: the newest takes the place of one that still waits. So
        whoever reads slowly gets less, and nobody else's doings fill the queue.
        """
        if kind == UPDATE:
            self._drop(TABLE)  # an update tells that too
        key = kind or next(self._numbers)
        self._size += len(data)
        before = self._queue.get(key)
        if before is not None:
            self._size -= len(before.data)
        self._queue[key] = Waiting(data, shown)
        if len(self._queue) > BACKLOG or self._size > ROOM:
            self.let_go(TOO_SLOW, say("refused.too-far-behind"))
        elif not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._send)

    def _drop(self, key: str | int) -> None:
        dropped = self._queue.pop(key, None)
        if dropped is not None:
            self._size -= len(dropped.data)

    def let_go(self, code: int, reason: str) -> None:
        """End this line, and no other."""
        self._clear()
        self.farewell = (code, reason)
        self.lost.set()

    def _clear(self) -> None:
        self._queue.clear()
        self._size = 0

    def _send(self) -> None:
        """Send what is queued, in order, unless the reader has still to take what was sent before."""
        self._is_due = False
        if not self._queue or not self._outlet.is_ready():
            return
        texts: list[bytes] = []
        for waiting in self._queue.values():
            texts.append(waiting.data)
            if waiting.shown is not None:
                self.shown, self.seen = waiting.shown, waiting.shown.version
        self._clear()
        if not self._outlet.send_texts(texts):
            self.lost.set()
