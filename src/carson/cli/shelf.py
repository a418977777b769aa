"""The shelf: where the game being played is kept, so that nothing is lost when the terminal closes."""

import os
from pathlib import Path

from carson.cli import files
from carson.cli.words import later
from carson.core.errors import CarsonError
from carson.core.record import Record

LAST = "last-game.txt"
PREVIOUS = "previous-game.txt"


def shelf(name: str = LAST) -> Path:
    """A file on the shelf: below XDG_STATE_HOME, or ~/.local/state."""
    home = os.environ.get("XDG_STATE_HOME", "")
    state = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "state"
    return state / "carson" / name


def keep(text: str) -> None:
    """Keep the game being played."""
    path = shelf()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CarsonError(later("shelf.no-folder", folder=path.parent)) from error
    files.write_text(str(path), text)


def make_room() -> bool:
    """Put the kept game aside before another one is kept; False when there is none."""
    try:
        shelf().replace(shelf(PREVIOUS))
    except OSError:
        return False
    return True


def last_game() -> Record | None:
    """The kept game; None when there is none that can be read."""
    try:
        return files.load_record(str(shelf()))
    except CarsonError:
        return None
