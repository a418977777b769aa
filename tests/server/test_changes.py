"""Changes tell a reader exactly what is different, whatever the game."""

import json
import random
from typing import Any

import msgspec
import pytest

from carson import api
from carson.core.face import Choice
from carson.core.match import Match
from carson.core.state import NOBODY
from carson.server.wire.changes import changes
from tools.completed import completed

GAMES = {
    "city": {"seats": "4"},
    "city with horses and outlaws": {"seats": "3", "variants": "horses,outlaws,might-is-right,kit-carson"},
    "cards": {},
}


class Thing(msgspec.Struct):
    name: str
    size: int = 0


class Sparse(msgspec.Struct, omit_defaults=True):
    size: int = 0
    note: str = ""


class Whole(msgspec.Struct, rename="camel"):
    first_one: Thing
    things: list[Thing]
    places: dict[str, Sparse]
    numbers: list[int]
    other: Thing | None = None


def whole() -> Whole:
    return Whole(Thing("a"), [Thing("b"), Thing("c")], {"d4": Sparse(), "d5": Sparse(1, "x")}, [1, 2])


def sent(message: object) -> Any:
    """What arrives."""
    return json.loads(msgspec.json.encode(message))


def test_nothing_has_changed() -> None:
    assert changes(whole(), whole()) == {}


def test_values_are_named_by_the_way_to_them() -> None:
    now = whole()
    now.first_one.size = 1
    now.things[1].name = "C"
    now.numbers[0] = 0
    now.other = Thing("new")
    assert changes(whole(), now) == {
        "firstOne.size": 1,
        "things.1.name": "C",
        "numbers": [0, 2],
        "other": Thing("new"),
    }


def test_what_leaves_fields_out_is_told_as_a_whole() -> None:
    now = whole()
    now.places["d5"] = Sparse(2)
    assert changes(whole(), now) == {"places.d5": Sparse(2)}


def test_lists_and_records_that_grow_are_told_as_a_whole() -> None:
    now = whole()
    now.things.append(Thing("d"))
    del now.places["d4"]
    assert changes(whole(), now) == {"things": now.things, "places": now.places}


@pytest.mark.parametrize("name", GAMES)
def test_scenes_of_random_games(name: str) -> None:
    game = api.game(name.split(maxsplit=1)[0])
    match = Match.start(game, game.settle(GAMES[name]), seed=name, names=["Ann", "Ben", "Cid", "Dan"])
    rng, face = random.Random(1), game.face()
    before = face.shown(match.view(NOBODY), match.names)
    kept = {"type": "update", "table": {}, "scene": sent(before)}
    while match.state.actors():
        seat = rng.choice(match.state.actors())
        match.act(seat, rng.choice(match.state.legal(seat)))
        now = face.shown(match.view(NOBODY), match.names)
        message = {"type": "changes", "table": {}, "scene": changes(before, now)}
        kept = completed(kept, sent(message))
        assert kept["scene"] == sent(now)
        before = now


def test_what_is_left_out_of_choices_comes_back() -> None:
    asked = [
        {"seat": 0, "choices": [{"action": 1, "text": "d4", "label": "D4", "group": "Land", "price": 3}]}
    ]
    (choice,) = completed({}, {"type": "update", "asked": asked})["asked"][0]["choices"]
    assert {name: choice[name] for name in ("at", "mark", "amount", "price")} == {
        **{name: getattr(Choice(1, "", ""), name) for name in ("at", "mark", "amount")},
        "price": 3,
    }
