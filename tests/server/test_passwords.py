"""Passwords: guessed ever more slowly, and hashed a few at a time."""

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from carson.server.accounts.passwords import AT_ONCE, FREE, LONGEST_WAIT, WAITING, Guesses, Passwords
from carson.server.refusal import Refused
from tests.loops import finished
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server of its own: on the shared one everybody at this address would have to wait."""
    running = RunningServer(quick(tmp_path))
    yield running
    running.stop()


class Moment:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def wait_for(guesses: Guesses, login: str, address: str) -> int:
    try:
        guesses.begin(login, address)
    except Refused as refused:
        return refused.wait
    return 0


def test_the_wait_grows_with_every_wrong_password_and_ends() -> None:
    moment = Moment()
    guesses = Guesses(moment)
    waits: list[int] = []
    for _ in range(FREE + 12):
        wait = wait_for(guesses, "ann", "here")
        if wait:
            waits.append(wait)
            moment.at += wait
            assert wait_for(guesses, "ann", "here") == 0
    assert waits[:4] == [2, 4, 8, 16]
    assert max(waits) == LONGEST_WAIT
    moment.at += 4000
    assert [wait_for(guesses, "ann", "here") for _ in range(FREE)] == [0] * FREE


def test_many_at_the_same_moment_are_no_way_around() -> None:
    """A guess counts before its answer is known."""
    guesses = Guesses(Moment())
    assert [wait_for(guesses, "ann", "here") for _ in range(FREE + 3)].count(0) == FREE


def test_a_login_is_guarded_from_all_addresses_and_an_address_for_all_logins() -> None:
    guesses = Guesses(Moment())
    assert [wait_for(guesses, "ann", f"address {n}") for n in range(FREE + 1)][-1] > 0
    assert wait_for(guesses, "ben", "address 1") == 0
    assert [wait_for(guesses, f"login {n}", "there") for n in range(FREE + 1)][-1] > 0


def test_an_own_account_does_not_clear_an_address() -> None:
    guesses = Guesses(Moment())
    told = []
    for n in range(FREE + 1):
        told.append(wait_for(guesses, f"victim {n}", "there"))
        if wait_for(guesses, "eve", "there") == 0:
            guesses.right("eve", "there")
    assert told[-1] > 0


def test_strangers_keep_nobody_out_where_they_are_at_home() -> None:
    guesses = Guesses(Moment())
    guesses.begin("ann", "home")
    guesses.right("ann", "home")
    assert [wait_for(guesses, "ann", f"elsewhere {n}") for n in range(FREE + 1)][-1] > 0
    assert wait_for(guesses, "ann", "home") == 0


def test_a_few_are_hashed_at_once_and_too_many_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = Passwords()
    lock = threading.Lock()
    busy = most = 0

    def slow(password: str) -> str:
        nonlocal busy, most
        with lock:
            busy += 1
            most = max(most, busy)
        time.sleep(0.002)
        with lock:
            busy -= 1
        return password

    monkeypatch.setattr(passwords, "hasher", SimpleNamespace(hash=slow))

    async def story() -> list[object]:
        crowd = [passwords.hash(str(n)) for n in range(AT_ONCE + WAITING + 5)]
        return list(await asyncio.gather(*crowd, return_exceptions=True))

    told = finished(story())
    assert most == AT_ONCE
    refused = [one for one in told if isinstance(one, Refused)]
    assert [one.status for one in refused] == [503] * 5
    assert passwords.waiting == 0
    passwords.stop()


def test_a_guesser_is_told_how_long_to_wait(server: RunningServer, ann: Browser) -> None:
    ann.post("/api/account", {"login": "guessed", "password": "a long secret"})
    with Browser(server.base) as eve:
        token = {"x-csrftoken": eve.http.cookies.get("csrftoken") or ""}
        for n in range(FREE + 1):
            body = {"login": "guessed", "password": f"wrong one {n}"}
            answer = eve.http.post("/api/login", json=body, headers=token)
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "2"
        assert answer.json()["detail"] == "too many wrong passwords; the next try counts in 2 seconds"
