"""The City Hall comes out of the bag: who places it, and where (2.G)."""

from tests.city.rules.draw import position


def test_the_first_passer_places_it_on_free_connected_land() -> None:
    """R-CITYHALL-PLACE: nothing is paid, and another tile is drawn for the space."""
    table = position("""
               c      d      e
         5   A      B sa     ^^
           +      +------+      +
         4     hs |   hs |
                  |      |
           +      +------+      +
         3

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        pass B A
        player A cash 5
        player B cash 5
        agenda
          round before-refill
    """)
    assert table.asked == "* draw-tile"
    table.draw("city-hall")
    assert table.asked == "B ask-city-hall"
    assert table.choices == {"e4", "c3", "d3", "e3"}
    table.play("B e4")
    table.shows("""
               c      d      e
         5   A      B sa     ^^
           +      +------+      +
         4     hs |   hs |   CH
                  |      |
           +      +------+      +
         3

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        mayor -
        player A cash 5
        player B cash 5
    """)
    assert table.asked == "* draw-tile"
    assert "city-hall" not in table.options
    table.draw("church")
    table.shows("market 12:church 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon")
    assert table.asked == "B ask-character"


def test_own_roads_may_open_another_parcel_for_it() -> None:
    """R-CITYHALL-PLACE, R-ROADS-ANYTIME: a road of the player's own is a road of the player's own."""
    table = position("""
               c      d      e      f
         5
           +      +------+      +      +
         4        |   hs |
                  |      |
           +      +------+      +      +
         3

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        player A roads 1
        player B
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    assert "f5" not in table.choices
    table.play("A e4n", "A f5")
    table.shows("""
               c      d      e      f
         5                          CH
           +      +------+------+      +
         4        |   hs |
                  |      |
           +      +------+      +      +
         3

        player A roads 0
    """)


def test_if_no_free_parcel_is_connected_the_shortest_road_comes_from_the_general_supply() -> None:
    """R-CITYHALL-PLACE: one road is enough, any of eight; the player's own stay in hand."""
    table = position("""
               b      c      d      e
         5          A      A      A
           +      +      +------+      +
         4            ^^ |   hs |   ^^
                         |      |
           +      +      +------+      +
         3          B      B      B

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        player A roads 2
        player B
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    assert table.asked == "A ask-city-hall"
    assert table.options == set("c3n e3n c4n e4n c3e d3e c5e d5e".split())
    table.play("A c3n")
    assert table.choices == {"b3", "b4"}
    table.play("A b4")
    table.shows("""
               b      c      d      e
         5          A      A      A
           +      +      +------+      +
         4     CH     ^^ |   hs |   ^^
                         |      |
           +      +------+------+      +
         3          B      B      B

        player A roads 2
    """)


def test_of_longer_ways_only_the_shortest_are_offered() -> None:
    """R-CITYHALL-PLACE: two roads out of the corner; the second has one place left and needs no choice."""
    table = position("""
               a      b      c      d      e
         4   B      B      B      B
         3   B      B      B      B
           +      +------+      +      +      +
         2   A    |   hs | A      A
                  |      |
           +      +------+      +      +      +
         1   A      A      A      A

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        player A
        player B
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    assert table.options == {"c1n", "c2n", "a3e", "b3e"}
    table.play("A c2n")
    assert table.choices == {"e2", "e3"}
    table.play("A e3")
    table.shows("""
               a      b      c      d      e
         4   B      B      B      B
         3   B      B      B      B        CH
           +      +------+------+------+      +
         2   A    |   hs | A      A
                  |      |
           +      +------+      +      +      +
         1   A      A      A      A

        player A roads 0
    """)


def test_the_shortest_way_may_lead_west_and_south() -> None:
    """R-CITYHALL-PLACE: the same in the opposite corner."""
    table = position("""
               d      e      f      g      h
         8          B      B      B      B
           +      +      +      +------+      +
         7          A      A    |   hs | B
                                |      |
           +      +      +      +------+      +
         6          A      A      A      A
         5          A      A      A      A

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        player A
        player B
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    assert table.options == {"f6n", "f7n", "f6e", "g6e"}
    table.play("A f6e")
    assert table.choices == {"f4", "g4"}


def test_three_roads_out_of_a_large_block() -> None:
    """R-CITYHALL-PLACE: after the first road there is one shortest way, and it is laid without a question."""
    table = position("""
               a      b      c      d      e      f
         5   B      B      B      B      B
         4   B      B      B      B      B
         3   A      A      A      B      B
           +      +------+      +      +      +      +
         2   A    |   hs | A      A      A
                  |      |
           +      +------+      +      +      +      +
         1   A      A      A      A      A

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        player A
        player B
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    assert table.options == {"c1n", "c2n", "a3e", "b3e"}
    table.play("A c2n")
    assert table.choices == {"f2", "f3"}
    table.play("A f2")
    table.shows("""
               a      b      c      d      e      f
         5   B      B      B      B      B
         4   B      B      B      B      B
         3   A      A      A      B      B
           +      +------+------+------+------+      +
         2   A    |   hs | A      A      A        CH
                  |      |
           +      +------+      +      +      +      +
         1   A      A      A      A      A
    """)


def test_without_any_free_parcel_it_leaves_the_game() -> None:
    """R-CITYHALL-PLACE: every parcel has an owner, so the tile is laid aside and another one drawn."""
    table = position("""
               a      b      c      d      e      f      g      h
         8   E      E      F      F      E      E      F      F
         7   E      E      F      F      E      E      F      F
         6   E      E      F      F      E      E      F      F
         5   A      A      B      B      C      C      D      D
         4   A      A      B      B      C      C      D      D
         3   A      A      B      B      C      C      D      D
         2   A      A      B      B      C      C      D      D
         1   A      A      B      B      C      C      D      D

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        player A
        player B
        player C
        player D
        player E
        player F
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    assert table.asked == "* draw-tile"
    assert "city-hall" not in table.options
    table.draw("prison")
    table.shows("""
               a      b      c      d      e      f      g      h
         8   E      E      F      F      E      E      F      F
         7   E      E      F      F      E      E      F      F
         6   E      E      F      F      E      E      F      F
         5   A      A      B      B      C      C      D      D
         4   A      A      B      B      C      C      D      D
         3   A      A      B      B      C      C      D      D
         2   A      A      B      B      C      C      D      D
         1   A      A      B      B      C      C      D      D

        market 12:prison 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
    """)
