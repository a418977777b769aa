"""`carson train`: what Legend goes by, learned from games of the computer against itself."""

from typing import Annotated

import typer

from carson.cli import files
from carson.cli.chosen import GameName, chosen_game
from carson.cli.progress import bar
from carson.cli.screen import Screen
from carson.cli.words import say

INTERRUPTED = 130

Games = Annotated[int | None, typer.Option("--games", metavar="N", min=0)]
Matches = Annotated[int | None, typer.Option("--matches", metavar="N", min=0)]
Playouts = Annotated[int | None, typer.Option("--playouts", metavar="N", min=1)]
Seed = Annotated[int, typer.Option("--seed", metavar="N", min=0)]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1)]
Out = Annotated[str, typer.Option("--out", metavar="FILE")]


def train(
    name: GameName = None,
    games: Games = None,
    matches: Matches = None,
    playouts: Playouts = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    out: Out = "legend.json",
) -> None:
    """Let Legend learn from games against itself; the file replaces the one in the package of its game.

    For each part of a game: by how many points guesses were off in games it had not learned from, and how
    surprising the winners were. The first line shows what Marshal would guess.
    """
    from carson.search.course import course_of
    from carson.search.learned import write_learned
    from carson.search.training import Effort, Progress
    from carson.search.training import train as learn

    course = course_of(chosen_game(name).name)
    files.check_folder(out)
    screen = Screen(stderr=True)
    effort = Effort(
        games=course.plan.games if games is None else games,
        matches=course.plan.matches if matches is None else matches,
        playouts=course.plan.playouts if playouts is None else playouts,
        seed=seed,
        jobs=jobs,
    )

    def tell(progress: Progress) -> None:
        if not progress.marks:
            advance()
        else:
            marks = "  ".join(f"{mark.off:5.2f} {mark.surprise:.3f}" for mark in progress.marks)
            screen.say(
                say(
                    "train.progress",
                    games=f"{progress.games:7}",
                    matches=f"{progress.matches:5}",
                    marks=marks,
                )
            )

    try:
        with bar(screen, say("train.learning"), effort.games + effort.matches) as advance:
            learned = learn(course, effort, tell)
    except KeyboardInterrupt:
        screen.say(say("train.stopped"))
        raise typer.Exit(INTERRUPTED) from None
    files.write_bytes(out, write_learned(learned).encode())
    typer.echo(say("train.written", file=out))
