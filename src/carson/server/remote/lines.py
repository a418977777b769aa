"""Open streams of remote bots: one about all of its games, and one for each game."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable

import msgspec

from carson.core.following import Played

Message = dict[str, object]


class Line:
    """Messages for one reader, as lines of JSON; an empty line now and then says that it is still open."""

    def __init__(self) -> None:
        self._waiting: deque[bytes | None] = deque()
        self._news = asyncio.Event()

    def send(self, message: Message) -> None:
        self._put(msgspec.json.encode(message) + b"\n")

    def end(self) -> None:
        """There is nothing more to read."""
        self._put(None)

    def _put(self, line: bytes | None) -> None:
        self._waiting.append(line)
        self._news.set()

    async def read(self, heartbeat: float, left: Callable[[], None]) -> AsyncIterator[bytes]:
        """What is sent, for as long as somebody reads; then `left` is called."""
        try:
            yield b"\n"
            while True:
                while self._waiting:
                    line = self._waiting.popleft()
                    if line is None:
                        return
                    yield line
                self._news.clear()
                try:
                    async with asyncio.timeout(heartbeat):
                        await self._news.wait()
                except TimeoutError:
                    yield b"\n"
        finally:
            left()


class EventLine(Line):
    """What happens to a bot: games that begin and end."""

    def __init__(self, games: frozenset[str] | None, most: int) -> None:
        """`games` are those it plays, None for all; `most` of them at the same time."""
        super().__init__()
        self.games = games
        self.most = most
        self.playing: set[str] = set()  # tables


class GameLine(Line):
    """One game: questions, and the result."""

    def __init__(self, snapshots: bool) -> None:
        super().__init__()
        self.snapshots = snapshots  # whether a question brings a whole state for bots of ours
        self.told: list[Played] = []
