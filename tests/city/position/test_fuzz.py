"""Spoiled positions give a playable state or BadPosition, and never anything else."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from carson.city.state import CityState
from carson.core.errors import BadPosition
from carson.core.rng import Rng
from tests.budget import SPOILED, SPOILED_GAMES, SPOILED_PLAYED
from tests.city.busy import GAME, any_busy_game, busy_game, step
from tests.city.position.mutations import change, seats_of, slip

Spoiler = Callable[[str, Random, list[str]], str]

BOUND = 5000  # actions and outcomes; far above anything seen


@cache
def positions() -> list[str]:
    """Positions from all parts of games."""
    texts: list[str] = []
    for seed in range(SPOILED_GAMES):
        game = any_busy_game(100 + seed) if seed % 2 else busy_game(2 + seed % 5, 100 + seed)
        states = [state.clone() for state in game]
        texts += [GAME.write_position(state) for state in states[seed % 11 :: 11]]
        texts.append(GAME.write_position(states[-1]))
    return texts


@cache
def by_seats() -> dict[str, list[str]]:
    """The same by their seats: a line may be swapped with one of a position that has the same."""
    found: dict[str, list[str]] = {}
    for text in positions():
        found.setdefault(seats_of(text), []).append(text)
    return found


def play_out(state: CityState, seed: int) -> None:
    """Play to the end; every state on the way must be one that can be written and read."""
    rng = Rng(seed)
    number = 0
    while state.depth:
        if number % 20 == 0:
            text = GAME.write_position(state)
            assert GAME.read_position(text).dump() == state.dump(), text
        step(state, rng)
        number += 1
        assert number < BOUND


def read_or_refused(text: str) -> CityState | None:
    """The state, or nothing when the text is refused with a line and a sentence."""
    try:
        return GAME.read_position(text)
    except BadPosition as refused:
        error = refused
    assert 0 <= error.line <= text.count("\n") + 1
    assert " " in str(error)
    return None


@pytest.mark.parametrize("spoil", [slip, change])
@pytest.mark.parametrize("seed", range(2))
def test_spoiled_positions_are_playable_or_refused(spoil: Spoiler, seed: int) -> None:
    random = Random(seed)
    read = 0
    for number in range(SPOILED):
        text = random.choice(positions())
        others = by_seats()[seats_of(text)]
        for _ in range(random.choice([1, 1, 2, 4])):
            text = spoil(text, random, others)
        state = read_or_refused(text)
        if state is None:
            continue
        read += 1
        if read <= SPOILED_PLAYED:
            play_out(state, number)
    assert SPOILED_PLAYED <= read < SPOILED
