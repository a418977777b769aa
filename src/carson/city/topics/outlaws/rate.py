"""Where outlaws go first, and what is taken from them."""

from mypy_extensions import i64

from carson.city.count.outlaws import lure, raid_parcels, tile_vp
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.rater import EachParcel, Look, Rater
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import POINTS, ROB
from carson.city.table import Table, agenda, moves


class OutlawRater(EachParcel):
    """An outlaw that leaves me for a rival first; one that comes to me last."""

    def worth(self, s: Table, seat: i64, packed: i64, action: i64, look: Look) -> float:
        goals = raid_parcels(s, action)
        number = float(count(goals))
        worth = -_harm(s, seat, look.values, action) if goals != 0 else 0.0
        while goals != 0:
            goal = first(goals)
            goals &= ~bit(goal)
            worth += _harm(s, seat, look.values, goal) / number
        return worth


def _harm(s: Table, seat: i64, values: MapValues, parcel: i64) -> float:
    """Points for a seat if an outlaw sits here."""
    half = float(lure(s, parcel)) / 2.0 * values.pay_day
    return -half if moves.owner_of(s, parcel) == seat else values.share * half


class RewardRater(Rater):
    """The points on the tile, or half the income of the building there."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.ranked.add(POINTS, float(tile_vp(s)))
        look.ranked.add(ROB, look.values.spoils[agenda.a_of(packed)])


RATERS = {agenda.ASK_OUTLAW: OutlawRater(), agenda.ASK_BOOTY: RewardRater()}
