"""Programs that learn from game to game wait here for the next one, in the process that runs them."""

from collections import defaultdict

from carson.core.outside.command import Command
from carson.core.outside.hello import Hello
from carson.core.outside.process import LineProcess

_waiting: dict[Command, list[tuple[LineProcess, Hello]]] = defaultdict(list)


def keep(command: Command, process: LineProcess, hello: Hello) -> None:
    _waiting[command].append((process, hello))


def take(command: Command) -> tuple[LineProcess, Hello] | None:
    """A program of this command that waits and is still alive."""
    while _waiting[command]:
        process, hello = _waiting[command].pop(0)
        if process.is_alive:
            return process, hello
        process.close()
    return None


def send_home() -> None:
    """There is no next game."""
    for programs in _waiting.values():
        while programs:
            programs.pop()[0].close()
