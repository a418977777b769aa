"""A horse after each cowboy on the board, and one for sale on Wages: into an enclosure at once."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.rodeo import horses_left
from carson.city.facts.enclosures import HORSE_PRICE, RIDE
from carson.city.facts.ids import HORSE, NO, WAGES
from carson.city.question import Entry, Question, Turns
from carson.city.table import events
from carson.city.table.agenda import ASK_HORSE, ASK_RIDE, BUY_HORSES, a_of, frame, seat_of
from carson.city.table.moves import earn, pay
from carson.city.table.stable import gain_horses, offer_enclosures, work_in
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table
from carson.city.topics.placing.turns import next_turn
from carson.city.topics.spaces.rules import workers_leave


class AskHorse(Question):
    """Every enclosure in use, or none: no horse has to work."""

    def offer(self, s: Table, packed: i64) -> None:
        allow(s, NO)
        offer_enclosures(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """A horse after a cowboy, or one bought on Wages."""
        seat = seat_of(packed)
        if a_of(packed) != 0:
            _take_purchase(s, seat, action)
        elif action == NO:
            next_turn(s, seat)
        else:
            work_in(s, seat, action - HORSE)
            if action == HORSE + RIDE:
                replace(s, frame(ASK_RIDE, seat, 0, 0))
            else:
                next_turn(s, seat)


# ---- for sale on Wages


class BuyHorses(Turns):
    """$4 for each cowboy; a horse may be bought instead of the last (R-WAGES-ORDER, D-05)."""

    def turn(self, s: Table, seat: i64) -> None:
        workers = workers_leave(s, seat)
        if workers == 0:
            return
        earn(s, seat, (workers - 1) * s.rules.wage, WAGES)
        if horses_left(s) > 0 and s.cash[seat] >= HORSE_PRICE:
            push(s, ASK_HORSE, seat, 1)
        else:
            earn(s, seat, s.rules.wage, WAGES)


def _take_purchase(s: Table, seat: i64, action: i64) -> None:
    """The horse goes into an enclosure at once; the second is only for the rodeo now (R-HORSE-WAGES-E2)."""
    pop(s)
    if action == NO:
        earn(s, seat, s.rules.wage, WAGES)
        return
    pay(s, seat, HORSE_PRICE, events.FOR_HORSE)
    gain_horses(s, seat, 1)
    work_in(s, seat, action - HORSE)


QUESTIONS: Final[list[Entry]] = [BuyHorses(BUY_HORSES), AskHorse(ASK_HORSE)]
