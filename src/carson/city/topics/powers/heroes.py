"""The red Heroes give up cowboys for points (R-HEROES-R, D-43)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.evaluator.look import Look
from carson.city.evaluator.rater import Rater, is_option
from carson.city.facts.characters import RETIRE, RETIRE_VP
from carson.city.facts.ids import AMOUNT
from carson.city.question import Asks, Entry, Immediate, Question
from carson.city.table import events
from carson.city.table.agenda import ASK_RETIRE, seat_of
from carson.city.table.moves import score
from carson.city.table.stack import allow_upto, pop
from carson.city.table.table import Table
from carson.city.words.asked import Asked
from carson.city.words.speech import Label, Words
from carson.city.words.terms import points, say


class AskRetire(Question):
    """No, one or two cowboys of the personal supply."""

    def offer(self, s: Table, packed: i64) -> None:
        seat = seat_of(packed)
        allow_upto(s, AMOUNT, min(power(s, seat, RETIRE), s.cowboys[seat]))

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        number = action - AMOUNT
        pop(s)
        if number > 0:
            s.cowboys[seat] -= number
            s.reserve[seat] += number
            s.tell(events.RETIRED, seat, number)
        score(s, seat, RETIRE_VP[number], events.FOR_CHARACTER)


POWERS: Final[dict[int, Immediate]] = {RETIRE: Asks(ASK_RETIRE)}
QUESTIONS: Final[list[Entry]] = [AskRetire(ASK_RETIRE, RETIRE)]

# ---- in words


def _retire_question(q: Asked) -> str:
    return say("question.ask-retire", cowboys=say("count.cowboy", number=int(q.state.cowboys[q.seat])))


def _retire(q: Asked, action: int) -> Label:
    given = action - AMOUNT
    gain, cowboys = points(RETIRE_VP[given]), say("count.cowboy", number=given)
    return say("label.retire" if given else "label.retire-none", cowboys=cowboys, points=gain), "amounts"


WORDS = {ASK_RETIRE: Words(_retire, _retire_question)}


# ---- rated


class RetireRater(Rater):
    """Points, less the cowboys they cost."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        ranked = look.ranked
        cowboy = float(s.rules.wage) * values.dollar + values.nerve + values.carry
        number: i64
        for number in range(power(s, seat, RETIRE) + 1):
            if is_option(s, AMOUNT + number):
                ranked.add(AMOUNT + number, float(RETIRE_VP[number]) - float(number) * cowboy)


RATERS: Final[dict[int, Rater]] = {ASK_RETIRE: RetireRater()}
