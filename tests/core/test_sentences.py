"""Every catalogue holds the sentences that are said and no other, and each gets the values it needs."""

import re
from functools import cache

import pytest

from carson.city.facts.spaces import SPACE_TABLE
from carson.city.facts.standish import LETTERS
from carson.core.catalogue import words
from tests.budget import SOURCES
from tests.code import (
    SAYING,
    calls,
    constant_names,
    data_words,
    keys_in,
    said_inside,
    shapes,
    strings,
    unasked,
)

pytestmark = pytest.mark.once(SOURCES)

PACKAGES = (
    "carson.core",
    "carson.arena",
    "carson.llm",
    "carson.search",
    "carson.cli",
    "carson.city",
    "carson.cards",
    "carson.server",
)
NO_KEYS = {
    "easel.toml",
    "http.request",
    "http.response",
    "http.response.body",
    "http.response.start",
    "ladder.toml",
    "lesson.toml",
    "puzzles.jsonl",
    "service.name",
    "service.version",
}  # names of others that look like keys


def id_of(key: str) -> str:
    """The id of a message, as the catalogue has it."""
    return key.replace(".", "-")


@cache
def known_words(package: str) -> set[str]:
    """What an f-string may be filled with: strings, words of data files and spaces, letters, numbers."""
    plain = {id_of(word) for text in strings(package) for word in (text, *text.split())} | data_words(package)
    plain |= constant_names(package)
    plain |= {re.sub(r"-\d+$", "", space.name) for space in SPACE_TABLE} | set(LETTERS.lower())
    return plain | set("nesw") | {str(number) for number in range(500)}


def fits(shape: tuple[str | None, ...], text: str, filled: set[str]) -> bool:
    """Whether an f-string can become this text."""
    if not shape:
        return not text
    first, rest = shape[0], shape[1:]
    if first is not None:
        return text.startswith(id_of(first)) and fits(rest, text[len(first) :], filled)
    return any(text[:end] in filled and fits(rest, text[end:], filled) for end in range(1, len(text) + 1))


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_unused(package: str) -> None:
    plain = known_words(package) | said_inside(package)
    made = [shape for shape in shapes(package) if shape != (None,)]
    never = {id_of(key) for key in unasked(package)}

    def is_used(key: str) -> bool:
        return key not in never and (key in plain or any(fits(shape, key, plain) for shape in made))

    asked_by_name = ("help-", "lesson-", "theme-")  # tests/cli/test_help.py, tests/contract
    told = [key for key in words(package).ids() if not key.startswith(asked_by_name)]
    assert [key for key in told if not is_used(key)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_missing(package: str) -> None:
    texts = words(package)
    asked = {key for call in calls(package, *SAYING) for key in keys_in(call.args[0])}
    tables = "|".join({key.split("-")[0] for key in texts.ids()})
    asked |= {text for text in strings(package) if re.fullmatch(rf"({tables})\.[a-z0-9.-]+", text)}
    assert asked
    assert [key for key in sorted(asked - NO_KEYS) if not texts.has(key)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_gets_its_values(package: str) -> None:
    """Where the key and the values are written down at the call."""
    catalogue = words(package).catalogue()
    lacking = []
    for call in calls(package, *SAYING):
        given = {keyword.arg for keyword in call.keywords}
        if None in given:
            continue
        for key in keys_in(call.args[0]):
            lacking += [f"{key} needs {name}" for name in catalogue.variables(key) - given]
    assert lacking == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_read(package: str) -> None:
    catalogue = words(package).catalogue()
    for key in catalogue.ids():
        numbers = dict.fromkeys(catalogue.variables(key), 2)
        assert "{" not in catalogue.filled(key, numbers)
