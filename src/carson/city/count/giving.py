"""What the spaces give that ask for nothing: dollars and points, counted by what a seat has."""

from mypy_extensions import i64

from carson.city.count.firepower import firepower
from carson.city.count.incomes import building_count
from carson.city.facts import ids
from carson.city.facts.geometry import count
from carson.city.table.table import Table


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
