"""The map as a drawing, and back.

Lattice points are `+`; a road is `------` between two points or `|` on both lines beside a parcel. A parcel
is six characters wide and two lines high: owner and piece above, cowboys below.
"""

from carson.city.count.places import road_exists
from carson.city.facts import buildings, geometry, ids
from carson.city.position.blame import Blame
from carson.city.table.moves import building_at, owner_of
from carson.city.table.table import Table
from carson.city.words import actions, asked
from carson.core.position_text import Line
from carson.core.seats import LETTERS

COLUMNS = "abcdefgh"
MARGIN = 3
CELL = 6
PITCH = CELL + 1
WIDTH = MARGIN + 8 * PITCH + 1
HEADING = " " * (MARGIN + 4) + (" " * CELL).join(COLUMNS)
POINT = "+"
ACROSS = "-" * CELL  # a road
BESIDE = "|"  # a road
OUTLAW = "o"
WHITE = "w"
LAND = {"hs": "houses", "th": "townhouses", "^^": "mountains", "~~": "river"}
CODES = [building.code for building in buildings.BUILDINGS]
BARE = ("~~", CODES[ids.CITY_HALL])  # has no owner
SIGNS = frozenset([*LAND, *CODES])


# ---- drawing


def draw(s: Table) -> list[str]:
    """The lines of the map, north on top."""
    lines = [HEADING]
    for row in range(7, -1, -1):
        lines.append(_lattice(s, row + 1))
        lines.append(_row(s, row, f"{row + 1:>2} ", [_upper(s, row * 8 + column) for column in range(8)]))
        lines.append(_row(s, row, " " * MARGIN, [_lower(s, row * 8 + column) for column in range(8)]))
    return [line.rstrip() for line in [*lines, _lattice(s, 0)]]


def _lattice(s: Table, row: int) -> str:
    across = [ACROSS if road_exists(s, row * 8 + column) else " " * CELL for column in range(8)]
    return " " * MARGIN + POINT + "".join([road + POINT for road in across])


def _row(s: Table, row: int, margin: str, cells: list[str]) -> str:
    beside = [BESIDE if road_exists(s, 72 + row * 9 + column) else " " for column in range(9)]
    return margin + "".join([road + cell for road, cell in zip(beside, [*cells, ""], strict=True)])


def _upper(s: Table, parcel: int) -> str:
    owner, building = int(owner_of(s, parcel)), int(building_at(s, parcel))
    land = [sign for sign, field in LAND.items() if getattr(s, field) & geometry.bit(parcel)]
    sign = CODES[building] if building != ids.NONE else "".join(land)
    outlaw = OUTLAW if s.outlaws & geometry.bit(parcel) else " "
    return f" {' ' if owner == ids.NONE else LETTERS[owner]} {sign:2}{outlaw}"


def _lower(s: Table, parcel: int) -> str:
    letters = "".join([LETTERS[seat].lower() for seat in asked.cowboys_at(s, parcel)])
    return f" {letters}{WHITE if s.white_at == parcel else ''}"[-CELL:].ljust(CELL)


# ---- reading


def read_drawing(lines: list[Line], s: Table) -> dict[int, int]:
    """The inverse of `draw`, on an empty table; the line that draws each parcel."""
    return _Reader(lines, s).drawn


class _Reader:
    """Reads a drawing from top to bottom."""

    def __init__(self, lines: list[Line], s: Table) -> None:
        self.lines = lines
        self.s = s
        self.letters = LETTERS[: int(s.rules.seats)]
        self.drawn: dict[int, int] = {}
        self.at = 1
        _refuse_if(lines[0].text.split() != list(COLUMNS), "drawn-heading", lines[0])
        for row in range(7, -1, -1):
            self._lattice(row + 1)
            self._row(row)
        self._lattice(0)
        _refuse_if(self.at < len(lines), "drawn-goes-on", lines[min(self.at, len(lines) - 1)])

    def _next(self, key: str, row: int = 0, margin: str = "") -> Line:
        """The next line with its margin; if there is none, the sentence of this key says what is missing."""
        _refuse_if(self.at == len(self.lines), key, self.lines[-1], row=row)
        self.at += 1
        line = self.lines[self.at - 1]
        _refuse_if(len(line.text) > WIDTH, "drawn-wide", line, width=WIDTH)
        found = line.text[:MARGIN].strip()
        _refuse_if(found != margin, "drawn-row" if margin else "drawn-margin", line, found=found, row=margin)
        return Line(line.number, line.text.ljust(WIDTH))

    def _lattice(self, row: int) -> None:
        line = self._next("ends-before-lattice" if row else "ends-before-bottom", row)
        for column in range(9):
            at = MARGIN + column * PITCH
            _refuse_if(line.text[at] != POINT, "drawn-point", line, at=at + 1)
            road = line.text[at + 1 : at + PITCH]
            if column < 8 and road == ACROSS:
                self._lay(row * 8 + column)
            else:
                _refuse_if(road.strip(), "drawn-road", line, found=road, road=ACROSS)

    def _row(self, row: int) -> None:
        upper = self._next("ends-before-row", row + 1, str(row + 1))
        lower = Line(upper.number, " " * WIDTH)  # a line without cowboys and roads may be left out
        if self.at < len(self.lines) and POINT not in self.lines[self.at].text:
            lower = self._next("ends-before-row", row + 1)
        for column in range(9):
            at = MARGIN + column * PITCH
            for line in (upper, lower):
                found = line.text[at]
                _refuse_if(found not in (" ", BESIDE), "drawn-beside", line, found=found, at=at + 1)
            _refuse_if(upper.text[at] != lower.text[at], "drawn-both-lines", lower, row=row + 1)
            if upper.text[at] == BESIDE:
                self._lay(72 + row * 9 + column)
            if column < 8:
                parcel = row * 8 + column
                self.drawn[parcel] = upper.number
                self._upper(parcel, upper.text[at + 1 : at + PITCH], upper)
                self._lower(parcel, lower.text[at + 1 : at + PITCH], lower)

    def _lay(self, edge: int) -> None:
        self.s.roads[edge >> 6] |= geometry.bit(edge & 63)

    def _upper(self, parcel: int, cell: str, line: Line) -> None:
        """The owner and what stands on a parcel: buildings on owned land, others on any but some on none."""
        s, here, name = self.s, int(geometry.bit(parcel)), actions.parcel_text(parcel)
        owner = piece = ""
        for word in cell.split():
            sign = word if word in SIGNS else word.removesuffix(OUTLAW)
            if sign != word:
                s.outlaws |= here
            if word in self.letters:
                _refuse_if(owner, "drawn-two-owners", line, parcel=name)
                owner = word
                s.owned[self.letters.index(word)] |= here
            elif sign in SIGNS:
                _refuse_if(piece, "drawn-two-pieces", line, parcel=name)
                piece = sign
            elif sign or word != OUTLAW:
                signs, last = " ".join(sorted(SIGNS)), self.letters[-1]
                _refuse_if(True, "drawn-no-piece", line, found=word, parcel=name, last=last, signs=signs)
        if piece in LAND:
            setattr(s, LAND[piece], getattr(s, LAND[piece]) | here)
        elif piece:
            s.built[CODES.index(piece)] |= here
        _refuse_if(owner and piece in BARE, "drawn-no-owner", line, parcel=name)
        homeless = piece in CODES and piece not in BARE and not owner
        _refuse_if(homeless, "drawn-needs-owner", line, parcel=name, sign=piece)
        _refuse_if(piece in BARE and s.outlaws & here, "drawn-no-outlaw", line, parcel=name)

    def _lower(self, parcel: int, cell: str, line: Line) -> None:
        """The cowboys on a parcel."""
        s, name, last = self.s, actions.parcel_text(parcel), self.letters[-1].lower()
        for letter in cell.replace(" ", ""):
            if letter == WHITE:
                _refuse_if(s.white_at != ids.NONE, "drawn-two-white", line)
                s.white_at = parcel
                continue
            known = letter.upper() in self.letters and letter.islower()
            _refuse_if(not known, "drawn-no-cowboy", line, found=letter, parcel=name, last=last)
            seat = self.letters.index(letter.upper())
            twice = s.at_parcel[seat] & geometry.bit(parcel)
            _refuse_if(twice, "drawn-two-cowboys", line, seat=letter.upper(), parcel=name)
            s.at_parcel[seat] |= geometry.bit(parcel)


def _refuse_if(wrong: object, key: str, line: Line, **values: object) -> None:
    """Refuse the drawing with the sentence `position.<key>` when something is wrong."""
    Blame(line.number).refuse_if(wrong, key, **values)
