"""Layout: drawings beside each other, and pieces on as many lines as they need."""

from collections.abc import Iterable, Sequence

from carson.core.face import Line, Span
from carson.core.layout import WIDTH, padded, width


def side_by_side(first: Sequence[Line], second: Sequence[Line], wide: int) -> list[Line]:
    """Two drawings beside each other, the first one `wide` columns wide."""
    rows = max(len(first), len(second))
    return [
        padded(first[row] if row < len(first) else [], wide) + (second[row] if row < len(second) else [])
        for row in range(rows)
    ]


def flowing(parts: Iterable[Line], gap: str = "   ") -> list[Line]:
    """Small pieces one after the other, on as many lines as they need."""
    lines: list[Line] = []
    for part in parts:
        if lines and width(lines[-1]) + len(gap) + width(part) <= WIDTH:
            lines[-1] += [Span(gap), *part]
        else:
            lines.append(list(part))
    return lines
