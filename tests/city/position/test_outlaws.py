"""Positions with outlaws: every entry comes back, and what cannot be is refused."""

import pytest

from carson.core.errors import BadPosition
from tests.city.busy import GAME
from tests.city.position.test_reading import check_round_trip
from tests.city.rules.draw import position_text

TANGLE = """
               b      c      d      e      f
         6                   hs     hs
         5            o    A sa     o    B ra
"""
HOTELS = """
               b      c      d
         6   A ho
         5            o    B ho
"""
BEATEN = """
               c
         5   B ho
             a
"""


def text_of(body: str, early: bool = False, number: int = 2) -> str:
    """A whole position of two players and of round 2, with outlaws of strength 9 if they have come."""
    rule = "option rules outlaw-move=on-arrival" if early else ""
    strength = "" if "roll-outlaws" in body else "outlaw-strength 9"
    players = "" if "player A" in body else "player A"
    return position_text(f"""
        option variants outlaws
        {rule}
        round {number}
        {strength}
        {players}
        player B
{body}""")


def refused(text: str) -> str:
    """Why a text is refused."""
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text)
    return str(caught.value)


CHOICE = "\n        agenda\n          round choose\n          ask-character A 0\n"
LATER = "\n        agenda\n          round outlaws-move\n"
FIGHTS = "\n        agenda\n          round outlaw-fights\n          fights A outlaws\n"

ENTRIES = [
    (CHOICE + "          roll-outlaws\n", False),
    (CHOICE + "          roll-outlaws 3\n", False),
    (CHOICE + "          move-outlaws\n          roll-outlaws 3\n", True),
    (CHOICE + "          draw-outlaw 2\n", False),
    (CHOICE + "          move-outlaws\n          draw-outlaw 1\n", True),
    (
        TANGLE + "        restless c5,e5" + LATER + "          move-outlaws begun\n          ask-outlaw A\n",
        False,
    ),
    (
        TANGLE + "        restless c5,e5" + CHOICE + "          move-outlaws begun\n          ask-outlaw A\n",
        True,
    ),
    (
        HOTELS + "        restless c5" + LATER + "          move-outlaws begun\n          draw-raid c5\n",
        False,
    ),
    (BEATEN + "        player A on vp-5\n" + FIGHTS + "          ask-booty A c5\n", False),
    (BEATEN.replace("ho", "hoo") + FIGHTS + "          roll-duel c5\n", False),
]


@pytest.mark.parametrize(("body", "early"), ENTRIES)
def test_every_entry_about_outlaws_comes_back(body: str, early: bool) -> None:
    text = text_of(body, early)
    state = GAME.read_position(text)
    entry = text.rstrip().rpartition("\n")[2].strip()
    assert entry in GAME.write_position(state)
    check_round_trip(state)


def test_outlaws_need_the_variant_a_round_and_a_strength() -> None:
    text = text_of(TANGLE)
    GAME.read_position(text)
    assert "outlaws come only with" in refused(text.replace("option variants outlaws\n", ""))
    assert "there can be 0 outlaws, not 2" in refused(text.replace("round 2", "round 1"))
    assert "write “outlaw-strength” and 8 to 13" in refused(text.replace("outlaw-strength 9\n", ""))
    calm = "carson city position 1\noption seats 2\n"
    assert "they have no strength" in refused(calm + "outlaw-strength 9\n")


def test_no_more_come_than_the_dice_say() -> None:
    row = "\n               b      c      d      e\n         4     o      o      o      o\n"
    assert "there can be 3 outlaws, not 4" in refused(text_of(row))
    GAME.read_position(text_of(row, number=3))


def test_an_outlaw_on_a_prison_is_refused() -> None:
    assert "would be jailed" in refused(text_of("\n               b\n         4   A pro\n"))


MISFITS = [
    (TANGLE + "        restless c5", False, "names outlaws that can still move"),
    (
        TANGLE + "        restless c5,d5" + LATER + "          move-outlaws begun\n          ask-outlaw A\n",
        False,
        "can still move",
    ),
    (TANGLE + LATER + "          move-outlaws begun\n          ask-outlaw A\n", False, "does not matter now"),
    (
        TANGLE + "        restless c5,e5" + LATER + "          move-outlaws begun\n          ask-outlaw B\n",
        False,
        "should ask A",
    ),
    (TANGLE + CHOICE + "          move-outlaws\n", False, "outlaws move after the choice"),
    (TANGLE + LATER + "          move-outlaws\n", True, "outlaws move on arrival"),
    (
        CHOICE + "          move-outlaws begun\n          draw-outlaw 1\n",
        True,
        "the movement cannot have begun",
    ),
    (CHOICE + "          draw-outlaw 1\n", True, "must be under it"),
    (CHOICE + "          move-outlaws\n          draw-outlaw 1\n", False, "after the choice"),
    (CHOICE + "          draw-outlaw 4\n", False, "1 to 3 outlaws are still to come"),
    (CHOICE.replace("A 0", "B 1") + "          draw-outlaw 1\n", False, "A must have a character"),
    (
        HOTELS + LATER + "          move-outlaws begun\n          draw-raid c5\n",
        False,
        "not among the restless ones",
    ),
    (
        TANGLE + "        restless c5,e5" + LATER + "          move-outlaws begun\n          draw-raid c5\n",
        False,
        "nothing to draw",
    ),
    (BEATEN + FIGHTS + "          ask-booty B c5\n", False, "B cannot rob a building here"),
    (
        BEATEN.replace("ho", "hoo") + FIGHTS + "          ask-booty A c5\n",
        False,
        "no outlaw has just been beaten",
    ),
    (BEATEN + FIGHTS + "          roll-duel c5\n", False, "a cowboy and an outlaw"),
    (
        BEATEN.replace("ho", "hoo") + "\n        agenda\n          round attacks\n",
        False,
        "nobody fights with outlaws",
    ),
    (BEATEN + FIGHTS.replace("A outlaws", "A buildings"), False, "belong to another step"),
]


@pytest.mark.parametrize(("body", "early", "complaint"), MISFITS)
def test_what_outlaws_cannot_be_about_is_refused(body: str, early: bool, complaint: str) -> None:
    assert complaint in refused(text_of(body, early))


def test_without_the_variant_no_outlaws_come() -> None:
    body = CHOICE + "          draw-outlaw 1\n"
    text = text_of(body).replace("option variants outlaws\n", "").replace("outlaw-strength 9\n", "")
    assert "there are no outlaws in this game" in refused(text)


def test_in_the_first_round_no_outlaws_come() -> None:
    text = text_of(CHOICE + "          draw-outlaw 1\n").replace("round 2", "round 1")
    assert "from the second round on" in refused(text.replace("outlaw-strength 9\n", ""))
