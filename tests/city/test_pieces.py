"""The class with all pieces names its fields for dumps and snapshots, and forgets none of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table.table import NAMES
from carson.core.state import State

ONE_NUMBER = 77
ONE_FRAME = 1
WITH_ALL_FIELDS = {"edition": "2015", "characters": "quiet-city"}
DERIVED = "rules taken occupied connected reach role in_force agenda depth options words_used".split()


def declared() -> set[str]:
    source = Path(__file__).parents[2] / "src/carson/city/table/table.py"
    pieces = next(n for n in ast.parse(source.read_text("utf-8")).body if isinstance(n, ast.ClassDef))
    fields = {ast.unparse(field.target) for field in pieces.body if isinstance(field, ast.AnnAssign)}
    return fields - {"heard"}  # who listens is no piece


DECLARED = declared()


def test_every_field_is_dumped_or_derived() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert {*NAMES, *DERIVED} == DECLARED


def test_every_field_counts_in_a_copy_and_in_a_fingerprint() -> None:
    game = CityGame()
    state = game.new(game.settle(WITH_ALL_FIELDS))
    for name in NAMES:
        changed = state.clone()
        _change(changed, name)
        assert changed.fingerprint() != state.fingerprint(), name
        assert changed.clone().fingerprint() == changed.fingerprint(), name


@pytest.mark.parametrize("given", [{"variants": "horses,outlaws"}, WITH_ALL_FIELDS])
def test_a_snapshot_has_every_field(given: dict[str, str]) -> None:
    game = CityGame()
    state = game.new(game.settle(given))
    for name in DECLARED - {"rules", "agenda"}:
        changed = state.clone()
        _change(changed, name)
        if name == "depth":
            changed.depth = ONE_FRAME
        again = game.restore(changed.snapshot())
        assert list(_numbers(again)) == list(_numbers(changed)), name
        assert list(_numbers(again)) != list(_numbers(state)), name


def _numbers(state: State) -> Iterator[list[int]]:
    for name in sorted(DECLARED - {"rules"}):
        held = getattr(state, name)
        yield [held] if isinstance(held, int) else list(held)


def _change(state: CityState, name: str) -> None:
    held = getattr(state, name)
    if isinstance(held, int):
        setattr(state, name, ONE_NUMBER)
    else:
        held[0] = ONE_NUMBER
