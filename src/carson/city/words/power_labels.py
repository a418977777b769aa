"""Labels for the choices that come with characters and their tokens."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.count.incomes import income
from carson.city.count.payouts import THREEFOLD
from carson.city.count.powers import holder, power
from carson.city.facts.characters import (
    ARM_PRICE,
    CASH_NOW,
    HEAL,
    HIRE_PRICE,
    LIMIT,
    MOURN,
    PACKAGE_PRICE,
    RETIRE_VP,
)
from carson.city.facts.geometry import count
from carson.city.facts.ids import (
    AMOUNT,
    BUILD_12,
    CHARACTER,
    DONE,
    GUNS,
    MINE,
    NO,
    PASS,
    PAY,
    SPACE,
    TILE,
    YES,
)
from carson.city.facts.spaces import PRICE
from carson.city.table import agenda
from carson.city.topics.powers.governor import tax_of
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked
from carson.city.words.placing_labels import Label, land_for_sale, space_label
from carson.city.words.power_questions import later_vp, later_word
from carson.city.words.terms import (
    building_name,
    character_name,
    character_number,
    character_power,
    money,
    number_of,
    points,
    say,
)

# ---- characters


def character_label(q: Asked, action: int) -> Label:
    """A tile with its limit; for a Paperboy the limit he would have with it."""
    tile = action - CHARACTER
    limit = LIMIT[tile]
    if q.kind == agenda.ASK_SECOND:
        limit = max(limit + LIMIT[int(q.state.character[q.seat])], 0)
    words = say(
        "label.character",
        number=character_number(tile),
        name=character_name(tile),
        limit=money(limit),
        power=character_power(tile, q.state.rules),
    )
    return words, "characters"


def _second(q: Asked, action: int) -> Label:
    return (say("label.second-none"), "finish") if action == NO else character_label(q, action)


def _cash_now(q: Asked, action: int) -> Label:
    if action == YES:
        return say("label.cash-now", amount=power(q.state, q.seat, CASH_NOW)), "answer"
    s = q.state
    word = later_word(q)
    things = s.mountains if word == "mountains" else s.houses | s.townhouses
    owned = int(count(things & s.owned[q.seat]))
    return say(f"label.cash-later-{word}", vp=later_vp(q), owned=owned), "answer"


def _hire(q: Asked, action: int) -> Label:
    hired = action - AMOUNT
    if hired == 0:
        return say("label.hire-none"), "amounts"
    return say("label.hire", cowboys=number_of("count.cowboy", hired), price=HIRE_PRICE[hired]), "amounts"


def _arm(q: Asked, action: int) -> Label:
    bought = action - AMOUNT
    if bought == 0:
        return say("label.arm-none"), "amounts"
    return say("label.arm", revolvers=number_of("count.revolver", bought), price=ARM_PRICE[bought]), "amounts"


def _retire(q: Asked, action: int) -> Label:
    given = action - AMOUNT
    gain = points(RETIRE_VP[given])
    if given == 0:
        return say("label.retire-none", points=gain), "amounts"
    return say("label.retire", cowboys=number_of("count.cowboy", given), points=gain), "amounts"


# ---- buildings and land


def _tile(q: Asked, action: int) -> Label:
    if action == NO:
        return say("label.tile-none"), "finish"
    price = power(q.state, q.seat, q.a)
    if action >= TILE:
        return say("label.tile-bag", building=building_name(action - TILE), price=price), "buildings"
    space = action - SPACE
    name = building_name(int(q.state.market[space - BUILD_12]))
    return say("label.tile", building=name, place=PRICE[space], price=price), "buildings"


def _bid(q: Asked, action: int) -> Label:
    if action == PASS:
        return say("label.bid-out"), "finish"
    return say("label.bid", amount=money(action - AMOUNT)), "bids"


def _land(q: Asked, action: int) -> Label:
    return (say("label.land-none"), "finish") if action == NO else (land_for_sale(q, action), "land")


def _tax(q: Asked, action: int) -> Label:
    payers = [seat for seat in range(int(q.state.rules.seats)) if seat != q.seat]
    amount = money(sum([int(tax_of(q.state, seat, action)) for seat in payers]))
    return say("label.tax-guns" if action == GUNS else "label.tax-money", amount=amount), "answer"


# ---- duels


def _reroll(q: Asked, action: int) -> Label:
    if action == YES:
        return say("label.reroll"), "answer"
    return say("label.reroll-not", dice=int(q.state.dice[q.seat])), "answer"


def _heal(q: Asked, action: int) -> Label:
    if action == NO:
        return say("label.heal-not"), "finish"
    words = space_label(q, action - SPACE)
    doctor = int(holder(q.state, HEAL))
    if doctor == q.seat:
        return words, "spaces"
    return say("label.heal", label=words, price=money(int(power(q.state, doctor, HEAL)))), "spaces"


def _mourn(q: Asked, action: int) -> Label:
    if action != PAY:
        return say("label.mourn-points", points=points(int(q.state.vp[q.seat]))), "answer"
    undertaker = int(holder(q.state, MOURN))
    price = money(int(power(q.state, undertaker, MOURN)))
    return say("label.mourn-pay", undertaker=q.names[undertaker], price=price), "answer"


# ---- income and the end of the round


def _triple(q: Asked, action: int) -> Label:
    if action == DONE:
        return say("label.triple-done"), "finish"
    amount = int(income(q.state, q.seat, MINE, action))
    words = say(
        "label.triple", parcel=parcel_text(action), income=money(amount), tripled=money(THREEFOLD * amount)
    )
    return words, "mines"


def _package(q: Asked, action: int) -> Label:
    bought = action - AMOUNT
    if bought == 0:
        return say("label.vp-none"), "amounts"
    return say("label.vp", points=points(bought), cost=money(PACKAGE_PRICE[bought])), "amounts"


POWER_LABELS: dict[int, Callable[[Asked, int], Label]] = {
    agenda.ASK_CHARACTER: character_label,
    agenda.ASK_SECOND: _second,
    agenda.ASK_CASH_NOW: _cash_now,
    agenda.ASK_HIRE: _hire,
    agenda.ASK_ARM: _arm,
    agenda.ASK_RETIRE: _retire,
    agenda.ASK_TILE: _tile,
    agenda.ASK_BID: _bid,
    agenda.ASK_LAND: _land,
    agenda.ASK_TAX: _tax,
    agenda.ASK_REROLL: _reroll,
    agenda.ASK_HEAL: _heal,
    agenda.ASK_MOURN: _mourn,
    agenda.ASK_TRIPLE: _triple,
    agenda.ASK_PACKAGE: _package,
}
