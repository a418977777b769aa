"""What `carson arena` and `carson ladder` share: who plays, how far it is, and how it is stopped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from carson.cli.progress import bar
from carson.cli.screen import Screen
from carson.cli.words import later, say
from carson.core.errors import CarsonError

if TYPE_CHECKING:
    from carson.arena.playing import Outcome
    from carson.arena.run import Run

INTERRUPTED = 130

Seed = Annotated[str, typer.Option("--seed", metavar="SEED")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", min=1)]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
Json = Annotated[bool, typer.Option("--json")]
Journals = Annotated[str | None, typer.Option("--resume", metavar="FOLDER")]
Markdown = Annotated[str | None, typer.Option("--markdown", metavar="FILE")]


def journal_folder(name: str) -> Path:
    """A folder in which each contest keeps its finished games."""
    path = Path(name).expanduser()
    try:
        path.mkdir(exist_ok=True)
    except OSError as error:
        raise CarsonError(
            later("ladder.unusable", name=name, reason=(error.strerror or str(error)).lower())
        ) from error
    return path


def played(run: Run, doing: str = "", where: str = "") -> list[Outcome]:
    """All outcomes, with a bar that tells how far it is when somebody is looking."""
    screen = Screen(stderr=True)
    outcomes = list(run.known)
    try:
        with bar(screen, doing or say("contests.playing"), run.total, len(outcomes)) as advance:
            for outcome in run.play():
                outcomes.append(outcome)
                advance()
    except KeyboardInterrupt:
        kept = say("contests.kept", file=run.file) if run.file else say("contests.lost")
        screen.say(say("contests.stopped", where=where, played=len(outcomes), total=run.total, kept=kept))
        raise typer.Exit(INTERRUPTED) from None
    return outcomes
