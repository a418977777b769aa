"""Bots think in workers anywhere: moves, hints and reviews; a job of a dead worker comes to another."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec

from carson.core import registry
from carson.core.clock import Clock
from carson.core.view import seen
from carson.server.bots.fair_queue import Asker, FairQueue, Urgency
from carson.server.bots.far_lane import FarLane
from carson.server.bots.jobs import Job, make_streams, stream
from carson.server.bots.lane import NoWorker
from carson.server.bots.pool import Question, think
from carson.server.bots.worker import Worker
from carson.server.homes.letters import Answer, Envelope
from carson.server.homes.neighbours import Neighbours
from carson.server.homes.redis import Address, Redis
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser
from tests.server.test_crash import CARSON
from tools.postgres import Cluster
from tools.redis_server import RedisServer


@contextmanager
def worker(url: str) -> Iterator[subprocess.Popen[str]]:
    """`carson worker` as a process of its own."""
    command = [sys.executable, "-c", CARSON, "worker", "--redis", url]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "One process thinks" in process.stdout.readline()
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        code = process.wait(20)
        process.stdout.close()
    assert code == 0


def test_bots_and_hints_come_from_a_worker(cluster: Cluster, redis: RedisServer, tmp_path: Path) -> None:
    settings = replace(quick(tmp_path), database_url=cluster.create(), redis_url=f"{redis.url}/5")
    with worker(settings.redis_url):
        server = RunningServer(settings)
        bots = server.app.state.tables.services.bots
        deadline = time.monotonic() + 20
        while not bots.far.hands:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        with Browser(server.base) as ann:
            table = ann.table(2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "rancher"}])["id"]
            with ann.sit(table) as chair:
                while not chair.now["asked"]:
                    chair.hear("update")
                asked = {"seat": 0, "version": chair.now["version"]}
                assert ann.post(f"/api/tables/{table}/hint", asked)["options"]
                while not any(line["seat"] == 1 for line in chair.log):
                    if chair.now["asked"]:
                        chair.up_to(chair.act()["version"])
                    else:
                        chair.hear("update")
        assert bots.worker_ids() == []  # nobody thinks here
        server.stop()


def question(bot: str) -> Question:
    game = registry.game("cards")
    state = game.new(game.settle({}))
    while state.actors() == [-1]:
        state.play(-1, state.chance()[0][0])
    seat = state.actors()[0]
    return Question(seen(state, seat).state.snapshot(), seat, bot, "7", False, Clock(1000))


def test_a_job_of_a_dead_worker_comes_to_another_and_is_answered(redis: RedisServer) -> None:
    async def run() -> None:
        address = Address(f"{redis.url}/6")
        line = Redis(address)
        await line.start()
        await line.do("FLUSHDB")
        await make_streams(line)
        await line.do("XADD", "carson:box:me", "*", "e", b"")
        await line.do("XADD", stream(Urgency.MOVE), "*", "j", b"what a newer server asks")
        assert await line.do(
            "XREADGROUP", "GROUP", "workers", "older", "COUNT", 1, "STREAMS", stream(Urgency.MOVE), ">"
        )
        job = Job(7, "me", "think", question("drifter"), 10.0, 60.0)
        for urgency in (Urgency.REVIEW, Urgency.MOVE):
            await line.do("XADD", stream(urgency), "*", "j", msgspec.msgpack.encode(job))
        # somebody takes the more urgent one and dies
        taken = await line.do(
            "XREADGROUP", "GROUP", "workers", "dead", "COUNT", 1, "STREAMS", stream(Urgency.MOVE), ">"
        )
        assert taken
        living = Worker(address, 1)
        running = asyncio.create_task(living.run())
        while living.done < 3:
            await asyncio.sleep(0.05)
        living.ending.set()
        await running
        mail = (await line.do("XRANGE", "carson:box:me", "-", "+"))[1:]
        letters = [msgspec.msgpack.decode(entry[1][1], type=Envelope).letters for entry in mail]
        assert [type(letter) for sent in letters for letter in sent] == [Answer, Answer]
        for urgency in Urgency:
            assert await line.do("XLEN", stream(urgency)) == 0
        await line.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_when_all_workers_are_gone_nobody_waits_for_them(tmp_path: Path, redis: RedisServer) -> None:
    """Neither for what was asked nor for what was about to be; be it that they die or that Redis does."""

    async def run() -> None:
        own = RedisServer(tmp_path)
        homes = Neighbours(own.url, None)  # type: ignore[arg-type]
        lane = FarLane(homes)
        await homes.start()
        for way in ("they die", "Redis dies"):
            await homes.redis.do("SADD", "carson:workers", "one")
            await homes.redis.do("SET", "carson:worker:one", "1 1000")
            while not lane.hands:
                await asyncio.sleep(0.01)
            given = Urgency.MOVE, Asker(), 10.0, think, question("drifter")
            asked = [asyncio.create_task(lane.ask(*given)) for _ in range(3)]
            await asyncio.sleep(0)
            assert lane.waiting == 2
            if way == "Redis dies":
                own.stop(signal.SIGKILL)
            else:
                await homes.redis.do("DEL", "carson:worker:one")
            failed = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(one) for one in failed] == [NoWorker] * 3
            assert (lane.waiting, lane.hands) == (0, 0)
        await homes.stop()

    asyncio.run(asyncio.wait_for(run(), 20))


def test_a_queue_grows_and_shrinks() -> None:
    async def run() -> None:
        queue, order = FairQueue(0), list[int]()

        async def one(number: int, stay: asyncio.Event) -> None:
            async with queue.turn(Urgency.MOVE, Asker()):
                order.append(number)
                await stay.wait()

        stay = asyncio.Event()
        tasks = [asyncio.create_task(one(number, stay)) for number in range(4)]
        await asyncio.sleep(0)
        assert order == []
        queue.widen(2)
        await asyncio.sleep(0)
        assert order == [0, 1]
        queue.widen(-1)
        stay.set()
        await asyncio.gather(*tasks)
        assert order == [0, 1, 2, 3]
        assert queue.free == 1

    asyncio.run(run())
