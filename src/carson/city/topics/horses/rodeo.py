"""Horses double the income of Ranches; the best of them win the rodeo at the end of the round."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.payouts import is_doubled
from carson.city.count.rodeo import rodeo_points, rodeo_winner
from carson.city.facts.enclosures import HERD
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import PARCEL, RANCH
from carson.city.question import Entry, Question, Step
from carson.city.table import events, schedule
from carson.city.table.agenda import ASK_HERD, seat_of
from carson.city.table.stable import clear_enclosures, horses_in
from carson.city.table.stack import push
from carson.city.table.table import Table


class Herding(Step):
    """Horses double all Ranches, or those their owner names; not beside the Grocer (R-HORSE3-GROCER)."""

    def run(self, s: Table, packed: i64) -> None:
        if s.rules.horses == 0:
            return
        position: i64
        for position in range(s.rules.seats - 1, -1, -1):
            seat = s.pass_order[position]
            horses = horses_in(s, seat, HERD)
            if horses == 0 or is_doubled(s, seat, RANCH):
                continue
            if horses < count(_ranches(s, seat)):
                push(s, ASK_HERD, seat)
            else:
                _double_all(s, seat)


def _double_all(s: Table, seat: i64) -> None:
    left = _ranches(s, seat)
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        _double(s, seat, parcel)


def _double(s: Table, seat: i64, parcel: i64) -> None:
    s.herds[seat] |= bit(parcel)
    s.tell(events.HERDED, seat, parcel)


def _ranches(s: Table, seat: i64) -> i64:
    return s.built[RANCH] & s.owned[seat]


class AskHerd(Question):
    """Own Ranches that no horse doubles yet, while there are horses for them."""

    def offer(self, s: Table, packed: i64) -> None:
        seat = seat_of(packed)
        if horses_in(s, seat, HERD) > count(s.herds[seat]):
            s.options[PARCEL] |= _ranches(s, seat) & ~s.herds[seat]

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """One horse for one Ranch; then the next one is asked for."""
        _double(s, seat_of(packed), action)


class Rodeo(Step):
    """The best horses win a token; then all come home (R-RODEO-COWBOY)."""

    def run(self, s: Table, packed: i64) -> None:
        if s.rules.horses == 0:
            return
        position: i64
        for position in range(s.rules.seats):
            seat = s.pass_order[position]
            s.tell(events.RODE, seat, rodeo_points(s, seat))
        winner = rodeo_winner(s)
        s.rodeo_tokens[winner] += 1
        s.tell(events.RODEO_WON, winner, rodeo_points(s, winner))
        for position in range(s.rules.seats):
            clear_enclosures(s, position)


QUESTIONS: Final[list[Entry]] = [AskHerd(ASK_HERD)]
ROUND_STEPS: Final[dict[int, Step]] = {schedule.HERDING: Herding(), schedule.RODEO: Rodeo()}
