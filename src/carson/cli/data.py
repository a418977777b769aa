"""`carson check`, `carson backup`, `carson restore` and `carson move-data`: what a server has stored."""

from pathlib import Path
from typing import Annotated

import typer

from carson.cli.serve import DEFAULT_DATA, Database

Folder = Annotated[str, typer.Argument(metavar="DATA")]
Data = Annotated[str, typer.Option("--data", metavar="DIR")]
Place = Annotated[str, typer.Argument(metavar="FOLDER|URL")]


def check(data: Folder = DEFAULT_DATA, database: Database = "") -> None:
    """Verify the database and every table of a server; it may run meanwhile."""
    from carson.server.tables.checking import check_folder
    from carson.server.words import say

    found = check_folder(Path(data), database)
    for line in [*found.wrong, *found.notes]:
        typer.echo(line)
    if found.wrong:
        typer.echo(say("check.wrong", number=len(found.wrong)))
        raise typer.Exit(1)
    typer.echo(say("check.fine", number=found.tables, entries=found.entries))


def backup(
    target: Annotated[str, typer.Argument(metavar="FOLDER")],
    data: Data = DEFAULT_DATA,
    database: Database = "",
) -> None:
    """Copy the database and the key of a server; it may run meanwhile."""
    from carson.server.db.backup import back_up
    from carson.server.settings import Settings
    from carson.server.words import say

    tables = back_up(Settings(Path(data), database), Path(target))
    typer.echo(say("backup.made", number=tables, folder=target))


def restore(
    source: Annotated[str, typer.Argument(metavar="FOLDER")],
    data: Data = DEFAULT_DATA,
    database: Database = "",
) -> None:
    """Put a backup back; a server that runs goes on with it within seconds."""
    from carson.server.db.backup import put_back
    from carson.server.settings import Settings
    from carson.server.words import say

    tables, kept = put_back(Settings(Path(data), database), Path(source))
    typer.echo(say("backup.restored", number=tables, folder=data))
    if kept is not None:
        typer.echo(say("backup.kept", folder=kept))


def move_data(source: Place, target: Place) -> None:
    """Copy everything from one database into another, empty one, and compare; no server runs meanwhile."""
    from carson.server.db.engine import storage_of
    from carson.server.db.moving import move
    from carson.server.settings import Settings
    from carson.server.words import say

    old, new = (
        Settings(Path(DEFAULT_DATA), place) if "://" in place else Settings(Path(place))
        for place in (source, target)
    )
    rows = move(old, new, lambda table, rows: typer.echo(say("move.table", table=table, rows=rows)))
    typer.echo(say("move.done", rows=rows, target=storage_of(new).name))
    if new.database_url:
        folder = DEFAULT_DATA if old.database_url else source
        typer.echo(say("move.serve", folder=folder, target=storage_of(new).name))
    else:
        typer.echo(say("move.key"))
