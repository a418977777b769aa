"""The worked example of a game, registered as its users do it."""

from __future__ import annotations

from pathlib import Path

import pytest

from carson.core import registry
from carson.core.game import Game

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "games"


@pytest.fixture
def nuggets(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of docs/examples/games, added to those of this process and of those it starts."""
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.setenv(registry.ADDED, "nuggets=nuggets:Nuggets")
    monkeypatch.setattr(registry, "GAMES", registry.OURS | registry.added("nuggets=nuggets:Nuggets"))
    return registry.game("nuggets")
