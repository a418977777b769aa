"""Mistakes end in one sentence on stderr and exit code 2, never in a traceback of ours."""

import io
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from carson.cli import MISTAKE
from carson.cli.screen import clean
from carson.cli.spoken import explain
from carson.cli.words import say
from carson.core.errors import CarsonError
from carson.core.extras import missing


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
            show_trace(getattr(error, "trace", ""))
            code = MISTAKE
        except ModuleNotFoundError as error:
            told = missing(error, say("missing.command"))
            if told is None:
                raise
            complain(str(told))
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


def show_trace(trace: str) -> None:
    """What somebody else's bot said when it failed, as it said it."""
    if trace:
        sys.stderr.write(f"{clean(trace)}\n")
