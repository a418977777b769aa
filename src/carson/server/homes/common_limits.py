"""Common limits: what somebody spends in one process is missing in all, with the next sign of life.

Every process decides at once by what it knows, without asking anybody. Redis has how much is left of each
allowance over all processes; now and then each tells what was spent, and is told what is left.
"""

import math
from typing import Final

from carson.server.allowance import Allowances
from carson.server.homes.redis import Redis

# What is left of each, after it has grown since the last time and so many were spent.
SETTLE: Final = """
local rate, burst, told = tonumber(ARGV[1]), tonumber(ARGV[2]), {}
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
for i = 1, #KEYS do
  local known = redis.call('HMGET', KEYS[i], 'left', 'at')
  local left = burst
  if known[1] then left = math.min(burst, known[1] + (now - known[2]) * rate) end
  left = math.max(-burst, left - ARGV[i + 2])
  redis.call('HSET', KEYS[i], 'left', string.format('%.3f', left), 'at', string.format('%.6f', now))
  redis.call('PEXPIRE', KEYS[i], math.ceil(2000 * burst / rate) + 1000)
  told[i] = string.format('%.3f', left)
end
return told
"""
KEY: Final = "carson:left:"


class CommonLimits:
    """All allowances of this process that are shared, by name."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self._shared: dict[str, Allowances] = {}

    def share(self, name: str, allowances: Allowances) -> None:
        allowances.spent = {}
        self._shared[name] = allowances

    async def settle(self) -> None:
        """Tell what was spent here, and learn what is left."""
        for name, allowances in self._shared.items():
            await self._settle(name, allowances)

    async def _settle(self, name: str, allowances: Allowances) -> None:
        spent, allowances.spent = allowances.spent or {}, {}
        people = {**dict.fromkeys(allowances.wanting(), 0), **spent}
        if not people or not math.isfinite(allowances.burst / allowances.rate):
            return
        keys = [f"{KEY}{name}:{who}" for who in people]
        bounds = allowances.rate, allowances.burst
        left = await self.redis.do("EVAL", SETTLE, len(keys), *keys, *bounds, *people.values())
        for who, number in zip(people, left, strict=True):
            allowances.put(who, float(number))
