"""Positions with horses: what they say, and what no game could reach."""

import pytest

from tests.city.busy import GAME
from tests.city.position.refusing import check_refused, fixed, text_of


def with_horses(*lines: str) -> str:
    """A position of a game with horses."""
    return text_of(*lines, variants="horses")


def test_everything_about_horses_is_written_and_read() -> None:
    text = with_horses(
        "player A cowboys 1 horses 2 rodeo-tokens 1 enclosures 1,0,2,0,1 hats 2,5 on roads",
        "player B horses 1",
        "player C cowboys 2 rodeo-tokens 1",
        "round 3",
        "agenda",
        "  round place",
        "  ask-horse A",
    )
    state = GAME.read_position(text)
    written = GAME.write_position(state)
    assert "horses 2 rodeo-tokens 1 enclosures 1,0,2,0,1 hats 2,5" in written
    assert GAME.read_position(written).dump() == state.dump()


@pytest.mark.parametrize(
    ("lines", "complaint", "old", "new"),
    [
        (["player B horses 26 # here"], "only 25 horses", "26", "25"),
        (["player B rodeo-tokens 1 # here"], "0 rodeo tokens have been won", "rodeo-tokens 1 ", ""),
        (
            ["round 3", "player B rodeo-tokens 3 # here"],
            "2 rodeo tokens have been won",
            "tokens 3",
            "tokens 2",
        ),
        (
            ["player B enclosures 1,0,0,0,0 # here", "agenda", "  round before-choose"],
            "only from the step place to the rodeo",
            "before-choose",
            "before-wages",
        ),
        (
            ["player B hats 3 # here", "agenda", "  round rodeo"],
            "only from the step place to the rodeo",
            "round rodeo",
            "round before-rodeo",
        ),
        (["player B cowboys 8 reserve 0 hats 1,2,3 # here"], "has 11 cowboys", "cowboys 8", "cowboys 7"),
        (
            ["player B cowboys 1", "agenda", "  round place", "  ask-horse B # here"],
            "no horse at home",
            "cowboys 1",
            "horses 1",
        ),
        (
            ["player B horses 1", "agenda", "  round place", "  ask-horse B bought # here"],
            "bought on Wages",
            "B bought",
            "B",
        ),
        (
            ["player A cash 4", "agenda", "  round wages", "  buy-horses 1", "  ask-horse A # here"],
            "on Wages bought must follow",
            "horse A",
            "horse A bought",
        ),
        (
            ["player A cash 3", "agenda", "  round wages", "  buy-horses 1", "  ask-horse A bought # here"],
            "A cannot pay $4",
            "cash 3",
            "cash 4",
        ),
        (
            ["player B cash 4", "agenda", "  round wages", "  buy-horses 1", "  ask-horse B bought # here"],
            "it should ask A",
            "buy-horses 1",
            "buy-horses 2",
        ),
        (
            [
                "player A cash 4",
                "player B horses 25",
                "agenda",
                "  round wages",
                "  buy-horses 1",
                "  ask-horse A bought # here",
            ],
            "no horse is left",
            "horses 25",
            "horses 24",
        ),
        (
            ["player A on wages", "agenda", "  round wages", "  buy-horses 1 # here"],
            "no cowboy of A is left on Wages",
            "buy-horses 1",
            "buy-horses 0",
        ),
        (
            ["agenda", "  round wages", "  buy-horses 4 # here"],
            "only 3 seats",
            "buy-horses 4",
            "buy-horses 3",
        ),
        (
            ["player B enclosures 0,0,1,0,0", "agenda", "  round place", "  ask-ride B # here"],
            "no horse in enclosure 2",
            "0,0,1,0,0",
            "0,1,0,0,0",
        ),
        (
            ["pass B", "player B enclosures 0,1,0,0,0", "agenda", "  round place", "  ask-ride B # here"],
            "B has passed",
            "pass B",
            "pass C",
        ),
        (
            ["player B enclosures 0,1,0,0,0", "agenda", "  round place", "  ask-move B # here"],
            "nothing to choose from",
            "0,1,0,0,0",
            "0,1,0,0,0 on road",
        ),
        (
            [
                "player B enclosures 0,1,0,0,0 on road",
                "agenda",
                "  round place",
                "  ask-move B from wages # here",
            ],
            "no such cowboy",
            "from wages",
            "from road",
        ),
        (
            ["player B enclosures 0,0,1,0,0", "agenda", "  round herding", "  ask-herd B # here"],
            "no Ranches to choose from",
            "herding\n  ask-herd B",
            "before-herding",
        ),
    ],
)
def test_what_no_game_could_reach_is_refused(lines: list[str], complaint: str, old: str, new: str) -> None:
    text = with_horses(*lines)
    check_refused(text, complaint)
    fixed(text, old, new)


@pytest.mark.parametrize(
    "words", ["horses 1", "rodeo-tokens 1", "enclosures 1,0,0,0,0", "hats 1", "herds d4"]
)
def test_a_plain_game_has_none_of_it(words: str) -> None:
    check_refused(text_of("round 2", f"player B {words} # here"), "no horses in this game")


def test_enclosures_are_five() -> None:
    check_refused(with_horses("player B enclosures 1,2 # here"), "there are 5 enclosures")


def herding(player: str, *agenda: str) -> str:
    """B has Ranches on a1 and b1, A on c1."""
    rows = ["       a      b      c      d      e      f      g      h"]
    for row in range(8, 1, -1):
        rows += ["   +      +      +      +      +      +      +      +      +", f" {row}"]
    rows += ["   +      +      +      +      +      +      +      +      +", " 1   B ra   B ra   A ra"]
    rows += ["   +      +      +      +      +      +      +      +      +"]
    return with_horses(*rows, player, "agenda", *agenda)


@pytest.mark.parametrize(
    ("player", "agenda", "complaint"),
    [
        ("player B enclosures 0,0,1,0,0 herds c1 # here", ["  round before-pay-out"], "only Ranches of B"),
        ("player B enclosures 0,0,1,0,0 herds a1,b1 # here", ["  round before-pay-out"], "too few horses"),
        ("player B enclosures 0,0,1,0,0 herds a1 # here", ["  round before-herding"], "between the steps"),
        (
            "player B enclosures 0,0,1,0,0 herds a1",
            ["  round herding", "  ask-herd B # here"],
            "there is nothing to choose from",
        ),
    ],
)
def test_doubled_ranches_need_horses(player: str, agenda: list[str], complaint: str) -> None:
    """R-HORSE3-GROCER, D-21."""
    check_refused(herding(player, *agenda), complaint)


def test_the_question_about_ranches_is_written_and_read() -> None:
    text = herding("player B enclosures 0,0,1,0,0", "  round herding", "  ask-herd B")
    state = GAME.read_position(text)
    assert GAME.read_position(GAME.write_position(state)).dump() == state.dump()
