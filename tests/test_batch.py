"""Games side by side are the games one would play alone, and what is wrong with one touches no other."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, cast

import pytest

from carson.batch import LEAVE, Batch
from carson.core import registry
from carson.core.errors import BadStep
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY, State
from tests.budget import BATCHED_STEPS

KINDS = [
    ("city", {"seats": "4"}),
    ("city", {"seats": "2", "variants": "new-beginning,might-is-right"}),
    ("city", {"seats": "3", "variants": "horses,outlaws,kit-carson", "characters": "random"}),
    ("city", {"solo": "urban"}),
    ("cards", {"seats": "4"}),
    ("cards", {"virtual": "expert"}),
]
SEEDS = [5, 17, -3]


def batch_of(name: str, given: dict[str, str], auto_reset: bool = True) -> Batch:
    game = registry.game(name)
    return Batch(game, game.settle(given), SEEDS, auto_reset)


def deal(state: State, rng: Rng) -> None:
    while state.actor() == CHANCE:
        state.play(CHANCE, state.pick(rng))


def rows(table: memoryview[Any]) -> list[Any]:
    """The rows of a table; the stubs know tables of one row only."""
    return cast("list[Any]", table.tolist())


def shown(batch: Batch) -> list[object]:
    """All that can be seen of a batch."""
    arrays = (batch.masks, batch.observations, batch.seats, batch.dones, batch.returns)
    return [array.tolist() for array in arrays] + [batch.state(index) for index in range(batch.size)]


@pytest.mark.parametrize(("name", "given"), KINDS)
def test_each_game_is_the_one_its_seed_and_its_answers_make(name: str, given: dict[str, str]) -> None:
    game, batch = registry.game(name), batch_of(name, given)
    options = game.settle(given)
    alone = [game.new(options) for _ in SEEDS]
    rngs = [Rng(seed) for seed in SEEDS]
    for state, rng in zip(alone, rngs, strict=True):
        deal(state, rng)
    ended = 0
    for _ in range(BATCHED_STEPS):
        actions = batch.pick().tolist()
        batch.step(actions)
        for index in range(len(SEEDS)):
            state = alone[index]
            state.apply(int(state.actor()), actions[index])
            deal(state, rngs[index])
            assert batch.dones[index] == (state.actor() == NOBODY)
            assert rows(batch.returns)[index] == state.returns()
            if batch.dones[index]:
                ended += 1
                alone[index] = state = game.new(options)
                deal(state, rngs[index])
            seat = int(state.actor())
            assert batch.state(index) == state
            assert batch.seats[index] == seat
            assert bytes(rows(batch.masks)[index]) == state.mask(seat)
            assert array("h", rows(batch.observations)[index]).tobytes() == state.observe(seat)
    assert ended > 0


def test_arrays_are_the_same_memory_after_every_step() -> None:
    batch = batch_of("city", {})
    masks, observations = batch.masks, batch.observations
    before = masks.tolist(), observations.tolist()
    batch.step(batch.pick())
    assert (masks.tolist(), observations.tolist()) != before
    assert masks.readonly


def test_seats_that_are_asked_together_answer_in_any_order() -> None:
    batch = batch_of("cards", {"seats": "4"})
    while batch.state(0).actors() != [0, 1, 2, 3]:
        batch.step([int(batch.pick()[0]), LEAVE, LEAVE])
    others = shown(batch)[1:]
    for seat in (2, 0, 3):
        action = batch.state(0).legal(seat)[-1]
        batch.step([action, LEAVE, LEAVE], seats=[seat, 0, 0])
    assert batch.state(0).actors() == [1]
    assert batch.seats[0] == 1
    assert shown(batch)[-2:] == others[-2:]


def test_a_game_that_is_over_waits_to_be_reset() -> None:
    batch = batch_of("cards", {"virtual": "novice"}, auto_reset=False)
    while not all(seat == NOBODY for seat in batch.seats):
        batch.step(batch.pick())
    assert not any(map(any, rows(batch.masks)))
    with pytest.raises(BadStep, match="game 0 is over") as refused:
        batch.step([0, LEAVE, LEAVE])
    assert refused.value.index == 0
    batch.reset([1], [SEEDS[0]])
    assert [seat == NOBODY for seat in batch.seats] == [True, False, True]
    assert batch.state(1) == batch_of("cards", {"virtual": "novice"}).state(0)
    assert rows(batch.returns)[1] == [0.0] * 4


def not_in_the_mask(batch: Batch) -> list[int]:
    actions = batch.pick().tolist()
    return [*actions[:2], rows(batch.masks)[2].index(0)]


@pytest.mark.parametrize(
    ("wrong", "index", "words"),
    [
        (lambda batch: [0], -1, "1 numbers were given, and 3 are needed"),
        (lambda batch: batch.masks, -1, "3x1024 numbers"),
        (lambda batch: array("d", [0, 0, 0]), -1, "whole numbers"),
        (lambda batch: ["a", "b", "c"], -1, "whole numbers"),
        (lambda batch: 7, -1, "whole numbers"),
        (not_in_the_mask, 2, "game 2: seat . may not take action"),
        (
            lambda batch: [*batch.pick().tolist()[:1], 1024, LEAVE],
            1,
            "game 1: seat . may not take action 1024",
        ),
        (lambda batch: [-2, LEAVE, LEAVE], 0, "game 0: seat . may not take action -2"),
    ],
)
def test_what_is_wrong_is_named_and_nothing_is_played(
    wrong: Callable[[Batch], object], index: int, words: str
) -> None:
    batch = batch_of("city", {})
    actions = wrong(batch)
    before = shown(batch)
    with pytest.raises(BadStep, match=words) as refused:
        batch.step(actions)
    assert refused.value.index == index
    assert shown(batch) == before


def test_a_seat_that_is_not_asked_is_named() -> None:
    batch = batch_of("city", {})
    before = shown(batch)
    with pytest.raises(BadStep, match=r"game 1: seat 9 is not asked, only \d\. Nothing was played"):
        batch.step(batch.pick(), seats=[batch.seats[0], 9, batch.seats[2]])
    assert shown(batch) == before


def test_games_that_are_not_there_are_named() -> None:
    batch = batch_of("city", {})
    with pytest.raises(BadStep, match="no game 3: they count from 0 to 2"):
        batch.state(3)
    with pytest.raises(BadStep, match="no game -1"):
        batch.reset([0, -1])
    with pytest.raises(BadStep, match="at least one game"):
        Batch(registry.game("city"), registry.game("city").settle({}), [])
    other = registry.game("cards")
    with pytest.raises(BadStep, match="another game"):
        batch.put(0, other.new(other.settle({})))


def test_a_state_can_be_put_in() -> None:
    batch, other = batch_of("city", {}), batch_of("city", {})
    for _ in range(9):
        other.step(other.pick())
    batch.put(1, other.state(2))
    assert batch.state(1) == other.state(2)
    assert rows(batch.masks)[1] == rows(other.masks)[2]
    assert batch.state(0) == batch_of("city", {}).state(0)


@pytest.mark.parametrize("kind", ["b", "h", "i", "q"])
def test_arrays_of_other_whole_numbers_are_taken(kind: str) -> None:
    batch, other = batch_of("city", {}), batch_of("city", {})
    small = [mask.index(1) for mask in rows(batch.masks)]
    batch.step(array(kind, small))
    other.step(small)
    assert shown(batch) == shown(other)
