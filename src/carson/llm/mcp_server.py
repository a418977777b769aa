"""The parlour as tools of the Model Context Protocol. What goes wrong is told in words."""

import secrets
from collections.abc import Callable

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from carson import __version__
from carson.core.errors import CarsonError
from carson.llm.parlour import Parlour

HOW = (
    "Board games against bots. Call `games` for what there is, `new_game` to begin, then `play` with the "
    "number of one of the answers you are offered until the game is over. `analyse` tells what a bot thinks."
)


def server() -> MCPServer:
    """A server with games of its own."""
    parlour = Parlour()
    made = MCPServer("carson", title="Carson", instructions=HOW, version=__version__)

    @made.tool(description="The games there are, with their options and bots.")
    def games() -> str:
        return parlour.games()

    @made.tool(description="The rules of a game in brief, as it is played with these options.")
    def rules(game: str = "city", options: dict[str, str] | None = None) -> str:
        return _told(lambda: parlour.rules(game, options or {}))

    @made.tool(
        description="Begin a game against bots. `seat` counts from 0; without a seed each is another one."
    )
    def new_game(
        game: str = "city",
        options: dict[str, str] | None = None,
        bot: str = "",
        seat: int = 0,
        seed: str = "",
    ) -> str:
        def begun() -> str:
            number, text = parlour.open(game, options or {}, bot, seed or secrets.token_hex(8), seat)
            return f"Game {number}\n\n{text}"

        return _told(begun)

    @made.tool(description="What you are asked in a game: the table as you see it, every legal answer.")
    def look(game: int) -> str:
        return _told(lambda: parlour.sitting(game).text())

    @made.tool(description="Answer the question of a game, with the number of one of the legal answers.")
    def play(game: int, answer: str) -> str:
        return _told(lambda: parlour.play(game, answer))

    @made.tool(description="What a bot thinks of your answers to the present question, the best first.")
    def analyse(game: int, bot: str = "") -> str:
        return _told(lambda: parlour.analyse(game, bot))

    @made.tool(description="The same for a position that is written as a text, as `carson inspect` reads it.")
    def analyse_position(position: str, bot: str = "") -> str:
        return _told(lambda: parlour.analyse_position(position, bot))

    @made.tool(description="A game so far as a record: a text that replays to the same states.")
    def record(game: int) -> str:
        return _told(lambda: parlour.record(game))

    return made


def _told(work: Callable[[], str]) -> str:
    try:
        return work()
    except CarsonError as error:
        raise ToolError(str(error)) from error
