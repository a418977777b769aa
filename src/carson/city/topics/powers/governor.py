"""The red Governor's tax on weapons or on money (R-GOV-TAX)."""

from typing import Final

from mypy_extensions import i64

from carson.city.evaluator.look import Look
from carson.city.evaluator.rater import Rater
from carson.city.facts.characters import TAX
from carson.city.facts.ids import GUNS, MONEY
from carson.city.question import Asks, Entry, Immediate, Question
from carson.city.table import events
from carson.city.table.agenda import ASK_TAX, seat_of
from carson.city.table.moves import hand_over
from carson.city.table.stack import allow, pop
from carson.city.table.table import Table
from carson.city.words.asked import Asked
from carson.city.words.speech import Label, LogLine, Words
from carson.city.words.terms import money, say
from carson.core.events import Event


class AskTax(Question):
    """What is taxed."""

    def offer(self, s: Table, packed: i64) -> None:
        allow(s, GUNS)
        allow(s, MONEY)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """Everybody else pays; nobody can refuse."""
        seat = seat_of(packed)
        pop(s)
        s.tell(events.TAXED, seat, action)
        payer: i64
        for payer in range(s.rules.seats):
            if payer != seat:
                hand_over(s, payer, seat, tax_of(s, payer, action), events.FOR_TAX)


def tax_of(s: Table, payer: i64, on: i64) -> i64:
    """$1 for each revolver token or each $10 begun, at most what there is (D-40, D-41)."""
    due = s.revolvers[payer] if on == GUNS else (s.cash[payer] + 9) // 10
    return min(due, s.cash[payer])


POWERS: Final[dict[int, Immediate]] = {TAX: Asks(ASK_TAX)}
QUESTIONS: Final[list[Entry]] = [AskTax(ASK_TAX, TAX)]

# ---- in words


def _tax(q: Asked, action: int) -> Label:
    payers = [seat for seat in range(int(q.state.rules.seats)) if seat != q.seat]
    amount = money(sum([int(tax_of(q.state, seat, action)) for seat in payers]))
    return say("label.tax-guns" if action == GUNS else "label.tax-money", amount=amount), "answer"


def _taxed(event: Event) -> str:
    return "log.taxed-guns" if event.data["on"] == GUNS else "log.taxed-money"


WORDS = {ASK_TAX: Words(_tax)}
LOG = {events.TAXED: LogLine(_taxed)}
PAID_FOR = {events.FOR_TAX: "tax"}


# ---- rated


class TaxRater(Rater):
    """What the others pay."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        ranked = look.ranked
        guns: i64 = 0
        money: i64 = 0
        other: i64
        for other in range(s.rules.seats):
            if other != seat:
                guns += tax_of(s, other, GUNS)
                money += tax_of(s, other, MONEY)
        ranked.add(GUNS, float(guns) * values.dollar)
        ranked.add(MONEY, float(money) * values.dollar)


RATERS: Final[dict[int, Rater]] = {ASK_TAX: TaxRater()}
