"""The Train Station and its straight road (2.F)."""

from tests.city.rules.draw import position


def test_the_station_stands_along_a_straight_road_across_the_map() -> None:
    """R-STATION-ROAD: on either side of it; elsewhere a road is not enough."""
    table = position("""
               a      b      c      d      e      f      g      h
         5          B      A                                  A hs
           +------+------+------+------+------+------+------+------+
         4                 A
         3                      | A
                                |

        market 12:station
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.choices == {"c4", "c5", "keep"}


def test_a_line_with_a_gap_does_not_cross() -> None:
    """R-STATION-ROAD: the road laid into the gap makes the difference."""
    table = position("""
               a      b      c      d      e      f      g
           +------+------+------+------+------+------+------+
         4                 A

        market 12:station
        player A cash 12 roads 1 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.choices == {"keep"}
    table.play("A h4n")
    assert table.choices == {"c4", "keep"}


def test_crossing_stumps_do_not_make_a_line() -> None:
    """R-STATION-ROAD: d1e is missing, and the road that comes from the west instead does not count."""
    table = position("""
               a      b      c      d      e
         8                             |
                                       |
         7                             |
                                       |
         6                             |
                                       |
         5                             |
                                       |
           +------+------+------+------+      +
         4                             |
                                       |
         3                             |
                                       |
         2                        A    |
                                       |

        market 12:station
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.asked == "* roll-gamble"
    table.shows("player A hand station")


def test_a_line_may_run_from_north_to_south() -> None:
    """R-STATION-ROAD."""
    table = position("""
               d      e      f
         8        | A      A
                  |
         7        |
                  |
         6        |
                  |
         5        |
                  |
         4        |
                  |
         3        |
                  |
         2        |
                  |
         1   A    |
                  |

        market 12:station
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.choices == {"d1", "e8", "keep"}


def test_the_outermost_lines_that_cross() -> None:
    """R-STATION-ROAD: one row and one column away from the border."""
    table = position("""
               a      b      c      d      e      f      g      h
         8                                                  | A
                                                            |
         7                                                  |
                                                            |
         6                                                  |
                                                            |
         5                                                  |
                                                            |
         4                                                  |
                                                            |
         3                 A                                |
                                                            |
         2                                                  |
                                                            |
           +------+------+------+------+------+------+------+------+
         1                 A                                |
                                                            |

        market 12:station
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.choices == {"c1", "h8", "keep"}


def test_the_border_of_the_map_does_not_cross_it() -> None:
    """R-STATION-ROAD: roads all around, and no site along them."""
    table = position("""
               a      b      c      d      e      f      g      h
           +------+------+------+------+------+------+------+------+
         8 |               A                                       |
           |                                                       |
         7 |                                                       |
           |                                                       |
         6 |                                                       |
           |                                                       |
         5 |                                                       |
           |                                                       |
         4 |                                                       |
           |                                                       |
         3 | A                                                A    |
           |                                                       |
         2 |                                                       |
           |                                                       |
         1 |               A                                       |
           |                                                       |
           +------+------+------+------+------+------+------+------+

        market 12:station
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.asked == "* roll-gamble"
    table.shows("player A hand station")


def test_the_station_brings_no_house() -> None:
    """R-STATION-HOUSE."""
    table = position("""
               a      b      c      d      e      f      g      h
           +------+------+------+------+------+------+------+------+
         4                 A

        market 12:station
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c4")
    assert table.asked == "* roll-gamble"
    table.shows("""
               a      b      c      d      e      f      g      h
           +------+------+------+------+------+------+------+------+
         4                 A st
    """)
