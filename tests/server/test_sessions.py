"""Sessions: where somebody is signed in, how it ends, and links that work once."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from carson.core.sentence import read
from carson.server.accounts.devices import device_name
from carson.server.accounts.sessions import Sessions
from tests.server.conftest import ON_BOTH, RunningServer, quick
from tests.server.people import Browser, Json

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"


def test_a_device_has_a_name_people_know() -> None:
    assert read(device_name(FIREFOX)) == "Firefox on Linux"
    assert read(device_name(IPHONE)) == "Safari on iPhone"
    assert read(device_name(EDGE)) == "Edge on Windows"
    assert read(device_name("python-httpx/0.28")) == "A program"
    assert read(device_name("")) == "A program"


def moved(browser: Browser, other: Browser) -> None:
    """Let the other browser be the same person."""
    assert other.post(f"/api/transfer/{browser.post('/api/transfer')['code']}")["id"] == browser.me["id"]


def is_known(browser: Browser) -> bool:
    return browser.http.get("/api/tables").status_code == 200


@ON_BOTH
def test_devices_are_listed_and_signed_out(ann: Browser, ben: Browser, eve: Browser) -> None:
    ben.http.headers["user-agent"] = FIREFOX
    moved(ann, ben)
    moved(ann, eve)
    listed: list[Json] = ann.get("/api/devices")
    assert sorted(device["name"] for device in listed) == ["A program", "A program", "Firefox on Linux"]
    assert [device["here"] for device in listed].count(True) == 1
    there = next(device["id"] for device in listed if device["name"] == "Firefox on Linux")
    assert there not in (ben.http.cookies["carson"], ben.http.cookies["carson"].partition(".")[0])
    left: list[Json] = ann.send("DELETE", f"/api/devices/{there}", status=200)
    assert len(left) == 2
    assert [is_known(one) for one in (ann, ben, eve)] == [True, False, True]
    assert "signed out already" in ann.send("DELETE", f"/api/devices/{there}", status=404)["detail"]
    assert [device["here"] for device in ann.send("DELETE", "/api/devices", status=200)] == [True]
    assert [is_known(one) for one in (ann, ben, eve)] == [True, False, False]


def test_nobody_signs_out_somebody_else(ann: Browser, eve: Browser) -> None:
    there = ann.get("/api/devices")[0]["id"]
    eve.send("DELETE", f"/api/devices/{there}", status=404)
    eve.send("DELETE", "/api/devices", status=200)
    assert is_known(ann)


@pytest.fixture
def sessions(server: RunningServer) -> Iterator[Sessions]:
    found: Sessions = server.app.state.accounts.sessions
    yield found
    vars(found).pop("now", None)


def later(sessions: Sessions, **time: float) -> None:
    """Let time pass."""
    at = sessions.now() + timedelta(**time)
    sessions.now = lambda: at  # type: ignore[method-assign]


def test_a_session_that_is_used_lives_on_and_one_that_is_not_ends(
    ann: Browser, ben: Browser, sessions: Sessions
) -> None:
    half = sessions.life.days / 2 + 1
    later(sessions, days=half)
    assert is_known(ann)
    later(sessions, days=half)
    assert [is_known(ann), is_known(ben)] == [True, False]
    sessions._held.clear()  # as after a restart
    assert [is_known(ann), is_known(ben)] == [True, False]


def test_old_sessions_are_forgotten_at_the_start(
    ann: Browser, ben: Browser, server: RunningServer, sessions: Sessions
) -> None:
    later(sessions, days=sessions.life.days - 1)
    assert is_known(ann)
    later(sessions, days=2)
    server.on_loop(sessions.sweep())
    later(sessions, days=-10)
    sessions._held.clear()
    assert [is_known(ann), is_known(ben)] == [True, False]


@ON_BOTH
def test_eight_at_the_same_moment_and_one_gets_in(server: RunningServer, ann: Browser) -> None:
    code = ann.post("/api/transfer")["code"]
    browsers = [Browser(server.base) for _ in range(8)]

    def use(browser: Browser) -> int:
        token = {"x-csrftoken": browser.http.cookies.get("csrftoken") or ""}
        return browser.http.post(f"/api/transfer/{code}", headers=token).status_code

    with ThreadPoolExecutor(8) as crowd:
        told = list(crowd.map(use, browsers))
    assert sorted(told) == [201] + [410] * 7
    assert len(ann.get("/api/devices")) == 2
    for browser in browsers:
        browser.http.close()


def test_a_link_that_is_too_old_is_worth_nothing(ann: Browser, ben: Browser, sessions: Sessions) -> None:
    code = ann.post("/api/transfer")["code"]
    later(sessions, minutes=11)
    assert "too old" in ben.post(f"/api/transfer/{code}", status=410)["detail"]


def test_signing_out_closes_what_is_open_there_and_nothing_else(ann: Browser, ben: Browser) -> None:
    moved(ann, ben)
    table = ann.table()["id"]
    with ann.sit(table) as mine, ben.sit(table) as others:
        there = next(device["id"] for device in ann.get("/api/devices") if not device["here"])
        ann.send("DELETE", f"/api/devices/{there}", status=200)
        with pytest.raises(ConnectionClosed) as closed:
            others.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert mine.ask(type="explain", seat=0, target="d4")["type"] == "explanation"
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            mine.hear("nothing")


def test_an_address_sends_only_so_many_newcomers(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, guest_burst=2))
    with Browser(server.base) as ann, Browser(server.base):
        stranger = httpx.get(f"{server.base}/api/me")
        assert stranger.status_code == 429
        assert 1 <= int(stranger.headers["retry-after"]) <= 30
        assert stranger.headers["retry-after"] in stranger.json()["detail"]
        assert ann.get("/api/me") == ann.me  # who is known is not new
    server.stop()


def test_who_was_signed_in_before_an_upgrade_stays_signed_in(tmp_path: Path) -> None:
    """Sessions of an older server have not said when they were last used."""
    settings = quick(tmp_path)
    server = RunningServer(settings)
    with Browser(server.base) as ann:
        server.stop()
        with closing(sqlite3.connect(settings.database)) as database, database:
            database.execute("UPDATE session SET seen = NULL, created = '2020-01-01 00:00:00.000000'")
        server = RunningServer(settings)
        ann.http.base_url = ann.http.base_url.copy_with(port=int(server.base.rpartition(":")[2]))
        assert is_known(ann)
        server.stop()
