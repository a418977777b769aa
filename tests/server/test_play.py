"""Live play over the WebSocket: every refusal, the way back, resuming, and what others may do."""

import json
import random
from collections.abc import Iterator

import pytest
from websockets.sync.client import connect

from carson.core.record import read_record, verify
from tests.server.conftest import ON_BOTH, RunningServer
from tests.server.people import Browser, Chair, Json


@pytest.fixture
def duo(ann: Browser, ben: Browser) -> Iterator[tuple[Chair, Chair]]:
    """Ann and Ben at a table of two that has just begun."""
    table = ann.table()
    ben.post(f"/api/tables/{table['id']}/join", {})
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        yield first, second


def mover(duo: tuple[Chair, Chair]) -> tuple[Chair, Chair]:
    """The one who is asked, and the other one; both up to date."""
    newest = max(chair.now["version"] for chair in duo)
    for chair in duo:
        chair.up_to(newest)
    return (duo[0], duo[1]) if duo[0].now["asked"] else (duo[1], duo[0])


def test_an_action_reaches_everybody(duo: tuple[Chair, Chair]) -> None:
    asked, other = mover(duo)
    before = asked.now["version"]
    assert asked.act()["type"] == "accepted"
    assert other.up_to(before + 1)["version"] > before
    assert other.now["log"][-1]["text"]


def test_who_waits_is_told_for_whom(duo: tuple[Chair, Chair]) -> None:
    asked, other = mover(duo)
    assert asked.now["waiting"] == ""
    assert asked.now["table"]["seats"][asked.now["asked"][0]["seat"]]["name"] in other.now["waiting"]
    assert other.now["asked"] == []


@ON_BOTH
def test_stale_foreign_and_illegal_actions_are_refused(duo: tuple[Chair, Chair]) -> None:
    asked, other = mover(duo)
    seat, version = asked.now["asked"][0]["seat"], asked.now["version"]
    choice = asked.now["asked"][0]["choices"][0]
    act = {"type": "act", "action": choice["action"], "version": version}
    assert asked.ask(**{**act, "seat": seat, "version": version - 1})["code"] == "stale"
    assert asked.ask(**{**act, "seat": 1 - seat})["code"] == "seat"
    assert other.ask(**{**act, "seat": seat})["code"] == "seat"
    assert other.ask(**{**act, "seat": 1 - seat})["code"] == "seat"
    illegal = asked.ask(**{**act, "seat": seat, "action": 1000})
    assert illegal["code"] == "illegal"
    assert illegal["reason"]
    assert asked.ask(type="explain", seat=0, target="d4")["title"]
    assert asked.now["version"] == version


@pytest.mark.parametrize(
    "message",
    [
        "{nonsense",
        "[]",
        '{"type": "dance"}',
        '{"type": "act", "id": 1}',
        '"' + "x" * 5000 + '"',
        "null",
        "{}",
    ],
)
def test_garbage_is_answered_and_harms_nothing(duo: tuple[Chair, Chair], message: str) -> None:
    asked, _ = mover(duo)
    asked.socket.send(message)
    assert asked.hear("refused")["code"] == "bad"
    assert asked.act()["type"] == "accepted"


def test_rest_acts_too(ann: Browser, ben: Browser) -> None:
    table = ann.table()
    ben.post(f"/api/tables/{table['id']}/join", {})
    with ann.sit(table["id"]) as chair:
        asked = chair.now["table"]["actors"][0]
        browser = (ann, ben)[asked]
        body = {"seat": asked, "action": 0, "version": chair.now["version"]}
        accepted = browser.post(f"/api/tables/{table['id']}/actions", body)
        assert accepted["version"] > body["version"]
        assert "moved on" in browser.post(f"/api/tables/{table['id']}/actions", body, 409)["detail"]


@ON_BOTH
def test_reconnecting_resumes_where_one_was(duo: tuple[Chair, Chair], ann: Browser) -> None:
    asked, _ = mover(duo)
    seen = asked.now["version"]
    table = asked.now["table"]["id"]
    asked.act()
    with ann.sit(table, seen) as again:
        assert again.now["version"] == asked.now["version"]
        assert not again.now["whole"]
        assert all(line["version"] > seen for line in again.now["log"])
        assert again.now["scene"] == asked.now["scene"]


def test_a_second_tab_sees_and_plays_the_same(duo: tuple[Chair, Chair], ann: Browser) -> None:
    table = duo[0].now["table"]["id"]
    with ann.sit(table) as tab:
        asked, _ = mover(duo)
        version = asked.now["version"]
        asked.act()
        assert tab.up_to(version + 1)["scene"] == asked.now["scene"]


def test_undo_and_reset_within_the_own_turn(ann: Browser, ben: Browser) -> None:
    """Laying a road is part of a turn, so it can be taken back; another player's action ends that."""
    chairs = started(ann, ben)
    asked = play_until_roads(chairs)
    scene = asked.now["scene"]
    road = next(choice for choice in asked.now["asked"][0]["choices"] if choice["group"] == "Roads")
    asked.act(lambda _: road)
    assert asked.now["undo"] == {"last": True, "turn": True, "ask": False}
    assert asked.ask(type="undo", seat=0, to="last")["type"] == "accepted"
    assert asked.now["scene"] == scene
    assert not asked.now["whole"]
    assert [line for line in asked.log if line["undone"]]
    asked.act(lambda _: road)
    assert asked.ask(type="undo", seat=0, to="turn")["type"] == "accepted"
    assert asked.now["scene"] == scene
    for chair in chairs:
        chair.close()


def started(ann: Browser, ben: Browser) -> tuple[Chair, Chair]:
    table = ann.table()
    ben.post(f"/api/tables/{table['id']}/join", {})
    return ann.sit(table["id"]), ben.sit(table["id"])


def play_until_roads(chairs: tuple[Chair, Chair]) -> Chair:
    """Play on until somebody who may lay a road is asked."""
    while True:
        asked, _ = mover(chairs)
        if any(choice["group"] == "Roads" for choice in asked.now["asked"][0]["choices"]):
            return asked
        asked.act()


def test_going_further_back_needs_consent(duo: tuple[Chair, Chair]) -> None:
    asked, other = mover(duo)
    start, scene = asked.now["version"], asked.now["scene"]
    seat = asked.now["asked"][0]["seat"]
    asked.act()
    other.up_to(asked.now["version"])
    other.act()
    asked.up_to(other.now["version"])
    assert asked.ask(type="undo", seat=seat, to="last")["code"] == "illegal"
    assert asked.ask(type="ask-back", seat=seat, version=start)["type"] == "accepted"
    poll = other.hear("poll")["poll"]
    assert poll["mine"]
    assert other.ask(type="answer", seat=1 - seat, yes=False)["type"] == "accepted"
    assert asked.hear("poll")["poll"] is None or asked.hear("poll")["poll"] is None
    assert asked.ask(type="ask-back", seat=seat, version=start)["type"] == "accepted"
    assert other.ask(type="answer", seat=1 - seat, yes=True)["type"] == "accepted"
    asked.up_to(other.now["version"])
    assert asked.now["scene"] == scene


def test_bots_never_mind_going_back(ann: Browser) -> None:
    table = ann.post("/api/play-now")["id"]
    with ann.sit(table) as chair:
        while not chair.now["asked"]:
            chair.hear("update")
        version, scene = chair.now["version"], chair.now["scene"]
        chair.act()
        while not chair.now["asked"]:
            chair.hear("update")
        assert chair.ask(type="ask-back", seat=0, version=version)["type"] == "accepted"
        assert chair.now["scene"] == scene


def test_nobody_goes_back_into_a_game_whose_seed_was_shown(ann: Browser, server: RunningServer) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.table(2, seats=seats)["id"]
    with ann.sit(table) as chair:
        while chair.now["result"] is None:
            if chair.now["asked"]:
                before = chair.now["version"]
                chair.act()
                chair.up_to(before + 1)
            else:
                chair.hear("update")
        end = chair.now["version"]
        assert chair.now["seed"]
        refused = chair.ask(type="ask-back", seat=0, version=end - 1)
        assert refused["reason"] == "this game is over and its dice are open; try it out from there in a copy"
        assert chair.ask(type="undo", seat=0, to="last")["type"] == "refused"
        assert ann.get(f"/api/tables/{table}/verify")["matches"]
        copy = ann.post(f"/api/tables/{table}/fork", {"version": end - 1})
        new = server.app.state.tables.awake.tables[copy["id"]].match.dealer.seed
        assert new != chair.now["seed"]


def test_spectators_watch_and_cannot_act(duo: tuple[Chair, Chair], eve: Browser) -> None:
    table = duo[0].now["table"]["id"]
    with eve.sit(table) as watcher:
        assert watcher.now["asked"] == []
        assert watcher.now["table"]["invite"] is None
        act = {"type": "act", "seat": 0, "action": 0, "version": watcher.now["version"]}
        assert watcher.ask(**act)["code"] == "seat"
        assert watcher.ask(type="ask-back", seat=0, version=1)["code"] == "seat"
        assert watcher.ask(type="replace", seat=0)["code"] == "seat"


def test_people_who_watch_are_counted(ann: Browser, ben: Browser, eve: Browser) -> None:
    """People, not seats nor lines: at the table as they come and go, and in the lobby of others."""
    table = ann.table(2, public=True, seats=[{"kind": "me"}, {"kind": "bot"}])["id"]

    def listed() -> int:
        found = {one["id"]: one for one in ben.get("/api/tables")["watch"]}
        return int(found[table]["watching"])

    with ann.sit(table) as chair:
        assert (chair.now["table"]["watching"], listed()) == (0, 0)
        with eve.sit(table) as watcher:
            assert watcher.now["table"]["watching"] == 1
            with eve.sit(table), ben.sit(table) as other:
                assert other.now["table"]["watching"] == 2
                chair.until(lambda heard: heard["type"] == "table" and heard["table"]["watching"] == 2)
                assert listed() == 2
            chair.until(lambda heard: heard["type"] == "table" and heard["table"]["watching"] == 1)
        chair.until(lambda heard: heard["type"] == "table" and heard["table"]["watching"] == 0)
        assert listed() == 0


@ON_BOTH
def test_chat_reaches_everybody_and_is_kept(duo: tuple[Chair, Chair], eve: Browser) -> None:
    duo[0].ask(type="chat", text="Howdy <b>all</b>")
    line = duo[1].until(lambda m: m["type"] == "chat" and m["lines"] != [])["lines"][0]
    assert line["text"] == "Howdy <b>all</b>"
    with eve.sit(duo[0].now["table"]["id"]) as watcher:
        assert watcher.hear("chat")["lines"][0]["text"] == "Howdy <b>all</b>"


def test_hurry_reminds_who_is_to_move(duo: tuple[Chair, Chair]) -> None:
    """And nobody else: not those who wait, not oneself."""
    asked, other = mover(duo)
    waiting = other.now["table"]["seats"][other.now["table"]["mine"][0]]["name"]
    assert other.ask(type="hurry")["type"] == "accepted"
    assert asked.hear("hurry")["name"] == waiting
    assert asked.ask(type="hurry")["type"] == "accepted"
    for chair in duo:
        chair.ask(type="explain", seat=0, target="d4")  # whatever was sent before has arrived by now
    assert [message["type"] for message in other.heard].count("hurry") == 0
    assert [message["type"] for message in asked.heard].count("hurry") == 1


def test_the_past_can_be_looked_at(duo: tuple[Chair, Chair], ann: Browser) -> None:
    asked, _ = mover(duo)
    version, scene = asked.now["version"], asked.now["scene"]
    asked.act()
    assert asked.ask(type="past", version=version)["scene"] == scene
    table = asked.now["table"]["id"]
    assert ann.get(f"/api/tables/{table}/past/{version}")["scene"] == scene
    assert ann.get(f"/api/tables/{table}/past/9999", 404)["detail"]


def test_an_absent_player_is_replaced_by_vote(ann: Browser, ben: Browser) -> None:
    chairs = started(ann, ben)
    table = chairs[0].now["table"]["id"]
    assert chairs[0].ask(type="replace", seat=1)["code"] == "illegal"  # Ben is here
    chairs[1].close()
    chairs[0].until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])
    assert chairs[0].ask(type="replace", seat=1)["type"] == "accepted"
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"
    while not chairs[0].now["asked"]:
        chairs[0].hear("update")
    assert ben.get(f"/api/tables/{table}")["mine"] == []
    chairs[0].close()


def test_more_than_half_must_want_the_bot(ann: Browser, ben: Browser, eve: Browser) -> None:
    """Of three people one leaves: one yes is not enough, one no ends it, two yes let the bot in."""
    table = ann.table(3)["id"]
    for browser in (ben, eve):
        browser.post(f"/api/tables/{table}/join", {})
    with ann.sit(table) as first, ben.sit(table) as second:
        third = eve.sit(table)
        first.until(lambda m: m["type"] == "table" and m["table"]["seats"][2]["online"])
        third.close()
        first.until(lambda m: m["type"] == "table" and not m["table"]["seats"][2]["online"])
        for answer, kind in ((False, "person"), (True, "bot")):
            assert first.ask(type="replace", seat=2)["type"] == "accepted"
            poll = second.until(lambda m: m["type"] == "poll" and m["poll"] is not None)["poll"]
            assert (poll["kind"], poll["seat"], poll["yes"], poll["mine"]) == ("replace", 2, [0], True)
            assert poll["text"] == f"Shall a bot play for {eve.me['name']}?"
            assert ann.get(f"/api/tables/{table}")["seats"][2]["kind"] == "person"
            assert first.ask(type="answer", seat=0, yes=True)["type"] == "accepted"  # said already
            assert second.ask(type="answer", seat=1, yes=answer)["type"] == "accepted"
            assert ann.get(f"/api/tables/{table}")["seats"][2]["kind"] == kind
            assert first.ask(type="answer", seat=0, yes=True)["code"] == "stale"
    assert eve.get(f"/api/tables/{table}")["mine"] == []


def finish(chair: Chair, seed: int) -> None:
    """Play random choices for all own seats to the end."""
    chance = random.Random(seed)
    while chair.now["result"] is None:
        if chair.now["asked"]:
            chair.act(chance.choice)
        else:
            chair.hear("update")


def alone(ann: Browser, seats: int = 3) -> Json:
    """A table where Ann plays all seats."""
    others = [{"kind": "local", "name": f"Guest {n}"} for n in range(1, seats)]
    return ann.table(seats, seats=[{"kind": "me"}, *others])


def test_a_whole_game_to_record_charts_rematch_and_fork(ann: Browser) -> None:
    table = alone(ann)["id"]
    with ann.sit(table) as chair:
        commitment = chair.now["commitment"]
        assert chair.now["seed"] is None
        early = read_record(ann.http.get(f"/api/tables/{table}/record").text)
        assert early.seed is None
        finish(chair, 1)
        assert chair.now["seed"]
    result = chair.now["result"]
    assert sorted(result["ranking"]) == [0, 1, 2]
    record = read_record(ann.http.get(f"/api/tables/{table}/record").text)
    assert record.commitment == commitment
    verify(record)
    assert record.totals == [score["total"] for score in result["scores"]]
    verdict = ann.get(f"/api/tables/{table}/verify")
    assert verdict["matches"]
    assert verdict["commitment"] == commitment
    charts = ann.get(f"/api/tables/{table}/charts")
    assert charts["rounds"][-1] == 4
    assert len(charts["vp"]) == len(charts["rounds"])
    again = ann.post(f"/api/tables/{table}/rematch")
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    fork = ann.post(f"/api/tables/{table}/fork", {"version": 60})
    assert fork["mine"] == [0, 1, 2]
    with ann.sit(fork["id"]) as chair:
        finish(chair, 2)
    assert not ann.get(f"/api/tables/{fork['id']}/verify")["matches"]


def test_a_record_can_be_brought_along(ann: Browser, ben: Browser) -> None:
    table = alone(ann, 2)["id"]
    with ann.sit(table) as chair:
        finish(chair, 3)
    text = ann.http.get(f"/api/tables/{table}/record").text
    headers = {"x-csrftoken": ben.http.cookies["csrftoken"], "content-type": "text/plain"}
    brought = ben.http.post("/api/records", content=text.encode(), headers=headers)
    assert brought.status_code == 201
    assert brought.json()["state"] == "over"
    tampered = text.replace("\nmoves\n* ", "\nmoves\n* prison 0123456789abcdef\n* ", 1)
    for bad in (b"nonsense", b"\xff\xfe", tampered.encode()):
        refused = ben.http.post("/api/records", content=bad, headers=headers)
        assert refused.status_code == 400
        assert refused.json()["detail"]


def test_others_cannot_fork_a_game_in_progress(duo: tuple[Chair, Chair], eve: Browser) -> None:
    table = duo[0].now["table"]["id"]
    assert eve.post(f"/api/tables/{table}/fork", {"version": 3}, 403)["detail"]
    assert eve.post(f"/api/tables/{table}/rematch", None, 409)["detail"]


def test_foreign_pages_cannot_open_the_socket(ann: Browser) -> None:
    table = ann.table()["id"]
    address = f"{ann.base.replace('http', 'ws')}/ws/tables/{table}"
    headers = {"Cookie": ann.cookie(), "Origin": "http://evil.example"}
    with connect(address, additional_headers=headers) as socket:
        assert json.loads(socket.recv(timeout=10))["reason"] == "this page is not ours"


def test_no_message_betrays_the_seed(ann: Browser) -> None:
    """Whole random games on the wire: the seed appears only once the game is over."""
    table = alone(ann, 4)["id"]
    with ann.sit(table) as chair:
        finish(chair, 4)
        seed = chair.now["seed"]
        for message in chair.heard:
            if message["type"] == "update" and message["result"] is None:
                assert seed not in json.dumps(message)


# ---- explanations and worths


def test_an_explanation_is_of_the_moment_that_is_looked_at(duo: tuple[Chair, Chair]) -> None:
    asked, _ = mover(duo)
    version, at = asked.now["version"], asked.now["asked"][0]["choices"][0]["at"]
    about = {"type": "explain", "seat": 0, "target": at}
    then = asked.ask(**about)
    assert asked.act(lambda choices: next(c for c in choices if c.get("at") == at))["type"] == "accepted"
    now = asked.ask(**about)
    assert "free land" in then["title"]
    assert "free land" not in now["title"]
    before = asked.ask(**about, version=version)
    assert {**before, "id": 0} == {**then, "id": 0}
    assert asked.ask(**about, version=asked.now["version"] + 9)["type"] == "refused"


def test_choices_carry_their_worth(duo: tuple[Chair, Chair]) -> None:
    asked, _ = mover(duo)
    worths = [choice["worth"] for choice in asked.now["asked"][0]["choices"] if "worth" in choice]
    assert worths
    assert all(set(worth) == {"amount", "unit", "chip", "text"} for worth in worths)
