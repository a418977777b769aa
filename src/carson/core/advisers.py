"""Advisers by name: which bots of a game explain themselves, and which does when none is named."""

from typing import Final

from carson.core.advice import Adviser
from carson.core.bot_names import bot_maker
from carson.core.errors import BadOption
from carson.core.game import Game
from carson.core.words import later

USUAL: Final = "marshal"  # gives hints and reviews where it plays and no other bot is named


def adviser_named(game: Game, text: str, seed: str, outside: bool = False) -> Adviser:
    """The bot of this name; BadOption when there is none, or when it cannot explain itself."""
    bot = bot_maker(game, text, outside)(seed)
    if not isinstance(bot, Adviser):
        raise BadOption(later("advice.no-adviser", bot=text, known=", ".join(advisers(game))))
    return bot


def advisers(game: Game) -> list[str]:
    """The bots of a game that explain themselves."""
    return [name for name, maker in game.bots().items() if isinstance(maker(""), Adviser)]


def usual_adviser(game: Game) -> str:
    """The bot that explains when none is named."""
    found = advisers(game)
    if not found:
        raise BadOption(later("advice.nobody", game=game.title))
    return USUAL if USUAL in found else found[0]
