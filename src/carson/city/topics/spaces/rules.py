"""Phase 3: the spaces of the winding path and what they give (B-SPACES)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.duels import standing_at
from carson.city.count.incomes import dollars_on, points_on
from carson.city.count.powers import power, white_holder
from carson.city.evaluator.rater import EachAmount, Look, Rater
from carson.city.facts import ids
from carson.city.facts.characters import GAIN_NO_DUEL, SING, VP_LOST
from carson.city.facts.geometry import drop_first, first
from carson.city.facts.spaces import PRICE
from carson.city.question import Die, Question, Step, YesOrNo
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.duels.rules import start

SINGERS: Final = (1 << GAIN_NO_DUEL) | (1 << SING)


class UseSpace(Step):
    """Settles who acts on a space, lets them act, and sends the cowboys to the general supply."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        use(s, a)


def use(s: Table, space: i64) -> None:
    if space == ids.WAGES:
        stack.pop(s)
        _pay_wages(s)
    elif space == ids.ROAD:
        stack.pop(s)
        _hand_out_roads(s)
    elif (s.in_force & SINGERS) != 0 and _singer_on(s, space) != ids.NONE:
        _use_alone(s, _singer_on(s, space), space)  # R-SINGER-FIRST; the others follow
    else:
        _settle(s, space)


def _settle(s: Table, space: i64) -> None:
    """Several fight; somebody alone acts, and where the white cowboy stands its holder."""
    crowd = standing_at(s, ids.SPACE + space)
    if crowd != 0 and drop_first(crowd) != 0:
        start(s, ids.SPACE + space)
        return
    stack.pop(s)
    if s.white_at == ids.SPACE + space:
        _use_alone(s, white_holder(s), space)
    elif crowd != 0:
        _use_alone(s, first(crowd), space)


def _use_alone(s: Table, seat: i64, space: i64) -> None:
    s.tell(events.SPACE_USED, seat, space)
    moves.retire(s, seat, ids.SPACE + space)
    _act(s, seat, space)


def _singer_on(s: Table, space: i64) -> i64:
    """Whose cowboy stands here with a no-duel token, or NONE."""
    for seat in range(s.rules.seats):
        if moves.carries_no_duel(s, seat, space):
            return seat
    return ids.NONE


def _white_works(s: Table, seat: i64, space: i64) -> i64:
    """1 if the seat's white cowboy stands on this space; it goes back to its tile."""
    if s.white_at == ids.SPACE + space and seat == white_holder(s):
        s.white_at = ids.NONE
        return 1
    return 0


def _pay_wages(s: Table) -> None:
    """$4 for each cowboy, in pass order (R-WAGES-ORDER); with horses somebody may want to buy one."""
    if s.rules.horses != 0:
        stack.push(s, agenda.BUY_HORSES)
        return
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        moves.earn(s, seat, workers_leave(s, seat) * s.rules.wage, ids.WAGES)


def workers_leave(s: Table, seat: i64) -> i64:
    """How many cowboys of a seat are paid on Wages; they go to the general supply."""
    workers = s.wages[seat] + _white_works(s, seat, ids.WAGES)
    s.reserve[seat] += s.wages[seat]
    s.wages[seat] = 0
    if seat == s.rules.standish:
        workers = 0  # R-SOLO-NOOP
    return workers


def _hand_out_roads(s: Table) -> None:
    """One road for each cowboy."""
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        workers = s.road_cowboys[seat] + _white_works(s, seat, ids.ROAD)
        s.reserve[seat] += s.road_cowboys[seat]
        s.road_cowboys[seat] = 0
        if seat != s.rules.standish:  # R-SOLO-NOOP
            moves.gain_roads(s, seat, workers)


def _act(s: Table, seat: i64, space: i64) -> None:
    """What the space gives its only or winning player; gains that harm nobody are taken without asking."""
    if seat == s.rules.standish and not ids.BUILD_12 <= space <= ids.BUILD_3:
        return  # R-SOLO-NOOP, R-SOLO-AMMO
    if space == ids.AMMUNITION and power(s, seat, VP_LOST) != 0:
        stack.push(s, agenda.ASK_AMMUNITION, seat)  # who is paid for lost duels may do without (R-DECLINE)
    elif space == ids.AMMUNITION:
        moves.take_ammunition(s, seat)
    elif space == ids.ROADS:
        moves.gain_roads(s, seat, s.rules.roads_won)
    elif ids.BUILD_12 <= space <= ids.BUILD_3:
        stack.push(s, agenda.ASK_BUILDING, seat, space)
    elif ids.PARCEL_INCOME <= space <= ids.COWBOY_INCOME:
        moves.earn(s, seat, dollars_on(s, seat, space), space)
    elif space == ids.GAMBLING:
        stack.push(s, agenda.ROLL_GAMBLE, seat, 0, power(s, seat, SING) & s.used[seat])  # R-GAMBLING
    elif ids.PARCEL_VP <= space <= ids.BUILDING_VP:
        moves.score(s, seat, points_on(s, seat, space), space)
    else:
        stack.push(s, agenda.ASK_VP, seat, space)


class RollGamble(Die):
    """Two dice, added up (EX-09); for a singing cowboy multiplied (D-46)."""

    def take(self, s: Table, seat: i64, before: i64, action: i64) -> None:
        sings = agenda.b_of(stack.top(s))
        pips = action - ids.DIE
        s.tell(events.ROLLED, seat, pips)
        if before == 0:
            stack.replace(s, agenda.frame(agenda.ROLL_GAMBLE, seat, pips, sings))
        else:
            stack.pop(s)
            moves.earn(s, seat, before * pips if sings != 0 else before + pips, ids.GAMBLING)


class AskAmmunition(YesOrNo):
    """Whether the token is taken."""

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        stack.pop(s)
        if action == ids.YES:
            moves.take_ammunition(s, seat)
        else:
            s.tell(events.DECLINED, seat, ids.SPACE + ids.AMMUNITION)


class AskVp(Question):
    """How many points are bought: any number that can be paid (R-VP-BUY, D-12)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow_upto(s, ids.AMOUNT, s.cash[seat] // PRICE[a])

    def take(self, s: Table, seat: i64, space: i64, action: i64) -> None:
        number = action - ids.AMOUNT
        stack.pop(s)
        if number == 0:
            s.tell(events.DECLINED, seat, ids.SPACE + space)
        moves.pay(s, seat, number * PRICE[space], space)
        moves.score(s, seat, number, space)


# ---- what answers are worth


class PurchaseRater(EachAmount):
    """Points bought, and the dollars left."""

    def worth(self, s: Table, seat: i64, a: i64, number: i64, look: Look) -> float:
        left = s.cash[seat] - number * PRICE[a]
        return float(number) + look.values.kept(s, seat, left)


class AmmunitionRater(Rater):
    """Firepower wins duels, which may pay less than losing them, and counts on the spaces for it."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.places.look(s, seat)
        lost = float(power(s, seat, VP_LOST))
        look.ranked.add(ids.YES, look.places.more_firepower(s, seat, s.rules.ammunition, lost))
        look.ranked.add(ids.NO, 0.0)


QUESTIONS = [
    UseSpace(agenda.USE_SPACE),
    RollGamble(agenda.ROLL_GAMBLE),
    AskVp(agenda.ASK_VP),
    AskAmmunition(agenda.ASK_AMMUNITION, VP_LOST),
]
RATERS = {agenda.ASK_VP: PurchaseRater(exact=True), agenda.ASK_AMMUNITION: AmmunitionRater()}
