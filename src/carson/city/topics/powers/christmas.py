"""The red Father Christmas brings a gift by the die."""

from typing import Final

from mypy_extensions import i64

from carson.city.facts.characters import GIFT, GIFT_CASH
from carson.city.facts.ids import DIE
from carson.city.question import Asks, Die, Entry, Immediate
from carson.city.table import events
from carson.city.table.agenda import ROLL_GIFT, seat_of
from carson.city.table.moves import earn, hire
from carson.city.table.stack import pop
from carson.city.table.table import Table
from carson.city.words.speech import LogLine
from carson.core.events import Event


class RollGift(Die):
    """1-2 nothing, 3-4 dollars, 5-6 dollars and a cowboy if one is left (D-45, R-XMAS-COWBOY)."""

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        pips = action - DIE
        pop(s)
        s.tell(events.GIFT, seat, pips)
        if pips >= 3:
            earn(s, seat, GIFT_CASH, events.FOR_CHARACTER)
        if pips >= 5 and s.reserve[seat] > 0:
            hire(s, seat, 1)


POWERS: Final[dict[int, Immediate]] = {GIFT: Asks(ROLL_GIFT)}
QUESTIONS: Final[list[Entry]] = [RollGift(ROLL_GIFT, GIFT)]

# ---- in words


NO_GIFT = 2  # pips up to which a gift is none


def _gift(event: Event) -> str:
    return "log.gift-none" if event.data["die"] <= NO_GIFT else "log.gift"


LOG = {events.GIFT: LogLine(_gift)}
