"""The review of a finished game: worked out once, for those who played, with links into the replay."""

import time

import pytest

from carson.core import registry
from carson.core.view import seen
from tests.server.conftest import RunningServer
from tests.server.people import Browser, Json
from tests.server.records import a_record, upload


def finished_review(browser: Browser, table: str) -> Json:
    """Ask again until it is there."""
    while True:
        told: Json = browser.get(f"/api/tables/{table}/review")
        if told["state"] != "running":
            return told
        time.sleep(0.05)


def judged_by(server: RunningServer, patch: pytest.MonkeyPatch, bot: str) -> None:
    for game in registry.GAMES:
        patch.setitem(server.app.state.tables.services.reviewers, game, bot)


@pytest.mark.parametrize(
    ("game", "bot", "unit"), [("city", "rancher", "points"), ("cards", "marshal:playouts=3", "win")]
)
def test_the_costliest_moves_are_linked_to_the_moment_of_the_choice(
    ann: Browser,
    eve: Browser,
    server: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    bot: str,
    unit: str,
) -> None:
    judged_by(server, monkeypatch, bot)
    table = upload(ann, a_record(game))["id"]
    assert ann.get(f"/api/tables/{table}/review")["state"] == "none"
    assert eve.http.post(f"/api/tables/{table}/review").status_code == 403
    begun = ann.post(f"/api/tables/{table}/review")
    assert begun["state"] == "running"
    told = finished_review(ann, table)
    assert (told["state"], told["bot"].lower()) == ("done", bot.partition(":")[0])
    assert told["done"] == told["total"] > 40
    by_seat = [[move for move in told["moves"] if move["seat"] == seat] for seat in (0, 1)]
    for moves in by_seat:
        assert 1 <= len(moves) <= 5
        assert [move["cost"] for move in moves] == sorted((move["cost"] for move in moves), reverse=True)
    for move in told["moves"]:
        state = server.app.state.tables.awake.tables[table].match.state_at(move["version"])
        labels = [
            c.told for c in registry.game(game).face().choices(seen(state, move["seat"]), ["Ann", "Ben"])
        ]
        assert {move["done"], move["better"]} <= set(labels)
        assert move["doneAt"] != move["betterAt"]
        assert move["unit"] == unit
    assert bool(told["curve"]) == (unit == "win")
    assert all(0 <= point["win"] <= 1 for point in told["curve"])
    assert {(move["version"], move["seat"]) for move in told["moves"] if unit == "win"} <= {
        (point["version"], point["seat"]) for point in told["curve"]
    }
    assert ann.post(f"/api/tables/{table}/review") == told  # kept, not worked out again


def test_a_review_is_there_after_its_table_has_slept(ann: Browser, server: RunningServer) -> None:
    """For those who played and for whoever looks through the shared game."""
    table = upload(ann, a_record())["id"]
    code = ann.post(f"/api/tables/{table}/share")["code"]
    ann.post(f"/api/tables/{table}/review")
    told = finished_review(ann, table)
    awake = server.app.state.tables.awake
    server.on_loop(awake.let_sleep([awake.tables[table]]))
    assert table not in awake.tables
    assert ann.get(f"/api/shared/{code}/review") == told
    assert ann.get(f"/api/tables/{table}/review") == ann.post(f"/api/tables/{table}/review") == told


def test_a_game_that_goes_on_is_not_reviewed(ann: Browser) -> None:
    table = ann.post("/api/play-now")["id"]
    assert ann.post(f"/api/tables/{table}/review", status=409)["detail"] == "this game is not over yet"
    assert ann.get(f"/api/tables/{table}/review")["state"] == "none"


def test_a_review_nobody_could_make_says_so_and_can_be_tried_again(
    ann: Browser, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged_by(server, monkeypatch, "random")  # explains nothing
    table = upload(ann, a_record())["id"]
    ann.post(f"/api/tables/{table}/review")
    assert finished_review(ann, table)["state"] == "failed"
    judged_by(server, monkeypatch, "rancher")
    ann.post(f"/api/tables/{table}/review")
    assert finished_review(ann, table)["state"] == "done"


def test_a_review_does_not_outlive_the_end_it_is_of(ann: Browser, server: RunningServer) -> None:
    """Whoever goes back into a finished game plays on, and reviews the new end."""
    table = upload(ann, a_record())["id"]
    server.app.state.tables.awake.tables[table].review.version = 0
    assert ann.get(f"/api/tables/{table}/review")["state"] == "none"


def test_a_table_waits_for_no_review(ann: Browser) -> None:
    """While a review is worked out, bots at other tables play on."""
    table = upload(ann, a_record())["id"]
    ann.post(f"/api/tables/{table}/review")
    other = ann.post("/api/play-now?bot=random")["id"]
    with ann.sit(other) as chair:
        while not chair.now["asked"]:
            chair.hear("update")
    finished_review(ann, table)
