"""Money: what it is worth to keep at the end of a round."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.powers import cash_limit
from carson.city.evaluator.map_values import MapValues
from carson.city.facts.characters import NO_TILE
from carson.city.table.table import Table

TIE: Final = 0.001  # points a dollar left over is worth when it buys no more
NO_LIMIT: Final = 999.0


def limit_of(s: Table, seat: i64) -> float:
    """The cash limit of a seat; none before a character is chosen."""
    return NO_LIMIT if s.character[seat] == NO_TILE else float(cash_limit(s, seat))


def keep_worth(s: Table, values: MapValues, cash: float, limit: float) -> float:
    """Points from dollars at the end of the round, what lies above the limit included."""
    kept = min(cash, limit)
    over = (cash - kept) / float(s.rules.limit_rate)
    if values.round >= s.rules.rounds:
        return kept / float(s.rules.final_rate) + over
    needed = min(kept, values.need)
    return needed * values.next_dollar + (kept - needed) * values.idle + over


def kept(s: Table, values: MapValues, cash: i64, limit: float) -> float:
    """As `keep_worth`, but in whole points at the end of the game."""
    if values.round < s.rules.rounds:
        return keep_worth(s, values, float(cash), limit)
    most: i64 = int(limit)
    best: i64 = 0
    points: i64
    for points in range(max(cash - most, 0) // s.rules.limit_rate, cash // s.rules.limit_rate + 1):
        left = cash - max(points * s.rules.limit_rate, cash - most, 0)
        best = max(best, points + left // s.rules.final_rate)
    return float(best) + TIE * float(cash)
