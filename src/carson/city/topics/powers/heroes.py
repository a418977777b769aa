"""The red Heroes give up cowboys for points (R-HEROES-R, D-43)."""

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.evaluator.rater import EachAmount, Look
from carson.city.facts.characters import RETIRE, RETIRE_VP
from carson.city.facts.ids import AMOUNT
from carson.city.question import Asks, Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.words import Words


class AskRetire(Question):
    """No, one or two cowboys of the personal supply."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow_upto(s, AMOUNT, min(power(s, seat, RETIRE), s.cowboys[seat]))

    def act(self, s: Table, seat: i64, action: i64) -> None:
        number = action - AMOUNT
        if number > 0:
            s.cowboys[seat] -= number
            s.reserve[seat] += number
            s.tell(events.RETIRED, seat, number)
        moves.score(s, seat, RETIRE_VP[number], events.FOR_CHARACTER)


class RetireRater(EachAmount):
    """Points, less the cowboys they cost."""

    def worth(self, s: Table, seat: i64, a: i64, number: i64, look: Look) -> float:
        values = look.values
        cowboy = float(s.rules.wage) * values.dollar + values.nerve + values.carry
        return float(RETIRE_VP[number]) - float(number) * cowboy


POWERS = {RETIRE: Asks(agenda.ASK_RETIRE)}
QUESTIONS = [AskRetire(agenda.ASK_RETIRE, RETIRE)]
WORDS = {
    agenda.ASK_RETIRE: Words(
        values=lambda q: {"number": int(q.state.cowboys[q.seat]), "vp": RETIRE_VP[0]},
        numbers=lambda q, number: {"vp": RETIRE_VP[number]},
    )
}
RATERS = {agenda.ASK_RETIRE: RetireRater()}
