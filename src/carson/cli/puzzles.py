"""`carson puzzles`: looks for positions with one best answer in games of strong bots."""

from typing import Annotated

import typer

from carson.arena.puzzle_run import PuzzleRun
from carson.arena.puzzles import Hunt
from carson.cli import files
from carson.cli.chosen import GameName, chosen_game, chosen_seed
from carson.cli.contests import INTERRUPTED, Seed
from carson.cli.progress import bar
from carson.cli.screen import Screen
from carson.cli.words import say
from carson.core.puzzle import plan_of

Count = Annotated[int, typer.Option("--count", metavar="N", min=1)]
Out = Annotated[str, typer.Option("--out", metavar="FILE")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=1)]


def puzzles(
    name: GameName = None,
    count: Count = 10,
    seed: Seed = "1",
    out: Out = "puzzles.jsonl",
    workers: Workers = 1,
) -> None:
    """Look for puzzles in games of strong bots.

    The same command goes on with a file that is there; Ctrl-C keeps what was found.
    """
    game = chosen_game(name)
    plan_of(game)
    files.check_folder(out)
    screen = Screen(stderr=True)
    with PuzzleRun(Hunt(game.name, chosen_seed(seed)), out) as run:
        try:
            with bar(screen, say("puzzles.looking"), count, len(run.found)) as advance:
                for _ in run.look(count, workers):
                    advance()
        except KeyboardInterrupt:
            screen.say(say("puzzles.stopped", found=len(run.found), count=count, file=out))
            raise typer.Exit(INTERRUPTED) from None
    typer.echo(say("puzzles.found", found=len(run.found), file=out))
