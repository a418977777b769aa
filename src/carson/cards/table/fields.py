"""Every field of a table in one list, from which copying, dumping and loading follow.

The order is that of the numbers in a dump, on which hashes rest: none is moved.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from carson.cards.facts.ids import NONE
from carson.core.errors import BadDump

NUMBERS: Final[dict[str, int]] = {  # with what they are on an empty table
    "round": 0,
    "pile": 0,
    "unseen": 0,
    "top_back": NONE,
    "passed": 0,
    "shown": NONE,
    "shown_back": NONE,
    "ranking": NONE,
    "tired": 0,
    "sold": 0,
    "outside": NONE,
    "doubled": NONE,
}
ROWS: Final[dict[str, bool]] = {  # whether they have a number for each seat
    "suits": True,
    "queue": False,
    "backs_left": False,
    "offer": False,
    "hand": True,
    "owned": True,
    "beside": True,
    "bid": True,
    "boost": True,
    "agenda": False,
}
LAID: Final = "laid"  # a row for each player
FIELDS: Final = (*NUMBERS, *ROWS, LAID)  # all that is not derived
DERIVED: Final = ("cells", "box", "options")
COPIED: Final = (*FIELDS, *DERIVED)
SINGLE: Final = frozenset([*NUMBERS, "options"])  # numbers, not rows
WRONG: Final = "these numbers are no state of this game"


def lay_out_fields(s: object, seats: int, players: int) -> None:
    """All fields of an empty table."""
    for name, start in NUMBERS.items():
        setattr(s, name, start)
    for name, by_seat in ROWS.items():
        setattr(s, name, [0] * seats if by_seat else [])
    setattr(s, LAID, [[] for _ in range(players)])


def copy_fields(s: object, onto: object, names: Iterable[str]) -> None:
    """Put copies of some fields on another table."""
    for name in names:
        value = getattr(s, name)
        if name == LAID:
            value = [row.copy() for row in value]
        elif name not in SINGLE:
            value = value.copy()
        setattr(onto, name, value)


def numbers_of(s: object) -> list[int]:
    """Every number of a table; lists come with their length."""
    numbers: list[int] = [getattr(s, name) for name in NUMBERS]
    rows: list[list[int]] = [getattr(s, name) for name in ROWS]
    rows += getattr(s, LAID)
    for row in rows:
        numbers.append(len(row))
        numbers += row
    return numbers


def put_numbers(s: object, numbers: Sequence[int]) -> None:
    """The inverse on an empty table; BadDump when there are too few or too many numbers."""
    at = len(NUMBERS)
    if len(numbers) < at:
        raise BadDump(WRONG)
    for name, number in zip(NUMBERS, numbers[:at], strict=True):
        setattr(s, name, number)
    for name, by_seat in ROWS.items():
        row = _row(numbers, at)
        if by_seat and len(row) != len(getattr(s, name)):
            raise BadDump(WRONG)
        setattr(s, name, row)
        at += 1 + len(row)
    laid: list[list[int]] = getattr(s, LAID)
    for player in range(len(laid)):
        laid[player] = _row(numbers, at)
        at += 1 + len(laid[player])
    if at != len(numbers):
        raise BadDump(WRONG)


def _row(numbers: Sequence[int], at: int) -> list[int]:
    """The row whose length stands here."""
    if at >= len(numbers) or not 0 <= numbers[at] < len(numbers) - at:
        raise BadDump(WRONG)
    return list(numbers[at + 1 : at + 1 + numbers[at]])
