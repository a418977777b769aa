"""Duel tiles and sheets as plain JSON data: the viewer's own, and of the others what lies open."""

from __future__ import annotations

from carson.city.count.duel_tiles import (
    MIDDLE_TOTAL,
    are_shown,
    holds_tiles,
    pile,
    size,
    values_of,
)
from carson.city.count.outlaws import outlaw_at
from carson.city.count.sheets import are_secret, lines, money_of, written
from carson.city.facts.sheets import (
    DOLLARS,
    LINE_LEAST,
    LINE_MOST,
    LINE_NAMES,
    LINE_PRICE,
    NORMAL_START,
    SHARES,
)
from carson.city.state import CityState
from carson.city.table.agenda import ASK_DUEL_TILES, a_of, b_of, kind_of
from carson.city.table.stack import top
from carson.city.topics.sheets.words import line_name
from carson.city.view import known
from carson.city.view.known import sheet_lines
from carson.city.words.actions import TEXTS
from carson.city.words.asked import cowboys_at
from carson.city.words.terms import say
from carson.core.state import NOBODY

Json = dict[str, object]


def tiles_of(s: CityState, seat: int, viewer: int) -> Json | None:
    """A player's duel tiles: how many, their total if that is known, and the values if the viewer may see."""
    if not holds_tiles(s, seat):
        return None
    return {
        "left": known.tiles_left(s, seat),
        "total": known.total(s, seat),
        "own": known.hand(s, seat, viewer),
        "played": known.played_tiles(s, seat, viewer),
    }


def tile_pile(s: CityState) -> Json | None:
    """The common pile: its size, and what was turned up since it was last shuffled."""
    if not s.rules.duel_tiles:
        return None
    return {"left": int(size(pile(s))), "open": values_of(s.face_up)}


def tile_duel(s: CityState) -> Json | None:
    """The duel for which tiles are chosen: who fights, who has still to choose, and if tiles lie open.

    Of equals the first of these seats wins; an outlaw loses to all of them.
    """
    if s.depth == 0 or kind_of(top(s)) != ASK_DUEL_TILES:
        return None
    place, waiting = int(b_of(top(s))), int(a_of(top(s)))
    return {
        "place": TEXTS[place],
        "seats": _by_ties(s, cowboys_at(s, place)),
        "outlaw": int(outlaw_at(s, place)) or None,
        "waiting": [seat for seat in range(int(s.rules.seats)) if waiting >> seat & 1],
        "shown": bool(are_shown(s)),
    }


def _by_ties(s: CityState, seats: list[int]) -> list[int]:
    """Standish first, then in pass order."""
    order = [int(seat) for seat in s.pass_order]
    return sorted(seats, key=lambda seat: (seat != s.rules.standish, order.index(seat)))


def sheet_form(s: CityState, viewer: int) -> Json | None:
    """The sheet that is being filled: its price list, the viewer's own lines, and who has not finished."""
    if not are_secret(s):
        return None
    waiting = int(a_of(top(s)))
    sheet = known.sheet(s, viewer, viewer) if viewer >= 0 else 0
    return {
        "shares": SHARES,
        "dollars": DOLLARS,
        "tiles": int(MIDDLE_TOTAL) if s.rules.dealt_tiles else None,
        "lines": [
            {
                "line": LINE_NAMES[line],
                "name": line_name(line),
                "price": LINE_PRICE[line],
                "least": LINE_LEAST[line],
                "most": LINE_MOST[line],
                "usual": NORMAL_START[line],
            }
            for line in range(int(lines(s)))
        ],
        "own": sheet_lines(sheet),
        "waiting": [seat for seat in range(int(s.rules.seats)) if waiting >> seat & 1],
    }


def shown_sheet(s: CityState, seat: int) -> list[Json] | None:
    """What a player starts with, once all sheets are shown and until the first round begins."""
    sheet = known.sheet(s, seat, NOBODY)
    if not sheet or are_secret(s):
        return None
    filled = {line: int(written(sheet, line)) for line in range(int(lines(s)))}
    rows: list[Json] = [{"line": "money", "name": say("sheet.money"), "number": int(money_of(sheet))}]
    rows += [
        {"line": LINE_NAMES[line], "name": line_name(line), "number": number}
        for line, number in filled.items()
    ]
    return rows
