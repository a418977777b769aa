"""`carson statistics`: what kind of game each task is, counted in games of a bot."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from carson.cli import files
from carson.cli.chosen import DEMO_BOT, chosen_seed
from carson.cli.contests import Jobs, Json, Markdown, Seed
from carson.cli.progress import bar
from carson.cli.screen import Screen

if TYPE_CHECKING:
    from carson.arena.crew import Crew
    from carson.arena.statistics_report import Studied
    from carson.env.tasks import Task

Tasks = Annotated[list[str] | None, typer.Option("--task", metavar="TASK")]
Bot = Annotated[str, typer.Option("--bot", metavar="NAME")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
USUAL_GAMES = 200  # on a task


def statistics(
    tasks: Tasks = None,
    bot: Bot = DEMO_BOT,
    games: Games = USUAL_GAMES,
    seed: Seed = "1",
    jobs: Jobs = None,
    as_json: Json = False,
    markdown: Markdown = None,
) -> None:
    """Count what there is to choose, luck and secrets in games on the named tasks."""
    from carson.arena import statistics_report as report
    from carson.arena.crew import hired
    from carson.env.tasks import TASKS, task

    chosen = [task(name) for name in tasks or TASKS]
    root = chosen_seed(seed)
    if markdown is not None:
        files.check_folder(markdown)
    with hired(None, jobs) as crew:
        found = [_studied(one, bot, root, games, crew) for one in chosen]
    if markdown is not None:
        files.write_text(markdown, report.markdown(root, found))
    if as_json:
        typer.echo(json.dumps(report.as_json(root, found), indent=2, ensure_ascii=False))
    else:
        _show(found)


def _studied(task: Task, bot: str, seed: str, games: int, crew: Crew) -> Studied:
    from carson.arena.statistics import counted, games_of, plan_of
    from carson.arena.statistics_report import Studied

    plan = plan_of(task, bot, seed)
    todo = games_of(plan, games)
    counts = []
    with bar(Screen(stderr=True), task.name, len(todo)) as advance:
        for outcome in crew.play_all(plan, todo):
            counts.append((outcome.job.number, counted(plan, outcome)))
            advance()
    return Studied(task, plan, [count for _, count in sorted(counts, key=lambda one: one[0])])


def _show(found: list[Studied]) -> None:
    from carson.arena.statistics_report import NUMBERS, TO_CHOOSE, UNKNOWN, to_choose, unknown
    from carson.cli.ladder_table import figures_table

    screen = Screen()
    for headings, row in ((TO_CHOOSE, to_choose), (UNKNOWN, unknown)):
        screen.show(figures_table(headings, NUMBERS, [row(one) for one in found]))
