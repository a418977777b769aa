"""The frames of the agenda as lines of words, and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from carson.city.facts.ids import TYPES
from carson.city.table import agenda
from carson.city.table.agenda import DEPTH, FRAME_NAMES, frame
from carson.city.words.position.lines import Words
from carson.city.words.position.names import (
    BUILDING,
    MOMENT,
    PARCEL,
    PLACE,
    SLOT,
    SPACES_KIND,
    Kind,
    bits_of,
    mask_of,
    numbers,
    seats,
)
from carson.core.seats import LETTERS


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


class Number(NamedTuple):
    """How one number of a frame is written."""

    kind: Kind
    many: bool = False  # a mask, written as a list
    optional: bool = False  # left out when it is 0


class Form(NamedTuple):
    """How a kind of frame is written: its seat if it has one, then its numbers."""

    seat: bool
    a: Number | None = None
    b: Number | None = None


_BUILDING = Number(BUILDING)
_COUNT = Number(numbers("number", 0, DEPTH))
_ARENA = Number(Kind("sort of duels", {"parcels": 0, "buildings": 1}))
_SLOT = Number(SLOT)
_SPACE = Number(SPACES_KIND)
_PLACE = Number(PLACE)
_TYPES = Number(BUILDING, many=True)

FORMS: dict[int, Form] = {
    agenda.ROUND: Form(False, Number(MOMENT)),
    agenda.USE_SPACE: Form(False, _SPACE),
    agenda.FIGHTS: Form(True, _ARENA),
    agenda.BUY_PARCELS: Form(False, _COUNT),
    agenda.ROAD_WINDOW: Form(False, _COUNT),
    agenda.DEFERRED: Form(False, _COUNT, Number(BUILDING, many=True, optional=True)),
    agenda.ASK_START: Form(True, _COUNT),
    agenda.ASK_CHARACTER: Form(True, _COUNT),
    agenda.ASK_CASH_NOW: Form(True),
    agenda.ASK_FREE_PARCEL: Form(True, _COUNT),
    agenda.ASK_HIRE: Form(True),
    agenda.ASK_PLACE: Form(True),
    agenda.ASK_WHITE: Form(True),
    agenda.ASK_FIGHT: Form(True, _ARENA),
    agenda.ASK_PARCEL: Form(True),
    agenda.ASK_BUILDING: Form(True, _SPACE),
    agenda.ASK_SITE: Form(True, _BUILDING),
    agenda.ASK_HOUSE: Form(True),
    agenda.ASK_CONSENT: Form(True, Number(PARCEL)),
    agenda.ASK_ROADS: Form(True),
    agenda.ASK_DEFERRED: Form(True, _TYPES),
    agenda.ASK_CITY_HALL: Form(True, _SLOT),
    agenda.ASK_DOUBLE: Form(True),
    agenda.ASK_VP: Form(True, _SPACE),
    agenda.ASK_SPEND: Form(True),
    agenda.DRAW_TILE: Form(False, _SLOT, Number(Kind("word", {"no-city-hall": 1}), optional=True)),
    agenda.DRAW_CENTRE: Form(False),
    agenda.DRAW_MOUNTAIN: Form(False, _COUNT),
    agenda.DRAW_ORDER: Form(False, _COUNT),
    agenda.ROLL_DUEL: Form(False, _PLACE),
    agenda.ROLL_GAMBLE: Form(True, Number(numbers("die", 1, 6), optional=True)),
}
KIND_BY_NAME = {name: kind for kind, name in FRAME_NAMES.items()}
FRAME = Kind("entry of the agenda", KIND_BY_NAME)


def unpacked(packed: int) -> Frame:
    """A frame from its number."""
    return Frame(
        kind=int(agenda.kind_of(packed)),
        seat=int(agenda.seat_of(packed)),
        a=int(agenda.a_of(packed)),
        b=int(agenda.b_of(packed)),
    )


def frame_text(entry: Frame) -> str:
    """A frame as words."""
    form = FORMS[entry.kind]
    words = [entry.name]
    if form.seat:
        words.append(LETTERS[entry.seat])
    for number, value in ((form.a, entry.a), (form.b, entry.b)):
        if number is not None and (value or not number.optional):
            words.append(number.kind.texts(bits_of(value)) if number.many else number.kind.text(value))
    return " ".join(words)


def read_frame(words: Words, number_of_seats: int) -> Frame:
    """The inverse of `frame_text`."""
    kind = words.one(FRAME)
    form = FORMS[kind]
    seat = words.one(seats(number_of_seats)) if form.seat else 0
    entry = Frame(kind, seat, _value(form.a, words), _value(form.b, words), words.number_of_line)
    words.end()
    return entry


def _value(number: Number | None, words: Words) -> int:
    if number is None or (number.optional and not words.left()):
        return 0
    if number.many:
        return mask_of(words.different(number.kind))
    return words.one(number.kind)


def types_in(mask: int) -> list[int]:
    """The building types in a mask of a frame."""
    return [t for t in range(TYPES) if mask >> t & 1]
