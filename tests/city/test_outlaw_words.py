"""What people read about outlaws: questions, choices, the log, refusals, the board and the scene."""

from typing import cast

import pytest

from carson.city.drawing.marks import OUTLAW
from carson.city.face import CityFace
from carson.city.game import CityGame
from carson.city.words.actions import ACTIONS
from carson.core.view import seen
from tests.city.rules.draw import DrawnTable
from tests.city.rules.test_outlaws import moved, with_outlaws
from tests.helping import texts
from tests.scenes import sent

FACE = CityFace()
NAMES = ["Ada", "Ben", "Cleo"]

STREET = """
               b      c      d      e      f
         6     hs     hs     hs
         5     o    B sao                A hoo
                    c
"""


def choices(table: DrawnTable) -> dict[str, str]:
    """The labels of the choices, by action."""
    state = table.state
    seat = state.actors()[0]
    return {CityGame().action_text(c.action): c.label for c in FACE.choices(seen(state, seat), NAMES)}


def street() -> DrawnTable:
    return with_outlaws(
        STREET
        + """
        player A used cowboys 2 revolvers 3
        player B cowboys 1 revolvers 1
        player C revolvers 1
    """
    )


def test_a_place_with_an_outlaw_tells_what_a_victory_brings() -> None:
    labels = choices(street())
    assert labels["b5"] == "Fight the outlaw on b5: 3 VP if you win - strength 10 against your 4 and a die"
    assert labels["f5"] == (
        "Fight the outlaw on your Hotel on f5: 3 VP if you win, and it pays $6, not $3"
        " - strength 10 against your 4 and a die"
    )
    assert labels["c5"] == (
        "Fight the outlaw on Ben's Saloon on c5: if you win, 3 VP or half of $15"
        " - strength 10 against your 4 and a die; there too: Cleo (firepower 1)"
    )


def test_such_a_place_is_marked_as_a_fight_and_grouped() -> None:
    state = street().state
    found = {c.at: c for c in FACE.choices(seen(state, 0), NAMES)}
    assert (found["b5"].mark, found["b5"].group) == ("fight", "Outlaws")
    assert found["b4"].mark == "free"


def test_the_order_of_moving_tells_where_each_one_goes() -> None:
    table = moved("""
               b      c      d      e      f
         6                   hs     hs
         5            o    A sa     o    B ra
        player A
        player B
    """)
    assert FACE.question(seen(table.state, 0), NAMES) == (
        "You are first, so you say in which order the outlaws move on: which one is next?"
    )
    assert choices(table)["c5"] == "The outlaw on c5, which goes to Ada's Saloon on d5 ($10)"


def test_an_outlaw_that_would_stay_or_draw_is_told_so() -> None:
    table = moved("""
               b      c      d      e
         6          A ho   B sa     hs
         5     o    A hoo           hs
         4   A ho
        player A
        player B
    """)
    labels = choices(table)
    assert labels["b5"] == (
        "The outlaw on b5, for which chance decides between Ada's Hotel on b4 ($6) and Ada's Hotel on c6 ($6)"
    )
    assert labels["c5"] == "The outlaw on c5, which goes to Ben's Saloon on d6 ($10)"


def test_the_booty_is_told_in_numbers() -> None:
    table = with_outlaws(
        STREET
        + """
        player A revolvers 9
        player B
        player C revolvers 9
        agenda
          round before-outlaw-fights
    """
    )
    table.roll(1)
    seat = table.state.actors()[0]
    assert FACE.question(seen(table.state, seat), NAMES) == (
        "You have beaten the outlaw on Ben's Saloon on c5: do you take the points or rob the building?"
    )
    assert choices(table) == {
        "points": "Score 3 VP",
        "rob": "Rob the building: half of $15 is $7 as things stand",
    }


def test_fights_name_the_outlaw() -> None:
    table = with_outlaws(
        STREET.replace("       c\n", "b      c\n")
        + """
        player A
        player B revolvers 2
        player C revolvers 1
        agenda
          round before-outlaw-fights
    """
    )
    assert FACE.question(seen(table.state, 1), NAMES) == (
        "You passed first of all who fight with outlaws: which fight comes next?"
    )
    assert choices(table)["b5"] == "The outlaw of strength 10 on b5: Ben (firepower 2)"
    table.play("B b5")
    told = [FACE.tell(event, NAMES) for event in table.events]
    assert told == ["A fight with the outlaw on b5, whose strength is 10!"]
    table.roll(3)
    told = [line for event in table.events if (line := FACE.tell(event, NAMES))]
    assert told[:3] == [
        "Ben rolls a 3 and has firepower 2.",
        "The outlaw on b5 wins with 10.",
        "Ben loses with 5; the cowboy comes home.",
    ]


def test_rolling_again_names_the_outlaw_who_wins() -> None:
    table = with_outlaws("""
        option characters picked
        option tiles sheriff,banker,worker,settler,gunsmith-red,singer,lawyer
               c
         5     o
             a
        player A revolvers 5 character gunsmith-red
        player B character banker
        agenda
          round before-outlaw-fights
    """)
    table.roll(1)
    assert FACE.question(seen(table.state, 0), NAMES) == (
        "The outlaw on c5 with its 10 beats everybody: Ada 6 (dice 1). Do you roll again?"
    )


@pytest.mark.parametrize(
    ("action", "reason"),
    [("c5", "an outlaw sits on c5: nobody can buy it or build there"), ("d5", "d5 belongs to B")],
)
def test_a_parcel_that_cannot_be_bought_is_explained(action: str, reason: str) -> None:
    table = with_outlaws("""
        option characters picked
        option tiles sheriff,banker,settler,singer,auctioneer,lawyer,indian
               c      d
         5     o    B
        player A cash 9
        player B
        agenda
          round choose
          ask-character A 0
    """)
    table.play("A lawyer")
    assert table.state.why_not(0, ACTIONS[action]) == reason


def test_the_white_cowboy_and_the_red_sheriff_are_told_why_not() -> None:
    white = with_outlaws("""
               c
         5     o
        player A cowboys 1 character sheriff
        player B cowboys 1 character banker
    """)
    white.play("A white")
    assert "does not fight with the outlaw on c5" in white.state.why_not(0, ACTIONS["c5"])
    red = with_outlaws("""
        option characters picked
        option tiles sheriff-red,banker,worker,settler,gunsmith,singer,lawyer
               c
         5     o
        player A cowboys 1 character sheriff-red
        player B cowboys 1 character banker
    """)
    assert "an outlaw sits on c5" in red.state.why_not(0, ACTIONS["c5"])


# ---- the board and the scene


def test_the_board_shows_outlaws_and_their_strength() -> None:
    table = street()
    lines = ["".join(span.text for span in line) for line in FACE.board(seen(table.state), NAMES)]
    assert any(OUTLAW.text in line and "A" + OUTLAW.text in line for line in lines)
    assert any("Outlaws: strength 10, 3 VP for each" in line for line in lines)
    assert any(f"{OUTLAW.text} outlaw" in line for line in lines)


def test_the_scene_and_the_view_tell_where_they_are() -> None:
    state = street().state
    scene = sent(FACE.scene(seen(state, 0)))
    parcels = cast("dict[str, dict[str, object]]", scene["parcels"])
    assert {name for name, parcel in parcels.items() if parcel.get("outlaw")} == {"b5", "c5", "f5"}
    assert {name for name, parcel in parcels.items() if parcel.get("halved")} == {"c5", "f5"}
    assert ("price" in parcels["b5"], "price" in parcels["b4"]) == (False, True)
    assert scene["outlaws"] == {"strength": 10, "vp": 3, "count": 3}
    view = state.view(0)
    assert (view["outlaws"], view["outlaw_strength"], view["restless"]) == (["b5", "c5", "f5"], 10, [])
    inspected = CityGame().inspect(state)
    assert inspected["outlaws"] == [{"parcel": p, "strength": 10, "vp": 3} for p in ("b5", "c5", "f5")]


def test_places_with_outlaws_are_explained() -> None:
    state = street().state
    land = FACE.explain(seen(state, 0), "b5", NAMES)
    assert "Nobody can buy this land" in land.text
    assert land.total == ""
    assert "Duel with outlaw (10, no die): you would have 4 firepower and a 17% chance." in land.note
    own = FACE.explain(seen(state, 0), "f5", NAMES)
    assert own.total == "$3"
    assert [line.amount for line in own.lines] == ["$6", "-$3"]
    saloon = FACE.explain(seen(state, 0), "c5", NAMES)
    assert saloon.note.startswith("An outlaw sits here: 3 VP for whoever beats it")


def test_a_fight_on_the_screen_tells_the_strength() -> None:
    table = with_outlaws("""
               c
         5     o
             a
        player A
        player B
        agenda
          round before-outlaw-fights
    """)
    assert sent(FACE.scene(seen(table.state, 0)))["duel"] == {
        "place": "c5",
        "dice": [None, None],
        "outlaw": 10,
    }


def test_the_help_tells_the_points_of_the_tiles() -> None:
    text = texts(FACE)["Variant: Outlaws"]
    assert "2 VP for 8, 2 VP for 9, 3 VP for 10, 3 VP for 11, 4 VP for 12 and 4 VP for 13" in text
    assert "$3 or $2 from the bank" in text
