"""Labels for placing cowboys: what a place gives, what it costs, and with whom it means a duel."""

from __future__ import annotations

from functools import cache

from carson.city.count.firepower import firepower
from carson.city.count.incomes import building_count, loot
from carson.city.count.payouts import THREEFOLD, payout
from carson.city.count.prices import building_price, price_for
from carson.city.count.rodeo import yard_points
from carson.city.facts.enclosures import HORSE_PRICE
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import (
    BUILD_3,
    BUILD_12,
    CITY_HALL,
    DYNAMITE,
    HAT,
    MINE,
    NO_DUEL,
    NONE,
    PASS,
    SING,
    SPACE,
    WAGES,
    WHITE,
)
from carson.city.facts.spaces import PRICE
from carson.city.state import CityState
from carson.city.table.agenda import (
    ASK_DYNAMITE,
    ASK_HEAL,
    ASK_MOVE,
    ASK_NO_DUEL,
    ASK_PLACE,
    ASK_RIDE,
    ASK_SHIFT,
    ASK_TRIPLE,
    ASK_WHITE,
)
from carson.city.table.moves import building_at, carries_dynamite, carries_no_duel, station
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked, lawyer_at, others_at, rivals_at
from carson.city.words.outlaw_places import outlaw_is_at, outlaw_place
from carson.city.words.shift_words import shift_label
from carson.city.words.terms import (
    building_name,
    fights_with_tiles,
    money,
    number_of,
    object_name,
    ordinal,
    points,
    say,
    space_numbers,
    space_word,
    two_of,
)

Label = tuple[str, str]  # the words, and the key of their group


FIGHTING = (ASK_PLACE, ASK_DYNAMITE, ASK_RIDE, ASK_MOVE, ASK_SHIFT)  # a cowboy is sent out
PEACEFUL = (ASK_WHITE, ASK_NO_DUEL, ASK_HEAL, ASK_TRIPLE)  # whatever is chosen then, nobody fights for it


def place_label(q: Asked, action: int) -> Label:
    """Passing, a special way to place a cowboy, or a place for it."""
    if action >= PASS:
        return _word(q, action)
    if action < PARCELS and outlaw_is_at(q.state, action):
        return outlaw_place(q, action, _firepower_without(q, action), _two_dice(q)), "outlaws"
    rivals = _rivals(q, action)
    if action >= SPACE:
        words, group = space_label(q, action - SPACE), "contested-spaces" if rivals else "spaces"
    else:
        words, group = _parcel(q, action, contested=bool(rivals))
    return (_with_duel(q, words, action, rivals) if rivals else _with_others(q, words, action)), group


def _word(q: Asked, action: int) -> Label:
    if action == PASS:
        return _pass(q), "finish"
    if action == WHITE:
        return say("label.white"), "white"
    if action == SING:
        return say("label.sing"), "tokens"
    if action >= HAT:
        return hat_label(q, action - HAT), "enclosures"
    if action not in TOKENS:
        return shift_label(q, action)
    words, held, noun = TOKENS[action]
    tokens = int(getattr(q.state, held)[q.seat])
    return say(words, tokens=number_of(noun, tokens), two=two_of(fights_with_tiles(q.state))), "tokens"


TOKENS = {
    DYNAMITE: ("label.dynamite", "dynamite", "count.dynamite"),
    NO_DUEL: ("label.no-duel", "no_duel", "count.no-duel"),
}


def _rivals(q: Asked, place: int) -> list[int]:
    """With whom this placement means a duel."""
    if q.kind in PEACEFUL or _moves_in_peace(q) or lawyer_at(q.state, place) == q.seat:
        return []
    return rivals_at(q.state, q.seat, place)


def hat_label(q: Asked, yard: int) -> str:
    """A cowboy in an enclosure, and the rodeo points it would double."""
    points = number_of("count.rodeo-point", int(yard_points(q.state, q.seat, yard)))
    return say("label.hat", number=yard + 1, points=points)


def _pass(q: Asked) -> str:
    if q.state.rules.standish != NONE:
        return say("label.pass-solo")
    position = sum(seat != NONE for seat in q.state.pass_order)
    if q.state.round < q.state.rules.rounds:
        return say("label.pass", ordinal=ordinal(position))
    if q.state.rules.pass_vp == 0:
        return say("label.pass-last", ordinal=ordinal(position))
    worth = int(q.state.rules.pass_vp * (q.state.rules.seats - 1 - position))
    return say("label.pass-worth", ordinal=ordinal(position), points=points(worth))


def _with_duel(q: Asked, words: str, place: int, rivals: list[int]) -> str:
    """The rivals' firepower, and one's own once the cowboy has left home."""
    key = "label.duel-dynamite" if _two_dice(q) else "label.duel"
    two = two_of(fights_with_tiles(q.state))
    mine = _firepower_without(q, place)
    return say(key, label=words, rivals=q.fighters(rivals, place), firepower=mine, two=two)


def _two_dice(q: Asked) -> bool:
    """Whether the cowboy that is placed or moved has dynamite."""
    return q.kind == ASK_DYNAMITE or (_moves(q) and bool(carries_dynamite(q.state, q.seat, q.a - 1)))


def _moves(q: Asked) -> bool:
    """Whether a cowboy on the board goes elsewhere; the question names the place it leaves."""
    return q.kind == ASK_MOVE and q.a > 0


def _moves_in_peace(q: Asked) -> bool:
    """Whether a moving cowboy carries a no-duel token."""
    return _moves(q) and q.a > SPACE and bool(carries_no_duel(q.state, q.seat, q.a - 1 - SPACE))


def _firepower_without(q: Asked, place: int) -> int:
    if _moves(q):
        return int(firepower(q.state, q.seat))
    after: CityState = q.state.clone()
    station(after, q.seat, place)
    return int(firepower(after, q.seat))


def _with_others(q: Asked, words: str, place: int) -> str:
    """Others who stand there but with whom nobody duels: tokens or the Lawyer see to that."""
    others = others_at(q.state, q.seat, place)
    if not others:
        return words
    lawyer = lawyer_at(q.state, place)
    if lawyer == q.seat:
        return say("label.lawyer-own", label=words, rivals=q.named(others))
    if lawyer in others:
        return say("label.lawyer-rival", label=words, lawyer=q.names[lawyer])
    return say("label.no-fight", label=words, rivals=q.named(others))


# ---- action spaces


def space_label(q: Asked, space: int) -> str:
    """What a space gives to this seat."""
    numbers = space_numbers(space, q.state.rules)
    if BUILD_12 <= space <= BUILD_3:
        return _for_sale(q, space)
    if space == WAGES and q.state.rules.horses:
        return say("label.wages-horse", wage=q.state.rules.wage, price_of_horse=HORSE_PRICE)
    return say(
        f"space.{space_word(space)}.label",
        cash=q.cash,
        parcels=number_of("count.parcel", q.parcels),
        buildings=number_of("count.building", int(building_count(q.state, q.seat))),
        **numbers,
    )


def _for_sale(q: Asked, space: int) -> str:
    building = building_name(int(q.state.market[space - BUILD_12]))
    cost = int(building_price(q.state, q.seat, space))
    if cost == PRICE[space]:
        return say("space.build.label", building=building, price=cost, cash=q.cash)
    return say("label.half-price", building=building, price=PRICE[space], cost=money(cost), cash=q.cash)


# ---- the map


def _parcel(q: Asked, parcel: int, contested: bool) -> Label:
    building = int(building_at(q.state, parcel))
    if building == CITY_HALL:
        return say("label.city-hall", parcel=parcel_text(parcel)), "city-hall"
    if building == NONE:
        return land_for_sale(q, parcel), "contested-land" if contested else "land"
    if q.owns(parcel):
        return _defend(q, building, parcel), "defend"
    return _attack(q, building, parcel), "attack"


def land_for_sale(q: Asked, parcel: int) -> str:
    """A parcel with its price; with the cash as well when that is too little."""
    price = int(price_for(q.state, q.seat, parcel))
    words = with_object(q, "label.buy", parcel, price=money(price))
    return words if price <= q.state.cash[q.seat] else say("label.poor", label=words, cash=q.cash)


def with_object(q: Asked, key: str, parcel: int, price: str = "") -> str:
    """The text of a key for a bare parcel, or of `<key>-object` for one with something on it."""
    return _land_words(key, parcel, object_name(q.state, parcel), price)


@cache
def _land_words(key: str, parcel: int, thing: str, price: str) -> str:
    if thing:
        return say(f"{key}-object", parcel=parcel_text(parcel), object=thing, price=price)
    return say(key, parcel=parcel_text(parcel), price=price)


def _attack(q: Asked, building: int, parcel: int) -> str:
    amount = int(payout(q.state, q.owner_seat(parcel), building, parcel))
    return say(
        "label.attack" if amount else "label.attack-poor",
        owner=q.owner(parcel),
        building=building_name(building),
        parcel=parcel_text(parcel),
        income=money(amount),
        loot=money(int(loot(amount))),
    )


def _defend(q: Asked, building: int, parcel: int) -> str:
    amount = int(payout(q.state, q.seat, building, parcel))
    if amount and q.kind == ASK_DYNAMITE and building == MINE and not q.state.tripled & bit(parcel):
        return say("label.defend-mine", parcel=parcel_text(parcel), income=money(THREEFOLD * amount))
    return say(
        "label.defend" if amount else "label.defend-poor",
        building=building_name(building),
        parcel=parcel_text(parcel),
        income=money(amount),
    )


def is_contested(q: Asked, action: int) -> bool:
    """Whether a choice leads to rivals: their cowboys stand there, it is their building, or an outlaw's."""
    if PARCELS <= action < SPACE or (q.kind == ASK_MOVE and q.a == 0):
        return False  # a road, or a cowboy that moves away
    if action < PARCELS and q.kind in FIGHTING and outlaw_is_at(q.state, action):
        return True
    if action < PARCELS and not q.owns(action) and q.state.taken & bit(action):
        return True
    return bool(_rivals(q, action)) or lawyer_at(q.state, action) in others_at(q.state, q.seat, action)
