"""Sheets in a position: what can be written, and when they are in use (A New Beginning)."""

from carson.city.count.sheets import LINE_BITS, filled_in, lines, most_on, next_line, written
from carson.city.facts.ids import NONE
from carson.city.facts.sheets import LINE_LEAST, LINE_NAMES, MOST_OF_A_LINE
from carson.city.facts.sheets import LINES as SHEET_LINES
from carson.city.position.blame import Blame, noun, on
from carson.city.position.forms import BEFORE_FIRST, Form, played_with, refuse
from carson.city.position.page import Case
from carson.city.table import Table, agenda
from carson.city.topics.setup.position import in_set_up_order
from carson.core.agenda_text import Part
from carson.core.position_lines import digits, stored
from carson.core.position_text import Words, numbers

ON_SHEET = numbers(noun("number-on-the-sheet"), 0, MOST_OF_A_LINE)


def _read_sheet(s: Table, words: Words) -> int:
    """The numbers of the first lines of a sheet."""
    found = words.many(ON_SHEET)
    on(words).refuse_if(len(found) > SHEET_LINES, "sheet-lines", number=SHEET_LINES, found=len(found))
    return sum([number + 1 << LINE_BITS * line for line, number in enumerate(found)])


def _sheet(sheet: int) -> str:
    return ON_SHEET.texts([number - 1 for number in digits(sheet, LINE_BITS) if number])


PLAYER_WORDS = stored(220, "sheet", "sheet", _read_sheet, _sheet)


def check_sheets(case: Case) -> None:
    """Empty before sheets are filled, whole while start parcels are taken, and put away afterwards."""
    s, moment = case.s, case.moment
    asking = moment.find(agenda.ASK_SHEETS)
    started = moment.find(agenda.DRAW_ORDER, agenda.ASK_START) is not None
    in_use = started if asking is None else asking is moment.frames[-1]
    for seat in case.seats:
        sheet, blame = int(s.sheet[seat]), case.player(seat)
        if not s.rules.sheets >> seat & 1 or not in_use:
            blame.refuse_if(sheet, "no-sheet-now")
            continue
        _check_lines(s, sheet, blame)
        waiting = asking is not None and asking.a >> seat & 1
        blame.refuse_if(not waiting and next_line(s, sheet) < lines(s), "whole-sheet")


def _check_lines(s: Table, sheet: int, blame: Blame) -> None:
    """Refuse a sheet that cannot have been written line by line."""
    again = 0
    for line in range(SHEET_LINES):
        number = int(written(sheet, line))
        if number == NONE:
            break
        if line >= next_line(s, again):  # earlier ones left no choice
            wrong = line >= lines(s) or not LINE_LEAST[line] <= number <= most_on(s, again, line)
            blame.refuse_if(wrong, "on-sheet", number=number, line=LINE_NAMES[line])
            again = int(filled_in(s, again, number))
    blame.refuse_if(again != sheet, "every-line")


CHECKS = check_sheets
ASKED = refuse("nobody-asked", lambda e: not e.a)
WITH_SHEET = refuse("asked-without-sheet", lambda e: e.a & ~int(e.s.rules.sheets))
FORMS = {
    agenda.ASK_SHEETS: Form(
        (Part("a", many=True),),
        {"draw-order", "deal-tiles", BEFORE_FIRST},
        (played_with("sheets"), in_set_up_order, ASKED, WITH_SHEET),
    )
}
