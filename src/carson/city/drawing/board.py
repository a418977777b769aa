"""The board: the map and the track beside each other, the players below, and a legend of the signs."""

from collections.abc import Callable, Sequence

from carson.city.drawing.layout import flowing, side_by_side
from carson.city.drawing.map import MAP_WIDTH, code, draw_map
from carson.city.drawing.marks import (
    BACK,
    CONTESTED,
    DYNAMITE,
    FREE,
    HOUSE,
    LOT,
    MOUNTAIN,
    NO_DUEL,
    NOW,
    OUTLAW,
    TRIPLED,
    Marks,
)
from carson.city.drawing.parts import in_order, parts
from carson.city.drawing.players import draw_characters, draw_notes, draw_orders, draw_players
from carson.city.drawing.track import TRACK_WIDTH, draw_track
from carson.city.facts.ids import TYPES
from carson.city.state import CityState
from carson.city.table.table import Table
from carson.city.words.phases import phase_now
from carson.city.words.terms import building_name, later, say
from carson.core.face import Line, Span
from carson.core.layout import WIDTH
from carson.core.sentence import Sentence

TABLES: list[Callable[[Table, Sequence[str]], list[Line]]] = in_order(parts("TABLES"))
GAP = WIDTH - MAP_WIDTH - TRACK_WIDTH


def draw_board(s: CityState, names: Sequence[str]) -> list[Line]:
    """The whole table."""
    marks = Marks(s)
    return [
        _heading(s),
        *side_by_side(draw_map(s, marks), draw_track(s, marks), MAP_WIDTH + GAP),
        [],
        *draw_orders(s),
        *draw_players(s, names),
        *[line for table in TABLES for line in table(s, names)],
        *draw_notes(s, names),
        *draw_characters(s),
        [],
        *_legend(s),
    ]


def _heading(s: CityState) -> Line:
    line = [Span(say("board.name"), "title")]
    if s.round:
        line += [Span("   "), Span(str(_round(s)), "title")]
    return [*line, Span("   "), Span(str(_phase(s)))]


def status(s: CityState) -> Sentence:
    """Round and phase in a few words."""
    if s.depth == 0 or s.round == 0:
        return _phase(s)
    return later("board.status", round=_round(s), phase=_phase(s))


def _round(s: CityState) -> Sentence:
    return later("board.round", round=int(s.round), rounds=int(s.rules.rounds))


def _phase(s: CityState) -> Sentence:
    if s.depth == 0:
        return later("board.phase-over")
    return later(f"board.phase-{phase_now(s)}")


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
        *([say("board.legend-back", mark=BACK)] if s.rules.take_backs else []),
        *_token_signs(s),
    ]
    codes = [f"{code(t)} {building_name(t)}" for t in range(TYPES) if s.built[t]]
    lines = flowing(([Span(text, "dim")] for text in signs), "  ")
    return lines + flowing(([Span(text, "dim")] for text in codes), "  ")


def _token_signs(s: CityState) -> list[str]:
    """The signs of tokens and of an auction, where there are any."""
    seats = range(int(s.rules.seats))
    there = {
        "dynamite": any(s.dynamite_parcels[seat] or s.dynamite_spaces[seat] for seat in seats),
        "no-duel": any(s.no_duel_spaces[seat] for seat in seats),
        "tripled": s.tripled != 0,
        "lot": s.lot != 0,
        "outlaw": s.outlaws != 0,
    }
    marks = {"dynamite": f"a{DYNAMITE}", "no-duel": f"a{NO_DUEL}", "tripled": TRIPLED, "lot": LOT}
    marks["outlaw"] = OUTLAW.text
    return [say(f"board.legend-{word}", mark=marks[word]) for word, shown in there.items() if shown]
