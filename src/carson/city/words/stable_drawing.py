"""The horses of every player: how many, where they are, and what they are worth in the rodeo."""

from __future__ import annotations

from carson.city.count.rodeo import rodeo_points
from carson.city.facts.enclosures import YARDS
from carson.city.state import CityState
from carson.city.table.stable import has_hat, horses_in
from carson.city.table.table import GEAR, HORSES, RODEO_TOKENS
from carson.city.words.layout import flowing
from carson.city.words.marks import seat_span
from carson.city.words.terms import say
from carson.core.face import Line, Span


def draw_stables(s: CityState) -> list[Line]:
    """A heading and what each player has, in a game with horses."""
    if s.rules.horses == 0:
        return []
    cells = [[seat_span(seat), Span(_stable(s, seat))] for seat in range(int(s.rules.seats))]
    return flowing([[Span(say("board.stables"), "dim")], *cells])


def _stable(s: CityState, seat: int) -> str:
    return say(
        "board.stable",
        horses=int(s.gear[seat * GEAR + HORSES]),
        enclosures=" ".join([_cell(s, seat, yard) for yard in range(YARDS)]),
        points=int(rodeo_points(s, seat)),
        tokens=int(s.gear[seat * GEAR + RODEO_TOKENS]),
    )


def _cell(s: CityState, seat: int, yard: int) -> str:
    horses = int(horses_in(s, seat, yard))
    return say("board.enclosure-hat", horses=horses) if has_hat(s, seat, yard) else str(horses)
