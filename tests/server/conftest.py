"""A running server for all tests that do it no harm; the others start one of their own."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from carson.server.app import create_app
from carson.server.door.server import DoorServer
from carson.server.serve import configure_logs, listen
from carson.server.settings import Settings
from tests.server.people import Browser

T = TypeVar("T")


class RunningServer:
    """The app behind its door in a thread of this process, on a free port of the loopback."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` is what the running time of the server goes by."""
        configure_logs()
        self.app = create_app(settings)
        self.app.state.tables.services.running.clock = clock
        self.app.on_startup.append(self._note_loop)
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.server = DoorServer(self.app, settings)
        self.thread = threading.Thread(target=self.server.run, args=[[self.listener]], daemon=True)
        self.thread.start()
        deadline = time.monotonic() + 30
        while not self.server.started and time.monotonic() < deadline:
            time.sleep(0.02)
        assert self.server.started

    async def _note_loop(self) -> None:
        self.app.state.loop = asyncio.get_running_loop()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def on_loop(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.app.state.loop).result(10)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(timeout=20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(quick(tmp_path_factory.mktemp("data")))
    yield running
    running.stop()


def quick(data: Path, **changes: float) -> Settings:
    """Settings without pauses, and limits that do not get in the way."""
    return Settings(
        data=data,
        bot_pause=0.0,
        bot_workers_early=False,  # many a server never asks a bot
        hint_bot="marshal:playouts=6",  # work instead of time
        review_bot="rancher",
        hints_per_minute=int(changes.get("hints_per_minute", 100_000)),
        hint_burst=int(changes.get("hint_burst", 100_000)),
        searches_per_minute=int(changes.get("searches_per_minute", 100_000)),
        search_burst=int(changes.get("search_burst", 100_000)),
        bot_patience=changes.get("bot_patience", 0.0),
        absent_after=changes.get("absent_after", 0.0),
        requests_per_minute=int(changes.get("requests_per_minute", 100_000)),
        messages_per_second=int(changes.get("messages_per_second", 100_000)),
        message_burst=int(changes.get("message_burst", 100_000)),
        sockets_per_person=int(changes.get("sockets_per_person", 100)),
        sockets_per_address=int(changes.get("sockets_per_address", 1000)),
        connections=int(changes.get("connections", 4000)),
        connections_per_address=int(changes.get("connections_per_address", 4000)),
        request_within=changes.get("request_within", 10.0),
        body_within=changes.get("body_within", 30.0),
        stalled_after=changes.get("stalled_after", 10.0),
        hello_within=changes.get("hello_within", 10.0),
        chats_per_minute=int(changes.get("chats_per_minute", 100_000)),
        chat_burst=int(changes.get("chat_burst", 100_000)),
        hurries_per_minute=int(changes.get("hurries_per_minute", 100_000)),
        hurry_burst=int(changes.get("hurry_burst", 100_000)),
        guest_burst=int(changes.get("guest_burst", 100_000)),
        tables_kept=int(changes.get("tables_kept", 300)),
        clocks_every=0.05,
        sleep_after=changes.get("sleep_after", 300.0),
        look_round_every=changes.get("look_round_every", 5.0),
        tables_per_guest=int(changes.get("tables_per_guest", 100_000)),
        tables_per_account=int(changes.get("tables_per_account", 100_000)),
        bot_tables_per_guest=int(changes.get("bot_tables_per_guest", 100_000)),
        tables_per_day=int(changes.get("tables_per_day", 100_000)),
    )


@pytest.fixture
def ann(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.base) as browser:
        yield browser


@pytest.fixture
def ben(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.base) as browser:
        yield browser


@pytest.fixture
def eve(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.base) as browser:
        yield browser
