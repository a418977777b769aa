"""Moving horses: from the general supply to a player, into an enclosure and back; and cowboys beside them."""

from mypy_extensions import i64

from carson.city.facts.enclosures import PURSE, PURSE_CASH, YARD_BITS, YARDS
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import HORSE
from carson.city.table import Table, events, moves, stack


def horses_in(s: Table, seat: i64, yard: i64) -> i64:
    """A seat's horses in one enclosure."""
    return (s.enclosures[seat] >> (YARD_BITS * yard)) & (bit(YARD_BITS) - 1)


def has_cowboy_in(s: Table, seat: i64, yard: i64) -> bool:
    """Whether a cowboy of this seat stands in one of its enclosures."""
    return (s.enclosure_cowboys[seat] & bit(yard)) != 0


def gain_horses(s: Table, seat: i64, number: i64) -> None:
    """Horses of the general supply come to the personal one."""
    if number == 0:
        return
    s.horses[seat] += number
    s.tell(events.GAINED_HORSES, seat, number)


def put_cowboy_in(s: Table, seat: i64, yard: i64) -> None:
    """A cowboy goes from the personal supply into an enclosure; one fits in."""
    s.cowboys[seat] -= 1
    s.enclosure_cowboys[seat] |= bit(yard)
    s.tell(events.PLACED_HAT, seat, yard)


def offer_enclosures(s: Table) -> None:
    """Every enclosure in use."""
    yard: i64
    for yard in range(YARDS):
        if (s.rules.enclosures & bit(yard)) != 0:
            stack.allow(s, HORSE + yard)


def work_in(s: Table, seat: i64, yard: i64) -> None:
    """A horse goes from the personal supply to work in an enclosure; any number fit in."""
    s.horses[seat] -= 1
    s.enclosures[seat] += bit(YARD_BITS * yard)
    s.tell(events.PLACED_HORSE, seat, yard)
    if yard == PURSE:
        moves.earn(s, seat, PURSE_CASH, events.FOR_ENCLOSURE)


def clear_enclosures(s: Table, seat: i64) -> None:
    """Horses go back to the personal supply, cowboys have done their work (R-RODEO-COWBOY)."""
    yard: i64
    for yard in range(YARDS):
        s.horses[seat] += horses_in(s, seat, yard)
    s.reserve[seat] += count(s.enclosure_cowboys[seat])
    s.enclosures[seat] = 0
    s.enclosure_cowboys[seat] = 0
