"""Layout: lines of spans that keep their columns, whatever letters a name is written in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from carson.core.face import Line, Span

WIDTH = 100  # columns of the whole board
ELLIPSIS = "…"


def columns(text: str) -> int:
    """How many columns a terminal gives a text."""
    return len(text) if text.isascii() else sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def width(line: Line) -> int:
    return sum(columns(span.text) for span in line)


def padded(line: Line, wide: int) -> Line:
    """The line filled up with blanks."""
    missing = wide - width(line)
    return [*line, Span(" " * missing)] if missing > 0 else line


def clipped(text: str, wide: int) -> str:
    """The text, or its beginning and an ellipsis."""
    if columns(text) <= wide:
        return text
    kept = ""
    for char in text:
        if columns(kept + char) >= wide:
            break
        kept += char
    return kept + ELLIPSIS


def left(text: str, wide: int) -> str:
    """The text at the left of a column, clipped if it must be."""
    short = clipped(text, wide)
    return short + " " * (wide - columns(short))


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
