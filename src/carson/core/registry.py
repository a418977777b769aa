"""Which games there are. A game is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

from carson.core.errors import BadOption
from carson.core.game import Game

GAMES: dict[str, str] = {  # name -> where its Game lives
    "city": "carson.city.game:CityGame",
    "cards": "carson.cards.game:CardsGame",
}

DEFAULT = "city"


def game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise BadOption(f"there is no game “{name}”; there is {', '.join(GAMES)}")
    module, _, kind = GAMES[name].partition(":")
    made = getattr(import_module(module), kind)()
    if not isinstance(made, Game):
        raise TypeError(f"{GAMES[name]} is not a Game")
    return made
