"""Moving horses: from the general supply to a player, into an enclosure and back; and cowboys beside them."""

from mypy_extensions import i64

from carson.city.facts import enclosures, geometry, ids
from carson.city.table import Table, events, moves, stack


def horses_in(s: Table, seat: i64, yard: i64) -> i64:
    return (s.enclosures[seat] >> (enclosures.YARD_BITS * yard)) & (geometry.bit(enclosures.YARD_BITS) - 1)


def has_cowboy_in(s: Table, seat: i64, yard: i64) -> bool:
    """Whether a cowboy of this seat stands in one of its enclosures."""
    return (s.enclosure_cowboys[seat] & geometry.bit(yard)) != 0


def gain_horses(s: Table, seat: i64, number: i64) -> None:
    """Horses of the general supply come to the personal one."""
    if number != 0:
        s.horses[seat] += number
        s.tell(events.GAINED_HORSES, seat, number)


def put_cowboy_in(s: Table, seat: i64, yard: i64) -> None:
    """A cowboy goes from the personal supply into an enclosure; one fits in."""
    s.cowboys[seat] -= 1
    s.enclosure_cowboys[seat] |= geometry.bit(yard)
    s.tell(events.PLACED_IN_ENCLOSURE, seat, yard)


def take_cowboy_out(s: Table, seat: i64, yard: i64) -> None:
    """A cowboy comes back from an enclosure to the personal supply."""
    s.enclosure_cowboys[seat] &= ~geometry.bit(yard)
    s.cowboys[seat] += 1
    s.tell(events.TOOK_BACK_HAT, seat, yard)


def offer_enclosures(s: Table) -> None:
    for yard in geometry.bits(s.rules.enclosures):
        stack.allow(s, ids.HORSE + yard)


def work_in(s: Table, seat: i64, yard: i64) -> None:
    """A horse goes from the personal supply to work in an enclosure; any number fit in."""
    s.horses[seat] -= 1
    s.enclosures[seat] += geometry.bit(enclosures.YARD_BITS * yard)
    s.tell(events.PLACED_HORSE, seat, yard)
    if yard == enclosures.PURSE:
        moves.earn(s, seat, enclosures.PURSE_CASH, events.FOR_ENCLOSURE)


def clear_enclosures(s: Table, seat: i64) -> None:
    """Horses go back to the personal supply, cowboys have done their work (R-RODEO-COWBOY)."""
    for yard in range(enclosures.YARDS):
        s.horses[seat] += horses_in(s, seat, yard)
    s.reserve[seat] += geometry.count(s.enclosure_cowboys[seat])
    s.enclosures[seat] = 0
    s.enclosure_cowboys[seat] = 0
