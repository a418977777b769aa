"""What the older books say of the Sheriff, the Church and the end of a round, each played both ways."""

import pytest

from tests.city.rules.draw import position

# ---- round-end

FULL_CITY = """
               b      c      d      e
         5          A      A      A
           +      +      +------+      +
         4            ^^ |   hs |   ^^
                         |      |
           +      +      +------+      +
         3          B      B      B

        option characters picked
        option tiles sheriff,banker,grocer,worker,settler,captain,governor
        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        pass A B
        player A cash 9 roads 2 character governor
        player B cash 9 character banker
        agenda
          round before-cash-limit
"""


@pytest.mark.parametrize(
    ("option", "points"),
    [("option edition 2023", 1), ("option edition 2015", 0), ("option rules round-end=characters-first", 0)],
)
def test_the_governor_lays_a_road_for_the_city_hall(option: str, points: int) -> None:
    """R-EDITION-SWITCH, R-END-ORDER, R-GOV-TIMING: in 2015 he has gone back before the track is filled."""
    table = position(f"""
        {option}{FULL_CITY}""")
    table.draw("city-hall")
    assert table.asked == "A ask-city-hall"
    table.play("A c3n", "A b4")
    table.draw("hotel")
    assert table.vp == [points, 0]
    assert table.asked == "A ask-character"


def test_the_teacher_chooses_first_though_he_has_gone_back_early() -> None:
    """R-EDITION-SWITCH, R-END-ORDER, R-TEACHER-Y."""
    table = position("""
        option rules round-end=characters-first
        option characters picked
        option tiles sheriff,banker,grocer,worker,settler,captain,teacher
        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        pass A B
        player A character banker
        player B character teacher
        agenda
          round before-cash-limit
    """)
    assert table.asked == "* draw-tile"
    table.draw("hotel")
    assert table.asked == "B ask-character"


# ---- white-cowboy


@pytest.mark.parametrize(
    ("option", "crowded"),
    [
        ("option edition 2023", True),
        ("option edition 2015", False),
        ("option edition 2009", False),
        ("option rules white-cowboy=free-space", False),
    ],
)
def test_the_white_cowboy_on_wages_and_road(option: str, crowded: bool) -> None:
    """R-EDITION-SWITCH, R-SHERIFF-WHERE: where others stand there is no duel, but the place is not free."""
    table = position(f"""
        {option}
        player A cowboys 1 character sheriff on wages
        player B cowboys 2 character banker on road
    """)
    table.play("A white")
    assert ({"wages", "road"} <= table.choices) == crowded
    assert {"roads", "gambling", "d4"} <= table.choices
    if not crowded:
        table.refuses("A wages", "A road")


@pytest.mark.parametrize("edition", ["2023", "2015", "2009"])
def test_others_may_still_join_the_white_cowboy_on_wages(edition: str) -> None:
    """R-EDITION-SWITCH, R-SHERIFF-WHERE, R-SHERIFF-BLOCK: it was free when it came."""
    table = position(f"""
        option edition {edition}
        player A cowboys 1 character sheriff
        player B cowboys 2 character banker
    """)
    table.play("A white", "A wages", "B wages")


# ---- red-sheriff


@pytest.mark.parametrize(
    ("option", "defence"),
    [("option edition 2023", 3), ("option edition 2015", 0), ("option rules red-sheriff=challenged", 0)],
)
def test_the_red_sheriff_is_challenged_or_goes_to_defend(option: str, defence: int) -> None:
    """R-EDITION-SWITCH, R-SHERIFF-R-VP, D-66: a rival has come to his space; to his Hotel he went himself."""
    table = position(f"""
               a
         1   A ho
             ab

        {option}
        option characters quiet-city
        player A vp 1 character sheriff-red on gambling
        player B vp 1 character banker-red on gambling
        agenda
          round before-gambling
    """)
    table.roll(1, 6)
    assert table.vp == [1 + 3, 1]
    table.roll(3, 3)  # B gambles
    assert table.asked == "* roll-duel a1"
    table.roll(1, 6)
    assert table.vp == [1 + 3 + defence, 1]


def test_a_rival_who_comes_to_the_city_hall_challenges_the_red_sheriff() -> None:
    """R-EDITION-SWITCH, R-SHERIFF-R-VP, R-CITYHALL-STAY: nobody owns it."""
    table = position("""
               a
         1     CH
             ab

        option edition 2015
        option characters quiet-city
        mayor A
        player A character sheriff-red
        player B character banker-red
        agenda
          round before-city-hall-duel
    """)
    table.roll(1, 6)
    assert table.vp == [3, 0]


# ---- cancelled-attack


@pytest.mark.parametrize(
    ("option", "cowboys"),
    [
        ("option edition 2023", 0),
        ("option edition 2009", 0),
        ("option edition 2015", 1),
        ("option rules cancelled-attack=defender-home", 1),
    ],
)
def test_the_defender_of_a_building_that_a_church_protects(option: str, cowboys: int) -> None:
    """R-EDITION-SWITCH, R-CHURCH-CANCEL, R-DEFEND-EMPTY: home like the attackers, or used up there."""
    table = position(f"""
               c      d      e
         5   A sa   A
             ab
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        {option}
        market 6:church
        player A cash 6 character banker on build-6
        player B cash 5 character worker on vp-5
        agenda
          round before-build-12
    """)
    table.play("A yes", "A d5", "A e3")
    assert table.told("attack-cancelled") == [("A", "c5")]
    table.shows(f"""
        player A cowboys {cowboys}
        player B cowboys 1
    """)
    assert table.asked == "B ask-vp"
    table.shows(f"""
        player A cash 10 cowboys {cowboys} reserve {10 - cowboys}
    """)
