"""What a position says about the table or a player: a word, and how its field is read and written.

Games list rows such as `one(20, "mayor", "mayor", None)`: the table has a field of that name, for a player
one with a number for each seat.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, NamedTuple

from carson.core.position_text import NOTHING, Kind, Noun, Words, seats
from carson.core.seats import LETTERS
from carson.core.words import later

Table = Any  # the table of a game
NO_SEAT = -1  # for lines about the table
Usual = int | Callable[[Table, int], int]  # what a field holds when nothing is said about it


class Said(NamedTuple):
    """A line about the table, or a word about a player.

    They are written in the order of `place`; lines below 0 come before a drawing. Lines have no seat.
    """

    place: int
    word: str
    read: Callable[[Table, int, Words], None]
    text: Callable[[Table, int], str | None]  # what follows the word; None when nothing needs to be said
    fill: Callable[[Table, int], None] | None = None  # what is usual, when nothing is said
    # what follows the word, where the usual depends on a table
    whole: Callable[[Table, int], str] | None = None
    kind: Kind | None = None  # of the things it names


def stored(
    place: int,
    word: str,
    field: str,
    read: Callable[[Table, Words], int],
    text: Callable[[int], str | None],
    usual: Usual = 0,
    bits: tuple[int, int] = (0, -1),
    kind: Kind | None = None,
) -> Said:
    """A field of the table, or of a player; `bits` are the lowest bit and the mask in it."""
    shift, mask = bits

    def number(s: Table, seat: int) -> int:
        return int(getattr(s, field) if seat == NO_SEAT else getattr(s, field)[seat])

    def store(s: Table, seat: int, found: int) -> None:
        if seat == NO_SEAT:
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

    def whole(s: Table, seat: int) -> str:
        return text(number(s, seat) >> shift & mask) or NOTHING

    depends = callable(usual)
    return Said(place, word, put, written, fill if depends else None, whole if depends else None, kind)


def one(
    place: int,
    word: str,
    field: str,
    kind: Kind | None,
    usual: Usual = NO_SEAT,
    plus: int = 0,
    bits: tuple[int, int] = (0, -1),
) -> Said:
    """One thing with a name; without a kind it is a seat. The field holds `plus` more."""

    def text(found: int) -> str:
        return kind.text(found - plus) if kind else LETTERS[found]

    def read(s: Table, words: Words) -> int:
        return words.one(kind or seats_of(s)) + plus

    return stored(place, word, field, read, text, usual, bits, kind)


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of some small numbers, each named once."""
    return sum([1 << number for number in numbers])


def several(
    place: int,
    word: str,
    field: str,
    kind: Kind,
    usual: Usual = 0,
    first: int = 0,
    mask_of: Callable[[Iterable[int]], int] = mask_of,
) -> Said:
    """A mask of things with names; bit 0 is the one numbered `first`."""

    def read(s: Table, words: Words) -> int:
        return mask_of([found - first for found in words.different(kind)])

    def text(mask: int) -> str:
        return kind.texts([value for value in sorted(kind.by_value) if mask >> (value - first) & 1])

    return stored(place, word, field, read, text, usual, kind=kind)


def amount(
    place: int,
    word: str,
    field: str,
    most: int | Callable[[Table], int] = 999,
    usual: Usual = 0,
    least: int = 0,
    what: Noun = "",
    bits: tuple[int, int] = (0, -1),
) -> Said:
    """A number: how many a player has, unless it is called something else."""

    def read(s: Table, words: Words) -> int:
        return words.number(what or word, least, most(s) if callable(most) else most)

    return stored(place, word, field, read, str, usual, bits)


def repeated(place: int, word: str, field: str, kind: Kind, bits: int) -> Said:
    """How many of each of several things, packed; a list in which a name may come again."""
    most = (1 << bits) - 1

    def read(s: Table, words: Words) -> int:
        found = words.many(kind)
        if any(found.count(name) > most for name in found):
            words.fail(later("position.many", number=most, what=kind.what))
        return sum([1 << bits * name for name in found])

    def text(found: int) -> str:
        return kind.texts([n for n, times in enumerate(digits(found, bits)) for _ in range(times)])

    return stored(place, word, field, read, text, kind=kind)


def digits(packed: int, bits: int) -> list[int]:
    """The small numbers packed into one, up to the last that is not 0."""
    found: list[int] = []
    while packed:
        found.append(packed & ((1 << bits) - 1))
        packed >>= bits
    return found


def read_pairs(words: Words, kind: Kind, what: Noun, most: int) -> dict[int, int]:
    """Pairs of a name and a number; a dash for none."""
    found: dict[int, int] = {}
    if words.words[words.at :] == [NOTHING]:
        words.take(NOTHING)
    while words.left():
        name = words.one(kind)
        if name in found:
            words.fail(later("position.named-twice", name=kind.text(name)))
        found[name] = words.number(what, 1, most)
    return found


def pairs_text(numbers: Iterable[int], kind: Kind) -> str | None:
    """The inverse of `read_pairs`, for numbers in the order of their names; None when all are 0."""
    return " ".join([f"{kind.text(n)} {number}" for n, number in enumerate(numbers) if number]) or None


def seats_of(s: Table) -> Kind:
    return seats(int(s.rules.seats))


# ---- all words about a player


def lines_text(sayings: Mapping[str, Said], s: Table) -> list[str]:
    """The lines that tell this table from a usual one."""
    texts = [(line.word, line.text(s, NO_SEAT)) for line in sayings.values()]
    return [f"{word} {text}".rstrip() for word, text in texts if text is not None]


def words_text(sayings: Mapping[str, Said], s: Table, seat: int) -> str:
    """The line that tells this player from a usual one."""
    texts = [(word.word, word.text(s, seat)) for word in sayings.values()]
    words = [f"{word} {text}".rstrip() for word, text in texts if text is not None]
    return " ".join(["player", LETTERS[seat], *words])


def read_words(sayings: Mapping[str, Said], s: Table, seat: int, words: Words) -> set[str]:
    """The inverse of `words_text`; the words that were said."""
    said: set[str] = set()
    while words.left():
        word = words.take(later("position.a-word"))
        if word in said:
            words.fail(later("position.said-twice", word=word))
        if word not in sayings:
            words.fail(later("position.no-player-word", word=word, known=", ".join(sayings)))
        said.add(word)
        sayings[word].read(s, seat, words)
    return said


def fill_usual(sayings: Mapping[str, Said], s: Table, seat: int, said: Container[str]) -> None:
    """What is usual, where nothing was said."""
    for word, saying in sayings.items():
        if saying.fill and word not in said:
            saying.fill(s, seat)


# ---- seats in an order


def read_order(s: Table, words: Words) -> list[int]:
    """Seats in the order of a track; a dash when nobody stands on it."""
    order = words.rest(seats_of(s))
    if not order and words.words[words.at - 1] != NOTHING:
        words.one(seats_of(s))
    if len(order) > len(set(order)):
        words.fail(later("position.seat-twice"))
    return order


def letters(order: Iterable[int]) -> str:
    """The inverse of `read_order`."""
    return " ".join([LETTERS[seat] for seat in order]) or NOTHING
