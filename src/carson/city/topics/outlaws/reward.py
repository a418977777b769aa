"""Fights with outlaws, and the reward of whoever beats one: points or a robbery."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.duels import WITH_OUTLAWS
from carson.city.count.outlaws import tile_vp
from carson.city.count.places import attackable
from carson.city.count.powers import holder, power
from carson.city.facts.characters import HEAL, MOURN
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE, POINTS, ROB
from carson.city.question import Entry, Question, Step
from carson.city.table import events, schedule
from carson.city.table.agenda import ASK_BOOTY, BEAT_OUTLAW, a_of, seat_of
from carson.city.table.moves import earn, retire, score
from carson.city.table.stack import allow, pop, push
from carson.city.table.table import Table
from carson.city.topics.duels.rules import BeginFights


class BeatOutlaw(Step):
    """The outlaw goes back to the box, and the winner chooses where there is a choice."""

    def run(self, s: Table, packed: i64) -> None:
        winner = seat_of(packed)
        s.outlaws &= ~bit(a_of(packed))
        s.tell(events.OUTLAW_BEATEN, winner, a_of(packed))
        _pay_bonus(s, HEAL)
        _pay_bonus(s, MOURN)
        push(s, ASK_BOOTY, winner, a_of(packed))


def _pay_bonus(s: Table, kind: i64) -> None:
    """The bank pays for each beaten outlaw what a loser pays for a beaten cowboy (R-DOC-OUTLAW)."""
    seat = holder(s, kind)
    if seat != NONE:
        earn(s, seat, power(s, seat, kind), events.FOR_OUTLAW)


class AskReward(Question):
    """Points, or half the income of a rival's building that could be attacked (R-OUTLAW-CHOICE)."""

    def offer(self, s: Table, packed: i64) -> None:
        allow(s, POINTS)
        if (attackable(s, seat_of(packed)) & bit(a_of(packed))) != 0:
            allow(s, ROB)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """A robber stays until the building pays; no land is bought after a fight (R-OUTLAW-BUYAFTER)."""
        seat = seat_of(packed)
        pop(s)
        if action == POINTS:
            retire(s, seat, a_of(packed))
            score(s, seat, tile_vp(s), events.FOR_OUTLAW)


QUESTIONS: Final[list[Entry]] = [BeatOutlaw(BEAT_OUTLAW), AskReward(ASK_BOOTY)]
ROUND_STEPS: Final[dict[int, Step]] = {schedule.OUTLAW_FIGHTS: BeginFights(WITH_OUTLAWS)}
