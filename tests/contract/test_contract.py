"""Every registered game, over all its seat counts, through every check of the suite."""

from collections.abc import Callable, Sequence

import pytest

from carson.core import registry
from carson.core.errors import BadOption
from carson.core.game import Game, Options
from tests.budget import GAMES_AS_USUAL, GAMES_FOR_AN_OPTION, VALUES_ON_BOTH_ENGINES
from tests.contract import suite

Check = Callable[[Game, Options, int], None]

# What the plain engine has in the usual games only: dear, and who knows what is the same on both engines.
KNOWING: Sequence[Check] = (
    suite.check_view_is_complete,
    suite.check_observations_hide_what_they_must,
    suite.check_observations_are_complete,
    suite.check_bots_see_no_secrets,
)


def option_sets(game: Game) -> list[tuple[dict[str, str], range]]:
    """The defaults, and every value of every option once, with what it is of use with; and seeds for each.

    The values of an option share its games. No two have the same seed, so checks look at other moments.
    """
    sets: list[tuple[dict[str, str], range]] = [({}, range(GAMES_AS_USUAL))]
    for option in game.options():
        values = ["", *option.choices] if option.many else list(option.choices)
        use = {option.when.option: option.when.values[0]} if option.when else {}
        given = [use | {option.name: value} for value in values if value != option.default]
        able = [values for values in given if _can_be(game, values)]
        games = max(1, GAMES_FOR_AN_OPTION // max(1, len(able)))
        sets += [(values, range(at * games, (at + 1) * games)) for at, values in enumerate(able)]
    return sets


def _can_be(game: Game, given: dict[str, str]) -> bool:
    try:
        game.settle(given)
    except BadOption:
        return False
    return True


def marks(given: dict[str, str], seeds: range, checks: Sequence[Check]) -> list[pytest.MarkDecorator]:
    """Both engines play the usual games and some values of each option."""
    if given and checks is KNOWING:
        return [pytest.mark.once("who knows what is the same on both engines")]
    if given and seeds.start // len(seeds) >= VALUES_ON_BOTH_ENGINES:
        return [pytest.mark.once("an option with many values, of which the plain engine plays some")]
    return []


def checks_of(given: dict[str, str]) -> dict[str, Sequence[Check]]:
    """A test for each check of the usual games; of other options one for who knows what, one for the rest."""
    if not given:
        return {check.__name__.removeprefix("check_"): [check] for check in suite.CHECKS}
    return {"playing": [check for check in suite.CHECKS if check not in KNOWING], "knowing": KNOWING}


CASES = [
    pytest.param(
        *(name, given, seeds, checks),
        id=f"{name}-{'-'.join(given.values()) or 'default'}-{title}",
        marks=marks(given, seeds, checks),
    )
    for name in registry.GAMES
    for given, seeds in option_sets(registry.game(name))
    for title, checks in checks_of(given).items()
]


@pytest.mark.parametrize(("name", "given", "seeds", "checks"), CASES)
def test_contract(name: str, given: dict[str, str], seeds: range, checks: Sequence[Check]) -> None:
    game = registry.game(name)
    options = game.settle(given)
    for check in checks:
        for seed in seeds:
            check(game, options, seed)
