"""Dynamite of the red Prospector and Gunsmith: two dice in a duel, or a Mine that pays threefold."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import incomes, payouts, placing, powers
from carson.city.evaluator import scale
from carson.city.evaluator.rater import EachParcel, Look, Rater, is_option
from carson.city.facts.characters import GAIN_DYNAMITE
from carson.city.facts.geometry import PARCELS, bit, bits
from carson.city.facts.ids import DONE, DYNAMITE, MINE, PARCEL, SPACE
from carson.city.position.forms import SEAT, Form, refuse, steps
from carson.city.question import AskAll, Immediate, Question
from carson.city.table import Table, agenda, events, moves, schedule, stack
from carson.city.topics.placing.position import PLACING, in_turn
from carson.city.topics.placing.turns import placed
from carson.city.topics.placing.words import in_peace, place_label
from carson.city.topics.placing.words_why import no_placement
from carson.city.topics.placing.words_worth import place_worth
from carson.city.words import Asked, Label, Words, actions, asked, money, say, terms, why
from carson.city.words.worths import in_dollars
from carson.core.face import Worth


class GainDynamite(Immediate):
    """As far as the stock reaches (R-SUPPLY-LIMITS, R-GUNSMITH-DYNAMITE)."""

    def give(self, s: Table, seat: i64, number: i64) -> None:
        gained = min(number, powers.dynamite_left(s))
        if gained > 0:
            s.dynamite[seat] += gained
            s.tell(events.GAINED_DYNAMITE, seat, gained)


# ---- with a cowboy


class AskDynamite(Question):
    """Every place where a duel could be (R-DYNAMITE-STACK: one token for each cowboy)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[PARCEL] |= placing.target_parcels(s, seat)
        s.options[SPACE >> 6] |= placing.target_spaces(s, seat) & ~placing.NEVER_DUELS

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        send_with_dynamite(s, seat, action)
        placed(s, seat)


def send_with_dynamite(s: Table, seat: i64, place: i64) -> None:
    """Two dice in a duel here; an own Mine also earns three times as much (R-DYNAMITE-MINE)."""
    moves.station(s, seat, place)
    s.dynamite[seat] -= 1
    if place < SPACE:
        s.dynamite_parcels[seat] |= bit(place)
        s.tripled |= bit(place) & s.built[MINE] & s.owned[seat]
    else:
        s.dynamite_spaces[seat] |= bit(place - SPACE)
    s.tell(events.PLACED_DYNAMITE, seat, place)


# ---- in a Mine, before the buildings pay


class Tripling(AskAll):
    """Whoever has dynamite is asked."""

    def concerns(self, s: Table, seat: i64) -> bool:
        return s.dynamite[seat] > 0


class AskTriple(Question):
    """One token for one Mine, until the seat has enough."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """Own Mines with income that are not tripled yet; none for a Grocer (R-DYNAMITE-GROCER)."""
        stack.allow(s, DONE)
        if s.dynamite[seat] == 0 or not payouts.may_triple(s, seat):
            return
        for parcel in bits(s.built[MINE] & s.owned[seat] & ~s.tripled):
            if incomes.income(s, seat, MINE, parcel) > 0:
                s.options[PARCEL] |= bit(parcel)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        if action == DONE:
            stack.pop(s)
            return
        s.dynamite[seat] -= 1
        s.tripled |= bit(action)
        s.tell(events.TRIPLED, seat, action)


# ---- in words


def _triple(q: Asked, action: int) -> Label:
    amount = int(incomes.income(q.state, q.seat, MINE, action))
    tripled = money(payouts.THREEFOLD * amount)
    words = say("label.triple", parcel=actions.parcel_text(action), income=money(amount), tripled=tripled)
    return words, "mines"


def _triple_worth(q: Asked, action: int) -> Worth | None:
    """What the dynamite adds; the label tells what the Mine pays in all."""
    if action >= PARCELS:
        return None
    return in_dollars((payouts.THREEFOLD - 1) * int(incomes.income(q.state, q.seat, MINE, action)))


def _no_use(q: Asked) -> int | None:
    """Mines that earn nothing, three times."""
    mines = actions.parcels_of(int(q.state.built[MINE] & q.state.owned[q.seat]))
    return None if any(incomes.income(q.state, q.seat, MINE, mine) for mine in mines) else DONE


def _blast_worth(q: Asked, action: int) -> Worth | None:
    """The own Mine pays more; any other place gives what it gives to every cowboy."""
    own = action < PARCELS and q.state.built[MINE] & q.state.owned[q.seat] & ~q.state.tripled & bit(action)
    return _triple_worth(q, action) if own and payouts.may_triple(q.state, q.seat) else place_worth(q, action)


def _no_mine(q: Asked, parcel: int) -> str:
    s = q.state
    own = int(s.built[MINE] & s.owned[q.seat])
    return why.parcel_reason(
        parcel,
        (~own, "why.no-own-mine"),
        (int(s.tripled), "why.tripled"),
        (why.if_true(not payouts.may_triple(s, q.seat)), "why.grocer-triples-nothing"),
        (why.ANYWHERE, "why.earns-nothing"),  # what has income is one of the choices
    )


# ---- rated


TOKEN: Final = 0.8  # points a token of dynamite is worth
TOKEN_LATER: Final = 0.6  # and in each later round


class BlastRater(Rater):
    """Dynamite where rivals stand already, while placing: the best duel to win with two dice."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if not is_option(s, DYNAMITE):
            return
        parcels = look.places.on_parcels & placing.target_parcels(s, seat)
        best = look.places.best_of(s, seat, parcels, look.places.on_spaces & placing.target_spaces(s, seat))
        look.ranked.add(DYNAMITE, best * scale.TWO_DICE - look.places.save - TOKEN)


class DynamiteRater(EachParcel):
    """Where rivals stand already and most is at stake."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.places.look(s, seat)
        for space in bits(look.places.offered(s)):
            look.ranked.add(SPACE + space, self.worth(s, seat, a, SPACE + space, look))
        super().rate(s, seat, a, look)

    def worth(self, s: Table, seat: i64, a: i64, action: i64, look: Look) -> float:
        rivals = look.places.rivals_at(s, seat, action)
        return look.places.worth(s, seat, action) * float(1 + rivals)


class TripleRater(EachParcel):
    """Two more times the income of a Mine, for a token."""

    def worth(self, s: Table, seat: i64, a: i64, action: i64, look: Look) -> float:
        token = TOKEN_LATER * (look.values.left - 1.0)
        return 2.0 * float(incomes.income(s, seat, MINE, action)) * look.values.pay_day - token


POWERS = {GAIN_DYNAMITE: GainDynamite()}
QUESTIONS = [AskDynamite(agenda.ASK_DYNAMITE), AskTriple(agenda.ASK_TRIPLE)]
ROUND_STEPS = {schedule.TRIPLING: Tripling(agenda.ASK_TRIPLE)}
CARRIES = refuse("no-dynamite-cowboy", lambda e: e.s.dynamite[e.seat] < 1 or e.s.cowboys[e.seat] < 1)
HAS_SOME = refuse("no-dynamite", lambda e: e.s.dynamite[e.seat] < 1)
FORMS = {
    agenda.ASK_DYNAMITE: Form((SEAT,), PLACING, (CARRIES, in_turn)),
    agenda.ASK_TRIPLE: Form((SEAT,), steps(schedule.TRIPLING) | {"ask-triple"}, (HAS_SOME,)),
}
WORDS = {
    agenda.ASK_DYNAMITE: Words(
        place_label,
        why_not=lambda q, action: no_placement(q, action, (placing.NEVER_DUELS, "why.no-use-for-dynamite")),
        way=lambda q: asked.Way(fights=True, dynamite=True),
        values=lambda q: {"two": terms.two_of(terms.fights_with_tiles(q.state))},
        worth=_blast_worth,
    ),
    agenda.ASK_TRIPLE: Words(
        _triple,
        why_not=_no_mine,
        way=in_peace,
        values=lambda q: {"tokens": int(q.state.dynamite[q.seat])},
        worth=_triple_worth,
        idle=_no_use,
    ),
}
GROUPS = {50: "mines"}
RATERS = {agenda.ASK_DYNAMITE: DynamiteRater(), agenda.ASK_TRIPLE: TripleRater(DONE)}
MORE_TO_PLACE = [BlastRater()]
