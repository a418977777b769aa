"""The command line: play, watch, check, study and measure any game of the registry. It knows no rule."""

from carson.cli.app import app
from carson.cli.spoken import spoken_here
from carson.core.language import reading

__all__ = ["app", "main"]


def main() -> None:
    """Run the command line."""
    with reading(spoken_here()):
        app(prog_name="carson")
