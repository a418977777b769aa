"""Words of powers that have no file of their own yet."""

from __future__ import annotations

from carson.city.count.firepower import firepower
from carson.city.count.incomes import income, type_income
from carson.city.count.outlaws import outlaw_at
from carson.city.count.payouts import THREEFOLD, is_doubled
from carson.city.count.places import property_left, taken_spaces
from carson.city.count.powers import holder, power
from carson.city.count.prices import price_for
from carson.city.facts.characters import (
    ARM,
    ARM_PRICE,
    AUCTION_LAND,
    AUCTION_TOKEN,
    BUY_TILE,
    CASH_NOW,
    CASH_OR_DOUBLE,
    FETCH_PRICE,
    GRANT_MINE,
    HEAL,
    HIRE,
    HIRE_PRICE,
    HOUSE_VP,
    LIMIT,
    MOUNTAIN_VP,
    MOURN,
    NO_TILE,
    PACKAGE_PRICE,
    RETIRE_VP,
    SHERIFF,
)
from carson.city.facts.geometry import PARCELS, bit, count
from carson.city.facts.ids import (
    AMOUNT,
    BUILD_3,
    BUILD_12,
    CHARACTER,
    DONE,
    GUNS,
    MINE,
    NO,
    NONE,
    PASS,
    PAY,
    RANCH,
    SPACE,
    TILE,
    YES,
)
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import PRICE, SPACE_TABLE
from carson.city.table import agenda, events
from carson.city.table.schedule import later_spaces
from carson.city.topics.building.words import site_label
from carson.city.topics.choosing.words import character_label, no_character
from carson.city.topics.land.words import land_for_sale, take_label
from carson.city.topics.placing.words import in_peace, space_label
from carson.city.topics.placing.words_why import is_space
from carson.city.topics.powers.auctioneer import LOT_SIZE, leader_of, seller_of
from carson.city.topics.powers.governor import tax_of
from carson.city.topics.spaces.words import vp_label
from carson.city.words.actions import TEXTS, parcel_text, parcels_of
from carson.city.words.asked import Asked, cowboys_at
from carson.city.words.own_rules import sides_with
from carson.city.words.speech import HelpTopic, Label, LogLine, Values, Words
from carson.city.words.terms import (
    building_name,
    character_name,
    house_word,
    listed,
    money,
    place_name,
    points,
    say,
)
from carson.city.words.why import first_reason, if_true, no_owner, no_sale, parcel_reason, too_dear
from carson.core.events import Event

# ---- paperboy


def _second_question(q: Asked) -> str:
    price = power(q.state, q.seat, FETCH_PRICE)
    if price:
        return say("question.ask-second-paid", price=price, cash=q.cash)
    return say("question.ask-second-free", less=-LIMIT[int(q.state.character[q.seat])])


def _second(q: Asked, action: int) -> Label:
    """A character with the limit the Paperboy would have with it."""
    if action == NO:
        return say("label.second-none"), "finish"
    tile = action - CHARACTER
    return character_label(q, tile, max(LIMIT[tile] + LIMIT[int(q.state.character[q.seat])], 0))


def _no_second(q: Asked, action: int) -> str:
    tile = action - CHARACTER
    if not 0 <= tile < NO_TILE:
        return ""
    if tile >> 1 == SHERIFF:
        return say("why.no-sheriff")
    price = int(power(q.state, q.seat, FETCH_PRICE))
    return no_character(q, action) or too_dear(q, say("why.a-second-character"), price)


# ---- grocer and red settler

LATER = {"houses": HOUSE_VP, "mountains": MOUNTAIN_VP}  # what waits for those who take no dollars now


def _later(q: Asked) -> tuple[str, int]:
    """double, houses or mountains: what is given up for the dollars now, and its points for each."""
    for word, kind in LATER.items():
        vp = int(power(q.state, q.seat, kind))
        if vp:
            return word, vp
    return "double", 0


def _cash_question(q: Asked) -> str:
    word, vp = _later(q)
    amount = power(q.state, q.seat, CASH_NOW)
    return say(f"question.ask-cash-now-{word}", amount=amount, vp=vp, house=house_word(q.state.rules))


def _cash(q: Asked, action: int) -> Label:
    if action == YES:
        return say("label.cash-now", amount=power(q.state, q.seat, CASH_NOW)), "answer"
    s = q.state
    word, vp = _later(q)
    things = s.mountains if word == "mountains" else s.houses | s.townhouses
    return say(f"label.cash-later-{word}", vp=vp, owned=int(count(things & s.owned[q.seat]))), "answer"


def _double_question(q: Asked) -> str:
    character = character_name(int(q.state.role[q.seat]))
    return say("question.ask-double", character=character, amount=power(q.state, q.seat, CASH_OR_DOUBLE))


def _double(q: Asked, action: int) -> Label:
    if action >= AMOUNT:
        return say("label.double-cash", amount=action - AMOUNT), "amounts"
    extra = money(int(type_income(q.state, q.seat, action - TILE)))
    return say("label.double", building=building_name(action - TILE), income=extra), "buildings"


# ---- settler


def _free_parcel_question(q: Asked) -> str:
    return say("question.ask-free-parcel", character=character_name(int(q.state.role[q.seat])))


# ---- captain


def _hire_question(q: Asked) -> str:
    return say("question.ask-hire", cash=q.cash)


def _hire(q: Asked, action: int) -> Label:
    hired = action - AMOUNT
    if hired == 0:
        return say("label.hire-none"), "amounts"
    return say("label.hire", cowboys=say("count.cowboy", number=hired), price=HIRE_PRICE[hired]), "amounts"


def _no_hire(q: Asked, action: int) -> str:
    number, left = action - AMOUNT, int(q.state.reserve[q.seat])
    if not 0 <= number <= power(q.state, q.seat, HIRE):
        return ""
    return (
        say("why.no-reserve", number=left)
        if number > left
        else too_dear(q, TEXTS[action], HIRE_PRICE[number])
    )


def _arm_question(q: Asked) -> str:
    return say("question.ask-arm", cash=q.cash)


def _arm(q: Asked, action: int) -> Label:
    bought = action - AMOUNT
    if bought == 0:
        return say("label.arm-none"), "amounts"
    return say(
        "label.arm", revolvers=say("count.revolver", number=bought), price=ARM_PRICE[bought]
    ), "amounts"


def _no_arms(q: Asked, action: int) -> str:
    number = action - AMOUNT
    return too_dear(q, TEXTS[action], ARM_PRICE[number]) if 0 <= number <= power(q.state, q.seat, ARM) else ""


# ---- red heroes


def _retire_question(q: Asked) -> str:
    return say("question.ask-retire", cowboys=say("count.cowboy", number=int(q.state.cowboys[q.seat])))


def _retire(q: Asked, action: int) -> Label:
    given = action - AMOUNT
    gain, cowboys = points(RETIRE_VP[given]), say("count.cowboy", number=given)
    return say("label.retire" if given else "label.retire-none", cowboys=cowboys, points=gain), "amounts"


# ---- red worker, prospector and red cowboy


def _tile_question(q: Asked) -> str:
    price = power(q.state, q.seat, q.a)
    if q.a == BUY_TILE:
        return say("question.ask-tile-any", price=price, cash=q.cash)
    name = building_name(MINE if q.a == GRANT_MINE else RANCH)
    return say("question.ask-tile-granted", building=name, price=price, cash=q.cash)


def _tile(q: Asked, action: int) -> Label:
    if action == NO:
        return say("label.tile-none"), "finish"
    price = power(q.state, q.seat, q.a)
    if action >= TILE:
        return say("label.tile-bag", building=building_name(action - TILE), price=price), "buildings"
    space = action - SPACE
    name = building_name(int(q.state.market[space - BUILD_12]))
    return say("label.tile", building=name, place=PRICE[space], price=price), "buildings"


def _no_tile(q: Asked, action: int) -> str:
    space = action - SPACE
    if not BUILD_12 <= space <= BUILD_3:
        return ""
    tile = int(q.state.market[space - BUILD_12])
    if tile == NONE:
        return say("why.nothing-for-sale", place=TEXTS[action])
    if q.a != BUY_TILE and property_left(q.state, q.seat) == 0:
        return say("why.no-property")
    return too_dear(q, TEXTS[TILE + tile], int(power(q.state, q.seat, q.a)))


def _homestead_question(q: Asked) -> str:
    return say("question.ask-homestead", building=building_name(q.a))


def _no_homestead(q: Asked, parcel: int) -> str:
    return no_sale(q, parcel) or parcel_reason(parcel, (int(q.state.occupied), "why.occupied"))


# ---- auctioneer


def _lot_names(q: Asked) -> list[str]:
    return [parcel_text(parcel) for parcel in parcels_of(int(q.state.lot))]


def _lot_question(q: Asked) -> str:
    if q.a == LOT_SIZE:
        return say("question.ask-lot-first")
    return say("question.ask-lot-second", parcel=listed(_lot_names(q)))


def _no_lot(q: Asked, parcel: int) -> str:
    return parcel_reason(parcel, (int(q.state.lot), "why.in-lot")) or no_sale(q, parcel)


def _bid_question(q: Asked) -> str:
    leader, seller = int(leader_of(q.packed)), int(seller_of(q.packed))
    lot = _lot_names(q)
    what = say("question.bid-land", first=lot[0], second=lot[1]) if lot else say("question.bid-ammunition")
    if leader != NONE:
        bid = money(q.a)
        return say("question.ask-bid-more", leader=q.names[leader], bid=bid, what=what, cash=q.cash)
    key = "question.ask-bid-own" if seller == q.seat else "question.ask-bid-first"
    return say(key, seller=q.names[seller], what=what, cash=q.cash)


def _bid(q: Asked, action: int) -> Label:
    if action == PASS:
        return say("label.bid-out"), "finish"
    return say("label.bid", amount=money(action - AMOUNT)), "bids"


def _no_bid(q: Asked, action: int) -> str:
    if action < AMOUNT:
        return ""
    if action - AMOUNT <= q.a:
        return say("why.bid-too-low", bid=q.a)
    return say("why.bid-too-high", cash=int(q.state.cash[q.seat]))


AUCTIONS = {"land": AUCTION_LAND, "ammunition": AUCTION_TOKEN}


def _auctions(rules: Rules) -> Values:
    return {"auctions": "\n".join(say(f"topic.auctions.{what}") for what in _auctioned(rules))}


def _auctioned(rules: Rules) -> list[str]:
    return [what for what, kind in AUCTIONS.items() if sides_with(rules, kind)]


def _has_auctions(rules: Rules) -> bool:
    return bool(_auctioned(rules))


# ---- governor


def _tax(q: Asked, action: int) -> Label:
    payers = [seat for seat in range(int(q.state.rules.seats)) if seat != q.seat]
    amount = money(sum([int(tax_of(q.state, seat, action)) for seat in payers]))
    return say("label.tax-guns" if action == GUNS else "label.tax-money", amount=amount), "answer"


def _taxed(event: Event) -> str:
    return "log.taxed-guns" if event.data["on"] == GUNS else "log.taxed-money"


# ---- lawyer


def _land_question(q: Asked) -> str:
    return say("question.ask-land", cash=q.cash)


def _land(q: Asked, action: int) -> Label:
    return (say("label.land-none"), "finish") if action == NO else (land_for_sale(q, action), "land")


def _no_land(q: Asked, parcel: int) -> str:
    if parcel >= PARCELS:
        return ""
    full = parcel_reason(parcel, (if_true(property_left(q.state, q.seat) == 0), "why.no-property"))
    price = int(price_for(q.state, q.seat, parcel))
    return full or no_sale(q, parcel) or too_dear(q, parcel_text(parcel), price)


# ---- gunsmith


def _reroll_question(q: Asked) -> str:
    """All dice and sums, and who is ahead; of equals, Standish or whoever passed first."""
    s = q.state
    order = sorted(cowboys_at(s, q.a), key=[int(seat) for seat in s.pass_order].index)
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
    leader = max(order, key=lambda seat: (totals[seat], seat == s.rules.standish))
    word = "outlaw" if outlaw > totals[leader] else "ahead" if leader == q.seat else "behind"
    return say(
        f"question.ask-reroll-{word}",
        leader=q.names[leader],
        place=place_name(q.a),
        strength=outlaw,
        results=listed(results),
    )


def _reroll(q: Asked, action: int) -> Label:
    dice = int(q.state.dice[q.seat])
    return say("label.reroll" if action == YES else "label.reroll-not", dice=dice), "answer"


# ---- doctor and undertaker


def _fee(q: Asked, kind: int) -> tuple[int, int]:
    """Who takes money from the losers of duels, and how much."""
    taker = int(holder(q.state, kind))
    return taker, int(power(q.state, taker, kind))


def _heal_question(q: Asked) -> str:
    doctor, price = _fee(q, HEAL)
    if doctor == q.seat:
        return say("question.ask-heal-own")
    return say("question.ask-heal", doctor=q.names[doctor], price=money(price), cash=q.cash)


def _heal(q: Asked, action: int) -> Label:
    if action == NO:
        return say("label.heal-not"), "finish"
    words = space_label(q, action - SPACE)
    doctor, price = _fee(q, HEAL)
    return words if doctor == q.seat else say("label.heal", label=words, price=money(price)), "spaces"


def _no_healing(q: Asked, action: int) -> str:
    if not is_space(action):
        return ""
    s = q.state
    doctor, price = _fee(q, HEAL)
    if q.seat != doctor and price > s.cash[q.seat]:
        return say("why.no-fee", price=price, cash=int(s.cash[q.seat]))
    white = bit(s.white_at - SPACE) if s.white_at >= SPACE else 0
    return first_reason(
        action - SPACE,
        SPACE_TABLE[action - SPACE].name,
        (~int(later_spaces(s)), "why.resolved"),
        (int(taken_spaces(s) | white), "why.not-empty"),
    )


def _mourn_question(q: Asked) -> str:
    undertaker, price = _fee(q, MOURN)
    return say("question.ask-mourn", undertaker=q.names[undertaker], price=money(price))


def _mourn(q: Asked, action: int) -> Label:
    if action != PAY:
        return say("label.mourn-points", points=points(int(q.state.vp[q.seat]))), "answer"
    undertaker, price = _fee(q, MOURN)
    return say("label.mourn-pay", undertaker=q.names[undertaker], price=money(price)), "answer"


# ---- dynamite in a Mine


def _triple_question(q: Asked) -> str:
    return say("question.ask-triple", tokens=int(q.state.dynamite[q.seat]))


def _triple(q: Asked, action: int) -> Label:
    if action == DONE:
        return say("label.triple-done"), "finish"
    amount = int(income(q.state, q.seat, MINE, action))
    tripled = money(THREEFOLD * amount)
    words = say("label.triple", parcel=parcel_text(action), income=money(amount), tripled=tripled)
    return words, "mines"


def _no_mine(q: Asked, parcel: int) -> str:
    if parcel >= PARCELS:
        return ""
    s = q.state
    own = int(s.built[MINE] & s.owned[q.seat])
    poor = own >> parcel & 1 and not income(s, q.seat, MINE, parcel)
    return parcel_reason(
        parcel,
        (~own, "why.no-own-mine"),
        (int(s.tripled), "why.tripled"),
        (if_true(is_doubled(s, q.seat, MINE)), "why.doubled"),
        (if_true(bool(poor)), "why.earns-nothing"),
    )


# ---- red banker


def _package_question(q: Asked) -> str:
    return say("question.ask-package", cash=q.cash)


def _package(q: Asked, action: int) -> Label:
    bought = action - AMOUNT
    return vp_label(bought, PACKAGE_PRICE.get(bought, 0))


def _no_package(q: Asked, action: int) -> str:
    price = PACKAGE_PRICE.get(action - AMOUNT)
    return say("why.no-package") if price is None else too_dear(q, TEXTS[action], price)


# ---- father christmas

NO_GIFT = 2  # pips up to which a gift is none


def _gift(event: Event) -> str:
    return "log.gift-none" if event.data["die"] <= NO_GIFT else "log.gift"


WORDS = {
    agenda.ASK_SECOND: Words(_second, _second_question, _no_second),
    agenda.ASK_CASH_NOW: Words(_cash, _cash_question),
    agenda.ASK_DOUBLE: Words(_double, _double_question),
    agenda.ASK_FREE_PARCEL: Words(take_label, _free_parcel_question, no_owner),
    agenda.ASK_HIRE: Words(_hire, _hire_question, _no_hire),
    agenda.ASK_ARM: Words(_arm, _arm_question, _no_arms),
    agenda.ASK_RETIRE: Words(_retire, _retire_question),
    agenda.ASK_TILE: Words(_tile, _tile_question, _no_tile),
    agenda.ASK_HOMESTEAD: Words(site_label, _homestead_question, _no_homestead),
    agenda.ASK_LOT: Words(take_label, _lot_question, _no_lot),
    agenda.ASK_BID: Words(_bid, _bid_question, _no_bid),
    agenda.ASK_TAX: Words(_tax),
    agenda.ASK_LAND: Words(_land, _land_question, _no_land),
    agenda.ASK_REROLL: Words(_reroll, _reroll_question),
    agenda.ASK_HEAL: Words(_heal, _heal_question, _no_healing, in_peace),
    agenda.ASK_MOURN: Words(_mourn, _mourn_question),
    agenda.ASK_TRIPLE: Words(_triple, _triple_question, _no_mine, in_peace),
    agenda.ASK_PACKAGE: Words(_package, _package_question, _no_package),
}
GROUPS = {40: "bids", 50: "mines"}
LOG = {events.TAXED: LogLine(_taxed), events.GIFT: LogLine(_gift)}
PAID_FOR = {
    events.FOR_CHARACTER: "character",
    events.FOR_HIRING: "hiring",
    events.FOR_FETCHING: "fetching",
    events.FOR_ARMING: "arming",
    events.FOR_AUCTION: "auction",
    events.FOR_TAX: "tax",
    events.FOR_HEALING: "healing",
    events.FOR_MOURNING: "mourning",
    events.FOR_STORY: "story",
    events.FOR_PACKAGE: "package",
    events.FOR_HOUSES: "houses",
    events.FOR_MOUNTAINS: "mountains",
}
HELP = [HelpTopic(110, "auctions", _auctions, _has_auctions)]
