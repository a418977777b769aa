"""Easels: positions are changed piece by piece, and a change that is taken back was never made."""

import random

import pytest

from carson.core import registry
from carson.core.errors import BadAction, BadPosition
from carson.core.game import Game
from carson.core.match import Match

GAMES = ["city", "cards"]
EVERY = 7  # pieces that lie there: one of so many is tried


def positions(game: Game, number: int = 4) -> list[str]:
    """Moments of a random game, as texts."""
    options = game.settle({"seats": "4"})
    match = Match.start(game, options, "easel", [""] * game.seats(options))
    chance, texts = random.Random(3), []
    while seats := match.state.actors():
        match.act(seats[0], chance.choice(match.state.legal(seats[0])))
        texts.append(game.write_position(match.state))
    return texts[:: len(texts) // number]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_and_put_back_is_where_it_was(name: str) -> None:
    game = registry.game(name)
    easel = game.easel()
    assert easel is not None
    tried = 0
    for text in positions(game):
        sheet = easel.sheet(text)
        kinds = {piece.name: piece.kind for piece in sheet.pieces}
        lying = [(spot, piece) for area in sheet.areas for spot in area.spots for piece in spot.lies]
        for spot, piece in lying[tried % EVERY :: EVERY]:
            assert kinds[piece] in spot.takes
            less = easel.take(text, piece, spot.name)
            assert less != text
            left = {one.name: one.lies for area in easel.sheet(less).areas for one in area.spots}
            assert piece not in left.get(spot.name, ()) or spot.lies.count(piece) > 1
            again = easel.put(less, piece, spot.name)
            assert sorted(spot.lies) == sorted(lies_of(easel.sheet(again), spot.name))
            if name == "city":
                assert game.read_position(again).fingerprint() == game.read_position(text).fingerprint()
            tried += 1
    assert tried > 20


def lies_of(sheet: object, name: str) -> tuple[str, ...]:
    areas = getattr(sheet, "areas", ())
    return next(tuple(spot.lies) for area in areas for spot in area.spots if spot.name == name)


@pytest.mark.parametrize("name", GAMES)
def test_a_field_with_its_own_value_changes_nothing(name: str) -> None:
    game = registry.game(name)
    easel = game.easel()
    assert easel is not None
    for text in positions(game):
        for field in easel.sheet(text).fields:
            if field.name == "first":
                continue  # says that the next cowboy is placed
            written = easel.write(text, field.name, field.value)
            assert game.read_position(written).fingerprint() == game.read_position(text).fingerprint()


def test_numbers_characters_and_whose_turn_it_is() -> None:
    game = registry.game("city")
    easel = game.easel()
    assert easel is not None
    text = "carson city position 1\n"
    text = game.write_position(game.read_position(text))
    text = easel.write(text, "cash B", "17")
    text = easel.write(text, "cowboys C", "3")
    text = easel.write(text, "first", "C")
    text = easel.write(text, "round", "2")
    state = game.read_position(text)
    assert state.actors() == [2]
    found = {field.name: field.value for field in easel.sheet(game.write_position(state)).fields}
    assert (found["cash B"], found["first"], found["round"]) == ("17", "C", "2")


@pytest.mark.parametrize("name", GAMES)
def test_nothing_lies_where_it_cannot(name: str) -> None:
    game = registry.game(name)
    easel = game.easel()
    assert easel is not None
    text = positions(game)[1]
    for piece, spot in [("nothing", "d4"), ("road", "d4"), ("saloon", "nowhere"), ("", "")]:
        with pytest.raises(BadAction):
            easel.put(text, piece, spot)


def test_an_impossible_position_is_refused_by_its_reader_alone() -> None:
    game = registry.game("city")
    easel = game.easel()
    assert easel is not None
    text = easel.put(game.write_position(game.read_position("carson city position 1\n")), "mine", "a8")
    with pytest.raises(BadPosition, match="needs an owner"):
        game.read_position(text)
    game.read_position(easel.put(text, "land-A", "a8"))
