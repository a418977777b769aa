"""The horses of every player: how many, where they are, and what they are worth in the rodeo."""

from collections.abc import Sequence

from carson.city.count.rodeo import rodeo_points
from carson.city.drawing.marks import columns, seat_span, seat_style
from carson.city.facts.enclosures import YARDS
from carson.city.table.stable import has_cowboy_in, horses_in
from carson.city.table.table import Table
from carson.city.words.terms import say
from carson.core.face import Line, Span
from carson.core.layout import left

NAME_WIDTH = 14
CELL = 3  # columns of an enclosure, for ten horses and a cowboy


def _stables(s: Table, names: Sequence[str]) -> list[Line]:
    """A heading and a line for each player, in a game with horses."""
    if s.rules.horses == 0:
        return []
    headings = _headings()
    heading = " " * 4 + left(say("board.stables"), NAME_WIDTH) + columns(headings, headings)
    if any(s.enclosure_cowboys[seat] for seat in range(len(names))):
        heading += "   " + say("board.hat-note")
    return [[Span(heading, "dim")], *[_stable(s, seat, names[seat], headings) for seat in range(len(names))]]


def _headings() -> list[str]:
    """At home, the enclosures, of which only the first is called so, and the rodeo."""
    numbers = [f"{number:>{CELL}}" for number in range(2, YARDS + 1)]
    first = say("board.enclosure-column", number=1)
    return [say("board.home-column"), first, *numbers, say("board.rodeo-column"), say("board.token-column")]


def _stable(s: Table, seat: int, name: str, headings: Sequence[str]) -> Line:
    cells = [
        str(s.horses[seat]),
        *[_cell(s, seat, yard) for yard in range(YARDS)],
        str(rodeo_points(s, seat)),
        str(s.rodeo_tokens[seat]),
    ]
    who = Span(left(name, NAME_WIDTH), seat_style(seat))
    return [Span("  "), seat_span(seat), Span(" "), who, Span(columns(cells, headings))]


def _cell(s: Table, seat: int, yard: int) -> str:
    horses = int(horses_in(s, seat, yard))
    return say("board.enclosure-hat", horses=horses) if has_cowboy_in(s, seat, yard) else str(horses)


TABLES = {10: _stables}
