"""The note about this round's outlaws."""

from collections.abc import Sequence

from carson.city.count.outlaws import tile_vp
from carson.city.table.table import Table
from carson.city.words.terms import points, say
from carson.core.face import Line, Span


def _notes(s: Table, names: Sequence[str]) -> list[Line]:
    if not s.outlaws:
        return []
    prize = points(int(tile_vp(s)))
    return [[Span(say("board.note-outlaws", strength=int(s.outlaw_strength), points=prize))]]


NOTES = {30: _notes}
