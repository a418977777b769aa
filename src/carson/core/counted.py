"""Counted: the score of a moment as plain JSON data, for inspecting."""

from carson.core.result import Result
from carson.core.seats import seat_text


def scores_of(result: Result) -> dict[str, object]:
    """The lines and totals of all seats, and the ranking."""
    return {
        "scores": [_score(result, seat) for seat in range(len(result.scores))],
        "ranking": [seat_text(seat) for seat in result.ranking],
    }


def _score(result: Result, seat: int) -> dict[str, object]:
    lines = [{"key": line.key, "count": line.count, "points": line.points} for line in result.scores[seat]]
    return {"seat": seat_text(seat), "total": result.total(seat), "lines": lines}
