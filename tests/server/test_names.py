"""Names and chat: nothing invisible, one line, and nobody speaks under somebody else's name."""

import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from carson.core.record import read_record
from carson.server.accounts import names
from carson.server.accounts.names import distinct, plain
from tests.server.conftest import ON_BOTH, RunningServer, quick
from tests.server.people import Browser

TURNED = "\u202eBen\u200b\n\t Smith\u2066\x00\u3164\ufe0f\U000e0041"


@given(st.text())
@example(TURNED)
@example("\ud800a")
def test_what_is_left_can_be_seen(given_text: str) -> None:
    shown = plain(given_text)
    assert shown == " ".join(shown.split())
    assert shown.isprintable()
    assert all(unicodedata.category(char)[0] != "C" for char in shown)
    assert plain(shown) == shown


@pytest.mark.parametrize("name", ["Ann", "Zoë O'Neill", "李小龍", "Ωμέγα", "محمد", "🤠 Buck", "d'Artagnan-3"])
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert plain(name) == name


def test_names_of_people_tables_and_seats(ann: Browser, ben: Browser) -> None:
    assert ann.send("PUT", "/api/me", {"name": TURNED}, 200)["name"] == "Ben Smith"
    seats = [
        {"kind": "me"},
        {"kind": "local", "name": TURNED},
        {"kind": "bot", "name": TURNED},
        {"kind": "open"},
    ]
    table = ann.table(4, name=TURNED, seats=seats)
    assert table["name"] == "Ben Smith"
    assert [seat["name"] for seat in table["seats"]] == ["Ben Smith", "Ben Smith 2", "Ben Smith 3", ""]
    joined = ben.post(f"/api/tables/{table['id']}/join", {"name": TURNED})
    assert joined["seats"][3]["name"] == "Ben Smith 4"


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u2066", "\n", "\u3164"])
def test_a_name_nobody_sees_is_none(ann: Browser, name: str) -> None:
    before = ann.get("/api/me")["name"]
    assert "at least one letter" in ann.send("PUT", "/api/me", {"name": name}, 400)["detail"]
    assert ann.get("/api/me")["name"] == before
    seats = [{"kind": "me"}, {"kind": "local", "name": name}]
    assert ann.table(2, seats=seats)["seats"][1]["name"] == "Guest 2"


def test_no_two_guests_have_the_same_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even when there are more of them than names, and many come at once."""
    monkeypatch.setattr(names, "GUESTS", ["Coyote", "Hawk"])
    monkeypatch.setattr(names, "GUESTS_ARE", ["Dusty"])
    server = RunningServer(quick(tmp_path))
    with ThreadPoolExecutor(6) as people:
        given = list(people.map(lambda _: guest(server.base), range(24)))
    server.stop()
    assert {"Dusty Coyote", "Dusty Hawk"} < set(given)
    assert len(set(given)) == len(given)


def guest(base: str) -> str:
    with Browser(base) as browser:
        return str(browser.me["name"])


def test_people_of_one_name_are_told_apart_at_a_table(ann: Browser, ben: Browser, eve: Browser) -> None:
    for browser, name in ((ann, "Jo"), (ben, "jo"), (eve, "J" * 40)):
        browser.send("PUT", "/api/me", {"name": name}, 200)
    bot = {"kind": "bot", "name": "Jo"}
    table = ann.table(4, seats=[bot, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    seats = ben.post(f"/api/tables/{table}/join", {})["seats"]
    assert [seat["name"] for seat in seats] == ["Jo 2", "Jo", "jo 3", ""]
    eve.post(f"/api/tables/{table}/join", {"name": "  JO  "})
    rival = ann.table(2, seats=[{"kind": "me"}, {"kind": "open"}], name="J")["id"]
    ann.send("PUT", "/api/me", {"name": "Jo"}, 200)
    assert [seat["name"] for seat in ben.post(f"/api/tables/{rival}/join", {})["seats"]] == ["Jo", "jo 2"]
    assert distinct("J" * 40, ["j" * 40]) == "J" * 38 + " 2"


@ON_BOTH
def test_nobody_speaks_under_the_name_of_a_player(ann: Browser, ben: Browser, eve: Browser) -> None:
    """Who watches is named as such; who plays goes by the name of the seat, not by the newest one."""
    ann.send("PUT", "/api/me", {"name": "Ann"}, 200)
    ben.send("PUT", "/api/me", {"name": "Ben"}, 200)
    table = ann.table(2, public=True)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    eve.send("PUT", "/api/me", {"name": "Ann"}, 200)
    ben.send("PUT", "/api/me", {"name": "Ann"}, 200)
    with eve.sit(table) as watcher, ben.sit(table) as player:
        watcher.ask(type="chat", text="I give up.\nReally\u202e!")
        player.ask(type="chat", text="Me too")
        with ann.sit(table) as chair:
            lines = chair.hear("chat")["lines"]
    assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
        ("Ann (watching)", None, "I give up. Really!"),
        ("Ben", 1, "Me too"),
    ]


def test_chat_of_nothing_is_refused(ann: Browser) -> None:
    with ann.sit(ann.table()["id"]) as chair:
        assert chair.ask(type="chat", text="\u200b\n")["code"] == "bad"


def test_the_server_reads_the_records_it_writes(ann: Browser, server: RunningServer) -> None:
    """Also with names from before there were rules for them."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.table(2, seats=seats)["id"]
    names = ["Ann\u2028moves\x00", " \u202eBot\\u{41} "]

    async def rename() -> None:
        server.app.state.tables.awake.tables[table].match.names = names

    server.on_loop(rename())
    with ann.sit(table) as chair:
        while chair.now["result"] is None:
            if chair.now["asked"]:
                chair.act()
            else:
                chair.hear("update")
    record = ann.http.get(f"/api/tables/{table}/record").text
    assert read_record(record).names == names
    headers = {"x-csrftoken": ann.http.cookies.get("csrftoken") or ""}
    brought = ann.http.post("/api/records", content=record.encode(), headers=headers)
    assert brought.status_code == 201, brought.text
    assert [seat["name"] for seat in brought.json()["seats"]] == ["Ann moves", "Bot\\u{41}"]
