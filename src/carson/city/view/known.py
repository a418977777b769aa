"""What a seat may know of tiles and sheets: the one whitelist. Everything else lies open.

Screens, programs and drawings ask here; what is not known is drawn anew by `unseen`, which is what every
view is made with. After the end everybody may know all.
"""

from mypy_extensions import i64

from carson.city.count import duel_tiles, sheets
from carson.city.facts.ids import NONE
from carson.city.facts.sheets import LINE_NAMES
from carson.city.table.table import Table
from carson.city.view.types import DuelPile, Hidden


def knows_all(s: Table, seat: i64, viewer: i64) -> bool:
    """Whether a viewer sees whatever a seat holds."""
    return seat == viewer or s.depth == 0


def hand(s: Table, seat: int, viewer: int) -> list[int] | None:
    """The values of the duel tiles in hand: one's own."""
    seen = duel_tiles.holds_tiles(s, seat) and knows_all(s, seat, viewer)
    return duel_tiles.values_of(s.duel_tiles[seat]) if seen else None


def tiles_left(s: Table, seat: int) -> int:
    """How many duel tiles a seat has: everybody can count them."""
    return int(duel_tiles.size(duel_tiles.own_tiles(s, seat)))


def total(s: Table, seat: int) -> int | None:
    """The sum of a hand, if it was counted aloud."""
    points = int(duel_tiles.known_total(s, seat))
    return points if duel_tiles.holds_tiles(s, seat) and points != NONE else None


def played_tiles(s: Table, seat: int, viewer: int) -> list[int] | None:
    """The values of the duel tiles on the table: one's own, and all once they are turned up."""
    lies, seen = int(s.duel_played[seat]), knows_all(s, seat, viewer) or duel_tiles.are_shown(s)
    return duel_tiles.values_of(lies) if lies and seen else None


def sheet(s: Table, seat: int, viewer: int) -> int:
    """A packed sheet: one's own, and all once they are shown; 0 when there is none to see."""
    return int(s.sheet[seat]) if knows_all(s, seat, viewer) or not sheets.are_secret(s) else 0


def hidden_of(s: Table, seat: int, viewer: int) -> Hidden:
    """The tiles and the sheet of a seat as far as the viewer may know them, as plain JSON data."""
    lines = sheet(s, seat, viewer)
    return {
        "duel_tiles": hand(s, seat, viewer),
        "duel_tiles_left": tiles_left(s, seat),
        "duel_total": total(s, seat),
        "duel_played": played_tiles(s, seat, viewer),
        "sheet": sheet_lines(lines) if lines else None,
    }


def pile_of(s: Table) -> DuelPile | None:
    """The common pile of duel tiles; those turned up since it was last shuffled."""
    if not s.rules.duel_tiles:
        return None
    return {"tiles": int(duel_tiles.size(duel_tiles.pile(s))), "face_up": duel_tiles.values_of(s.face_up)}


def sheet_lines(sheet: int) -> dict[str, int]:
    """The lines that are filled, by name."""
    filled = {name: int(sheets.written(sheet, line)) for line, name in enumerate(LINE_NAMES)}
    return {name: number for name, number in filled.items() if number != NONE}
