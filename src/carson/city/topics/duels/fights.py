"""Several duels on land, on buildings or with outlaws: somebody decides their order (R-DUEL-ORDER)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.duels import ON_BUILDINGS, ON_LAND, contested
from carson.city.facts.geometry import count, first
from carson.city.facts.ids import PARCEL
from carson.city.question import Entry, Question, Step
from carson.city.table import schedule
from carson.city.table.agenda import ASK_FIGHT, FIGHTS, a_of, seat_of
from carson.city.table.stack import pop, push
from carson.city.table.table import Table
from carson.city.topics.duels.rules import start


class BeginFights(Step):
    """The first passer among all involved will decide the order; Standish decides none (R-SOLO-PASS)."""

    def __init__(self, arena: i64) -> None:
        super().__init__()
        self.arena = arena

    def run(self, s: Table, packed: i64) -> None:
        fights = contested(s, self.arena)
        if fights == 0:
            return
        position: i64
        for position in range(s.rules.seats):
            seat = s.pass_order[position]
            if seat != s.rules.standish and (s.at_parcel[seat] & fights) != 0:
                push(s, FIGHTS, seat, self.arena)
                return


class Fights(Step):
    """The only duel left begins, or it is asked which comes next."""

    def run(self, s: Table, packed: i64) -> None:
        fights = contested(s, a_of(packed))
        if fights == 0:
            pop(s)
        elif count(fights) == 1:
            start(s, first(fights))
        else:
            push(s, ASK_FIGHT, seat_of(packed), a_of(packed))


class AskFight(Question):
    """Which duel comes next."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= contested(s, a_of(packed))

    def take(self, s: Table, packed: i64, action: i64) -> None:
        pop(s)
        start(s, action)


QUESTIONS: Final[list[Entry]] = [Fights(FIGHTS), AskFight(ASK_FIGHT)]
ROUND_STEPS: Final[dict[int, Step]] = {
    schedule.PARCEL_DUELS: BeginFights(ON_LAND),
    schedule.ATTACKS: BeginFights(ON_BUILDINGS),
}
