"""The powers of the character in force, and the cash limit."""

from mypy_extensions import i64

from carson.city.facts.characters import LIMIT, POWER, POWERS, WHITE_COWBOY
from carson.city.facts.geometry import count
from carson.city.facts.ids import NONE
from carson.city.table.table import Table


def power(s: Table, seat: i64, kind: i64) -> i64:
    """How much of a kind of power this seat's character gives; 0 for none."""
    return POWER[s.role[seat] * POWERS + kind]


def in_force(s: Table, kind: i64) -> bool:
    """Whether anybody's character has a kind of power this round."""
    return (s.in_force >> kind) & 1 != 0


def holder(s: Table, kind: i64) -> i64:
    """The seat whose character has a kind of power, or NONE."""
    if not in_force(s, kind):
        return NONE
    for seat in range(s.rules.seats):
        if POWER[s.role[seat] * POWERS + kind] != 0:
            return seat
    return NONE


def white_holder(s: Table) -> i64:
    """The seat the white cowboy works for, or NONE."""
    return holder(s, WHITE_COWBOY)


def has_white(s: Table, seat: i64) -> bool:
    """Whether the white cowboy is in the personal supply of a seat."""
    return in_force(s, WHITE_COWBOY) and s.used[seat] == 0 and power(s, seat, WHITE_COWBOY) != 0


def cash_limit(s: Table, seat: i64) -> i64:
    """Dollars a seat keeps; the Paperboy's tile changes the other one's limit (R-PAPERBOY-LIMIT, D-48)."""
    limit: i64 = LIMIT[s.character[seat]]
    if s.role[seat] != s.character[seat]:
        limit += LIMIT[s.role[seat]]
    return max(limit, 0)


def dynamite_left(s: Table) -> i64:
    """Tokens in the stock: neither held nor standing with a cowboy (R-SUPPLY-LIMITS)."""
    left = s.rules.dynamite
    for seat in range(s.rules.seats):
        left -= s.dynamite[seat]
        left -= count(s.dynamite_parcels[seat]) + count(s.dynamite_spaces[seat])
    return left
