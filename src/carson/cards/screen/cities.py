"""A city of a scene: what is visible, where its cards lie, and how far it may still grow."""

from msgspec.structs import asdict

from carson.cards.count.placements import is_safe
from carson.cards.facts.characters import CAPTAIN
from carson.cards.facts.grid import CENTRE, FAR, NEAR, SIZE, column_of, row_of
from carson.cards.facts.parcels import LETTERS
from carson.cards.screen.cards import terrain
from carson.cards.screen.types import Area, City, Laid
from carson.cards.table.cities import DRAWN, cell_of, piece_of
from carson.cards.table.table import CITY, COVERED, Table
from carson.cards.words.actions import cell_text

BARE = " "  # ground without a card
CARD_SIDE = 2  # a new card reaches at most this far beyond the city


def city(s: Table, seat: int) -> City:
    """Rows of letters from the upper left cell of the city, and the cells around it that a card may reach."""
    left, right, top, bottom = box(s, seat)
    return City(
        x=left,
        y=top,
        rows=[
            "".join([_letter(s, seat, row * SIZE + column) for column in range(left, right + 1)])
            for row in range(top, bottom + 1)
        ],
        frame=_frame(s, seat),
        limit=(NEAR, FAR if s.owned[seat] >> CAPTAIN & 1 else NEAR),
        safe=is_safe(s, seat),
        cards=[_laid(laid) for laid in s.laid[seat] if piece_of(laid) < DRAWN],
    )


def box(s: Table, seat: int) -> tuple[int, int, int, int]:
    """First and last column, first and last row; before the first card the ends are the wrong way round."""
    if not s.laid[seat]:
        return column_of(CENTRE), column_of(CENTRE) - 1, row_of(CENTRE), row_of(CENTRE) - 1
    left, right, top, bottom = s.box[seat * 4 : seat * 4 + 4]
    return left, right, top, bottom


def _letter(s: Table, seat: int, cell: int) -> str:
    for symbol in range(COVERED):
        if s.cells[seat * CITY + symbol] >> cell & 1:
            return LETTERS[symbol]
    return BARE


def _laid(laid: int) -> Laid:
    cell, card = cell_of(laid), terrain(piece_of(laid))
    return Laid(**asdict(card), at=cell_text(cell), x=column_of(cell), y=row_of(cell))


def _frame(s: Table, seat: int) -> Area:
    """Every cell a card could cover, as far as the size of the city goes (A18, A20)."""
    left, right, top, bottom = box(s, seat)
    width, height = right - left + 1, bottom - top + 1
    if not width:
        return Area(x=left, y=top, width=CARD_SIDE, height=CARD_SIDE)
    longest = FAR if s.owned[seat] >> CAPTAIN & 1 else NEAR
    more_columns = min(CARD_SIDE, (longest if height <= NEAR else NEAR) - width)
    more_rows = min(CARD_SIDE, (longest if width <= NEAR else NEAR) - height)
    return Area(
        x=left - more_columns,
        y=top - more_rows,
        width=width + 2 * more_columns,
        height=height + 2 * more_rows,
    )
