"""What the older books say of the Sheriff, the Church and the end of a round, each played both ways."""

import pytest

from carson.core.errors import BadPosition
from tests.city.rules.draw import GAME, position

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


CHALLENGES = [("edition 2023", 3), ("edition 2015", 0), ("rules red-sheriff=challenged", 0)]
SHERIFFS_HOTEL = """
               a
         1   A ho
             {there}

        option {option}
        option characters quiet-city
        turn {turn}
        player A cowboys 1 character sheriff-red
        player B cowboys 1 character banker-red
        player C cowboys 1 character governor
        {more}
"""


@pytest.mark.parametrize(("option", "defence"), CHALLENGES)
def test_the_red_sheriff_comes_to_a_rival_on_his_hotel(option: str, defence: int) -> None:
    """R-EDITION-SWITCH, R-SHERIFF-R-VP, D-66: he may, but in 2015 nobody has challenged him."""
    table = position(SHERIFFS_HOTEL.format(there="b", option=option, turn="A B C", more=""))
    table.play("A a1", "B pass", "C pass")
    assert table.asked == "* roll-duel a1"
    table.roll(6, 1)  # B has passed first
    assert table.vp == [defence, 0, 0]


@pytest.mark.parametrize(("option", "_"), CHALLENGES)
def test_a_rival_comes_to_the_red_sheriff_on_his_hotel(option: str, _: int) -> None:
    """R-EDITION-SWITCH, R-SHERIFF-R-VP: who stands there first is challenged, in every book."""
    table = position(SHERIFFS_HOTEL.format(there="", option=option, turn="A B C", more=""))
    table.play("A a1", "B a1", "C pass")
    table.roll(1, 6)
    assert table.vp == [3, 0, 0]


def test_who_comes_after_the_red_sheriff_challenges_him() -> None:
    """R-SHERIFF-R-VP: one rival was there before him, another one comes later."""
    table = position(SHERIFFS_HOTEL.format(there="b", option="edition 2015", turn="A B C", more=""))
    table.play("A a1", "B pass", "C a1")
    table.roll(6, 1, 1)
    assert table.vp == [3, 0, 0]


def test_on_a_space_somebody_else_has_always_come() -> None:
    """R-SHERIFF-R-VP, R-SHERIFF-R-PROVOKE: the rule of 2015, too, pays there."""
    table = position("""
        option edition 2015
        option characters quiet-city
        player A character sheriff-red on gambling
        player B character banker-red on gambling
        agenda
          round before-gambling
    """)
    table.roll(1, 6)
    assert table.vp == [3, 0]


def test_a_position_tells_to_whom_the_red_sheriff_came() -> None:
    """R-SHERIFF-R-VP: written, read, and refused where no red Sheriff can have begun anything."""
    text = SHERIFFS_HOTEL.format(there="ab", option="edition 2015", turn="A B C", more="provoked a1")
    table = position(text)
    assert "provoked a1" in GAME.write_position(table.state)
    table.play("A pass", "B pass", "C pass")
    table.roll(1, 6)
    assert table.vp == [0, 0, 0]
    for option, place, why in (("2023", "a1", "nobody counts"), ("2015", "b1", "on buildings of his own")):
        more = f"provoked {place}"
        with pytest.raises(BadPosition, match=why):
            position(SHERIFFS_HOTEL.format(there="ab", option=f"edition {option}", turn="A B C", more=more))


@pytest.mark.parametrize(("variants", "back"), [("kit-carson", ("A back-a1", "A done")), ("horses", ())])
def test_who_leaves_and_comes_again_begins_anew(variants: str, back: tuple[str, ...]) -> None:
    """R-SHERIFF-R-VP: with Kit Carson he goes home and B comes to an empty Hotel, or stays."""
    text = SHERIFFS_HOTEL.format(there="b", option="edition 2015", turn="A B C", more="")
    table = position(f"""{text}
        option variants {variants}
    """)
    table.play("A a1", "B pass", "C pass", *back)
    assert table.state.provoked == (0 if back else 1)


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
