"""The frames of the agenda as lines of words, and back."""

from __future__ import annotations

from dataclasses import dataclass

from carson.city.facts.ids import TYPES
from carson.city.position.forms import FORMS, Part
from carson.city.position.names import bits_of, mask_of
from carson.city.table import agenda
from carson.city.table.agenda import FRAME_NAMES, frame
from carson.core.position_text import Kind, Words, seats
from carson.core.seats import LETTERS

KIND_BY_NAME = {name: kind for kind, name in FRAME_NAMES.items()}
FRAME = Kind("entry of the agenda", KIND_BY_NAME)
ALL_SEATS = seats(len(LETTERS))


@dataclass(frozen=True)
class Frame:
    """One frame of the agenda and the line it was read from."""

    kind: int
    seat: int = 0
    a: int = 0
    b: int = 0
    line: int = 0

    @property
    def name(self) -> str:
        return FRAME_NAMES[self.kind]

    def packed(self) -> int:
        return int(frame(self.kind, self.seat, self.a, self.b))


def unpacked(packed: int) -> Frame:
    """A frame from its number."""
    return Frame(
        kind=int(agenda.kind_of(packed)),
        seat=int(agenda.seat_of(packed)),
        a=int(agenda.a_of(packed)),
        b=int(agenda.b_of(packed)),
    )


# ---- writing


def frame_text(entry: Frame) -> str:
    """A frame as words."""
    words = [entry.name]
    fields = {"seat": entry.seat, "a": entry.a, "b": entry.b}
    for part in FORMS[entry.kind]:
        value = fields[part.field] >> part.shift & part.mask
        if value or not part.optional:
            words += _part_words(part, value)
    return " ".join(words)


def _part_words(part: Part, value: int) -> list[str]:
    kind = part.kind or ALL_SEATS
    words = [part.word] if part.word else []
    if part.flag:
        return words
    return [*words, kind.texts(bits_of(value)) if part.many else kind.text(value - part.plus)]


# ---- reading


def read_frame(words: Words, number_of_seats: int) -> Frame:
    """The inverse of `frame_text`."""
    kind = words.one(FRAME)
    fields = {"seat": 0, "a": 0, "b": 0}
    for part in FORMS[kind]:
        fields[part.field] |= _read_part(part, words, number_of_seats) << part.shift
    words.end()
    if kind in (agenda.ASK_DUEL_TILES, agenda.ASK_SHEETS):
        fields["seat"] = min(bits_of(fields["a"]))  # of all who are asked, the first one
    return Frame(kind, fields["seat"], fields["a"], fields["b"], words.number_of_line)


def _read_part(part: Part, words: Words, number_of_seats: int) -> int:
    """The number of one part; an optional one may be missing."""
    if part.optional and (not words.left() or part.word not in ("", words.words[words.at])):
        return 0
    if part.word and words.take(f"the word {part.word}") != part.word:
        words.fail(f"“{words.words[words.at - 1]}” should be the word {part.word}")
    if part.flag:
        return 1
    kind = part.kind or seats(number_of_seats)
    if part.many:
        return mask_of(words.different(kind))
    return words.one(kind) + part.plus


def types_in(mask: int) -> list[int]:
    """The building types in a mask of a frame."""
    return [t for t in range(TYPES) if mask >> t & 1]
