"""Every field of a table in one list, from which copying, dumps and snapshots follow.

The order is that of the numbers in a dump, on which hashes rest: none is moved.
"""

import marshal
from collections.abc import Iterable
from typing import Any, Final

from carson.cards.facts.grid import SIZE
from carson.cards.facts.ids import NONE

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
CELLS: Final = COPIED.index("cells")
BOX: Final = COPIED.index("box")


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


def packed_fields(s: object) -> bytes:
    """Every field, what is derived too."""
    values: list[Any] = [getattr(s, name) for name in COPIED]
    values[CELLS] = _moved(values[CELLS], values[BOX], False)
    return marshal.dumps(values, 2)


def put_fields(s: object, packed: bytes) -> None:
    """The inverse."""
    values: list[Any] = marshal.loads(packed)
    values[CELLS] = _moved(values[CELLS], values[BOX], True)
    for at in range(len(COPIED)):
        setattr(s, COPIED[at], values[at])


def _moved(cells: list[Any], box: list[int], back: bool) -> list[Any]:
    """Sets of cells that begin at the first column and row of their city, which makes them short; or back.

    They are handed on as objects, which is cheaper here than as numbers.
    """
    moved: list[Any] = []
    for city in range(0, len(box), 4):
        shift: Any = box[city + 2] * SIZE + box[city]
        at = len(moved)
        own = cells[at : at + len(cells) * 4 // len(box)]
        moved += [cell_set << shift for cell_set in own] if back else [cell_set >> shift for cell_set in own]
    return moved
