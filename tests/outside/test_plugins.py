"""Bots of other packages play wherever a bot is named; what is wrong with one is told by its name."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

from carson.arena.contest import contest, jobs
from carson.arena.playing import play
from carson.cli.app import app
from carson.core import plugins, registry
from carson.core.advisers import adviser_named
from carson.core.bot_names import bot_maker, exact_name
from carson.core.clock import UNHURRIED
from carson.core.errors import BadBot, BadOption, BotFailure
from carson.core.match import Match
from carson.core.plugged import Plugged
from carson.server.bots.lane import BotFailed
from carson.server.bots.pool import BotPool
from tests.loops import finished

HERE = "py:tests.outside.strange_bots"
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "bots"
GAME = registry.game("city")


@pytest.fixture
def match() -> Match:
    return Match.start(GAME, GAME.settle({"seats": "2"}), "dice", ["Ann", "Ben"])


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "sage": EntryPoint("sage", "tests.outside.strange_bots:Good", plugins.GROUP),
        "broken": EntryPoint("broken", "tests.outside.needs_more:Good", plugins.GROUP),
        "rancher": EntryPoint("rancher", "tests.outside.strange_bots:Lame", plugins.GROUP),
    }
    monkeypatch.setattr(plugins, "announced", lambda: points)


def asked(match: Match, name: str) -> int:
    seat = match.state.actors()[0]
    bot = bot_maker(match.game, name, outside=True)("seed")
    return bot.choose(match.view(seat), match.state.legal(seat), UNHURRIED)


@pytest.mark.parametrize("name", [f"{HERE}:Good", f"{HERE}:maker", "sage"])
def test_a_class_a_function_and_what_a_package_announces_play(
    match: Match, announced: None, name: str
) -> None:
    assert asked(match, name) == match.state.legal(match.state.actors()[0])[-1]
    assert exact_name(GAME, f" {name} ", outside=True) == name


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("py:", "names no bot; write it as py:module:Class"),
        ("py:tests.outside.strange_bots", "names no bot"),
        ("py:no_such_module:Bot", "there is no module “no_such_module”"),
        ("py:tests.outside.no_such:Bot", "there is no module “tests.outside.no_such”"),
        (f"{HERE}:Nobody", "has no “Nobody”; of bots it has Good, Cards, Needy, Hasty"),
        (f"{HERE}:NOTHING", "is nothing that makes a bot"),
        (f"{HERE}:Dumb", r"it has no choose\(view, legal, clock\)"),
        (f"{HERE}:Needy", r"it is called with a seed alone, but takes \(seed: str, teacher: str\)"),
        (f"{HERE}:Hasty", "its choose is called with view, legal and clock, but takes"),
        (f"{HERE}:Cards", "does not play city; it plays cards"),
        (f"{HERE}:Good:ms=5", "takes no parameters"),
    ],
)
def test_a_bot_that_is_not_there_or_does_not_fit_is_refused_at_once(name: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        exact_name(GAME, name, outside=True)


def test_what_goes_wrong_while_it_is_loaded_or_made_is_shown(announced: None) -> None:
    with pytest.raises(BadBot, match=r"py:tests\.outside\.needs_more:Bot cannot be loaded") as loading:
        exact_name(GAME, "py:tests.outside.needs_more:Bot", outside=True)
    assert "No module named 'no_such_package_anywhere'" in loading.value.trace
    with pytest.raises(BadBot, match="broken cannot be loaded"):
        exact_name(GAME, "broken", outside=True)
    with pytest.raises(BadBot, match="Stillborn cannot be made") as making:
        bot_maker(GAME, f"{HERE}:Stillborn", outside=True)("seed")
    assert making.value.trace.startswith("Traceback")
    assert making.value.trace.endswith("LookupError: no saddle")
    with pytest.raises(BadBot, match="it has no choose"):
        bot_maker(GAME, f"{HERE}:empty_maker", outside=True)("seed")


def test_a_bot_that_raises_is_not_replaced(match: Match) -> None:
    with pytest.raises(BotFailure, match="Lame failed") as failing:
        asked(match, f"{HERE}:Lame")
    trace = failing.value.trace
    assert "in _ride" in trace
    assert trace.endswith("RuntimeError: my horse is lame")
    assert "plugged.py" not in trace
    with pytest.raises(BotFailure, match="Cheat chose all of them, which is not legal"):
        asked(match, f"{HERE}:Cheat")


def test_our_names_stay_ours_and_strangers_name_nothing(announced: None) -> None:
    assert not isinstance(bot_maker(GAME, "rancher", outside=True)("seed"), Plugged)
    for name in (f"{HERE}:Good", "sage"):
        with pytest.raises(BadOption, match="there is no bot"):
            exact_name(GAME, name)
    with pytest.raises(BadOption, match="sage"):
        exact_name(GAME, "saga", outside=True)


def test_it_explains_itself_where_it_can(match: Match) -> None:
    seat = match.state.actors()[0]
    legal = match.state.legal(seat)
    adviser = adviser_named(GAME, f"{HERE}:Good", "seed", outside=True)
    assert [one.action for one in adviser.explain(match.view(seat), legal, UNHURRIED)] == legal[::-1]


# ---- everywhere


def carson(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args))
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.once("plays much and says nothing about the engine")
def test_the_example_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    weed = "py:tumbleweed:tuned:playouts=1"
    plan = contest(registry.game("cards"), {"seats": "1", "virtual": "novice"}, [weed], "1")
    assert plan.bots == (weed,)
    outcome = play(plan, jobs(plan, 1)[0])
    assert outcome.times[0].count > 10


def test_the_arena_says_what_went_wrong_and_counts_nothing() -> None:
    code, shown, complaint = carson("arena", f"{HERE}:Lame", "random", "--games", "2", "--jobs", "1")
    assert code == 2
    assert "Lame failed" in complaint
    assert "RuntimeError: my horse is lame" in complaint
    assert "in _ride" in complaint
    assert shown == ""


def test_commands_take_it_by_name() -> None:
    code, shown, complaint = carson(
        "arena", f"{HERE}:Good", "random", "--games", "2", "--json", "--jobs", "1"
    )
    assert code == 0, complaint
    assert json.loads(shown)["bots"][0]["name"] == f"{HERE}:Good"
    code, shown, complaint = carson("demo", "--seats", "2", "--bot", f"{HERE}:Good")
    assert code == 0, complaint
    code, shown, complaint = carson("bench", "--bot", f"{HERE}:Good", "--games", "1")
    assert json.loads(shown)["decisions"] > 20, complaint
    code, shown, complaint = carson("puzzles", "--player", f"{HERE}:Lame:x=1")
    assert (code, "takes no parameters" in complaint) == (2, True)
    code, shown, complaint = carson("serve", "--bot", f"sage={HERE}:Dumb")
    assert (code, "it has no choose" in complaint) == (2, True)


def test_a_bot_of_the_host_chooses_for_a_table(match: Match) -> None:
    async def run() -> None:
        pool = BotPool(1, 2000, {"sage": f"{HERE}:Good", "lame": f"{HERE}:Lame"})
        seat = match.state.actors()[0]
        assert await pool.choose(match, seat, "sage") == match.state.legal(seat)[-1]
        with pytest.raises(BotFailed, match="Lame failed"):
            await pool.choose(match, seat, "lame")
        pool.stop()

    finished(run())
