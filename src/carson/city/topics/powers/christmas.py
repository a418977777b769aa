"""The red Father Christmas brings a gift by the die."""

from typing import Final

from mypy_extensions import i64

from carson.city.facts.characters import GIFT, GIFT_CASH
from carson.city.facts.ids import DIE
from carson.city.question import Asks, Die
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.words import LogLine

LEAST: Final = 3  # pips for a gift


class RollGift(Die):
    """1-2 nothing, 3-4 dollars, 5-6 dollars and a cowboy if one is left (D-45, R-XMAS-COWBOY)."""

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        pips = action - DIE
        stack.pop(s)
        s.tell(events.GIFT, seat, pips)
        if pips >= LEAST:
            moves.earn(s, seat, GIFT_CASH, events.FOR_CHARACTER)
        if pips >= 5 and s.reserve[seat] > 0:
            moves.hire(s, seat, 1)


POWERS = {GIFT: Asks(agenda.ROLL_GIFT)}
QUESTIONS = [RollGift(agenda.ROLL_GIFT, GIFT)]
LOG = {events.GIFT: LogLine(lambda event: "log.gift" if event.data["die"] >= LEAST else "log.gift-none")}
