"""`carson serve`: the web app."""

from pathlib import Path
from typing import Annotated

import typer

from carson.cli.words import later
from carson.core import registry
from carson.core.bot_names import parameters
from carson.core.errors import BadOption
from carson.core.outside.command import parse_command

DEFAULT_DATA = "carson-data"
LONGEST_NAME = 20
Database = Annotated[str, typer.Option("--database", metavar="URL", envvar="CARSON_DATABASE")]


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8000,
    data: Annotated[str, typer.Option("--data", metavar="DIR")] = DEFAULT_DATA,
    database: Database = "",
    secure: Annotated[bool, typer.Option("--secure")] = False,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    keep_guests: Annotated[float, typer.Option("--keep-guests", min=0, metavar="DAYS")] = 365,
    keep_copies: Annotated[float, typer.Option("--keep-copies", min=0, metavar="DAYS")] = 90,
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=1, max=64)] = 1,
    bot_limit: Annotated[list[str] | None, typer.Option("--bot-limit", metavar="NAME=MOST")] = None,
    exec_bot: Annotated[list[str] | None, typer.Option("--exec-bot", metavar="NAME=COMMAND")] = None,
) -> None:
    """Open the web app: play with friends and bots in the browser."""
    from carson.server.serve import serve as run
    from carson.server.settings import Settings

    settings = Settings(
        data=Path(data),
        database_url=database,
        host=host,
        port=port,
        secure=secure,
        proxies=tuple(proxy or ()),
        guest_days=keep_guests,
        copy_days=keep_copies,
        bot_workers=bot_workers,
        exec_bots=_programs(exec_bot or []),
    )
    run(settings.limited(_limits(bot_limit or [])))


def _limits(given: list[str]) -> dict[str, int]:
    """What parameters of bots may be at most, by name."""
    games = [registry.game(name) for name in registry.GAMES]
    known = {name: least for game in games for name, least in parameters(game).items()}
    found: dict[str, int] = {}
    for text in given:
        name, _, most = text.partition("=")
        if name not in known:
            raise BadOption(later("serve.no-parameter", name=name, known=", ".join(sorted(known))))
        if not (most.isascii() and most.isdecimal()) or int(most) < max(1, known[name]):
            raise BadOption(later("serve.no-limit", text=text, name=name))
        found[name] = int(most)
    return found


def _programs(given: list[str]) -> dict[str, str]:
    """The programs that may play, by name. Nobody but the host names a command."""
    taken = {bot for game in registry.GAMES for bot in registry.game(game).bots()}
    found: dict[str, str] = {}
    for text in given:
        name, equals, command = text.partition("=")
        if not equals or not name.isalnum() or len(name) > LONGEST_NAME:
            raise BadOption(later("serve.no-bot", text=text))
        if name in taken or name in found:
            raise BadOption(later("serve.bot-taken", name=name))
        found[name] = str(parse_command(command))
    return found
