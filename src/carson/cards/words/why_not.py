"""Why an action is not legal now, in one sentence for a person."""

from __future__ import annotations

from carson.cards.count.placements import is_safe, joined, within_limits
from carson.cards.count.sales import cells_under
from carson.cards.facts.characters import CAPTAIN
from carson.cards.facts.deck import CARD_PARCELS
from carson.cards.facts.grid import CARD_PLACES, card_cells
from carson.cards.facts.ids import BACK, BID, CELL, CHARACTER, NONE, TERRAIN, WORD
from carson.cards.facts.parcels import OUTLAWS, may_cover
from carson.cards.table.agenda import ASK_BIDS, ASK_PLACE, ASK_SALE, ASK_TAKE, a_of, kind_of
from carson.cards.table.cities import CARD_STEPS, place_of
from carson.cards.table.stack import top
from carson.cards.table.table import CITY, COVERED, Table
from carson.cards.words.actions import TEXTS, cell_text
from carson.cards.words.terms import parcel_name, say


def why_not(s: Table, seat: int, action: int) -> str:
    """The reason, or at least what is asked instead."""
    if action not in TEXTS:
        return say("why-not.unknown", number=action)
    if not s.agenda:
        return say("why-not.over")
    return _reason(s, seat, action) or say("why-not.no-choice", word=TEXTS[action])


def _reason(s: Table, seat: int, action: int) -> str:
    packed = top(s)
    kind = kind_of(packed)
    if seat < 0 or seat >= s.rules.players:
        return ""
    if kind == ASK_BIDS and BID <= action < WORD:
        return say("why-not.spent", value=action - BID)
    if kind == ASK_PLACE and action < TERRAIN:
        return no_place(s, seat, a_of(packed), action - CELL)
    if kind == ASK_TAKE and TERRAIN <= action < BACK:
        return say("why-not.not-on-offer", card=TEXTS[action])
    if kind == ASK_SALE and TERRAIN <= action < CHARACTER:
        return _no_sale(s, seat, action - TERRAIN)
    return ""


def no_place(s: Table, seat: int, card: int, cell: int) -> str:
    """Why a card may not lie there; empty when it may."""
    spot = 1 << cell
    if not CARD_PLACES & spot:
        return say("why-not.off-the-ground", cell=cell_text(cell))
    if not joined(s.cells[seat * CITY + COVERED]) & spot:
        return say("why-not.not-joined", cell=cell_text(cell))
    if not within_limits(s, seat) & spot:
        return say("why-not.too-big-captain" if s.owned[seat] >> CAPTAIN & 1 else "why-not.too-big")
    for place, step in enumerate(CARD_STEPS):
        old = visible_at(s, seat, cell + step)
        new = CARD_PARCELS[card * 4 + place]
        if old != NONE and not may_cover(new, old, is_safe(s, seat)):
            return _no_cover(new, old, cell + step)
    return ""


def visible_at(s: Table, seat: int, cell: int) -> int:
    """The parcel that shows at a cell of a city, or NONE."""
    for symbol in range(COVERED):
        if s.cells[seat * CITY + symbol] >> cell & 1:
            return symbol
    return NONE


def _no_cover(new: int, old: int, cell: int) -> str:
    key = "outlaws" if old == OUTLAWS and new != OUTLAWS else "more-outlaws" if old == OUTLAWS else "cover"
    return say(f"why-not.{key}", cell=cell_text(cell), old=parcel_name(old), new=parcel_name(new))


def _no_sale(s: Table, seat: int, card: int) -> str:
    cell = place_of(s, seat, card)
    if cell == NONE:
        return say("why-not.not-in-city", card=TEXTS[TERRAIN + card])
    own = card_cells(cell)
    overlaps = [laid for laid in s.laid[seat] if own & cells_under(laid)]
    if len(s.laid[seat]) == 1:
        return say("why-not.last-card")
    if len(overlaps) > 1:
        return say("why-not.overlapped", card=TEXTS[TERRAIN + card])
    return say("why-not.would-split", card=TEXTS[TERRAIN + card])
