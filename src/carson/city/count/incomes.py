"""What a building earns for its owner."""

from mypy_extensions import i64

from carson.city.count.items import Items, note
from carson.city.facts import ids
from carson.city.facts.buildings import CAP, LEVEL
from carson.city.facts.geometry import bit, count, first, neighbours
from carson.city.table.table import Table


def single_homes(s: Table) -> i64:
    """Parcels that count as one House."""
    return s.houses | s.built[ids.RANCH] | s.built[ids.CHURCH] | s.built[ids.SCHOOL] | s.built[ids.CITY_HALL]


def double_homes(s: Table) -> i64:
    """Parcels that count as two Houses."""
    return s.townhouses | s.built[ids.HOTEL] | s.built[ids.STATION]


def homes(s: Table, parcels: i64) -> i64:
    """House values on these parcels."""
    return count(parcels & single_homes(s)) + 2 * count(parcels & double_homes(s))


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
        level: i64 = LEVEL[building]
        note(items, "city-hall", level, level)
        total += level
    if total > cap:
        note(items, "cap", cap, cap - total)
        return cap
    return total


def _formula(s: Table, seat: i64, building: i64, near: i64, items: Items | None) -> i64:
    if building == ids.RANCH:
        return _ranch(s, near, items)
    if building == ids.MINE:
        return _mine(s, seat, near, items)
    if building == ids.HOTEL:
        note(items, "hotel", 1, 6)
        return 6
    if building == ids.BLACKSMITH:
        note(items, "round", s.round, 5 * s.round)
        return 5 * s.round + _own(s, seat, ids.RANCH, 5, "own-ranches", items)
    if building == ids.STORE:
        return _store(s, seat, near, items)
    if building == ids.SALOON:
        return _guests(s, seat, near, 5, items)
    if building == ids.DRUGSTORE:
        return _guests(s, seat, near, 3, items) + _own(s, seat, ids.RANCH, 3, "own-ranches", items)
    if building == ids.BANK:
        return _guests(s, seat, near, 3, items) + _own(s, seat, ids.MINE, 3, "own-mines", items)
    return 0


def _ranch(s: Table, near: i64, items: Items | None) -> i64:
    """$1 for each free neighbour, at least the minimum (R-RANCH-FREE, R-MIN-INCOME)."""
    free = count(near & ~s.occupied)
    note(items, "free-parcels", free, free)
    if free < s.rules.ranch_minimum:
        note(items, "minimum", 1, s.rules.ranch_minimum - free)
        return s.rules.ranch_minimum
    return free


def _mine(s: Table, seat: i64, near: i64, items: Items | None) -> i64:
    """$3 for each neutral or own mountain, $3 once for the river (R-MINE-MOUNTAIN, R-MINE-RIVER-DIAG)."""
    mountains = count(near & s.mountains & usable(s, seat))
    water: i64 = 1 if (near & s.river) != 0 else 0
    note(items, "mountains", mountains, 3 * mountains)
    note(items, "river", water, 3 * water)
    return 3 * (mountains + water)


def _guests(s: Table, seat: i64, near: i64, dollars: i64, items: Items | None) -> i64:
    """Dollars for each usable House value next door."""
    values = homes(s, near & usable(s, seat))
    note(items, "homes", values, dollars * values)
    return dollars * values


def _store(s: Table, seat: i64, near: i64, items: Items | None) -> i64:
    """$6 for each own House value, $3 for anybody else's (R-GS-READ, R-CITYHALL-HOUSE)."""
    own = homes(s, near & s.owned[seat])
    other = homes(s, near & ~s.owned[seat])
    note(items, "own-homes", own, 6 * own)
    note(items, "other-homes", other, 3 * other)
    return 6 * own + 3 * other


def _own(s: Table, seat: i64, building: i64, dollars: i64, what: str, items: Items | None) -> i64:
    """Dollars for each own building of a type, wherever it stands (R-BLACKSMITH)."""
    number = count(s.built[building] & s.owned[seat])
    note(items, what, number, dollars * number)
    return dollars * number


def loot(amount: i64) -> i64:
    """What a robber takes of what a building pays: half, rounded down (R-ATTACK-ROUND)."""
    return amount >> 1


def type_income(s: Table, seat: i64, building: i64) -> i64:
    """Dollars all buildings of one type earn this seat."""
    total: i64 = 0
    if CAP[building] == 0:
        return 0
    left = s.built[building] & s.owned[seat]
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        total += income(s, seat, building, parcel)
    return total


def total_income(s: Table, seat: i64) -> i64:
    """Dollars all buildings earn this seat."""
    t: i64
    total: i64 = 0
    for t in range(ids.CITY_HALL):
        total += type_income(s, seat, t)
    return total


def building_count(s: Table, seat: i64) -> i64:
    """Placed buildings of a seat (R-BUILDING-VP)."""
    t: i64
    total: i64 = 0
    for t in range(ids.TYPES):
        total += count(s.built[t] & s.owned[seat])
    return total
