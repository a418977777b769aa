"""The log of programs that play: their talk with us, and all they write to standard error."""

import os
from datetime import UTC, datetime
from typing import Final

FILE: Final = "CARSON_BOT_LOG"  # in the environment, so that worker processes know it
LONGEST: Final = 400  # letters of a line of the talk


def talk(pid: int, mark: str, line: str) -> None:
    """A line that went to a program (`>`) or came from it (`<`)."""
    cut = line if len(line) <= LONGEST else f"{line[:LONGEST]}… ({len(line)})"
    _write(pid, mark, cut)


def errors(pid: int, text: str) -> None:
    """What a program wrote to standard error, and what we say about it."""
    for line in text.splitlines():
        _write(pid, "!", line)


def _write(pid: int, mark: str, line: str) -> None:
    name = os.environ.get(FILE)
    if not name:
        return
    time = datetime.now(UTC).strftime("%H:%M:%S.%f")[:-3]
    file = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(file, f"{time} {pid} {mark} {line}\n".encode(errors="replace"))
    finally:
        os.close(file)
