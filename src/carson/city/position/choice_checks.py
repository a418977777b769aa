"""Entries of phase 1: who chooses, and what the character just chosen asks for (R-CHAR-TIMING)."""

from __future__ import annotations

from carson.city.count.places import property_left
from carson.city.count.powers import power
from carson.city.facts.characters import (
    ARM,
    AUCTION_LAND,
    AUCTION_TOKEN,
    BUY_PARCEL,
    BUY_TILE,
    CASH_NOW,
    FETCH,
    FREE_PARCEL,
    GIFT,
    GRANT_MINE,
    GRANT_RANCH,
    HIRE,
    RANDOM_PARCELS,
    RETIRE,
    TAX,
)
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import MINE, NONE, RANCH, TYPES
from carson.city.position.entry_help import Check, choosing_order, lacks_power, last_chooser, must_be
from carson.city.position.frames import Frame
from carson.city.position.names import TILE
from carson.city.table import agenda
from carson.city.table.table import Table
from carson.city.topics.powers.auctioneer import LOT_SIZE, leader_of, out_of, seller_of
from carson.core.seats import LETTERS

FROM_TRACK = (BUY_TILE, GRANT_MINE, GRANT_RANCH)


def _ask_character(s: Table, frames: list[Frame], at: int) -> str:
    turn = frames[at].a
    return must_be(choosing_order(s)[turn] if turn < s.rules.seats else NONE, frames[at])


def _just_chosen(*kinds: int) -> Check:
    """Immediate powers belong to the last one who has chosen."""

    def check(s: Table, frames: list[Frame], at: int) -> str:
        return lacks_power(s, frames[at], *kinds) or must_be(last_chooser(s, frames), frames[at])

    return check


def _ask_cash_now(s: Table, frames: list[Frame], at: int) -> str:
    if s.used[frames[at].seat]:
        return "this power is used"
    return _just_chosen(CASH_NOW)(s, frames, at)


def _parcels_left(kind: int) -> Check:
    """Entries that count down the parcels a power gives."""

    def check(s: Table, frames: list[Frame], at: int) -> str:
        if not 1 <= frames[at].a <= max(power(s, frames[at].seat, kind), 1):
            return "this power gives another number of parcels"
        return _just_chosen(kind)(s, frames, at)

    return check


# ---- tiles from the track


def _ask_tile(s: Table, frames: list[Frame], at: int) -> str:
    return _just_chosen(frames[at].a)(s, frames, at)


def _ask_homestead(s: Table, frames: list[Frame], at: int) -> str:
    seat, building = frames[at].seat, frames[at].a
    kind = {MINE: GRANT_MINE, RANCH: GRANT_RANCH}.get(building, NONE)
    if kind == NONE:
        return f"no power gives a {TILE.text(building)} with its parcel"
    if not s.hand[seat * TYPES + building]:
        return f"{LETTERS[seat]} has no {TILE.text(building)} in hand"
    if property_left(s, seat) < 1:
        return f"{LETTERS[seat]} has no property tile left"
    return _just_chosen(kind)(s, frames, at)


def bought_from_track(s: Table, frames: list[Frame], at: int) -> str:
    """A building placed in phase 1 was bought by the last one who has chosen."""
    return _just_chosen(BUY_TILE)(s, frames, at)


def gap_in_track(s: Table, frames: list[Frame], at: int) -> str:
    """A tile drawn in phase 1 takes the place of one somebody has just taken."""
    seat = last_chooser(s, frames)
    if frames[at].a != 0:
        return "the space that is filled now is build-12"
    if seat == NONE or not any(power(s, seat, kind) for kind in FROM_TRACK):
        return "nobody has just taken a tile from the track"
    return ""


# ---- auctions


def _ask_lot(s: Table, frames: list[Frame], at: int) -> str:
    left = LOT_SIZE - count(s.lot)
    if frames[at].a != left or left < 1:
        return f"{left} parcels are still to choose"
    return _just_chosen(AUCTION_LAND)(s, frames, at)


def _ask_bid(s: Table, frames: list[Frame], at: int) -> str:
    packed = frames[at].packed()
    bid, bidder, seller = frames[at].a, frames[at].seat, int(seller_of(packed))
    leader, out = int(leader_of(packed)), int(out_of(packed))
    if seller != last_chooser(s, frames):
        return "the seller must be the last one who has chosen"
    if not power(s, seller, AUCTION_LAND) and not power(s, seller, AUCTION_TOKEN):
        return f"{LETTERS[seller]} has no such power"
    if (bid == 0) != (leader == NONE):
        return "a highest bid needs the seat that has made it"
    if leader != NONE and s.cash[leader] < bid:
        return f"{LETTERS[leader]} cannot pay ${bid}"
    if bidder == leader or out & bit(bidder) or (leader != NONE and out & bit(leader)):
        return "who leads or is out is not asked, and who is out does not lead"
    if s.cash[bidder] <= bid:
        return f"{LETTERS[bidder]} cannot bid more than ${bid}"
    return _lot(s, seller, out)


def _lot(s: Table, seller: int, out: int) -> str:
    """The hammer is over two parcels or over the token (R-AUCTION-LOT)."""
    if power(s, seller, AUCTION_TOKEN):
        if s.lot:
            return "parcels lie under the hammer, but the token is sold"
        return "the token is taken" if s.ammunition != NONE else ""
    if count(s.lot) != LOT_SIZE:
        return f"the line “lot” must name {LOT_SIZE} parcels"
    for seat in range(s.rules.seats):
        if property_left(s, seat) < LOT_SIZE and not out & bit(seat):
            return f"{LETTERS[seat]} has too few property tiles and must be out"
    return ""


CHOICE_CHECKS: dict[int, Check] = {
    agenda.ASK_CHARACTER: _ask_character,
    agenda.ASK_CASH_NOW: _ask_cash_now,
    agenda.ASK_FREE_PARCEL: _parcels_left(FREE_PARCEL),
    agenda.ASK_HIRE: _just_chosen(HIRE),
    agenda.ASK_SECOND: _just_chosen(FETCH),
    agenda.ASK_ARM: _just_chosen(ARM),
    agenda.ASK_RETIRE: _just_chosen(RETIRE),
    agenda.ASK_TILE: _ask_tile,
    agenda.ASK_HOMESTEAD: _ask_homestead,
    agenda.ASK_LOT: _ask_lot,
    agenda.ASK_BID: _ask_bid,
    agenda.ASK_TAX: _just_chosen(TAX),
    agenda.ASK_LAND: _just_chosen(BUY_PARCEL),
    agenda.DRAW_PARCEL: _parcels_left(RANDOM_PARCELS),
    agenda.ROLL_GIFT: _just_chosen(GIFT),
}
