"""How a program is named as a bot: `exec:node bot.js`, with less time `exec:ms=500 node bot.js`."""

import shlex
import shutil
from dataclasses import dataclass

from carson.core.errors import BadOption
from carson.core.words import later

EXEC = "exec"
USUAL_MS = 5000
MOST_MS = 3_600_000
TIME = "ms="


@dataclass(frozen=True)
class Command:
    """A program with its arguments, and the milliseconds it has for a move."""

    argv: tuple[str, ...]
    ms: int = USUAL_MS

    def __str__(self) -> str:
        time = "" if self.ms == USUAL_MS else f"{TIME}{self.ms} "
        return f"{EXEC}:{time}{shlex.join(self.argv)}"


def is_command(text: str) -> bool:
    """Whether a bot's name is a command line."""
    return text.strip().startswith(f"{EXEC}:")


def parse_command(text: str) -> Command:
    """The command of a bot's name; BadOption when it cannot be run."""
    line = text.strip().removeprefix(f"{EXEC}:")
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise BadOption(later("outside.bad-line", line=line, reason=str(error).lower())) from error
    ms = _ms(words.pop(0)) if words and words[0].startswith(TIME) else USUAL_MS
    if not words:
        raise BadOption(later("outside.no-command", text=text, exec=EXEC))
    if shutil.which(words[0]) is None:
        raise BadOption(later("outside.no-program", program=words[0]))
    return Command(tuple(words), ms)


def _ms(word: str) -> int:
    value = word.removeprefix(TIME)
    if not (value.isascii() and value.isdecimal()) or not 1 <= int(value) <= MOST_MS:
        raise BadOption(later("outside.bad-ms", exec=EXEC, value=value, most=MOST_MS))
    return int(value)
