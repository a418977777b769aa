"""The map of a scene: every parcel with what sets it apart from bare land."""

from carson.city.count import incomes, places, powers, prices
from carson.city.facts import buildings, ids, rivers
from carson.city.screen.types import Parcel
from carson.city.state import CityState
from carson.city.table.moves import owner_of
from carson.city.words.actions import parcels_of
from carson.city.words.terms import building_name, say


def parcels(s: CityState) -> dict[str, Parcel]:
    """All 64 parcels by their names."""
    made = [Parcel() for _ in range(64)]
    for parcel in parcels_of(int(places.unowned_land(s) & ~s.outlaws)):
        made[parcel].price = int(prices.parcel_price(s, parcel))
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
        made[int(s.white_at)].white = int(powers.white_holder(s))
    return dict(zip(rivers.PARCEL_NAMES, made, strict=True))


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
    shields = int(places.church_protected(s))
    for t in range(ids.TYPES):
        for parcel in parcels_of(int(s.built[t])):
            there = made[parcel]
            there.thing, there.name = buildings.BUILDINGS[t].name, building_name(t)
            owner = int(owner_of(s, parcel))
            if buildings.CAP[t] > 0 and owner != ids.NONE:
                there.income, there.cap = int(incomes.income(s, owner, t, parcel)), buildings.CAP[t]
            if shields >> parcel & 1:
                there.shield = True
            if s.site == parcel:
                there.fresh = True
