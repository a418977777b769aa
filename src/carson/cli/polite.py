"""Mistakes end in one sentence on stderr and exit code 2, never in a traceback."""

import io
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from carson.cli.screen import clean
from carson.cli.spoken import explain
from carson.cli.words import say
from carson.core.errors import CarsonError

MISTAKE = 2


class PoliteGroup(TyperGroup):
    """The commands of `carson`, with one place that turns errors into words and exit codes."""

    def __init__(self, **extra: Any) -> None:
        super().__init__(**extra)
        self.help = say("help.carson")
        for parameter in self.params:
            explain("carson", parameter)

    def main(self, *args: Any, **extra: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except typer.TyperException as error:
            complain(error.format_message())
            code = MISTAKE
        except CarsonError as error:
            complain(str(error))
            code = MISTAKE
        except OSError as error:
            complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
            code = MISTAKE
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def complain(message: str) -> None:
    """One line on stderr."""
    sys.stderr.write(f"carson: {' '.join(clean(message).split())}\n")
