"""Networks as bots: what is learned by the examples plays in the arena, and what does not fit is told."""

import subprocess
import sys
from pathlib import Path

import pytest

from carson.arena.contest import contest, jobs
from carson.arena.playing import play
from carson.core import registry
from carson.core.bot_names import bot_maker, exact_name
from carson.core.errors import BadBot, BadOption
from tests.budget import BOTS

pytestmark = pytest.mark.once(BOTS)
onnx = pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")
pytest.importorskip("pyarrow")

ROOT = Path(__file__).parents[2]
LEARNING = ROOT / "docs" / "examples" / "learning"
SHIPPED = ROOT / "docs" / "examples" / "data" / "city4p.parquet"
CITY = registry.game("city")


def learned(script: str, out: Path, *given: str) -> str:
    """What an example says while it learns for a moment."""
    command = [sys.executable, str(LEARNING / script), *given, "--hidden", "8"]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120, cwd=out.parent)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def imitator(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("learning") / "imitator.onnx"
    told = learned("imitate.py", out, str(SHIPPED), str(out), "--epochs", "1", "--minutes", "0.02")
    assert "answered alike" in told
    return out


def test_an_imitator_plays_in_the_arena(imitator: Path) -> None:
    plan = contest(CITY, {}, [f"onnx:{imitator}", "drifter", "drifter", "drifter"], "1")
    outcome = play(plan, jobs(plan, 1)[0])
    assert outcome.times[0].count > 10
    assert sum(outcome.shares) == pytest.approx(1)


def test_it_goes_on_from_where_it_stopped(imitator: Path) -> None:
    before = imitator.read_bytes()
    learned("imitate.py", imitator, str(SHIPPED), str(imitator), "--epochs", "1", "--minutes", "0.01")
    assert imitator.with_suffix(".npz").exists()
    assert imitator.read_bytes() != before


def test_ppo_learns_for_a_moment_and_plays(imitator: Path) -> None:
    out = imitator.with_name("ppo.onnx")
    given = ("--rounds", "1", "--games", "2", "--decisions", "64")
    told = learned("ppo.py", out, str(out), *given, "--start", str(imitator.with_suffix(".npz")))
    assert "round 1:" in told
    plan = contest(CITY, {}, [f"onnx:{out}", "drifter", "drifter", "drifter"], "1")
    assert play(plan, jobs(plan, 1)[0]).times[0].count > 10


def test_what_does_not_fit_is_told(imitator: Path, tmp_path: Path) -> None:
    assert exact_name(CITY, f"onnx:{imitator}", outside=True) == f"onnx:{imitator}"
    with pytest.raises(BadOption):
        exact_name(CITY, f"onnx:{imitator}")  # somebody on a server who names a file
    with pytest.raises(BadBot, match="no network"):
        exact_name(CITY, "onnx:nowhere.onnx", outside=True)
    (tmp_path / "text.onnx").write_text("no network")
    with pytest.raises(BadBot, match="no network in ONNX"):
        bot_maker(CITY, f"onnx:{tmp_path / 'text.onnx'}", outside=True)("1")
    plan = contest(CITY, {"seats": "2"}, [f"onnx:{imitator}", "drifter"], "1")
    with pytest.raises(BadBot, match="another task"):
        play(plan, jobs(plan, 1)[0])
