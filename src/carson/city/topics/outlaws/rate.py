"""Where outlaws go first, and what is taken from them."""

from mypy_extensions import i64

from carson.city.count.outlaws import lure, raid_parcels, tile_vp
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import POINTS, ROB
from carson.city.table import Table, agenda, moves


class OutlawRater(Rater):
    """An outlaw that leaves me for a rival first; one that comes to me last."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        ranked = look.ranked
        parcels = s.options[0]
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            goals = raid_parcels(s, parcel)
            number = count(goals)
            worth = 0.0
            if number > 0:
                worth = -_harm(s, seat, look.values, parcel)
            while goals != 0:
                goal = first(goals)
                goals &= ~bit(goal)
                worth += _harm(s, seat, look.values, goal) / float(number)
            ranked.add(parcel, worth)


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
