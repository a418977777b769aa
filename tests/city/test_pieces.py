"""The class with all pieces names its fields for dumps, and forgets none of them."""

import ast
from pathlib import Path

import pytest

from carson.city.game import CityGame
from carson.city.state import CityState, loaded
from carson.city.table.table import NAMES, SELDOM

ONE_NUMBER = 77
WITH_ALL_FIELDS = {"edition": "2015", "characters": "quiet-city"}
DERIVED = "rules heard taken occupied connected reach role in_force agenda depth options words_used".split()


def test_every_field_is_dumped_or_derived() -> None:
    source = Path(__file__).parents[2] / "src/carson/city/table/table.py"
    pieces = next(n for n in ast.parse(source.read_text("utf-8")).body if isinstance(n, ast.ClassDef))
    declared = [ast.unparse(field.target) for field in pieces.body if isinstance(field, ast.AnnAssign)]
    assert len(set(NAMES)) == len(NAMES)
    assert set(declared) == {*NAMES, *DERIVED}


def test_every_field_counts_in_a_copy_and_in_a_fingerprint() -> None:
    game = CityGame()
    state = game.new(game.settle(WITH_ALL_FIELDS))
    for name in NAMES:
        changed = state.clone()
        _change(changed, name)
        assert changed.fingerprint() != state.fingerprint(), name
        assert changed.clone().fingerprint() == changed.fingerprint(), name


@pytest.mark.parametrize("given", [{"variants": "horses,outlaws"}, WITH_ALL_FIELDS])
def test_a_loaded_state_is_the_dumped_one(given: dict[str, str]) -> None:
    game = CityGame()
    state = game.new(game.settle(given))
    for name in SELDOM if given is WITH_ALL_FIELDS else ():
        _change(state, name)
    again = loaded(state.rules, state.dump())
    assert again.dump() == state.dump()
    assert again.legal(0) == state.legal(0)
    assert again.chance() == state.chance()


def _change(state: CityState, name: str) -> None:
    held = getattr(state, name)
    if isinstance(held, int):
        setattr(state, name, ONE_NUMBER)
    else:
        held[0] = ONE_NUMBER
