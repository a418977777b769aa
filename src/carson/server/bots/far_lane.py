"""A lane to workers on other machines, as one to worker processes here: a fair queue before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from carson.server.bots.fair_queue import Asker, FairQueue, Urgency
from carson.server.bots.jobs import BELL, HANDS, KEPT, NAMES, WORK, Done, Job, make_streams, stream
from carson.server.bots.lane import BotFailed
from carson.server.bots.pool import Question
from carson.server.homes.homes import Apart
from carson.server.homes.neighbours import Neighbours

T = TypeVar("T")

BEFORE: Final = 15.0  # seconds a job may wait for a worker, of all processes together


class FarLane:
    """All workers there are. How many is known with every sign of life."""

    def __init__(self, homes: Neighbours) -> None:
        self.homes = homes
        self.hands = 0  # jobs they take at the same time
        self._queue = FairQueue(0)
        self._ready = False
        homes.on_beat.append(self.count)

    async def count(self) -> None:
        """Look how many there are."""
        if not self._ready:
            await make_streams(self.homes.redis)
            self._ready = True
        hands = int(await self.homes.redis.do("EVAL", HANDS, 0))
        self._queue.widen(hands - self.hands)
        self.hands = hands
        if not hands:
            self.homes.mail.give_up()

    async def ask(
        self, urgency: Urgency, asker: Asker, patience: float, work: Callable[..., T], *given: Any
    ) -> T:
        """What a worker says; BotFailed when none gives an answer in time."""
        async with self._queue.turn(urgency, asker):
            within = patience + BEFORE
            try:
                told = await self.homes.mail.expect(
                    lambda number: self._send(urgency, number, patience, within, NAMES[work], *given), within
                )
            except Apart as error:
                self._ready = False  # Redis may have forgotten the streams
                raise BotFailed(f"no worker answers within {within:g} seconds") from error
        done = msgspec.msgpack.decode(told, type=Done)
        if done.failure:
            raise BotFailed(done.failure)
        result: T = msgspec.msgpack.decode(done.result, type=WORK[NAMES[work]][1])
        return result

    def _send(
        self,
        urgency: Urgency,
        number: int,
        patience: float,
        within: float,
        work: str,
        question: Question,
        action: int | None = None,
    ) -> None:
        redis, me = self.homes.redis, self.homes.me
        data = msgspec.msgpack.encode(Job(number, me, work, question, patience, within, action))
        redis.send("XADD", stream(urgency), "MAXLEN", "~", KEPT, "*", "j", data)
        redis.send("LPUSH", BELL, 1)
        redis.send("LTRIM", BELL, 0, KEPT)
