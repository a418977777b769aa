"""A line to a real Redis: commands, what it refuses, and what becomes of it when Redis goes away."""

import asyncio
import signal
from pathlib import Path

import pytest

from carson.core.errors import BadOption
from carson.server.homes.redis import Address, Redis, RedisError, RedisLost
from tools.redis_server import RedisServer


def test_commands_are_answered_in_order(redis: RedisServer) -> None:
    async def run() -> None:
        line = Redis(Address(f"{redis.url}/3"))
        await line.start()
        await line.do("FLUSHDB")
        answers = await asyncio.gather(*[line.send("INCRBY", "n", 1) for _ in range(100)])
        assert answers == list(range(1, 101))
        assert await line.do("GET", "n") == b"100"
        with pytest.raises(RedisError, match="not an integer"):
            await line.do("INCRBY", "n", "x")
        assert await line.do("GET", "n") == b"100"
        await line.stop()

    asyncio.run(run())


def test_a_line_comes_back_by_itself(tmp_path: Path, redis: RedisServer) -> None:
    async def run() -> None:
        own = RedisServer(tmp_path)
        changes: list[bool] = []
        line = Redis(Address(own.url), changes.append)
        await line.start()
        blocked = line.send("BLPOP", "nothing", 0)
        own.stop(signal.SIGKILL)
        with pytest.raises(RedisLost):
            await blocked
        with pytest.raises(RedisLost):
            line.send("PING")
        own.start()
        while not line.is_up or changes != [False, True]:
            await asyncio.sleep(0.02)
        assert await line.do("PING") == b"PONG"
        await line.stop()
        own.stop()

    asyncio.run(asyncio.wait_for(run(), 20))


def test_nothing_is_said_before_who_we_are(redis: RedisServer) -> None:
    """While a line comes back others speak at once: all of it goes into the right database."""

    async def run() -> None:
        line, watching = Redis(Address(f"{redis.url}/9")), Redis(Address(redis.url))
        await line.start()
        await watching.start()
        number = await line.do("CLIENT", "ID")
        await watching.do("CLIENT", "KILL", "ID", number)
        said = 0
        while said < 50:
            try:
                line.send("INCR", "said")
                said += 1
            except RedisLost:
                pass
            await asyncio.sleep(0)
        assert await line.do("GET", "said") == b"50"
        assert await watching.do("EXISTS", "said") == 0
        await line.do("DEL", "said")
        await line.stop()
        await watching.stop()

    asyncio.run(asyncio.wait_for(run(), 20))


@pytest.mark.parametrize("url", ["", "localhost:6379", "http://localhost", "redis://"])
def test_what_is_no_address_is_told(url: str) -> None:
    with pytest.raises(BadOption, match="redis://"):
        Address(url)
