"""The moves of a game for those who look back: in words, by rounds, and the numbers of the moment."""

import pytest

from tests.server.people import Browser
from tests.server.records import a_record, upload


@pytest.mark.parametrize("game", ["city", "cards"])
def test_every_move_of_a_finished_game_is_told(ann: Browser, game: str) -> None:
    table = upload(ann, a_record(game))
    moves = ann.get(f"/api/tables/{table['id']}/moves")
    assert [move["version"] for move in moves] == list(range(1, table["version"] + 1))
    rounds = [move["round"] for move in moves]
    assert rounds == sorted(rounds)
    assert len(set(rounds)) > 3
    people = [move for move in moves if move["seat"] is not None]
    assert all(("Ann", "Ben")[move["seat"]] in move["text"] for move in people[:5])
    assert all(move["text"] for move in people)
    assert any(move["places"] for move in people)


def test_what_was_taken_back_is_no_move(ann: Browser) -> None:
    table = ann.table(2, seats=[{"kind": "me"}, {"kind": "local", "name": "Ben"}])["id"]
    with ann.sit(table) as chair:
        while not chair.now["undo"]["last"]:
            chair.up_to(chair.act()["version"])
        taken_back = chair.now["version"]
        stands = ann.get(f"/api/tables/{table}/moves")
        assert stands[-1]["version"] == taken_back
        chair.ask(type="undo", seat=0, to="last")
        assert ann.get(f"/api/tables/{table}/moves") == stands[:-1]


def test_a_sealed_answer_is_told_to_nobody_before_its_time(ann: Browser, ben: Browser) -> None:
    table = ann.table(2, game="cards")["id"]
    ben.post(f"/api/tables/{table}/join", {})
    with ann.sit(table) as first:
        while len(first.now["table"]["actors"]) < 2:
            first.act()
        version = first.now["version"]
        first.act()
        first.up_to(version + 1)
    for browser in (ann, ben):
        last = browser.get(f"/api/tables/{table}/moves")[-1]
        assert (last["version"], last["seat"], last["text"], last["places"]) == (version + 1, 0, "", [])


def test_an_explanation_is_that_of_the_moment(ann: Browser) -> None:
    table = upload(ann, a_record())
    with ann.sit(table["id"]) as chair:
        for version in (5, 60, table["version"]):
            scene = ann.get(f"/api/tables/{table['id']}/past/{version}")["scene"]
            told = chair.ask(type="explain", seat=0, target="player-0", version=version)
            assert told["total"] == str(scene["players"][0]["total"])
        now = chair.ask(type="explain", seat=0, target="player-0")
        assert now["total"] == told["total"]
        assert chair.ask(type="explain", seat=0, target="d4", version=9999)["code"] == "illegal"


def test_a_finished_game_is_told_in_a_line(ann: Browser) -> None:
    table = upload(ann, a_record())
    with ann.sit(table["id"]) as chair:
        story = chair.now["result"]["story"]
    assert "parcels" in story
    assert "minute" not in story  # nobody knows how long a game from a file took
