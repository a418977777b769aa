"""The map as a drawing, and back.

Lattice points are `+`; a road is `------` between two points or `|` on both lines beside a parcel. A parcel
is six characters wide and two lines high: owner and piece above, cowboys below.
"""

from collections.abc import Callable

from carson.city.facts.ids import NONE
from carson.city.position.blame import Blame
from carson.city.position.picture import CODES, HALL, RIVER, SIGNS, Picture
from carson.city.words.actions import parcel_text
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


# ---- drawing


def draw(picture: Picture) -> list[str]:
    """The lines of a picture, north on top."""
    lines = [HEADING]
    for row in range(7, -1, -1):
        lines.append(_lattice(picture, row + 1))
        lines.append(_row(picture, row, f"{row + 1:>2} ", _upper))
        lines.append(_row(picture, row, " " * MARGIN, _lower))
    lines.append(_lattice(picture, 0))
    return [line.rstrip() for line in lines]


def _lattice(picture: Picture, row: int) -> str:
    across = [ACROSS if row * 8 + column in picture.roads else " " * CELL for column in range(8)]
    return " " * MARGIN + POINT + "".join([road + POINT for road in across])


def _row(picture: Picture, row: int, margin: str, cell: Callable[[Picture, int], str]) -> str:
    text = margin
    for column in range(9):
        text += BESIDE if 72 + row * 9 + column in picture.roads else " "
        if column < 8:
            text += cell(picture, row * 8 + column)
    return text


def _upper(picture: Picture, parcel: int) -> str:
    owner = LETTERS[picture.owners[parcel]] if parcel in picture.owners else " "
    outlaw = OUTLAW if parcel in picture.outlaws else " "
    return f" {owner} {picture.signs.get(parcel, ''):2}{outlaw}"


def _lower(picture: Picture, parcel: int) -> str:
    letters = "".join([LETTERS[seat].lower() for seat in picture.cowboys.get(parcel, [])])
    if picture.white == parcel:
        letters += WHITE
    return f" {letters}"[-CELL:].ljust(CELL)


# ---- reading


def read_drawing(lines: list[Line], seats: int) -> Picture:
    """The inverse of `draw`."""
    return _Reader(lines, seats).picture


class _Reader:
    """Reads a drawing from top to bottom."""

    def __init__(self, lines: list[Line], seats: int) -> None:
        self.lines = lines
        self.at = 0
        self.letters = LETTERS[:seats]
        self.picture = Picture()
        heading = self._next("ends-before-columns")
        _refuse_if(heading.text.split() != list(COLUMNS), "drawn-heading", heading)
        for row in range(7, -1, -1):
            self._lattice(row + 1)
            self._row(row)
        self._lattice(0)
        if self.at < len(self.lines):
            _refuse_if(True, "drawn-goes-on", self.lines[self.at])

    def _next(self, key: str, row: int = 0) -> Line:
        """The next line; if there is none, the sentence of this key tells what should follow."""
        _refuse_if(self.at == len(self.lines), key, self.lines[-1], row=row)
        self.at += 1
        line = self.lines[self.at - 1]
        _refuse_if(len(line.text) > WIDTH, "drawn-wide", line, width=WIDTH)
        return Line(line.number, line.text.ljust(WIDTH))

    def _lattice(self, row: int) -> None:
        line = self._next("ends-before-lattice" if row else "ends-before-bottom", row)
        for column in range(9):
            at = MARGIN + column * PITCH
            _refuse_if(line.text[at] != POINT, "drawn-point", line, at=at + 1)
            road = line.text[at + 1 : at + PITCH]
            if column < 8 and road == ACROSS:
                self.picture.roads.add(row * 8 + column)
            else:
                _refuse_if(road.strip(), "drawn-road", line, found=road, road=ACROSS)
        self._blank_margin(line)

    def _row(self, row: int) -> None:
        upper = self._next("ends-before-row", row + 1)
        _refuse_if(upper.text[:MARGIN].strip() != str(row + 1), "drawn-row", upper, row=row + 1)
        lower = Line(upper.number, " " * WIDTH)  # a line without cowboys and roads may be left out
        if self.at < len(self.lines) and POINT not in self.lines[self.at].text:
            lower = self._next("ends-before-row", row + 1)
            self._blank_margin(lower)
        for column in range(9):
            at = MARGIN + column * PITCH
            self._beside(row, column, upper, lower)
            if column < 8:
                parcel = row * 8 + column
                self.picture.lines[parcel] = upper.number
                self._upper(parcel, upper.text[at + 1 : at + PITCH], upper)
                self._lower(parcel, lower.text[at + 1 : at + PITCH], lower)

    def _blank_margin(self, line: Line) -> None:
        margin = line.text[:MARGIN].strip()
        _refuse_if(margin, "drawn-margin", line, found=margin)

    def _beside(self, row: int, column: int, upper: Line, lower: Line) -> None:
        at = MARGIN + column * PITCH
        for line in (upper, lower):
            _refuse_if(
                line.text[at] not in (" ", BESIDE), "drawn-beside", line, found=line.text[at], at=at + 1
            )
        _refuse_if(upper.text[at] != lower.text[at], "drawn-both-lines", lower, row=row + 1)
        if upper.text[at] == BESIDE:
            self.picture.roads.add(72 + row * 9 + column)

    def _upper(self, parcel: int, cell: str, line: Line) -> None:
        """The owner and what stands on a parcel."""
        picture, name = self.picture, parcel_text(parcel)
        for word in cell.split():
            sign = word if word in SIGNS else word.removesuffix(OUTLAW)
            if sign != word:
                picture.outlaws.add(parcel)
            if word in self.letters:
                _refuse_if(parcel in picture.owners, "drawn-two-owners", line, parcel=name)
                picture.owners[parcel] = self.letters.index(word)
            elif sign in SIGNS:
                _refuse_if(parcel in picture.signs, "drawn-two-pieces", line, parcel=name)
                picture.signs[parcel] = sign
            elif sign or word != OUTLAW:
                signs, last = " ".join(sorted(SIGNS)), self.letters[-1]
                _refuse_if(True, "drawn-no-piece", line, found=word, parcel=name, last=last, signs=signs)
        self._fitting(parcel, line)

    def _fitting(self, parcel: int, line: Line) -> None:
        """Buildings stand on owned land, the City Hall and the river do not."""
        sign, name = self.picture.signs.get(parcel, ""), parcel_text(parcel)
        owned, bare = parcel in self.picture.owners, sign in (RIVER, HALL)
        _refuse_if(owned and bare, "drawn-no-owner", line, parcel=name)
        _refuse_if(
            not owned and sign in CODES and sign != HALL, "drawn-needs-owner", line, parcel=name, sign=sign
        )
        _refuse_if(bare and parcel in self.picture.outlaws, "drawn-no-outlaw", line, parcel=name)

    def _lower(self, parcel: int, cell: str, line: Line) -> None:
        """The cowboys on a parcel."""
        name = parcel_text(parcel)
        for letter in cell.replace(" ", ""):
            standing = self.picture.cowboys.setdefault(parcel, [])
            if letter == WHITE:
                _refuse_if(self.picture.white != NONE, "drawn-two-white", line)
                self.picture.white = parcel
                continue
            known = letter.upper() in self.letters and letter.islower()
            last = self.letters[-1].lower()
            _refuse_if(not known, "drawn-no-cowboy", line, found=letter, parcel=name, last=last)
            seat = self.letters.index(letter.upper())
            _refuse_if(seat in standing, "drawn-two-cowboys", line, seat=letter.upper(), parcel=name)
            standing.append(seat)


def _refuse_if(wrong: object, key: str, line: Line, **values: object) -> None:
    """Refuse the drawing with the sentence `position.<key>` when something is wrong."""
    Blame(line.number).refuse_if(wrong, key, **values)
