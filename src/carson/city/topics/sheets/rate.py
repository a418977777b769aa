"""What to start with."""

from mypy_extensions import i64

from carson.city.count.sheets import lines, most_on, next_line, sheet_of
from carson.city.evaluator import scale
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.ids import AMOUNT, DONE
from carson.city.facts.sheets import LINE_LEAST
from carson.city.table import Table, agenda


class SheetRater(Rater):
    """Near to the usual wishes for the next line; a full sheet is handed in."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        ranked = look.ranked
        sheet = sheet_of(s, seat)
        line = next_line(s, sheet)
        if line == lines(s):
            ranked.add(DONE, 0.0)
            return
        wish: i64 = scale.SHEET[line]
        number: i64
        for number in range(LINE_LEAST[line], most_on(s, sheet, line) + 1):
            ranked.add(AMOUNT + number, -scale.SHEET_STEP * float(max(number - wish, wish - number)))


RATERS = {agenda.ASK_SHEETS: SheetRater()}
