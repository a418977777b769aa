"""What is said about the table or a player: how a field is read and written.

The rooms of variants list their lines about the table as LINES and their words about players as PLAYER_WORDS.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from carson.city.facts.ids import NONE
from carson.city.position.blame import on
from carson.city.position.names import bits_of, mask_of
from carson.city.table.table import Table
from carson.core.position_text import NOTHING, Kind, Words, seats
from carson.core.seats import LETTERS

Usual = int | Callable[[Table, int], int]  # what a field holds when nothing is said about it


class Said(NamedTuple):
    """A line about the table, or a word about a player.

    They are written in the order of `place`; lines below 0 come before the drawing. Lines have no seat.
    """

    place: int
    word: str
    read: Callable[[Table, int, Words], None]
    text: Callable[[Table, int], str | None]  # what follows the word; None when nothing needs to be said
    fill: Callable[[Table, int], None] | None = None  # what is usual, when nothing is said


def stored(
    place: int,
    word: str,
    field: str,
    read: Callable[[Table, Words], int],
    text: Callable[[int], str],
    usual: Usual = 0,
    bits: tuple[int, int] = (0, -1),
) -> Said:
    """A field of the table, or of a player; `bits` are the lowest bit and the mask in it."""
    shift, mask = bits

    def number(s: Table, seat: int) -> int:
        return int(getattr(s, field) if seat == NONE else getattr(s, field)[seat])

    def store(s: Table, seat: int, found: int) -> None:
        if seat == NONE:
            setattr(s, field, found)
        else:
            getattr(s, field)[seat] = found

    def common(s: Table, seat: int) -> int:
        return usual(s, seat) if callable(usual) else usual

    def put(s: Table, seat: int, words: Words) -> None:
        others = number(s, seat) & ~(mask << shift)
        store(s, seat, others | read(s, words) << shift)

    def written(s: Table, seat: int) -> str | None:
        found = number(s, seat) >> shift & mask
        return None if found == common(s, seat) else text(found)

    def fill(s: Table, seat: int) -> None:
        store(s, seat, common(s, seat))

    return Said(place, word, put, written, fill if callable(usual) else None)


def one(place: int, word: str, field: str, kind: Kind | None, usual: int = NONE, plus: int = 0) -> Said:
    """One thing with a name; without a kind it is a seat. The field holds `plus` more."""

    def text(found: int) -> str:
        return kind.text(found - plus) if kind else LETTERS[found]

    return stored(place, word, field, lambda s, words: words.one(kind or _seats(s)) + plus, text, usual)


def several(place: int, word: str, field: str, kind: Kind, usual: Usual = 0, first: int = 0) -> Said:
    """A mask of things with names; bit 0 is the one numbered `first`."""

    def read(s: Table, words: Words) -> int:
        return mask_of([found - first for found in words.different(kind)])

    return stored(
        place, word, field, read, lambda mask: kind.texts([bit + first for bit in bits_of(mask)]), usual
    )


def amount(place: int, word: str, field: str, most: int = 999, usual: Usual = 0) -> Said:
    """How many a player has."""
    return stored(place, word, field, lambda s, words: words.number(word, 0, most), str, usual)


def repeated(place: int, word: str, field: str, kind: Kind, bits: int) -> Said:
    """How many of each of several things, packed; a list in which a name may come again."""
    most = (1 << bits) - 1

    def read(s: Table, words: Words) -> int:
        found = words.many(kind)
        on(words).refuse_if(
            any(found.count(name) > most for name in found), "many", number=most, what=kind.what
        )
        return sum([1 << bits * name for name in found])

    def text(found: int) -> str:
        return kind.texts([n for n, times in enumerate(digits(found, bits)) for _ in range(times)])

    return stored(place, word, field, read, text)


def digits(packed: int, bits: int) -> list[int]:
    """The small numbers packed into one, up to the last that is not 0."""
    found: list[int] = []
    while packed:
        found.append(packed & ((1 << bits) - 1))
        packed >>= bits
    return found


# ---- seats in an order


def read_order(s: Table, words: Words) -> list[int]:
    """Seats in the order of a track; a dash when nobody stands on it."""
    order = words.rest(_seats(s))
    if not order and words.words[words.at - 1] != NOTHING:
        words.one(_seats(s))
    on(words).refuse_if(len(order) > len(set(order)), "seat-twice")
    return order


def letters(order: Iterable[int]) -> str:
    """The inverse of `read_order`."""
    return " ".join([LETTERS[seat] for seat in order]) or NOTHING


def _seats(s: Table) -> Kind:
    return seats(int(s.rules.seats))
