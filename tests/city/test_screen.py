"""What the web is told: scenes agree with the table, and every explanation adds up."""

from __future__ import annotations

import json

import pytest

from carson.city.count.incomes import income
from carson.city.count.odds import LOSES_TIES, WINS_TIES, chance
from carson.city.face import CityFace
from carson.city.facts.ids import NONE, SPACES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.table.moves import building_at, owner_of
from carson.city.words.actions import parcel_text
from tests.city.games import random_game

NAMES = ["Ann", "Ben", "Cid", "Dot"]


@pytest.mark.parametrize("seed", range(4))
def test_scenes_tell_what_is_on_the_table(seed: int) -> None:
    face = CityFace()
    for number, (state, _) in enumerate(random_game(4, seed)):
        if number % 9:
            continue
        scene = json.loads(json.dumps(face.scene(state, 0)))
        assert len(scene["parcels"]) == 64
        assert [space["at"] for space in scene["spaces"]] == [SPACE_TABLE[n].name for n in range(SPACES)]
        for parcel in range(64):
            told = scene["parcels"][parcel_text(parcel)]
            owner, building = int(owner_of(state, parcel)), int(building_at(state, parcel))
            assert told.get("owner", NONE) == owner
            if told.get("income") is not None:
                assert told["income"] == income(state, owner, building, parcel)
        assert [player["cash"] for player in scene["players"]] == [int(cash) for cash in state.cash]


@pytest.mark.parametrize("seed", range(3))
def test_explanations_add_up(seed: int) -> None:
    """The lines of a price or an income sum up to the total, for every parcel of many states."""
    face = CityFace()
    targets = [parcel_text(parcel) for parcel in range(64)]
    for number, (state, _) in enumerate(random_game(4, seed)):
        if number % 31:
            continue
        for target in [
            *targets,
            *[space.name for space in SPACE_TABLE],
            "saloon",
            "sheriff",
            "player-2",
            "zz",
        ]:
            told = face.explain(state, 0, target, NAMES)
            assert told.title
            if told.total.startswith("$") and told.lines:
                amounts = [int(line.amount.replace("$", "")) for line in told.lines]
                assert sum(amounts) == int(told.total.removeprefix("$")), told


def test_the_odds_of_a_duel() -> None:
    """Counted by hand over the 36 rolls of two dice: six of them are ties."""
    assert chance(3, [(3, WINS_TIES)]) == pytest.approx(21 / 36)
    assert chance(3, [(3, LOSES_TIES)]) == pytest.approx(15 / 36)
    assert chance(9, [(1, LOSES_TIES)]) == 1.0
    assert chance(1, []) == 1.0
