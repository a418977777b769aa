"""Nothing is lost or created: money, cowboys, tiles, roads and property in every state of random games."""

from __future__ import annotations

import pytest

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import MINE, NONE, RANCH, TYPES
from carson.city.state import CityState
from carson.city.table.moves import refresh
from carson.core.events import Event
from tests.city.games import random_game

GAMES = 40  # for each number of seats
BOUND = 100  # decisions and outcomes for each seat in a round; far above anything seen


def bits(mask: int) -> int:
    return bin(int(mask) & (1 << 64) - 1).count("1")


def check_money(s: CityState) -> None:
    """What the seats hold is what the bank has paid out."""
    assert sum(s.cash) + s.bank == 0
    assert min(s.cash) >= 0
    assert min(s.vp) >= 0


def check_cowboys(s: CityState) -> None:
    """R-SUPPLY-LIMITS: every colour has ten, wherever they stand."""
    for seat in range(int(s.rules.seats)):
        standing = bits(s.at_parcel[seat]) + bits(s.at_space[seat]) + s.wages[seat] + s.diggers[seat]
        assert s.cowboys[seat] + s.reserve[seat] + standing == 10
        assert min(s.cowboys[seat], s.reserve[seat]) >= 0


def check_tiles(s: CityState) -> None:
    """Every building tile of the game is in the bag, on the track, in a hand or on the map."""
    on_track = [int(tile) for tile in s.market]
    for t in range(TYPES):
        box = s.rules.bag[t] + (2 if t in (RANCH, MINE) else 0)
        hands = sum(int(s.hand[seat * TYPES + t]) for seat in range(int(s.rules.seats)))
        assert s.bag[t] + on_track.count(t) + hands + bits(s.built[t]) == box


def check_map(s: CityState) -> None:
    """One thing on a parcel, one owner, twelve property tiles, and derived masks that are up to date."""
    things = [s.houses, s.townhouses, s.mountains, *s.built]
    assert sum(bits(mask) for mask in things) == bits(s.occupied)
    assert sum(bits(mask) for mask in s.owned) == bits(s.taken)
    assert all(bits(mask) <= 12 for mask in s.owned)
    assert bits(s.mountains) <= 9
    before = (s.taken, s.occupied, s.connected, *s.reach)
    refresh(s)
    assert before == (s.taken, s.occupied, s.connected, *s.reach)


def roads_on_map(s: CityState) -> int:
    return sum(bits(word) for word in s.roads)


def gained(events: list[Event]) -> int:
    return sum(event.data["amount"] for event in events if event.kind == "gained-roads")


@pytest.mark.parametrize("seats", range(2, 7))
def test_pieces_are_conserved(seats: int) -> None:
    for seed in range(GAMES):
        received = 0
        steps = 0
        for s, events in random_game(seats, seed):
            steps += 1
            check_money(s)
            check_cowboys(s)
            check_tiles(s)
            check_map(s)
            received += gained(events)
            start = seats * s.rules.start_roads + (4 if s.houses | s.townhouses else 0)
            assert roads_on_map(s) + sum(s.sticks) == start + received
        assert steps <= BOUND * seats * 4
        assert s.round == 4
        assert s.result() is not None
        assert all(seat != NONE for seat in s.pass_order)


def test_there_are_144_road_places() -> None:
    """B-ROADGRID."""
    assert EDGES == 144
    assert sum(building.tiles for building in BUILDINGS) == 38
