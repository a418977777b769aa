"""The map of a scene: every parcel with what sets it apart from bare land.

Parcels that look alike are one object, in all scenes of all tables: nothing is made for those that stay as
they were, and two scenes are compared at a glance. So whoever adds to a parcel puts another one in its place.
"""

from typing import Any, Final

from mypy_extensions import i64

from carson.city.count import incomes, places, powers, prices
from carson.city.facts import buildings, ids, rivers
from carson.city.facts.geometry import bit
from carson.city.screen.types import Parcel
from carson.city.state import CityState
from carson.city.table.moves import owner_of
from carson.city.words.actions import parcels_of
from carson.city.words.terms import building_name, say

Look = dict[str, Any]  # the fields of a Parcel that bare land has not
MOST: Final = 20_000  # looks that are kept

_known: Final[dict[tuple[tuple[str, Any], ...], Parcel]] = {}


def parcels(s: CityState) -> dict[str, Parcel]:
    """All 64 parcels by their names."""
    if len(_known) > MOST:
        _known.clear()
    made: dict[str, Parcel] = {}
    for parcel, look in enumerate(_looks(s)):
        key = tuple(look.items())
        there = _known.get(key)
        if there is None:
            there = _known[key] = Parcel(**look)
        made[rivers.PARCEL_NAMES[parcel]] = there
    return made


def _looks(s: CityState) -> list[Look]:
    looks: list[Look] = [{} for _ in range(64)]
    for parcel in parcels_of(places.unowned_land(s) & ~s.outlaws):
        looks[parcel]["price"] = int(prices.parcel_price(s, parcel))
    built = _note_buildings(s, looks)
    masks = {"house": s.houses, "townhouse": s.townhouses, "mountain": s.mountains, "river": s.river}
    for thing, mask in masks.items():
        name = say(f"word.{thing}")
        for parcel in parcels_of(mask & ~built):  # a Mine hides its mountain
            looks[parcel]["thing"], looks[parcel]["name"] = thing, name
    site: i64 = bit(s.site) if s.site != ids.NONE else 0
    _mark(looks, s.new_houses | s.new_townhouses | site & built, "fresh")
    _mark(looks, built & places.church_protected(s), "shield")
    _mark(looks, s.connected, "connected")
    _mark(looks, s.tripled, "tripled")
    for seat in range(int(s.rules.seats)):
        _mark(looks, s.owned[seat], "owner", seat)
        _add(looks, s.at_parcel[seat], "cowboys", seat)
        _add(looks, s.dynamite_parcels[seat], "dynamite", seat)
    if 0 <= s.white_at < 64:
        looks[int(s.white_at)]["white"] = int(powers.white_holder(s))
    return looks


def _note_buildings(s: CityState, looks: list[Look]) -> i64:
    """Where they stand."""
    built: i64 = 0
    for t in range(ids.TYPES):
        built |= s.built[t]
        for parcel in parcels_of(s.built[t]):
            look, owner = looks[parcel], int(owner_of(s, parcel))
            look["thing"], look["name"] = buildings.BUILDINGS[t].name, building_name(t)
            if buildings.CAP[t] > 0 and owner != ids.NONE:
                look["income"], look["cap"] = int(incomes.income(s, owner, t, parcel)), buildings.CAP[t]
    return built


def _mark(looks: list[Look], mask: i64, field: str, value: object = True) -> None:
    for parcel in parcels_of(mask):
        looks[parcel][field] = value


def _add(looks: list[Look], mask: i64, field: str, seat: int) -> None:
    for parcel in parcels_of(mask):
        looks[parcel][field] = (*looks[parcel].get(field, ()), seat)
