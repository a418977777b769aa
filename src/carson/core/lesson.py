"""Lessons: a guided first game as data that lies beside a game. `carson.core.coach` follows one.

A lesson is `lesson.toml` in a game's package: the options and the seed it is played with, what the other
seats answer, and steps. Each step is a question to whoever learns, with the answers that are lit. Its
sentences are in the package's catalogue: `lesson-<name>` before the answer, `lesson-<name>-done` after it,
and if need be `lesson-<name>-else` for an answer that is not lit. Numbers in them are facts, taken from the
game.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

FILE = "lesson.toml"
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
Words = Annotated[list[str], Meta(min_length=1)]


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """A value for a sentence: of events since the answer, of an answer that is offered, or an explanation."""

    event: str = ""  # a kind of event
    choice: str = ""  # the word of an answer that is offered now; `d4|e5` for the first of them
    explain: str = ""  # a thing on the table, by its text name: the total of what is explained about it
    of: str = "amount"  # which number, added up over the events; or `at`: the place of the last of them
    seat: Literal["A", "B", "C", "D", "E", "F"] = "A"  # whose events
    at: str = ""  # only events about this place; `d4|e5` for any of them
    sign: Literal["", "+", "-"] = ""  # only numbers above, or below, zero


Facts = dict[Name, Fact]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One question to whoever learns."""

    name: Name  # of its sentences
    question: str  # as the game names it
    round: int
    lit: Words  # the answers to choose from, as words; those of them that are legal are lit
    before: Facts = {}  # what its sentence tells
    after: Facts = {}  # what the sentence after the answer tells

    @property
    def before_key(self) -> str:
        return f"lesson-{self.name}"

    @property
    def after_key(self) -> str:
        return f"lesson-{self.name}-done"

    @property
    def else_key(self) -> str:
        return f"lesson-{self.name}-else"


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game. Whoever learns has the first seat."""

    seed: str
    options: dict[str, str]
    steps: Annotated[list[Step], Meta(min_length=1)]
    others: dict[str, str]  # by the letter of a seat: its answers in order, `d4|e5` for the first legal one
    otherwise: str  # what others answer where their next answer does not fit, the first legal one
    bot: str  # what the others are when the script is over
    package: str = ""  # where its sentences are

    def script(self, seat: str) -> list[list[str]]:
        """What another seat answers, one after the other: words, the first legal one of which is taken."""
        return [alternatives(answer) for answer in self.others.get(seat, "").split()]


def alternatives(text: str) -> list[str]:
    """The words of `d4|e5`."""
    return text.split("|") if text else []


END_KEY = "lesson-end"  # said when the last step is done


class BadLesson(ValueError):
    """A file that is not written as lessons are."""


@cache
def load_lesson(package: str) -> Lesson:
    """The lesson of a package."""
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    return read_lesson(text, package)


def read_lesson(text: str, package: str) -> Lesson:
    """A lesson from its text; BadLesson with the place when it is not written as lessons are."""
    try:
        return msgspec.convert({**tomllib.loads(text), "package": package}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{package}, {FILE}: {error}") from error
