"""Buildings that are placed later than they are bought (2.F)."""

from tests.city.rules.draw import position


def test_a_building_may_be_kept_and_is_offered_again_at_the_end_of_the_step() -> None:
    """R-BUILD-WHEN: bought just now or long ago, in one turn each, in pass order."""
    table = position("""
               a      b      c      d      e      f      g      h
         8                                                    A
         7                                                    A
         6
         5
         4
         3
         2
         1   B

        market 12:mine
        pass B A
        player A cash 12 hand ranch on build-12
        player B hand ranch
        agenda
          round before-build-12
    """)
    table.play("A yes", "A keep")
    assert table.asked == "B ask-site"
    table.play("B a1")
    assert table.asked == "A ask-deferred"
    assert table.choices == {"ranch", "mine", "done"}
    table.play("A mine", "A h8")
    assert table.asked == "A ask-site"
    table.play("A h7")
    table.shows("""
               a      b      c      d      e      f      g      h
         8                                                    A mi
         7                                                    A ra
         6
         5
         4
         3
         2
         1   B ra

        player A hand -
        player B hand -
    """)


def test_buildings_wait_as_long_as_their_owner_likes() -> None:
    """R-DEFERRED-LIMIT: several of them, kept again, over the end of the round."""
    table = position("""
               h
         8   A

        round 2
        bag -
        player A hand ranch,ranch,mine
        player B
        agenda
          round before-deferred
    """)
    assert table.asked == "A ask-deferred"
    table.play("A done")
    assert table.asked == "A ask-character"
    table.shows("""
               h
         8   A

        round 3
        player A hand ranch,ranch,mine
    """)


def test_a_kept_type_is_not_asked_about_twice() -> None:
    """R-DEFERRED-LIMIT: keeping one of two Ranches keeps both for this round; the Mine may still come."""
    table = position("""
               h
         8   A
         7   A

        player A hand ranch,ranch,mine
        player B on gambling
        agenda
          round before-deferred
    """)
    table.play("A ranch", "A keep")
    assert table.asked == "A ask-site"
    table.play("A h8")
    assert table.asked == "* roll-gamble"
    table.shows("""
               h
         8   A mi
         7   A

        player A hand ranch,ranch
    """)


def test_waiting_buildings_are_placed_in_building_steps_only() -> None:
    """R-DEFERRED-LIMIT: not while cowboys are placed."""
    table = position("""
               h
         8   A

        player A cowboys 1 hand ranch
        player B cowboys 1
    """)
    assert "ranch" not in table.options
    assert "h8" not in table.options


def test_a_rivals_road_may_open_the_way() -> None:
    """R-DEFERRED-LIMIT, R-ROADS-ANYTIME: B lays a road in the window, then A's Hotel has its site on f5."""
    table = position("""
               c      d      e      f
         5                        A
           +      +------+      +      +
         4        |   hs |
                  |      |
           +      +------+      +      +
         3

        pass A B
        player A hand hotel
        player B roads 1
        agenda
          round before-road-window-2
    """)
    assert table.asked == "B ask-roads"
    table.play("B e4n")
    assert table.asked == "A ask-site"
    assert table.choices == {"f5", "keep"}
    table.play("A f5", "A c3")
    table.shows("""
               c      d      e      f
         5                        A ho
           +      +------+------+      +
         4        |   hs |
                  |      |
           +      +------+      +      +
         3     hs

        player A hand -
    """)


def test_an_earlier_building_may_take_the_last_place() -> None:
    """R-BUILD-WHEN: B places first and takes the only land for a House, so A's Bank must wait on."""
    table = position("""
               c      d      e
         5   A      B        hs
           +      +------+      +
         4     hs |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^

        pass B A
        player A hand bank
        player B hand hotel
        agenda
          round before-deferred
    """)
    table.play("B d5", "B e3")
    assert table.asked != "A ask-site"
    table.shows("""
               c      d      e
         5   A      B ho     hs
           +      +------+      +
         4     hs |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^     hs

        player A hand bank
    """)


def test_a_road_laid_in_the_same_turn_may_open_the_way() -> None:
    """R-DEFERRED-LIMIT, R-ROADS-ANYTIME: A has a road for it, B has none and is not asked."""
    table = position("""
               c      d      e      f      g      h
         8                                      B
         7
         6
         5                        A
           +      +------+      +      +      +      +
         4        |   hs |
                  |      |
           +      +------+      +      +      +      +
         3

        player A roads 1 hand hotel
        player B hand saloon
        player C on gambling
        agenda
          round before-deferred
    """)
    assert table.asked == "A ask-site"
    assert table.choices == {"keep"}
    table.play("A e4n", "A f5", "A e5")
    assert table.asked == "* roll-gamble"
    table.shows("""
               c      d      e      f      g      h
         8                                      B
         7
         6
         5                   hs   A ho
           +      +------+------+      +      +      +
         4        |   hs |
                  |      |
           +      +------+      +      +      +      +
         3

        player A hand -
        player B hand saloon
    """)


def test_without_bare_land_no_road_can_help() -> None:
    """R-DEFERRED-LIMIT: so nothing is asked."""
    table = position("""
               c      d      e
         5   A hs
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A roads 1 hand hotel
        player B on gambling
        agenda
          round before-deferred
    """)
    assert table.asked == "* roll-gamble"


def test_everything_may_be_kept_type_by_type() -> None:
    """R-DEFERRED-LIMIT: after the last type the turn is over."""
    table = position("""
               h
         8   A
         7   A

        player A hand ranch,mine
        player B on gambling
        agenda
          round before-deferred
    """)
    table.play("A ranch", "A keep", "A keep")
    assert table.asked == "* roll-gamble"
    table.shows("player A hand ranch,mine")


def test_after_one_player_comes_the_next() -> None:
    """R-BUILD-WHEN: A is done with two tiles in hand, and B has a turn."""
    table = position("""
               a      b      c      d      e      f      g      h
         8                                                    A
         7
         6
         5
         4
         3
         2
         1   B

        player A hand ranch,mine
        player B hand ranch
        agenda
          round before-deferred
    """)
    table.play("A done")
    assert table.asked == "B ask-site"
    table.play("B a1")
    table.shows("""
               a      b      c      d      e      f      g      h
         8                                                    A
         7
         6
         5
         4
         3
         2
         1   B ra
    """)
