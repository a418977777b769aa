"""`carson benchmark`: a bot on all named tasks, with a rating that others can repeat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from carson.cli import files
from carson.cli.chosen import chosen_seed
from carson.cli.contests import Cluster, Jobs, Journals, Json, Markdown, Seed, journal_folder, played
from carson.cli.screen import Screen
from carson.cli.words import say

if TYPE_CHECKING:
    from carson.arena.benchmark import Found, Trial
    from carson.arena.contest import Contest
    from carson.arena.crew import Crew
    from carson.arena.standings import Standing

Bots = Annotated[list[str], typer.Argument(metavar="BOT ...")]
Tasks = Annotated[list[str] | None, typer.Option("--task", metavar="TASK")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
USUAL_GAMES = 400  # on a task


def benchmark(
    bots: Bots,
    tasks: Tasks = None,
    games: Games = USUAL_GAMES,
    seed: Seed = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
    resume: Journals = None,
    as_json: Json = False,
    markdown: Markdown = None,
) -> None:
    """Rate bots on the named tasks: Rancher stands at 1000.

    With --resume it can be stopped and goes on.
    """
    from carson.arena import benchmark as measuring
    from carson.arena.crew import hired
    from carson.env.tasks import TASKS, task

    chosen = [task(name) for name in tasks or TASKS]
    wanted = measuring.trials(bots, chosen, chosen_seed(seed))
    if markdown is not None:
        files.check_folder(markdown)
    folder = None if resume is None else journal_folder(resume)
    with hired(cluster, jobs) as crew:
        found = [
            _tried(trial, games, crew, folder, f"{number}/{len(wanted)} {trial.bot}, {trial.task.name}")
            for number, trial in enumerate(wanted, 1)
        ]
    if markdown is not None:
        files.write_text(markdown, measuring.markdown(seed, found))
    if as_json:
        typer.echo(json.dumps(measuring.as_json(seed, found), indent=2, ensure_ascii=False))
    else:
        _show(found)


def _tried(trial: Trial, games: int, crew: Crew, folder: Path | None, title: str) -> Found:
    from carson.arena.benchmark import found

    own, notes = _contest(trial.plan, games, crew, folder, trial.name, title)
    reference = None
    if trial.reference is not None:
        reference, _ = _contest(trial.reference, games, crew, folder, f"{trial.task.name}-anchor", title)
    return found(trial, own, reference, notes)


def _contest(
    plan: Contest, games: int, crew: Crew, folder: Path | None, name: str, title: str
) -> tuple[Standing, list[str]]:
    """The figures of the first entry, and what went wrong."""
    from carson.arena.run import Run
    from carson.arena.standings import standings

    file = None if folder is None else str(folder / f"{name}.jsonl")
    with Run(plan, games, crew, file) as run:
        outcomes = played(run, title, say("ladder.where", name=name))
    return standings(plan, outcomes)[0], [note for outcome in outcomes for note in outcome.notes]


def _show(found: list[Found]) -> None:
    from carson.arena.benchmark import HEADINGS, NUMBERS, rows
    from carson.cli.ladder_table import figures_table

    Screen().show(figures_table(HEADINGS, NUMBERS, rows(found)))
