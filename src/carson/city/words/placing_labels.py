"""Labels for placing cowboys: what a place gives, what it costs, and with whom it means a duel."""

from __future__ import annotations

from carson.city.count.firepower import firepower
from carson.city.count.incomes import building_count, income, loot
from carson.city.count.prices import building_price, parcel_price
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import BUILD_3, BUILD_12, CITY_HALL, NONE, PASS, SPACE, WHITE
from carson.city.facts.spaces import PRICE
from carson.city.table.agenda import ASK_WHITE
from carson.city.table.moves import building_at, owner_of, station
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked, rivals_at
from carson.city.words.terms import (
    building_name,
    money,
    number_of,
    object_name,
    ordinal,
    say,
    space_numbers,
    space_word,
)

Label = tuple[str, str]  # the words, and the key of their group


def place_label(q: Asked, action: int) -> Label:
    """Passing, the white cowboy, or a place for a cowboy."""
    if action == PASS:
        return _pass(q), "finish"
    if action == WHITE:
        return say("label.white"), "white"
    rivals = [] if q.kind == ASK_WHITE else rivals_at(q.state, q.seat, action)
    if action >= SPACE:
        words, group = _space(q, action - SPACE), "contested-spaces" if rivals else "spaces"
    else:
        words, group = _parcel(q, action, contested=bool(rivals))
    return (_with_duel(q, words, action, rivals) if rivals else words), group


def _pass(q: Asked) -> str:
    position = sum(seat != NONE for seat in q.state.pass_order)
    last = q.state.round == q.state.rules.rounds
    return say("label.pass-last" if last else "label.pass", ordinal=ordinal(position))


def _with_duel(q: Asked, words: str, place: int, rivals: list[int]) -> str:
    """The rivals' firepower, and one's own once the cowboy has left home."""
    after = q.state.clone()
    station(after, q.seat, place)
    return say("label.duel", label=words, rivals=q.fighters(rivals), firepower=firepower(after, q.seat))


# ---- action spaces


def _space(q: Asked, space: int) -> str:
    numbers = space_numbers(space, q.state.rules)
    if BUILD_12 <= space <= BUILD_3:
        return _for_sale(q, space)
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
    price = int(parcel_price(q.state, parcel))
    words = with_object(q, "label.buy", parcel, price=money(price))
    return words if price <= q.state.cash[q.seat] else say("label.poor", label=words, cash=q.cash)


def with_object(q: Asked, key: str, parcel: int, **values: str) -> str:
    """The text of a key for a bare parcel, or of `<key>-object` for one with something on it."""
    thing = object_name(q.state, parcel)
    if thing:
        return say(f"{key}-object", parcel=parcel_text(parcel), object=thing, **values)
    return say(key, parcel=parcel_text(parcel), **values)


def _attack(q: Asked, building: int, parcel: int) -> str:
    amount = int(income(q.state, owner_of(q.state, parcel), building, parcel))
    return say(
        "label.attack" if amount else "label.attack-poor",
        owner=q.owner(parcel),
        building=building_name(building),
        parcel=parcel_text(parcel),
        income=money(amount),
        loot=money(int(loot(amount))),
    )


def _defend(q: Asked, building: int, parcel: int) -> str:
    amount = int(income(q.state, q.seat, building, parcel))
    return say(
        "label.defend" if amount else "label.defend-poor",
        building=building_name(building),
        parcel=parcel_text(parcel),
        income=money(amount),
    )


def is_contested(q: Asked, action: int) -> bool:
    """Whether a choice leads to rivals: their cowboys stand there, or it is their building."""
    if PARCELS <= action < SPACE:
        return False  # a road
    rivals = q.state.taken & bit(action) if action < PARCELS and not q.owns(action) else 0
    return rivals != 0 or bool(rivals_at(q.state, q.seat, action))
