"""Puzzles over the API: the server judges, and nothing tells the answer before it was given."""

import json

import pytest

from carson.core import registry
from carson.core.puzzle import Book, book_of
from tests.server.people import Browser

GAMES = ["city", "cards"]


def book(game: str) -> Book:
    found = book_of(game)
    assert found is not None
    return found


def test_the_list_tells_themes_levels_and_the_one_of_the_day_but_no_answers(ann: Browser) -> None:
    books = ann.get("/api/puzzles")
    assert [one["game"] for one in books] == GAMES
    for told in books:
        shipped = book(told["game"])
        assert [one["id"] for one in told["puzzles"]] == [one.id for one in shipped.puzzles]
        assert told["today"] in shipped.by_id
        labels = {theme["name"]: theme["label"] for theme in told["themes"]}
        assert all(theme in labels for one in told["puzzles"] for theme in one["themes"])
        assert set(told["puzzles"][0]) == {"id", "about", "round", "level", "themes"}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_put_without_its_answer_and_shown_on_the_desk(ann: Browser, game: str) -> None:
    today = ann.get(f"/api/puzzles/{game}/today")
    puzzle = book(game).by_id[today["id"]]
    assert "said" not in json.dumps(today)
    assert "win" not in today
    assert today["next"] in book(game).by_id
    line = {"position": today["position"], "seats": [today["seat"]], "names": today["names"], "puzzle": True}
    shown = ann.post("/api/desk", line, 200)["update"]
    assert [asked["seat"] for asked in shown["asked"]] == [puzzle.seat]
    assert (shown["table"]["hints"], shown["table"]["name"]) == (None, "Puzzle")
    assert {seat["strength"] for seat in shown["table"]["seats"]} == {
        None
    }  # strong bots played, not Ranchers
    right = registry.game(game).parse_action(puzzle.answer)
    assert right in [choice["action"] for choice in shown["asked"][0]["choices"]]


@pytest.mark.parametrize("game", GAMES)
def test_only_the_right_answer_gets_the_solution(ann: Browser, game: str) -> None:
    puzzle, parse = book(game).puzzles[0], registry.game(game).parse_action
    where = f"/api/puzzles/{game}/{puzzle.id}"
    worse = ann.post(f"{where}/answer", {"action": parse(puzzle.said[1].answer)}, 200)
    assert (worse["right"], worse["solution"]) == (False, None)
    assert f"costs {puzzle.margin:.0%} of your chance" in worse["text"]
    right = ann.post(f"{where}/answer", {"action": parse(puzzle.answer)}, 200)
    assert right["right"]
    assert right["solution"]["bot"] == "Legend"
    options = right["solution"]["options"]
    assert [one["action"] for one in options] == [parse(said.answer) for said in puzzle.said]
    assert options[0]["win"] == puzzle.said[0].win
    assert any(one["reasons"] for one in options)
    assert ann.get(f"{where}/solution") == right["solution"]


def test_an_answer_that_a_bot_hardly_looked_at_is_not_the_best(ann: Browser) -> None:
    game = registry.game("city")
    for puzzle in book("city").puzzles:
        said = {game.parse_action(one.answer) for one in puzzle.said}
        others = [action for action in puzzle.view(game).legal() if action not in said]
        if others:
            told = ann.post(f"/api/puzzles/city/{puzzle.id}/answer", {"action": others[0]}, 200)
            assert not told["right"]
            assert "hardly" in told["text"]
            return
    pytest.fail("every puzzle has something to say about every answer")


def test_what_is_not_there_is_refused(ann: Browser) -> None:
    ann.get("/api/puzzles/chess/today", 404)
    ann.get("/api/puzzles/city/0-0", 404)
    ann.get("/api/puzzles/city/0-0/solution", 404)
    puzzle = book("city").puzzles[0].id
    ann.post(f"/api/puzzles/city/{puzzle}/answer", {"action": -7}, 409)
