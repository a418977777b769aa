"""A running server for all tests that do it no harm; the others start one of their own."""

import asyncio
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from carson.server.app import create_app
from carson.server.door.server import DoorServer
from carson.server.logs import configure_logs
from carson.server.metrics import count_troubles
from carson.server.serve import listen
from carson.server.settings import Settings
from tests.server.people import Browser
from tools import postgres, redis_server
from tools.postgres import Cluster
from tools.redis_server import RedisServer

T = TypeVar("T")

USUAL = os.environ.get("CARSON_TEST_DATABASE", "sqlite")  # what tests get that do not ask for both


@contextmanager
def without_the_browsers_loop() -> Iterator[None]:
    """Playwright leaves its loop running in the thread of a worker, and where one runs no other can."""
    theirs = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(theirs)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Iterator[None]:
    with without_the_browsers_loop():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    with without_the_browsers_loop():
        yield


class RunningServer:
    """The app behind its door in a thread of this process, on a free port of the loopback."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` is what the running time of the server goes by."""
        configure_logs(count_troubles)
        self.neighbour: RunningServer | None = None  # another process on the same database, if there is one
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

    @property
    def far_base(self) -> str:
        """Of a process in which the tables of those here do not live, if there is one."""
        return self.base if self.neighbour is None else self.neighbour.base

    def await_health(self) -> None:
        """Wait until everything can be stored and read, in the other process too if there is one."""
        if self.neighbour is not None:
            self.neighbour.await_health()
        deadline = time.monotonic() + 30
        while httpx.get(f"{self.base}/health", timeout=30).status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def on_loop(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.app.state.loop).result(10)

    def stop(self) -> None:
        if self.neighbour is not None:
            self.neighbour.stop()
        self.server.should_exit = True
        self.thread.join(timeout=20)
        assert not self.thread.is_alive()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL; where none can be had, what needs it is left out with the reason."""
    if postgres.programs() is None:
        pytest.skip(postgres.NONE)
    folder = Path(tempfile.mkdtemp(prefix="carson-pg-"))  # a short name: that of a socket is limited
    running = Cluster(folder)
    yield running
    running.stop()
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A real Redis, the same way."""
    if redis_server.program() is None:
        pytest.skip(redis_server.NONE)
    running = RedisServer(tmp_path_factory.mktemp("redis"))
    yield running
    running.stop()


class Servers:
    """A server for each kind of database, and a pair of them, started when it is first asked for."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self.folders = folders
        self.running: dict[str, RunningServer] = {}

    def on(self, kind: str, url: Callable[[], str], redis_url: Callable[[], str] = str) -> RunningServer:
        if kind not in self.running:
            settings = quick(self.folders.mktemp("data"))
            settings = replace(settings, database_url=url(), redis_url=redis_url())
            self.running[kind] = RunningServer(settings)
            if settings.redis_url:
                self.running[kind].neighbour = RunningServer(settings)
        elif kind != "sqlite":
            self.running[kind].await_health()  # a test may have stopped the database meanwhile
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
    create = request.getfixturevalue("cluster").create
    if kind == "many":
        return servers.on(kind, create, lambda: str(request.getfixturevalue("redis").url))
    return servers.on(kind, create)


DATABASES = ("sqlite", "postgres")
# whoever is there as ann comes along, and ben comes through another process where there are many
ON_BOTH = pytest.mark.parametrize("server", [*DATABASES, "many"], indirect=True)
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
    with Browser(server.far_base) as browser:
        yield browser


@pytest.fixture
def eve(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.far_base) as browser:
        yield browser
