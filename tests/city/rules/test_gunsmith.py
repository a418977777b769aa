"""10 Gunsmith: points for duels won (yellow), a second roll and a stick of dynamite (red) (2.D)."""

import pytest

from tests.city.rules.draw import DrawnTable, position

YELLOW = """
        option characters picked
        option tiles sheriff,banker,worker,settler,gunsmith,singer,lawyer
"""
RED = YELLOW.replace("gunsmith", "gunsmith-red")


def yellow(text: str) -> DrawnTable:
    """A position with the yellow Gunsmith among the characters."""
    return position(YELLOW + text)


def red(text: str) -> DrawnTable:
    """A position with the red Gunsmith among the characters."""
    return position(RED + text)


def sticks(table: DrawnTable) -> list[int]:
    """The dynamite in each player's hand."""
    return [int(table.state.dynamite[seat]) for seat in range(table.state.rules.seats)]


# ---- yellow: 2 points for each duel won


def test_each_duel_won_is_worth_2_points() -> None:
    """D-42, R-GUNSMITH-Y: two duels, on a space and on land, make 4 points; the rest would be an outlaw's."""
    table = yellow("""
               c      d      e
         5
         4
                    ab
         3

        player A cash 5 character gunsmith on roads
        player B character banker on roads
        agenda
          round before-roads
    """)
    table.roll(4, 1)
    assert table.vp == [2, 0]
    table.roll(5, 1)
    assert table.vp == [4, 0]
    assert table.asked == "A ask-parcel"


def test_a_lost_duel_is_worth_nothing_to_anybody() -> None:
    """R-GUNSMITH-Y: neither to the Gunsmith nor to the winner."""
    table = yellow("""
        player A character gunsmith on roads,vp-5
        player B character banker on roads
        agenda
          round before-roads
    """)
    table.roll(1, 2)
    table.shows("""
        player A vp 0 roads 0
        player B vp 0 roads 3
    """)


def test_a_duel_with_many_is_one_duel() -> None:
    """R-GUNSMITH-Y, R-DUEL-ALLROLL."""
    table = yellow("""
        player A character gunsmith on roads
        player B character banker on roads
        player C character worker on roads,gambling
        agenda
          round before-roads
    """)
    table.roll(6, 5, 4)
    assert table.vp == [2, 0, 0]


def test_the_city_hall_and_the_own_walls_count_too() -> None:
    """R-GUNSMITH-Y: the duel for the City Hall and the defence of a building."""
    table = yellow("""
               c      d      e      f
         5          A ho            CH
                    ab            ab
         4

        mayor B
        player A character gunsmith on vp-5
        player B character banker
        agenda
          round before-city-hall-duel
    """)
    table.roll(6, 1)
    assert table.vp == [2, 0]
    table.roll(6, 1)
    assert table.vp == [4, 0]
    assert table.cash == [6, 0]


def test_robbing_a_building_nobody_defends_is_no_duel() -> None:
    """R-GUNSMITH-Y, R-LONE-ATTACKER."""
    table = yellow("""
               d
         4   B ho
             a

        player A character gunsmith
        player B character banker on vp-5
        agenda
          round before-attacks
    """)
    assert table.cash == [3, 3]
    assert table.vp == [0, 0]


def test_an_attack_called_off_by_a_church_is_no_duel() -> None:
    """R-GUNSMITH-Y, R-CHURCH-CANCEL: A defends the Hotel, but nobody fights."""
    table = yellow("""
               c      d      e
         5   A ho   A
             ab
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A character gunsmith hand church
        player B character banker on gambling
        agenda
          round before-deferred
    """)
    table.play("A d5", "A e3")
    assert table.asked == "* roll-gamble"
    assert table.vp == [0, 0]


def test_where_the_lawyer_stands_there_is_no_duel() -> None:
    """R-GUNSMITH-Y, R-LAWYER-MULTI: B and C go home without a fight."""
    table = yellow("""
               d
         4
             abc

        player A cash 5 character lawyer
        player B character gunsmith on gambling
        player C character banker
        agenda
          round before-road
    """)
    assert table.asked == "A ask-parcel"
    assert table.vp == [0, 0, 0]
    table.shows("""
        player B cowboys 1
        player C cowboys 1
    """)


def test_beside_the_singer_there_is_no_duel() -> None:
    """R-GUNSMITH-Y, R-SINGER-FIRST: both act, and nobody has won."""
    table = yellow("""
        player A character gunsmith on roads
        player B character singer on roads,gambling no-duel-at roads
        agenda
          round before-roads
    """)
    table.shows("""
        player A vp 0 roads 3
        player B vp 0 roads 3
    """)


# ---- red: dynamite


def test_the_red_gunsmith_brings_a_stick_of_dynamite() -> None:
    """R-GUNSMITH-DYNAMITE, R-CHAR-TIMING: at once, and the next one chooses."""
    table = red("""
        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A gunsmith-red")
    assert sticks(table) == [1, 0]
    assert table.asked == "B ask-character"


@pytest.mark.parametrize(("elsewhere", "gained"), [(6, 1), (7, 0)])
def test_there_are_seven_sticks_of_dynamite(elsewhere: int, gained: int) -> None:
    """R-GUNSMITH-DYNAMITE, R-SUPPLY-LIMITS: when all are out, the power gives none."""
    table = red(f"""
        player A
        player B dynamite {elsewhere}
        agenda
          round before-choose
    """)
    table.play("A gunsmith-red")
    assert sticks(table) == [gained, elsewhere]


def test_the_yellow_gunsmith_brings_none() -> None:
    """R-GUNSMITH-DYNAMITE."""
    table = yellow("""
        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A gunsmith")
    assert sticks(table) == [0, 0]


# ---- red: one more roll


def test_he_may_roll_again_after_seeing_all_dice() -> None:
    """R-GUNSMITH-REROLL: A rolls first but decides last, and the new roll counts."""
    table = red("""
        player A character gunsmith-red on roads
        player B character banker on roads,gambling
        agenda
          round before-roads
    """)
    table.roll(2)
    assert table.asked == "* roll-duel roads"
    table.roll(4)
    assert table.asked == "A ask-reroll"
    assert table.choices == {"yes", "no"}
    table.play("A yes")
    assert table.asked == "* roll-duel roads"
    table.roll(5)
    table.shows("""
        player A roads 3 cowboys 0
        player B roads 0 cowboys 1
    """)


def test_the_last_roll_counts_even_if_it_is_worse() -> None:
    """R-GUNSMITH-REROLL: the 4 would have won."""
    table = red("""
        player A character gunsmith-red on roads,gambling
        player B character banker on roads
        agenda
          round before-roads
    """)
    table.roll(4, 3)
    table.play("A yes")
    table.roll(1)
    table.shows("""
        player A roads 0 cowboys 1
        player B roads 3 cowboys 0
    """)


def test_he_may_leave_the_dice_as_they_are() -> None:
    """R-GUNSMITH-REROLL."""
    table = red("""
        player A character gunsmith-red on roads
        player B character banker on roads,gambling
        agenda
          round before-roads
    """)
    table.roll(4, 3)
    table.play("A no")
    table.shows("""
        player A roads 3
        player B roads 0 cowboys 1
    """)


def test_once_in_each_duel() -> None:
    """R-GUNSMITH-REROLL: not a third roll in the first duel, but a second one in the next."""
    table = red("""
               d
         4
             ab

        player A cash 1 character gunsmith-red on roads
        player B character banker on roads
        agenda
          round before-roads
    """)
    table.roll(1, 5)
    table.play("A yes")
    table.roll(2)
    table.shows("player B roads 3")
    assert table.asked == "* roll-duel d4"
    table.roll(1, 5)
    assert table.asked == "A ask-reroll"
    table.play("A yes")
    table.roll(6)
    assert table.asked == "A ask-parcel"


def test_only_he_rolls_again_and_only_in_his_own_duels() -> None:
    """R-GUNSMITH-REROLL: B and C fight without him."""
    table = red("""
        player A character gunsmith-red on gambling
        player B character banker on roads
        player C character worker on roads
        agenda
          round before-roads
    """)
    table.roll(1, 6)
    table.shows("player C roads 3")
    assert table.asked == "* roll-gamble"


def test_all_his_dice_are_rolled_again_together() -> None:
    """R-GUNSMITH-REROLL, R-DYNAMITE-STACK: with dynamite two dice, and two dice again."""
    table = red("""
        player A character gunsmith-red on roads dynamite-at roads
        player B character banker on roads,gambling
        agenda
          round before-roads
    """)
    table.roll(1, 1, 6)
    assert table.asked == "A ask-reroll"
    table.play("A yes")
    table.roll(3)
    assert table.asked == "* roll-duel roads"
    table.roll(4)
    table.shows("""
        player A roads 3
        player B roads 0 cowboys 1
    """)
    assert sticks(table) == [0, 0]


def test_a_rivals_dynamite_does_not_stop_him() -> None:
    """R-GUNSMITH-REROLL: 4 and 4 against one die; 6 is not enough."""
    table = red("""
        player A character gunsmith-red on roads,gambling
        player B character banker on roads dynamite-at roads
        agenda
          round before-roads
    """)
    table.roll(1, 4, 4)
    assert table.asked == "A ask-reroll"
    table.play("A yes")
    table.roll(6)
    table.shows("""
        player A roads 0 cowboys 1
        player B roads 3
    """)


def test_he_rolls_again_for_the_city_hall_and_behind_his_walls() -> None:
    """R-GUNSMITH-REROLL: in all duels."""
    table = red("""
               c      d      e      f
         5          A ho            CH
                    ab            ab
         4

        mayor B
        player A character gunsmith-red on vp-5
        player B character banker
        agenda
          round before-city-hall-duel
    """)
    table.roll(1, 6)
    assert table.asked == "A ask-reroll"
    table.play("A no")
    table.shows("mayor B")
    table.roll(1, 6)
    assert table.asked == "A ask-reroll"
    table.play("A yes")
    table.roll(6)
    assert table.cash == [6, 0]


# ---- limits


@pytest.mark.parametrize(("tile", "limit"), [("gunsmith", 30), ("gunsmith-red", 20)])
def test_the_gunsmith_keeps_so_much(tile: str, limit: int) -> None:
    """R-CASH-LIMIT, B-CHARACTERS."""
    table = position(f"""
        option characters picked
        option tiles sheriff,banker,worker,settler,{tile},singer,lawyer
        bag -
        player A cash {limit + 9} character {tile}
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows(f"player A cash {limit} vp 0")
