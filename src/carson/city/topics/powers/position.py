"""Powers that ask: when the character just chosen, or one in a later phase, can have asked."""

from __future__ import annotations

from carson.city.count.places import property_left
from carson.city.count.powers import holder, power
from carson.city.facts.characters import (
    ARM,
    AUCTION_LAND,
    AUCTION_TOKEN,
    BUY_PARCEL,
    BUY_TILE,
    CASH_NOW,
    CASH_OR_DOUBLE,
    FETCH,
    FREE_PARCEL,
    GIFT,
    GRANT_MINE,
    GRANT_RANCH,
    HEAL,
    HIRE,
    MOURN,
    PACKAGES,
    RANDOM_PARCELS,
    REROLL,
    RETIRE,
    TAX,
    WHITE_COWBOY,
)
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import ACTIONS, AMOUNT, MINE, NONE, RANCH
from carson.city.position.forms import AT_PLACE, COUNT, OF_BUILDING, SEAT, Check, Fitting, Form, steps
from carson.city.position.names import TILE
from carson.city.table import agenda, schedule
from carson.city.table.moves import stands_at
from carson.city.topics.building.position import in_hand
from carson.city.topics.choosing.position import CHOOSING, at_once, just_chosen, last_chooser
from carson.city.topics.duels.position import DUELLING, just_lost, to_roll, with_dice
from carson.city.topics.placing.position import PLACING, in_turn
from carson.city.topics.powers.auctioneer import LOT_SIZE, leader_of, out_of, seller_of
from carson.core.agenda_text import Part
from carson.core.position_text import Kind, numbers
from carson.core.seats import LETTERS

# ---- phase 1


def _unused(e: Fitting) -> None:
    e.refuse_if(e.s.used[e.seat], "power-used")


def _parcels_left(kind: int) -> Check:
    """Entries that count down the parcels a power gives."""

    def check(e: Fitting) -> None:
        e.refuse_if(not 1 <= e.a <= max(power(e.s, e.seat, kind), 1), "other-number")

    return check


def _ask_tile(e: Fitting) -> None:
    just_chosen(e.a)(e)


def _ask_homestead(e: Fitting) -> None:
    kind = {MINE: GRANT_MINE, RANCH: GRANT_RANCH}.get(e.a, NONE)
    e.refuse_if(kind == NONE, "no-homestead", building=TILE.text(e.a))
    in_hand(e, e.a)
    e.refuse_if(property_left(e.s, e.seat) < 1, "no-property-left")
    just_chosen(kind)(e)


# ---- auctions


def _ask_lot(e: Fitting) -> None:
    left = LOT_SIZE - count(e.s.lot)
    e.refuse_if(e.a != left or left < 1, "lot-left", number=left)


def _ask_bid(e: Fitting) -> None:
    s, bid, packed = e.s, e.a, e.frame.packed()
    seller, leader, out = int(seller_of(packed)), int(leader_of(packed)), int(out_of(packed))
    e.refuse_if(seller != last_chooser(e), "seller")
    sells = power(s, seller, AUCTION_LAND) or power(s, seller, AUCTION_TOKEN)
    e.refuse_if(not sells, "no-power", seat=LETTERS[seller])
    e.refuse_if((bid == 0) != (leader == NONE), "bid-of-nobody")
    if leader != NONE:
        e.refuse_if(s.cash[leader] < bid, "cannot-pay", seat=LETTERS[leader], amount=bid)
    idle = e.seat == leader or out & bit(e.seat) or (leader != NONE and out & bit(leader))
    e.refuse_if(idle, "not-bidding")
    e.refuse_if(s.cash[e.seat] <= bid, "cannot-bid", amount=bid)
    if power(s, seller, AUCTION_TOKEN):  # R-AUCTION-LOT
        e.refuse_if(s.lot, "token-sold")
        e.refuse_if(s.ammunition != NONE, "token-taken")
        return
    e.refuse_if(count(s.lot) != LOT_SIZE, "lot-size", number=LOT_SIZE)
    for seat in e.case.seats:
        poor = property_left(s, seat) < LOT_SIZE and not out & bit(seat)
        e.refuse_if(poor, "must-be-out", seat=LETTERS[seat])


# ---- placing


def _ask_white(e: Fitting) -> None:
    has_it = power(e.s, e.seat, WHITE_COWBOY) and not e.s.used[e.seat] and e.s.white_at == NONE
    e.refuse_if(not has_it, "no-white")


def _ask_dynamite(e: Fitting) -> None:
    e.refuse_if(e.s.dynamite[e.seat] < 1 or e.s.cowboys[e.seat] < 1, "no-dynamite-cowboy")


def _ask_no_duel(e: Fitting) -> None:
    e.refuse_if(e.s.no_duel[e.seat] < 1 or e.s.cowboys[e.seat] < 1, "no-token-cowboy")


# ---- duels


def _ask_reroll(e: Fitting) -> None:
    e.refuse_if(to_roll(e), "still-to-roll")
    may = power(e.s, e.seat, REROLL) and stands_at(e.s, e.seat, e.a)
    e.refuse_if(not may, "no-second-try")


def _ask_heal(e: Fitting) -> None:
    """The healer's own cowboy first, then pass order (R-DOCTOR-ORDER)."""
    healer = int(holder(e.s, HEAL))
    e.refuse_if(healer == NONE, "nobody-heals")
    below = [entry.seat for entry in e.frames[: e.at] if entry.kind == agenda.ASK_HEAL]
    e.refuse_if(healer in below, "must-be-on-top", seat=LETTERS[healer])
    if e.seat != healer:
        e.in_pass_order()


def _ask_mourn(e: Fitting) -> None:
    mourner = int(holder(e.s, MOURN))
    e.refuse_if(mourner == NONE, "nobody-mourns")
    e.refuse_if(e.seat == mourner, "mourns-own")


# ---- later phases


def _ask_double(e: Fitting) -> None:
    e.refuse_if(not power(e.s, e.seat, CASH_OR_DOUBLE) or e.s.used[e.seat], "no-doubling")


def _ask_triple(e: Fitting) -> None:
    e.refuse_if(e.s.dynamite[e.seat] < 1, "no-dynamite")


def _ask_package(e: Fitting) -> None:
    e.must_have(PACKAGES)


PURCHASE = Kind("sort of purchase", {"building": BUY_TILE, "mine": GRANT_MINE, "ranch": GRANT_RANCH})
BID = (  # as packed by steps.auction
    SEAT,
    Part("a", numbers("bid", 1, ACTIONS - AMOUNT - 1), word="high", optional=True),
    Part("b", word="by", optional=True, plus=1, mask=7),
    Part("b", word="seller", shift=3, mask=7),
    Part("b", word="out", many=True, optional=True, shift=6, mask=63),
)

FORMS = {
    agenda.ASK_CASH_NOW: at_once(CASH_NOW, checks=(_unused,)),
    agenda.ASK_FREE_PARCEL: at_once(FREE_PARCEL, parts=(SEAT, COUNT), checks=(_parcels_left(FREE_PARCEL),)),
    agenda.ASK_HIRE: at_once(HIRE),
    agenda.ASK_SECOND: at_once(FETCH),
    agenda.ASK_ARM: at_once(ARM),
    agenda.ASK_RETIRE: at_once(RETIRE),
    agenda.ASK_TILE: Form((SEAT, Part("a", PURCHASE)), CHOOSING, (_ask_tile,)),
    agenda.ASK_HOMESTEAD: Form((SEAT, OF_BUILDING), CHOOSING | {"draw-tile"}, (_ask_homestead,)),
    agenda.ASK_LOT: at_once(AUCTION_LAND, parts=(SEAT, COUNT), checks=(_ask_lot,)),
    agenda.ASK_BID: Form(BID, CHOOSING, (_ask_bid,)),
    agenda.ASK_TAX: at_once(TAX),
    agenda.ASK_LAND: at_once(BUY_PARCEL),
    agenda.DRAW_PARCEL: at_once(RANDOM_PARCELS, parts=(SEAT, COUNT), checks=(_parcels_left(RANDOM_PARCELS),)),
    agenda.ROLL_GIFT: at_once(GIFT),
    agenda.ASK_WHITE: Form((SEAT,), PLACING, (_ask_white, in_turn)),
    agenda.ASK_DYNAMITE: Form((SEAT,), PLACING, (_ask_dynamite, in_turn)),
    agenda.ASK_NO_DUEL: Form((SEAT,), PLACING, (_ask_no_duel, in_turn)),
    agenda.ASK_REROLL: Form((SEAT, AT_PLACE), DUELLING, (with_dice, _ask_reroll)),
    agenda.ASK_HEAL: Form((SEAT,), DUELLING | {"ask-heal"}, (_ask_heal, just_lost), own_order=True),
    agenda.ASK_MOURN: Form((SEAT,), DUELLING | {"ask-mourn"}, (_ask_mourn, just_lost)),
    agenda.ASK_DOUBLE: Form((SEAT,), steps(schedule.DOUBLING), (_ask_double,)),
    agenda.ASK_TRIPLE: Form((SEAT,), steps(schedule.TRIPLING) | {"ask-triple"}, (_ask_triple,)),
    agenda.ASK_PACKAGE: Form((SEAT,), steps(schedule.ROUND_END_POWERS), (_ask_package,)),
}
