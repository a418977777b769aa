"""Positions as text: kinds of things with names, lines and their words, with errors that know the line."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NoReturn

from carson.core.errors import BadPosition
from carson.core.seats import LETTERS
from carson.core.sentence import Sentence
from carson.core.words import later

Noun = str | Sentence  # what something is called

NOTHING = "-"
COMMENT = "#"
NUMBER = re.compile(r"-?[0-9]{1,6}")


class Kind:
    """One kind of thing that has names; of several names for one value the last one is written."""

    def __init__(self, what: Noun, names: dict[str, int], hint: Noun = "") -> None:
        self.what = what
        self.names = names
        self.hint = hint
        self.by_value = {value: name for name, value in names.items()}

    def text(self, value: int) -> str:
        """The name of a value."""
        return self.by_value[value]

    def texts(self, values: Iterable[int]) -> str:
        """The names of several values as one word."""
        return ",".join([self.text(value) for value in values]) or NOTHING

    def choices(self) -> Noun:
        return self.hint or ", ".join(self.names)


def numbers(what: Noun, low: int, high: int) -> Kind:
    """A small range of numbers as a kind of thing."""
    return Kind(what, {str(n): n for n in range(low, high + 1)}, _range(str(low), str(high)))


def seats(number: int) -> Kind:
    """The seats of a game."""
    names = {LETTERS[seat]: seat for seat in range(number)}
    return Kind(later("position.seat"), names, _range(LETTERS[0], LETTERS[number - 1]))


def _range(low: str, high: str) -> Sentence:
    return later("position.range", low=low, high=high)


@dataclass(frozen=True)
class Line:
    """One line without its comment; `number` counts from 1."""

    number: int
    text: str

    @property
    def indented(self) -> bool:
        return self.text.startswith(" ")


def lines_of(text: str) -> list[Line]:
    """The lines that say something."""
    lines: list[Line] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = Line(number, raw.partition(COMMENT)[0].rstrip())
        if not line.text.isascii() or not line.text.isprintable():
            raise BadPosition(later("position.plain"), number)
        if line.text:
            lines.append(line)
    return lines


class Words:
    """The words of one line, taken from left to right."""

    def __init__(self, line: Line) -> None:
        self.number_of_line = line.number
        self.words = line.text.split()
        self.at = 0

    def fail(self, message: Noun) -> NoReturn:
        raise BadPosition(message, self.number_of_line)

    def left(self) -> bool:
        return self.at < len(self.words)

    def take(self, what: Noun) -> str:
        """The next word."""
        if not self.left():
            self.fail(later("position.missing", what=what))
        self.at += 1
        return self.words[self.at - 1]

    def end(self) -> None:
        """Refuse anything that is left."""
        if self.left():
            self.fail(later("position.too-many", word=self.words[self.at]))

    def number(self, what: Noun, low: int, high: int) -> int:
        word = self.take(what)
        if not NUMBER.fullmatch(word):
            self.fail(later("position.no-number", what=what, word=word))
        if not low <= int(word) <= high:
            between = _range(str(low), str(high))
            self.fail(later("position.outside", what=what, range=between, word=word))
        return int(word)

    def one(self, kind: Kind) -> int:
        """The value of a name."""
        return self.named(kind, self.take(later("position.one", what=kind.what)))

    def named(self, kind: Kind, word: str) -> int:
        if word not in kind.names:
            self.fail(later("position.no-kind", word=word, what=kind.what, choices=kind.choices()))
        return kind.names[word]

    def many(self, kind: Kind) -> list[int]:
        """The values of a word like a4,b5; a dash stands for none."""
        word = self.take(later("position.list", what=kind.what))
        return [] if word == NOTHING else [self.named(kind, part) for part in word.split(",")]

    def different(self, kind: Kind) -> list[int]:
        """As `many`, but nothing twice."""
        values = self.many(kind)
        for value in values:
            if values.count(value) > 1:
                self.fail(later("position.twice", name=kind.text(value)))
        return values

    def rest(self, kind: Kind) -> list[int]:
        """The values of all words that are left; a dash alone stands for none."""
        if self.words[self.at :] == [NOTHING]:
            self.at += 1
        values: list[int] = []
        while self.left():
            values.append(self.one(kind))
        return values
