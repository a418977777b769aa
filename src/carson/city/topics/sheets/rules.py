"""The sheets of A New Beginning: everybody writes down in secret what to start with."""

from mypy_extensions import i64

from carson.city.count.sheets import filled_in, lines, money_of, most_on, next_line, written
from carson.city.evaluator import scale
from carson.city.evaluator.rater import EachAmount, Look, is_option
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import AGAIN, AMOUNT, DONE, NONE
from carson.city.facts.sheets import COWBOYS, LINE_LEAST, REVOLVERS, ROADS
from carson.city.question import Question
from carson.city.table import Table, agenda, events, stack
from carson.city.topics.setup.rules import ask_start


class AskSheets(Question):
    """The numbers for the next line; a full sheet can be handed in, and a begun one started again."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        sheet = s.sheet[seat]
        line = next_line(s, sheet)
        if line == lines(s):
            stack.allow(s, DONE)
        else:
            number: i64
            for number in range(LINE_LEAST[line], most_on(s, sheet, line) + 1):
                stack.allow(s, AMOUNT + number)
        if sheet != 0:
            stack.allow(s, AGAIN)

    def take(self, s: Table, seat: i64, waiting: i64, action: i64) -> None:
        """A number on a line, the whole sheet again, or the sheet handed in."""
        if action == DONE:
            waiting &= ~bit(seat)
            s.tell(events.SHEET_DONE, seat)
        elif action == AGAIN:
            s.sheet[seat] = 0
        else:
            s.sheet[seat] = filled_in(s, s.sheet[seat], action - AMOUNT)
        if waiting != 0:
            stack.replace(s, agenda.frame(agenda.ASK_SHEETS, first(waiting), waiting, 0))
        else:
            stack.pop(s)
            _show(s)


def _show(s: Table) -> None:
    """Everybody gets what is on the own sheet (R-NB-SHEET)."""
    for seat in range(s.rules.seats):
        if (s.rules.sheets & bit(seat)) == 0:
            continue
        sheet = s.sheet[seat]
        money = money_of(sheet)
        s.cash[seat] += money
        s.bank -= money
        s.cowboys[seat] += written(sheet, COWBOYS)
        s.reserve[seat] -= written(sheet, COWBOYS)
        s.unplaced_roads[seat] += written(sheet, ROADS)
        s.revolvers[seat] += written(sheet, REVOLVERS)
        s.tell(events.SHEET_SHOWN, seat, sheet)
    if s.rules.standish != NONE:
        ask_start(s, 0)  # the order is settled, and nobody else takes land


class SheetRater(EachAmount):
    """Near to the usual wishes for the next line; a full sheet is handed in."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if is_option(s, DONE):
            look.ranked.add(DONE, 0.0)
        super().rate(s, seat, a, look)

    def worth(self, s: Table, seat: i64, a: i64, number: i64, look: Look) -> float:
        wish: i64 = scale.SHEET[next_line(s, s.sheet[seat])]
        return -scale.SHEET_STEP * float(max(number - wish, wish - number))


QUESTIONS = [AskSheets(agenda.ASK_SHEETS)]
RATERS = {agenda.ASK_SHEETS: SheetRater()}
