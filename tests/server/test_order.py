"""Keeping order: what admins decide, from the page or the command line, holds everywhere within a moment."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from carson.cli.app import app
from carson.server.db.engine import storage_of
from carson.server.order.names import folded, is_reserved, pattern_of, usual
from carson.server.order.until import until
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.words import say
from tests.server.conftest import DATABASES, ON_BOTH, RunningServer, quick
from tests.server.people import PATIENCE, Browser, Chair, Json
from tests.server.receivers import wait_for

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
WHY = {"reason": "rude words"}


def settings_of(server: RunningServer) -> Settings:
    found: Settings = server.app.state.tables.services.settings
    return found


def carson(server: RunningServer, *words: str, code: int = 0) -> str:
    """`carson admin` beside a server that runs."""
    settings = settings_of(server)
    where = [
        "--data",
        str(settings.data),
        *(["--database", settings.database_url] * bool(settings.database_url)),
    ]
    first = next((at for at, word in enumerate(words) if word.startswith("--")), len(words))
    named = words[1:first]  # ids may begin with a dash
    done = CliRunner().invoke(app, ["admin", words[0], *words[first:], *where, "--", *named])
    assert done.exit_code == code, done.output
    return done.output


def an_admin(server: RunningServer, browser: Browser) -> Browser:
    """Somebody with an account, whom the host has made an admin at the machine."""
    login = f"boss-{browser.me['id']}".lower()
    browser.post("/api/account", {"login": login, "password": "a long secret"})
    carson(server, "grant", login)
    return browser


@pytest.fixture
def boss(server: RunningServer, ann: Browser) -> Browser:
    return an_admin(server, ann)


def person(browser: Browser) -> str:
    return f"/api/admin/people/{browser.me['id']}"


def log(boss: Browser, what: str) -> list[Json]:
    return [row for row in boss.get("/api/admin/log")["rows"] if row["what"] == what]


def duo(ann: Browser, ben: Browser) -> Json:
    """A table of two people that has begun."""
    table = ann.table(public=False)
    joined: Json = ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return joined


def closed(chair: Chair) -> tuple[int, str]:
    """How a line ends, with the reason."""
    with pytest.raises(ConnectionClosed) as caught:
        chair.until(lambda _: False)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code, caught.value.rcvd.reason


def soon(test: Callable[[], bool]) -> None:
    """Within the second or so that a decision needs to reach every process."""
    wait_for(test, 5)


# ---- who is an admin


@ON_BOTH
def test_an_admin_is_made_and_unmade_at_the_machine_alone(
    server: RunningServer, ann: Browser, ben: Browser
) -> None:
    assert "for the people who run" in ann.get("/api/admin/people", 403)["detail"]
    assert "is a guest" in carson(server, "grant", ann.me["id"], code=2)
    an_admin(server, ann)
    assert ann.get("/api/admin/people?who=admins")["people"][0]["id"] == ann.me["id"]
    soon(lambda: ann.get("/api/news")["reports"] is not None)
    assert ben.get("/api/news") == {"announced": [], "reports": None}
    assert "already" in carson(server, "grant", ann.me["id"], code=2)
    carson(server, "revoke", ann.me["id"])
    ann.get("/api/admin/people", 403)
    rows = json.loads(carson(server, "log", "--most", "2", "--json"))["rows"]
    assert [(row["what"], row["actor"], row["person"]) for row in rows] == [
        ("revoke", say("order.machine"), ann.me["id"]),
        ("grant", say("order.machine"), ann.me["id"]),
    ]


@pytest.mark.parametrize("server", DATABASES, indirect=True)
def test_nobody_changes_the_log(server: RunningServer, boss: Browser) -> None:
    link = storage_of(settings_of(server)).for_changing()
    for deed in ("UPDATE audit SET why = 'nothing'", "DELETE FROM audit"):
        with pytest.raises(DBAPIError, match="only ever added"):
            link.run(lambda connection, deed=deed: connection.execute(text(deed)))  # type: ignore[misc]
        link.run(lambda connection: connection.rollback())
    link.close()
    assert log(boss, "grant")


def test_whoever_is_no_admin_may_do_nothing_of_it(server: RunningServer, ben: Browser) -> None:
    paths = {
        (method.upper(), path)
        for path, item in ben.get("/schema/openapi.json")["paths"].items()
        for method in item
        if path.startswith("/api/admin")
    }
    assert len(paths) > 15
    body: Json = {"reason": "x", "name": "x", "kind": "close", "text": "x", "pattern": "x", "decision": "x"}
    for method, path in sorted(paths):
        address = path.replace("{report}", "1").replace("{announcement}", "1").replace("{table_id}", "x")
        address = address.replace("{person}", ben.me["id"]).replace("{pattern}", "x")
        if method == "GET":
            ben.get(address, 403)
        else:
            ben.send(method, address, body, 403)


# ---- people


@ON_BOTH
def test_whoever_is_muted_cannot_chat_in_any_process(
    server: RunningServer, boss: Browser, ben: Browser, eve: Browser
) -> None:
    table = duo(eve, ben)["id"]
    with ben.sit(table) as chair:
        assert chair.ask(type="chat", text="hello")["type"] == "accepted"
        until = (datetime.now(UTC) + timedelta(days=1)).isoformat()
        page = boss.send("PUT", f"{person(ben)}/mute", {**WHY, "until": until}, 200)
        assert page["person"]["held"][0]["reason"] == "rude words"
        soon(lambda: chair.ask(type="chat", text="hello")["type"] == "refused")
        refused = chair.heard[-1]
        assert (refused["code"], "rude words" in refused["reason"]) == ("muted", True)
        assert "you can still play" in refused["reason"]
        carson(server, "unmute", ben.me["id"])
        soon(lambda: chair.ask(type="chat", text="hello")["type"] == "accepted")
    assert log(boss, "mute")[0]["why"] == "rude words"
    assert "not muted" in boss.send("DELETE", f"{person(ben)}/mute", None, 409)["detail"]


@ON_BOTH
def test_whoever_is_banned_is_told_why_and_bots_play_on(
    server: RunningServer, boss: Browser, ben: Browser, eve: Browser
) -> None:
    playing, waiting = duo(eve, ben)["id"], eve.table(3)["id"]
    ben.post(f"/api/tables/{waiting}/join", {})
    with ben.sit(playing) as chair:
        carson(server, "ban", ben.me["id"], "--reason", "cheating", "--until", "2h")
        assert closed(chair)[0] == 4403
    answer = ben.get("/api/me", 403)
    assert "cheating" in answer["detail"]
    assert answer["extra"][0]["key"] == "banned"
    ben.post("/api/tables", {}, 403)
    soon(lambda: eve.get(f"/api/tables/{playing}")["seats"][1]["kind"] == "bot")
    soon(lambda: eve.get(f"/api/tables/{waiting}")["seats"][1]["kind"] == "open")
    boss.send("DELETE", f"{person(ben)}/ban", None, 200)
    assert "mayor*" not in boss.get("/api/admin/names")["own"]
    assert ben.post(f"/api/tables/{playing}/return")["mine"] == [1]


def test_no_way_leads_round_a_ban(server: RunningServer, boss: Browser, ben: Browser) -> None:
    ben.post("/api/account", {"login": "outcast", "password": "a long secret"})
    code = ben.post("/api/transfer")["code"]
    boss.send("PUT", f"{person(ben)}/ban", WHY, 200)
    with Browser(server.base) as other:
        credentials = {"login": "outcast", "password": "a long secret"}
        assert "rude words" in other.post("/api/login", credentials, 403)["detail"]
        assert "rude words" in other.post(f"/api/transfer/{code}", None, 403)["detail"]
        assert other.get("/api/me")["id"] == other.me["id"]


def test_admins_cannot_be_dealt_with_by_each_other(
    server: RunningServer, boss: Browser, ben: Browser
) -> None:
    an_admin(server, ben)
    assert "revoke" in boss.send("PUT", f"{person(ben)}/ban", WHY, 409)["detail"]
    assert "yourself" in boss.send("PUT", f"{person(boss)}/mute", WHY, 409)["detail"]


@ON_BOTH
def test_another_name_is_read_wherever_the_old_one_was(
    server: RunningServer, boss: Browser, ben: Browser, eve: Browser
) -> None:
    ben.send("PUT", "/api/me", {"name": "Awful Person"}, 200)
    table = duo(eve, ben)["id"]
    with eve.sit(table) as chair, ben.sit(table) as other:
        other.ask(type="chat", text="hello")
        chair.hear("chat")
        boss.send("PUT", f"{person(ben)}/name", {"name": "Kind Person", **WHY}, 200)
        chair.until(lambda m: m["type"] == "update" and m["table"]["seats"][1]["name"] == "Kind Person")
    with eve.sit(table) as chair:
        told = chair.hear("chat") if not any(m["type"] == "chat" for m in chair.heard) else chair.heard[-1]
        assert told["lines"][0]["name"] == "Kind Person"
    soon(lambda: bool(ben.get("/api/me")["name"] == "Kind Person"))
    assert log(boss, "rename")[0]["facts"] == {"name": "Kind Person"}


def test_a_limit_of_ones_own(server: RunningServer, boss: Browser, ben: Browser) -> None:
    page = boss.send("PUT", f"{person(ben)}/quota", {"kind": "tables", "most": 1}, 200)
    assert {"kind": "tables", "usual": 100_000, "most": 1} in page["quotas"]
    ben.table()
    assert "one game at a time" in ben.post("/api/tables", wish_of(), 429)["detail"]
    carson(server, "quota", ben.me["id"], "tables", "usual")
    soon(lambda: ben.http.post("/api/tables", json=wish_of(), headers=token(ben)).status_code == 201)


def token(browser: Browser) -> dict[str, str]:
    return {"x-csrftoken": browser.http.cookies.get("csrftoken") or ""}


def wish_of() -> Json:
    return {"game": "city", "options": {"seats": "2"}, "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_people_are_found(boss: Browser, ben: Browser) -> None:
    ben.send("PUT", "/api/me", {"name": "Ottokar Ä. Pike_%"}, 200)
    found = boss.get("/api/admin/people?text=oTTOKAR%20")["people"]
    assert [one["id"] for one in found] == [ben.me["id"]]
    assert boss.get("/api/admin/people?text=e_%25")["people"][0]["name"] == "Ottokar Ä. Pike_%"
    assert boss.get("/api/admin/people?who=nobody", 404)["detail"]
    first = boss.get("/api/admin/people")
    if first["more"]:
        rest = boss.get(f"/api/admin/people?after={first['more']}")["people"]
        assert not {one["id"] for one in rest} & {one["id"] for one in first["people"]}
    table = ben.table()["id"]
    assert boss.get(person(ben))["tables"][0]["id"] == table


# ---- reports


@ON_BOTH
def test_a_line_of_the_chat_is_reported_with_what_was_said(
    server: RunningServer, boss: Browser, ben: Browser, eve: Browser
) -> None:
    table = duo(eve, ben)["id"]
    with ben.sit(table) as chair:
        chair.ask(type="chat", text="you are all stupid")
        line = next(m for m in chair.heard if m["type"] == "chat" and m["lines"])["lines"][0]
    path = f"/api/tables/{table}/reports"
    assert eve.post(path, {"line": line["at"], **WHY}) == {"reported": True}
    assert "already" in eve.post(path, {"line": line["at"], **WHY}, 409)["detail"]
    assert "this is you" in ben.post(path, {"line": line["at"], **WHY}, 409)["detail"]
    eve.post(path, {"line": "yesterday", **WHY}, 404)
    report = next(one for one in boss.get("/api/admin/reports")["reports"] if one["table"] == table)
    assert (report["person"], report["reporter_id"]) == (ben.me["id"], eve.me["id"])
    assert [one["text"] for one in report["context"]] == ["you are all stupid"]
    soon(lambda: boss.get("/api/news")["reports"])
    boss.post(f"/api/admin/reports/{report['id']}", {"decision": "spoken to"})
    boss.post(f"/api/admin/reports/{report['id']}", {"decision": "again"}, 404)
    assert boss.get("/api/admin/reports?closed=true")["reports"][0]["decision"] == "spoken to"
    assert log(boss, "decide")[0]["person"] == ben.me["id"]


def test_nobody_buries_the_admins_in_reports(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann, Browser(server.base) as ben:
        tables = [duo(ann, ben)["id"] for _ in range(6)]
        for table in tables[:5]:
            ann.post(f"/api/tables/{table}/reports", {"seat": 1, **WHY})
        last = f"/api/tables/{tables[5]}/reports"
        assert "being looked at" in ann.post(last, {"seat": 1, **WHY}, 429)["detail"]
        ann.post(last, {"seat": 1, "reason": " "}, 400)
    server.stop()


# ---- names


def test_names_are_known_however_they_are_written() -> None:
    assert folded("Â d-m 1 N") == "admin"
    assert pattern_of(" Sher*ff! ") == "sher*ffi"
    assert pattern_of("**") == ""
    assert is_reserved("ADMIN of all", usual())
    assert is_reserved("Calico", usual())
    assert not is_reserved("Calico Jack", usual())
    assert not is_reserved("Hostetler", usual())


def test_reserved_names_are_for_nobody(server: RunningServer, boss: Browser, ben: Browser) -> None:
    for name in ("Moderator", "aDm1n", "Maverick"):
        answer = ben.send("PUT", "/api/me", {"name": name}, 409)
        assert answer["extra"][0]["key"] == "name"
    ben.post("/api/account", {"login": "administrator", "password": "a long secret"}, 409)
    soon(lambda: boss.get("/api/news")["reports"] is not None)
    boss.send("PUT", "/api/me", {"name": "Admin Ann"}, 200)
    assert "mayor*" in boss.post("/api/admin/names", {"pattern": "Mayor*"})["own"]
    ben.send("PUT", "/api/me", {"name": "Mayor of Carson"}, 409)
    wish = {**wish_of(), "seats": [{"kind": "me"}, {"kind": "local", "name": "The Mayor"}]}
    ben.post("/api/tables", wish)
    ben.post("/api/tables", {**wish, "seats": [{"kind": "me"}, {"kind": "local", "name": "Mayor"}]}, 409)
    carson(server, "unreserve", "mayor*")
    assert "mayor*" not in boss.get("/api/admin/names")["own"]
    boss.post("/api/admin/names", {"pattern": "***"}, 400)


# ---- tables


@ON_BOTH
def test_a_table_is_closed_and_its_players_are_told_why(
    server: RunningServer, boss: Browser, ben: Browser, eve: Browser
) -> None:
    table = duo(eve, ben)["id"]
    with ben.sit(table) as chair:
        boss.post(f"/api/admin/tables/{table}", {"kind": "close", "reason": "a bet"})
        chair.until(lambda m: m["type"] == "update" and m["table"]["closed"] == "a bet")
        assert (chair.now["table"]["state"], chair.now["table"]["abandoned"]) == ("over", True)
    assert "over already" in carson(server, "close", table, "--reason", "again", code=2)
    assert log(boss, "close")[0]["table"] == table


@ON_BOTH
def test_tables_that_wait_and_that_are_played_are_closed_and_deleted_at_the_machine(
    server: RunningServer, boss: Browser, ben: Browser
) -> None:
    waiting, playing = ben.table()["id"], ben.table(2, seats=ALONE)["id"]
    carson(server, "close", waiting, "--reason", "spam")
    soon(lambda: ben.get(f"/api/tables/{waiting}")["closed"] == "spam")
    with ben.sit(waiting) as chair:
        assert chair.now["table"]["state"] == "over"
    assert boss.get(f"/api/admin/tables?text={playing}")["tables"][0]["host"] == ben.me["name"]
    with ben.sit(playing) as chair:
        carson(server, "delete", playing, "--reason", "spam")
        assert closed(chair)[0] == 4404
    ben.get(f"/api/tables/{playing}", 404)
    assert boss.get(f"/api/admin/tables?text={playing}")["tables"] == []


# ---- announcements


@ON_BOTH
def test_an_announcement_arrives_at_open_pages(
    server: RunningServer, boss: Browser, ben: Browser, eve: Browser
) -> None:
    table = duo(eve, ben)["id"]
    with ben.sit(table) as chair, eve.sit(table) as other:
        told = boss.post("/api/admin/announcements", {"text": "Restart at 18:00", "until": "2h"})
        number = told[-1]["id"]
        for one in (chair, other):
            assert one.hear("announced")["lines"][-1]["text"] == "Restart at 18:00"
        soon(lambda: any(line["id"] == number for line in ben.get("/api/news")["announced"]))
        carson(server, "withdraw", str(number))
        chair.until(lambda m: m["type"] == "announced" and all(line["id"] != number for line in m["lines"]))
    boss.post("/api/admin/announcements", {"text": "x", "until": "yesterday"}, 400)


def test_moments_to_come() -> None:
    now = datetime(2026, 11, 18, 12, 0, tzinfo=UTC)
    assert until("", now) is None
    assert until("90m", now) == now + timedelta(minutes=90)
    assert until("2w", now) == now + timedelta(weeks=2)
    assert until("2026-11-19T12:00:00Z", now) == now + timedelta(days=1)
    hour = until("18:00", now)
    assert hour is not None
    assert timedelta(0) < hour - now <= timedelta(days=1)
    for nonsense in ("soon", "0m", "25:00", "2020-01-01", "99999w" * 9):
        with pytest.raises(Refused):
            until(nonsense, now)


# ---- the host of a table


@ON_BOTH
def test_the_host_removes_somebody_who_comes_back_when_invited(
    server: RunningServer, ann: Browser, ben: Browser, eve: Browser
) -> None:
    table = eve.table(3)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/join", {})
    assert "only the host" in ben.post(f"{path}/remove", {"seat": 1}, 403)["detail"]
    with ann.sit(table["id"]) as chair:
        info = eve.post(f"{path}/remove", {"seat": 1})
        code, reason = closed(chair)
        assert (code, "the host has removed you" in reason) == (4403, True)
    assert (info["seats"][1]["kind"], info["removed"][0]["person"]) == ("open", ann.me["id"])
    assert "removed you" in ann.post(f"{path}/join", {"invite": table["invite"]}, 403)["detail"]
    assert table["id"] not in [one["id"] for one in ann.get("/api/tables")["open"]]
    eve.post(f"{path}/invite-again", {"person": ann.me["id"]})
    assert ann.post(f"{path}/join", {})["mine"] == [1]
    assert "your own seat" in eve.post(f"{path}/remove", {"seat": 0}, 409)["detail"]


@ON_BOTH
def test_whoever_is_removed_before_the_first_word_does_not_stay_to_watch(
    server: RunningServer, ann: Browser, eve: Browser
) -> None:
    table = eve.table(3)
    ann.post(f"/api/tables/{table['id']}/join", {})
    with ann.line(table["id"]) as silent, ann.sit(table["id"]):  # the first is let in before the second
        eve.post(f"/api/tables/{table['id']}/remove", {"seat": 1})
        silent.send(json.dumps({"type": "hello", "version": 0}))
        with pytest.raises(ConnectionClosed) as caught:
            silent.recv(timeout=PATIENCE)
    assert caught.value.rcvd is not None
    assert (caught.value.rcvd.code, "has removed you" in caught.value.rcvd.reason) == (4403, True)


def test_once_it_has_begun_nobody_is_removed(ann: Browser, ben: Browser) -> None:
    table = duo(ann, ben)["id"]
    assert "has begun" in ann.post(f"/api/tables/{table}/remove", {"seat": 1}, 409)["detail"]
