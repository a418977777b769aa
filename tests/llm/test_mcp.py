"""`carson mcp`, by a real client over standard input and output."""

import os
import re
import sys
from typing import Any

import pytest

from carson.cli.mcp import mcp as command
from carson.core import registry
from carson.core.errors import MissingPackage
from carson.core.record import read_record, verify
from tests.loops import finished

mcp: Any = pytest.importorskip("mcp", reason='pip install "carson-city[mcp]"')
pytestmark = pytest.mark.once("says nothing about the engine")

TOOLS = {"games", "rules", "new_game", "look", "play", "analyse", "analyse_position", "record"}
SERVER = "from carson.cli import main; main()"


def answers(text: str) -> list[str]:
    """The numbers of the answers that a question offers."""
    return re.findall(r"^(\d+):", text.rpartition("##")[2], re.MULTILINE)


async def called(client: Any, tool: str, **given: object) -> tuple[str, bool]:
    result = await client.call_tool(tool, given)
    return result.content[0].text, bool(result.is_error)


async def told(client: Any, tool: str, **given: object) -> str:
    text, failed = await called(client, tool, **given)
    assert not failed, text
    return text


def test_a_model_plays_a_whole_game_and_analyses() -> None:
    async def run() -> None:
        parameters = mcp.StdioServerParameters(
            command=sys.executable, args=["-c", SERVER, "mcp"], env=dict(os.environ)
        )
        async with mcp.Client(parameters) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == TOOLS
            assert "cards: " in await told(client, "games")
            options = {"seats": "1", "virtual": "novice"}
            assert await told(client, "rules", game="cards", options=options)
            text = await told(client, "new_game", game="cards", options=options, seed="7", bot="random")
            assert text.startswith("Game 1\n")
            assert await told(client, "look", game=1) in text
            assert answers(await told(client, "analyse", game=1, bot="rancher"))[0] in answers(text)
            refused = await told(client, "play", game=1, answer="howdy")
            assert "Illegal answers so far: 1 of 1." in refused
            assert "carson record 1" in await told(client, "record", game=1)
            for _ in range(200):
                offered = answers(text)
                if not offered:
                    break
                text = await told(client, "play", game=1, answer=offered[0])
            assert re.search(r"Illegal answers: 1 of \d+\.", text), text
            verify(read_record(await told(client, "record", game=1)))
            await check_mistakes(client)

    finished(run())


async def check_mistakes(client: Any) -> None:
    for tool, given, says in (
        ("play", {"game": 1, "answer": "1"}, "the game is over"),
        ("look", {"game": 9}, "there is no game 9; there are 1"),
        ("new_game", {"game": "poker"}, "there is no game"),
        ("new_game", {"seat": 7}, "seat 7 is none of the 4"),
        ("new_game", {"bot": "exec:sh"}, "there is no bot"),
        ("analyse_position", {"position": "nothing"}, "line 1"),
    ):
        text, failed = await called(client, tool, **given)
        assert failed
        assert says in text
    game = registry.game("city")
    state = game.new(game.settle({}))
    while state.actor() < 0:
        state.play(-1, state.chance()[0][0])
    position = game.write_position(state)
    assert answers(await told(client, "analyse_position", position=position, bot="rancher"))


def test_without_the_package_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    with pytest.raises(MissingPackage, match=r"carson-city\[mcp\]"):
        command()
