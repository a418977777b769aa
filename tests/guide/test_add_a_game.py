"""Add a game: the worked example keeps to the contract and is played in the terminal."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from carson.core import registry
from carson.core.errors import BadOption
from carson.core.game import Game, Options
from tests.contract import suite
from tests.contract.test_contract import option_sets
from tests.guide.conftest import EXAMPLES

Check = Callable[[Game, Options, int], None]


@pytest.mark.parametrize("check", suite.CHECKS, ids=lambda check: check.__name__)
def test_it_keeps_to_the_contract(nuggets: Game, check: Check) -> None:
    for given, _ in option_sets(nuggets):
        check(nuggets, nuggets.settle(given), 0)


def test_it_is_played_in_the_terminal(nuggets: Game, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from carson.cli import main; main()", "play", nuggets.name]
    paths = [str(EXAMPLES), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "XDG_STATE_HOME": str(tmp_path)}
    done = subprocess.run(
        command, input="1\n" * 9, capture_output=True, text=True, env=env, timeout=60, check=True
    )
    assert "Which nugget do you take?" in done.stdout
    assert "The row is empty." in done.stdout


@pytest.mark.parametrize("given", ["nonsense", "gone=no_such_module:Game", "nuggets=nuggets:NoSuchGame"])
def test_a_game_that_is_not_there_is_refused_with_the_way_out(
    nuggets: Game, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.setenv(registry.ADDED, given)
    monkeypatch.setattr(registry, "GAMES", registry.OURS | registry.added(given))
    with pytest.raises(BadOption, match="should look like nuggets=nuggets:Nuggets"):
        registry.game(given.partition("=")[0])
