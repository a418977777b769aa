"""What a horse is worth, in an enclosure this round and to the end of the game."""

from mypy_extensions import i64

from carson.city.count.rodeo import own_horses, rodeo_points
from carson.city.evaluator import scale
from carson.city.evaluator.map_values import MapValues
from carson.city.table.table import Table


def horse(s: Table, seat: i64, values: MapValues) -> float:
    """One more horse: its points at the end with the tokens still to come, and its work until then."""
    tokens = float(s.rodeo_tokens[seat]) + values.left / float(s.rules.seats)
    return 1.0 + tokens + scale.HORSE_WORK * max(values.left - 1.0, 0.0)


def rodeo(s: Table, seat: i64, values: MapValues, more: i64) -> float:
    """Rodeo points by the token they may win: a point for every horse at the end."""
    token = float(own_horses(s, seat)) + scale.MORE_HORSES * max(values.left - 1.0, 0.0)
    lead = rodeo_points(s, seat) - _best_rival(s, seat)
    return token * (_wins(float(lead + more)) - _wins(float(lead)))


def _best_rival(s: Table, seat: i64) -> i64:
    best: i64 = 0
    other: i64
    for other in range(s.rules.seats):
        if other != seat:
            best = max(best, rodeo_points(s, other))
    return best


def _wins(lead: float) -> float:
    """How likely the rodeo is won; nobody knows what rivals will add."""
    likely = 0.5 + lead / (2.0 * scale.RODEO_LEAD)
    return 0.0 if likely < 0.0 else min(likely, 1.0)
