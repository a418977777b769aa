"""What players hide from each other, as plain JSON data: what the viewer may know of tiles and sheets."""

from __future__ import annotations

from carson.city.count.duel_tiles import (
    are_shown,
    holds_tiles,
    in_hand,
    known_total,
    own_tiles,
    pile,
    played,
    size,
    values_of,
)
from carson.city.count.sheets import are_secret, sheet_of, written
from carson.city.facts.ids import NONE
from carson.city.facts.sheets import LINE_NAMES
from carson.city.table.table import Table

Json = dict[str, object]


def hidden_of(s: Table, seat: int, viewer: int) -> Json:
    """The tiles and the sheet of a seat as far as the viewer may know them; after the end everybody may."""
    own = seat == viewer or s.depth == 0
    holds = bool(holds_tiles(s, seat))
    total, lies, sheet = int(known_total(s, seat)), int(played(s, seat)), int(sheet_of(s, seat))
    return {
        "duel_tiles": values_of(in_hand(s, seat)) if holds and own else None,
        "duel_tiles_left": int(size(own_tiles(s, seat))),
        "duel_total": total if holds and total != NONE else None,
        "duel_played": values_of(lies) if lies and (own or are_shown(s)) else None,
        "sheet": sheet_lines(sheet) if sheet and (own or not are_secret(s)) else None,
    }


def pile_of(s: Table) -> Json | None:
    """The common pile of duel tiles; those turned up since it was last shuffled."""
    if not s.rules.duel_tiles:
        return None
    return {"tiles": int(size(pile(s))), "face_up": values_of(s.face_up)}


def sheet_lines(sheet: int) -> dict[str, int]:
    """The lines that are filled, by name."""
    filled = {name: int(written(sheet, line)) for line, name in enumerate(LINE_NAMES)}
    return {name: number for name, number in filled.items() if number != NONE}
