"""Buying land: what it costs, who buys when, and what comes with it (2.F)."""

import pytest

from tests.city.rules.draw import position

# ---- the price


def test_two_houses_two_saloons_and_a_mountain_around() -> None:
    """EX-02, R-PRICE-OBJECTS: $1 + $2 + $2 + $1."""
    table = position("""
               c      d      e
         5     hs          B sa
         4     ^^
                    a
         3   B sa          B hs

        player A cash 7
        player B
        agenda
          round before-buy-parcels
    """)
    table.play("A d4")
    assert table.cash[0] == 7 - 6


def test_what_stands_on_the_parcel_counts_like_what_stands_around() -> None:
    """EX-02, R-PRICE-OBJECTS: one of the two Houses is on the parcel itself."""
    table = position("""
               c      d      e
         5     hs          B sa
         4     ^^     hs
                    a
         3   B sa          B

        player A cash 7
        player B
        agenda
          round before-buy-parcels
    """)
    table.play("A d4")
    assert table.cash[0] == 7 - 6
    table.shows("""
               c      d      e
         5     hs          B sa
         4     ^^   A hs
         3   B sa          B
    """)


def test_land_with_nothing_around_costs_1() -> None:
    """D-01."""
    table = position("""
               d      e      f      g
         7                          ^^
         6
         5
         4
             a

        player A cash 1
        player B
        agenda
          round before-buy-parcels
    """)
    table.play("A d4")
    assert table.cash == [0, 0]


def test_a_mountain_in_a_full_block_costs_10() -> None:
    """D-02, R-PRICE-OBJECTS: the City Hall, a Station and a Townhouse are things like any other, $1 each."""
    table = position("""
               c      d      e
         5     hs     th   B pr
         4     CH     ^^   B st
                    a
         3   B ch   B ^^   B hs

        player A cash 10
        player B
        agenda
          round before-buy-parcels
    """)
    table.play("A d4")
    assert table.cash == [0, 0]


def test_property_and_roads_make_land_no_dearer() -> None:
    """R-PRICE-OBJECTS: bare parcels of others around it, and it costs $1."""
    table = position("""
               c      d      e
         5   B      B      B
           +      +------+      +
         4   B    |      | B
                  | a    |
           +      +------+      +
         3   B      B      B

        player A cash 1
        player B
        agenda
          round before-buy-parcels
    """)
    table.play("A d4")
    assert table.cash == [0, 0]


# ---- who buys


def test_all_duels_come_before_all_purchases() -> None:
    """R-UNCONTESTED: then everybody buys in pass order, A too who fought nobody."""
    table = position("""
               b      c      d      e      f      g
         7
                                                bc
         6
         5
         4
         3
         2
             a

        pass A C B
        player A cash 1 character banker
        player B cash 1 character worker
        player C cash 1 character settler
        agenda
          round before-parcel-duels
    """)
    assert table.asked == "* roll-duel g7"
    table.roll(1, 2)
    assert table.asked == "A ask-parcel"
    table.play("A b2")
    assert table.asked == "B ask-parcel"
    table.play("B g7")
    table.shows("""
               b      c      d      e      f      g
         7                                      B
         6
         5
         4
         3
         2   A
    """)


def test_purchases_go_by_the_pass_track() -> None:
    """R-UNCONTESTED."""
    table = position("""
               b      c      d      e      f      g
         7
                                                c
         6
         5
         4
                           b
         3
         2
             a

        pass C A B
        player A cash 1
        player B cash 1
        player C cash 1
        agenda
          round before-buy-parcels
    """)
    asked = []
    for parcel in "g7 b2 d4".split():
        asked.append(table.asked[0])
        table.play(f"{asked[-1]} {parcel}")
    assert asked == ["C", "A", "B"]


def test_land_may_be_left_alone() -> None:
    """R-DECLINE: the cowboy goes to the general supply."""
    table = position("""
               c      d      e
         5
         4
                    a
         3

        player A cash 5
        player B on gambling
        agenda
          round before-buy-parcels
    """)
    table.play("A done")
    table.shows("""
               c      d      e
         5
         4
         3

        player A cash 5 cowboys 0 reserve 10
    """)


def test_a_winner_without_the_money_keeps_the_loser_out_all_the_same() -> None:
    """R-WINNER-POOR, R-BLUFF: d4 costs $2; nobody gets it."""
    table = position("""
               c      d      e
         5
         4            ^^
                    ab
         3

        player A cash 1 character banker
        player B cash 9 character worker on gambling
        agenda
          round before-parcel-duels
    """)
    table.roll(6, 1)
    assert table.asked == "* roll-gamble"
    table.shows("""
               c      d      e
         5
         4            ^^
         3

        player A cash 1 cowboys 0 reserve 10
        player B cash 9 cowboys 1 reserve 9
    """)


def test_two_parcels_won_and_money_for_one() -> None:
    """R-WINNER-POOR: the buyer chooses which; the other stays without an owner."""
    table = position("""
               d      e      f      g
         7
                                  ab
         6
         5
         4     ^^
             ab

        player A cash 2 character banker
        player B cash 9 character worker on gambling
        agenda
          round before-parcel-duels
    """)
    table.play("A g7")
    table.roll(6, 1, 6, 1)
    assert table.asked == "A ask-parcel"
    assert table.choices == {"d4", "g7", "done"}
    table.play("A d4")
    assert table.asked == "* roll-gamble"
    table.shows("""
               d      e      f      g
         7
         6
         5
         4   A ^^

        player A cash 0 cowboys 0 reserve 10
        player B cash 9 cowboys 2 reserve 8
    """)


def test_what_is_left_after_one_purchase_may_be_too_little_for_the_other() -> None:
    """R-WINNER-POOR: with the cheap one first, the dear one cannot be paid any more."""
    table = position("""
               d      e      f      g
         7
                                  a
         6
         5
         4     ^^
             a

        player A cash 2
        player B on gambling
        agenda
          round before-buy-parcels
    """)
    table.play("A g7")
    assert table.asked == "* roll-gamble"
    table.shows("""
               d      e      f      g
         7                        A
         6
         5
         4     ^^

        player A cash 1 reserve 10
    """)


# ---- twelve property tiles


def test_there_is_no_thirteenth_parcel() -> None:
    """R-PARCEL-NOPROP, R-SUPPLY-LIMITS: A wins the duel for g7 and cannot buy; B gets nothing."""
    table = position("""
               a      b      c      d      e      f      g
         7
                                                       ab
         6
         5
         4
         3
         2   A      A      A      A      A      A
         1   A      A      A      A      A      A

        player A cash 9 character banker
        player B cash 9 character worker on gambling
        agenda
          round before-parcel-duels
    """)
    table.roll(6, 1)
    assert table.asked == "* roll-gamble"
    table.shows("""
               a      b      c      d      e      f      g
         7
         6
         5
         4
         3
         2   A      A      A      A      A      A
         1   A      A      A      A      A      A

        player A cash 9 reserve 10
        player B cash 9 cowboys 1
    """)


def test_the_last_property_tile_goes_to_one_of_two_parcels() -> None:
    """R-SUPPLY-LIMITS: eleven lie on the map."""
    table = position("""
               a      b      c      d      e      f      g
         7
                                                       a
         6
         5
         4
                                  a
         3
         2   A      A      A      A      A
         1   A      A      A      A      A      A

        player A cash 9
        player B on gambling
        agenda
          round before-buy-parcels
    """)
    table.play("A g7")
    assert table.asked == "* roll-gamble"
    table.shows("""
               a      b      c      d      e      f      g
         7                                             A
         6
         5
         4
         3
         2   A      A      A      A      A
         1   A      A      A      A      A      A

        player A cash 8 reserve 10
    """)


# ---- what comes with the land


@pytest.mark.parametrize(("answer", "cash"), [("d4", [10 - 4 + 5, 0]), ("done", [10 + 5, 5])])
def test_a_house_that_was_everybodys_becomes_private(answer: str, cash: list[int]) -> None:
    """R-NEUTRAL-LATER: both Saloons live on the House between them until A buys its parcel for $4."""
    table = position("""
               c      d      e
         4   B sa     hs   A sa
                    a

        player A cash 10
        player B
        agenda
          round before-buy-parcels
    """)
    table.play(f"A {answer}")
    assert table.cash == cash


@pytest.mark.parametrize(("answer", "cash"), [("d4", [10 - 4 + 3, 0]), ("done", [10 + 3, 3])])
def test_a_mountain_that_was_everybodys_becomes_private(answer: str, cash: list[int]) -> None:
    """R-NEUTRAL-LATER: the same with Mines."""
    table = position("""
               c      d      e
         4   B mi     ^^   A mi
                    a

        player A cash 10
        player B
        agenda
          round before-buy-parcels
    """)
    table.play(f"A {answer}")
    assert table.cash == cash
