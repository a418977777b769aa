"""Lines and their words, with errors that know the line."""

from __future__ import annotations

import re
from typing import NoReturn

from carson.cards.words.position.names import NOTHING, Kind
from carson.core.errors import BadPosition

COMMENT = "#"
NUMBER = re.compile(r"[0-9]{1,3}")


class Line:
    """One line without its comment; `number` counts from 1."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.indented = text.startswith(" ")


def lines_of(text: str) -> list[Line]:
    """The lines that say something."""
    lines: list[Line] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.partition(COMMENT)[0].rstrip()
        if not line.isascii() or not line.isprintable():
            raise BadPosition(
                "only plain letters, digits, signs and spaces may be used outside comments", number
            )
        if line:
            lines.append(Line(number, line))
    return lines


class Words:
    """The words of one line, taken from left to right."""

    def __init__(self, line: Line) -> None:
        self.line = line.number
        self.words = line.text.split()
        self.at = 0

    def fail(self, message: str) -> NoReturn:
        raise BadPosition(message, self.line)

    def left(self) -> bool:
        return self.at < len(self.words)

    def take(self, what: str) -> str:
        """The next word."""
        if not self.left():
            self.fail(f"{what} is missing at the end of the line")
        self.at += 1
        return self.words[self.at - 1]

    def end(self) -> None:
        """Refuse anything that is left."""
        if self.left():
            self.fail(f"“{self.words[self.at]}” is one word too many")

    def number(self, what: str, low: int, high: int) -> int:
        word = self.take(what)
        if not NUMBER.fullmatch(word) or not low <= int(word) <= high:
            self.fail(f"{what} must be a number from {low} to {high}, not “{word}”")
        return int(word)

    def one(self, kind: Kind) -> int:
        """The value of a name."""
        return self.named(kind, self.take(f"the {kind.what}"))

    def named(self, kind: Kind, word: str) -> int:
        if word not in kind.names:
            self.fail(f"“{word}” is no {kind.what}; there are {kind.hint}")
        return kind.names[word]

    def many(self, kind: Kind) -> list[int]:
        """The values of a word like a,b; a dash stands for none; nothing twice."""
        word = self.take(f"the list of each {kind.what}")
        values = [] if word == NOTHING else [self.named(kind, part) for part in word.split(",")]
        for value in values:
            if values.count(value) > 1:
                self.fail(f"{kind.text(value)} is named twice")
        return values

    def rest(self, kind: Kind) -> list[int]:
        """The values of all words that are left; a dash alone stands for none."""
        if self.words[self.at :] == [NOTHING]:
            self.at += 1
        values: list[int] = []
        while self.left():
            values.append(self.one(kind))
        return values


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
