"""A beaten outlaw: points or a robbery for the winner, money for the Doctor or the Undertaker."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.outlaws import tile_vp
from carson.city.count.places import attackable
from carson.city.count.powers import holder, power
from carson.city.facts.characters import HEAL, MOURN
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE, POINTS, ROB
from carson.city.table import events
from carson.city.table.agenda import ASK_BOOTY, a_of
from carson.city.table.moves import earn, retire, score
from carson.city.table.stack import allow, pop, push
from carson.city.table.table import Table


def beat(s: Table, winner: i64, parcel: i64) -> None:
    """The outlaw goes back to the box, and the winner chooses where there is a choice."""
    s.outlaws &= ~bit(parcel)
    s.tell(events.OUTLAW_BEATEN, winner, parcel)
    _pay_bonus(s, HEAL)
    _pay_bonus(s, MOURN)
    push(s, ASK_BOOTY, winner, parcel)


def _pay_bonus(s: Table, kind: i64) -> None:
    """The bank pays for each beaten outlaw what a loser pays for a beaten cowboy (R-DOC-OUTLAW)."""
    seat = holder(s, kind)
    if seat != NONE:
        earn(s, seat, power(s, seat, kind), events.FOR_OUTLAW)


def offer_booty(s: Table, packed: i64, seat: i64) -> None:
    """Points, or half the income of a rival's building that could be attacked (R-OUTLAW-CHOICE)."""
    allow(s, POINTS)
    if (attackable(s, seat) & bit(a_of(packed))) != 0:
        allow(s, ROB)


def take_booty(s: Table, packed: i64, seat: i64, action: i64) -> None:
    """A robber stays on the building until it pays; nobody buys land after a fight (R-OUTLAW-BUYAFTER)."""
    pop(s)
    if action == POINTS:
        retire(s, seat, a_of(packed))
        score(s, seat, tile_vp(s), events.FOR_OUTLAW)
