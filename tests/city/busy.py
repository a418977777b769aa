"""Games in which everybody builds, attacks and buys, so that they show what random games rarely do."""

from collections.abc import Iterator

from carson.city.count.places import all_buildings
from carson.city.facts import ids
from carson.city.facts.geometry import EDGES, bit
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table.agenda import ASK_CASH_NOW, kind_of
from carson.city.table.stack import top
from carson.core.game import Options
from carson.core.rng import Rng
from carson.core.state import CHANCE
from tests.city.games import random_options

GAME = CityGame()
WAYS_OUT = (ids.PASS, ids.NO, ids.KEEP, ids.DONE)
SPECIAL_PLACINGS = (ids.DYNAMITE, ids.NO_DUEL, ids.SING, ids.MOVE, *range(ids.HORSE, ids.HORSE + 3))


def busy_game(seats: int, seed: int, **options: str) -> Iterator[CityState]:
    """Every state of a busy game; the same object each time."""
    yield from busily_played(GAME.settle({"seats": str(seats), **options}), seed)


def any_busy_game(seed: int) -> Iterator[CityState]:
    """Every state of a busy game with any characters, edition and single rules."""
    yield from busily_played(random_options(seed), seed)


def busily_played(options: Options, seed: int) -> Iterator[CityState]:
    state = GAME.new(options)
    rng = Rng(seed)
    yield state
    while state.depth:
        step(state, rng)
        yield state


def step(state: CityState, rng: Rng) -> None:
    """One busy action or one outcome."""
    state.play(state.actor(), busy_action(state, rng))


def busy_action(state: CityState, rng: Rng) -> int:
    action = int(state.pick(rng))
    if state.actor() == CHANCE:
        return action
    if kind_of(top(state)) == ASK_CASH_NOW:
        return ids.NO  # so that a doubling is asked for later
    if rng.below(3) == 0:
        liked = [option for option in state.legal(int(state.actor())) if _is_liked(state, option)]
        if liked:
            return liked[int(rng.below(len(liked)))]
    for _ in range(4):
        if action in WAYS_OUT or (_is_road(action) and rng.below(3)):
            action = int(state.pick(rng))
    return action


def _is_liked(state: CityState, action: int) -> bool:
    """Buying buildings and fighting over them with whatever there is, horses included."""
    if action < ids.EDGE:
        return bool((all_buildings(state) | state.built[ids.CITY_HALL]) & bit(action))
    if action in SPECIAL_PLACINGS:
        return True
    return action == ids.YES or ids.SPACE + ids.BUILD_12 <= action <= ids.SPACE + ids.BUILD_3


def _is_road(action: int) -> bool:
    return ids.EDGE <= action < ids.EDGE + EDGES
