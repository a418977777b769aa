"""Roads: where they may go, what they connect, and when they may be laid (2.B)."""

import pytest

from tests.city.rules.draw import position

# ---- where


def test_a_road_extends_the_roads_that_lie() -> None:
    """R-ROADS-EXTEND: any free place with an end at an end of a road."""
    table = position("""
               c      d      e
         5
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A roads 1 cowboys 1
        player B cowboys 1
    """)
    assert table.roads == set("c3n e3n c4n e4n c3e d3e c5e d5e".split())
    table.refuses("A d4n", "A h8n", "A f4n")
    table.play("A e4n")
    table.shows("""
               c      d      e
         5
           +      +------+------+
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A roads 0
    """)


def test_the_next_road_may_extend_the_one_just_laid() -> None:
    """R-ROADS-EXTEND."""
    table = position("""
               c      d      e      f
         5
           +      +------+      +      +
         4        |   hs |
                  |      |
           +      +------+      +      +
         3

        player A roads 2 cowboys 1
        player B cowboys 1
    """)
    assert "f4n" not in table.roads
    table.play("A e4n", "A f4n")
    table.shows("""
               c      d      e      f
         5
           +      +------+------+------+
         4        |   hs |
                  |      |
           +      +------+      +      +
         3

        player A roads 0
    """)
    assert table.roads == set()


def test_roads_may_run_along_the_border() -> None:
    """R-ROADS-BORDER, B-ROADGRID: the outer edge has places like any other line."""
    table = position("""
               a      b
         2
           +------+      +
         1

        player A roads 3 cowboys 1
        player B cowboys 1
    """)
    assert table.roads == set("a1w a2w b1n a1e a2e".split())
    table.play("A a1w")
    assert table.roads == set("a1s a2w b1n a1e a2e".split())
    table.play("A a1s")
    table.shows("""
               a      b
         2
           +------+      +
         1 |
           |
           +------+      +
    """)


# ---- what is connected


def test_a_road_connects_what_it_lines_and_what_its_ends_touch() -> None:
    """R-CONNECTED: two parcels by their sides, four by a corner."""
    table = position("""
               c      d      e
         5
           +      +------+      +
         4

        player A cowboys 1
        player B cowboys 1
    """)
    assert table.connected == set("c4 d4 e4 c5 d5 e5".split())


def test_a_corner_is_enough_to_build() -> None:
    """R-CONNECTED: the Hotel may stand on e5, which the road only touches, but not on f5."""
    table = position("""
               c      d      e      f
         5                 A      A
           +      +------+      +      +
         4

        market 12:hotel
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.choices == {"e5", "keep"}


def test_a_road_connects_more() -> None:
    """R-CONNECTED: two more parcels lie at the new end."""
    table = position("""
               c      d      e      f
         5
           +      +------+      +      +
         4

        player A roads 1 cowboys 1
        player B cowboys 1
    """)
    table.play("A e4n")
    assert table.connected == set("c4 d4 e4 f4 c5 d5 e5 f5".split())


# ---- when


@pytest.mark.parametrize(
    ("moment", "cowboy", "question"),
    [
        ("before-choose", "", "ask-character"),
        ("before-place", "cowboys 1", "ask-place"),
        ("before-build-12", "on build-12", "ask-building"),
        ("before-vp-5", "on vp-5", "ask-vp"),
        ("before-cash-limit", "", "ask-spend"),
    ],
)
def test_roads_may_be_laid_whenever_one_is_asked(moment: str, cowboy: str, question: str) -> None:
    """R-ROADS-ANYTIME: at every decision of one's own; then the same question is asked again."""
    table = position(f"""
               c      d      e
         5
           +      +------+      +
         4

        market 12:ranch
        player A cash 20 roads 2 {cowboy}
        player B
        agenda
          round {moment}
    """)
    assert table.asked == f"A {question}"
    before = table.choices
    table.play("A e4n", "A d5e")
    table.shows("""
               c      d      e
         5               |
                         |
           +      +------+------+
         4

        player A cash 20 roads 0
    """)
    assert table.asked == f"A {question}"
    assert table.choices == before


def test_a_road_may_be_laid_between_two_purchases_of_land() -> None:
    """R-ROADS-ANYTIME."""
    table = position("""
               b      c      d      e      f      g
         7
                                                a
         6
         5
           +      +      +------+      +      +      +
         4
         3
         2
             a

        player A cash 5 roads 1
        player B
        agenda
          round before-buy-parcels
    """)
    table.play("A b2", "A c4n")
    assert table.asked == "A ask-parcel"
    table.play("A g7")
    table.shows("""
               b      c      d      e      f      g
         7                                      A
         6
         5
           +      +------+------+      +      +      +
         4
         3
         2   A

        player A cash 3 roads 0
    """)


def test_nobody_interrupts_the_decision_of_another() -> None:
    """R-ROADS-ANYTIME: roads wait for one's own question."""
    table = position("""
               c      d      e
         5
           +      +------+      +
         4

        player A cowboys 1
        player B roads 1 cowboys 1
    """)
    assert table.asked == "A ask-place"
    assert table.roads == set()
    table.refuses("B e4n")


@pytest.mark.parametrize("window", ["before-road-window-1", "before-road-window-2"])
def test_before_buildings_are_bought_and_before_waiting_ones_are_placed_all_may_lay_roads(
    window: str,
) -> None:
    """R-ROADS-ANYTIME: in pass order, everybody who has roads, as many as they like."""
    table = position(f"""
               c      d      e
         5
           +      +------+      +
         4

        pass C B A
        player A roads 1
        player B
        player C roads 2
        agenda
          round {window}
    """)
    assert table.asked == "C ask-roads"
    assert table.choices == {"done"}
    table.play("C e4n", "C done")
    assert table.asked == "A ask-roads"
    assert "f4n" in table.roads
    table.play("A done")
    table.shows("""
               c      d      e
         5
           +      +------+------+
         4

        player A roads 1
        player C roads 1
    """)
    assert table.asked != "A ask-roads"


def test_the_window_closes_by_itself_with_the_last_road() -> None:
    """R-ROADS-ANYTIME: without a road in hand there is nothing to decide."""
    table = position("""
               c      d      e
         5
           +      +------+      +
         4

        player A roads 1
        player B roads 1
        agenda
          round before-road-window-1
    """)
    assert table.asked == "A ask-roads"
    table.play("A e4n")
    assert table.asked == "B ask-roads"
    table.play("B c4n")
    table.shows("""
               c      d      e
         5
           +------+------+------+
         4

        player A roads 0
        player B roads 0
    """)
    assert "ask-roads" not in table.asked


# ---- the supply


def test_roads_are_never_taken_up_and_never_run_out() -> None:
    """R-ROADS-RECYCLE, R-SUPPLY-LIMITS: more than the thirty of the box."""
    table = position("""
               a      b      c      d      e      f      g      h
           +------+------+------+------+------+------+------+------+
         1

        player A roads 40 on road
        player B roads 10
        agenda
          round before-road
    """)
    table.shows("player A roads 41")
    assert table.asked == "A ask-roads"
    assert not {column + "1n" for column in "abcdefgh"} & table.options


def test_two_on_road_and_one_on_roads() -> None:
    """D-06: a road for each cowboy on Road, three for the one on Roads."""
    table = position("""
               c      d      e
         5
           +      +------+      +
         4

        player A on road,road
        player B on roads
        agenda
          round before-roads
    """)
    table.shows("""
        player A roads 2 on - reserve 10
        player B roads 3 on - reserve 10
    """)
