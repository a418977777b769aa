"""`carson serve`: the web app."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DEFAULT_DATA = "carson-data"


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Address; 0.0.0.0 opens it to the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Port to listen on.")] = 8000,
    data: Annotated[
        str, typer.Option("--data", metavar="DIR", help="Folder for the database; made when missing.")
    ] = DEFAULT_DATA,
    secure: Annotated[
        bool, typer.Option("--secure", help="Behind HTTPS: cookies travel over HTTPS only.")
    ] = False,
    bot_workers: Annotated[
        int, typer.Option("--bot-workers", min=1, max=64, help="Processes bots think in.")
    ] = 1,
) -> None:
    """Open the web app: play with friends and bots in the browser."""
    from carson.server.serve import serve as run
    from carson.server.settings import Settings

    run(Settings(data=Path(data), host=host, port=port, secure=secure, bot_workers=bot_workers))
