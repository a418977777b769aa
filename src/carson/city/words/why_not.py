"""Why an action is not legal now, in one sentence for a person."""

from __future__ import annotations

from carson.city.count import shifting
from carson.city.count.places import closed_land, property_left
from carson.city.count.prices import price_for
from carson.city.count.shifting import question_of
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.ids import EDGE
from carson.city.table import agenda
from carson.city.table.agenda import ASK_HOUSE, ASK_PARCEL, ASK_SITE, a_of
from carson.city.table.moves import owner_of
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.city.words.actions import TEXTS, edge_text, parcel_text
from carson.city.words.terms import say
from carson.city.words.why_not_back import no_take_back
from carson.city.words.why_not_horse import HORSE_REASONS, no_enclosure
from carson.city.words.why_not_place import no_placement
from carson.city.words.why_not_power import POWER_REASONS
from carson.city.words.why_not_variant import VARIANT_REASONS

PLACING = (
    agenda.ASK_PLACE,
    agenda.ASK_WHITE,
    agenda.ASK_DYNAMITE,
    agenda.ASK_NO_DUEL,
    agenda.ASK_SHIFT,
)


def why_not(s: Table, seat: int, action: int) -> str:
    """The reason, or at least what is asked instead."""
    if action not in TEXTS:
        return say("why.no-action", action=action)
    if s.depth == 0:
        return say("why.over")
    return _reason(s, seat, action) or say("why.other", action=TEXTS[action])


def _reason(s: Table, seat: int, action: int) -> str:
    kind = int(question_of(s, seat))
    if shifting.is_take_back(action):
        return no_take_back(s, seat, action)
    if EDGE <= action < EDGE + EDGES:
        return _no_road(s, seat, action - EDGE)
    about_enclosure = no_enclosure(s, seat, action)
    if about_enclosure:
        return about_enclosure
    if kind in HORSE_REASONS:
        return HORSE_REASONS[kind](s, seat, action)
    if kind == agenda.ASK_SHIFT and a_of(top(s)) == shifting.TOOK_WHITE:
        kind = agenda.ASK_WHITE
    if kind in PLACING:
        return no_placement(s, seat, kind, action)
    if kind in POWER_REASONS:
        return POWER_REASONS[kind](s, seat, action)
    if kind in VARIANT_REASONS:
        return VARIANT_REASONS[kind](s, seat, action)
    if action >= EDGE:
        return ""
    if kind == ASK_PARCEL:
        return _no_purchase(s, seat, action)
    if kind == ASK_SITE:
        return _no_site(s, seat, action)
    if kind == ASK_HOUSE:
        return _no_house(s, seat, action)
    return ""


def _no_road(s: Table, seat: int, edge: int) -> str:
    name = edge_text(edge)
    if s.roads[edge >> 6] & bit(edge & 63):
        return say("why.road-there", edge=name)
    if not s.reach[edge >> 6] & bit(edge & 63):
        return say("why.road-alone", edge=name)
    if s.unplaced_roads[seat] == 0:
        return say("why.no-road-left")
    return ""


def _no_purchase(s: Table, seat: int, parcel: int) -> str:
    name = parcel_text(parcel)
    if not s.at_parcel[seat] & bit(parcel) and s.white_at != parcel:
        return say("why.no-cowboy-on", place=name)
    if property_left(s, seat) == 0:
        return say("why.no-property")
    if s.outlaws & bit(parcel):
        return say("why.outlaw", parcel=name)
    price = int(price_for(s, seat, parcel))
    if price > s.cash[seat]:
        return say("why.too-dear", what=name, price=price, cash=int(s.cash[seat]))
    return ""


def _no_site(s: Table, seat: int, parcel: int) -> str:
    name = parcel_text(parcel)
    if owner_of(s, parcel) != seat:
        return say("why.not-yours", parcel=name)
    if s.outlaws & bit(parcel):
        return say("why.outlaw", parcel=name)
    if s.occupied & bit(parcel):
        return say("why.occupied", parcel=name)
    if not s.connected & bit(parcel):
        return say("why.no-road-at", parcel=name)
    return say("why.no-site", parcel=name)


def _no_house(s: Table, seat: int, parcel: int) -> str:
    name = parcel_text(parcel)
    if s.refused & bit(parcel):
        return say("why.refused", parcel=name)
    if s.outlaws & bit(parcel):
        return say("why.outlaw", parcel=name)
    if closed_land(s, seat) & bit(parcel):
        return say("why.closed-land", parcel=name)
    if s.houses & bit(parcel) and not s.rules.townhouses:
        return say("why.no-townhouses")
    if s.houses & bit(parcel):
        return say("why.no-townhouse", parcel=name)
    if s.occupied & bit(parcel):
        return say("why.occupied", parcel=name)
    if not s.connected & bit(parcel):
        return say("why.no-road-at", parcel=name)
    return say("why.no-house", parcel=name)
