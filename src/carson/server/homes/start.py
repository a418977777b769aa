"""The start: whether this process is alone or among others."""

import asyncio
import hashlib
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.errors import BadOption
from carson.server.homes.homes import Alone, Homes
from carson.server.homes.neighbours import Neighbours
from carson.server.homes.redis import Address, Redis, RedisError, RedisLost
from carson.server.settings import Settings
from carson.server.words import later

KEY: Final = "carson:key"  # what the key of all processes can be known by


def homes_of(settings: Settings, engine: AsyncEngine) -> Homes:
    """Where the tables of this server live."""
    return Neighbours(settings.redis_url, engine) if settings.redis_url else Alone()


def check_redis(settings: Settings) -> None:
    """BadOption, with a sentence, when the others could not be found, or would not know our cookies."""
    if not settings.redis_url:
        return
    address = Address(settings.redis_url)
    settings.data.mkdir(parents=True, exist_ok=True)
    own = hashlib.sha256(f"carson-key/{settings.secret()}".encode()).hexdigest()[:16]
    try:
        common = asyncio.run(_common_key(address, own))
    except (RedisLost, RedisError) as error:
        raise BadOption(later("start.no-redis", name=address.name, problem=str(error))) from error
    if common != own:
        raise BadOption(later("start.other-key", path=settings.key, name=address.name))


async def _common_key(address: Address, own: str) -> str:
    """The first process says which it is, and as long as any runs it stays."""
    redis = Redis(address)
    await redis.start()
    try:
        if not await redis.do("SCARD", "carson:processes"):
            await redis.do("SET", KEY, own)
        await redis.do("SET", KEY, own, "NX")
        found: bytes = await redis.do("GET", KEY)
        return found.decode()
    finally:
        await redis.stop()
