"""Layout: lines of spans that keep their columns, whatever letters a name is written in."""

import unicodedata
from collections.abc import Iterable, Sequence

from carson.core.face import Line, Span

WIDTH = 100  # columns of a whole drawing
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


def cut(line: Line, wide: int) -> Line:
    """The line, or its beginning and an ellipsis."""
    kept: Line = []
    for span in line:
        room = wide - width(kept)
        if room <= 0:
            break
        kept.append(Span(clipped(span.text, room), span.style))
    return kept


def left(text: str, wide: int) -> str:
    """The text at the left of a column, clipped if it must be."""
    short = clipped(text, wide)
    return short + " " * (wide - columns(short))


def beside(drawings: Sequence[Sequence[Line]], gap: int) -> list[Line]:
    """Drawings beside each other."""
    wides = [max(map(width, drawing), default=0) + gap for drawing in drawings[:-1]]
    lines: list[Line] = []
    for at in range(max(map(len, drawings), default=0)):
        row = [list(drawing[at]) if at < len(drawing) else [] for drawing in drawings]
        cells = [padded(line, wide) for line, wide in zip(row, wides, strict=False)]
        lines.append([span for cell in [*cells, row[-1]] for span in cell])
    return lines


def flowing(parts: Iterable[Line], gap: str = "   ", wide: int = WIDTH, indent: int = 0) -> list[Line]:
    """Small pieces one after the other, on as many lines as they need; those after the first are indented."""
    lines: list[Line] = []
    for part in parts:
        if lines and width(lines[-1]) + len(gap) + width(part) <= wide:
            lines[-1] += [Span(gap), *part]
        elif lines and indent:
            lines.append([Span(" " * indent), *part])
        else:
            lines.append(list(part))
    return lines


def flowing_texts(
    texts: Iterable[str], style: str = "dim", gap: str = "  ", wide: int = WIDTH, indent: int = 0
) -> list[Line]:
    """Short texts one after the other, on as many lines as they need."""
    return flowing(([Span(clipped(text, wide - indent), style)] for text in texts), gap, wide, indent)
