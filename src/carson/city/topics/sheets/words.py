"""Sheets, in words: the question for each line, its answers, and a whole sheet."""

from operator import attrgetter

from carson.city.count.duel_tiles import MIDDLE_TOTAL
from carson.city.count.sheets import lines, money_of, most_on, next_line, shares_left, written
from carson.city.facts import sheets
from carson.city.facts.ids import AGAIN, AMOUNT, DONE, NONE
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, listed, money, say

COUNTED = ("count.cowboy", "count.parcel", "count.road", "count.revolver")  # by line


def shares(number: int) -> str:
    return say("count.share", number=number)


def line_name(line: int) -> str:
    return say(f"sheet.{sheets.LINE_NAMES[line]}")


def sheet_words(sheet: int) -> str:
    """A whole sheet: $15, 3 cowboys, 2 parcels, 1 road and 1 revolver, bid 0."""
    parts = [money(int(money_of(sheet)))]
    for line, noun in enumerate(COUNTED):
        number = int(written(sheet, line))
        if number > 0:
            parts.append(say(noun, number=number))
    if written(sheet, sheets.BID) > 0:
        parts.append(say("sheet.bid-of", number=int(written(sheet, sheets.BID))))
    return listed(parts)


def lines_so_far(sheet: int) -> list[str]:
    return [
        say("sheet.line", line=line_name(line), number=int(written(sheet, line)))
        for line in range(sheets.LINES)
        if written(sheet, line) != NONE
    ]


def _values(q: Asked) -> Values:
    sheet = int(q.state.sheet[q.seat])
    line = int(next_line(q.state, sheet))
    values = {"left": shares(int(shares_left(sheet))), "dollars": sheets.DOLLARS}
    if line == lines(q.state):
        return {"form": "done", "sheet": sheet_words(sheet)}
    price, usual = shares(sheets.LINE_PRICE[line]), sheets.NORMAL_START[line]
    form = "bid" if line == sheets.BID else "line"
    return {"form": form, "line": line_name(line), "price": price, "usual": usual, **values}


def _label(q: Asked, action: int) -> Label:
    sheet = int(q.state.sheet[q.seat])
    if action == AGAIN:
        return say("label.sheet-again"), "finish"
    if action == DONE:
        return say("label.sheet-done", sheet=sheet_words(sheet)), "answer"
    number = action - AMOUNT
    cost = number * sheets.LINE_PRICE[int(next_line(q.state, sheet))]
    key, left = "line" if number else "none", shares(int(shares_left(sheet)) - cost)
    return say(f"label.sheet-{key}", number=number, cost=shares(cost), left=left), "amounts"


def _no_line(q: Asked, action: int) -> str:
    """A number that a line of the sheet does not take, or that the shares do not reach for."""
    sheet = int(q.state.sheet[q.seat])
    line = int(next_line(q.state, sheet))
    number = action - AMOUNT
    if number < 0 or line == lines(q.state):
        return ""
    if not sheets.LINE_LEAST[line] <= number <= sheets.LINE_MOST[line]:
        return say("why.sheet-limit", least=sheets.LINE_LEAST[line], most=sheets.LINE_MOST[line])
    if number > most_on(q.state, sheet, line):
        cost, left = shares(number * sheets.LINE_PRICE[line]), shares(int(shares_left(sheet)))
        return say("why.sheet-too-dear", cost=cost, left=left)
    return ""


def _help(rules: Rules) -> Values:
    """Every line with its price and limits."""
    price_list = [
        say(
            "topic.new-beginning.line",
            line=line_name(line),
            price=shares(sheets.LINE_PRICE[line]),
            least=sheets.LINE_LEAST[line],
            most=sheets.LINE_MOST[line],
        )
        for line in range(sheets.LINES if rules.bids else sheets.BID)
    ]
    return {
        "shares": sheets.SHARES,
        "dollars": sheets.DOLLARS,
        "lines": "\n".join(price_list),
        "tiles": say("rule.sheet-tiles", middle=MIDDLE_TOTAL) if rules.duel_tiles else "",
    }


WORDS = {agenda.ASK_SHEETS: Words(_label, why_not=_no_line, values=_values)}
LOG = {
    events.SHEET_SHOWN: LogLine(forms={"sheet": lambda event: {"sheet": sheet_words(event.data["sheet"])}})
}
HELP = [HelpTopic(220, "new-beginning", _help, attrgetter("sheets"), rulings=("secrets-and-haste",))]
