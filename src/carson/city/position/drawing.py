"""The map as a drawing, and back.

Lattice points are `+`; a road is `------` between two points or `|` on both lines beside a parcel. A parcel
is six characters wide and two lines high: owner and piece above, cowboys below.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from carson.city.facts.ids import NONE
from carson.city.position.picture import CODES, HALL, RIVER, SIGNS, Picture
from carson.city.words.actions import parcel_text
from carson.core.errors import BadPosition
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
        heading = self._next("the column letters a to h")
        if heading.text.split() != list(COLUMNS):
            raise BadPosition("a drawing starts with the column letters a b c d e f g h", heading.number)
        for row in range(7, -1, -1):
            self._lattice(row + 1)
            self._row(row)
        self._lattice(0)
        if self.at < len(self.lines):
            raise BadPosition("the drawing goes on after its last line", self.lines[self.at].number)

    def _next(self, what: str) -> Line:
        if self.at == len(self.lines):
            raise BadPosition(f"the drawing is not complete: {what} should follow", self.lines[-1].number)
        self.at += 1
        line = self.lines[self.at - 1]
        if len(line.text) > WIDTH:
            raise BadPosition(f"this line of the drawing is longer than {WIDTH} characters", line.number)
        return Line(line.number, line.text.ljust(WIDTH))

    def _lattice(self, row: int) -> None:
        line = self._next(f"the line of + signs {f'above row {row}' if row else 'at the bottom'}")
        for column in range(9):
            at = MARGIN + column * PITCH
            if line.text[at] != POINT:
                raise BadPosition(f"a + belongs at character {at + 1} of this line", line.number)
            road = line.text[at + 1 : at + PITCH]
            if column < 8 and road == ACROSS:
                self.picture.roads.add(row * 8 + column)
            elif road.strip():
                raise BadPosition(f"“{road}” is no road; between two + signs a road is {ACROSS}", line.number)
        self._blank_margin(line, line.text[:MARGIN])

    def _row(self, row: int) -> None:
        upper = self._next(f"row {row + 1}")
        if upper.text[:MARGIN].strip() != str(row + 1):
            raise BadPosition(f"row {row + 1} should stand here, with its number in front", upper.number)
        lower = Line(upper.number, " " * WIDTH)  # a line without cowboys and roads may be left out
        if self.at < len(self.lines) and POINT not in self.lines[self.at].text:
            lower = self._next(f"the cowboys of row {row + 1}")
            self._blank_margin(lower, lower.text[:MARGIN])
        for column in range(9):
            at = MARGIN + column * PITCH
            self._beside(row, column, upper, lower)
            if column < 8:
                parcel = row * 8 + column
                self.picture.lines[parcel] = upper.number
                self._upper(parcel, upper.text[at + 1 : at + PITCH], upper.number)
                self._lower(parcel, lower.text[at + 1 : at + PITCH], lower.number)

    def _blank_margin(self, line: Line, margin: str) -> None:
        if margin.strip():
            raise BadPosition(f"“{margin.strip()}” does not belong in front of this line", line.number)

    def _beside(self, row: int, column: int, upper: Line, lower: Line) -> None:
        at = MARGIN + column * PITCH
        for line in (upper, lower):
            if line.text[at] not in (" ", BESIDE):
                message = f"“{line.text[at]}” stands at character {at + 1}, where only a road | may be"
                raise BadPosition(message, line.number)
        if upper.text[at] != lower.text[at]:
            raise BadPosition(f"a road beside row {row + 1} has | on both lines of the row", lower.number)
        if upper.text[at] == BESIDE:
            self.picture.roads.add(72 + row * 9 + column)

    def _upper(self, parcel: int, cell: str, line: int) -> None:
        """The owner and what stands on a parcel."""
        picture = self.picture
        for word in cell.split():
            sign = word if word in SIGNS else word.removesuffix(OUTLAW)
            if sign != word:
                picture.outlaws.add(parcel)
            if word in self.letters:
                _once(parcel, picture.owners, "owners", line)
                picture.owners[parcel] = self.letters.index(word)
            elif sign in SIGNS:
                _once(parcel, picture.signs, "pieces", line)
                picture.signs[parcel] = sign
            elif sign or word != OUTLAW:
                seats = f"A to {self.letters[-1]}"
                message = f"“{word}” on {parcel_text(parcel)} is no owner ({seats}) and no piece"
                raise BadPosition(
                    f"{message}; pieces are {' '.join(sorted(SIGNS))} and o for an outlaw", line
                )
        self._fitting(parcel, line)

    def _fitting(self, parcel: int, line: int) -> None:
        """Buildings stand on owned land, the City Hall and the river do not."""
        sign = self.picture.signs.get(parcel, "")
        owned = parcel in self.picture.owners
        name = parcel_text(parcel)
        if owned and sign in (RIVER, HALL):
            raise BadPosition(f"{name} cannot have an owner", line)
        if not owned and sign in CODES and sign != HALL:
            raise BadPosition(f"the building on {name} needs an owner, such as “A {sign}”", line)
        if parcel in self.picture.outlaws and sign in (RIVER, HALL):
            raise BadPosition(f"there can be no outlaw on {name}", line)

    def _lower(self, parcel: int, cell: str, line: int) -> None:
        """The cowboys on a parcel."""
        for letter in cell.replace(" ", ""):
            standing = self.picture.cowboys.setdefault(parcel, [])
            if letter == WHITE:
                if self.picture.white != NONE:
                    raise BadPosition("there is only one white cowboy", line)
                self.picture.white = parcel
            elif letter.upper() in self.letters and letter.islower():
                seat = self.letters.index(letter.upper())
                if seat in standing:
                    raise BadPosition(f"{letter.upper()} has two cowboys on {parcel_text(parcel)}", line)
                standing.append(seat)
            else:
                seats = f"a to {self.letters[-1].lower()}"
                message = f"“{letter}” on {parcel_text(parcel)} is no cowboy; cowboys are {seats}, and w"
                raise BadPosition(message, line)


def _once(parcel: int, found: Container[int], what: str, line: int) -> None:
    if parcel in found:
        raise BadPosition(f"there are two {what} on {parcel_text(parcel)}", line)
