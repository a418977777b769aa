"""The command line: play, watch, check, study and measure any game of the registry. It knows no rule."""

from __future__ import annotations

from carson.cli.app import app

__all__ = ["app", "main"]


def main() -> None:
    """Run the command line."""
    app(prog_name="carson")
