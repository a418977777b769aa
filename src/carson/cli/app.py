"""The commands of `carson`, put together."""

from typing import Annotated

import typer

from carson import __version__
from carson.cli.admin import admin
from carson.cli.arena import arena
from carson.cli.bench import bench
from carson.cli.benchmark import benchmark
from carson.cli.data import backup, check, move_data, restore
from carson.cli.demo import demo
from carson.cli.flags import GameCommand
from carson.cli.inspect import inspect
from carson.cli.ladder import ladder
from carson.cli.learn import learn
from carson.cli.mcp import mcp
from carson.cli.options import options
from carson.cli.play import play
from carson.cli.polite import PoliteGroup
from carson.cli.puzzle import puzzle
from carson.cli.puzzles import puzzles
from carson.cli.remote import remote
from carson.cli.replay import replay_command
from carson.cli.review import review
from carson.cli.rules import rules
from carson.cli.serve import serve, worker
from carson.cli.spoken import SpokenCommand
from carson.cli.statistics import statistics
from carson.cli.train import train
from carson.engine import engine

app = typer.Typer(
    cls=PoliteGroup,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"carson {__version__} ({engine()} engine)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def carson(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,
) -> None:
    """Play board games in the browser or the terminal, and watch, check, study and measure them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("play", cls=GameCommand)(play)
app.command("learn", cls=SpokenCommand)(learn)
app.command("puzzle", cls=SpokenCommand)(puzzle)
app.command("demo", cls=GameCommand)(demo)
app.command("options", cls=SpokenCommand)(options)
app.command("rules", cls=GameCommand)(rules)
app.command("replay", cls=SpokenCommand)(replay_command)
app.command("review", cls=SpokenCommand)(review)
app.command("puzzles", cls=SpokenCommand)(puzzles)
app.command("inspect", cls=SpokenCommand)(inspect)
app.command("arena", cls=GameCommand)(arena)
app.command("ladder", cls=SpokenCommand)(ladder)
app.command("benchmark", cls=SpokenCommand)(benchmark)
app.command("statistics", cls=SpokenCommand)(statistics)
app.command("bench", cls=SpokenCommand)(bench)
app.command("train", cls=SpokenCommand)(train)
app.command("serve", cls=SpokenCommand)(serve)
app.command("worker", cls=SpokenCommand)(worker)
app.command("mcp", cls=SpokenCommand)(mcp)
app.command("remote", cls=SpokenCommand)(remote)
app.command("check", cls=SpokenCommand)(check)
app.command("backup", cls=SpokenCommand)(backup)
app.command("restore", cls=SpokenCommand)(restore)
app.command("move-data", cls=SpokenCommand)(move_data)
app.add_typer(admin, name="admin")
