"""Nothing is lost or created in random games over all editions, sets of characters and seats."""

import pytest

from carson.city.count.sheets import written
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import NONE
from carson.city.facts.sheets import ROADS
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.core.events import Event
from carson.core.game import Options
from tests.budget import CITY_GAMES, CITY_GAMES_WATCHED
from tests.city.conservation import BOUND, bits, check
from tests.city.games import played, random_options

PARTS = 8


def roads_on_map(s: CityState) -> int:
    """Sticks on the map; a bridge has two (R-BRIDGE-DEF)."""
    return sum(bits(word) for word in s.roads) + sum(
        bits(word & over) for word, over in zip(s.roads, s.rules.bridges, strict=True)
    )


def gained(events: list[Event], standish: int) -> int:
    """Roads out of the general supply; Standish lays his own straight from there, but for a bridge."""
    roads = sum(event.data["amount"] for event in events if event.kind == "gained-roads")
    laid = [event.data["roads"] for event in events if event.kind == "laid-road" and event.seat == standish]
    on_sheets = sum(int(written(event.data["sheet"], ROADS)) for event in events if event.kind == "sheet")
    return roads + laid.count(1) + on_sheets


def roads_at_start(s: CityState) -> int:
    """One for each player, two for the bridge of Standish, four around the centre (R-SOLO-BRIDGE)."""
    bridge = 2 if s.rules.standish != NONE and s.rules.river else 0
    return int(s.rules.players * s.rules.start_roads) + bridge + (4 if s.houses | s.townhouses else 0)


def watch(options: Options, seed: int, every: int) -> None:
    """Play one game; look at every state, or at every so many-th and the last."""
    received = 0
    steps = 0
    for s, events in played(options, seed):
        steps += 1
        received += gained(events, int(s.rules.standish))
        if steps % every == 0 or not s.depth:
            check(s)
            assert roads_on_map(s) + sum(s.unplaced_roads) == roads_at_start(s) + received
    assert steps <= BOUND * s.rules.seats * s.rules.rounds
    assert s.round == s.rules.rounds
    assert s.result() is not None
    assert all(seat != NONE for seat in s.pass_order)


@pytest.mark.parametrize("seats", range(2, 7))
def test_pieces_are_conserved_in_every_state(seats: int) -> None:
    for seed in range(CITY_GAMES_WATCHED):
        watch(CityGame().settle({"seats": str(seats)}), seed, 1)
        options = random_options(seed * 7 + seats)
        watch(options, seed, 1)


@pytest.mark.parametrize("part", range(PARTS))
def test_any_game_ends_with_every_piece(part: int) -> None:
    """Thousands of games; the decisions of each stay below the bound of docs/bots.md."""
    for seed in range(part, CITY_GAMES, PARTS):
        try:
            watch(random_options(seed), seed, 23)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, options {random_options(seed)}") from error


def test_there_are_144_road_places() -> None:
    """B-ROADGRID."""
    assert EDGES == 144
    assert sum(building.tiles for building in BUILDINGS) == 38
