"""The Captain hires cowboys, on his red side he buys revolvers."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.evaluator.look import Look
from carson.city.evaluator.rater import Rater, is_option
from carson.city.facts.characters import ARM, ARM_PRICE, HIRE, HIRE_PRICE
from carson.city.facts.ids import AMOUNT
from carson.city.question import Asks, Entry, Immediate, Question
from carson.city.table import events
from carson.city.table.agenda import ASK_ARM, ASK_HIRE, seat_of
from carson.city.table.moves import gain_revolvers, hire, pay
from carson.city.table.stack import allow, pop
from carson.city.table.table import Table
from carson.city.words.actions import TEXTS
from carson.city.words.asked import Asked
from carson.city.words.speech import Label, Words
from carson.city.words.terms import say
from carson.city.words.why import too_dear


class AskHire(Question):
    """As many cowboys as the general supply and the purse allow (R-CAPTAIN-CAP, D-34)."""

    def offer(self, s: Table, packed: i64) -> None:
        seat = seat_of(packed)
        number: i64
        for number in range(power(s, seat, HIRE) + 1):
            if number <= s.reserve[seat] and HIRE_PRICE[number] <= s.cash[seat]:
                allow(s, AMOUNT + number)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        pop(s)
        pay(s, seat, HIRE_PRICE[action - AMOUNT], events.FOR_HIRING)
        hire(s, seat, action - AMOUNT)


class AskArm(Question):
    """As many revolvers as the purse allows; they stay for the game (D-35)."""

    def offer(self, s: Table, packed: i64) -> None:
        seat = seat_of(packed)
        number: i64
        for number in range(power(s, seat, ARM) + 1):
            if ARM_PRICE[number] <= s.cash[seat]:
                allow(s, AMOUNT + number)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        pop(s)
        pay(s, seat, ARM_PRICE[action - AMOUNT], events.FOR_ARMING)
        gain_revolvers(s, seat, action - AMOUNT)


POWERS: Final[dict[int, Immediate]] = {HIRE: Asks(ASK_HIRE), ARM: Asks(ASK_ARM)}
QUESTIONS: Final[list[Entry]] = [AskHire(ASK_HIRE, HIRE), AskArm(ASK_ARM, ARM)]

# ---- in words


def _hire_question(q: Asked) -> str:
    return say("question.ask-hire", cash=q.cash)


def _hire(q: Asked, action: int) -> Label:
    hired = action - AMOUNT
    if hired == 0:
        return say("label.hire-none"), "amounts"
    return say("label.hire", cowboys=say("count.cowboy", number=hired), price=HIRE_PRICE[hired]), "amounts"


def _no_hire(q: Asked, action: int) -> str:
    number, left = action - AMOUNT, int(q.state.reserve[q.seat])
    if not 0 <= number <= power(q.state, q.seat, HIRE):
        return ""
    return (
        say("why.no-reserve", number=left)
        if number > left
        else too_dear(q, TEXTS[action], HIRE_PRICE[number])
    )


def _arm_question(q: Asked) -> str:
    return say("question.ask-arm", cash=q.cash)


def _arm(q: Asked, action: int) -> Label:
    bought = action - AMOUNT
    if bought == 0:
        return say("label.arm-none"), "amounts"
    return say(
        "label.arm", revolvers=say("count.revolver", number=bought), price=ARM_PRICE[bought]
    ), "amounts"


def _no_arms(q: Asked, action: int) -> str:
    number = action - AMOUNT
    return too_dear(q, TEXTS[action], ARM_PRICE[number]) if 0 <= number <= power(q.state, q.seat, ARM) else ""


WORDS = {
    ASK_HIRE: Words(_hire, _hire_question, _no_hire),
    ASK_ARM: Words(_arm, _arm_question, _no_arms),
}
PAID_FOR = {events.FOR_HIRING: "hiring", events.FOR_ARMING: "arming"}


# ---- rated


class HireRater(Rater):
    """Cowboys at once."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        number: i64
        for number in range(power(s, seat, HIRE) + 1):
            if is_option(s, AMOUNT + number):
                look.ranked.add(AMOUNT + number, look.characters.hire(s, seat, number))


class ArmRater(Rater):
    """Revolvers for the rest of the game."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        ranked = look.ranked
        number: i64
        for number in range(power(s, seat, ARM) + 1):
            if is_option(s, AMOUNT + number):
                worth = float(number) * values.revolver - float(ARM_PRICE[number]) * values.dollar
                ranked.add(AMOUNT + number, worth)


RATERS: Final[dict[int, Rater]] = {ASK_HIRE: HireRater(), ASK_ARM: ArmRater()}
