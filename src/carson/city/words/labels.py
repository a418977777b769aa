"""Labels: every legal action in plain words, with what it costs or gives, and the group it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from carson.city.count.incomes import income, type_income
from carson.city.count.outlaws import outlaw_at
from carson.city.count.places import is_bridge
from carson.city.count.prices import building_price, spending
from carson.city.facts.buildings import CAP
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.ids import AMOUNT, BUILD_12, DONE, EDGE, HORSE, KEEP, NONE, TILE, YES
from carson.city.facts.spaces import PRICE
from carson.city.table import agenda
from carson.city.table.moves import building_at, owner_of, put_building
from carson.city.topics.building.city_hall import needs_roads
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked, cowboys_at
from carson.city.words.duel_tiles import tile_label
from carson.city.words.horse_labels import HORSE_LABELS, horse_label
from carson.city.words.outlaw_labels import OUTLAW_LABELS
from carson.city.words.placing_labels import Label, land_for_sale, place_label, with_object
from carson.city.words.power_labels import POWER_LABELS
from carson.city.words.sheets import sheet_label
from carson.city.words.terms import building_name, edge_words, money, points, say

# The groups in the order a person reads them; the shortest way out comes last.
GROUPS = (
    "characters",
    "answer",
    "amounts",
    "bids",
    "mines",
    "buildings",
    "duels",
    "duel-tiles",
    "sites",
    "houses-own",
    "houses-free",
    "townhouses",
    "houses-rival",
    "spaces",
    "contested-spaces",
    "land",
    "contested-land",
    "attack",
    "defend",
    "city-hall",
    "outlaws",
    "white",
    "tokens",
    "enclosures",
    "movers",
    "take-back",
    "roads",
    "finish",
)


def label(q: Asked, action: int) -> Label:
    """An action that is legal now, and the key of its group."""
    if EDGE <= action < EDGE + EDGES:
        return _road(q, action - EDGE), "roads"
    if HORSE <= action < HORSE + YARDS:
        return horse_label(q, action)
    return LABELS[q.kind](q, action)


def _road(q: Asked, edge: int) -> str:
    free = q.kind == agenda.ASK_CITY_HALL and needs_roads(q.state)
    return _road_label(edge, free, is_bridge(q.state, edge))


@cache
def _road_label(edge: int, free: bool, bridge: bool) -> str:
    key = ("free-" if free else "") + ("bridge" if bridge else "road")
    return say(f"label.{key}", **edge_words(edge))


# ---- land


def _take(q: Asked, action: int) -> Label:
    return with_object(q, "label.take", action), "land"


def _buy(q: Asked, action: int) -> Label:
    if action == DONE:
        return say("label.buy-done"), "finish"
    return land_for_sale(q, action), "land"


def _fight(q: Asked, action: int) -> Label:
    duellists = q.fighters(cowboys_at(q.state, action), action)
    building = int(building_at(q.state, action))
    parcel = parcel_text(action)
    outlaw = int(outlaw_at(q.state, action))
    if outlaw:
        return say("label.fight-outlaw", parcel=parcel, strength=outlaw, duellists=duellists), "duels"
    if building == NONE:
        return say("label.fight-land", parcel=parcel, duellists=duellists), "duels"
    words = say(
        "label.fight-building",
        owner=q.owner(action),
        building=building_name(building),
        parcel=parcel,
        duellists=duellists,
    )
    return words, "duels"


def _roads_done(q: Asked, action: int) -> Label:
    return say("label.roads-done"), "finish"


# ---- buildings


def _building(q: Asked, action: int) -> Label:
    if action != YES:
        return say("label.building-not"), "answer"
    name = building_name(int(q.state.market[q.a - BUILD_12]))
    price = money(int(building_price(q.state, q.seat, q.a)))
    return say("label.building", building=name, price=price), "answer"


def _site(q: Asked, action: int) -> Label:
    if action == KEEP:
        return say(_kept(q, "label.keep"), building=building_name(q.a)), "finish"
    if CAP[q.a] == 0:
        return say("label.site-plain", parcel=parcel_text(action)), "sites"
    there = q.state.clone()
    put_building(there, q.a, action)
    amount = money(int(income(there, q.seat, q.a, action)))
    return say("label.site", parcel=parcel_text(action), income=amount), "sites"


def _kept(q: Asked, key: str) -> str:
    """The words for a building that is kept; some games let it wait for a round only."""
    return f"{key}-deadline" if q.state.rules.deadline else key


def _house(q: Asked, action: int) -> Label:
    if action == KEEP:
        name = building_name(int(q.state.site_type))
        return say(_kept(q, "label.withdraw"), building=name), "finish"
    upgrade = bool(q.state.houses & bit(action))
    word = "townhouse" if upgrade else "house"
    parcel = parcel_text(action)
    owner = int(owner_of(q.state, action))
    if owner == NONE:
        return say(f"label.{word}", parcel=parcel), "townhouses" if upgrade else "houses-free"
    if owner == q.seat:
        return say(f"label.{word}-own", parcel=parcel), "townhouses" if upgrade else "houses-own"
    words = say(f"label.{word}-rival", parcel=parcel, owner=q.names[owner])
    return words, "townhouses" if upgrade else "houses-rival"


def _consent(q: Asked, action: int) -> Label:
    if action != YES:
        return say("label.refuse"), "answer"
    standing = q.state.houses & bit(q.a)
    return say("label.consent-townhouse" if standing else "label.consent-house"), "answer"


def _deferred(q: Asked, action: int) -> Label:
    if action == DONE:
        return say("label.deferred-done"), "finish"
    return say("label.deferred", building=building_name(action - TILE)), "buildings"


def _city_hall(q: Asked, action: int) -> Label:
    return say("label.city-hall-site", parcel=parcel_text(action)), "sites"


# ---- dollars and points


def _double(q: Asked, action: int) -> Label:
    if action >= AMOUNT:
        return say("label.double-cash", amount=action - AMOUNT), "amounts"
    extra = money(int(type_income(q.state, q.seat, action - TILE)))
    return say("label.double", building=building_name(action - TILE), income=extra), "buildings"


def _vp(q: Asked, action: int) -> Label:
    number = action - AMOUNT
    if number == 0:
        return say("label.vp-none"), "amounts"
    return say("label.vp", points=points(number), cost=money(number * PRICE[q.a])), "amounts"


def _spend(q: Asked, action: int) -> Label:
    number = action - AMOUNT
    spent = max(int(spending(q.state, q.seat, number)), 0)
    kept = money(int(q.state.cash[q.seat]) - spent)
    if spent == 0:
        return say("label.spend-none", kept=kept), "amounts"
    return say("label.spend", spent=money(spent), points=points(number), kept=kept), "amounts"


LABELS: dict[int, Callable[[Asked, int], Label]] = {
    agenda.ASK_START: _take,
    agenda.ASK_FREE_PARCEL: _take,
    agenda.ASK_LOT: _take,
    agenda.ASK_HOMESTEAD: _site,
    agenda.ASK_PLACE: place_label,
    agenda.ASK_WHITE: place_label,
    agenda.ASK_DYNAMITE: place_label,
    agenda.ASK_NO_DUEL: place_label,
    agenda.ASK_SHIFT: place_label,
    agenda.ASK_FIGHT: _fight,
    agenda.ASK_PARCEL: _buy,
    agenda.ASK_BUILDING: _building,
    agenda.ASK_SITE: _site,
    agenda.ASK_HOUSE: _house,
    agenda.ASK_CONSENT: _consent,
    agenda.ASK_ROADS: _roads_done,
    agenda.ASK_DEFERRED: _deferred,
    agenda.ASK_CITY_HALL: _city_hall,
    agenda.ASK_DOUBLE: _double,
    agenda.ASK_VP: _vp,
    agenda.ASK_SPEND: _spend,
    agenda.ASK_DUEL_TILES: tile_label,
    agenda.ASK_SHEETS: sheet_label,
    **POWER_LABELS,
    **HORSE_LABELS,
    **OUTLAW_LABELS,
}
