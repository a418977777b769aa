"""Seeded games with every option come out as they always have."""

import json

import pytest

from carson.core.registry import GAMES
from tests import budget
from tests.golden.games import FILE, all_played


@pytest.mark.parametrize("name", GAMES)
def test_seeded_games_are_what_they_were(name: str) -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    played = all_played(name, budget.GOLDEN_GAMES)
    mine = {setting for setting in golden if setting.split()[0] == name}
    assert mine == set(played)
    changed = [setting for setting in mine if golden[setting][: budget.GOLDEN_GAMES] != played[setting]]
    assert changed == []
