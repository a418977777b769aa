"""The bots of docs/bot-protocol.md play whole games, in the terminal, in the arena and on a server."""

import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from building.web import node_path
from carson.cli.app import app
from carson.core import registry
from carson.core.match import Match
from carson.server.bots.pool import BotPool
from tests.loops import finished
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples" / "bots"
PYTHON, JAVASCRIPT = EXAMPLES / "random_bot.py", EXAMPLES / "random_bot.js"
BANDITS = [EXAMPLES / "bandit_bot.py", EXAMPLES / "bandit_bot.js"]


def command(example: Path) -> str:
    """The command line of an example; Node.js comes from where the web app's build takes it."""
    if example.suffix == ".py":
        return shlex.join([sys.executable, str(example)])
    node = shutil.which("node", path=node_path())
    assert node is not None, (
        "Node.js is missing: install npm, or the package `python hatch_build.py node` names"
    )
    return shlex.join([node, str(example)])


def carson(*args: str) -> str:
    result = CliRunner().invoke(app, list(args))
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("example", [PYTHON, JAVASCRIPT], ids=lambda path: str(path.suffix))
def test_the_page_shows_the_example(example: Path) -> None:
    page = (DOCS / "bot-protocol.md").read_text(encoding="utf-8")
    assert f"```{'python' if example == PYTHON else 'js'}\n{example.read_text(encoding='utf-8')}```" in page


@pytest.mark.parametrize("example", [PYTHON, JAVASCRIPT], ids=lambda path: str(path.suffix))
@pytest.mark.parametrize("game", sorted(registry.GAMES))
def test_an_example_plays_every_game(example: Path, game: str) -> None:
    args = ("arena", f"exec:{command(example)}", "random", "--game", game, "--games", "2", "--json")
    figures, again = (json.loads(carson(*args, "--jobs", jobs)) for jobs in ("1", "2"))
    assert figures["notes"] == []
    assert figures["bots"][0]["decisions"] > 10
    scores = [[bot["mean_score"] for bot in run["bots"]] for run in (figures, again)]
    assert scores[0] == scores[1]


def test_a_demo_and_a_failing_program(tmp_path: Path) -> None:
    shown = carson("demo", "--seats", "2", "--bot", f"exec:{command(JAVASCRIPT)}")
    assert "Total" in shown
    assert "forfeits" not in shown
    failing = carson("demo", "--seats", "2", "--bot", f"exec:{shlex.quote(sys.executable)} -c 1/0")
    assert "ZeroDivisionError" in failing
    assert "forfeits" in failing


def test_on_a_server_only_the_host_names_a_program(tmp_path: Path) -> None:
    program = f"exec:{command(PYTHON)}"
    settings = quick(tmp_path)
    settings.host_bots["randy"] = program
    server = RunningServer(settings)
    try:
        with Browser(server.base) as ann:
            assert "randy" in [bot["name"] for bot in ann.get("/api/games")[0]["bots"]]
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "randy"}]
            seat = ann.table(2, seats=seats)["seats"][1]
            assert (seat["bot"], seat["strength"]) == ("randy", "randy")
            wish = {"game": "city", "options": {"seats": "2"}, "public": False}
            seats[1]["bot"] = "exec:python3"
            assert "there is no bot" in ann.post("/api/tables", {**wish, "seats": seats}, 400)["detail"]
    finally:
        server.stop()


def test_a_program_chooses_for_a_table() -> None:
    async def run() -> None:
        pool = BotPool(1, 2000, {"randy": f"exec:{command(JAVASCRIPT)}"})
        game = registry.game("city")
        match = Match.start(game, game.settle({"seats": "2"}), "web", ["Ann", "Randy"])
        for _ in range(3):
            seat = match.state.actors()[0]
            match.act(seat, await pool.choose(match, seat, "randy"))
        assert pool.restarts == 0
        pool.stop()

    finished(run())
