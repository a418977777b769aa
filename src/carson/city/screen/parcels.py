"""The map of a scene: every parcel with what sets it apart from bare land.

Parcels that look alike are one object, in all scenes of all tables: nothing is made for those that stay as
they were, and two scenes are compared at a glance. So whoever adds to a parcel puts another one in its place.
"""

from collections import defaultdict
from typing import Final

from mypy_extensions import i64

from carson.city.count import incomes, places, powers, prices
from carson.city.facts import buildings, ids, rivers
from carson.city.facts.geometry import bit
from carson.city.screen.types import Parcel
from carson.city.state import CityState
from carson.city.table.moves import owner_of
from carson.city.words.actions import parcels_of
from carson.city.words.terms import building_name, say
from carson.core.language import READER

# A look is a number. From which bit on it tells what there is; numbers are counted from 1, and 0 is none.
OWNER: Final = 0
THING: Final = 4  # a type of building, or one of OBJECTS after them
PRICE: Final = 10
INCOME: Final = 20
COWBOYS: Final = 30  # a bit for each seat
DYNAMITE: Final = 38  # the same
WHITE: Final = 46
MARKS: Final = 50
SHIELD: Final = 1 << 50
CONNECTED: Final = 1 << 51
FRESH: Final = 1 << 52
TRIPLED: Final = 1 << 53

OBJECTS: Final = ("house", "townhouse", "mountain", "river")
MOST: Final = 20_000  # looks that are kept in a language

_known: defaultdict[str, dict[int, Parcel]] = defaultdict(dict)


def parcels(s: CityState) -> dict[str, Parcel]:
    known = _known[READER.get()]
    if len(known) > MOST:
        known.clear()
    made: dict[str, Parcel] = {}
    for parcel, look in enumerate(_looks(s)):
        there = known.get(look)
        if there is None:
            there = known[look] = _parcel(look)
        made[rivers.PARCEL_NAMES[parcel]] = there
    return made


def _looks(s: CityState) -> list[int]:
    looks = [0] * 64
    for parcel in parcels_of(places.unowned_land(s) & ~s.outlaws):
        looks[parcel] |= (int(prices.parcel_price(s, parcel)) + 1) << PRICE
    _note_things(s, looks, _note_buildings(s, looks))
    _mark(looks, s.new_houses | s.new_townhouses, FRESH)
    _mark(looks, s.connected, CONNECTED)
    _mark(looks, s.tripled, TRIPLED)
    for seat in range(int(s.rules.seats)):
        _mark(looks, s.owned[seat], (seat + 1) << OWNER)
        _mark(looks, s.at_parcel[seat], 1 << (COWBOYS + seat))
        _mark(looks, s.dynamite_parcels[seat], 1 << (DYNAMITE + seat))
    if 0 <= s.white_at < 64:
        looks[int(s.white_at)] |= (int(powers.white_holder(s)) + 1) << WHITE
    return looks


def _mark(looks: list[int], mask: i64, sign: int) -> None:
    for parcel in parcels_of(mask):
        looks[parcel] |= sign


def _note_buildings(s: CityState, looks: list[int]) -> i64:
    """Where they stand."""
    built: i64 = 0
    for t in range(ids.TYPES):
        built |= s.built[t]
        for parcel in parcels_of(s.built[t]):
            looks[parcel] |= (t + 1) << THING
            owner = int(owner_of(s, parcel))
            if buildings.CAP[t] > 0 and owner != ids.NONE:
                looks[parcel] |= (int(incomes.income(s, owner, t, parcel)) + 1) << INCOME
    _mark(looks, built & places.church_protected(s), SHIELD)
    if s.site != ids.NONE:
        _mark(looks, built & bit(s.site), FRESH)
    return built


def _note_things(s: CityState, looks: list[int], built: i64) -> None:
    """What stands on the map besides buildings; a Mine hides its mountain."""
    masks = (s.houses, s.townhouses, s.mountains, s.river)
    for nth in range(len(OBJECTS)):
        _mark(looks, masks[nth] & ~built, (ids.TYPES + nth + 1) << THING)


def _parcel(look: int) -> Parcel:
    """What has this look."""
    thing, name, cap = _thing(_number(look, THING, PRICE))
    income = _number(look, INCOME, COWBOYS)
    return Parcel(
        owner=_number(look, OWNER, THING),
        thing=thing,
        name=name,
        income=income,
        cap=cap if income is not None else None,
        price=_number(look, PRICE, INCOME),
        cowboys=_seats(look, COWBOYS),
        white=_number(look, WHITE, MARKS),
        dynamite=_seats(look, DYNAMITE),
        shield=look & SHIELD != 0,
        connected=look & CONNECTED != 0,
        fresh=look & FRESH != 0,
        tripled=look & TRIPLED != 0,
    )


def _number(look: int, start: int, end: int) -> int | None:
    """What the bits from one to another count."""
    number = look >> start & ((1 << (end - start)) - 1)
    return number - 1 if number else None


def _seats(look: int, start: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(DYNAMITE - COWBOYS) if look >> (start + seat) & 1])


def _thing(number: int | None) -> tuple[str | None, str, int | None]:
    """Its word, its name, and the highest income it can have."""
    if number is None:
        return None, "", None
    if number < ids.TYPES:
        return buildings.BUILDINGS[number].name, building_name(number), buildings.CAP[number]
    word = OBJECTS[number - ids.TYPES]
    return word, say(f"word.{word}"), None
