"""A lane to workers on other machines, as one to worker processes here: a fair queue before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from carson.server.bots.fair_queue import Asker, Dismissed, FairQueue, Urgency
from carson.server.bots.jobs import BELL, HANDS, KEPT, NAMES, STREAMS, WORK, Done, Job, make_streams, stream
from carson.server.bots.lane import BotFailed, NoWorker
from carson.server.bots.pool import Question
from carson.server.homes.homes import Apart
from carson.server.homes.neighbours import Neighbours
from carson.server.homes.redis import RedisError

T = TypeVar("T")

BEFORE: Final = 15.0  # seconds a job may wait for a worker, of all processes together


class FarLane:
    """All workers there are. How many is known with every sign of life."""

    def __init__(self, homes: Neighbours) -> None:
        self.homes = homes
        self.hands = 0  # jobs they take at the same time
        self._queue = FairQueue(0)
        self._ready = False
        self._bytes = self._jobs = 0
        homes.on_beat.append(self.count)
        homes.on_line.append(self._line_changed)
        homes.gauges["carson_workers_hands"] = lambda: self.hands
        homes.gauges["carson_workers_bytes"] = lambda: self._bytes
        homes.gauges["carson_jobs_waiting"] = lambda: self._jobs

    @property
    def waiting(self) -> int:
        """How many questions of this process have not been sent yet."""
        return self._queue.waiting

    async def count(self) -> None:
        """Look how many there are."""
        if not self._ready:
            await make_streams(self.homes.redis)
            self._ready = True
        try:
            hands, self._bytes, self._jobs = await self.homes.redis.do("EVAL", HANDS, len(STREAMS), *STREAMS)
        except RedisError:
            self._ready = False  # Redis has forgotten the streams
            raise
        self._have(hands)

    def _line_changed(self, is_up: bool) -> None:
        """Without Redis nobody hears what they say; with it they are counted."""
        if not is_up:
            self._ready = False
            self._have(0)

    def _have(self, hands: int) -> None:
        self._queue.widen(hands - self.hands)
        self.hands = hands
        if not hands:
            self.homes.mail.give_up()
            self._queue.dismiss()

    async def ask(
        self, urgency: Urgency, asker: Asker, patience: float, work: Callable[..., T], *given: Any
    ) -> T:
        """What a worker says; NoWorker when none gives an answer in time."""
        within = patience + BEFORE
        try:
            async with self._queue.turn(urgency, asker):
                told = await self.homes.mail.expect(
                    lambda number: self._send(urgency, number, patience, within, NAMES[work], *given), within
                )
        except (Apart, Dismissed) as error:
            raise NoWorker("no worker answers") from error
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
