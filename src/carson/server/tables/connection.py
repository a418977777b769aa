"""One open WebSocket at a table, with a queue so that a slow reader never holds up the others."""

from __future__ import annotations

import asyncio
from collections import deque
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
        self._queue: deque[bytes] = deque()
        self._more = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Queue a message; a reader that lags too far behind is let go."""
        if len(self._queue) == BACKLOG:
            self.lost.set()
            return
        self._queue.append(message)
        self._more.set()

    async def pump(self) -> None:
        """Send what is queued, in order."""
        while await self._more.wait():
            self._more.clear()
            while self._queue:
                await self._send(self._queue.popleft())
