"""What parcels and buildings cost."""

from mypy_extensions import i64

from carson.city.count.items import Items, each, note
from carson.city.count.powers import cash_limit, power
from carson.city.facts import characters, geometry, spaces
from carson.city.table.table import Table


def parcel_price(s: Table, parcel: i64, items: Items | None = None) -> i64:
    """$1, and $1 for each occupied parcel in the block of nine (R-PRICE-OBJECTS)."""
    on: i64 = 1 if s.rules.price_of_own_object and (s.occupied & geometry.bit(parcel)) != 0 else 0
    price = each(items, "land", 1, 1) + each(items, "on-it", on, 1)
    return price + each(items, "around-it", geometry.count(s.occupied & geometry.neighbours(parcel)), 1)


def price_for(s: Table, seat: i64, parcel: i64, items: Items | None = None) -> i64:
    """What one seat pays for a parcel: the price, or the most its character pays (R-INDIAN-R-WHO, D-03).

    Standish pays nothing.
    """
    if seat == s.rules.standish:
        return 0
    price = parcel_price(s, parcel, items)
    cap = power(s, seat, characters.PARCEL_CAP)
    if cap != 0 and price > cap:
        note(items, "at-most", cap, cap - price)
        return cap
    return price


def building_price(s: Table, seat: i64, space: i64) -> i64:
    """The price on a building space, halved and rounded up with that power (R-CHINESE-HALF)."""
    if seat == s.rules.standish:
        return 0
    full: i64 = spaces.PRICE[space]
    if power(s, seat, characters.HALF_PRICE) != 0:
        return (full + 1) >> 1
    return full


def spending(s: Table, seat: i64, points: i64) -> i64:
    """The least to spend for this many points, at least what lies above the limit (R-CASH-LIMIT)."""
    over = max(s.cash[seat] - cash_limit(s, seat), 0)
    return max(points * s.rules.limit_rate, over)
