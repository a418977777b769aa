"""Why a placed cowboy cannot be taken back."""

from __future__ import annotations

from carson.city.count import shifting
from carson.city.count.shifting import removable_parcels, removable_spaces, take_backs_left
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CITY_HALL, SPACE
from carson.city.table.table import Table
from carson.city.words.terms import place_name, say


def no_take_back(s: Table, seat: int, action: int) -> str:
    """Why a piece cannot be taken back from a place."""
    place = int(shifting.place_of(action))
    if not s.rules.take_backs:
        return say("why.no-shifting")
    if take_backs_left(s, seat) <= 0:
        return say("why.no-take-back-left", most=s.rules.take_backs)
    if place < SPACE and s.mayor == seat and s.built[CITY_HALL] & bit(place):
        return say("why.mayor-stays")
    mask = removable_parcels(s, seat) if place < SPACE else removable_spaces(s, seat)
    return "" if mask & bit(place % SPACE) else say("why.no-piece-on", place=place_name(place))
