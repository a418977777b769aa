"""Layout: lines of spans that keep their columns, whatever letters a name is written in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from carson.core.face import Line, Span

WIDTH = 100  # columns of the whole table
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
    lines: list[Line] = []
    for row in rows:
        lines += _beside(row, gap)
    return lines


def _beside(drawings: Sequence[Sequence[Line]], gap: int) -> list[Line]:
    wides = [max(map(width, drawing), default=0) for drawing in drawings]
    lines: list[Line] = []
    for at in range(max(map(len, drawings))):
        line: Line = []
        for drawing, wide in zip(drawings, wides, strict=True):
            line += padded(list(drawing[at]) if at < len(drawing) else [], wide)
            line.append(Span(" " * gap))
        lines.append(line[:-1])
    return lines


def flowing(texts: Iterable[str], style: str = "dim", gap: str = "  ") -> list[Line]:
    """Short texts one after the other, on as many lines as they need."""
    lines: list[str] = []
    for text in texts:
        if lines and columns(lines[-1]) + len(gap) + columns(text) <= WIDTH:
            lines[-1] += gap + text
        else:
            lines.append(clipped(text, WIDTH))
    return [[Span(line, style)] for line in lines]
