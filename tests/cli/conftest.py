"""The command line with the toy as its usual game and a shelf of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from carson.cli.app import app
from carson.core import registry
from tests.cli.toy_carson import WHERE

Carson = Callable[..., Result]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where games are kept. The width of the screen is the usual one."""
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "carson"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the toy the usual game, beside the real ones."""
    monkeypatch.setitem(registry.GAMES, "pebbles", WHERE)
    monkeypatch.setattr(registry, "DEFAULT", "pebbles")


@pytest.fixture
def carson(toy: None, shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Carson:
    """Run `carson` in an empty folder: carson("play", "--seats", "3", typed="1\n")."""
    monkeypatch.chdir(tmp_path)

    def run(*args: str, typed: str = "") -> Result:
        result = CliRunner().invoke(app, list(args), input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run
