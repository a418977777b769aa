"""The map: 64 parcels, 144 road places, 81 crossings, and who touches whom, as tables of 64-bit masks.

A parcel is row * 8 + column. A crossing is row * 9 + column. Roads 0..71 run east-west (row of crossings
* 8 + column), roads 72..143 north-south (row * 9 + column of crossings). Masks are as in `carson.core.bits`.
"""

from typing import Final

from librt.strings import read_i64_le
from mypy_extensions import i64

from carson.core.bits import bit, bits, count, drop_first, first, nth

__all__ = ["bit", "bits", "count", "drop_first", "first", "nth"]  # for whoever works with the map

PARCELS: Final = 64
EDGES: Final = 144
CROSSINGS: Final = 81
EDGE_WORDS: Final = 3
SIDE: Final = 8  # parcels along a side of the map
LINES: Final = 14  # straight ways across the map


def _pack(masks: list[int]) -> bytes:
    return b"".join([mask.to_bytes(8, "little") for mask in masks])


def _block(rows: range, columns: range) -> int:
    """The parcels of some rows and columns, as far as they are on the map."""
    return sum([1 << (r * 8 + c) for r in rows for c in columns if 0 <= r < SIDE and 0 <= c < SIDE])


def _neighbours(parcel: int) -> int:
    """The up to eight parcels around one, by side and by corner."""
    row, column = divmod(parcel, 8)
    return _block(range(row - 1, row + 2), range(column - 1, column + 2)) & ~(1 << parcel)


def _ends(edge: int) -> tuple[int, int]:
    """The two crossings a road joins."""
    if edge < 72:
        row, column = divmod(edge, 8)
        return row * 9 + column, row * 9 + column + 1
    row, column = divmod(edge - 72, 9)
    return row * 9 + column, row * 9 + column + 9


def _parcels_at(crossing: int) -> int:
    """The up to four parcels with a corner at a crossing (R-CONNECTED)."""
    row, column = divmod(crossing, 9)
    return _block(range(row - 1, row + 1), range(column - 1, column + 1))


def _edges_at(crossing: int) -> int:
    """The up to four roads that end at a crossing, as a 192-bit mask."""
    return sum([1 << edge for edge in range(EDGES) if crossing in _ends(edge)])


def _line(line: int) -> list[int]:
    """The roads of a straight way across the map: seven ways along the rows, then seven along the columns."""
    return [8 + line * 8 + k if line < 7 else 72 + k * 9 + line - 6 for k in range(SIDE)]


def _along(line: int) -> int:
    """The parcels on both sides of a straight way."""
    return sum([_parcels_at(a) & _parcels_at(b) for a, b in map(_ends, _line(line))])


NEIGHBOURS: Final[bytes] = _pack([_neighbours(p) for p in range(64)])
END_A: Final[bytes] = bytes([_ends(e)[0] for e in range(EDGES)])
END_B: Final[bytes] = bytes([_ends(e)[1] for e in range(EDGES)])
PARCELS_AT: Final[bytes] = _pack([_parcels_at(x) for x in range(CROSSINGS)])
EDGES_AT: Final[bytes] = _pack(
    [(_edges_at(x) >> (64 * w)) & ((1 << 64) - 1) for x in range(CROSSINGS) for w in range(EDGE_WORDS)]
)
LINE_ROADS: Final[bytes] = bytes([edge for line in range(LINES) for edge in _line(line)])
ALONG: Final[bytes] = _pack([_along(line) for line in range(LINES)])

INNER: Final[bytes] = bytes([r * 8 + c for r in range(1, 7) for c in range(1, 7)])  # R-DICE-GRID
INNER_MASK: Final[int] = sum([1 << p for p in INNER])


def neighbours(parcel: i64) -> i64:
    return read_i64_le(NEIGHBOURS, parcel * 8)


def parcels_at(crossing: i64) -> i64:
    return read_i64_le(PARCELS_AT, crossing * 8)


def edges_at(crossing: i64, word: i64) -> i64:
    return read_i64_le(EDGES_AT, (crossing * EDGE_WORDS + word) * 8)


def along(line: i64) -> i64:
    return read_i64_le(ALONG, line * 8)
