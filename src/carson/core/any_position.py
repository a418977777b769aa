"""A position of whichever game: its first line names it."""

from carson.core import registry
from carson.core.errors import BadOption, BadPosition
from carson.core.game import Game
from carson.core.state import State
from carson.core.words import later


def read_any_position(text: str) -> tuple[Game, State]:
    """The game and the state of a text; BadPosition with the line when it cannot be read."""
    words = text.lstrip().partition("\n")[0].split()
    if len(words) < 3 or words[0] != "carson" or words[2] != "position":
        raise BadPosition(later("position.no-game", game=registry.DEFAULT), 1)
    try:
        game = registry.game(words[1])
    except BadOption as error:
        raise BadPosition(str(error), 1) from error
    return game, game.read_position(text)
