"""Explanations of buildings, land and spaces piece by piece, and the names that things go by."""

import pytest

from carson.city.face import CityFace
from carson.core.face import Explanation
from carson.core.view import seen
from tests.city.games import played, random_options
from tests.city.rules.draw import DrawnTable, position

FACE = CityFace()
NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fox"]


def explained(table: DrawnTable, target: str, seat: int = 0) -> Explanation:
    return FACE.explain(seen(table.state, seat), target, NAMES)


def lines(told: Explanation) -> list[tuple[str, str, str]]:
    """What each line says, its amount, and where; lines beside the sum have a star."""
    return [
        (line.text + ("*" if line.apart else ""), line.amount, " ".join(line.places)) for line in told.lines
    ]


CITY = """
           c      d      e      f
     6     hs   B hs     ^^
       +      +------+------+
     5   A ch   A sa
       +      +------+------+
     4   B             A
       +      +      +      +

    market 8:mine 5:saloon
    player A cash 20 cowboys 2
    player B cowboys 1
"""


def test_a_building_is_explained_piece_by_piece() -> None:
    """The Houses that pay, those that are private, and where no House can come or may come."""
    told = explained(position(CITY), "d5")
    assert (told.title, told.total) == ("Saloon of Ann, d5", "$10")
    assert lines(told) == [
        ("Church of Ann", "$5", "c5"),
        ("House", "$5", "c6"),
        ("House of Ben: private*", "$0", "d6"),
        ("Private land: no House for it without leave*", "$0", "c4"),
        ("Room for a House*", "$0", "d4 e4 e5"),
    ]
    assert told.note == "A Church of the same owner stands beside it: nobody can attack it."


def test_land_without_a_road_has_no_room_for_a_house() -> None:
    told = explained(
        position("""
               c      d      e
         5   A sa
           +      +------+
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A cash 20 cowboys 2
        player B cowboys 1
        """),
        "c5",
    )
    assert lines(told)[0] == ("House", "$5", "d4")
    assert ("No House can come: no road*", "$0", "b4 b5 b6 c6 d6") in lines(told)


def test_a_ranch_and_a_mine_light_what_they_count() -> None:
    table = position("""
               c      d      e
         5   A mi   B ^^   A ra
           +      +------+------+
         4   ^^   |   hs |
                  |      |
           +      +------+------+
         3

        player A cash 20 cowboys 2
        player B cowboys 1
    """)
    assert lines(explained(table, "c5")) == [
        ("Mountain", "$3", "c4"),
        ("Mountain of Ben: private*", "$0", "d5"),
    ]
    assert lines(explained(table, "e5")) == [
        ("Free parcels around it (6)", "$6", "e4 f4 f5 d6 e6 f6"),
        ("Not free*", "$0", "d4 d5"),
    ]


def test_land_and_spaces_say_what_they_would_bring_the_viewer() -> None:
    table = position(CITY)
    assert explained(table, "e5").note == "Would earn here: Saloon $5 and Mine $3."
    assert explained(table, "e4").note == "Would earn here: Saloon $5."
    assert lines(explained(table, "build-5")) == [("On your land*", "$5", "e4")]
    assert lines(explained(table, "wages")) == [("For you now*", "$4", "")]
    assert lines(explained(table, "parcel-income")) == [("For you now*", "$6", "")]
    assert explained(table, "e5", seat=-2).note == ""  # a spectator builds nothing


def test_no_line_repeats_its_place() -> None:
    """“House b5”, never “House on b5 b5”."""
    table = position(CITY)
    for target in ("e5", "d5", "build-5"):
        for line in explained(table, target).lines:
            assert not any(place in line.text for place in line.places)


@pytest.mark.parametrize("seed", range(4))
def test_the_score_is_the_same_number_everywhere(seed: int) -> None:
    """On a player's card, in the explanation and line by line."""
    for number, (state, _) in enumerate(played(random_options(seed), seed)):
        if number % 23:
            continue
        scene = FACE.scene(seen(state, 0))
        for player in scene.players:
            told = FACE.explain(seen(state, 0), f"player-{player.seat}", NAMES)
            assert told.total == str(player.total)
            assert sum(line.value or 0 for line in told.lines) == player.total
            assert sum(line.points for line in player.score) == player.total


# ---- names


def test_the_log_calls_a_building_space_by_what_is_for_sale() -> None:
    table = position("""
        market 8:mine
        player A cash 20 cowboys 2
        player B cash 20 cowboys 2
    """)
    table.play("A build-8")
    assert [FACE.tell(event, NAMES) for event in table.events] == ["Ann sends a cowboy to the Mine for $8."]
    table.play("B build-8", "A pass", "B pass")
    told = [FACE.tell(event, NAMES) for event in table.events]
    assert "Ben sends a cowboy to the Mine for $8." in told
    assert "A duel for the Mine for $8!" in told


def test_what_was_sold_is_no_part_of_an_event() -> None:
    """Words alone know it: a recorded game has the events it always had."""
    table = position("""
        market 8:mine
        player A cash 20 cowboys 2
        player B cash 20 cowboys 2
    """)
    table.play("A build-8")
    (event,) = table.events
    assert list(event.data) == ["place"]
    assert event.numbers == {**event.data, "sold": 1}
