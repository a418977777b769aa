"""The Auctioneer sells two parcels or of the "3 revolvers" token, bid by bid (R-AUCTION-MIN, R-SEATING).

A bid is a question to one seat. Its frame holds the highest bid so far, who made it, who has dropped out and
who sells; the parcels under the hammer lie on the table as `lot`, and none lie there when the token is sold.
"""

from typing import Final

from mypy_extensions import i64

from carson.city.count import places, powers
from carson.city.evaluator import scale
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts.characters import AUCTION_LAND, AUCTION_TOKEN
from carson.city.facts.geometry import bit, bits, count
from carson.city.facts.ids import ACTIONS, AMOUNT, NONE, PARCEL, PASS
from carson.city.facts.rules import Rules
from carson.city.position.blame import noun
from carson.city.position.forms import COUNT, SEAT, Fitting, Form
from carson.city.position.moment import packed
from carson.city.question import Immediate, Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.choosing.position import CHOOSING, just_chosen, last_chooser
from carson.city.topics.land.rules import LandRater
from carson.city.topics.land.words import take_label
from carson.city.words import Asked, HelpTopic, Label, Values, Words, listed, money, say, why
from carson.city.words.actions import parcel_text, parcels_of
from carson.city.words.own_rules import sides_with
from carson.city.words.worths import of_land
from carson.core.agenda_text import Part
from carson.core.position_text import numbers
from carson.core.seats import LETTERS

LOT_SIZE: Final = 2

# ---- the numbers in `b` of a bid: highest bidder + 1, the seller, the mask of those who are out


def _bids(leader: i64, seller: i64, out: i64) -> i64:
    return (leader + 1) | (seller << 3) | (out << 6)


def leader_of(packed: i64) -> i64:
    """Who has made the highest bid, or NONE."""
    return (agenda.b_of(packed) & 7) - 1


def seller_of(packed: i64) -> i64:
    return (agenda.b_of(packed) >> 3) & 7


def out_of(packed: i64) -> i64:
    """Mask of the seats that bid no more."""
    return (agenda.b_of(packed) >> 6) & 63


# ---- what is sold


class AuctionLand(Immediate):
    """Two parcels come under the hammer, if there are two (R-AUCTION-LOT)."""

    def give(self, s: Table, seat: i64, number: i64) -> None:
        if count(_for_sale(s)) >= LOT_SIZE:
            stack.push(s, agenda.ASK_LOT, seat, LOT_SIZE)


class AuctionToken(Immediate):
    """The "3 revolvers" token comes under the hammer."""

    def give(self, s: Table, seat: i64, number: i64) -> None:
        _call(s, seat, 0, NONE, seat, 0)


class AskLot(Question):
    """Which parcels are sold."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[PARCEL] |= _for_sale(s)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        s.lot |= bit(action)
        s.tell(events.LOT, seat, action)
        if stack.one_less(s):
            _call(s, seat, 0, NONE, seat, _without_property(s))


def _for_sale(s: Table) -> i64:
    return places.unowned_land(s) & ~(s.outlaws | s.lot)


def _without_property(s: Table) -> i64:
    """Mask of the seats that have not enough property tiles for the parcels."""
    out: i64 = 0
    for seat in range(s.rules.seats):
        if places.property_left(s, seat) < LOT_SIZE:
            out |= bit(seat)
    return out


# ---- bidding


class AskBid(Question):
    """More than the highest bid, at most the own cash; or out for good."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        bid = a + 1
        stack.allow(s, PASS)
        stack.allow_upto(s, AMOUNT + bid, s.cash[seat] - bid)

    def take(self, s: Table, seat: i64, bid: i64, action: i64) -> None:
        packed = stack.top(s)
        leader = leader_of(packed)
        out = out_of(packed)
        stack.pop(s)
        if action == PASS:
            out |= bit(seat)
            s.tell(events.OUT_OF_AUCTION, seat)
        else:
            bid = action - AMOUNT
            leader = seat
            s.tell(events.BID, seat, bid)
        _call(s, (seat + 1) % s.rules.seats, bid, leader, seller_of(packed), out)


def _call(s: Table, start: i64, bid: i64, leader: i64, seller: i64, out: i64) -> None:
    """Ask the next bidder clockwise from `start`; when nobody but the leader is left, the hammer falls."""
    n = s.rules.seats
    for step in range(n):
        bidder = (start + step) % n
        if bidder != leader and (out & bit(bidder)) == 0 and s.cash[bidder] > bid:
            stack.push(s, agenda.ASK_BID, bidder, bid, _bids(leader, seller, out))
            return
    _sell(s, bid, leader, seller)


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
            moves.hand_over(s, winner, seller, bid, events.FOR_AUCTION)  # D-39
        moves.take_ammunition(s, winner)
        return
    # R-AUCTION-ODD: half down to the bank, half up to the seller
    moves.pay(s, winner, bid >> 1, events.FOR_AUCTION)
    if winner != seller:
        moves.hand_over(s, winner, seller, bid - (bid >> 1), events.FOR_AUCTION)
    for parcel in bits(lot):
        moves.claim(s, winner, parcel)


# ---- in a position


def _lot_fits(e: Fitting) -> None:
    left = LOT_SIZE - count(e.s.lot)
    e.refuse_if(e.a != left or left < 1, "lot-left", number=left)


def _bid_fits(e: Fitting) -> None:
    s, bid, entry = e.s, e.a, packed(e.frame)
    seller, leader, out = int(seller_of(entry)), int(leader_of(entry)), int(out_of(entry))
    e.refuse_if(seller != last_chooser(e), "seller")
    token = powers.power(s, seller, AUCTION_TOKEN)
    e.refuse_if(not token and not powers.power(s, seller, AUCTION_LAND), "no-power", seat=LETTERS[seller])
    e.refuse_if((bid == 0) != (leader == NONE), "bid-of-nobody")
    if leader != NONE:
        e.refuse_if(s.cash[leader] < bid, "cannot-pay", seat=LETTERS[leader], amount=bid)
        e.refuse_if(out & bit(leader), "not-bidding")
    e.refuse_if(e.seat == leader or out & bit(e.seat), "not-bidding")
    e.refuse_if(s.cash[e.seat] <= bid, "cannot-bid", amount=bid)
    e.refuse_if(token and s.lot, "token-sold")
    e.refuse_if(token and s.ammunition != NONE, "token-taken")
    e.refuse_if(not token and count(s.lot) != LOT_SIZE, "lot-size", number=LOT_SIZE)
    for seat in e.case.seats:
        poor = not token and places.property_left(s, seat) < LOT_SIZE and not out & bit(seat)
        e.refuse_if(poor, "must-be-out", seat=LETTERS[seat])


# ---- in words


def _lot_values(q: Asked) -> Values:
    lot = [parcel_text(parcel) for parcel in parcels_of(int(q.state.lot))]
    return {"form": "second", "parcel": lot[0]} if lot else {"form": "first"}


def _no_lot(q: Asked, parcel: int) -> str:
    return why.parcel_reason(parcel, (int(q.state.lot), "why.in-lot")) or why.no_sale(q, parcel)


def _bid_values(q: Asked) -> Values:
    leader, seller = int(leader_of(q.packed)), int(seller_of(q.packed))
    land = [parcel_text(parcel) for parcel in parcels_of(int(q.state.lot))]
    return {
        "form": "more" if leader != NONE else "own" if seller == q.seat else "first",
        "what": say("question.bid-land", land=listed(land)) if land else say("question.bid-ammunition"),
        "leader": q.names[leader],
        "seller": q.names[seller],
        "bid": money(q.a),
    }


def _bid(q: Asked, action: int) -> Label:
    return say("label.bid", amount=money(action - AMOUNT)), "bids"


def _no_bid(q: Asked, action: int) -> str:
    if action < AMOUNT:
        return ""
    if action - AMOUNT <= q.a:
        return say("why.bid-too-low", bid=q.a)
    return say("why.bid-too-high", cash=int(q.state.cash[q.seat]))


AUCTIONS = {"land": AUCTION_LAND, "ammunition": AUCTION_TOKEN}


def _auctions(rules: Rules) -> Values:
    held = [say(f"topic.auctions.{what}") for what, kind in AUCTIONS.items() if sides_with(rules, kind)]
    return {"auctions": "\n".join(held)}


# ---- rated


BIDS: Final = 4  # raises that are looked at


class BidRater(Rater):
    """A small raise while the lot is worth it; the own auction gives half or all of it back."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        sells = seller_of(stack.top(s)) == seat
        worth = 0.0
        lot = s.lot
        if lot != 0:
            look.plan.make(s, seat, look.values)
            cost = 0.5 if sells else 1.0
        else:
            worth = float(s.rules.ammunition) * look.values.nerve * scale.BRAWL / 2.0
            cost = 0.0 if sells else 1.0
        for parcel in bits(lot):
            worth += look.plan.land(s, look.values, parcel)
        look.ranked.add(PASS, 0.0)
        for bid in range(a + 1, a + 1 + BIDS):
            if is_option(s, AMOUNT + bid):
                look.ranked.add(AMOUNT + bid, worth - float(bid) * (cost * look.values.dollar + scale.RAISE))


POWERS = {AUCTION_LAND: AuctionLand(), AUCTION_TOKEN: AuctionToken()}
QUESTIONS = [AskLot(agenda.ASK_LOT, AUCTION_LAND), AskBid(agenda.ASK_BID)]
FORMS = {
    agenda.ASK_LOT: Form((SEAT, COUNT), CHOOSING, (_lot_fits, just_chosen(AUCTION_LAND))),
    agenda.ASK_BID: Form(
        (
            SEAT,
            Part("a", numbers(noun("bid"), 1, ACTIONS - AMOUNT - 1), word="high", optional=True),
            Part("b", word="by", optional=True, plus=1, mask=7),
            Part("b", word="seller", shift=3, mask=7),
            Part("b", word="out", many=True, optional=True, shift=6, mask=63),
        ),
        CHOOSING,
        (_bid_fits,),
    ),
}
WORDS = {
    agenda.ASK_LOT: Words(take_label, why_not=_no_lot, values=_lot_values, worth=of_land),
    agenda.ASK_BID: Words(_bid, why_not=_no_bid, values=_bid_values),
}
GROUPS = {40: "bids"}
HELP = [
    HelpTopic(
        110,
        "auctions",
        _auctions,
        lambda rules: bool(_auctions(rules)["auctions"]),
        rulings=("characters-9-19",),
    )
]
RATERS = {agenda.ASK_LOT: LandRater(), agenda.ASK_BID: BidRater()}
