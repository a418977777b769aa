"""A full disk is told as what it is, wherever something is to be stored."""

import contextlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from carson.server.db.models import Person
from carson.server.db.writer import NotStored
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

FULL = "the disk of this server is full"


@pytest.fixture
def cramped(tmp_path: Path) -> Iterator[tuple[RunningServer, Browser, str]]:
    """A server whose disk has just become full, somebody there, and an open table of theirs."""
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        table = ann.table()["id"]
        server.on_loop(fill_the_disk(server))
        yield server, ann, table
        server.on_loop(make_room(server))
    server.stop()


async def fill_the_disk(server: RunningServer) -> None:
    """The database may not grow any more, and where people are kept every page is full."""
    services = server.app.state.tables.services
    async with services.engine.connect() as connection:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
    await services.writer.store((text(f"PRAGMA max_page_count={pages}"), None))
    with contextlib.suppress(NotStored):
        for number in range(1000):
            row = {"id": f"filler-{number}", "name": "x" * 40, "created": datetime.now(UTC)}
            await services.writer.store((insert(Person), row))


async def make_room(server: RunningServer) -> None:
    await server.app.state.tables.services.writer.store((text("PRAGMA max_page_count=1000000"), None))


def test_no_request_blames_anything_else(cramped: tuple[RunningServer, Browser, str]) -> None:
    _, ann, _ = cramped
    seats = [{"kind": "me"}, {"kind": "open"}]
    requests: list[tuple[str, object]] = [
        ("/api/account", {"login": "a" * 40, "password": "long enough"}),
        ("/api/tables", {"game": "city", "options": {"seats": "2"}, "seats": seats}),
        ("/api/play-now", None),
        ("/api/logout", None),
    ]
    for path, body in requests:
        assert FULL in refused(ann, path, body), path


def refused(browser: Browser, path: str, body: object) -> str:
    """Ask until the last page is full; the reason that is given then."""
    for _ in range(50):
        headers = {"x-csrftoken": browser.http.cookies["csrftoken"]}
        answer = browser.http.post(path, json=body, headers=headers)
        if answer.status_code != 201:
            assert answer.status_code == 503
            return str(answer.json()["detail"])
    raise AssertionError("the disk is not full")


def test_chat_is_refused_and_the_socket_lives(cramped: tuple[RunningServer, Browser, str]) -> None:
    _, ann, table = cramped
    with ann.sit(table) as chair:
        answer = chair.ask(type="chat", text="x" * 500)
        for _ in range(50):
            if answer["type"] != "accepted":
                break
            answer = chair.ask(type="chat", text="x" * 500)
        assert answer["code"] == "busy"
        assert FULL in answer["reason"]
        assert chair.ask(type="explain", seat=0, target="d4")["type"] == "explanation"


def test_a_taken_login_is_still_a_taken_login(server: RunningServer, ann: Browser, ben: Browser) -> None:
    ann.post("/api/account", {"login": "the-same", "password": "long enough"})
    taken = ben.post("/api/account", {"login": "the-same", "password": "long enough"}, 409)
    assert "login is taken" in taken["detail"]


def test_health_says_no_while_nothing_can_be_stored(cramped: tuple[RunningServer, Browser, str]) -> None:
    server, ann, _ = cramped
    failing = ann.get("/health", 503)
    assert failing["status"] == "failing"
    assert FULL in failing["reason"]
    server.on_loop(make_room(server))
    server.app.state.tables.services.writer._probed = 0.0
    assert ann.get("/health") == {"status": "ok"}
