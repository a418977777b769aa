"""Layout: drawings beside each other, and texts on as many lines as they need."""

from collections.abc import Iterable, Sequence

from carson.core.face import Line, Span
from carson.core.layout import WIDTH, clipped, columns, padded, width


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
        lines += beside(row, gap)
    return lines


def beside(drawings: Sequence[Sequence[Line]], gap: int) -> list[Line]:
    """Drawings beside each other, however wide that is."""
    wides = [max(map(width, drawing), default=0) for drawing in drawings]
    lines: list[Line] = []
    for at in range(max(map(len, drawings))):
        line: Line = []
        for drawing, wide in zip(drawings, wides, strict=True):
            line += padded(list(drawing[at]) if at < len(drawing) else [], wide)
            line.append(Span(" " * gap))
        lines.append(line[:-1])
    return lines


def flowing(
    texts: Iterable[str], style: str = "dim", gap: str = "  ", wide: int = WIDTH, indent: int = 0
) -> list[Line]:
    """Short texts one after the other, on as many lines as they need; those after the first are indented."""
    lines: list[str] = []
    for text in texts:
        if lines and columns(lines[-1]) + len(gap) + columns(text) <= wide:
            lines[-1] += gap + text
        else:
            lines.append(clipped(" " * (indent if lines else 0) + text, wide))
    return [[Span(line, style)] for line in lines]


def cut(line: Line, wide: int) -> Line:
    """The beginning of a line that fits."""
    kept: Line = []
    for span in line:
        room = wide - width(kept)
        if room <= 0:
            break
        kept.append(Span(clipped(span.text, room), span.style))
    return kept
