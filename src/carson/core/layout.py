"""Layout: lines of spans that keep their columns, whatever letters a name is written in."""

import unicodedata

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


def left(text: str, wide: int) -> str:
    """The text at the left of a column, clipped if it must be."""
    short = clipped(text, wide)
    return short + " " * (wide - columns(short))
