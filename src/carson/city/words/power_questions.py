"""Questions that come with characters and their tokens."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.count.firepower import firepower
from carson.city.count.outlaws import outlaw_at
from carson.city.count.powers import holder, power
from carson.city.facts.characters import (
    BUY_TILE,
    CASH_NOW,
    FETCH_PRICE,
    GRANT_MINE,
    HEAL,
    HOUSE_VP,
    LIMIT,
    MOUNTAIN_VP,
    MOURN,
)
from carson.city.facts.ids import MINE, NONE, RANCH
from carson.city.table import agenda
from carson.city.topics.powers.auctioneer import LOT_SIZE, leader_of, seller_of
from carson.city.words.actions import parcel_text, parcels_of
from carson.city.words.asked import Asked, cowboys_at
from carson.city.words.terms import building_name, house_word, listed, money, number_of, place_name, say

# What waits for those who do not take the dollars now: its word and its power.
LATER = {"houses": HOUSE_VP, "mountains": MOUNTAIN_VP}


def later_word(q: Asked) -> str:
    """double, houses or mountains: what is given up for the dollars now."""
    for word, kind in LATER.items():
        if power(q.state, q.seat, kind):
            return word
    return "double"


def later_vp(q: Asked) -> int:
    """Points for each thing that waits; 0 where it is no matter of points."""
    return sum(int(power(q.state, q.seat, kind)) for kind in LATER.values())


def _cash_now(q: Asked) -> str:
    amount = power(q.state, q.seat, CASH_NOW)
    house = house_word(q.state.rules)
    return say(f"question.ask-cash-now-{later_word(q)}", amount=amount, vp=later_vp(q), house=house)


def _second(q: Asked) -> str:
    price = power(q.state, q.seat, FETCH_PRICE)
    if price:
        return say("question.ask-second-paid", price=price, cash=q.cash)
    return say("question.ask-second-free", less=-LIMIT[int(q.state.character[q.seat])])


def _hire(q: Asked) -> str:
    return say("question.ask-hire", cash=q.cash)


def _arm(q: Asked) -> str:
    return say("question.ask-arm", cash=q.cash)


def _retire(q: Asked) -> str:
    return say("question.ask-retire", cowboys=number_of("count.cowboy", int(q.state.cowboys[q.seat])))


# ---- buildings and land


def _tile(q: Asked) -> str:
    price = power(q.state, q.seat, q.a)
    if q.a == BUY_TILE:
        return say("question.ask-tile-any", price=price, cash=q.cash)
    name = building_name(MINE if q.a == GRANT_MINE else RANCH)
    return say("question.ask-tile-granted", building=name, price=price, cash=q.cash)


def _homestead(q: Asked) -> str:
    return say("question.ask-homestead", building=building_name(q.a))


def _lot(q: Asked) -> str:
    if q.a == LOT_SIZE:
        return say("question.ask-lot-first")
    return say("question.ask-lot-second", parcel=listed(_lot_names(q)))


def _lot_names(q: Asked) -> list[str]:
    return [parcel_text(parcel) for parcel in parcels_of(int(q.state.lot))]


def _bid(q: Asked) -> str:
    leader = int(leader_of(q.packed))
    seller = int(seller_of(q.packed))
    lot = _lot_names(q)
    token = say("question.bid-ammunition")
    what = say("question.bid-land", first=lot[0], second=lot[1]) if lot else token
    if leader != NONE:
        bid = money(q.a)
        return say("question.ask-bid-more", leader=q.names[leader], bid=bid, what=what, cash=q.cash)
    if seller == q.seat:
        return say("question.ask-bid-own", what=what, cash=q.cash)
    return say("question.ask-bid-first", seller=q.names[seller], what=what, cash=q.cash)


def _land(q: Asked) -> str:
    return say("question.ask-land", cash=q.cash)


# ---- duels


def _reroll(q: Asked) -> str:
    """All dice and sums, and who is ahead; of equals, Standish or whoever passed first."""
    s = q.state
    here = cowboys_at(s, q.a)
    order = sorted(here, key=[int(seat) for seat in s.pass_order].index)
    totals = {seat: int(s.dice[seat] + firepower(s, seat)) for seat in order}
    results = [
        say(
            "question.reroll-result-cards" if seat == s.rules.standish else "question.reroll-result",
            name=q.names[seat],
            total=totals[seat],
            dice=int(s.dice[seat]),
        )
        for seat in order
    ]
    outlaw = int(outlaw_at(s, q.a))
    if outlaw > max(totals.values()):
        place, told = place_name(q.a), listed(results)
        return say("question.ask-reroll-outlaw", place=place, strength=outlaw, results=told)
    leader = max(order, key=lambda seat: (totals[seat], seat == s.rules.standish))
    key = "ask-reroll-ahead" if leader == q.seat else "ask-reroll-behind"
    return say(f"question.{key}", leader=q.names[leader], place=place_name(q.a), results=listed(results))


def _heal(q: Asked) -> str:
    doctor = int(holder(q.state, HEAL))
    if doctor == q.seat:
        return say("question.ask-heal-own")
    price = money(int(power(q.state, doctor, HEAL)))
    return say("question.ask-heal", doctor=q.names[doctor], price=price, cash=q.cash)


def _mourn(q: Asked) -> str:
    undertaker = int(holder(q.state, MOURN))
    price = money(int(power(q.state, undertaker, MOURN)))
    return say("question.ask-mourn", undertaker=q.names[undertaker], price=price)


# ---- income and the end of the round


def _triple(q: Asked) -> str:
    return say("question.ask-triple", tokens=int(q.state.dynamite[q.seat]))


def _package(q: Asked) -> str:
    return say("question.ask-package", cash=q.cash)


POWER_SENTENCES: dict[int, Callable[[Asked], str]] = {
    agenda.ASK_CASH_NOW: _cash_now,
    agenda.ASK_SECOND: _second,
    agenda.ASK_HIRE: _hire,
    agenda.ASK_ARM: _arm,
    agenda.ASK_RETIRE: _retire,
    agenda.ASK_TILE: _tile,
    agenda.ASK_HOMESTEAD: _homestead,
    agenda.ASK_LOT: _lot,
    agenda.ASK_BID: _bid,
    agenda.ASK_LAND: _land,
    agenda.ASK_REROLL: _reroll,
    agenda.ASK_HEAL: _heal,
    agenda.ASK_MOURN: _mourn,
    agenda.ASK_TRIPLE: _triple,
    agenda.ASK_PACKAGE: _package,
}
