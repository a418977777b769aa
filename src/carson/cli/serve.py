"""`carson serve`: the web app, and `carson worker`: more hands for its bots."""

from pathlib import Path
from typing import Annotated

import typer

from carson.cli.chosen import BotLog
from carson.cli.words import later
from carson.core import plugins, registry
from carson.core.bot_names import exact_name, kind_of, parameters
from carson.core.errors import BadOption
from carson.core.outside.command import parse_command

DEFAULT_DATA = "carson-data"
LONGEST_NAME = 20
Database = Annotated[str, typer.Option("--database", metavar="URL", envvar="CARSON_DATABASE")]
Redis = Annotated[str, typer.Option("--redis", metavar="URL", envvar="CARSON_REDIS")]


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8000,
    data: Annotated[str, typer.Option("--data", metavar="DIR")] = DEFAULT_DATA,
    database: Database = "",
    redis: Redis = "",
    secure: Annotated[bool, typer.Option("--secure")] = False,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    keep_guests: Annotated[float, typer.Option("--keep-guests", min=0, metavar="DAYS")] = 365,
    keep_copies: Annotated[float, typer.Option("--keep-copies", min=0, metavar="DAYS")] = 90,
    url: Annotated[str, typer.Option("--url", metavar="URL")] = "",
    smtp: Annotated[str, typer.Option("--smtp", metavar="URL", envvar="CARSON_SMTP")] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS")] = "",
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=1, max=64)] = 1,
    bot_limit: Annotated[list[str] | None, typer.Option("--bot-limit", metavar="NAME=MOST")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", "--exec-bot", metavar="NAME=BOT")] = None,
    bot_log: BotLog = None,
) -> None:
    """Open the web app: play with friends and bots in the browser."""
    from carson.server.serve import serve as run
    from carson.server.settings import Settings

    settings = Settings(
        data=Path(data),
        database_url=database,
        redis_url=redis,
        host=host,
        port=port,
        secure=secure,
        proxies=tuple(proxy or ()),
        guest_days=keep_guests,
        copy_days=keep_copies,
        url=url.rstrip("/"),
        smtp=smtp,
        mail_from=mail_from,
        bot_workers=bot_workers,
        host_bots=_brought(bot or []),
    )
    run(settings.limited(_limits(bot_limit or [])))


def worker(redis: Redis, processes: Annotated[int, typer.Option("--processes", min=1, max=256)] = 1) -> None:
    """Let bots think on this machine, for servers that share a Redis."""
    from carson.server.bots.worker import work

    work(redis, processes)


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


def _brought(given: list[str]) -> dict[str, str]:
    """The bots that the host brings, by the name they have here. Nobody but the host names a command."""
    ours = {bot for game in registry.GAMES for bot in registry.game(game).bots()}
    found: dict[str, str] = {}
    for text in given:
        name, equals, bot = text.partition("=")
        named = equals or name in plugins.announced()
        if not named or not name.isalnum() or len(name) > LONGEST_NAME:
            raise BadOption(later("serve.no-bot", text=text))
        if name in ours or name in found:
            raise BadOption(later("serve.bot-taken", name=name))
        found[name] = _exact(bot if equals else name, ours)
    return found


def _exact(bot: str, ours: set[str]) -> str:
    """The one way to write a bot, if it plays some game here; what is no bot is a command line."""
    if kind_of(bot) not in ours and plugins.split(bot) is None:
        return str(parse_command(bot))
    problems: list[BadOption] = []
    for game in registry.GAMES:
        try:
            return exact_name(registry.game(game), bot, outside=True)
        except BadOption as problem:
            problems.append(problem)
    raise problems[0]
