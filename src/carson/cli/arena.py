"""`carson arena`: bots against each other, many games, with figures that say how sure they are."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from carson.cli import files
from carson.cli.chosen import BotLog, Settings, chosen_game, chosen_seed, given_options
from carson.cli.contests import Cluster, Jobs, Json, Seed, played
from carson.cli.screen import Screen
from carson.cli.words import say

if TYPE_CHECKING:
    from carson.arena.contest import Contest

Bots = Annotated[list[str], typer.Argument(metavar="BOT ...")]
Name = Annotated[str | None, typer.Option("--game", metavar="GAME")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
Resume = Annotated[str | None, typer.Option("--resume", metavar="FILE")]
Csv = Annotated[str | None, typer.Option("--csv", metavar="FILE")]
Parquet = Annotated[str | None, typer.Option("--parquet", metavar="FILE")]
Records = Annotated[str | None, typer.Option("--records", metavar="FOLDER")]
Plies = Annotated[str | None, typer.Option("--plies", metavar="FOLDER")]
Plot = Annotated[str | None, typer.Option("--plot", metavar="FILE")]


def arena(
    bots: Bots,
    name: Name = None,
    settings: Settings = None,
    games: Games = 100,
    seed: Seed = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
    resume: Resume = None,
    as_json: Json = False,
    csv: Csv = None,
    parquet: Parquet = None,
    plot: Plot = None,
    records: Records = None,
    plies: Plies = None,
    bot_log: BotLog = None,
) -> None:
    """Let bots play against each other: win rates, ratings, scores.

    Seats rotate, and every rotation plays the same seeds.
    """
    from carson.arena import output, standings
    from carson.arena.contest import contest
    from carson.arena.crew import hired
    from carson.arena.keeper import Keeper
    from carson.arena.run import Run
    from carson.cli.arena_table import show_standings

    game = chosen_game(name)
    plan = contest(game, given_options(None, settings), bots, chosen_seed(seed))
    for file in (csv, parquet, plot):
        if file is not None:
            files.check_folder(file)
    if parquet is not None:
        output.check_parquet()
    if plot is not None:
        output.check_plot(plot)
    keeper = None
    if records is not None or plies is not None:
        if plies is not None:
            output.check_parquet("--plies")
        plan = replace(plan, noted=True)
        keeper = Keeper(plan, records, plies)
    with hired(cluster, jobs) as crew, Run(plan, games, crew, resume, keeper) as run:
        outcomes = played(run)
    found = standings.standings(plan, outcomes)
    notes = [note for outcome in outcomes for note in outcome.notes]
    writers: list[tuple[str | None, Callable[[str], bytes]]] = [
        (csv, lambda _: output.csv_text(output.rows(plan, outcomes)).encode()),
        (parquet, lambda _: output.parquet_bytes(output.rows(plan, outcomes))),
        (plot, lambda file: output.plot_bytes(file, _title(plan, len(outcomes)), found)),
    ]
    for file, data in writers:
        if file is not None:
            files.write_bytes(file, data(file))
    if as_json:
        typer.echo(json.dumps(output.figures(plan, found, notes), indent=2, ensure_ascii=False))
    else:
        show_standings(Screen(), _title(plan, len(outcomes)), found, notes)


def _title(plan: Contest, games: int) -> str:
    return say("arena.title", game=chosen_game(plan.game).title, games=games, seed=plan.seed)
