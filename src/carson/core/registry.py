"""Which games there are. A game is imported when it is asked for.

CARSON_GAMES adds games of other people, such as `nuggets=nuggets:Nuggets`: a name and where its Game lives,
several of them with commas between.
"""

import os
from importlib import import_module

from carson.core.errors import BadOption
from carson.core.game import Game
from carson.core.words import later

ADDED = "CARSON_GAMES"
OURS = {"city": "carson.city.game:CityGame", "cards": "carson.cards.game:CardsGame"}
DEFAULT = "city"


def added(text: str) -> dict[str, str]:
    """The games that CARSON_GAMES names; whether they are there shows when they are asked for."""
    entries = [entry.strip().partition("=") for entry in text.split(",") if entry.strip()]
    return {name: where for name, _, where in entries}


GAMES: dict[str, str] = OURS | added(os.environ.get(ADDED, ""))  # name -> where its Game lives


def game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise BadOption(later("registry.no-game", name=name, known=", ".join(GAMES)))
    module, _, kind = GAMES[name].partition(":")
    try:
        made = getattr(import_module(module), kind)()
    except (ImportError, AttributeError, ValueError) as error:
        if name not in added(os.environ.get(ADDED, "")):
            raise
        raise BadOption(later("registry.not-loaded", name=name, error=error, variable=ADDED)) from error
    if not isinstance(made, Game):
        raise BadOption(later("registry.not-a-game", where=GAMES[name]))
    return made
