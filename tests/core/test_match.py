"""What a match keeps to itself while some have answered and others still think."""

from __future__ import annotations

from carson.core import registry
from carson.core.match import Match


def test_answers_to_an_open_question_are_left_out() -> None:
    game = registry.game("cards")
    match = Match.start(game, game.settle({"seats": "3"}), "sealed", ["A", "B", "C", "V"])
    while len(match.state.actors()) < 3:
        seat = match.state.actors()[0]
        match.act(seat, match.state.legal(seat)[0])
    before = match.history[-1]
    for seat in (2, 0):
        match.act(seat, match.state.legal(seat)[0])
        assert match.settled(match.history[-1]) == before
        assert len(match.path(before)) == len(match.moves) - (1 if seat == 2 else 2)
    match.act(1, match.state.legal(1)[0])
    assert match.settled(match.history[-1]) == match.history[-1]
