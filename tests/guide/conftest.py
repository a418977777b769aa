"""The worked example of a game, registered as its users do it."""

from pathlib import Path

import pytest

from carson.core import registry
from carson.core.game import Game

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "games"


def add_nuggets(patch: pytest.MonkeyPatch) -> None:
    """Add the game of docs/examples/games to those of this process and of the processes it starts."""
    patch.syspath_prepend(EXAMPLES)
    patch.setenv(registry.ADDED, "nuggets=nuggets:Nuggets")
    patch.setattr(registry, "GAMES", registry.OURS | registry.added("nuggets=nuggets:Nuggets"))


@pytest.fixture
def nuggets(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of docs/examples/games."""
    add_nuggets(monkeypatch)
    return registry.game("nuggets")
