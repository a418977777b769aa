"""Cowboys of Standish leave his supply, each with a reason."""

from mypy_extensions import i64

from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE, SPACE
from carson.city.table import events
from carson.city.table.table import Table
from carson.city.topics.standish.why import packed_why


def send(s: Table, place: i64, reason: i64, building: i64 = NONE, amount: i64 = 0, equals: i64 = 1) -> None:
    """A cowboy goes from the general supply to a parcel or a space: ten are enough for five cards."""
    seat = s.rules.standish
    s.reserve[seat] -= 1
    if place < SPACE:
        s.at_parcel[seat] |= bit(place)
    else:
        s.at_space[seat] |= bit(place - SPACE)
    s.tell(events.SENT, seat, place, packed_why(reason, building, amount, equals))


def stay(s: Table, order: i64) -> None:
    """An order finds no place, so its cowboy stays in the supply."""
    s.tell(events.STAYED, s.rules.standish, order)
