"""`carson ladder`: everything that is demanded of the bots, measured and printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from carson.cli import files
from carson.cli.chosen import chosen_seed
from carson.cli.contests import Cluster, Jobs, Journals, Json, Markdown, Seed, journal_folder, played
from carson.cli.screen import Screen
from carson.cli.words import later, say
from carson.core.errors import BadOption
from carson.core.sentence import read

if TYPE_CHECKING:
    from carson.arena.crew import Crew
    from carson.arena.ladder import Ladder, Step
    from carson.arena.ladder_report import Report

Parts = Annotated[list[str] | None, typer.Argument(metavar="[PART ...]")]
Games = Annotated[int | None, typer.Option("--games", metavar="N", min=1)]
Table = Annotated[str | None, typer.Option("--table", metavar="FILE")]


def ladder(
    parts: Parts = None,
    games: Games = None,
    seed: Seed = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
    resume: Journals = None,
    as_json: Json = False,
    markdown: Markdown = None,
    table: Table = None,
) -> None:
    """Measure how strong the bots are, and say for each demand whether it holds.

    The whole ladder takes hours: with --resume it can be stopped and goes on.
    """
    from carson.arena import ladder_report
    from carson.arena.crew import hired
    from carson.arena.ladder import chosen, steps

    wanted = chosen(_table(table), parts or [])
    report = ladder_report.Report(chosen_seed(seed), steps(wanted, chosen_seed(seed), games))
    if cluster is None:
        _check_jobs(jobs)
    if markdown is not None:
        _page(markdown, "")
    folder = None if resume is None else journal_folder(resume)
    with hired(cluster, jobs) as crew:
        _measure(wanted, report)
        for number, step in enumerate(report.steps, 1):
            _play(report, step, f"{number}/{len(report.steps)} {step.name}", crew, folder)
    if markdown is not None:
        files.write_text(markdown, _page(markdown, ladder_report.markdown(report)))
    if as_json:
        typer.echo(json.dumps(ladder_report.as_json(report), indent=2, ensure_ascii=False))
    else:
        _show(report)


def _measure(wanted: Ladder, report: Report) -> None:
    """The speeds, first and one after the other, so that nothing else of ours is running."""
    from carson.arena.ladder_report import speed_line
    from carson.arena.speed import playouts

    screen = Screen(stderr=True)
    for speed in wanted.speeds:
        with screen.console.status(say("ladder.measuring", name=speed.name)):
            found = playouts(speed.game, speed.options, speed.bot, speed.ms)
        report.made.append((speed, found))
        screen.say(speed_line(speed, found))


def _play(report: Report, step: Step, title: str, crew: Crew, folder: Path | None) -> None:
    """One step, told when it is over: the whole ladder takes long."""
    from carson.arena.run import Run
    from carson.arena.standings import standings

    file = None if folder is None else str(folder / f"{step.name}.jsonl")
    with Run(step.plan, step.games, crew, file) as run:
        outcomes = played(run, title, say("ladder.where", name=step.name))
    report.standings[step.name] = found = standings(step.plan, outcomes)
    report.notes[step.name] = [note for outcome in outcomes for note in outcome.notes]
    low, high = found[0].interval
    screen = Screen(stderr=True)
    screen.say(
        say(
            "ladder.result",
            title=title,
            share=f"{found[0].win_rate:.1%}",
            games=found[0].games,
            low=f"{low:.1%}",
            high=f"{high:.1%}",
        )
    )
    for note in dict.fromkeys(report.notes[step.name]):
        screen.say(read(note), "wrong")


def _show(report: Report) -> None:
    from carson.arena.ladder_report import speed_line
    from carson.cli.ladder_table import show_part

    screen = Screen()
    for speed, found in report.made:
        screen.say(speed_line(speed, found))
    for part, rows in report.parts():
        show_part(screen, part, rows)
    screen.say(report.summary(), "title")


# ---- what is asked for


def _table(name: str | None) -> Ladder:
    from carson.arena.ladder import read_ladder, usual_ladder

    if name is None:
        return usual_ladder()
    text = files.read_text(name)
    with files.blaming(name):
        return read_ladder(text)


def _check_jobs(jobs: int | None) -> None:
    """More games than cores would take time away from bots that think by the clock."""
    from carson.arena.pool import cores

    if jobs is not None and jobs > cores():
        raise BadOption(later("ladder.jobs", jobs=jobs, cores=cores()))


def _page(name: str, text: str) -> str:
    """The page with the tables in their place; CarsonError if they have none there."""
    from carson.arena.ladder_report import placed

    files.check_folder(name)
    old = files.read_text(name) if Path(name).expanduser().exists() else None
    with files.blaming(name):
        return placed(old, text)
