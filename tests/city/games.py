"""Random games of the board game, for tests that look at every state on the way."""

from __future__ import annotations

from collections.abc import Iterator

from carson.city.game import CityGame, rules_for
from carson.city.state import CityState, new_game
from carson.core.events import Event
from carson.core.rng import Rng


def random_game(seats: int, seed: int, **options: str) -> Iterator[tuple[CityState, list[Event]]]:
    """Every state of a random game with the events that led to it."""
    state = new_game(rules_for(CityGame().settle({"seats": str(seats), **options})))
    rng = Rng(seed)
    yield state, []
    while state.depth:
        yield state, state.take(int(state.actor()), int(state.pick(rng)))
