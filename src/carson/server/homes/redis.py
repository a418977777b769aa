"""A line to Redis: commands go out together, answers come back in order, and a line that broke is made anew.

It knows no command by name. What cannot be sent fails at once: nobody's move waits for Redis to come back.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from carson.core.errors import BadOption
from carson.core.extras import needed
from carson.server.words import later

SCHEMES: Final = ("redis", "rediss")
PORT: Final = 6379
CONNECT_WITHIN: Final = 3.0  # seconds
ANSWER_WITHIN: Final = 5.0
BETWEEN: Final = 0.2  # seconds between two tries to come back

Word = str | bytes | int | float


def driver() -> Any:
    """What writes and reads the language of Redis; only those who are not alone have it."""
    return needed("hiredis", "--redis")


class RedisLost(Exception):
    """Redis does not answer."""


class Address:
    """Where a Redis is, and what it wants to hear first."""

    def __init__(self, url: str) -> None:
        """BadOption, with a sentence, when it is no address, or what speaks to Redis is not installed."""
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise BadOption(later("start.bad-redis-url"))
        driver()
        self.host, self.port = parts.hostname, parts.port or PORT
        self.tls = ssl.create_default_context() if parts.scheme == "rediss" else None
        self.name = f"{parts.scheme}://{self.host}:{self.port}{parts.path}"  # without a password
        self.greetings: list[tuple[Word, ...]] = []
        if parts.password:
            self.greetings.append(("AUTH", unquote(parts.username or "default"), unquote(parts.password)))
        number = parts.path.strip("/")
        if number:
            self.greetings.append(("SELECT", number))


class Redis(asyncio.Protocol):
    """One connection that comes back by itself."""

    def __init__(self, address: Address, on_change: Callable[[bool], None] = lambda _: None) -> None:
        """`on_change` is told whether the line stands, each time that changes."""
        hiredis = driver()
        self.address = address
        self.on_change = on_change
        self._pack: Callable[[Any], bytes] = hiredis.pack_command
        self._new_reader: Callable[[], Any] = partial(hiredis.Reader, notEnoughData=Redis)
        self._reader = self._new_reader()
        self._transport: asyncio.Transport | None = None
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._greeted: list[asyncio.Future[Any]] = []  # what Redis says to our first words
        self._lost = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    @property
    def is_up(self) -> bool:
        return self._transport is not None

    async def start(self) -> None:
        """Connect, and stay connected from now on; RedisLost when there is no answer at all."""
        await self._connect()
        self._keeping = asyncio.create_task(self._keep(), name="line to Redis")

    async def stop(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
        if self._transport is not None:
            self._transport.close()

    def send(self, *words: Word) -> asyncio.Future[Any]:
        """Send a command; what comes of it is its answer. RedisLost when the line does not stand."""
        if self._transport is None:
            raise RedisLost
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._transport.write(self._pack(words))
        return answer

    async def do(self, *words: Word, within: float = ANSWER_WITHIN) -> Any:
        """The same, and wait for the answer."""
        try:
            return await asyncio.wait_for(self.send(*words), within)
        except TimeoutError as error:
            self._break()  # answers are told apart by their order alone
            raise RedisLost from error

    # ---- staying connected

    async def _keep(self) -> None:
        while True:
            await self._lost.wait()
            self.on_change(False)
            while self._transport is None:
                await asyncio.sleep(BETWEEN)
                with suppress(RedisLost):
                    await self._connect()
            self.on_change(True)

    async def _connect(self) -> None:
        self._lost.clear()
        loop, address = asyncio.get_running_loop(), self.address
        try:
            making = loop.create_connection(lambda: self, address.host, address.port, ssl=address.tls)
            await asyncio.wait_for(making, CONNECT_WITHIN)
            await asyncio.wait_for(asyncio.gather(*self._greeted), ANSWER_WITHIN)
        except (OSError, TimeoutError, RedisLost, RedisError) as error:
            self._break()
            self._lost.clear()
            raise RedisLost(str(error)) from error

    def _break(self) -> None:
        if self._transport is not None:
            self._transport.abort()
            self.connection_lost(None)

    # ---- what asyncio calls

    def connection_made(self, transport: Any) -> None:
        """Who we are is said before anybody else says anything."""
        self._transport = transport
        self._reader = self._new_reader()
        self._greeted = [self.send(*greeting) for greeting in (*self.address.greetings, ("PING",))]

    def data_received(self, data: bytes) -> None:
        self._reader.feed(data)
        while (answer := self._reader.gets()) is not Redis:
            future = self._waiting.popleft()
            if future.done():
                continue  # whoever asked has given up
            if isinstance(answer, Exception):
                future.set_exception(RedisError(str(answer)))
                future.exception()  # nobody may be waiting
            else:
                future.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is None:
            return
        self._transport = None
        waiting, self._waiting = self._waiting, deque()
        for future in waiting:
            if not future.done():
                future.set_exception(RedisLost())
                future.exception()  # nobody may be waiting any more
        self._lost.set()


class RedisError(Exception):
    """Redis has understood, and says no."""
