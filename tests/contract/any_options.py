"""Options of any kind that go together, for any game."""

from random import Random

from carson.core.errors import BadOption
from carson.core.game import Game, Option, Options
from tests.city.games import random_options


def any_options(game: Game, seed: int) -> Options:
    """Any value of any option; the board game has its own way, which knows what goes together."""
    if game.name == "city":
        return random_options(seed)
    random = Random(seed)
    while True:
        try:
            return game.settle({option.name: _any_value(option, random) for option in game.options()})
        except BadOption:
            continue


def _any_value(option: Option, random: Random) -> str:
    if not option.many:
        return random.choice(option.choices)
    return ",".join(random.sample(option.choices, random.randint(0, min(3, len(option.choices)))))
