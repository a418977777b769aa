"""A bar that tells how far something long is, when somebody is looking."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from carson.cli.screen import Screen


@contextmanager
def bar(screen: Screen, description: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """Gives what is to be called after each step."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True, disable=not screen.alive) as progress:
        task = progress.add_task(description, total=total, completed=done)
        yield lambda: progress.advance(task)
