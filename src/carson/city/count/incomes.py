"""What a building earns for its owner, and an action space for who uses it."""

from mypy_extensions import i64

from carson.city.count.firepower import firepower
from carson.city.count.items import Items, each, note
from carson.city.count.places import all_buildings
from carson.city.facts import ids
from carson.city.facts.buildings import CAP, LEVEL
from carson.city.facts.geometry import bit, bits, count, neighbours
from carson.city.table.table import Table


def homes(s: Table, parcels: i64) -> i64:
    """House values on these parcels: some things count as one House, some as two."""
    built = s.built
    single = s.houses | built[ids.RANCH] | built[ids.CHURCH] | built[ids.SCHOOL] | built[ids.CITY_HALL]
    double = s.townhouses | built[ids.HOTEL] | built[ids.STATION]
    return count(parcels & single) + 2 * count(parcels & double)


def usable(s: Table, seat: i64) -> i64:
    """Parcels whose House or mountain serves this seat: its own and the unowned (R-HOUSEVALUE-OWNER)."""
    return ~s.taken | s.owned[seat]


def income(s: Table, seat: i64, building: i64, parcel: i64, items: Items | None = None) -> i64:
    """Dollars a building earns this round, with City Hall and cap but without multipliers (R-CAPS)."""
    cap: i64 = CAP[building]
    if cap == 0:
        return 0
    total = _formula(s, seat, building, neighbours(parcel), items)
    if s.mayor == seat:
        total += each(items, "city-hall", LEVEL[building], 1)
    if total > cap:
        note(items, "cap", cap, cap - total)
        return cap
    return total


def _formula(s: Table, seat: i64, building: i64, near: i64, items: Items | None) -> i64:
    own = s.owned[seat]
    serving = near & usable(s, seat)
    if building == ids.RANCH:
        return _ranch(s, near, items)
    if building == ids.MINE:  # R-MINE-MOUNTAIN, and once for the river: R-MINE-RIVER-DIAG
        water: i64 = 1 if (near & s.river) != 0 else 0
        return each(items, "mountains", count(serving & s.mountains), 3) + each(items, "river", water, 3)
    if building == ids.HOTEL:
        return each(items, "hotel", 1, 6)
    if building == ids.STORE:  # R-GS-READ, R-CITYHALL-HOUSE
        mine = each(items, "own-homes", homes(s, near & own), 6)
        return mine + each(items, "other-homes", homes(s, near & ~own), 3)
    if building == ids.SALOON:
        return each(items, "homes", homes(s, serving), 5)
    ranches = count(s.built[ids.RANCH] & own)
    if building == ids.BLACKSMITH:  # R-BLACKSMITH
        return each(items, "round", s.round, 5) + each(items, "own-ranches", ranches, 5)
    if building == ids.DRUGSTORE:
        return each(items, "homes", homes(s, serving), 3) + each(items, "own-ranches", ranches, 3)
    mines = count(s.built[ids.MINE] & own)  # for a Bank
    return each(items, "homes", homes(s, serving), 3) + each(items, "own-mines", mines, 3)


def piece(s: Table, seat: i64, building: i64, parcel: i64) -> i64:
    """What one parcel beside a building adds to its income; a Ranch counts all of them together."""
    return _formula(s, seat, building, bit(parcel), None) - _formula(s, seat, building, 0, None)


def _ranch(s: Table, near: i64, items: Items | None) -> i64:
    """$1 for each free neighbour, at least the minimum (R-RANCH-FREE, R-MIN-INCOME)."""
    free = each(items, "free-parcels", count(near & ~s.occupied), 1)
    if free < s.rules.ranch_minimum:
        note(items, "minimum", 1, s.rules.ranch_minimum - free)
        return s.rules.ranch_minimum
    return free


def loot(amount: i64) -> i64:
    """What a robber takes of what a building pays: half, rounded down (R-ATTACK-ROUND)."""
    return amount >> 1


def type_income(s: Table, seat: i64, building: i64) -> i64:
    """Dollars all buildings of one type earn this seat."""
    total: i64 = 0
    if CAP[building] == 0:
        return 0
    for parcel in bits(s.built[building] & s.owned[seat]):
        total += income(s, seat, building, parcel)
    return total


def total_income(s: Table, seat: i64) -> i64:
    total: i64 = 0
    for t in range(ids.CITY_HALL):
        total += type_income(s, seat, t)
    return total


def income_with_house(s: Table, seat: i64, parcel: i64) -> i64:
    """Dollars all buildings would earn this seat with one more House, or with a Townhouse instead of one.

    The table is changed for a moment and given back as it was.
    """
    house = bit(parcel)
    was_house = s.houses & house
    was_occupied = s.occupied & house
    s.townhouses |= was_house
    s.houses ^= house
    s.occupied |= house
    total = total_income(s, seat)
    s.townhouses &= ~was_house
    s.houses ^= house
    s.occupied &= was_occupied | ~house
    return total


def building_count(s: Table, seat: i64) -> i64:
    """Placed buildings of a seat (R-BUILDING-VP)."""
    return count(all_buildings(s) & s.owned[seat])


# ---- what the spaces give that ask for nothing, by what a seat has


def dollars_on(s: Table, seat: i64, space: i64) -> i64:
    """Dollars for the parcels or the firepower of a seat."""
    if space == ids.PARCEL_INCOME:
        return 2 * count(s.owned[seat])
    if space == ids.COWBOY_INCOME:
        return 2 * firepower(s, seat)
    return 0


def points_on(s: Table, seat: i64, space: i64) -> i64:
    """Points for the parcels, the firepower or the buildings of a seat."""
    if space == ids.PARCEL_VP:
        return count(s.owned[seat]) >> 1
    if space == ids.COWBOY_VP:
        return firepower(s, seat) >> 1
    if space == ids.BUILDING_VP:
        return building_count(s, seat)
    return 0
