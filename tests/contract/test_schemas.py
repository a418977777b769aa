"""The published schemas: current, valid, and strict enough to refuse what is wrong."""

import copy
import doctest
import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from carson.core import registry
from carson.core.answers import answers_in
from carson.core.schema import schema_of
from tests.budget import SOURCES
from tests.contract.schemas import check_message, question, validators
from tests.contract.suite import walk
from tools.schemas import FILES, written

pytestmark = pytest.mark.once(SOURCES)


@pytest.mark.parametrize(("name", "path"), FILES.items())
def test_the_published_schema_is_current(name: str, path: Path) -> None:
    assert path.read_text(encoding="utf-8") == written(name), "run python -m tools.schemas"


@pytest.mark.parametrize("name", FILES)
def test_it_is_a_schema_that_names_only_what_it_has(name: str) -> None:
    text = written(name)
    jsonschema_rs.meta.validate(json.loads(text))
    named = set(re.findall(r'"#/\$defs/([^"]*)"', text))
    assert named == set(schema_of(registry.game(name))["$defs"])


@pytest.mark.parametrize("name", FILES)
def test_every_word_of_the_game_is_of_a_kind(name: str) -> None:
    """An action that some question offers is one of its words or of a kind of words."""
    game = registry.game(name)
    defs = schema_of(game)["$defs"]
    kinds = [re.compile(one["pattern"]) for one in defs.values() if "pattern" in one]
    words = {word for one in defs.values() for word in one.get("enum", ())}
    words |= {answer for asked in game.wire().questions.values() for answer in asked.answers}
    drawn = ("die-", "seat-", "card-", "back-", "skull-")  # by chance
    for text in game.actions.texts.values():
        known = text in words or any(kind.search(text) for kind in kinds)
        assert known or text.startswith(drawn), text


def test_every_question_has_its_answers() -> None:
    """None of the board game's own is left at any answer."""
    questions = registry.game("city").wire().questions
    assert answers_in("carson.city").answers.keys() == questions.keys()
    assert not [name for name, asked in questions.items() if not asked.answers]


def spoiled(message: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The same message with one thing wrong, by what that is."""
    found = {}
    for wrong in ("no view", "no round", "another type", "a word of another question", "an unknown question"):
        found[wrong] = copy.deepcopy(message)
    del found["no view"]["view"]
    del found["no round"]["view"]["round"]
    found["another type"]["view"]["round"] = "1"
    found["a word of another question"]["legal"][0]["text"] = "nonsense"
    found["an unknown question"]["view"]["asked"]["kind"] = "ask-nothing"
    return found


@pytest.mark.parametrize("name", FILES)
def test_what_is_wrong_is_refused(name: str) -> None:
    game = registry.game(name)
    for state in walk(game, game.settle({}), 5):
        seat = int(state.actor())
        if seat >= 0 and state.legal(seat):
            check_message(game, state, seat)
            asks, _ = validators(type(game))
            for wrong, message in spoiled(question(game, state, seat)).items():
                assert not asks.is_valid(message), wrong
            break


def test_the_page_about_them_runs() -> None:
    page = FILES["city"].parent / "README.md"
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted >= 3
    assert results.failed == 0
