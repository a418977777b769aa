"""Easels: positions are changed piece by piece, and a change that is taken back was never made."""

import random
from contextlib import suppress

import pytest

from carson.core import registry
from carson.core.easel import Easel, Sheet, Spot
from carson.core.errors import BadAction, BadPosition
from carson.core.game import Game
from carson.core.match import Match
from tests.budget import EASEL_GAMES
from tests.contract.suite import walk

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
            assert {kinds[piece], piece} & set(spot.takes)
            less = easel.take(text, piece, spot.name)
            assert less != text
            left = {one.name: one.lies for area in easel.sheet(less).areas for one in area.spots}
            assert piece not in left.get(spot.name, ()) or spot.lies.count(piece) > 1
            again = easel.put(less, piece, spot.name)
            lies = lies_of(easel.sheet(again), spot.name)
            assert sorted(spot.lies) == sorted(lies)
            if name == "city" and spot.lies == lies:  # who comes last in an order has another turn
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
    text = easel.put(text, "cowboy-C", "home C")
    text = easel.write(text, "first", "C")
    text = easel.write(text, "round", "2")
    state = game.read_position(text)
    assert state.actors() == [2]
    found = {field.name: field.value for field in easel.sheet(game.write_position(state)).fields}
    assert (found["cash B"], found["first"], found["round"]) == ("17", "C", "2")


TABLES = {
    "city": [
        {"seats": "3"},
        {"seats": "2", "edition": "2009", "characters": "random", "sides": "random"},
        {"seats": "4", "variants": "horses,outlaws,kit-carson", "characters": "random"},
        {"seats": "3", "variants": "might-is-right,new-beginning,river,kit-carson", "kit-mode": "live"},
        {"solo": "urban"},
    ],
    "cards": [{"seats": "4"}, {"seats": "1", "virtual": "expert"}],
}
HEAD = ("carson", "option")
PASSES = 3  # what is usual is only known once the rest is there


def said(game: Game, text: str) -> set[str]:
    """The words that begin a line or a part of a player's line."""
    lines = [line.split() for line in text.partition("agenda")[0].splitlines() if line and line[0].isalpha()]
    words = {line[0] for line in lines}
    return words | {word for line in lines if line[0] == "player" for word in line[2:] if word[0].isalpha()}


def telling(game: Game, options: dict[str, str], games: int) -> list[str]:
    """Moments of random games, each with a word that no earlier one has."""
    texts: list[str] = []
    known: set[str] = set()
    for seed in range(games):
        for state in walk(game, game.settle(options), seed):
            text = game.write_position(state)
            if new := said(game, text) - known:
                known |= new
                texts.append(text)
    return texts


def blank(text: str) -> str:
    """The same game and the same moment, but nothing on the table."""
    head = [line for line in text.splitlines() if line.startswith(HEAD)]
    return "\n".join([*head, text[at:] if (at := text.find("agenda\n")) >= 0 else ""])


def spots_of(sheet: Sheet) -> dict[str, Spot]:
    return {spot.name: spot for area in sheet.areas for spot in area.spots}


def step(easel: Easel, text: str, goal: Sheet) -> str:
    """A text that is nearer to the goal by steps that somebody could take on the sheet."""
    now, wanted = easel.sheet(text), spots_of(goal)
    other = [
        spot for name, spot in spots_of(now).items() if name in wanted and spot.lies != wanted[name].lies
    ]
    with suppress(BadAction):  # what is usual is not known while the rest is impossible
        for spot in other:
            for piece in reversed(spot.lies):
                text = easel.take(text, piece, spot.name)
    there = spots_of(easel.sheet(text))
    for piece, name in layer_by_layer([spot for area in goal.areas for spot in area.spots]):
        if name not in there or not there[name].lies:
            text = easel.put(text, piece, name)
    values = {field.name: field.value for field in now.fields}
    for field in goal.fields:
        if values.get(field.name) != field.value and field.name != "first":
            text = easel.write(text, field.name, field.value)
    return text


def told(sheet: Sheet) -> tuple[dict[str, tuple[str, ...]], dict[str, str]]:
    """What lies on each spot that has something, and the values of the fields."""
    lies = {name: spot.lies for name, spot in spots_of(sheet).items() if spot.lies}
    return lies, {field.name: field.value for field in sheet.fields}


def is_covered(sheet: Sheet) -> bool:
    """Whether a card lies on another one: which of the rest came between them no sheet tells."""
    return any(
        "card" in spot.takes and len(spot.lies) > 1 for spot in spots_of(sheet).values() if spot.wide > 1
    )


def layer_by_layer(spots: list[Spot]) -> list[tuple[str, str]]:
    """All pieces with their spots, what lies lower first."""
    layers = range(max([len(spot.lies) for spot in spots]))
    return [(spot.lies[layer], spot.name) for layer in layers for spot in spots if layer < len(spot.lies)]


@pytest.mark.once("texts are changed in the same way, whichever engine reads them")
@pytest.mark.parametrize(("name", "options"), [(name, one) for name in GAMES for one in TABLES[name]])
def test_any_position_can_be_made_of_an_empty_one(name: str, options: dict[str, str]) -> None:
    """Every line and every word of a position can be reached by steps of the easel."""
    game = registry.game(name)
    easel = game.easel()
    assert easel is not None
    for text in telling(game, options, EASEL_GAMES):
        goal, made = easel.sheet(text), blank(text)
        for _ in range(PASSES):
            made = step(easel, made, goal)
        assert told(easel.sheet(made)) == told(goal)
        if not is_covered(goal):
            assert game.read_position(made).fingerprint() == game.read_position(text).fingerprint(), made


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
