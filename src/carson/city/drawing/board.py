"""The board: the map and the track beside each other, the players below, and a legend of the signs."""

from collections.abc import Callable, Sequence

from carson.city.drawing import marks as signs
from carson.city.drawing import parts
from carson.city.drawing.map import MAP_WIDTH, code, draw_map
from carson.city.drawing.players import draw_characters, draw_notes, draw_orders, draw_players
from carson.city.drawing.track import TRACK_WIDTH, draw_track
from carson.city.facts.ids import TYPES
from carson.city.state import CityState
from carson.city.table.table import Table
from carson.city.words.phases import phase_now
from carson.city.words.terms import building_name, later, say
from carson.core.face import Line, Span
from carson.core.layout import WIDTH, beside, flowing_texts
from carson.core.sentence import Sentence

TABLES: list[Callable[[Table, Sequence[str]], list[Line]]] = parts("TABLES")
GAP = WIDTH - MAP_WIDTH - TRACK_WIDTH


def draw_board(s: CityState, names: Sequence[str], lit: Sequence[int] = ()) -> list[Line]:
    """The whole table; of what may be chosen only what is lit is marked, if anything is."""
    marks = signs.Marks(s, lit)
    return [
        _heading(s),
        *beside([draw_map(s, marks), draw_track(s, marks)], GAP),
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


LEGEND = {
    "free": signs.FREE,
    "contested": signs.CONTESTED,
    "step": signs.NOW,
    "mountain": signs.MOUNTAIN,
    "house": signs.HOUSE,
    "townhouse": signs.HOUSE * 2,
    "owner": "",
    "cowboy": "",
    "white": "",
    "price": "",
    "road": "══",
    "place": "──",
}


def _legend(s: CityState) -> list[Line]:
    """The signs, then the letters of the buildings that stand on the map."""
    shown = LEGEND | {word: sign for word, (sign, there) in _rare_signs(s).items() if there}
    texts = [say(f"board.legend-{word}", mark=sign) for word, sign in shown.items()]
    codes = [f"{code(t)} {building_name(t)}" for t in range(TYPES) if s.built[t]]
    return flowing_texts(texts) + flowing_texts(codes)


def _rare_signs(s: CityState) -> dict[str, tuple[str, bool]]:
    """The signs of tokens, outlaws and an auction, and whether there are any."""
    return {
        "back": (signs.BACK, s.rules.take_backs != 0),
        "dynamite": (f"a{signs.DYNAMITE}", any(s.dynamite_parcels) or any(s.dynamite_spaces)),
        "no-duel": (f"a{signs.NO_DUEL}", any(s.no_duel_spaces)),
        "tripled": (signs.TRIPLED, s.tripled != 0),
        "lot": (signs.LOT, s.lot != 0),
        "outlaw": (signs.OUTLAW.text, s.outlaws != 0),
    }
