"""The Undertaker takes money for every beaten cowboy, or its player loses a point."""

from mypy_extensions import i64

from carson.city.count.powers import holder, power
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts.characters import MOURN
from carson.city.facts.ids import NONE, PAY, POINTS
from carson.city.position.forms import SEAT, Fitting, Form
from carson.city.question import Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.duels.position import DUELLING, just_lost
from carson.city.words import Asked, Values, Words, money, points


def after_duel(s: Table, losers: i64) -> None:
    undertaker = holder(s, MOURN)
    if undertaker != NONE:
        stack.ask_losers(s, agenda.ASK_MOURN, losers, undertaker)


class AskMourn(Question):
    """Dollars or a point."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """What the loser has of them; nothing when there is neither (R-UNDERTAKER-POOR)."""
        if s.cash[seat] >= power(s, holder(s, MOURN), MOURN):
            stack.allow(s, PAY)
        if s.vp[seat] > 0:
            stack.allow(s, POINTS)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        s.tell(events.MOURNED, seat, action)
        if action == PAY:
            undertaker = holder(s, MOURN)
            moves.hand_over(s, seat, undertaker, power(s, undertaker, MOURN), events.FOR_MOURNING)
        else:
            moves.score(s, seat, -1, events.FOR_MOURNING)


def _fits(e: Fitting) -> None:
    mourner = int(holder(e.s, MOURN))
    e.refuse_if(mourner == NONE, "nobody-mourns")
    e.refuse_if(e.seat == mourner, "mourns-own")


def _values(q: Asked) -> Values:
    """Who takes money from the losers of duels, how much, and what a loser has instead."""
    undertaker = int(holder(q.state, MOURN))
    price, vp = money(int(power(q.state, undertaker, MOURN))), points(int(q.state.vp[q.seat]))
    return {"undertaker": q.names[undertaker], "price": price, "points": vp}


class MournRater(Rater):
    """Dollars for the Undertaker, or a point."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if is_option(s, PAY):
            price = float(power(s, holder(s, MOURN), MOURN)) * look.values.dollar
            look.ranked.add(PAY, -price * (1.0 + look.values.share))
        if is_option(s, POINTS):
            look.ranked.add(POINTS, -1.0)


QUESTIONS = [AskMourn(agenda.ASK_MOURN, MOURN)]
FORMS = {agenda.ASK_MOURN: Form((SEAT,), DUELLING | {"ask-mourn"}, (_fits, just_lost))}
WORDS = {agenda.ASK_MOURN: Words(values=_values)}
RATERS = {agenda.ASK_MOURN: MournRater()}
