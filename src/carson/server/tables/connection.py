"""One open WebSocket at a table, with a queue so that a slow reader never holds up the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

BACKLOG = 64  # messages a reader may lag behind before it is cut off; it resumes by reconnecting


class Connection:
    """A person looking at a table."""

    def __init__(self, person: str, name: str, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.person = person
        self.name = name
        self.seen = 0  # the last version that was sent
        self.lost = asyncio.Event()
        self._send = send
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)

    def push(self, message: bytes) -> None:
        """Queue a message; a reader that lags too far behind is let go."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost.set()

    async def pump(self) -> None:
        """Send what is queued, in order."""
        while True:
            await self._send(await self._queue.get())
