"""The board: the map and the track beside each other, the players below, and a legend of the signs."""

from __future__ import annotations

from collections.abc import Sequence

from carson.city.facts.ids import TYPES
from carson.city.state import CityState
from carson.city.words.layout import WIDTH, flowing, side_by_side
from carson.city.words.map_drawing import MAP_WIDTH, code, draw_map
from carson.city.words.marks import CONTESTED, FREE, HOUSE, MOUNTAIN, NOW, Marks
from carson.city.words.phases import phase_now
from carson.city.words.players_drawing import draw_notes, draw_orders, draw_players
from carson.city.words.terms import building_name, say
from carson.city.words.track_drawing import TRACK_WIDTH, draw_track
from carson.core.face import Line, Span

GAP = WIDTH - MAP_WIDTH - TRACK_WIDTH


def draw_board(s: CityState, names: Sequence[str]) -> list[Line]:
    """The whole table."""
    marks = Marks(s)
    return [
        _heading(s),
        *side_by_side(draw_map(s, marks), draw_track(s, marks), MAP_WIDTH + GAP),
        [],
        draw_orders(s),
        *draw_players(s, names),
        *draw_notes(s, names),
        [],
        *_legend(s),
    ]


def _heading(s: CityState) -> Line:
    line = [Span(say("board.name"), "title")]
    if s.round:
        line += [Span("   "), Span(_round(s), "title")]
    return [*line, Span("   "), Span(_phase(s))]


def status(s: CityState) -> str:
    """Round and phase in a few words."""
    if s.depth == 0 or s.round == 0:
        return _phase(s)
    return say("board.status", round=_round(s), phase=_phase(s))


def _round(s: CityState) -> str:
    return say("board.round", round=s.round, rounds=s.rules.rounds)


def _phase(s: CityState) -> str:
    if s.depth == 0:
        return say("board.phase-over")
    return say(f"board.phase-{phase_now(s)}")


def _legend(s: CityState) -> list[Line]:
    """The signs, then the letters of the buildings that stand on the map."""
    signs = [
        say("board.legend-free", mark=FREE),
        say("board.legend-contested", mark=CONTESTED),
        say("board.legend-step", mark=NOW),
        say("board.legend-mountain", mark=MOUNTAIN),
        say("board.legend-house", mark=HOUSE),
        say("board.legend-townhouse", mark=HOUSE * 2),
        say("board.legend-owner"),
        say("board.legend-cowboy"),
        say("board.legend-white"),
        say("board.legend-price"),
        say("board.legend-road", mark="══"),
        say("board.legend-place", mark="──"),
    ]
    codes = [f"{code(t)} {building_name(t)}" for t in range(TYPES) if s.built[t]]
    lines = flowing(([Span(text, "dim")] for text in signs), "  ")
    return lines + flowing(([Span(text, "dim")] for text in codes), "  ")
