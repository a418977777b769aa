"""The drawing of one city: letters for parcels, names along the sides, marks where a card may go."""

from collections.abc import Sequence

from carson.cards.facts.grid import SIZE, bits_of, column_of, row_of
from carson.cards.facts.ids import CELL
from carson.cards.facts.parcels import LETTERS
from carson.cards.state import CardsState
from carson.cards.table.agenda import ASK_PLACE, kind_of, seat_of
from carson.cards.table.stack import top
from carson.cards.table.table import CITY, COVERED
from carson.cards.words.actions import COLUMNS
from carson.core.face import Line, Span

FREE = "[ ]"  # around a cell: the upper left parcel of the card may lie here
SIDE = 3  # columns for the number of a row
NARROW, WIDE = 2, 3  # columns for a cell; a wide one has room for its mark
PARCEL_STYLES = {"M": "mountain", "X": "outlaws", "H": "house", "T": "house", "L": "house", ".": "dim"}


def legal_cells(s: CardsState, seat: int, lit: Sequence[int] = ()) -> int:
    """The cells this seat may choose now, if any are lit those; none unless it places a card."""
    if not s.agenda or kind_of(top(s)) != ASK_PLACE or seat_of(top(s)) != seat:
        return 0
    return s.options & sum(1 << action - CELL for action in lit) if lit else s.options


def draw_city(s: CardsState, seat: int, lit: Sequence[int]) -> list[Line]:
    """A heading with the columns, then one line for each row; nothing for an empty city."""
    legal = legal_cells(s, seat, lit)
    drawn = bits_of(s.cells[seat * CITY + COVERED] | legal)
    if not drawn:
        return []
    rows = range(min(map(row_of, drawn)), max(map(row_of, drawn)) + 1)
    columns = range(min(map(column_of, drawn)), max(map(column_of, drawn)) + 1)
    letters = letters_of(s, seat)
    wide = WIDE if legal else NARROW
    margin = " " * (SIDE + wide - NARROW)
    heading = margin + "".join(f"{COLUMNS[column]:<{wide}}" for column in columns)
    return [[Span(heading, "dim")], *[_row(letters, legal, row, columns) for row in rows]]


def letters_of(s: CardsState, seat: int) -> dict[int, str]:
    """The letter that shows on each covered cell."""
    return {
        cell: LETTERS[symbol] for symbol in range(COVERED) for cell in bits_of(s.cells[seat * CITY + symbol])
    }


def _row(letters: dict[int, str], legal: int, row: int, columns: range) -> Line:
    line = [Span(f"{row + 1:>{SIDE - 1}} ", "dim")]
    for column in columns:
        cell = row * SIZE + column
        letter = letters.get(cell, " ")
        parcel = Span(letter, PARCEL_STYLES.get(letter, ""))
        if not legal:
            line += [parcel, Span(" ")]
        elif legal >> cell & 1:
            line += [Span(FREE[0], "legal"), parcel, Span(FREE[-1], "legal")]
        else:
            line += [Span(" "), parcel, Span(" ")]
    return line
