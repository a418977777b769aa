"""Accounts that last: another password by its owner or by mail, and everything one has as a zip."""

import io
import json
import time
import zipfile
from collections.abc import Iterator

import pytest

from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser
from tests.server.receivers import Mailboxes, wait_for
from tests.server.test_notices import HOME, confirmed, telling

OLD, NEW = "an old password", "a new password"


@pytest.fixture(scope="module")
def mailboxes() -> Iterator[Mailboxes]:
    made = Mailboxes()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailboxes: Mailboxes) -> Iterator[RunningServer]:
    running = RunningServer(telling(quick(tmp_path_factory.mktemp("data")), mailboxes.port))
    yield running
    running.stop()


def member(house: RunningServer, login: str) -> Browser:
    browser = Browser(house.base)
    browser.post("/api/account", {"login": login, "password": OLD})
    return browser


def may_enter(house: RunningServer, login: str, password: str) -> bool:
    with Browser(house.base) as browser:
        headers = {"x-csrftoken": browser.http.cookies["csrftoken"]}
        answer = browser.http.post("/api/login", json={"login": login, "password": password}, headers=headers)
        return answer.status_code == 201


def test_whoever_knows_the_password_changes_it_and_others_are_signed_out(house: RunningServer) -> None:
    with member(house, "cleo") as here, Browser(house.base) as there:
        there.post("/api/login", {"login": "cleo", "password": OLD})
        wrong = here.send("PUT", "/api/account/password", {"old": "something", "new": NEW}, 403)
        assert wrong["extra"][0]["key"] == "old"
        short = here.send("PUT", "/api/account/password", {"old": OLD, "new": "short"}, 400)
        assert short["extra"][0]["key"] == "new"
        here.send("PUT", "/api/account/password", {"old": OLD, "new": NEW}, 200)
        assert here.get("/api/me")["login"] == "cleo"
        there.get("/api/devices", 401)
        assert not may_enter(house, "cleo", OLD)
        assert may_enter(house, "cleo", NEW)


def link_in(mailboxes: Mailboxes, address: str, number: int = 1) -> str:
    def resets() -> list[str]:
        mails = [mail for mail in mailboxes.to(address) if mail["Subject"] == "A new password"]
        lines = [line for mail in mails for line in mail.get_content().splitlines()]
        found = [line for line in lines if "/reset/" in line]
        return found if len(found) >= number else []

    return str(wait_for(resets)[-1]).removeprefix(HOME)


def test_a_link_by_mail_sets_a_new_password_once(house: RunningServer, mailboxes: Mailboxes) -> None:
    with member(house, "dora") as dora, Browser(house.base) as lost:
        dora.post("/api/notices/mail", {"address": "dora@post.example"})
        confirmed(dora, mailboxes, "dora@post.example")
        said = lost.post("/api/account/forgotten", {"login": "Dora"}, 202)
        first = link_in(mailboxes, "dora@post.example")
        assert lost.post("/api/account/forgotten", {"login": "dora@post.example"}, 202) == said
        second = link_in(mailboxes, "dora@post.example", 2)
        assert lost.post(f"/api/account{first}x", {"password": NEW}, 410)["detail"]
        assert lost.post(f"/api/account{first}", {"password": NEW})["login"] == "dora"
        dora.get("/api/devices", 401)  # whoever was signed in is not any more
        assert lost.get("/api/me")["login"] == "dora"
        for used in (first, second):
            assert "already" in lost.post(f"/api/account{used}", {"password": OLD}, 410)["detail"]
        assert may_enter(house, "dora", NEW)


def test_nobody_learns_who_has_an_account(house: RunningServer, mailboxes: Mailboxes) -> None:
    with member(house, "emil") as emil:  # without a mailbox
        before = len(mailboxes.mails)
        answers = [
            emil.post("/api/account/forgotten", {"login": one}, 202)
            for one in ("emil", "nobody", "x@y.example")
        ]
        assert answers == [{"sent": True}] * 3
        time.sleep(0.2)
        assert len(mailboxes.mails) == before
        emil.post("/api/account/reset/nobody.x.y", {"password": NEW}, 410)


def test_everything_one_has_is_a_zip(house: RunningServer) -> None:
    with member(house, "fred") as fred:
        mine = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
        table = fred.table(2, seats=mine)["id"]
        with fred.sit(table) as chair:
            chair.ask(type="chat", text="Howdy")
            chair.act()
        fred.send("PUT", f"/api/tables/{table}/notes/0", {"text": "buy the mine"}, 200)
        answer = fred.http.get("/api/account/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="carson.zip"'
        with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
            found = {name: packed.read(name).decode() for name in packed.namelist()}
        assert json.loads(found["person.json"])[0]["login"] == "fred"
        assert json.loads(found["chat.json"])[0]["text"] == "Howdy"
        assert json.loads(found["notes.json"])[0]["text"] == "buy the mine"
        assert [one["id"] for one in json.loads(found["tables.json"])] == [table]
        everything = "".join(found.values())
        assert "argon2" not in everything
