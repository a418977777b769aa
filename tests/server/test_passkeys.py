"""Passkeys: made, named, used and removed, and everything that is no passkey is refused in a sentence."""

from datetime import timedelta

import pytest

from carson.server.accounts.proof import FRESH
from carson.server.accounts.sites import Site, site_of
from tests.server.authenticator import PRESENT, Authenticator, Json
from tests.server.conftest import ON_BOTH, RunningServer
from tests.server.people import Browser

KEYS = "/api/account/passkeys"
HERE = "http://localhost"
PASSWORD = "a long password"


def at_home(browser: Browser) -> Browser:
    """The page as browsers know it that are on the machine of the server itself."""
    browser.http.headers["origin"] = HERE
    return browser


def registered(browser: Browser, login: str | None = None, **body: str) -> Authenticator:
    """A new passkey of somebody; with a login a guest becomes an account."""
    key = Authenticator(HERE)
    made = key.make(browser.post(f"{KEYS}/wish", status=200))
    browser.post(KEYS, {**made, **body, **({} if login is None else {"login": login})})
    return key


def question(browser: Browser) -> Json:
    asked: Json = browser.post("/api/login/passkey/question", status=200)
    return asked


def refused(browser: Browser, signed: Json, status: int) -> str:
    return str(browser.post("/api/login/passkey", signed, status)["detail"])


@ON_BOTH
def test_an_account_of_passkeys_alone(ann: Browser, ben: Browser) -> None:
    """Made by a guest, named, used elsewhere without any name; it never locks out its owner."""
    at_home(ann), at_home(ben)
    login = f"keys-{ann.me['id'][:12]}"
    first = registered(ann, login, name="My phone")
    shown = ann.get("/api/account")
    assert (shown["login"], shown["password"], shown["site"]) == (login.lower(), False, "localhost")
    assert [one["name"] for one in shown["passkeys"]] == ["My phone"]
    assert ben.post("/api/login/passkey", first.sign(question(ben)))["id"] == ann.me["id"]
    assert ben.get("/api/account")["passkeys"][0]["used"] is not None
    only = shown["passkeys"][0]["id"]
    assert "only way" in ann.send("DELETE", f"{KEYS}/{only}", status=409)["detail"]
    registered(ann)
    names = [one["name"] for one in ann.get("/api/account")["passkeys"]]
    assert names == ["My phone", "A program"]  # a new one goes by the name of its browser
    ann.send("PUT", f"{KEYS}/{only}", {"name": "Old phone"}, 200)
    assert ann.get("/api/account")["passkeys"][0]["name"] == "Old phone"
    assert [one["name"] for one in ann.send("DELETE", f"{KEYS}/{only}", status=200)["passkeys"]] == [
        "A program"
    ]
    assert "not known" in refused(ben, first.sign(question(ben)), 403)


def test_a_password_and_a_passkey_beside_each_other(ann: Browser) -> None:
    at_home(ann).post("/api/account", {"login": "both.ways", "password": PASSWORD})
    assert "add one first" in ann.send("DELETE", "/api/account/password", status=409)["detail"]
    registered(ann)
    assert ann.send("DELETE", "/api/account/password", status=200)["password"] is False
    ann.post("/api/login", {"login": "both.ways", "password": PASSWORD}, 403)
    ann.send("PUT", "/api/account/password", {"old": "", "new": PASSWORD}, 200)
    assert ann.get("/api/account")["password"] is True
    ann.post("/api/login", {"login": "both.ways", "password": PASSWORD})
    taken = ann.get("/api/account")["passkeys"][0]["id"]
    ann.send("DELETE", f"{KEYS}/{taken}", status=200)  # with a password the last one may go


def test_what_is_no_passkey_of_ours_is_refused(ann: Browser, ben: Browser, server: RunningServer) -> None:
    at_home(ann), at_home(ben)
    key = registered(ann, "refusals")
    asked = question(ben)

    key.origin = "http://localhost.example"
    assert "another page" in refused(ben, key.sign(asked), 403)
    key.origin = HERE
    key.flags = PRESENT  # nobody has shown the device who they are
    assert "could not be checked" in refused(ben, key.sign(asked), 400)
    key.flags = Authenticator.flags
    stranger = Authenticator(HERE)
    assert "not known" in refused(ben, stranger.sign(asked), 403)
    stranger.id = key.id
    assert "could not be checked" in refused(ben, stranger.sign(asked), 400)  # signed with another key
    signed = key.sign(asked)
    assert "not known" in refused(ben, {**signed, "user_handle": "c29tZWJvZHk"}, 403)
    assert "something else" in refused(ann, signed, 403)  # a challenge of another session
    assert refused(ben, {**signed, "client_data": "bm9uc2Vuc2U"}, 400)
    before = ben.http.cookies
    ben.post("/api/login/passkey", signed)
    key.counter = 1
    assert "backwards" in refused(ben, key.sign(question(ben)), 403)
    with Browser(server.base, before) as again:
        assert before["carson"] != ""
        assert "something else" in refused(at_home(again), signed, 403)  # of the session before


@ON_BOTH
def test_a_challenge_is_good_once_and_not_for_long(
    ann: Browser, ben: Browser, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home(ann), at_home(ben)
    key = registered(ann, f"once-{ann.me['id'][:12]}")
    ask = "/api/account/proof/question"
    signed = key.sign(ann.post(ask, status=200))
    ann.post("/api/account/proof/passkey", signed, 200)
    key.counter += 5
    late = key.sign(ann.post(ask, status=200))
    replayed = ann.post("/api/account/proof/passkey", signed, 403)["detail"]
    assert "backwards" in replayed or "already" in replayed
    monkeypatch.setattr("carson.server.accounts.challenges.GOOD_FOR", -1)
    assert "five minutes" in ann.post("/api/account/proof/passkey", late, 410)["detail"]


def test_a_passkey_that_does_not_count_signs_a_challenge_once(ann: Browser, ben: Browser) -> None:
    at_home(ann), at_home(ben)
    key = Authenticator(HERE, counter=0)
    made = key.make(ann.post(f"{KEYS}/wish", status=200))
    ann.post(KEYS, {**made, "login": "countless"})
    assert "already" in ann.post(KEYS, made, 409)["detail"]
    asked = ann.post("/api/account/proof/question", status=200)
    key.counter = -1
    signed = key.sign(asked)
    ann.post("/api/account/proof/passkey", signed, 200)
    assert "already" in ann.post("/api/account/proof/passkey", signed, 409)["detail"]
    again = Authenticator(HERE, id=key.id)  # of somebody else, under the same name
    assert (
        "in use"
        in ben.post(KEYS, {**again.make(ben.post(f"{KEYS}/wish", status=200)), "login": "thief"}, 409)[
            "detail"
        ]
    )
    assert ben.get("/api/account")["login"] is None
    free = Authenticator(HERE).make(ben.post(f"{KEYS}/wish", status=200))
    assert "choose a login" in ben.post(KEYS, free, 400)["detail"]
    assert "taken" in ben.post(KEYS, {**free, "login": "countless"}, 409)["detail"]


def test_whoever_has_not_signed_in_lately_shows_who_they_are(
    ann: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home(ann).post("/api/account", {"login": "proof", "password": PASSWORD})
    key = registered(ann)
    other = registered(at_home(ben), "proof.too")
    only = ann.get("/api/account")["passkeys"][0]["id"]
    monkeypatch.setattr("carson.server.accounts.proof.FRESH", timedelta(0))
    wanted = [("POST", f"{KEYS}/wish"), ("DELETE", f"{KEYS}/{only}"), ("DELETE", "/api/account/password")]
    for method, path in [*wanted, ("DELETE", "/api/account")]:
        assert ann.send(method, path, status=403)["extra"][0]["key"] == "proof"
    monkeypatch.setattr("carson.server.accounts.proof.FRESH", FRESH)
    ask = "/api/account/proof/question"
    assert (
        "another account"
        in ann.post("/api/account/proof/passkey", other.sign(ann.post(ask, status=200)), 403)["detail"]
    )
    wrong = ann.post("/api/account/proof", {"password": "something"}, 403)
    assert wrong["extra"][0]["key"] == "password"
    ann.post("/api/account/proof", {"password": PASSWORD}, 200)
    ann.post("/api/account/proof/passkey", key.sign(ann.post(ask, status=200)), 200)
    ann.send("DELETE", f"{KEYS}/{only}", status=200)


def test_a_link_to_another_device_is_no_proof(ann: Browser, ben: Browser) -> None:
    at_home(ann).post("/api/account", {"login": "linked", "password": PASSWORD})
    at_home(ben).post(f"/api/transfer/{ann.post('/api/transfer')['code']}")
    assert ben.post(f"{KEYS}/wish", status=403)["extra"][0]["key"] == "proof"


def test_an_account_keeps_ten(ann: Browser) -> None:
    at_home(ann)
    registered(ann, "many.keys")
    for _ in range(9):
        registered(ann)
    assert "at most 10" in ann.post(f"{KEYS}/wish", status=409)["detail"]


def test_nobody_touches_the_passkeys_of_others(ann: Browser, ben: Browser) -> None:
    registered(at_home(ann), "keeper")
    registered(at_home(ben), "other")
    theirs = ann.get("/api/account")["passkeys"][0]["id"]
    ben.send("PUT", f"{KEYS}/{theirs}", {"name": "Mine"}, 404)
    ben.send("DELETE", f"{KEYS}/{theirs}", status=404)


def test_passkeys_belong_to_a_name_over_https() -> None:
    url = "https://carson.example:8443/"
    assert site_of(url, "https://carson.example:8443", "x") == Site("carson.example", url[:-1])
    assert site_of(url, "https://elsewhere.example", None) == Site("carson.example", url[:-1])
    assert site_of(url, "http://localhost:8000", "x") == Site("localhost", "http://localhost:8000")
    assert site_of("", None, "localhost:8000") == Site("localhost", "http://localhost:8000")
    assert site_of("https://Carson.example:443", None, "x") == Site(
        "carson.example", "https://carson.example"
    )
    assert site_of("https://bücher.example", None, "x") == Site(
        "xn--bcher-kva.example", "https://xn--bcher-kva.example"
    )
    assert site_of(url, None, "localhost:8000") == Site("carson.example", url[:-1])  # a proxy names itself
    for nowhere in ("", "http://carson.example", "https://10.0.0.1", "https://["):
        assert site_of(nowhere, "https://elsewhere.example", "elsewhere.example") is None


def test_without_such_a_name_there_are_none(ann: Browser) -> None:
    assert ann.get("/api/account")["site"] is None
    assert "--url" in ann.post(f"{KEYS}/wish", status=409)["detail"]
