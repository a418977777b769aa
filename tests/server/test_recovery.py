"""Accounts that last: another password by its owner or by mail, and everything one has as a zip."""

import io
import json
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from webauthn.helpers import bytes_to_base64url

from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser
from tests.server.receivers import Mailboxes, wait_for
from tests.server.test_notices import HOME, confirmed, telling
from tests.server.test_passkeys import at_home, registered

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


def subjects(mailboxes: Mailboxes, address: str) -> list[str]:
    return [str(mail["Subject"]) for mail in mailboxes.to(address)]


def labels(browser: Browser) -> dict[str, str]:
    return {one["label"]: one["state"] for one in browser.get("/api/notices")["channels"]}


def test_another_address_takes_the_place_of_the_old_one_which_is_told(
    house: RunningServer, mailboxes: Mailboxes
) -> None:
    old, new, typo = "gina@old.example", "gina@new.example", "gina@nwe.example"
    with member(house, "gina") as gina, Browser(house.base) as lost:
        gina.post("/api/notices/mail", {"address": old})
        assert gina.get("/api/account")["mailbox"] is None
        confirmed(gina, mailboxes, old)
        for address in (typo, new):
            gina.post("/api/notices/mail", {"address": address})
        assert labels(gina) == {old: "on", new: "asked"}  # until it is confirmed nothing else has changed
        assert gina.get("/api/account")["mailbox"] == old
        confirmed(gina, mailboxes, new)
        assert labels(gina) == {new: "on"}
        assert gina.get("/api/account")["mailbox"] == new
        told = wait_for(
            lambda: [mail for mail in mailboxes.to(old) if mail["Subject"] == "Your mail address"]
        )
        assert gina.me["name"] in told[0].get_content()
        assert new not in told[0].get_content()
        wait_for(lambda: old not in json.dumps(exported(gina)))  # told, and forgotten
        channel = gina.get("/api/notices")["channels"][0]["id"]
        gina.send("PUT", f"/api/notices/channels/{channel}", {"on": False}, 200)
        lost.post("/api/account/forgotten", {"login": "gina"}, 202)  # also where messages are turned off
        link_in(mailboxes, new)
        assert exported(gina)["addresses.json"][0]["address"] == new
        gina.send("DELETE", f"/api/notices/channels/{channel}", status=200)
        wait_for(lambda: "Your mail address" in subjects(mailboxes, new))
        assert labels(gina) == {}
        assert set(subjects(mailboxes, typo)) <= {"Is this your address?"}


def test_an_address_that_is_known_to_be_ones_own_is_not_asked_again(
    house: RunningServer, mailboxes: Mailboxes
) -> None:
    with member(house, "hugo") as hugo:
        hugo.post("/api/notices/mail", {"address": "hugo@post.example"})
        confirmed(hugo, mailboxes, "hugo@post.example")
        hugo.post("/api/notices/mail", {"address": "hugo@post.example"})
        assert labels(hugo) == {"hugo@post.example": "on"}
        assert len(mailboxes.to("hugo@post.example")) == 1


def test_nobody_sends_questions_to_the_whole_world(tmp_path: Path, mailboxes: Mailboxes) -> None:
    """From one network address, whoever asks there."""
    server = RunningServer(telling(quick(tmp_path), mailboxes.port, mailbox_burst=2))
    for number, status in enumerate((201, 201, 429)):
        with Browser(server.base) as guest:
            guest.post("/api/notices/mail", {"address": f"victim{number}@post.example"}, status)
    server.stop()


def exported(browser: Browser) -> dict[str, list[dict[str, str]]]:
    """The parts of the zip that are JSON."""
    with zipfile.ZipFile(io.BytesIO(browser.http.get("/api/account/export").content)) as packed:
        return {name: json.loads(packed.read(name)) for name in packed.namelist() if name.endswith(".json")}


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
        key = registered(at_home(fred), name="My phone")
        fred.post(
            "/api/notices/hooks", {"service": "slack", "address": "https://hooks.slack.com/services/T/B/x"}
        )
        parts = exported(fred)
        assert [one["name"] for one in parts["passkeys.json"]] == ["My phone"]
        assert [one["kind"] for one in parts["channels.json"]] == ["slack"]
        assert [one["device"] for one in parts["devices.json"]] == ["A program"]
        told = json.dumps(parts)
        assert not any(secret in told for secret in ("argon2", "hooks.slack.com", bytes_to_base64url(key.id)))
