"""Jobs: what workers on any machine are asked, as it lies in Redis.

A stream for each urgency, read by all workers together: a job is with one of them at a time, and comes to
another when that one dies. The answer goes into the box of the process that waits.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from carson.core.advice import Advice
from carson.core.review import Weighed
from carson.server.bots.fair_queue import Urgency
from carson.server.bots.pool import Question, Thought, advise, look_back, think
from carson.server.homes.redis import Redis, RedisError

GROUP: Final = "workers"
BELL: Final = "carson:bell"  # whoever waits for work waits here
KEPT: Final = 10_000  # jobs of an urgency, about
ALIVE: Final = 3000  # milliseconds a worker counts as alive without a sign of life
BEAT: Final = 0.8  # seconds between two signs of life
ABANDONED: Final = 2500  # milliseconds without one after which a job comes to another worker
TRIES: Final = 3  # workers that may die of one job

# Work by name, with what comes of it.
WORK: Final[dict[str, tuple[Callable[..., Any], Any]]] = {
    "think": (think, Thought),
    "advise": (advise, list[Advice]),
    "look-back": (look_back, Weighed),
}
NAMES: Final = {work: name for name, (work, _) in WORK.items()}


class Job(msgspec.Struct, array_like=True):
    """One thing to think about."""

    number: int  # of the one who waits
    sender: str
    work: str
    question: Question
    patience: float  # seconds for the thinking
    within: float  # seconds from the asking on, after which nobody waits any more
    action: int | None = None


class Done(msgspec.Struct, array_like=True):
    """What came of it, or why nothing did."""

    result: msgspec.Raw = msgspec.Raw(b"")
    failure: str = ""


def stream(urgency: Urgency) -> str:
    return f"carson:jobs:{urgency.value}"


STREAMS: Final = [stream(urgency) for urgency in Urgency]


async def make_streams(redis: Redis) -> None:
    """They are there before the first job, with their readers."""
    for urgency in Urgency:
        try:
            await redis.do("XGROUP", "CREATE", stream(urgency), GROUP, "0", "MKSTREAM")
        except RedisError as error:
            if "BUSYGROUP" not in str(error):
                raise


# The most urgent job, one that a dead worker has left first: its stream, id, data, how often it was taken.
TAKE: Final = """
local me, abandoned = ARGV[1], ARGV[2]
for _, stream in ipairs(KEYS) do
  local left = redis.call('XAUTOCLAIM', stream, 'workers', me, abandoned, '0-0', 'COUNT', 1)[2]
  if left[1] and left[1][2] then
    local tries = redis.call('XPENDING', stream, 'workers', left[1][1], left[1][1], 1)
    return {stream, left[1][1], left[1][2][2], tries[1][4], redis.call('TIME')[1]}
  end
  local found = redis.call('XREADGROUP', 'GROUP', 'workers', me, 'COUNT', 1, 'STREAMS', stream, '>')
  if found then
    local job = found[1][2][1]
    return {stream, job[1], job[2][2], 1, redis.call('TIME')[1]}
  end
end
return false
"""

# How many jobs all living workers take at the same time, the bytes they hold, and how many jobs wait for one.
HANDS: Final = """
local hands, bytes, waiting = 0, 0, 0
for _, one in ipairs(redis.call('SMEMBERS', 'carson:workers')) do
  local has = redis.call('GET', 'carson:worker:' .. one)
  if has then
    local takes, holds = string.match(has, '(%d+) (%d+)')
    hands, bytes = hands + takes, bytes + holds
  else
    redis.call('SREM', 'carson:workers', one)
  end
end
for _, stream in ipairs(KEYS) do
  waiting = waiting + redis.call('XLEN', stream) - redis.call('XPENDING', stream, 'workers')[1]
end
return {hands, bytes, waiting}
"""
