"""Nothing looks like something else: over many games with any options, and as programs are sent it."""

from collections.abc import Callable

import pytest

from carson.core import registry
from carson.core.game import Game, Options
from tests.budget import GAMES_LOOKED_THROUGH
from tests.contract.any_options import any_options
from tests.contract.suite import (
    check_messages_fit_the_schema,
    check_observations_are_complete,
    check_view_is_complete,
)

BLOCKS = 5  # that can be looked through side by side
CARD_GAMES = 5  # one in so many is of the card game
CHECKS = (check_view_is_complete, check_observations_are_complete, check_messages_fit_the_schema)


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_games_of_any_kind(check: Callable[[Game, Options, int], None], block: int) -> None:
    for seed in range(block, max(GAMES_LOOKED_THROUGH, BLOCKS), BLOCKS):
        game = registry.game("cards" if seed // BLOCKS % CARD_GAMES == 0 else "city")
        check(game, any_options(game, seed), seed)
