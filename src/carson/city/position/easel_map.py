"""The map of a position to be changed by hand: parcels, and road places between them."""

from typing import Final

from carson.city.facts import buildings, geometry
from carson.city.position.drawing import ACROSS, BESIDE, CELL, HEADING, MARGIN, PITCH, POINT, WHITE, WIDTH
from carson.city.position.drawing import OUTLAW as OUTLAW_SIGN
from carson.city.words import actions
from carson.core.easel import Draft
from carson.core.seats import LETTERS

ROWS: Final = 26  # of a drawing
ROAD: Final = "road"
OUTLAW: Final = "outlaw"
WHITE_PIECE: Final = "white"
SIGNS: Final = {"house": "hs", "townhouse": "th", "mountain": "^^", "river": "~~"} | {
    building.name: building.code for building in buildings.BUILDINGS
}
PIECES: Final = {code: name for name, code in SIGNS.items()}
PARCELS: Final = tuple([actions.parcel_text(parcel) for parcel in range(geometry.PARCELS)])
EDGES: Final = tuple([actions.edge_text(edge) for edge in range(geometry.EDGES)])
LATTICE: Final = " " * MARGIN + (POINT + " " * CELL) * 8 + POINT
EMPTY: Final = (
    [HEADING] + [line for row in range(8, 0, -1) for line in (LATTICE, f"{row:>2}", "")] + [LATTICE]
)


class MapDraft:
    """The map of a draft; parcels have an upper and a lower line."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        if HEADING not in draft.lines:  # a text without a drawing has an empty map
            draft.lines[1:1] = EMPTY
        self.start = draft.lines.index(HEADING)
        self.rows = [row.ljust(WIDTH) for row in draft.lines[self.start : self.start + ROWS]]

    def part(self, row: int, at: int, long: int) -> str:
        return self.rows[row][at : at + long]

    def write(self, row: int, at: int, text: str) -> None:
        line = self.rows[row]
        self.rows[row] = line[:at] + text + line[at + len(text) :]
        self.draft.lines[self.start + row] = self.rows[row].rstrip()

    def corner(self, parcel: int) -> tuple[int, int]:
        """The upper line of a parcel, and where it begins there."""
        row, column = divmod(parcel, 8)
        return 2 + 3 * (7 - row), MARGIN + PITCH * column + 1

    def road(self, edge: int) -> list[tuple[int, int, str]]:
        """Where a road is drawn, and as what."""
        if edge < 72:
            row, column = divmod(edge, 8)
            return [(1 + 3 * (8 - row), MARGIN + PITCH * column + 1, ACROSS)]
        row, column = divmod(edge - 72, 9)
        return [(2 + 3 * (7 - row) + half, MARGIN + PITCH * column, BESIDE) for half in (0, 1)]

    def lies(self, parcel: int) -> list[str]:
        row, at = self.corner(parcel)
        owner, sign = self.part(row, at + 1, 1).strip(), self.part(row, at + 3, 2).strip()
        men = self.part(row + 1, at, CELL).split()
        found = [f"land-{owner}"] if owner else []
        found += [PIECES[sign]] if sign in PIECES else []
        found += [OUTLAW] if self.part(row, at + 5, 1) == OUTLAW_SIGN else []
        return found + [f"cowboy-{man.upper()}" if man != WHITE else WHITE_PIECE for man in "".join(men)]

    def draw(self, parcel: int, piece: str, more: bool) -> None:
        """Draw a piece, or a blank in its place; cowboys stand side by side."""
        row, at = self.corner(parcel)
        if piece.startswith("land-"):
            self.write(row, at + 1, piece[-1] if more else " ")
        elif piece in SIGNS:
            self.write(row, at + 3, SIGNS[piece] if more else "  ")
        elif piece == OUTLAW:
            self.write(row, at + 5, OUTLAW_SIGN if more else " ")
        else:
            there = [*self.lies(parcel), piece] if more else self.lies(parcel)
            if not more:
                there.remove(piece)
            letters = [one[-1].lower() for one in there if one.startswith("cowboy-")]
            told = "".join(sorted(letters)) + (WHITE if WHITE_PIECE in there else "")
            self.write(row + 1, at, f" {told}"[-CELL:].ljust(CELL))

    def change(self, piece: str, spot: str, more: bool) -> bool:
        """Draw a piece or leave it out; False when it cannot lie there, or does not."""
        if piece == ROAD:
            return spot in EDGES and self._change_road(EDGES.index(spot), more)
        here = self.lies(PARCELS.index(spot)) if spot in PARCELS and is_drawn(piece) else None
        if here is None or not (more or piece in here):
            return False
        self.draw(PARCELS.index(spot), piece, more)
        return True

    def _change_road(self, edge: int, more: bool) -> bool:
        if not more and not self.has_road(edge):
            return False
        for row, at, sign in self.road(edge):
            self.write(row, at, sign if more else " " * len(sign))
        return True

    def has_road(self, edge: int) -> bool:
        row, at, sign = self.road(edge)[0]
        return self.part(row, at, len(sign)) == sign


def is_drawn(piece: str) -> bool:
    """Whether a piece is one of those that a drawing shows on parcels."""
    kind, _, letter = piece.rpartition("-")
    return piece in (*SIGNS, OUTLAW, WHITE_PIECE) or (kind in ("land", "cowboy") and letter in LETTERS)


def across(edge: int) -> tuple[float, float, float, float]:
    """Where a road lies between parcels: corner and size."""
    if edge < 72:
        row, column = divmod(edge, 8)
        return column + 0.14, 8 - row - 0.1, 0.72, 0.2
    row, column = divmod(edge - 72, 9)
    return column - 0.1, 7 - row + 0.14, 0.2, 0.72
