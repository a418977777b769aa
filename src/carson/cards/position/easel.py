"""The card game's positions to be changed by hand: the offer, and what each player has taken and laid."""

from collections.abc import Callable
from typing import Final

from carson.cards.facts.grid import CARD_PLACES, CENTRE, SIZE, column_of, row_of
from carson.cards.facts.rules import Rules
from carson.cards.position.easel_rows import CARD, CHARACTER, STOCK
from carson.cards.position.names import CARD as CARD_NAMES
from carson.cards.position.names import CELL
from carson.cards.table.table import Table
from carson.cards.words.actions import cell_text
from carson.cards.words.terms import say
from carson.core.easel import Area, Draft, Sheet, Spot
from carson.core.easel_file import FiledEasel
from carson.core.game import Options
from carson.core.seats import LETTERS

MARGIN: Final = 2  # cells around a city where a card may go
CITY: Final = "city"


class CardsEasel(FiledEasel):
    """The offer on top, then boxes and a city for each player."""

    def __init__(self, read: Callable[[str], Table], make_rules: Callable[[Options], Rules]) -> None:
        super().__init__(STOCK, read, make_rules)

    def sheet(self, text: str) -> Sheet:
        draft, outfit = self.opened(text)
        lies = outfit.rows.lies(draft)
        offer = Spot("offer", say("easel.offer"), (CARD, CHARACTER), tuple(lies["offer"]))
        areas = [Area(say("easel.offer"), (offer,))]
        for seat in range(len(outfit.letters)):
            areas.append(outfit.player(seat, lies))
            areas += [_city(draft, seat)] if seat < outfit.rules.players else []
        areas.append(outfit.table(lies))
        return Sheet(tuple(areas), outfit.pieces(), tuple(outfit.rows.fields(draft)))

    def drawn(self, draft: Draft, piece: str, spot: str, more: bool) -> bool:
        return _build(draft, piece, spot, more)


# ---- cities


def _laid(draft: Draft, letter: str) -> list[str]:
    """The cards of a city in the order they were laid, each with its cell."""
    at = draft.line_at(f"{CITY} {letter}")
    return [] if at is None else draft.lines[at].split()[2:]


def _city(draft: Draft, seat: int) -> Area:
    """A city with some room around it."""
    letter = LETTERS[seat]
    at: dict[int, list[str]] = {}
    for card, _, cell in (one.partition("@") for one in _laid(draft, letter)):
        at.setdefault(CELL.names[cell], []).append(card)
    columns = [column_of(cell) for cell in at] or [column_of(CENTRE)]
    rows = [row_of(cell) for cell in at] or [row_of(CENTRE)]
    left, top = max(min(columns) - MARGIN, 0), max(min(rows) - MARGIN, 0)
    wide = min(max(columns) + 2 * MARGIN, SIZE) - left
    high = min(max(rows) + 2 * MARGIN, SIZE) - top
    cells = [row * SIZE + column for row in range(top, top + high) for column in range(left, left + wide)]
    bare = [cell for cell in cells if CARD_PLACES >> cell & 1 and cell not in at]
    spots = [
        _cell(letter, cell, at.get(cell, []), left, top) for cell in (*bare, *at)
    ]  # later cards lie on top
    return Area(say("easel.city", seat=letter), tuple(spots), wide, high, seat)


def _cell(letter: str, cell: int, cards: list[str], left: int, top: int) -> Spot:
    name, size = cell_text(cell), 2 if cards else 1
    x, y = column_of(cell) - left, row_of(cell) - top
    return Spot(f"{CITY} {letter} {name}", name, (CARD,), tuple(cards), x, y, size, size)


def _build(draft: Draft, card: str, spot: str, more: bool) -> bool:
    """Write the line of a city; the picture of it, which is only a comment, is left out."""
    where, _, rest = spot.partition(" ")
    letter, _, cell = rest.partition(" ")
    laid = _laid(draft, letter)
    one = f"{card}@{cell}"
    if (
        where != CITY
        or card not in CARD_NAMES.names
        or cell not in CELL.names
        or (not more and one not in laid)
    ):
        return False
    cards = [*laid, one] if more else [other for other in laid if other != one]
    start = f"{CITY} {letter}"
    at = draft.line_at(start)
    line = [" ".join([start, *cards])] if cards else []
    if at is None:
        at = (draft.line_at(f"player {letter}") or 0) + 1
        draft.lines[at:at] = line
        return True
    end = at + 1
    while end < len(draft.lines) and draft.lines[end].startswith("#"):
        end += 1
    draft.lines[at:end] = line
    return True
