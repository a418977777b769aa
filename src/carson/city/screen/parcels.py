"""The map of a scene: every parcel with what sets it apart from bare land."""

from carson.city.count.incomes import income
from carson.city.count.places import church_protected, unowned_land
from carson.city.count.powers import white_holder
from carson.city.count.prices import parcel_price
from carson.city.facts.buildings import BUILDINGS, CAP
from carson.city.facts.ids import NONE, TYPES
from carson.city.facts.rivers import PARCEL_NAMES
from carson.city.screen.types import Parcel
from carson.city.state import CityState
from carson.city.table.moves import owner_of
from carson.city.words.actions import parcels_of
from carson.city.words.terms import building_name, say


def parcels(s: CityState) -> dict[str, Parcel]:
    """All 64 parcels by their names."""
    made = [Parcel() for _ in range(64)]
    for parcel in parcels_of(int(unowned_land(s) & ~s.outlaws)):
        made[parcel].price = int(parcel_price(s, parcel))
    for parcel in parcels_of(int(s.connected)):
        made[parcel].connected = True
    _note_objects(s, made)
    _note_buildings(s, made)
    for seat in range(int(s.rules.seats)):
        for parcel in parcels_of(int(s.owned[seat])):
            made[parcel].owner = seat
        for parcel in parcels_of(int(s.at_parcel[seat])):
            made[parcel].cowboys += (seat,)
        for parcel in parcels_of(int(s.dynamite_parcels[seat])):
            made[parcel].dynamite += (seat,)
    for parcel in parcels_of(int(s.tripled)):
        made[parcel].tripled = True
    if 0 <= s.white_at < 64:
        made[int(s.white_at)].white = int(white_holder(s))
    return dict(zip(PARCEL_NAMES, made, strict=True))


def _note_objects(s: CityState, made: list[Parcel]) -> None:
    """What stands on the map besides buildings."""
    objects = {
        "house": int(s.houses),
        "townhouse": int(s.townhouses),
        "mountain": int(s.mountains),
        "river": int(s.river),
    }
    for word, mask in objects.items():
        name = say(f"word.{word}")
        for parcel in parcels_of(mask):
            made[parcel].thing, made[parcel].name = word, name
    for parcel in parcels_of(int(s.new_houses | s.new_townhouses)):
        made[parcel].fresh = True


def _note_buildings(s: CityState, made: list[Parcel]) -> None:
    shields = int(church_protected(s))
    for t in range(TYPES):
        for parcel in parcels_of(int(s.built[t])):
            there = made[parcel]
            there.thing, there.name = BUILDINGS[t].name, building_name(t)
            owner = int(owner_of(s, parcel))
            if CAP[t] > 0 and owner != NONE:
                there.income, there.cap = int(income(s, owner, t, parcel)), CAP[t]
            if shields >> parcel & 1:
                there.shield = True
            if s.site == parcel:
                there.fresh = True
