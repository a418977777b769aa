"""Outlaws: they come, move on to richer buildings, and whoever beats one is rewarded."""

from mypy_extensions import i64

from carson.city.count import duels, outlaws, powers
from carson.city.count.places import attackable
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.rater import EachParcel, Look, Rater
from carson.city.facts.characters import HEAL, MOURN
from carson.city.facts.geometry import bit, bits, count, first
from carson.city.facts.ids import DIE, NONE, PARCEL, POINTS, PRISON, ROB
from carson.city.facts.outlaws import COMING, WEAKEST
from carson.city.question import Chance, Die, Question, Step
from carson.city.table import Table, agenda, events, moves, schedule, stack
from carson.city.topics.duels.rules import BeginFights

# ---- arrival, or prison where there is one (R-OUTLAW-JAIL)


class RollOutlaws(Die):
    """The black die gives the strength of all outlaws, the white one the number of new ones (D-49, D-50)."""

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        pips = action - DIE
        if a == 0:
            stack.replace(s, agenda.frame(agenda.ROLL_OUTLAWS, 0, pips, 0))
            return
        s.outlaw_strength = WEAKEST - 1 + a  # R-OUTLAW-STRENGTH
        s.tell(events.OUTLAWS_COME, NONE, s.outlaw_strength, COMING[pips])
        stack.replace(s, agenda.frame(agenda.DRAW_OUTLAW, 0, COMING[pips], 0))


class DrawOutlaw(Chance):
    """Where an outlaw appears; if there is no parcel for them, no more come (R-DICE-EXHAUSTED)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[PARCEL] |= outlaws.landing_parcels(s)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        if (s.built[PRISON] & bit(action)) != 0:
            owner = moves.owner_of(s, action)
            s.tell(events.JAILED, owner, action)
            moves.score(s, owner, outlaws.tile_vp(s), events.FOR_JAIL)
        else:
            s.outlaws |= bit(action)
            s.tell(events.OUTLAW_ARRIVED, NONE, action)
        stack.one_less(s)


# ---- movement; where they are in each other's way, somebody decides the order


class OutlawsMove(Step):
    """At the end of phase 1, unless they have moved on arrival (R-OUTLAW-TIME)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if s.outlaws != 0 and not s.rules.outlaws_move_early:
            stack.push(s, agenda.MOVE_OUTLAWS)


class MoveOutlaws(Step):
    """Those nobody is in the way of move; of the others somebody decides the order (R-OUTLAW-FIRST)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if a == 0:
            s.restless = s.outlaws
            stack.replace(s, agenda.frame(agenda.MOVE_OUTLAWS, 0, 1, 0))
        s.restless = outlaws.movers(s)
        if s.restless == 0:
            stack.pop(s)
        elif outlaws.undecided(s, s.restless) != 0:
            stack.push(s, agenda.ASK_OUTLAW, outlaws.order_seat(s))
        else:
            alone = s.restless & ~outlaws.entangled(s, s.restless)
            _move(s, first(alone if alone != 0 else s.restless))


class AskOutlaw(Question):
    """Which outlaw moves next."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[PARCEL] |= outlaws.undecided(s, s.restless)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        _move(s, action)


def _move(s: Table, parcel: i64) -> None:
    """To the richest building next door; among equals chance decides."""
    places = outlaws.raid_parcels(s, parcel)
    if count(places) > 1:
        stack.push(s, agenda.DRAW_RAID, 0, parcel)
    else:
        _go(s, parcel, places)


class DrawRaid(Chance):
    """Which of the equally rich buildings it is."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[PARCEL] |= outlaws.raid_parcels(s, a)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        stack.pop(s)
        _go(s, a, bit(action))


def _go(s: Table, parcel: i64, place: i64) -> None:
    """An outlaw has had its turn; an empty mask means that it stays."""
    s.restless &= ~bit(parcel)
    if place != 0:
        s.outlaws = (s.outlaws & ~bit(parcel)) | place
        s.tell(events.OUTLAW_MOVED, NONE, parcel, first(place))


# ---- fights, and the reward of whoever beats one: points or a robbery


class BeatOutlaw(Step):
    """The outlaw goes back to the box, and the winner chooses where there is a choice."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        winner = seat
        s.outlaws &= ~bit(a)
        s.tell(events.OUTLAW_BEATEN, winner, a)
        _pay_bonus(s, HEAL)
        _pay_bonus(s, MOURN)
        stack.push(s, agenda.ASK_BOOTY, winner, a)


def _pay_bonus(s: Table, kind: i64) -> None:
    """The bank pays for each beaten outlaw what a loser pays for a beaten cowboy (R-DOC-OUTLAW)."""
    seat = powers.holder(s, kind)
    if seat != NONE:
        moves.earn(s, seat, powers.power(s, seat, kind), events.FOR_OUTLAW)


class AskReward(Question):
    """Points, or half the income of a rival's building that could be attacked (R-OUTLAW-CHOICE)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, POINTS)
        if (attackable(s, seat) & bit(a)) != 0:
            stack.allow(s, ROB)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """A robber stays until the building pays; no land is bought after a fight (R-OUTLAW-BUYAFTER)."""
        stack.pop(s)
        if action == POINTS:
            moves.retire(s, seat, a)
            moves.score(s, seat, outlaws.tile_vp(s), events.FOR_OUTLAW)


# ---- what answers are worth


class OutlawRater(EachParcel):
    """An outlaw that leaves me for a rival first; one that comes to me last."""

    def worth(self, s: Table, seat: i64, a: i64, action: i64, look: Look) -> float:
        goals = outlaws.raid_parcels(s, action)
        number = float(count(goals))
        worth = -_harm(s, seat, look.values, action) if goals != 0 else 0.0
        for goal in bits(goals):
            worth += _harm(s, seat, look.values, goal) / number
        return worth


def _harm(s: Table, seat: i64, values: MapValues, parcel: i64) -> float:
    """Points for a seat if an outlaw sits here."""
    half = float(outlaws.lure(s, parcel)) / 2.0 * values.pay_day
    return -half if moves.owner_of(s, parcel) == seat else values.share * half


class RewardRater(Rater):
    """The points on the tile, or half the income of the building there."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.ranked.add(POINTS, float(outlaws.tile_vp(s)))
        look.ranked.add(ROB, look.values.spoils[a])


QUESTIONS = [
    RollOutlaws(agenda.ROLL_OUTLAWS),
    DrawOutlaw(agenda.DRAW_OUTLAW),
    MoveOutlaws(agenda.MOVE_OUTLAWS),
    AskOutlaw(agenda.ASK_OUTLAW),
    DrawRaid(agenda.DRAW_RAID),
    BeatOutlaw(agenda.BEAT_OUTLAW),
    AskReward(agenda.ASK_BOOTY),
]
ROUND_STEPS = {schedule.OUTLAWS_MOVE: OutlawsMove(), schedule.OUTLAW_FIGHTS: BeginFights(duels.WITH_OUTLAWS)}
RATERS = {agenda.ASK_OUTLAW: OutlawRater(), agenda.ASK_BOOTY: RewardRater()}
