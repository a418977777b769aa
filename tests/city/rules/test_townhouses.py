"""Townhouses, and the School with its three Houses (2.F)."""

import pytest

from tests.city.rules.draw import position

# ---- Townhouses


def test_the_house_in_the_centre_may_become_a_townhouse() -> None:
    """R-START-TOWNHOUSE, R-TOWNHOUSE-COND: everything around it is built on or owned."""
    table = position("""
               c      d      e
         5   A      B        hs
           +      +------+      +
         4     ^^ |   hs |   CH
                  |      |
           +      +------+      +
         3   B sa     th   A

        market 12:hotel
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5")
    assert "d4" in table.choices
    table.play("A d4")
    table.shows("""
               c      d      e
         5   A ho   B        hs
           +      +------+      +
         4     ^^ |   th |   CH
                  |      |
           +      +------+      +
         3   B sa     th   A
    """)


def test_one_open_neighbour_forbids_the_townhouse() -> None:
    """R-TOWNHOUSE-COND: e3 belongs to nobody and nothing stands there."""
    table = position("""
               c      d      e
         5   A      B        hs
           +      +------+      +
         4     ^^ |   hs |   CH
                  |      |
           +      +------+      +
         3   B sa     th

        market 12:hotel
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5")
    assert table.choices == {"d5", "e3", "keep"}


def test_no_townhouse_at_the_edge_of_the_map() -> None:
    """R-TOWNHOUSE-COND: b1 has only five neighbours."""
    table = position("""
               a      b      c
         2   A      A      A
           +      +------+      +
         1   A      A hs   A

        market 12:hotel
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes", "A a1")
    assert table.choices == {"c1", "a2", "b2", "c2", "keep"}


def test_a_townhouse_grows_no_further() -> None:
    """R-TOWNHOUSE-COND: once for each House."""
    table = position("""
               c      d      e
         5   A      B        hs
           +      +------+      +
         4     ^^ |   th |   CH
                  |      |
           +      +------+      +
         3   B sa     th   A

        market 12:hotel
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5")
    assert table.choices == {"d5", "e3", "keep"}


@pytest.mark.parametrize("owner", ["A", " "])
def test_own_and_neutral_houses_are_upgraded_freely(owner: str) -> None:
    """R-TOWNHOUSE-WHOSE."""
    drawing = """
               c      d      e
         5   A      A      A
           +      +------+      +
         4   A    | A hs | A
                  |      |
           +      +------+      +
         3   A      A      A

        market 12:hotel
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """
    table = position(drawing.replace("A hs", f"{owner} hs"))
    table.play("A yes", "A c5", "A d4")
    assert table.told("townhouse") == [("A", "d4")]
    assert table.asked == "* roll-gamble"


RIVALS_HOUSE = """
               c      d      e
         5   A      A      A
           +      +------+      +
         4   A    | B hs | A
                  |      |
           +      +------+      +
         3   A      A      A

        market 12:hotel
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
"""


def test_the_house_of_a_rival_is_upgraded_without_asking() -> None:
    """R-TOWNHOUSE-WHOSE: no House is put on his land; the one that stands there is turned over."""
    table = position(RIVALS_HOUSE)
    table.play("A yes", "A c5", "A d4")
    assert table.told("townhouse") == [("A", "d4")]
    assert table.asked == "* roll-gamble"


@pytest.mark.parametrize(("answer", "sign"), [("yes", "th"), ("no", "hs")])
def test_in_2015_the_house_of_a_rival_is_upgraded_with_consent(answer: str, sign: str) -> None:
    """R-TOWNHOUSE-WHOSE, R-EDITION-SWITCH: a second House is put on his land."""
    table = position(RIVALS_HOUSE.replace("market", "option edition 2015\n        market"))
    table.play("A yes", "A c5", "A d4")
    assert table.asked == "B ask-consent d4"
    table.play(f"B {answer}")
    drawing = """
               c      d      e
         5   A ho   A      A
           +      +------+      +
         4   A    | B hs | A
                  |      |
           +      +------+      +
         3   A      A      A
    """
    table.shows(drawing.replace("hs", sign))
    assert "d4" not in table.choices


# ---- the School


def test_a_school_brings_three_houses() -> None:
    """R-SCHOOL-3: new ones and Townhouses in any mixture, also on foreign land with consent."""
    table = position("""
               b      c      d      e
         6     hs
         5          A      B      B
           +      +      +------+      +
         4            ^^ |   hs |   ^^
                         |      |
           +      +      +------+      +
         3            ^^     ^^   A

        market 12:school
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5")
    assert table.choices == {"d4", "d5", "e5", "e3", "keep"}
    table.play("A d4", "A e3")
    assert table.asked == "A ask-house"
    table.play("A d5", "B yes")
    table.shows("""
               b      c      d      e
         6     hs
         5          A sc   B hs   B
           +      +      +------+      +
         4            ^^ |   th |   ^^
                         |      |
           +      +      +------+      +
         3            ^^     ^^   A hs

        player A hand -
    """)


def test_a_house_may_grow_that_came_with_the_same_school() -> None:
    """R-SCHOOL-3: e5 and d4 are built on, which closes the ring around d4."""
    table = position("""
               c      d      e
         5   A        ^^
           +      +------+      +
         4     ^^ | A    |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^     ^^

        market 12:school
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5", "A d4")
    assert table.choices == {"e5", "keep"}
    table.play("A e5")
    assert table.choices == {"d4", "keep"}
    table.play("A d4")
    table.shows("""
               c      d      e
         5   A sc     ^^     hs
           +      +------+      +
         4     ^^ | A th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^     ^^
    """)


def test_without_room_for_the_third_house_everything_goes_back() -> None:
    """R-SCHOOL-3: the School, the House on e5 and the Townhouse on d4."""
    table = position("""
               c      d      e
         5   A        ^^   A
           +      +------+      +
         4     ^^ |   hs |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^     ^^

        market 12:school
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5", "A d4")
    table.shows("""
               c      d      e
         5   A sc     ^^   A
           +      +------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^     ^^
    """)
    table.play("A e5")
    assert table.told("withdrawn") == [("A", "school", "c5")]
    table.shows("""
               c      d      e
         5   A        ^^   A
           +      +------+      +
         4     ^^ |   hs |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^     ^^

        player A cash 0 hand school
    """)
    assert table.asked == "A ask-site"
    table.play("A c5")
    assert table.choices == {"d4", "e5", "keep"}


def test_a_refusal_of_the_third_house_takes_all_three_back() -> None:
    """R-SCHOOL-3, R-HOUSE-CONSENT: after d3 and e3 only B's e4 is left, and B refuses."""
    table = position("""
               c      d      e
         5   A        ^^     ^^
           +      +------+      +
         4     ^^ |   th | B
                  |      |
           +      +------+      +
         3     ^^

        market 12:school
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5", "A d3", "A e3")
    assert table.choices == {"e4", "keep"}
    table.play("A e4", "B no")
    table.shows("""
               c      d      e
         5   A        ^^     ^^
           +      +------+      +
         4     ^^ |   th | B
                  |      |
           +      +------+      +
         3     ^^

        player A hand school
    """)


def test_with_too_little_room_a_school_is_only_tried() -> None:
    """R-SCHOOL-3: it waits in hand, and at the end of the step it may be tried again."""
    table = position("""
               c      d      e
         5   A        ^^     ^^
           +      +------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^

        player A hand school
        player B on gambling
        agenda
          round before-deferred
    """)
    assert table.choices == {"c5", "keep"}
    table.play("A c5", "A e3")
    assert table.asked == "* roll-gamble"
    table.shows("""
               c      d      e
         5   A        ^^     ^^
           +      +------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^

        player A hand school
    """)
