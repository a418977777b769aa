"""Guests, names, accounts and moving to another device."""

from tests.server.conftest import ON_BOTH, RunningServer
from tests.server.people import Browser


def test_a_guest_gets_a_name_and_keeps_it(ann: Browser) -> None:
    assert ann.me["name"]
    assert ann.me["login"] is None
    assert ann.get("/api/me") == ann.me
    assert ann.send("PUT", "/api/me", {"name": " Ann  Lee "}, 200)["name"] == "Ann Lee"
    assert ann.get("/api/me")["name"] == "Ann Lee"


def test_the_cookie_is_signed_and_hidden_from_scripts(server: RunningServer, ann: Browser) -> None:
    header = ann.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in header
    assert "samesite=lax" in header.lower()
    with Browser(server.base) as forger:
        forger.http.cookies.set("carson", ann.http.cookies["carson"].split(".")[0] + ".forged")
        assert forger.http.get("/api/tables").status_code == 401


@ON_BOTH
def test_an_account_keeps_the_person_and_works_elsewhere(
    server: RunningServer, ann: Browser, ben: Browser
) -> None:
    made = ann.post("/api/account", {"login": "Ann.Lee", "password": "a long secret"})
    assert made["login"] == "ann.lee"
    assert ben.post("/api/login", {"login": "ann.lee", "password": "a long secret"})["id"] == ann.me["id"]
    with Browser(server.base) as other:
        refused = other.post("/api/login", {"login": "ann.lee", "password": "a wrong one"}, 403)
        assert refused["detail"] == "login or password is wrong"
        assert other.post("/api/login", {"login": "nobody", "password": "a wrong one"}, 403) == refused
        taken = other.post("/api/account", {"login": "ANN.LEE", "password": "12345678"}, 409)
        assert "taken" in taken["detail"]


def test_a_cookie_is_worth_nothing_after_logging_out(server: RunningServer, ann: Browser) -> None:
    old = ann.http.cookies["carson"]
    assert ann.post("/api/logout")["id"] != ann.me["id"]
    with Browser(server.base) as replay:
        replay.http.cookies.clear()
        replay.http.cookies.set("carson", old)
        assert replay.http.get("/api/tables").status_code == 401


@ON_BOTH
def test_a_transfer_link_works_once(ann: Browser, ben: Browser, eve: Browser) -> None:
    code = ann.post("/api/transfer")["code"]
    assert ben.post(f"/api/transfer/{code}")["id"] == ann.me["id"]
    assert ben.get("/api/me")["id"] == ann.me["id"]
    assert "used or is too old" in eve.post(f"/api/transfer/{code}", status=410)["detail"]


def test_changes_need_the_csrf_token(ann: Browser) -> None:
    assert ann.http.put("/api/me", json={"name": "Mallory"}).status_code == 403
    assert ann.get("/api/me")["name"] != "Mallory"


def test_names_and_passwords_are_checked(ann: Browser) -> None:
    for name in ("", " ", "x" * 41):
        assert ann.send("PUT", "/api/me", {"name": name}, 400)["detail"]
    assert ann.post("/api/account", {"login": "ann", "password": "short"}, 400)["detail"]
    assert ann.post("/api/account", {"login": "an n", "password": "long enough"}, 400)["detail"]
