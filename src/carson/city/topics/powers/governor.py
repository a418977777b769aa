"""The red Governor's tax on weapons or on money (R-GOV-TAX)."""

from mypy_extensions import i64

from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.characters import TAX
from carson.city.facts.ids import GUNS, MONEY
from carson.city.question import Asks, Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.words import Asked, LogLine, Values, Words, money


class AskTax(Question):
    """What is taxed."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, GUNS)
        stack.allow(s, MONEY)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        """Everybody else pays; nobody can refuse."""
        s.tell(events.TAXED, seat, action)
        for payer in range(s.rules.seats):
            if payer != seat:
                moves.hand_over(s, payer, seat, tax_of(s, payer, action), events.FOR_TAX)


def tax_of(s: Table, payer: i64, on: i64) -> i64:
    """$1 for each revolver token or each $10 begun, at most what there is (D-40, D-41)."""
    due = s.revolvers[payer] if on == GUNS else (s.cash[payer] + 9) // 10
    return min(due, s.cash[payer])


def _total(s: Table, seat: i64, on: i64) -> i64:
    """What all others pay to a seat."""
    total: i64 = 0
    for payer in range(s.rules.seats):
        if payer != seat:
            total += tax_of(s, payer, on)
    return total


def _totals(q: Asked) -> Values:
    guns, dollars = _total(q.state, q.seat, GUNS), _total(q.state, q.seat, MONEY)
    return {"guns": money(int(guns)), "dollars": money(int(dollars))}


class TaxRater(Rater):
    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.ranked.add(GUNS, float(_total(s, seat, GUNS)) * look.values.dollar)
        look.ranked.add(MONEY, float(_total(s, seat, MONEY)) * look.values.dollar)


POWERS = {TAX: Asks(agenda.ASK_TAX)}
QUESTIONS = [AskTax(agenda.ASK_TAX, TAX)]
WORDS = {agenda.ASK_TAX: Words(values=_totals)}
LOG = {events.TAXED: LogLine(lambda event: f"log.taxed-{'guns' if event.data['on'] == GUNS else 'money'}")}
RATERS = {agenda.ASK_TAX: TaxRater()}
