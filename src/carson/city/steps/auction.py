"""The auctions of two parcels or of the "3 revolvers" token, bid by bid (R-AUCTION-MIN, R-SEATING).

A bid is a question to one seat. Its frame holds the highest bid so far, who made it, who has dropped out and
who sells; the parcels under the hammer lie on the table as `lot`, and none lie there when the token is sold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import AMOUNT, NONE, PARCEL, PASS
from carson.city.table import events
from carson.city.table.agenda import ASK_BID, ASK_LOT, a_of, b_of, frame
from carson.city.table.moves import claim, hand_over, pay, take_ammunition
from carson.city.table.stack import allow, allow_upto, pop, push, replace
from carson.city.table.table import Table

LOT_SIZE: Final = 2

# ---- the numbers in `b` of a bid: highest bidder + 1, the seller, the mask of those who are out


def _bids(leader: i64, seller: i64, out: i64) -> i64:
    return (leader + 1) | (seller << 3) | (out << 6)


def leader_of(packed: i64) -> i64:
    """Who has made the highest bid, or NONE."""
    return (b_of(packed) & 7) - 1


def seller_of(packed: i64) -> i64:
    return (b_of(packed) >> 3) & 7


def out_of(packed: i64) -> i64:
    """Mask of the seats that bid no more."""
    return (b_of(packed) >> 6) & 63


# ---- what is sold


def begin_land(s: Table, seat: i64) -> None:
    """The Auctioneer puts two parcels under the hammer, if there are two (R-AUCTION-LOT)."""
    if count(_for_sale(s)) >= LOT_SIZE:
        push(s, ASK_LOT, seat, LOT_SIZE)


def _for_sale(s: Table) -> i64:
    return unowned_land(s) & ~(s.outlaws | s.lot)


def offer_lot(s: Table) -> None:
    s.options[PARCEL] |= _for_sale(s)


def take_lot(s: Table, packed: i64, seat: i64, parcel: i64) -> None:
    s.lot |= bit(parcel)
    s.tell(events.LOT, seat, parcel)
    left = a_of(packed) - 1
    if left > 0:
        replace(s, frame(ASK_LOT, seat, left, 0))
        return
    pop(s)
    out: i64 = 0
    bidder: i64
    for bidder in range(s.rules.seats):
        if property_left(s, bidder) < LOT_SIZE:
            out |= bit(bidder)
    _call(s, seat, 0, NONE, seat, out)


def begin_token(s: Table, seat: i64) -> None:
    _call(s, seat, 0, NONE, seat, 0)


# ---- bidding


def _call(s: Table, start: i64, bid: i64, leader: i64, seller: i64, out: i64) -> None:
    """Ask the next bidder clockwise from `start`; when nobody but the leader is left, the hammer falls."""
    n = s.rules.seats
    step: i64
    for step in range(n):
        bidder = (start + step) % n
        if bidder != leader and (out & bit(bidder)) == 0 and s.cash[bidder] > bid:
            push(s, ASK_BID, bidder, bid, _bids(leader, seller, out))
            return
    _sell(s, bid, leader, seller)


def offer_bids(s: Table, packed: i64, seat: i64) -> None:
    """More than the highest bid, at most the own cash; or out for good."""
    allow(s, PASS)
    bid = a_of(packed) + 1
    allow_upto(s, AMOUNT + bid, s.cash[seat] - bid)


def take_bid(s: Table, packed: i64, seat: i64, action: i64) -> None:
    bid = a_of(packed)
    leader = leader_of(packed)
    out = out_of(packed)
    pop(s)
    if action == PASS:
        out |= bit(seat)
        s.tell(events.OUT_OF_AUCTION, seat)
    else:
        bid = action - AMOUNT
        leader = seat
        s.tell(events.BID, seat, bid)
    _call(s, (seat + 1) % s.rules.seats, bid, leader, seller_of(packed), out)


# ---- the hammer falls


def _sell(s: Table, bid: i64, winner: i64, seller: i64) -> None:
    lot = s.lot
    s.lot = 0
    if winner == NONE:
        s.tell(events.NO_SALE, seller)  # R-AUCTION-R-NOBID
        return
    s.tell(events.AUCTION_WON, winner, bid)
    if lot == 0:
        if winner != seller:
            hand_over(s, winner, seller, bid, events.FOR_AUCTION)  # D-39
        take_ammunition(s, winner)
        return
    pay(
        s, winner, bid >> 1, events.FOR_AUCTION
    )  # R-AUCTION-ODD: half down to the bank, half up to the seller
    if winner != seller:
        hand_over(s, winner, seller, bid - (bid >> 1), events.FOR_AUCTION)
    while lot != 0:
        parcel = first(lot)
        lot &= ~bit(parcel)
        claim(s, winner, parcel)
