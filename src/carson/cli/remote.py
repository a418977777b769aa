"""`carson remote`: a bot of this machine plays at the tables of a server elsewhere."""

from typing import Annotated

import typer

from carson.cli.chosen import BotLog
from carson.cli.contests import INTERRUPTED
from carson.cli.screen import Screen
from carson.cli.words import say
from carson.core import registry
from carson.core.bot_names import bot_maker, exact_name, plays
from carson.remote import RemotePlayer, RemoteServer

TOLD = ("begun", "over", "lost")  # what has words of its own


def remote(
    bot: Annotated[str, typer.Argument(metavar="BOT")],
    server: Annotated[str, typer.Option("--server", metavar="URL")] = "http://localhost:8000",
    token: Annotated[str, typer.Option("--token", metavar="TOKEN", envvar="CARSON_TOKEN")] = "",
    game: Annotated[list[str] | None, typer.Option("--game", metavar="GAME")] = None,
    at_once: Annotated[int, typer.Option("--at-once", metavar="N", min=1, max=100)] = 4,
    bot_log: BotLog = None,
) -> None:
    """Let a bot of this machine play at the tables of a server elsewhere."""
    screen = Screen(stderr=True)
    games = [registry.game(name) for name in (game or registry.GAMES)]
    playing = [one for one in games if game or plays(one, bot)] or games[:1]
    name = exact_name(playing[0], bot, outside=True)
    makers = {one.name: bot_maker(one, bot, outside=True) for one in playing}

    def tell(what: str, table: str) -> None:
        known = what in TOLD
        screen.say(say(f"remote.{what}", table=table) if known else what, "dim" if known else "wrong")

    player = RemotePlayer(RemoteServer(server, token), makers, at_once, tell)
    screen.say(say("remote.plays", bot=name, games=", ".join(makers), server=server), "title")
    try:
        player.run()
    except KeyboardInterrupt:
        player.stop()
        raise typer.Exit(INTERRUPTED) from None
