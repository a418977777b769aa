"""Counted: what may be done at a moment, and its score, as plain JSON data for inspecting."""

from collections.abc import Callable, Iterable

from carson.core.result import Result
from carson.core.seats import seat_text
from carson.core.state import State


def scores_of(result: Result) -> dict[str, object]:
    """The lines and totals of all seats, and the ranking."""
    return {
        "scores": [_score(result, seat) for seat in range(len(result.scores))],
        "ranking": [seat_text(seat) for seat in result.ranking],
    }


def _score(result: Result, seat: int) -> dict[str, object]:
    lines = [{"key": line.key, "count": line.count, "points": line.points} for line in result.scores[seat]]
    return {"seat": seat_text(seat), "total": result.total(seat), "lines": lines}


def asked_of(state: State, text: Callable[[int], str], seats: Iterable[int]) -> dict[str, object]:
    """Who may act, and the answers of those of some seats who may."""
    actors = state.actors()
    legal = {seat_text(n): [text(action) for action in state.legal(n)] for n in seats if n in actors}
    return {"actors": [seat_text(seat) for seat in actors], "legal": legal}


def chances_of(state: State, text: Callable[[int], str]) -> dict[str, object]:
    """What a die or a draw may bring, where one decides."""
    outcomes = [{"outcome": text(outcome), "weight": weight} for outcome, weight in state.chance()]
    return {"chance": outcomes} if outcomes else {}
