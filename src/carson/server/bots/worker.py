"""`carson worker`: takes jobs of bots from Redis, thinks in processes of its own, and sends answers back."""

import asyncio
import os
import secrets
import signal
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from carson.core.errors import BadOption
from carson.server.bots.fair_queue import Asker, Urgency
from carson.server.bots.jobs import (
    ABANDONED,
    ALIVE,
    BEAT,
    BELL,
    GROUP,
    STREAMS,
    TAKE,
    TRIES,
    WORK,
    Done,
    Job,
    make_streams,
)
from carson.server.bots.lane import BotFailed, Lane
from carson.server.homes.letters import Answer, Envelope
from carson.server.homes.mail import BOX
from carson.server.homes.redis import Address, Redis, RedisError, RedisLost
from carson.server.logs import configure_logs
from carson.server.memory import memory_of
from carson.server.words import later, say

log = structlog.get_logger()

SOMEBODY: Final = Asker()
FINISH_WITHIN: Final = 4.0  # seconds for thoughts under way when the worker ends


class Worker:
    """So many processes that think."""

    def __init__(self, address: Address, processes: int) -> None:
        self.me = f"worker-{secrets.token_hex(5)}"
        self.redis = Redis(address)
        self.waiting = Redis(address)  # a line of its own: it waits most of the time
        self.processes = processes
        self.lane = Lane(processes)
        self.busy: dict[asyncio.Task[None], tuple[str, str]] = {}  # stream and id of what is thought about
        self.ending = asyncio.Event()
        self.done = 0

    async def run(self) -> None:
        """Until it is told to end."""
        await self.redis.start()
        await self.waiting.start()
        beating = asyncio.create_task(self._keep_beating())
        taking = asyncio.create_task(self._keep_taking())
        await self.ending.wait()
        taking.cancel()
        with suppress(RedisLost, RedisError):
            await self.redis.do("DEL", f"carson:worker:{self.me}")
        if self.busy:
            await asyncio.wait(self.busy, timeout=FINISH_WITHIN)
        beating.cancel()
        self.lane.stop(at_once=True)
        await self.redis.stop()
        await self.waiting.stop()

    async def _keep_beating(self) -> None:
        """It is alive, and so are its jobs."""
        while True:
            with suppress(RedisLost, RedisError):
                if not self.ending.is_set():
                    told = f"{self.processes} {memory_of([os.getpid(), *self.lane.worker_ids()])}"
                    await self.redis.do("SET", f"carson:worker:{self.me}", told, "PX", ALIVE)
                    await self.redis.do("SADD", "carson:workers", self.me)
                for name, job in list(self.busy.values()):
                    await self.redis.do("XCLAIM", name, GROUP, self.me, 0, job, "JUSTID")
            await asyncio.sleep(BEAT)

    async def _keep_taking(self) -> None:
        while True:
            try:
                while len(self.busy) < self.processes and (found := await self._take()):
                    self._begin(*found)
                if len(self.busy) < self.processes:
                    await self.waiting.do("BLPOP", BELL, 1, within=3)
                else:
                    await asyncio.wait(self.busy, return_when=asyncio.FIRST_COMPLETED)
            except RedisError:
                with suppress(RedisLost, RedisError):
                    await make_streams(self.redis)  # a new Redis, or one that has forgotten all
                await asyncio.sleep(0.1)
            except RedisLost:
                await asyncio.sleep(0.2)

    async def _take(self) -> list[Any] | None:
        found: list[Any] | None = await self.redis.do(
            "EVAL", TAKE, len(STREAMS), *STREAMS, self.me, ABANDONED
        )
        return found

    def _begin(self, name: bytes, job: bytes, data: bytes, tries: int, now: bytes) -> None:
        task = asyncio.create_task(self._work(name.decode(), job.decode(), data, tries, int(now)))
        self.busy[task] = name.decode(), job.decode()
        task.add_done_callback(self.busy.pop)

    async def _work(self, name: str, entry: str, data: bytes, tries: int, now: int) -> None:
        asked = int(entry.partition("-")[0]) / 1000
        try:
            job = msgspec.msgpack.decode(data, type=Job)
            if now - asked <= job.within:  # later nobody waits for it
                self._answer(job, await self._thought(job, tries))
        except Exception:  # of a server of another version, say: whoever waits asks elsewhere in time
            log.exception("a job was not understood")
        self.done += 1
        with suppress(RedisLost, RedisError):
            await self.redis.do("XACK", name, GROUP, entry)
            await self.redis.do("XDEL", name, entry)

    async def _thought(self, job: Job, tries: int) -> Done:
        if tries > TRIES:
            return Done(failure="workers die of it")
        work, _ = WORK[job.work]
        given = (job.question,) if job.action is None else (job.question, job.action)
        try:
            result = await self.lane.ask(Urgency.MOVE, SOMEBODY, job.patience, work, *given)
        except BotFailed as failure:
            log.error("no answer", work=job.work, bot=job.question.bot, reason=str(failure))
            return Done(failure=str(failure))
        return Done(msgspec.Raw(msgspec.msgpack.encode(result)))

    def _answer(self, job: Job, done: Done) -> None:
        letter = Answer(job.number, msgspec.msgpack.encode(done))
        data = msgspec.msgpack.encode(Envelope(self.me, 0, [letter]))
        with suppress(RedisLost):  # then it is asked again
            self.redis.send("XADD", BOX + job.sender, "NOMKSTREAM", "*", "e", data)


def work(url: str, processes: int) -> None:
    """Run until somebody presses Ctrl-C."""
    configure_logs()
    address = Address(url)

    async def run() -> None:
        worker = Worker(address, processes)
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, worker.ending.set)
        print(say("worker.ready", number=processes, name=address.name), flush=True)
        await worker.run()

    try:
        asyncio.run(run())
    except RedisLost as error:
        raise BadOption(later("start.no-redis", name=address.name, problem=str(error))) from error
