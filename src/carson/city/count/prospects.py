"""Prospects: what buildings would earn that do not stand yet, for somebody who has to decide about them."""

from mypy_extensions import i64

from carson.city.count import incomes, places
from carson.city.facts.buildings import CAP
from carson.city.facts.geometry import PARCELS, bit, bits, first, neighbours
from carson.city.facts.ids import BUILD_3, BUILD_12, NONE, TYPES
from carson.city.table.table import Table


def would_earn(s: Table, seat: i64, building: i64, parcel: i64) -> i64:
    """Dollars a building would earn there this round, with the House it brings beside it where one may stand.

    What stands on the parcel itself is no part of an income, so nothing has to be built to count it. The
    table is changed for a moment and given back as it was.
    """
    plain = incomes.income(s, seat, building, parcel)
    if places.houses_needed(s, building) == 0:
        return plain
    room = places.house_sites(s) & incomes.usable(s, seat) & neighbours(parcel)
    if room == 0:
        return plain
    own = room & s.owned[seat]
    house = bit(first(own if own != 0 else room))
    s.houses |= house
    s.occupied |= house
    with_house = incomes.income(s, seat, building, parcel)
    s.houses &= ~house
    s.occupied &= ~house
    return max(plain, with_house)


def best_site(s: Table, seat: i64, building: i64) -> i64:
    """The own parcel where a building would earn most, NONE without one where it can stand."""
    best: i64 = NONE
    most: i64 = -1
    for parcel in bits(places.useful_sites(s, seat, building)):
        amount = would_earn(s, seat, building, parcel)
        if amount > most:
            most = amount
            best = parcel
    return best


def tiles_at_hand(s: Table, seat: i64) -> i64:
    """Mask of the types that pay something and that this seat holds or may buy this round."""
    mask: i64 = 0
    t: i64
    for t in range(TYPES):
        if CAP[t] > 0 and s.hand[seat * TYPES + t] > 0:
            mask |= bit(t)
    slot: i64
    for slot in range(BUILD_3 - BUILD_12 + 1):
        t = s.market[slot]
        if t != NONE and CAP[t] > 0:
            mask |= bit(t)
    return mask


def on_land(s: Table, seat: i64, land: i64) -> list[tuple[int, int]]:
    """By parcel: the building at hand that would earn most there if the land were the seat's, and how much.

    NONE and 0 outside of the land, and where none would earn anything.
    """
    found: list[tuple[int, int]] = [(NONE, 0)] * PARCELS
    for t in bits(tiles_at_hand(s, seat)):
        for parcel in bits(places.fitting(s, t, land & places.empty_land(s))):
            amount = int(would_earn(s, seat, t, parcel))
            if amount > found[parcel][1]:
                found[parcel] = (int(t), amount)
    return found
