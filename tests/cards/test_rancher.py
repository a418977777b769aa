"""The rancher: legal, repeatable, blind to secrets, quick, and worth playing against."""

import time

import pytest

from carson.cards.state import CardsState
from carson.core.bot import Bot, RandomBot
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.match import Match
from carson.core.view import View
from tests.cards.table import GAME, at, do, rancher


def play(bots: list[Bot], seed: str, **options: str) -> CardsState:
    """A whole game; every answer is legal because `act` checks it."""
    settled = GAME.settle({"seats": str(len(bots)), **options})
    match = Match.start(GAME, settled, seed, [f"p{n}" for n in range(GAME.seats(settled))])
    while actors := match.state.actors():
        seat = actors[0]
        match.act(seat, bots[seat].choose(match.view(seat), match.state.legal(seat), UNHURRIED))
    assert isinstance(match.state, CardsState)
    return match.state


def totals(state: CardsState) -> list[int]:
    result = state.result()
    assert result is not None
    return [result.total(seat) for seat in range(state.rules.seats)]


@pytest.mark.once("bots are the same on both engines")
def test_it_beats_random_players_by_far() -> None:
    for seed in range(2):
        scores = totals(play([rancher("b"), RandomBot("r"), RandomBot("s"), RandomBot("t")], str(seed)))
        assert scores[0] > 1.4 * max(scores[1:])


@pytest.mark.once("bots are the same on both engines")
def test_it_is_a_match_for_virtual_players() -> None:
    """On average it does better than intermediate virtual players."""
    lead = 0.0
    for seed in range(6):
        scores = totals(play([rancher("b")], str(seed)))
        lead += scores[0] - sum(scores[1:]) / 3
    assert lead > 0


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (play([rancher("b"), rancher("c")], "same").dump() for _ in range(2))
    assert one == two


def test_it_does_not_look_at_sealed_cards() -> None:
    state = at("offer banker i-04 i-30 i-11 i-12\n", seats=3)
    do(state, "B 5")
    bot = rancher("x")
    views = [View(state, 0, Dealer(str(n))) for n in range(12)]
    assert len({view.state.fingerprint() for view in views}) > 1
    answers = {bot.choose(view, state.legal(0), UNHURRIED) for view in views}
    assert len(answers) == 1


def test_it_changes_nothing_and_is_quick() -> None:
    """Far below a fifth of a second a move even on a busy machine; usually a few thousandths."""
    settled = GAME.settle({"seats": "3", "paperboy": "top"})
    match = Match.start(GAME, settled, "quick", ["a", "b", "c", "d"])
    bot = rancher("x")
    while actors := match.state.actors():
        before = match.state.dump()
        start = time.perf_counter()
        action = bot.choose(match.view(actors[0]), match.state.legal(actors[0]), UNHURRIED)
        assert time.perf_counter() - start < 0.2
        assert match.state.dump() == before
        match.act(actors[0], action)


def test_who_is_out_of_the_auction_throws_its_lowest_card_away() -> None:
    """The Lawyer's user gets nothing for a high card (A34)."""
    state = at("round 7\nlawyer A\noffer banker i-04 i-30 i-11\nplayer A hand 2,5,9\n", seats=2)
    view = View(state, 0, Dealer("lawyer"))
    assert GAME.action_text(rancher("x").choose(view, state.legal(0), UNHURRIED)) == "2"


def test_answers_are_told_in_points_the_best_first() -> None:
    state = at("offer banker i-04 i-30 i-11 i-12\n", seats=3)
    view = View(state, 0, Dealer("advice"))
    told = rancher("x").explain(view, state.legal(0), UNHURRIED)
    points = [advice.points or 0.0 for advice in told]
    assert sorted(advice.action for advice in told) == state.legal(0)
    assert points == sorted(points, reverse=True)
