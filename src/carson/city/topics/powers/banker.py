"""The red Banker buys a package of points at the end of a round (R-BANKER-R)."""

from mypy_extensions import i64

from carson.city.evaluator.rater import EachAmount, Look
from carson.city.facts.characters import PACKAGE_PRICE, PACKAGES
from carson.city.facts.ids import AMOUNT
from carson.city.position.forms import SEAT, Form, steps
from carson.city.question import Question
from carson.city.table import Table, agenda, events, moves, schedule, stack
from carson.city.words import Asked, Words, actions, say, why


class AskPackage(Question):
    """One package or none (D-36)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, AMOUNT)
        for points, price in PACKAGE_PRICE.items():
            if price <= s.cash[seat]:
                stack.allow(s, AMOUNT + points)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        points = action - AMOUNT
        if points > 0:
            moves.pay(s, seat, PACKAGE_PRICE[int(points)], events.FOR_PACKAGE)
            moves.score(s, seat, points, events.FOR_PACKAGE)


def _no_package(q: Asked, action: int) -> str:
    price = PACKAGE_PRICE.get(action - AMOUNT)
    return say("why.no-package") if price is None else why.too_dear(q, actions.TEXTS[action], price)


class PackageRater(EachAmount):
    """Points for dollars, as far as the dollars are worth less."""

    def worth(self, s: Table, seat: i64, a: i64, number: i64, look: Look) -> float:
        return float(number) - float(PACKAGE_PRICE.get(int(number), 0)) * look.values.pay_day


QUESTIONS = [AskPackage(agenda.ASK_PACKAGE, PACKAGES)]
FORMS = {
    agenda.ASK_PACKAGE: Form((SEAT,), steps(schedule.ROUND_END_POWERS), (lambda e: e.must_have(PACKAGES),))
}
WORDS = {
    agenda.ASK_PACKAGE: Words(why_not=_no_package, numbers=lambda q, number: {"price": PACKAGE_PRICE[number]})
}
RATERS = {agenda.ASK_PACKAGE: PackageRater()}
