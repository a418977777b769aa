"""Layout: drawings beside each other."""

from collections.abc import Iterable, Sequence

from carson.core.face import Line
from carson.core.layout import WIDTH, beside, width


def rows_of(drawings: Iterable[Sequence[Line]], gap: int) -> list[Line]:
    """Drawings beside each other, on as many rows as they need."""
    rows: list[list[Sequence[Line]]] = []
    used = 0
    for drawing in drawings:
        wide = max(map(width, drawing), default=0)
        if rows and used + gap + wide <= WIDTH:
            rows[-1].append(drawing)
            used += gap + wide
        else:
            rows.append([drawing])
            used = wide
    return [line for row in rows for line in beside(row, gap)]
