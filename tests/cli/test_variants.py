"""Demos of the solo game and of every pair of variants: a bot plays each of them to the end."""

from itertools import combinations

import pytest

from carson.city.facts.standish import STRATEGIES
from carson.city.game import CityGame
from carson.city.options import VARIANTS
from carson.city.topics.standish import options as solo
from carson.core.errors import BadOption
from tests.cli.conftest import Carson

OVER = "All 4 rounds have been played."


def goes_together(pair: tuple[str, str]) -> bool:
    """Whether the options allow a pair of variants."""
    try:
        CityGame().settle({"variants": ",".join(pair)})
    except BadOption:
        return False
    return True


KNOWN_TO_STANDISH = ",".join(solo.VARIANTS)
PAIRS = [pair for pair in combinations(VARIANTS, 2) if goes_together(pair)]


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("variants", ["", KNOWN_TO_STANDISH], ids=["plain", "variants"])
def test_a_demo_against_standish_runs_to_the_end(carson: Carson, strategy: str, variants: str) -> None:
    shown = carson("demo", "city", "--solo", strategy, "--variants", variants, "--seed", "3").stdout
    for word in ("Bot Abe, Jeb Standish", "Strategy card", OVER):
        assert word in shown


@pytest.mark.parametrize(
    ("number", "pair"), list(enumerate(PAIRS)), ids=["-with-".join(pair) for pair in PAIRS]
)
def test_a_demo_of_every_pair_of_variants_runs_to_the_end(
    carson: Carson, number: int, pair: tuple[str, str]
) -> None:
    seats = str(2 + number % 2)
    shown = carson("demo", "city", "--variants", ",".join(pair), "--seats", seats, "--seed", "3").stdout
    assert OVER in shown
    assert f"{seats}. Bot" in shown


def test_most_pairs_of_variants_go_together() -> None:
    """So that the test above cannot become empty unnoticed."""
    assert {name for pair in PAIRS for name in pair} == set(VARIANTS)
    assert len(PAIRS) > len(VARIANTS)
