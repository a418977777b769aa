"""The plain and the compiled engine, each in a process of its own, agree state by state."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carson.core import registry

ROOT = Path(__file__).parent.parent

GAMES = """
import hashlib
from carson.core import registry
from carson.core.rng import Rng
from carson.engine import engine
print(engine())
for name in registry.GAMES:
    game = registry.game(name)
    for seats in range(2, 7):
        for seed in range(8):
            state = game.new(game.settle({"seats": str(seats)}))
            rng = Rng(seed)
            prints = hashlib.sha256()
            while state.actors():
                state.play(state.actor(), state.pick(rng))
                prints.update(state.fingerprint().encode())
                prints.update(repr(state.legal(state.actor()) or state.chance()).encode())
                snapshot = state.snapshot()  # of the same bytes on both, so each restores the other's
                prints.update(snapshot)
                assert game.restore(snapshot) == state
            print(name, seats, seed, prints.hexdigest(), state.result())
"""


def played(source: Path | None) -> list[str]:
    """The lines of GAMES with the sources in front of the path, or with what is installed."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source is not None:
        env["PYTHONPATH"] = str(source)
    run = subprocess.run(
        [sys.executable, "-c", GAMES],
        env=env,
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return run.stdout.splitlines()


@pytest.mark.once("it starts both engines by itself")
def test_plain_and_compiled_agree() -> None:
    """Every state of forty games of each kind: the same fingerprint, options, snapshot, result."""
    if (
        os.environ.get("CARSON_ENGINE_EXPECTED") == "pure"
        and shutil.which(os.environ.get("CC", "cc")) is None
    ):
        pytest.skip("no C compiler here, so there is no compiled engine to compare with")
    plain, compiled = played(ROOT / "src"), played(None)
    assert (plain[0], compiled[0]) == ("pure", "compiled")
    assert plain[1:] == compiled[1:]
    assert len(plain) == 1 + len(registry.GAMES) * 5 * 8
