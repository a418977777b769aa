"""The red Banker buys a package of points at the end of a round (R-BANKER-R)."""

from typing import Final

from mypy_extensions import i64

from carson.city.evaluator.look import Look
from carson.city.evaluator.rater import Rater, is_option
from carson.city.facts.characters import PACKAGE_PRICE, PACKAGES
from carson.city.facts.ids import AMOUNT
from carson.city.position.forms import SEAT, Fitting, Form, steps
from carson.city.question import Entry, Question
from carson.city.table import events, schedule
from carson.city.table.agenda import ASK_PACKAGE, seat_of
from carson.city.table.moves import pay, score
from carson.city.table.stack import allow, pop
from carson.city.table.table import Table
from carson.city.topics.spaces.words import vp_label
from carson.city.words.actions import TEXTS
from carson.city.words.asked import Asked
from carson.city.words.speech import Label, Words
from carson.city.words.terms import say
from carson.city.words.why import too_dear


class AskPackage(Question):
    """One package or none (D-36)."""

    def offer(self, s: Table, packed: i64) -> None:
        allow(s, AMOUNT)
        for points, price in PACKAGE_PRICE.items():
            if price <= s.cash[seat_of(packed)]:
                allow(s, AMOUNT + points)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        points = action - AMOUNT
        pop(s)
        if points > 0:
            pay(s, seat, PACKAGE_PRICE[int(points)], events.FOR_PACKAGE)
            score(s, seat, points, events.FOR_PACKAGE)


QUESTIONS: Final[list[Entry]] = [AskPackage(ASK_PACKAGE, PACKAGES)]


# ---- in a position


def _fits(e: Fitting) -> None:
    e.must_have(PACKAGES)


FORMS: Final[dict[int, Form]] = {ASK_PACKAGE: Form((SEAT,), steps(schedule.ROUND_END_POWERS), (_fits,))}


# ---- in words


def _package(q: Asked, action: int) -> Label:
    bought = action - AMOUNT
    return vp_label(bought, PACKAGE_PRICE[bought])


def _no_package(q: Asked, action: int) -> str:
    price = PACKAGE_PRICE.get(action - AMOUNT)
    return say("why.no-package") if price is None else too_dear(q, TEXTS[action], price)


WORDS = {ASK_PACKAGE: Words(_package, why_not=_no_package)}
PAID_FOR = {events.FOR_PACKAGE: "package"}


# ---- rated


class PackageRater(Rater):
    """Points for dollars, as far as the dollars are worth less."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        ranked = look.ranked
        if is_option(s, AMOUNT):
            ranked.add(AMOUNT, 0.0)
        for points, price in PACKAGE_PRICE.items():
            if is_option(s, AMOUNT + points):
                ranked.add(AMOUNT + points, float(points) - float(price) * values.pay_day)


RATERS: Final[dict[int, Rater]] = {ASK_PACKAGE: PackageRater()}
