"""The Doctor heals beaten cowboys for a fee: they are placed again at once."""

from mypy_extensions import i64

from carson.city.count.places import crowded_spaces, open_spaces, taken_spaces
from carson.city.count.powers import holder, power
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.characters import HEAL
from carson.city.facts.geometry import bit, bits
from carson.city.facts.ids import NO, NONE, SPACE
from carson.city.position.forms import SEAT, Fitting, Form
from carson.city.question import Question
from carson.city.table import Table, agenda, events, moves, schedule, stack
from carson.city.topics.duels.position import DUELLING, just_lost
from carson.city.topics.placing.words import in_peace, space_label
from carson.city.topics.placing.words_why import is_space, space_reason
from carson.city.topics.placing.words_worth import place_worth
from carson.city.words import Asked, Label, Values, Words, money, say
from carson.core.seats import LETTERS


def after_duel(s: Table, losers: i64) -> None:
    """Every loser is asked, the Doctor's own cowboy comes first (R-DOCTOR-ORDER, R-DOCTOR-WHICH)."""
    healer = holder(s, HEAL)
    if healer != NONE:
        stack.ask_losers(s, agenda.ASK_HEAL, losers, healer)
        if (losers & bit(healer)) != 0:
            stack.push(s, agenda.ASK_HEAL, healer)


class AskHeal(Question):
    """Where the beaten cowboy goes on, if anywhere."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, NO)
        if _fee(s, seat) <= s.cash[seat]:
            s.options[SPACE >> 6] |= empty_later_spaces(s)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        """It goes on from the personal supply, where the duel has left it."""
        healer = holder(s, HEAL)
        if seat != healer:
            moves.hand_over(s, seat, healer, _fee(s, seat), events.FOR_HEALING)
        moves.station(s, seat, action)
        s.tell(events.HEALED, seat, action)


def _fee(s: Table, seat: i64) -> i64:
    """Own cowboys are healed for nothing (D-65)."""
    healer = holder(s, HEAL)
    return 0 if seat == healer else power(s, healer, HEAL)


def empty_later_spaces(s: Table) -> i64:
    """Open spaces still to come where nobody stands (R-DOCTOR-SPACE)."""
    spaces = open_spaces(s) & schedule.later_spaces(s) & ~(taken_spaces(s) | crowded_spaces(s))
    return spaces & ~bit(s.white_at - SPACE) if s.white_at >= SPACE else spaces


def _fits(e: Fitting) -> None:
    """The healer's own cowboy first, then pass order (R-DOCTOR-ORDER)."""
    healer = int(holder(e.s, HEAL))
    e.refuse_if(healer == NONE, "nobody-heals")
    below = [entry.seat for entry in e.frames[: e.at] if entry.kind == agenda.ASK_HEAL]
    e.refuse_if(healer in below, "must-be-on-top", seat=LETTERS[healer])
    if e.seat != healer:
        e.in_pass_order()


def _values(q: Asked) -> Values:
    doctor, price = int(holder(q.state, HEAL)), money(int(_fee(q.state, q.seat)))
    return {"doctor": q.names[doctor], "price": price, "form": "own" if doctor == q.seat else ""}


def _heal(q: Asked, action: int) -> Label:
    words, price = space_label(q, action - SPACE), int(_fee(q.state, q.seat))
    return say("label.heal", label=words, price=money(price)) if price else words, "spaces"


def _no_healing(q: Asked, action: int) -> str:
    if not is_space(action):
        return ""
    s, space, price = q.state, action - SPACE, int(_fee(q.state, q.seat))
    if price > s.cash[q.seat]:
        return say("why.no-fee", price=price, cash=int(s.cash[q.seat]))
    later = int(schedule.later_spaces(s))
    white = bit(s.white_at - SPACE) if s.white_at >= SPACE else 0
    full = int(taken_spaces(s) | white)
    return space_reason(space, (~later, "why.resolved"), (full, "why.not-empty"))


class HealRater(Rater):
    """Another place for the beaten cowboy, who would otherwise be saved for the next round."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.places.look(s, seat)
        fee = float(_fee(s, seat)) * look.values.dollar
        look.ranked.add(NO, 0.0)
        for space in bits(look.places.offered(s)):
            look.ranked.add(SPACE + space, look.places.worth(s, seat, SPACE + space) - look.places.save - fee)


QUESTIONS = [AskHeal(agenda.ASK_HEAL, HEAL)]
FORMS = {agenda.ASK_HEAL: Form((SEAT,), DUELLING | {"ask-heal"}, (_fits, just_lost), own_order=True)}
WORDS = {
    agenda.ASK_HEAL: Words(
        _heal, why_not=_no_healing, way=in_peace, values=_values, worth=place_worth, refusal=NO
    )
}
RATERS = {agenda.ASK_HEAL: HealRater()}
