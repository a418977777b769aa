"""The command line: play, watch, check, study and measure any game of the registry. It knows no rule."""

import sys

from carson.cli.words import say
from carson.core.extras import missing
from carson.core.language import reading

MISTAKE = 2  # the exit code


def main() -> None:
    """Run the command line; where only the engine is installed, say what brings it."""
    try:
        from carson.cli.app import app
        from carson.cli.spoken import spoken_here
    except ModuleNotFoundError as error:
        told = missing(error, say("missing.terminal"))
        if told is None:
            raise
        sys.stderr.write(f"carson: {told}\n")
        sys.exit(MISTAKE)
    with reading(spoken_here()):
        app(prog_name="carson")
