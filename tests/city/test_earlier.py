"""Games of earlier versions of the rules go on as they began."""

import pytest

from carson.city.earlier import BEFORE as BEFORE_2023_6
from carson.city.facts.editions import EDITIONS, switches_of
from carson.city.game import CityGame
from carson.city.options import cast_for, rules_for, switches

GAME = CityGame()
BEFORE = "2023.5"


def test_the_first_edition_had_only_yellow_sides() -> None:
    given = {"edition": "2009", "characters": "random", "sides": "random"}
    begun = GAME.settle_begun(BEFORE, given)
    assert cast_for(begun).pool == bytes(range(2, 18, 2))
    assert len(cast_for(GAME.settle_begun("2023.6", given)).pool) == 16


def test_a_rule_about_nothing_in_the_first_box_is_left_out() -> None:
    begun = GAME.settle_begun(BEFORE, {"edition": "2009", "rules": "townhouses=yes,outlaw-move=on-arrival"})
    assert switches(begun)["townhouses"] == "yes"
    assert "outlaw-move" not in begun["rules"]


def test_the_first_edition_had_rivers_of_tiles() -> None:
    given = {"edition": "2009", "variants": "river", "river": "a3,b3,b2,b1", "buildings": "", "rules": ""}
    begun = GAME.settle_begun(BEFORE, given)
    assert rules_for(begun).mountains == 6
    assert switches(begun) == {**switches_of("2009"), "river-mountains": "6", **BEFORE_2023_6}


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_editions_had_the_same_rules_of_the_sheriff_the_church_and_the_round_end(edition: str) -> None:
    """Also when it is said twice; what the game itself says is kept."""
    begun = GAME.settle_begun(BEFORE, {"edition": edition})
    assert switches(begun) == {**switches_of(edition), **BEFORE_2023_6}
    assert GAME.settle_begun(BEFORE, begun) == begun
