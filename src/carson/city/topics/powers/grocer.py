"""Dollars now or a later power, for the Grocer and the red Settler; and what the Grocer doubles."""

from mypy_extensions import i64

from carson.city.count import incomes, places, powers
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts.characters import CASH_NOW, CASH_OR_DOUBLE, HOUSE_VP, MOUNTAIN_VP
from carson.city.facts.geometry import bit, bits, count
from carson.city.facts.ids import AMOUNT, NO, TILE, TYPES, YES
from carson.city.position.forms import SEAT, EntryCheck, Form, refuse, steps
from carson.city.question import AskAll, Asks, Question, YesOrNo
from carson.city.table import Table, agenda, events, moves, schedule, stack
from carson.city.words import Asked, Label, Values, Words, money, say, terms
from carson.city.words.worths import in_dollars
from carson.core.face import Worth


class AskCashNow(YesOrNo):
    """Dollars now, or the later power (R-GROCER-CHOICE, R-GROCER-R, R-SETTLER-R)."""

    def act(self, s: Table, seat: i64, action: i64) -> None:
        moves.earn(s, seat, powers.power(s, seat, CASH_NOW), events.FOR_CHARACTER)
        s.used[seat] = 1


# ---- before the buildings pay


class Doubling(AskAll):
    """The Grocer who has not taken the dollars is asked."""

    def concerns(self, s: Table, seat: i64) -> bool:
        return powers.power(s, seat, CASH_OR_DOUBLE) != 0 and s.used[seat] == 0


class AskDouble(Question):
    """The dollars, or a type of building that pays double."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """Any own type with income (R-GROCER-CHOICE, R-GROCER-TYPES)."""
        stack.allow(s, AMOUNT + powers.power(s, seat, CASH_OR_DOUBLE))
        for t in range(TYPES):
            if incomes.type_income(s, seat, t) > 0:
                stack.allow(s, TILE + t)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        s.used[seat] = 1
        if action >= AMOUNT:
            moves.earn(s, seat, action - AMOUNT, events.FOR_CHARACTER)
        else:
            s.doubled = action - TILE
            s.tell(events.DOUBLED, seat, s.doubled)


# ---- in words


LATER = {"houses": HOUSE_VP, "mountains": MOUNTAIN_VP}  # what waits for those who take no dollars now


def _cash_values(q: Asked) -> Values:
    """The form is what is given up for the dollars now: double, houses or mountains."""
    s = q.state
    form = next((word for word, kind in LATER.items() if q.power(kind)), "double")
    things = s.mountains if form == "mountains" else s.houses | s.townhouses
    return {
        "form": form,
        "amount": q.power(CASH_NOW),
        "vp": q.power(LATER[form]) if form in LATER else 0,
        "house": terms.house_word(s.rules),
        "owned": int(count(things & s.owned[q.seat])),
    }


def _double(q: Asked, action: int) -> Label:
    if action >= AMOUNT:
        return say("label.double-cash", amount=action - AMOUNT), "amounts"
    extra = money(int(incomes.type_income(q.state, q.seat, action - TILE)))
    return say("label.double", building=terms.building_name(action - TILE), income=extra), "buildings"


def _double_worth(q: Asked, action: int) -> Worth | None:
    """The labels tell it."""
    if action >= AMOUNT:
        return in_dollars(action - AMOUNT)
    return in_dollars(int(incomes.type_income(q.state, q.seat, action - TILE)))


# ---- rated


class CashNowRater(Rater):
    """The dollars at once, or the power at the end of the round."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.ranked.add(YES, float(powers.power(s, seat, CASH_NOW)) * look.values.dollar)
        look.ranked.add(NO, look.characters.later(s, seat, s.role[seat]))


class DoubleRater(Rater):
    """The dollars, or what one type earns once more; a robber takes half of that, too."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        amount: i64
        for amount in range(AMOUNT, AMOUNT + 32):
            if is_option(s, amount):
                look.ranked.add(amount, float(amount - AMOUNT) * look.values.pay_day)
        for t in range(TYPES):
            if is_option(s, TILE + t):
                look.ranked.add(TILE + t, float(_safe_income(s, seat, t)) * look.values.pay_day)


def _safe_income(s: Table, seat: i64, building: i64) -> i64:
    """What all buildings of a type pay their owner, less what robbers take."""
    robbers = places.taken_parcels(s, seat)
    total: i64 = 0
    for parcel in bits(s.built[building] & s.owned[seat]):
        amount = incomes.income(s, seat, building, parcel)
        total += amount - incomes.loot(amount) if (robbers & bit(parcel)) != 0 else amount
    return total


POWERS = {CASH_NOW: Asks(agenda.ASK_CASH_NOW)}
QUESTIONS = [AskCashNow(agenda.ASK_CASH_NOW, CASH_NOW), AskDouble(agenda.ASK_DOUBLE, CASH_OR_DOUBLE)]
ROUND_STEPS = {schedule.DOUBLING: Doubling(agenda.ASK_DOUBLE)}
UNUSED = refuse("power-used", lambda e: e.s.used[e.seat])
DOUBLES = refuse("no-doubling", lambda e: not powers.power(e.s, e.seat, CASH_OR_DOUBLE) or e.s.used[e.seat])
FORMS = {agenda.ASK_DOUBLE: Form((SEAT,), steps(schedule.DOUBLING), (DOUBLES,))}
MORE_CHECKS = {agenda.ASK_CASH_NOW: EntryCheck(UNUSED)}
WORDS = {
    agenda.ASK_CASH_NOW: Words(values=_cash_values),
    agenda.ASK_DOUBLE: Words(
        _double,
        values=lambda q: {"character": q.character, "amount": q.power(CASH_OR_DOUBLE)},
        worth=_double_worth,
    ),
}
RATERS = {agenda.ASK_CASH_NOW: CashNowRater(), agenda.ASK_DOUBLE: DoubleRater()}
