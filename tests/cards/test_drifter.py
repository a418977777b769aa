"""The drifter at cards: random, but it neither spoils its city nor refuses a gift."""

import pytest

from carson.cards.evaluator.evaluator import gains_now
from carson.cards.facts.ids import NO
from carson.cards.players.drifter import DrifterBot
from carson.cards.state import CardsState
from carson.cards.table.agenda import ASK_FETCH, ASK_PLACE, ASK_SALE, kind_of
from carson.cards.table.stack import top
from carson.core.bot import Bot, RandomBot
from carson.core.clock import UNHURRIED
from carson.core.match import Match
from tests.budget import first_on_both_engines
from tests.cards.table import GAME, rancher


def play(bots: list[Bot], seed: str, **options: str) -> list[int]:
    """A whole game; the totals."""
    settled = GAME.settle({"seats": str(len(bots)), **options})
    match = Match.start(GAME, settled, seed, [f"p{n}" for n in range(GAME.seats(settled))])
    while actors := match.state.actors():
        seat, state = actors[0], match.state
        assert isinstance(state, CardsState)
        action = bots[seat].choose(match.view(seat), state.legal(seat), UNHURRIED)
        if isinstance(bots[seat], DrifterBot):
            check_sense(state, seat, action)
        match.act(seat, action)
    result = match.state.result()
    assert result is not None
    return [result.total(seat) for seat in range(len(bots))]


def check_sense(state: CardsState, seat: int, action: int) -> None:
    kind = kind_of(top(state))
    legal = state.legal(seat)
    gains = dict(zip(legal, gains_now(state, seat, legal), strict=True))
    if kind == ASK_PLACE:
        assert gains[action] >= min(0, max(gains.values()))
    if kind == ASK_SALE:
        assert gains[action] >= 0
    if kind == ASK_FETCH and max(gain for choice, gain in gains.items() if choice != NO) >= 0:
        assert action != NO


@pytest.mark.parametrize("seats", first_on_both_engines([2, 1, 3, 4, 5, 6], 1))
def test_it_plays_every_game_to_the_end(seats: int) -> None:
    for seed in range(2):
        bots: list[Bot] = [DrifterBot(f"{seed} {seat}") for seat in range(seats)]
        assert min(play(bots, f"{seed}", paperboy="top" if seed else "any")) > 0


@pytest.mark.once("bots are the same on both engines")
def test_it_is_between_chance_and_the_rancher() -> None:
    for seed in range(3):
        totals = play([rancher("a"), DrifterBot("b"), RandomBot("c"), RandomBot("d")], str(seed))
        assert totals[0] > totals[1] > max(totals[2:])
