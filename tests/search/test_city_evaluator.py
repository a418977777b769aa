"""What the evaluator of the board game says must hold at every table."""

from collections.abc import Iterator

import pytest

from carson.city.count.shifting import question_of
from carson.city.evaluator.evaluator import CityEvaluator, evaluator_of
from carson.city.evaluator.forecast import CityForecast, final_points
from carson.city.evaluator.rivals import beats
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.ids import EDGE
from carson.city.game import CityGame
from carson.city.options import rules_for
from carson.city.state import CityState, new_game
from carson.city.table import agenda
from carson.core.game import Options
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY
from carson.search.evaluator import Choices, Standing
from tests.budget import GAMES_OF_A_BOT
from tests.city.games import played, random_options


def questions(options: Options, seed: int) -> Iterator[tuple[CityState, CityEvaluator, int, Choices]]:
    """Every question of a game that the quick player plays to the end, with the answers it would look at."""
    state = new_game(rules_for(options))
    evaluator = evaluator_of(state)
    rng = Rng(seed)
    studied = -1
    while (seat := int(state.actor())) != NOBODY:
        if seat == CHANCE:
            state.play(seat, state.pick(rng))
            continue
        if state.round != studied:
            studied = int(state.round)
            evaluator.study(state, seat)
        found = Choices()
        evaluator.rate(state, seat, found)
        assert found.actions
        assert set(found.actions) <= set(state.legal(seat))
        yield state, evaluator, seat, found
        picked = evaluator.pick(state, seat, rng)
        assert picked in state.legal(seat)
        state.play(seat, picked)
    assert state.result() is not None


@pytest.mark.parametrize("seed", range(GAMES_OF_A_BOT))
def test_every_answer_it_knows_is_legal(seed: int) -> None:
    """In games with any characters, sides, editions and the river."""
    for state, evaluator, seat, _ in questions(random_options(seed), seed):
        legal = state.legal(seat)
        assert all(evaluator.allowed(state, seat, action) for action in legal)
        assert not evaluator.allowed(state, seat, next(n for n in range(1024) if n not in legal))


RARE = {
    agenda.ASK_ARM,
    agenda.ASK_BID,
    agenda.ASK_DUEL_TILES,
    agenda.ASK_FIGHT,
    agenda.ASK_HEAL,
    agenda.ASK_HERD,
    agenda.ASK_HOMESTEAD,
    agenda.ASK_HORSE,
    agenda.ASK_MOVE,
    agenda.ASK_PACKAGE,
    agenda.ASK_REROLL,
    agenda.ASK_RETIRE,
    agenda.ASK_RIDE,
    agenda.ASK_SHIFT,
    agenda.ASK_TAX,
    agenda.ASK_TILE,
}
VARIED = [
    {"variants": "horses"},
    {"variants": "kit-carson"},
    {"variants": "kit-carson,horses,outlaws", "kit-mode": "live"},
    {"variants": "might-is-right,outlaws"},
    {"variants": "new-beginning,horses"},
]
ONE_ANSWER = {agenda.ASK_ROADS}  # where nothing but going on is looked at


@pytest.mark.once("bots are the same on both engines")
def test_it_has_an_opinion_on_every_question() -> None:
    """Where there is more than one answer to look at, they are not all alike."""
    met: set[int] = set()
    told: set[int] = set()
    for seed in range(6 * len(VARIED)):
        given = {"seats": str(3 + seed % 4), "characters": "random", "sides": "random"}
        for state, _, seat, found in questions(CityGame().settle(given | VARIED[seed % len(VARIED)]), seed):
            kind = int(question_of(state, seat))
            met.add(kind)
            if len(set(found.worths)) > 1:
                told.add(kind)
    assert met - told == ONE_ANSWER
    assert met >= RARE


@pytest.mark.parametrize("seed", range(GAMES_OF_A_BOT))
def test_at_the_end_it_counts_like_the_rules(seed: int) -> None:
    last: CityState | None = None
    for state, _ in played(random_options(seed + 50), seed):
        last = state
    assert last is not None
    result = last.result()
    assert result is not None
    seats = range(len(result.scores))
    assert [final_points(last, seat) for seat in seats] == [result.total(seat) for seat in seats]
    evaluator = evaluator_of(last)
    standing = Standing(len(seats))
    evaluator.weigh(last, standing)
    assert standing.doubt == 0
    assert max(seats, key=lambda seat: standing.points[seat]) == result.ranking[0]


def test_a_playout_ends_with_the_round() -> None:
    state = new_game(rules_for(CityGame().settle({"seats": "3"})))
    evaluator = evaluator_of(state)
    rng = Rng(5)
    for expected in (1, 2, 3):
        while state.actor() == CHANCE or state.round < expected:
            state.play(state.actor(), state.pick(rng))
        evaluator.study(state, state.actor())
        while not evaluator.is_far(state):
            assert state.round == expected
            state.play(state.actor(), state.pick(rng))
        standing = Standing(3)
        evaluator.weigh(state, standing)
        assert standing.doubt > 0


def test_more_of_anything_good_is_never_worth_less() -> None:
    """Money, points, revolvers, cowboys and land, in whatever round."""
    state = new_game(rules_for(CityGame().settle({"seats": "2"})))
    rng = Rng(9)
    while state.round < 2:
        state.play(state.actor(), state.pick(rng))
    forecast = CityForecast()
    forecast.begin(state)
    before = forecast.guess(state, 0)
    for column in (state.vp, state.cash, state.revolvers, state.cowboys):
        column[0] += 1
        assert forecast.guess(state, 0) > before
        column[0] -= 1
    free = next(p for p in range(64) if not state.taken & bit(p) and not state.occupied & bit(p))
    state.owned[0] |= bit(free)
    assert forecast.guess(state, 0) > before


def test_roads_are_laid_for_a_purpose_only() -> None:
    """At the questions where a road is never more than a whim, none is looked at."""
    state = new_game(rules_for(CityGame().settle({"seats": "4"})))
    evaluator = evaluator_of(state)
    rng = Rng(3)
    met = 0
    while state.round < 3:
        seat = state.actor()
        if seat != CHANCE:
            evaluator.study(state, seat)
            found = Choices()
            evaluator.rate(state, seat, found)
            roads = [action for action in found.actions if EDGE <= action < EDGE + EDGES]
            offered = [action for action in state.legal(int(seat)) if EDGE <= action < EDGE + EDGES]
            assert len(roads) <= 8
            met += len(offered) > 8
        state.play(seat, state.pick(rng))
    assert met > 10


@pytest.mark.parametrize("tie", [0.0, 0.5, 1.0])
def test_the_chance_in_a_duel_is_that_of_two_dice(tie: float) -> None:
    for ahead in range(-8, 9):
        throws = [ahead + mine - theirs for mine in range(1, 7) for theirs in range(1, 7)]
        won = sum(1.0 if throw > 0 else tie if throw == 0 else 0.0 for throw in throws)
        assert beats(10.0 + ahead, 10.0, tie) == pytest.approx(won / 36)
