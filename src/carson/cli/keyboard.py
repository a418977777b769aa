"""What a person types: lines, answers with a default, and yes or no."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from carson.cli.screen import Screen
from carson.cli.words import say
from carson.core.errors import CarsonError

try:  # arrow keys and history, where the system has them
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]


def is_there() -> bool:
    """Whether a person sits at the keyboard, rather than a file or a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def line(prompt: str) -> str:
    """One typed line; EOFError when there are no more."""
    try:
        return input(prompt).strip()
    except UnicodeDecodeError:
        return "\ufffd"


def forget() -> None:
    """The arrow keys bring back nothing that was typed before."""
    if readline is not None:
        readline.clear_history()


def ask(screen: Screen, question: str, default: str, check: Callable[[str], object]) -> str:
    """An answer that `check` has nothing against; Enter takes the default."""
    while True:
        answer = line(f"{question} [{default or say('options.none')}] ") or default
        try:
            check(answer)
        except CarsonError as error:
            screen.say(sentence(error), "wrong")
        else:
            return answer


def agrees(screen: Screen, question: str, default: bool) -> bool:
    """Yes or no; Enter takes the default."""
    while True:
        usual = say("keyboard.yes-default" if default else "keyboard.no-default")
        answer = line(f"{question} [{usual}] ").lower()
        if not answer:
            return default
        for key, meant in (("keyboard.yes", True), ("keyboard.no", False)):
            if answer in say(key).split():
                return meant
        screen.say(say("keyboard.yes-or-no"), "wrong")


def sentence(error: Exception) -> str:
    """An error's message as a sentence of its own."""
    text = str(error)
    if text.partition(" ")[0].isalpha():
        text = text[:1].upper() + text[1:]
    return text + ("" if text.endswith((".", "!", "?")) else ".")


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl-C wait until a move is made and kept."""
    waiting: list[int] = []

    def later(number: int, frame: FrameType | None) -> None:
        waiting.append(number)

    before = signal.signal(signal.SIGINT, later)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt
