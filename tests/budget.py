"""How much the tests play: every number of games, examples and spoiled texts, in one place.

The compiled engine plays the full number. The plain one, at a hundredth of the speed, plays fewer: it has
the same rules, which tests/test_engines_agree.py compares state by state. CARSON_SOAK=20 plays twenty times
as many on either; `make soak` does.
"""

import os
from collections.abc import Sequence
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from carson.engine import engine

SOAK: Final = max(1, int(os.environ.get("CARSON_SOAK", "1")))
PLAIN: Final = engine() == "pure"
BOTS: Final = "bots are the same on both engines"
WRITTEN: Final = "positions are written and read by plain Python, whichever engine plays"
SOURCES: Final = "the sources are the same, whichever engine is tested"


def of(full: int, plain: int) -> int:
    """So many on the engine that runs."""
    return SOAK * (plain if PLAIN else full)


# The same examples every time: a test that is green stays so until something changes.
settings.register_profile(
    "carson",
    max_examples=of(100, 30),
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
settings.load_profile("carson")


def examples(full: int, plain: int) -> settings:
    """So many examples of Hypothesis, the same ones every time."""
    return settings(max_examples=of(full, plain))


def first_on_both_engines(cases: Sequence[object], number: int, reason: str = BOTS) -> list[object]:
    """Parameters for a test: the first of them are run on both engines, the others `once`."""
    once = pytest.mark.once(reason)
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=once if at >= number else ())
        for at, case in enumerate(cases)
    ]


# ---- whole random games
CITY_GAMES: Final = of(1600, 160)  # of any kind, a look now and then
CITY_GAMES_WATCHED: Final = of(12, 3)  # for each number of seats, a look at every state
CARD_GAMES: Final = of(7, 1)  # for each number of seats and kind of backs
GAMES_OF_ANY_KIND: Final = of(14, 4)  # read aloud, drawn, written down, played by a bot
BUSY_GAMES: Final = of(50, 12)  # in which everybody builds and fights, written down at odd moments
AGENDAS_OF_A_SORT: Final = of(8, 2)  # so many of each are written down
SECRET_MOMENTS: Final = of(2, 1)  # of a game, at which people at one keyboard answer in secret
SECRET_GAMES: Final = of(5, 2)  # looked at by every seat, state after state
BATCHED_STEPS: Final = of(400, 250)  # of each kind of games side by side, all of them looked at
GOLDEN_GAMES: Final = min(4, of(4, 1))  # for each setting; so many are written down

# ---- environments, for each task
ENV_CYCLES: Final = of(30, 3)  # of the suites of others
ENV_SIMULATIONS: Final = of(1, 1)  # whole games of OpenSpiel, each state of which is written down and read

# ---- games of bots, which think
GAMES_OF_BOTS: Final = of(4, 1)  # among themselves
GAMES_OF_A_BOT: Final = of(12, 2)  # among random players

# ---- the contract: for each check
GAMES_AS_USUAL: Final = of(12, 2)  # with the usual options
GAMES_FOR_AN_OPTION: Final = of(5, 1)  # over all its values; each value has one at least
GAMES_LOOKED_THROUGH: Final = of(25, 2)  # with any options together; ten thousand with CARSON_SOAK=400
VALUES_ON_BOTH_ENGINES: Final = 8  # of an option; there are rivers of any parcel and many single rules

EASEL_GAMES: Final = of(1, 1)  # of each kind, whose moments are drawn anew on an empty easel

# ---- texts
SPOILED: Final = of(250, 60)  # positions of the board game, for each way of spoiling them
SPOILED_GAMES: Final = of(30, 10)  # from which they come
SPOILED_PLAYED: Final = of(15, 3)  # so many of which are played to the end
POSITIONS_READ: Final = of(600, 60)  # and thrown away; a hundred thousand with CARSON_SOAK=100
BROKEN: Final = examples(250, 40)  # positions of the card game

# ---- requests
REQUESTS: Final = of(3, 3)  # of each kind that the OpenAPI document knows

# ---- storms over a running server
STORMS: Final = of(1, 1)  # rounds, each with its own people, troubles and end of the server

BLOWS: Final = SOAK  # rounds in which each part of a large host is killed once

# ---- the engine against the naive oracle
MANY: Final = examples(200, 60)
SOME: Final = examples(100, 40)
FEW: Final = examples(60, 30)
ORACLE_GAMES: Final = of(24, 3)  # whole ones, watched move by move
CITIES_GROWN: Final = examples(160, 40)  # of the card game
CARDS_PLACED: Final = of(500, 150)

# ---- puzzles
PUZZLES_SEARCHED: Final = of(1, 1)  # of each game, for long, to see whether the answer still wins

# ---- clicks
MOVES_CLICKED: Final = of(12, 12)  # of a game on a phone and of one at cards, before their last questions
SETS_CLICKED: Final = of(2, 2)  # of characters, all of whose questions are clicked
WAYS_TO_PLACE: Final = of(1, 1)  # of Kit Carson, played to the end
SETS_TO_THE_END: Final = of(1, 1)  # of those whose questions are clicked

# ---- bots on other machines
REMOTES: Final = 50 if SOAK > 1 else 4  # bots on other machines at one server
