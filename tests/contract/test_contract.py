"""Every registered game, over all its seat counts, through every check of the suite."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carson.core import registry
from carson.core.errors import BadOption
from carson.core.game import Game, Options
from tests.contract.suite import CHECKS

GAMES_PER_CHECK = 24  # random games for each check with the usual options
GAMES_PER_VALUE = 4  # and with each other value of each option

Check = Callable[[Game, Options, int], None]


def option_sets(game: Game) -> list[dict[str, str]]:
    """The defaults, and every value of every option once, with what it is of use with."""
    sets: list[dict[str, str]] = [{}]
    for option in game.options():
        values = ["", *option.choices] if option.many else list(option.choices)
        use = {option.when.option: option.when.values[0]} if option.when else {}
        sets += [use | {option.name: value} for value in values if value != option.default]
    return [given for given in sets if _can_be(game, given)]


def _can_be(game: Game, given: dict[str, str]) -> bool:
    try:
        game.settle(given)
    except BadOption:
        return False
    return True


CASES = [
    pytest.param(
        name, given, check, id=f"{name}-{'-'.join(given.values()) or 'default'}-{check.__name__[6:]}"
    )
    for name in registry.GAMES
    for given in option_sets(registry.game(name))
    for check in CHECKS
]


@pytest.mark.parametrize(("name", "given", "check"), CASES)
def test_contract(name: str, given: dict[str, str], check: Check) -> None:
    game = registry.game(name)
    options = game.settle(given)
    for seed in range(GAMES_PER_VALUE if given else GAMES_PER_CHECK):
        check(game, options, seed)
