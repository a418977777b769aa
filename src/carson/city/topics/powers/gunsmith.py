"""The red Gunsmith may roll his dice again once in each duel (R-GUNSMITH-REROLL)."""

from mypy_extensions import i64

from carson.city.count.duels import AFTER_REROLL
from carson.city.count.firepower import firepower
from carson.city.count.outlaws import outlaw_at
from carson.city.count.powers import power
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.characters import REROLL
from carson.city.facts.ids import NO, NONE, YES
from carson.city.position.forms import AT_PLACE, SEAT, Fitting, Form
from carson.city.question import YesOrNo
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.duels.position import DUELLING, to_roll, with_dice
from carson.city.topics.duels.rules import settle
from carson.city.words import Asked, Values, Words, asked, listed, say


class AskReroll(YesOrNo):
    """All his dice together, once; the new result counts."""

    def take(self, s: Table, seat: i64, place: i64, action: i64) -> None:
        if action == YES:
            s.dice[seat] = 0
            s.tell(events.REROLLED, seat, place)
            stack.replace(s, agenda.frame(agenda.ROLL_DUEL, 0, place, AFTER_REROLL))
        else:
            stack.pop(s)
            settle(s, place)


def _fits(e: Fitting) -> None:
    e.refuse_if(to_roll(e), "still-to-roll")
    e.refuse_if(not power(e.s, e.seat, REROLL) or not moves.stands_at(e.s, e.seat, e.a), "no-second-try")


def _values(q: Asked) -> Values:
    """All dice and sums, and who is ahead; of equals, Standish or whoever passed first."""
    s = q.state
    order = sorted(asked.cowboys_at(s, q.a), key=[int(seat) for seat in s.pass_order].index)
    totals = {seat: int(s.dice[seat] + firepower(s, seat)) for seat in order}
    results = []
    for seat in order:
        key = "question.reroll-result-cards" if seat == s.rules.standish else "question.reroll-result"
        results.append(say(key, name=q.names[seat], total=totals[seat], dice=int(s.dice[seat])))
    outlaw = int(outlaw_at(s, q.a))
    leader = max(order, key=lambda seat: (totals[seat], seat == s.rules.standish))
    return {
        "form": "outlaw" if outlaw > totals[leader] else "ahead" if leader == q.seat else "behind",
        "leader": q.names[leader],
        "place": q.place(q.a),
        "strength": outlaw,
        "results": listed(results),
        "dice": int(s.dice[q.seat]),
    }


class RerollRater(Rater):
    """Again only when the duel is being lost."""

    def rate(self, s: Table, seat: i64, place: i64, look: Look) -> None:
        best = outlaw_at(s, place) - 1  # of equals the outlaw loses
        leader: i64 = NONE
        for position in range(s.rules.seats):
            other = s.pass_order[position]
            if moves.stands_at(s, other, place):
                strength = s.dice[other] + firepower(s, other)
                if strength > best:
                    best = strength
                    leader = other
        look.ranked.add(YES, 0.0)
        look.ranked.add(NO, 1.0 if leader == seat else -1.0)


QUESTIONS = [AskReroll(agenda.ASK_REROLL, REROLL)]
FORMS = {agenda.ASK_REROLL: Form((SEAT, AT_PLACE), DUELLING, (with_dice, _fits))}
WORDS = {agenda.ASK_REROLL: Words(values=_values)}
RATERS = {agenda.ASK_REROLL: RerollRater()}
