"""A guided first game at a table: opened, followed, gone on with after a restart, and left."""

from pathlib import Path

import pytest

from carson.core import registry
from tests.contract.lessons import main_line
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Chair, Json


def until_asked(chair: Chair) -> Json:
    while not chair.now["asked"]:
        chair.hear("update")
    lesson: Json = chair.now["lesson"]
    return lesson


def answer(chair: Chair, word: str) -> Json:
    return chair.act(lambda choices: next(one for one in choices if one["text"] == word))


@pytest.mark.parametrize("name", ["city", "cards"])
def test_all_of_it_is_played_and_the_game_goes_on(ann: Browser, name: str) -> None:
    game = registry.game(name)
    lesson = game.lesson()
    assert lesson is not None
    table = ann.post(f"/api/learn?game={name}")
    assert {seat["strength"] for seat in table["seats"]} == {None, "Drifter"}
    with ann.sit(table["id"]) as chair:
        for number, word in enumerate(main_line(game, lesson)):
            coach = until_asked(chair)
            assert (coach["done"], coach["steps"], bool(coach["told"])) == (
                number,
                len(lesson.steps),
                number > 0,
            )
            assert coach["lit"]
            assert answer(chair, word)["type"] == "accepted"
        coach = until_asked(chair)
        assert coach["lit"] == []
        assert coach["said"].endswith("Good luck!")
        assert chair.act()["type"] == "accepted"  # whatever one likes
        until_asked(chair)
        assert chair.now["lesson"] is None


def test_another_answer_is_led_back_kindly_and_leaving_frees_the_game(ann: Browser) -> None:
    table = ann.post("/api/learn")["id"]
    with ann.sit(table) as chair:
        coach = until_asked(chair)
        refused = answer(chair, "h1")
        assert (refused["type"], refused["code"], refused["reason"]) == ("refused", "lesson", coach["aside"])
        body = {
            "seat": 0,
            "action": chair.now["asked"][0]["choices"][0]["action"],
            "version": chair.now["version"],
        }
        assert ann.post(f"/api/tables/{table}/actions", body, 409)["detail"] == coach["aside"]
        ann.post(f"/api/tables/{table}/leave-lesson")
        chair.until(lambda message: message["type"] == "update" and message["lesson"] is None)
        assert answer(chair, "h1")["type"] == "accepted"


def test_who_only_watches_is_taught_nothing(ann: Browser, ben: Browser) -> None:
    table = ann.post("/api/learn")
    ben.get(f"/api/tables/{table['id']}", 404)
    ben.post(f"/api/tables/{table['id']}/leave-lesson", status=404)


def test_undo_leads_the_coach_back(ann: Browser) -> None:
    with ann.sit(ann.post("/api/learn")["id"]) as chair:
        until_asked(chair)
        answer(chair, "e5")
        assert until_asked(chair)["done"] == 1
        assert chair.ask(type="undo", seat=0, to="last")["type"] == "accepted"
        assert until_asked(chair)["done"] == 0


def test_a_game_without_a_lesson_is_refused(ann: Browser) -> None:
    assert "no guided first game of chess" in ann.post("/api/learn?game=chess", status=400)["detail"]
    assert {game["name"]: game["lesson"] for game in ann.get("/api/games")} == {"city": True, "cards": True}


def test_a_restart_goes_on_where_one_was_and_knows_who_has_left(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        tables = [ann.post("/api/learn")["id"] for _ in range(2)]
        for table in tables:
            with ann.sit(table) as chair:
                until_asked(chair)
                answer(chair, "e5")
                until_asked(chair)
        ann.post(f"/api/tables/{tables[1]}/leave-lesson")
        cookies = ann.http.cookies
    server.stop()
    again = RunningServer(quick(tmp_path))
    with Browser(again.base, cookies) as ann:
        with ann.sit(tables[0]) as chair:
            coach = until_asked(chair)
            assert coach["done"] == 1
            assert coach["told"].startswith("e5 is yours")
            answer(chair, "a4")
            assert until_asked(chair)["done"] == 2
        with ann.sit(tables[1]) as chair:
            assert until_asked(chair) is None
    again.stop()
