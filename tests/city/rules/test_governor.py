"""13 Governor: points for roads to new land (yellow), a tax on weapons or money (red) (2.B, 2.D)."""

import pytest

from tests.city.rules.draw import DrawnTable, position

YELLOW = """
        option characters picked
        option tiles sheriff,banker,worker,settler,mercenary,governor,lawyer
"""
RED = YELLOW.replace("governor", "governor-red")


def yellow(text: str) -> DrawnTable:
    """A position with the yellow Governor among the characters."""
    return position(YELLOW + text)


def red(text: str) -> DrawnTable:
    """A position with the red Governor among the characters."""
    return position(RED + text)


# ---- yellow


def test_the_governor_brings_a_road() -> None:
    """R-GOV-TIMING, R-CHAR-TIMING: at once."""
    table = yellow("""
        player A roads 1
        player B
        agenda
          round before-choose
    """)
    table.play("A governor")
    table.shows("player A roads 2 vp 0")
    assert table.asked == "B ask-character"


def test_a_road_to_new_land_is_worth_a_point() -> None:
    """D-58, R-GOV-NEWPARCEL: e4n reaches f4 and f5, two parcels and one point."""
    table = yellow("""
               c      d      e      f
         5
           +      +------+      +      +
         4

        player A roads 1 cowboys 1 character governor
        player B character banker
    """)
    before = table.connected
    table.play("A e4n")
    assert table.connected - before == {"f4", "f5"}
    table.shows("player A vp 1 roads 0")


def test_a_road_between_connected_land_is_worth_nothing() -> None:
    """D-58, R-GOV-NEWPARCEL: the fourth side of d4 reaches nothing new."""
    table = yellow("""
               c      d      e      f
         5
           +      +------+      +      +
         4               |
                         |
           +      +------+      +      +
         3

        player A roads 2 cowboys 1 character governor
        player B character banker
    """)
    before = table.connected
    table.play("A c4e")
    assert table.connected == before
    table.shows("player A vp 0 roads 1")


def test_every_road_counts_for_itself() -> None:
    """R-GOV-NEWPARCEL: two roads on, two points."""
    table = yellow("""
               c      d      e      f      g
         5
           +      +------+      +      +      +
         4

        player A roads 2 cowboys 1 character governor
        player B character banker
    """)
    table.play("A e4n", "A f4n")
    table.shows("player A vp 2 roads 0")
    assert table.asked == "A ask-place"


def test_a_road_along_the_border_reaches_nothing_behind_it() -> None:
    """R-GOV-NEWPARCEL, R-ROADS-BORDER: the road in the corner touches a1 only, which has one already."""
    table = yellow("""
               a      b
         2
           +------+      +
         1

        player A roads 2 cowboys 1 character governor
        player B character banker
    """)
    table.play("A a1w")
    table.shows("player A vp 0 roads 1")
    table.play("A a1s")
    table.shows("player A vp 0 roads 0")


def test_only_the_governors_own_roads_count() -> None:
    """R-GOV-TIMING: B's road gives nobody a point."""
    table = yellow("""
               c      d      e      f
         5
           +      +------+      +      +
         4

        turn B A
        player A roads 1 cowboys 1 character governor
        player B roads 1 cowboys 1 character banker
    """)
    table.play("B e4n")
    assert table.vp == [0, 0]


def test_roads_count_from_the_choice_on() -> None:
    """R-GOV-TIMING: the road laid before choosing gives nothing, the same turn's next one a point."""
    table = yellow("""
               c      d      e      f      g
         5
           +      +------+      +      +      +
         4

        pass A B
        player A roads 1 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A e4n")
    table.shows("player A vp 0")
    table.play("A governor", "B banker", "B wages")
    assert table.asked == "A ask-place"
    table.play("A f4n")
    table.shows("player A vp 1 roads 0")


def test_roads_of_the_next_round_do_not_count() -> None:
    """R-GOV-TIMING: the character has gone back."""
    table = yellow("""
               c      d      e      f
         5
           +      +------+      +      +
         4

        bag -
        player A roads 1 character governor
        player B character banker
        agenda
          round before-return-characters
    """)
    assert table.asked == "A ask-character"
    table.play("A e4n")
    table.shows("player A vp 0 roads 0")


def test_roads_count_in_the_windows_and_while_buying() -> None:
    """R-GOV-TIMING, R-ROADS-ANYTIME: all through the round."""
    table = yellow("""
               c      d      e      f      g
         5
           +      +------+      +      +      +
         4

        market 12:hotel
        player A cash 12 roads 2 character governor on build-12
        player B character banker
        agenda
          round before-road-window-1
    """)
    assert table.asked == "A ask-roads"
    table.play("A e4n", "A done")
    assert table.asked == "A ask-building"
    table.play("A f4n")
    table.shows("player A vp 2 roads 0")


# ---- the last window


def test_before_the_final_scoring_the_governor_may_lay_what_is_left() -> None:
    """R-ROADS-ANYTIME, R-GOV-TIMING: after the cash limit of round 4, and the points count."""
    table = yellow("""
               c      d      e      f      g
         5
           +      +------+      +      +      +
         4

        round 4
        player A vp 5 roads 3 character governor
        player B vp 6 character banker
        agenda
          round before-cash-limit
    """)
    assert table.asked == "A ask-roads"
    assert table.choices == {"done"}
    table.play("A e4n", "A f4n")
    table.shows("player A vp 7 roads 1")
    table.play("A done")
    assert table.asked == "over"
    assert table.score("A") == {"track": 7, "money": 0, "property": 0}
    assert table.ranking == "A B"


def test_the_window_closes_with_the_last_road() -> None:
    """R-ROADS-ANYTIME."""
    table = yellow("""
               c      d      e      f
         5
           +      +------+      +      +
         4

        round 4
        player A roads 1 character governor
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A e4n")
    assert table.asked == "over"
    assert table.score("A")["track"] == 1


def test_others_may_lay_roads_before_the_governor_in_the_last_window() -> None:
    """R-ROADS-ANYTIME: the window is for all, in pass order; B may reach land before A does."""
    table = yellow("""
               c      d      e      f
         5
           +      +------+      +      +
         4

        round 4
        pass B A
        player A roads 1 character governor
        player B roads 1 character banker
        agenda
          round before-cash-limit
    """)
    assert table.asked == "B ask-roads"
    table.play("B e4n")
    assert table.asked == "A ask-roads"
    table.play("A e4e")
    table.shows("player A vp 1 roads 0")


def test_without_roads_nothing_is_asked_at_the_end() -> None:
    """R-ROADS-ANYTIME."""
    table = yellow("""
               c      d      e      f
         5
           +      +------+      +      +
         4

        round 4
        player A character governor
        player B character banker
        agenda
          round before-cash-limit
    """)
    assert table.asked == "over"


# ---- the City Hall


def test_roads_the_governor_lays_for_the_city_hall_count() -> None:
    """R-GOV-NEWPARCEL, R-GOV-TIMING, R-CITYHALL-PLACE: from the general supply, but laid by the Governor."""
    table = yellow("""
               b      c      d      e
         5          A      A      A
           +      +      +------+      +
         4            ^^ |   hs |   ^^
                         |      |
           +      +      +------+      +
         3          B      B      B

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        pass A B
        player A roads 2 character governor
        player B character banker
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    assert table.asked == "A ask-city-hall"
    table.play("A c3n", "A b4")
    table.shows("""
               b      c      d      e
         5          A      A      A
           +      +      +------+      +
         4     CH     ^^ |   hs |   ^^
                         |      |
           +      +------+------+      +
         3          B      B      B

        player A roads 2 vp 1
    """)


def test_roads_another_player_lays_for_the_city_hall_do_not_count() -> None:
    """R-GOV-TIMING, R-CITYHALL-PLACE."""
    table = yellow("""
               b      c      d      e
         5          A      A      A
           +      +      +------+      +
         4            ^^ |   hs |   ^^
                         |      |
           +      +      +------+      +
         3          B      B      B

        market 10:mine 8:ranch 6:ranch 5:hotel 4:bank 3:saloon
        pass B A
        player A roads 2 character governor
        player B character banker
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    table.play("B c3n", "B b4")
    assert table.vp == [0, 0]


# ---- red: the tax


def test_the_tax_on_money_is_a_dollar_for_every_10_begun() -> None:
    """D-40, R-GOV-TAX: 0, 1, 10, 11 and 34 dollars give 0, 1, 1, 2 and 4."""
    table = red("""
        player A cash 3
        player B
        player C cash 1
        player D cash 10
        player E cash 11
        player F cash 34
        agenda
          round before-choose
    """)
    before = int(table.state.bank)
    table.play("A governor-red")
    assert table.asked == "A ask-tax"
    assert table.choices == {"guns", "money"}
    table.play("A money")
    assert table.cash == [3 + 8, 0, 0, 9, 9, 30]
    assert int(table.state.bank) == before
    assert table.asked == "B ask-character"


def test_the_tax_on_weapons_is_a_dollar_for_every_revolver_token() -> None:
    """D-41, R-GOV-TAX: three tokens; the Mercenary's firepower is no token."""
    table = red("""
        pass B A
        player A revolvers 5
        player B cash 10 revolvers 3 cowboys 4
        agenda
          round before-choose
    """)
    table.play("B mercenary", "A governor-red", "A guns")
    assert table.cash == [3, 7]
    table.shows("""
        player A revolvers 5
        player B revolvers 3
    """)


def test_the_auctioned_token_is_not_taxed() -> None:
    """R-GOV-TAX, R-AUCTION-R-SPACE: B holds one ordinary revolver and the three of the special token."""
    table = position("""
        option characters picked
        option tiles sheriff,banker,worker,settler,auctioneer-red,governor-red,lawyer
        pass B A
        player A cowboys 1
        player B cash 10 revolvers 1
        agenda
          round before-choose
    """)
    table.play("B auctioneer-red", "B 1", "A governor-red", "A guns")
    table.shows("ammunition B")
    assert table.cash == [1, 9]


def test_nobody_pays_more_than_there_is() -> None:
    """R-GOV-TAX: three tokens and two dollars."""
    table = red("""
        player A
        player B cash 2 revolvers 3
        player C revolvers 4
        agenda
          round before-choose
    """)
    table.play("A governor-red", "A guns")
    assert table.cash == [2, 0, 0]


def test_the_governor_pays_no_tax() -> None:
    """R-GOV-TAX: the other players do."""
    table = red("""
        player A cash 40 revolvers 4
        player B cash 20 revolvers 1
        agenda
          round before-choose
    """)
    table.play("A governor-red", "A money")
    assert table.cash == [42, 18]


def test_the_red_governor_builds_no_roads() -> None:
    """R-GOV-NEWPARCEL: neither a road nor points for one."""
    table = red("""
               c      d      e      f
         5
           +      +------+      +      +
         4

        player A roads 1 cowboys 1 character governor-red
        player B character banker
    """)
    table.play("A e4n")
    table.shows("player A vp 0 roads 0")


# ---- limits


@pytest.mark.parametrize("tile", ["governor", "governor-red"])
def test_the_governor_keeps_50_dollars(tile: str) -> None:
    """R-CASH-LIMIT, B-CHARACTERS."""
    table = position(f"""
        option characters picked
        option tiles sheriff,banker,worker,settler,mercenary,{tile},lawyer
        bag -
        player A cash 54 character {tile}
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows("player A cash 50 vp 0")
