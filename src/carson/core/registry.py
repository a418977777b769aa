"""Which games there are. A game is imported when it is asked for.

CARSON_GAMES adds games of other people, such as `nuggets=nuggets:Nuggets`: a name and where its Game lives,
several of them with commas between.
"""

import os
from functools import lru_cache
from importlib import import_module

from carson.core.errors import BadOption
from carson.core.game import Game
from carson.core.snapshot import opened, read_head
from carson.core.state import State
from carson.core.words import later

ADDED = "CARSON_GAMES"
OURS = {"city": "carson.city.game:CityGame", "cards": "carson.cards.game:CardsGame"}
DEFAULT = "city"


def added(text: str) -> dict[str, str]:
    """The games that CARSON_GAMES names; whether they are there shows when they are asked for."""
    entries = [entry.strip().partition("=") for entry in text.split(",") if entry.strip()]
    return {name: where for name, _, where in entries}


GAMES: dict[str, str] = OURS | added(os.environ.get(ADDED, ""))  # name -> where its Game lives
_MADE: dict[str, Game] = {}  # by where they live: a game is never changed once made


def game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise BadOption(later("registry.no-game", name=name, known=", ".join(GAMES)))
    where = GAMES[name]
    if where not in _MADE:
        _MADE[where] = _make(name, where)
    return _MADE[where]


def restore(snapshot: bytes) -> State:
    """The state that `State.snapshot` wrote, whichever game it is of; see `Game.restore`."""
    head, _ = opened(snapshot)
    return game(_game_in(head)).restore(snapshot)


@lru_cache(64)
def _game_in(head: bytes) -> str:
    return read_head(head).game


def _make(name: str, where: str) -> Game:
    module, _, kind = where.partition(":")
    try:
        made = getattr(import_module(module), kind)()
    except (ImportError, AttributeError, ValueError) as error:
        if name not in added(os.environ.get(ADDED, "")):
            raise
        raise BadOption(later("registry.not-loaded", name=name, error=error, variable=ADDED)) from error
    if not isinstance(made, Game):
        raise BadOption(later("registry.not-a-game", where=where))
    return made
