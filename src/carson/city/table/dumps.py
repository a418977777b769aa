"""The numbers of a table, written one after another, and back."""

from collections.abc import Sequence

from mypy_extensions import i64

from carson.city.table.pieces import HELD, MORE_ROWS, NUMBERS, ROWS, Pieces
from carson.core.errors import BadDump


def numbers_of(s: Pieces) -> list[int]:
    """Every number that is not derived from another one; what a seat holds comes together."""
    numbers: list[int] = [getattr(s, name) for name in NUMBERS]
    for name in ROWS:
        numbers += getattr(s, name)
    held = [list(getattr(s, name)) for name in HELD]
    for seat in range(s.rules.seats):
        numbers += [row[seat] for row in held]
    for name in MORE_ROWS:
        numbers += getattr(s, name)
    return numbers + [int(packed) for packed in s.agenda[: s.depth]]


def put_numbers(s: Pieces, numbers: Sequence[int]) -> None:
    """The inverse on an empty table, but for what is derived; BadDump when there are too few or too many."""
    at = len(NUMBERS)
    seats: i64 = s.rules.seats
    rows = [getattr(s, name) for name in ROWS]
    places = [(row, index) for row in rows for index in range(len(row))]
    held = [getattr(s, name) for name in HELD]
    places += [(row, seat) for seat in range(seats) for row in held]
    more = [getattr(s, name) for name in MORE_ROWS]
    places += [(row, index) for row in more for index in range(len(row))]
    depth = len(numbers) - at - len(places)
    if not 0 <= depth <= len(s.agenda):
        raise BadDump("these numbers are no state of this game")
    for name, number in zip(NUMBERS, numbers, strict=False):
        setattr(s, name, number)
    places += [(s.agenda, index) for index in range(depth)]
    for (row, index), number in zip(places, numbers[at:], strict=True):
        row[index] = number
    s.depth = depth
