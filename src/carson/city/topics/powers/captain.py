"""The Captain hires cowboys, on his red side he buys revolvers."""

from collections.abc import Sequence

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.evaluator.rater import EachAmount, Look
from carson.city.facts.characters import ARM, ARM_PRICE, HIRE, HIRE_PRICE
from carson.city.facts.ids import AMOUNT
from carson.city.question import Asks, Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.words import Asked, Words, actions, say, why


class AskHire(Question):
    """As many cowboys as the general supply and the purse allow (R-CAPTAIN-CAP, D-34)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        for number in range(power(s, seat, HIRE) + 1):
            if number <= s.reserve[seat] and HIRE_PRICE[number] <= s.cash[seat]:
                stack.allow(s, AMOUNT + number)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        moves.pay(s, seat, HIRE_PRICE[action - AMOUNT], events.FOR_HIRING)
        moves.hire(s, seat, action - AMOUNT)


class AskArm(Question):
    """As many revolvers as the purse allows; they stay for the game (D-35)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        for number in range(power(s, seat, ARM) + 1):
            if ARM_PRICE[number] <= s.cash[seat]:
                stack.allow(s, AMOUNT + number)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        moves.pay(s, seat, ARM_PRICE[action - AMOUNT], events.FOR_ARMING)
        moves.gain_revolvers(s, seat, action - AMOUNT)


def _no_hire(q: Asked, action: int) -> str:
    number, left = action - AMOUNT, int(q.state.reserve[q.seat])
    if left < number <= q.power(HIRE):
        return say("why.no-reserve", number=left)
    return _too_dear(q, action, HIRE, HIRE_PRICE)


def _too_dear(q: Asked, action: int, kind: int, prices: Sequence[int]) -> str:
    number = action - AMOUNT
    return why.too_dear(q, actions.TEXTS[action], prices[number]) if 0 <= number <= q.power(kind) else ""


class HireRater(EachAmount):
    def worth(self, s: Table, seat: i64, a: i64, number: i64, look: Look) -> float:
        return look.characters.hire(s, seat, number)


class ArmRater(EachAmount):
    """Revolvers for the rest of the game."""

    def worth(self, s: Table, seat: i64, a: i64, number: i64, look: Look) -> float:
        return float(number) * look.values.revolver - float(ARM_PRICE[number]) * look.values.dollar


POWERS = {HIRE: Asks(agenda.ASK_HIRE), ARM: Asks(agenda.ASK_ARM)}
QUESTIONS = [AskHire(agenda.ASK_HIRE, HIRE), AskArm(agenda.ASK_ARM, ARM)]
WORDS = {
    agenda.ASK_HIRE: Words(why_not=_no_hire, numbers=lambda q, number: {"price": HIRE_PRICE[number]}),
    agenda.ASK_ARM: Words(
        why_not=lambda q, action: _too_dear(q, action, ARM, ARM_PRICE),
        numbers=lambda q, number: {"price": ARM_PRICE[number]},
    ),
}
RATERS = {agenda.ASK_HIRE: HireRater(), agenda.ASK_ARM: ArmRater()}
