"""Sorts of lines and words: how a field of the table is read and written.

The rooms of variants list their lines about the table as LINES and their words about players as PLAYER_WORDS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from carson.city.facts.ids import NONE
from carson.city.position.blame import on
from carson.city.position.names import bits_of, mask_of
from carson.city.table.table import Table
from carson.core.position_text import NOTHING, Kind, Words, seats
from carson.core.seats import LETTERS

# ---- about the table


class TableLine(NamedTuple):
    """One sort of line. Lines are written in the order of `place`; below 0 they come before the drawing."""

    place: int
    word: str
    read: Callable[[Table, Words], None]
    text: Callable[[Table], str]  # what follows the word; empty when the line is not needed
    fill: Callable[[Table], None] | None = None  # what is usual, when there is no such line


def one(place: int, word: str, field: str, kind: Kind | None, usual: int = NONE) -> TableLine:
    """A field that holds one thing with a name; without a kind it is a seat."""

    def read(s: Table, words: Words) -> None:
        setattr(s, field, words.one(kind or seats(int(s.rules.seats))))

    def text(s: Table) -> str:
        value = int(getattr(s, field))
        if value == usual:
            return ""
        return kind.text(value) if kind else LETTERS[value]

    return TableLine(place, word, read, text)


def several(place: int, word: str, field: str, kind: Kind) -> TableLine:
    """A field that holds a mask."""

    def read(s: Table, words: Words) -> None:
        setattr(s, field, mask_of(words.different(kind)))

    def text(s: Table) -> str:
        mask = int(getattr(s, field))
        return kind.texts(bits_of(mask)) if mask else ""

    return TableLine(place, word, read, text)


def read_order(words: Words, number_of_seats: int) -> list[int]:
    """Seats in the order of a track; a dash when nobody stands on it."""
    order = words.rest(seats(number_of_seats))
    if not order and words.words[words.at - 1] != NOTHING:
        words.one(seats(number_of_seats))
    on(words).refuse_if(len(order) > len(set(order)), "seat-twice")
    return order


def letters(order: Iterable[int]) -> str:
    """The inverse of `read_order`."""
    return " ".join([LETTERS[seat] for seat in order]) or NOTHING


# ---- about a player


class PlayerWord(NamedTuple):
    """One thing a player may have. Words are written in the order of `place`."""

    place: int
    word: str
    read: Callable[[Table, int, Words], None]
    text: Callable[[Table, int], str | None]  # what follows the word; None when the player has none


def row(
    place: int,
    word: str,
    field: str,
    read: Callable[[Words], int],
    text: Callable[[int], str],
) -> PlayerWord:
    """A row of the table with a number for each seat; 0 is not written."""

    def put(s: Table, seat: int, words: Words) -> None:
        getattr(s, field)[seat] = read(words)

    def written(s: Table, seat: int) -> str | None:
        value = int(getattr(s, field)[seat])
        return text(value) if value else None

    return PlayerWord(place, word, put, written)


def amount(place: int, word: str, field: str, most: int = 999) -> PlayerWord:
    """How many a player has."""
    return row(place, word, field, lambda words: words.number(word, 0, most), str)


def mask(place: int, word: str, field: str, kind: Kind, plus: int = 0) -> PlayerWord:
    """Which of several things; their names count from `plus`."""
    return row(
        place,
        word,
        field,
        lambda words: mask_of([value - plus for value in words.different(kind)]),
        lambda value: kind.texts([bit + plus for bit in bits_of(value)]),
    )


def packed(place: int, word: str, field: str, kind: Kind, bits: int) -> PlayerWord:
    """How many of each of several things, as a list in which a name may come again."""

    def text(value: int) -> str:
        return kind.texts(repeated(value, bits))

    return row(place, word, field, lambda words: read_repeated(words, kind, bits), text)


def read_repeated(words: Words, kind: Kind, bits: int) -> int:
    """A list of names, as the packed numbers of each value."""
    values = words.many(kind)
    most = (1 << bits) - 1
    too_many = any(values.count(value) > most for value in values)
    on(words).refuse_if(too_many, "many", number=most, what=kind.what)
    return sum([1 << bits * value for value in values])


def repeated(value: int, bits: int) -> list[int]:
    """The inverse: every value as often as it is there."""
    return [n for n, times in enumerate(digits(value, bits)) for _ in range(times)]


def digits(value: int, bits: int) -> list[int]:
    """The small numbers packed into one, up to the last that is not 0."""
    found: list[int] = []
    while value:
        found.append(value & ((1 << bits) - 1))
        value >>= bits
    return found
