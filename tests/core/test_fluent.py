"""Messages of Project Fluent, filled; and the plural forms of languages that have more than two."""

import pickle

import pytest

from carson.core.catalogue import Catalogue, MissingText
from carson.core.errors import BadOption, BadPosition
from carson.core.plurals import ORDINAL, plural
from carson.core.sentence import MARK, Sentence, read

SOURCE = """
# A comment, and a term that two messages share.
-city = Carson City
-empty = { "" }
title = Welcome to { -city }{ -empty }
again = { title }, { $name }!
braces = { "{" }{ $name }{ "}" }
lines =
    The first line.

      The last line, by { $name }.
place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
left = { $name } has { $number ->
    [0] nobody
    [one] one { $kind ->
        [gun] revolver
       *[man] cowboy
    }
   *[other] { $number } cowboys
} left.
"""


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue("en", SOURCE)


def test_messages_and_terms_may_be_referred_to(catalogue: Catalogue) -> None:
    assert catalogue.text("title") == "Welcome to Carson City"
    assert catalogue.text("again", name="Ada") == "Welcome to Carson City, Ada!"
    assert catalogue.variables("again") == {"name"}
    assert "-city" not in catalogue.ids()


def test_literals_and_lines(catalogue: Catalogue) -> None:
    assert catalogue.text("braces", name="x") == "{x}"
    assert catalogue.text("lines", name="Ada") == "The first line.\n\n  The last line, by Ada."


@pytest.mark.parametrize(
    ("number", "kind", "text"),
    [
        (0, "man", "Ada has nobody left."),
        (1, "gun", "Ada has one revolver left."),
        (1, "horse", "Ada has one cowboy left."),
        (7, "man", "Ada has 7 cowboys left."),
    ],
)
def test_selections_by_number_and_by_word(catalogue: Catalogue, number: int, kind: str, text: str) -> None:
    assert catalogue.text("left", name="Ada", number=number, kind=kind) == text
    assert catalogue.variables("left") == {"name", "number", "kind"}


def test_ordinals(catalogue: Catalogue) -> None:
    places = [catalogue.text("place", n=n) for n in (1, 2, 3, 4, 11, 12, 21, 103)]
    assert places == ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st", "103rd"]


@pytest.mark.parametrize(
    "message", ["x = { DATETIME($n) }", "x = { -t(a: 1) }\n-t = t", "x = { y.z }", "x = a\n    .b = c"]
)
def test_what_is_not_understood_is_refused(message: str) -> None:
    with pytest.raises(MissingText, match="the text “x” in “en” cannot be read"):
        Catalogue("en", message).text("x", n=1)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "one", 0: "other", 2: "other", -1: "one"}),
        ("en-XA", {1: "one", 2: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other"}),
        ("pl", {1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 25: "many"}),
        ("ru", {1: "one", 21: "one", 11: "many", 3: "few"}),
        ("ar", {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"}),
        ("ja", {0: "other", 1: "other", 2: "other"}),
    ],
)
def test_plural_forms(language: str, forms: dict[int, str]) -> None:
    assert {number: plural(language)(number) for number in forms} == forms


def test_ordinal_forms() -> None:
    assert [plural("it", ORDINAL)(n) for n in (1, 8, 11)] == ["other", "many", "many"]


# ---- sentences that are kept


def test_an_error_says_its_sentence_when_it_is_read() -> None:
    error = BadPosition(Sentence("carson.core", "error.line", line=1, problem="inner"), 3)
    assert str(error) == "line 3: line 1: inner"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    blamed = pickle.loads(pickle.dumps(BadOption("no", "seats")))
    assert (str(blamed), blamed.option) == ("no", "seats")


def test_a_stored_sentence_is_read_again() -> None:
    inner = Sentence("carson.core", "error.line", line=1, problem="x")
    outer = Sentence("carson.core", "error.line", line=2, problem=inner)
    assert read(outer.stored()) == "line 2: line 1: x"
    assert outer == Sentence("carson.core", "error.line", line=2, problem=inner)
    assert outer != inner


def test_what_was_stored_as_words_is_said_as_it_is() -> None:
    assert read("waiting for 2 more") == "waiting for 2 more"
    assert read(f'{MARK}["carson.core","gone-since",{{}}]') == "gone-since"
    assert read(f'{MARK}["os","x",{{}}]') == "x"
