"""The first order of the players, and the parcels they start with."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import unowned_land
from carson.city.count.placing import has_passed
from carson.city.count.sheets import bid_of, start_picker
from carson.city.facts.ids import NONE, PARCEL, SEAT
from carson.city.question import Chance, Entry, Question
from carson.city.table import events
from carson.city.table.agenda import ASK_START, DRAW_ORDER, a_of, frame, seat_of
from carson.city.table.moves import claim
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table
from carson.city.topics.building.track import draw_first_tiles


class DrawOrder(Chance):
    """Seats that have no place on the order track yet, and of these the highest bidders (R-NB-SHEET)."""

    def offer(self, s: Table, packed: i64) -> None:
        highest: i64 = 0
        seat: i64
        for seat in range(s.rules.seats):
            if not has_passed(s, seat):
                highest = max(highest, bid_of(s, seat))
        for seat in range(s.rules.seats):
            if not has_passed(s, seat) and bid_of(s, seat) == highest:
                allow(s, SEAT + seat)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """When all stand there, the last one picks the first parcel."""
        position = a_of(packed)
        s.pass_order[position] = action - SEAT
        s.tell(events.ORDER, action - SEAT, position)
        position += 1
        if position < s.rules.seats:
            replace(s, frame(DRAW_ORDER, 0, position, 0))
            return
        pop(s)
        ask_start(s, 0)
        if s.rules.city_hall_at_setup:
            draw_first_tiles(s, 0)  # now there is a city, and a first player to place a City Hall


class AskStart(Question):
    """A parcel to start with."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= unowned_land(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        claim(s, seat_of(packed), action)
        pop(s)
        ask_start(s, a_of(packed) + 1)


def ask_start(s: Table, picks: i64) -> None:
    """Ask for the next start parcel; when nobody has one to take, the sheets are done with."""
    picker = start_picker(s, picks)
    if picker != NONE:
        push(s, ASK_START, picker, picks)
        return
    seat: i64
    for seat in range(s.rules.seats):
        s.sheet[seat] = 0


QUESTIONS: Final[list[Entry]] = [DrawOrder(DRAW_ORDER), AskStart(ASK_START)]
