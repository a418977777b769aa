"""Nobody hears of a move before it is on the disk, however they ask; one not stored never happened."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from carson.server.db.writer import NotStored, Writer
from tests.server.conftest import ON_BOTH, RunningServer
from tests.server.people import Browser

ALONE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]


class SlowDisk:
    """Holds every move until it is told to refuse it."""

    def __init__(self, server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.reached, self.decided = asyncio.Event(), asyncio.Event()
        stored = Writer.store

        async def store(writer: Writer, *rows: Any, entries: Any = (), **more: Any) -> None:
            if not entries:
                await stored(writer, *rows, **more)
                return
            self.reached.set()
            await self.decided.wait()
            raise NotStored("the disk of this test is slow, and then full")

        monkeypatch.setattr(Writer, "store", store)

    def wait_until_reached(self) -> None:
        async def wait() -> None:
            await self.reached.wait()

        self.server.on_loop(wait())

    def refuse(self) -> None:
        async def refuse() -> None:
            await asyncio.sleep(0.05)  # whoever would answer too early has had the time to
            self.decided.set()

        self.server.on_loop(refuse())


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as pool:
        yield pool


def _sat(ben: Browser, table: str) -> int:
    with ben.sit(table) as chair:
        return int(chair.now["version"])


WAYS: dict[str, Callable[[Browser, str], int]] = {
    "table": lambda ben, table: int(ben.get(f"/api/tables/{table}")["version"]),
    "lobby": lambda ben, table: next(
        int(one["version"]) for one in ben.get("/api/tables")["watch"] if one["id"] == table
    ),
    "socket": _sat,
}


@pytest.mark.parametrize("way", list(WAYS))
@ON_BOTH
def test_what_is_not_stored_is_not_told(
    server: RunningServer,
    ann: Browser,
    ben: Browser,
    threads: ThreadPoolExecutor,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
) -> None:
    table = ann.table(2, seats=ALONE)["id"]
    with ann.sit(table) as chair:
        version, asked = chair.now["version"], chair.now["asked"][0]
        disk = SlowDisk(server, monkeypatch)
        move = {"seat": asked["seat"], "action": asked["choices"][0]["action"], "version": version}
        moved: Future[Any] = threads.submit(ann.post, f"/api/tables/{table}/actions", move, 503)
        disk.wait_until_reached()
        heard = threads.submit(WAYS[way], ben, table)
        disk.refuse()
        assert "then full" in moved.result(20)["detail"]
        assert heard.result(20) == version
