"""`carson check`, `carson backup` and `carson restore`: the folder of a server."""

from pathlib import Path
from typing import Annotated

import typer

from carson.cli.serve import DEFAULT_DATA

Folder = Annotated[str, typer.Argument(metavar="DATA")]
Data = Annotated[str, typer.Option("--data", metavar="DIR")]


def check(data: Folder = DEFAULT_DATA) -> None:
    """Verify the database and every table of a server; it may run meanwhile."""
    from carson.server.tables.checking import check_folder
    from carson.server.words import say

    found = check_folder(Path(data))
    for line in [*found.wrong, *found.notes]:
        typer.echo(line)
    if found.wrong:
        typer.echo(say("check.wrong", number=len(found.wrong)))
        raise typer.Exit(1)
    typer.echo(say("check.fine", number=found.tables, entries=found.entries))


def backup(target: Annotated[str, typer.Argument(metavar="FOLDER")], data: Data = DEFAULT_DATA) -> None:
    """Copy the database and the key of a server; it may run meanwhile."""
    from carson.server.db.backup import back_up
    from carson.server.settings import Settings
    from carson.server.words import say

    tables = back_up(Settings(data=Path(data)), Path(target))
    typer.echo(say("backup.made", number=tables, folder=target))


def restore(source: Annotated[str, typer.Argument(metavar="FOLDER")], data: Data = DEFAULT_DATA) -> None:
    """Put a backup back; a server that runs goes on with it within seconds."""
    from carson.server.db.backup import put_back
    from carson.server.settings import Settings
    from carson.server.words import say

    tables, kept = put_back(Settings(data=Path(data)), Path(source))
    typer.echo(say("backup.restored", number=tables, folder=data))
    if kept is not None:
        typer.echo(say("backup.kept", folder=kept))
