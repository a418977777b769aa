"""A running server for all tests that do it no harm; the others start one of their own."""

import asyncio
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from carson.server.app import create_app
from carson.server.door.server import DoorServer
from carson.server.serve import configure_logs, listen
from carson.server.settings import Settings
from tests.server.people import Browser
from tools.postgres import NONE, Cluster, programs

T = TypeVar("T")

USUAL = os.environ.get("CARSON_TEST_DATABASE", "sqlite")  # what tests get that do not ask for both


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
        assert not self.thread.is_alive()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL; where none can be had, what needs it is left out with the reason."""
    if programs() is None:
        pytest.skip(NONE)
    folder = Path(tempfile.mkdtemp(prefix="carson-pg-"))  # a short name: that of a socket is limited
    running = Cluster(folder)
    yield running
    running.stop()
    shutil.rmtree(folder)


class Servers:
    """A server for each kind of database, started when it is first asked for."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self.folders = folders
        self.running: dict[str, RunningServer] = {}

    def on(self, kind: str, url: Callable[[], str]) -> RunningServer:
        if kind not in self.running:
            settings = quick(self.folders.mktemp("data"))
            self.running[kind] = RunningServer(replace(settings, database_url=url()))
        return self.running[kind]


@pytest.fixture(scope="session")
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    servers = Servers(tmp_path_factory)
    yield servers
    for running in servers.running.values():
        running.stop()


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a new database; empty for the embedded one, which is also what tests get unasked."""
    kind = getattr(request, "param", USUAL)
    return "" if kind == "sqlite" else request.getfixturevalue("cluster").create()


@pytest.fixture
def server(request: pytest.FixtureRequest, servers: Servers) -> RunningServer:
    kind = getattr(request, "param", USUAL)
    if kind == "sqlite":
        return servers.on(kind, str)
    return servers.on(kind, request.getfixturevalue("cluster").create)


DATABASES = ("sqlite", "postgres")
ON_BOTH = pytest.mark.parametrize("server", DATABASES, indirect=True)  # whoever is there as ann comes along
ON_BOTH_ANEW = pytest.mark.parametrize("database_url", DATABASES, indirect=True)


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
