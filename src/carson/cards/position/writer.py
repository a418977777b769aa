"""Writing a position: canonical, and without what is usual."""

from collections.abc import Iterator

from carson.cards.drawing.city import letters_of
from carson.cards.facts.grid import SIZE, column_of, row_of
from carson.cards.facts.parcels import LETTERS
from carson.cards.position.frames import KINDS, frame_of
from carson.cards.position.names import CARD, HEADER, OVER
from carson.cards.position.players import HOLDINGS
from carson.cards.position.table_lines import ERA_GONE, LINES
from carson.cards.position.usual import gone_now, usual_agenda
from carson.cards.state import CardsState
from carson.cards.table.cities import DRAWN, cell_of, piece_of
from carson.cards.table.table import Table
from carson.cards.words.actions import cell_text
from carson.core.position_head import agenda_block, text_of
from carson.core.position_lines import lines_text, words_text
from carson.core.position_text import NOTHING
from carson.core.seats import LETTERS as SEATS


def write_position(state: CardsState) -> str:
    """A state as a text that people can read and edit."""
    usual = state.agenda and state.agenda == usual_agenda()
    return text_of(
        HEADER,
        state.rules.options,
        _table_lines(state),
        [words_text(HOLDINGS, state, seat) for seat in range(state.rules.seats)],
        *[list(_city_lines(state, seat)) for seat in range(state.rules.players)],
        [] if usual else agenda_block([KINDS.text(frame_of(packed)) for packed in state.agenda], OVER),
    )


def _table_lines(s: Table) -> list[str]:
    """The lines about the table as a whole; the first one is the round."""
    first, *others = lines_text(LINES, s)
    return [first, *[f"{ERA_GONE} {CARD.texts(gone)}" for gone in [gone_now(s)] if gone], *others]


def _city_lines(s: CardsState, seat: int) -> Iterator[str]:
    """Drawn parcels as a drawing, cards by name and cell, and a picture of it all as a comment."""
    drawn = {cell_of(laid): piece_of(laid) - DRAWN for laid in s.laid[seat] if piece_of(laid) >= DRAWN}
    if drawn:
        picture = {cell: LETTERS[parcel] for cell, parcel in drawn.items()}
        yield f"land {SEATS[seat]} {cell_text(_corner(list(picture)))}"
        yield from _picture(picture, "  ")
    cards = [laid for laid in s.laid[seat] if piece_of(laid) < DRAWN]
    if cards:
        words = [f"{CARD.text(piece_of(laid))}@{cell_text(cell_of(laid))}" for laid in cards]
        yield " ".join(["city", SEATS[seat], *words])
        yield from _picture(letters_of(s, seat), "#   ")


def _corner(cells: list[int]) -> int:
    """The upper left cell of the box around some cells."""
    return min(map(row_of, cells)) * SIZE + min(map(column_of, cells))


def _picture(letters: dict[int, str], margin: str) -> Iterator[str]:
    """Rows of letters, bare ground as a dash."""
    corner = _corner(list(letters))
    wide = max(map(column_of, letters)) - column_of(corner) + 1
    for row in range(row_of(corner), max(map(row_of, letters)) + 1):
        start = row * SIZE + column_of(corner)
        yield margin + "".join([letters.get(cell, NOTHING) for cell in range(start, start + wide)])
