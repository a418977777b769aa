"""What happens to Jeb Standish without any decision: before the game, after income, at a round's end."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.standish import beaten, beaten_points
from carson.city.count.ways import BRIDGE_ROADS
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.standish import CARD_X, DOLLARS_FOR_VP, LETTER
from carson.city.question import Entry, Step
from carson.city.table import events
from carson.city.table.agenda import CONVERT_INCOME, END_STANDISH, EQUIP_STANDISH
from carson.city.table.moves import pay, score
from carson.city.table.table import Table


class EquipStandish(Step):
    """All cowboys and his cards, no money and no revolvers; two roads are for his bridge (R-SOLO-BRIDGE)."""

    def run(self, s: Table, packed: i64) -> None:
        seat = s.rules.standish
        s.reserve[seat] = s.rules.cowboys
        s.unplaced_roads[seat] = BRIDGE_ROADS if s.rules.river != 0 else 0
        s.deck = s.rules.cards
        s.pass_order[0] = seat
        s.pass_order[1] = 0


class ConvertIncome(Step):
    """All his income becomes points at the rate of the round (D-59, R-SOLO-MONEY, R-SOLO-ATTACKS)."""

    def run(self, s: Table, packed: i64) -> None:
        seat = s.rules.standish
        dollars = s.cash[seat]
        if dollars > 0:
            rate: i64 = DOLLARS_FOR_VP[s.round - 1]
            s.tell(events.CONVERTED, seat, dollars, dollars // rate)
            pay(s, seat, dollars, events.FOR_CONVERSION)
            score(s, seat, dollars // rate, events.FOR_CONVERSION)


class EndStandish(Step):
    """Points for the beaten cowboys, who go back to the supply; card X shuffles all twelve cards (D-60)."""

    def run(self, s: Table, packed: i64) -> None:
        seat = s.rules.standish
        number = beaten(s)
        if number > 0:
            points = beaten_points(s)
            s.tell(events.RELEASED, seat, number, points)
            score(s, seat, points, events.FOR_BEATEN)
            s.cowboys[seat] = 0
            s.reserve[seat] += number
        if _drew_x(s):
            s.deck = s.rules.cards
            s.tell(events.RESHUFFLED, seat, count(s.deck))
        s.drawn = 0


def _drew_x(s: Table) -> bool:
    left = s.drawn
    while left != 0:
        card = first(left)
        left &= ~bit(card)
        if LETTER[card] == CARD_X:
            return True
    return False


QUESTIONS: Final[list[Entry]] = [
    EquipStandish(EQUIP_STANDISH),
    ConvertIncome(CONVERT_INCOME),
    EndStandish(END_STANDISH),
]
