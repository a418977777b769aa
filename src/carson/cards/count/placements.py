"""Where a card may be placed, as a set of cells: all places at once by shifting and joining sets."""

from carson.cards.facts.characters import CAPTAIN, SHERIFF
from carson.cards.facts.deck import CARD_PARCELS
from carson.cards.facts.grid import CARD_PLACES, CORNER, DOWN, FAR, NEAR, RIGHT, rectangle
from carson.cards.facts.parcels import EMPTY, HOUSE, OUTLAWS, PRISON, TOWNHOUSE
from carson.cards.table.table import CITY, COVERED, Table


def placements(s: Table, seat: int, card: int) -> int:
    """The cells where this player may put the upper left parcel of a card; the city is not empty."""
    safe = is_safe(s, seat)
    base = seat * CITY
    at = card * 4
    illegal = (
        _refused(s.cells, base, CARD_PARCELS[at], safe)
        | _refused(s.cells, base, CARD_PARCELS[at + 1], safe) >> RIGHT
        | _refused(s.cells, base, CARD_PARCELS[at + 2], safe) >> DOWN
        | _refused(s.cells, base, CARD_PARCELS[at + 3], safe) >> CORNER
    )
    fitting = joined(s.cells[base + COVERED]) & within_limits(s, seat)
    return fitting ^ (fitting & illegal)


def is_safe(s: Table, seat: int) -> bool:
    """A Prison that is visible already, or the Sheriff (A13, A15, A16)."""
    return s.cells[seat * CITY + PRISON] != 0 or s.owned[seat] >> SHERIFF & 1 != 0


def _refused(cells: list[int], base: int, new: int, safe: bool) -> int:
    """The cells of a city that a new parcel may not cover; the same as facts.parcels.may_cover."""
    coverable = cells[base + EMPTY]
    if new != EMPTY and new != OUTLAWS:
        coverable |= cells[base + new]
    if new == TOWNHOUSE:
        coverable |= cells[base + HOUSE]
    if safe and new != OUTLAWS:
        coverable |= cells[base + OUTLAWS]
    return cells[base + COVERED] ^ coverable


def joined(covered: int) -> int:
    """The places where a card overlaps the city or touches it along a side (A06); a corner is not enough."""
    beside = covered | covered << RIGHT | covered >> RIGHT | covered << DOWN | covered >> DOWN
    return beside | beside >> RIGHT | beside >> DOWN | beside >> CORNER


def within_limits(s: Table, seat: int) -> int:
    """The places that keep the city within 8 x 8, or 8 x 9 and 9 x 8 with the Captain (A18, A19, A20)."""
    if s.owned[seat] >> CAPTAIN & 1:
        return _frame(s, seat, FAR, NEAR) | _frame(s, seat, NEAR, FAR)
    return _frame(s, seat, NEAR, NEAR)


def _frame(s: Table, seat: int, width: int, height: int) -> int:
    """The places that keep the box of the city within a width and a height."""
    at = seat * 4
    left, right, top, bottom = s.box[at], s.box[at + 1], s.box[at + 2], s.box[at + 3]
    if right - left >= width or bottom - top >= height:
        return 0
    return CARD_PLACES & rectangle(right + 1 - width, bottom + 1 - height, left + width - 2, top + height - 2)
