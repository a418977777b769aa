"""Entries of an agenda as words: which bits of a frame come in which order, and how they are written."""

from collections.abc import Sequence
from typing import NamedTuple

from carson.core.errors import BadPosition
from carson.core.position_text import Kind, Words
from carson.core.words import later


class Part(NamedTuple):
    """One part of an entry: which bits of the frame it stands for, and how they are written."""

    field: str  # seat, a or b
    kind: Kind | None = None  # None for a seat
    word: str = ""  # written before it
    flag: bool = False  # the word alone
    many: bool = False  # a mask, written as a list
    optional: bool = False  # left out when it is 0
    plus: int = 0  # the frame holds this much more
    shift: int = 0  # the lowest bit
    mask: int = 0xFFFF


def flag(field: str, word: str, shift: int = 0, mask: int = 0xFFFF) -> Part:
    """A word that is there or not."""
    return Part(field, word=word, flag=True, optional=True, shift=shift, mask=mask)


def parts_text(parts: Sequence[Part], fields: dict[str, int], seats: Kind) -> list[str]:
    """The words for the fields of a frame."""
    words: list[str] = []
    for part in parts:
        value = fields[part.field] >> part.shift & part.mask
        if value or not part.optional:
            words += _part_words(part, value, part.kind or seats)
    return words


def _part_words(part: Part, value: int, kind: Kind) -> list[str]:
    words = [part.word] if part.word else []
    if part.flag:
        return words
    return [*words, kind.texts(_bits_of(value)) if part.many else kind.text(value - part.plus)]


def read_parts(parts: Sequence[Part], words: Words, seats: Kind) -> dict[str, int]:
    """The inverse of `parts_text`."""
    fields = {"seat": 0, "a": 0, "b": 0}
    for part in parts:
        fields[part.field] |= _read_part(part, words, part.kind or seats) << part.shift
    words.end()
    return fields


def _read_part(part: Part, words: Words, kind: Kind) -> int:
    """The number of one part; an optional one may be missing."""
    if part.optional and (not words.left() or part.word not in ("", words.words[words.at])):
        return 0
    if part.word:
        word = words.take(later("position.word", word=part.word))
        if word != part.word:
            problem = later("position.should-be", word=word, should=part.word)
            raise BadPosition(problem, words.number_of_line)
    if part.flag:
        return 1
    if part.many:
        return sum(1 << value for value in words.different(kind))
    return words.one(kind) + part.plus


def part_formula(part: Part, seats: Kind) -> str:
    """Which bits of an entry a part is, and what they stand for."""
    bits = part.field + (f" >> {part.shift}" if part.shift else "")
    bits += f" & {part.mask}" if part.mask != Part._field_defaults["mask"] else ""
    what = part.word if part.flag else str((part.kind or seats).what)
    if part.many:
        return f"{bits} = bits of {what}"
    return f"{bits} = {part.plus} + {what}" if part.plus else f"{bits} = {what}"


def _bits_of(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
