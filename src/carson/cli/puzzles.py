"""`carson puzzles`: looks for positions with one best answer in games of strong bots."""

from typing import Annotated

import typer

from carson.arena.puzzle_run import PuzzleRun
from carson.arena.puzzles import PLAYER, Hunt
from carson.cli import files
from carson.cli.chosen import GameName, chosen_game, chosen_seed
from carson.cli.contests import INTERRUPTED, Seed
from carson.cli.progress import bar
from carson.cli.screen import Screen
from carson.cli.words import later, say
from carson.core.advisers import adviser_named
from carson.core.bot import dismiss
from carson.core.bot_names import exact_name
from carson.core.errors import BadOption
from carson.core.game import Game
from carson.core.puzzle import plan_of

Count = Annotated[int, typer.Option("--count", metavar="N", min=1)]
Out = Annotated[str, typer.Option("--out", metavar="FILE")]
Player = Annotated[str, typer.Option("--player", metavar="BOT")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=1)]
Theme = Annotated[str, typer.Option("--theme", metavar="THEME")]
Again = Annotated[bool, typer.Option("--again")]


def puzzles(
    name: GameName = None,
    count: Count = 10,
    seed: Seed = "1",
    out: Out = "puzzles.jsonl",
    workers: Workers = 1,
    player: Player = PLAYER,
    theme: Theme = "",
    again: Again = False,
) -> None:
    """Look for puzzles in games of strong bots.

    The same command goes on with a file that is there; Ctrl-C keeps what was found.
    """
    game = chosen_game(name)
    known = plan_of(game).names
    if theme and theme not in known:
        raise BadOption(later("puzzle.no-theme", theme=theme, known=", ".join(known)))
    files.check_folder(out)
    hunt = Hunt(game.name, chosen_seed(seed), _adviser(game, player), theme=theme)
    with PuzzleRun(hunt, out) as run:
        if again:
            _look_again(run, workers)
        else:
            _look(run, count, workers)
    typer.echo(say("puzzles.found", found=len(run.found), file=out))


def _look(run: PuzzleRun, count: int, workers: int) -> None:
    screen = Screen(stderr=True)
    try:
        with bar(screen, say("puzzles.looking"), count, len(run.wanted)) as advance:
            for _ in run.look(count, workers):
                advance()
    except KeyboardInterrupt:
        screen.say(say("puzzles.stopped", found=len(run.wanted), count=count, file=str(run.path)))
        raise typer.Exit(INTERRUPTED) from None


def _look_again(run: PuzzleRun, workers: int) -> None:
    """Those that do not stand it are named and left out."""
    screen = Screen(stderr=True)
    try:
        with bar(screen, say("puzzles.again"), len(run.unproven()), 0) as advance:
            for puzzle, stands in run.look_again(workers):
                advance()
                if not stands:
                    screen.say(say("puzzles.fell", id=puzzle))
    except KeyboardInterrupt:
        screen.say(say("puzzles.stopped-again", left=len(run.unproven()), file=str(run.path)))
        raise typer.Exit(INTERRUPTED) from None


def _adviser(game: Game, name: str) -> str:
    """The name of a bot that explains itself; BadOption says what is wrong with another."""
    dismiss([adviser_named(game, name, "", outside=True)])
    return exact_name(game, name, outside=True)
