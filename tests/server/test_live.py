"""Everybody at once over the WebSocket: Kit Carson live, and the sealed choice of the card game."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from carson.core.record import Record, read_record, verify
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Chair, Json

LIVE = {"seats": "2", "variants": "kit-carson", "kit-mode": "live"}
FOREVER = 3600.0  # seconds a bot waits for people: longer than any test


@pytest.fixture
def duo(ann: Browser, ben: Browser) -> Iterator[tuple[Chair, Chair]]:
    """Ann and Ben, who place their cowboys at once."""
    yield from seated(ann, ben, options=LIVE)


def seated(ann: Browser, ben: Browser, **wish: object) -> Iterator[tuple[Chair, Chair]]:
    table = ann.table(2, **wish)
    ben.post(f"/api/tables/{table['id']}/join", {})
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        yield begun(first, second)


def begun(first: Chair, second: Chair) -> tuple[Chair, Chair]:
    """Play on until both are asked at the same time."""
    while True:
        newest = max(chair.now["version"] for chair in (first, second))
        asked = [chair for chair in (first, second) if chair.up_to(newest)["asked"]]
        if len(asked) == 2:
            return first, second
        asked[0].act(by_words("sheriff", "wages"))


def by_words(*words: str) -> Callable[[list[Json]], Json]:
    """The first choice with one of these words, or the first of all."""
    return lambda choices: next((choice for choice in choices if choice["text"] in words), choices[0])


def send(chair: Chair, word: str, version: int) -> Json:
    """A command for what was asked at a version, by its word among the choices of that time."""
    asked = chair.now["asked"][0]
    action = next(choice["action"] for choice in asked["choices"] if choice["text"] == word)
    return chair.ask(type="act", seat=asked["seat"], action=action, version=version)


def test_both_act_without_waiting_for_each_other(duo: tuple[Chair, Chair]) -> None:
    """Both commands answer the same version, and both count in the order in which they arrive."""
    ann, ben = duo
    version = ann.now["version"]
    assert send(ann, "wages", version)["version"] == version + 1
    assert send(ben, "wages", version)["version"] == version + 2
    standing = ann.up_to(version + 2)["scene"]["spaces"][0]["cowboys"]
    assert sorted(set(standing)) == [0, 1]


def test_a_command_sent_twice_counts_once(duo: tuple[Chair, Chair]) -> None:
    ann, _ = duo
    version = ann.now["version"]
    assert send(ann, "wages", version)["type"] == "accepted"
    assert send(ann, "wages", version)["code"] == "stale"


def test_who_comes_too_late_is_told_why(duo: tuple[Chair, Chair]) -> None:
    """R-KIT-SHERIFF: the white cowboy has closed the space in the meantime."""
    sheriff, other = duo if any_white(duo[0]) else duo[::-1]
    version = other.now["version"]
    assert send(sheriff, "white", sheriff.now["version"])["type"] == "accepted"
    sheriff.up_to(version + 1)
    assert send(sheriff, "roads", sheriff.now["version"])["type"] == "accepted"
    refused = send(other, "roads", version)
    assert refused["code"] == "illegal"
    assert "white cowboy" in refused["reason"]


def any_white(chair: Chair) -> bool:
    return any(choice["text"] == "white" for choice in chair.now["asked"][0]["choices"])


def test_a_command_for_an_earlier_question_is_stale(duo: tuple[Chair, Chair]) -> None:
    ann, _ = duo
    version = ann.now["version"]
    for chair in duo:
        assert send(chair, "pass", version)["type"] == "accepted"
    seat = ann.now["table"]["mine"][0]
    late = {"type": "act", "seat": seat, "action": 0, "version": version}
    assert ann.ask(**late)["code"] == "stale"


def test_nobody_undoes_what_others_may_have_answered(duo: tuple[Chair, Chair]) -> None:
    """Cowboys are taken back by a command of the game; going back is for all to decide."""
    ann, ben = duo
    version, seat = ann.now["version"], ann.now["table"]["mine"][0]
    send(ann, "ammunition", version)
    ann.up_to(version + 1)
    assert ann.now["undo"] == {"last": False, "turn": False, "ask": True}
    assert ann.ask(type="undo", seat=seat, to="last")["code"] == "illegal"
    assert send(ann, "back-ammunition", version + 1)["type"] == "accepted"
    assert ann.ask(type="ask-back", seat=seat, version=version)["type"] == "accepted"
    assert ben.until(lambda m: m["type"] == "poll" and m["poll"] is not None)["poll"]["mine"]
    assert ben.ask(type="answer", seat=1 - seat, yes=True)["type"] == "accepted"
    assert ben.now["scene"]["players"][seat]["takeBacks"] == 6


def test_the_first_command_is_not_undone_either(ann: Browser, ben: Browser) -> None:
    """It has let everybody else begin."""
    for first, second in seated(ann, ben, options=LIVE):
        beginner = first if first.now["scene"]["turn"][0] == first.now["table"]["mine"][0] else second
        assert beginner.now["undo"] == {"last": False, "turn": False, "ask": True}


def test_on_one_device_everything_can_be_undone(ann: Browser) -> None:
    """Who plays all seats takes nothing from anybody."""
    table = ann.table(options=LIVE, seats=[{"kind": "me"}, {"kind": "local", "name": "Bo"}])
    with ann.sit(table["id"]) as chair:
        while len(chair.now["asked"]) < 2:
            chair.act(by_words("wages"))
        version = chair.now["version"]
        send(chair, "wages", version)
        chair.up_to(version + 1)
        assert chair.now["undo"]["last"]
        assert chair.ask(type="undo", seat=0, to="last")["type"] == "accepted"


def test_everybody_who_may_act_uses_up_time(ann: Browser, ben: Browser) -> None:
    clock = {"kind": "live", "minutes": 5, "increment": 0}
    for first, second in seated(ann, ben, options=LIVE, clock=clock):
        assert sorted(first.now["clocks"]["running"]) == [0, 1]
        seat = first.now["table"]["mine"][0]
        send(first, "pass", first.now["version"])
        second.up_to(first.now["version"])
        assert second.now["clocks"]["running"] == [1 - seat]


def test_who_watches_is_told_for_whom_all_wait(duo: tuple[Chair, Chair], eve: Browser) -> None:
    names = [seat["name"] for seat in duo[0].now["table"]["seats"]]
    with eve.sit(duo[0].now["table"]["id"]) as watcher:
        assert all(name in watcher.now["waiting"] for name in names)


# ---- bots


def play_through(chair: Chair, seed: int) -> Record:
    """A whole game of one person against bots, with random choices."""
    chance = random.Random(seed)
    while chair.now["result"] is None:
        if chair.now["asked"]:
            chair.act(chance.choice)
        else:
            chair.hear("update")
    return read_record(chair.browser.http.get(f"/api/tables/{chair.now['table']['id']}/record").text)


def commands(record: Record) -> Iterator[tuple[int, Counter[int], list[int]]]:
    """Each open command: its seat, those given before it in this round, and who could have acted."""
    state = record.game.new(record.options)
    given: Counter[int] = Counter()
    for move in record.moves:
        actors = state.actors()
        if len(actors) > 1 and not state.sealed():
            yield move.seat, given.copy(), actors
            given[move.seat] += 1
        else:
            given.clear()
        state.play(move.seat, move.action)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(quick(tmp_path_factory.mktemp("patient"), bot_patience=FOREVER))
    yield running
    running.stop()


def against_bots(ann: Browser) -> Chair:
    bots = [{"kind": "bot"}, {"kind": "bot"}]
    table = ann.table(3, options={**LIVE, "seats": "3"}, seats=[{"kind": "me"}, *bots])
    return ann.sit(table["id"])


def test_bots_never_run_ahead_of_people(patient: RunningServer) -> None:
    """A bot acts after every person who may act has given one more command than it has."""
    with Browser(patient.base) as ann, against_bots(ann) as chair:
        record = play_through(chair, 5)
    verify(record)
    seen = 0
    for seat, given, actors in commands(record):
        if seat != 0 and 0 in actors:
            assert given[seat] < given[0]
            seen += 1
    assert seen > 0


def test_bots_do_not_wait_for_ever(ann: Browser) -> None:
    """With no patience at all they finish placing while the person thinks."""
    with against_bots(ann) as chair:
        while chair.now["scene"]["round"] != 1 or chair.now["scene"]["phase"] != "placement":
            chair.act() if chair.now["asked"] else chair.hear("update")
        if len(chair.now["scene"]["turn"]) and chair.now["scene"]["turn"][0] == 0:
            chair.act(by_words("wages"))
        chair.until(lambda m: m["type"] == "update" and len(m["scene"]["pass"]) == 2)
        assert chair.now["table"]["actors"] == [0]


# ---- the card game


def test_sealed_answers_do_not_make_each_other_stale(ann: Browser, ben: Browser) -> None:
    table = ann.table(game="cards", options={"seats": "2"})
    ben.post(f"/api/tables/{table['id']}/join", {})
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        while len(first.now["table"]["actors"]) < 2:
            asked = first if first.now["asked"] else second
            asked.act()
            for chair in (first, second):
                chair.up_to(asked.now["version"])
        version = second.up_to(first.now["version"])["version"]
        for chair in (first, second):
            asked = chair.now["asked"][0]
            act = {"type": "act", "seat": asked["seat"], "version": version}
            assert chair.ask(**act, action=asked["choices"][0]["action"])["type"] == "accepted"
