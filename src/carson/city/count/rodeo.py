"""Counting horses: what is left of them, the rodeo, and the firepower of the first enclosure."""

from mypy_extensions import i64

from carson.city.facts.enclosures import GUNS, HAT_COWBOY, HATS, HORSES_FOR_MORE, YARDS
from carson.city.table.stable import has_cowboy_in, horses_in
from carson.city.table.table import Table


def own_horses(s: Table, seat: i64) -> i64:
    """Every horse of a seat, wherever it stands."""
    total = s.horses[seat]
    for yard in range(YARDS):
        total += horses_in(s, seat, yard)
    return total


def horses_left(s: Table) -> i64:
    """Horses in the general supply (R-HORSE-SUPPLY)."""
    left = s.rules.horses
    for seat in range(s.rules.seats):
        left -= own_horses(s, seat)
    return left


def horse_firepower(s: Table, seat: i64) -> i64:
    """One more with a horse in the first enclosure, two with three or more (R-HORSE-E1, D-55)."""
    horses = horses_in(s, seat, GUNS)
    if horses >= HORSES_FOR_MORE:
        return 2
    return min(horses, 1)


def yard_points(s: Table, seat: i64, yard: i64) -> i64:
    """Rodeo points of one enclosure: its hats for each horse, twice with a cowboy (EX-23, R-HORSE-E5)."""
    hats: i64 = HATS[yard]
    points = horses_in(s, seat, yard) * hats
    return points * HAT_COWBOY if has_cowboy_in(s, seat, yard) else points


def rodeo_points(s: Table, seat: i64) -> i64:
    total: i64 = 0
    for yard in range(YARDS):
        total += yard_points(s, seat, yard)
    return total
