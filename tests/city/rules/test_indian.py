"""The Indian: two parcels by the dice, or cheap land (2.D)."""

import pytest

from tests.city.rules.draw import position

INNER = {column + row for column in "bcdefg" for row in "234567"}


# ---- yellow: two parcels by the dice


def test_the_dice_give_two_parcels() -> None:
    """R-INDIAN-Y-REROLL, R-CHAR-TIMING: any inner land without an owner, equally likely, before B chooses."""
    table = position("""
               b      c      d      e
         5                 A      B
         4     ^^     hs     CH   A ra
         3

        option characters home-owner
        player A cash 0
        player B
        agenda
          round before-choose
    """)
    table.play("A indian")
    assert table.asked == "* draw-parcel"
    land = INNER - set("d5 e5 d4 e4".split())
    assert table.chances == dict.fromkeys(land, 1)
    table.draw("b4")
    assert table.asked == "* draw-parcel"
    assert table.chances == dict.fromkeys(land - {"b4"}, 1)
    table.draw("c4")
    assert table.asked == "B ask-character"
    table.shows("""
               b      c      d      e
         5                 A      B
         4   A ^^   A hs     CH   A ra
         3

        player A cash 0
    """)


def test_the_dice_pass_over_the_river() -> None:
    """R-INDIAN-Y-REROLL: river parcels can never be owned; an outlaw is no obstacle."""
    table = position("""
               a      b      c      d
         8            ~~     ~~
         7            ~~     ~~
         6            o

        option characters home-owner
        option variants outlaws,river
        option river b8,c8,b7,c7
        round 2
        outlaw-strength 9
        player A
        player B
        agenda
          round choose
          ask-character A 0
    """)
    table.play("A indian")
    assert set(table.chances) == INNER - {"b7", "c7"}


def test_the_last_property_tile_is_the_only_parcel() -> None:
    """R-INDIAN-Y-REROLL, R-SUPPLY-LIMITS: eleven of twelve lie on the map."""
    table = position("""
               a      b      c      d      e      f
         2   A      A      A      A      A
         1   A      A      A      A      A      A

        option characters home-owner
        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A indian")
    table.draw("g7")
    assert table.asked == "B ask-character"


def test_without_a_property_tile_the_dice_rest() -> None:
    """R-INDIAN-Y-REROLL, R-SUPPLY-LIMITS: all twelve lie on the map."""
    table = position("""
               a      b      c      d      e      f
         2   A      A      A      A      A      A
         1   A      A      A      A      A      A

        option characters home-owner
        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A indian")
    assert table.asked == "B ask-character"


CROWDED = """
               a      b      c      d      e      f      g      h
         7          B      B      B      B      B      B
         6          B      B      B      B      B      B
         5          C      C      C      C      C      C
         4          C      C      C      C      C      C
         3          D      D      D      D      D      D
         2          D      D      D      D      D      {last}
         1   A

        option characters home-owner
        player A
        player B
        player C
        player D
        agenda
          round before-choose
"""


def test_dice_that_find_nothing_are_not_rolled() -> None:
    """R-DICE-EXHAUSTED: all inner parcels have owners; the border is never rolled."""
    table = position(CROWDED.format(last="D"))
    table.play("A indian")
    assert table.asked == "B ask-character"
    table.shows(CROWDED.split("\n\n", maxsplit=1)[0].format(last="D"))


def test_the_last_inner_parcel_is_the_only_one() -> None:
    """R-DICE-EXHAUSTED: the second parcel is skipped."""
    table = position(CROWDED.format(last=" "))
    table.play("A indian")
    assert table.chances == {"g2": 1}
    table.draw("g2")
    assert table.asked == "B ask-character"
    table.shows(CROWDED.split("\n\n", maxsplit=1)[0].format(last="A"))


# ---- red: $3 at most


def block(things: int) -> str:
    """A drawn block around d4 with this many of its nine parcels occupied, d4 itself last."""
    order = [(4, 0), (4, 2), (5, 0), (5, 1), (5, 2), (3, 0), (3, 1), (3, 2), (4, 1)]
    filled = set(order[:things])
    lines = ["               c      d      e"]
    for row in (5, 4, 3):
        cells = ["  hs   " if (row, column) in filled else " " * 7 for column in range(3)]
        lines.append(f"         {row}   {''.join(cells)}")
        if row == 4:
            lines.append(" " * 20 + "{cowboys}")
    return "\n".join(lines)


REST = """

        option characters prosperity
        player A cash 10 character {a}
        player B cash 10 character {b}
        agenda
          round before-parcel-duels
"""


@pytest.mark.parametrize("things", range(10))
def test_no_parcel_costs_the_red_indian_more_than_3(things: int) -> None:
    """D-03, R-INDIAN-R-WHO: $1, $2 and $3 stay; all that is dearer costs $3."""
    drawn = block(things).format(cowboys="a") + REST.format(a="indian-red", b="banker")
    table = position(drawn)
    table.play("A d4")
    assert table.cash == [10 - min(1 + things, 3), 10]


def test_rivals_pay_the_full_price() -> None:
    """R-INDIAN-R-WHO: $10 for B while A holds the Indian."""
    table = position(block(9).format(cowboys="b") + REST.format(a="indian-red", b="banker"))
    table.play("B d4")
    assert table.cash == [10, 0]


def test_3_dollars_are_enough_for_the_red_indian() -> None:
    """D-03, R-INDIAN-R-WHO: with $3 the parcel worth $10 is offered, with $2 it is not."""
    for cash, offered in ((3, True), (2, False)):
        text = block(9).format(cowboys="a") + REST.format(a="indian-red", b="banker")
        table = position(text.replace("player A cash 10", f"player A cash {cash}"))
        assert (table.asked == "A ask-parcel") == offered
        if offered:
            table.play("A d4")
            assert table.cash == [0, 10]


def test_cheap_land_is_for_this_round_only() -> None:
    """R-INDIAN-R-WHO: in the next round the price is the usual one again."""
    text = (
        block(4).format(cowboys=" ")
        + """

        option characters prosperity
        bag -
        player A cash 10 cowboys 1 character indian-red
        player B cash 0 cowboys 1 character banker
        agenda
          round before-return-characters
    """
    )
    table = position(text)
    table.play("A captain", "A 0", "B indian-red", "A d4", "B pass", "A d4")
    assert table.cash == [10 - 5, 0]


def test_buildings_cost_the_red_indian_the_usual_price() -> None:
    """R-INDIAN-R-WHO: the limit is for land."""
    table = position("""
        option characters prosperity
        market 10:hotel
        player A cash 10 character indian-red on build-10
        player B character banker
        agenda
          round before-build-12
    """)
    table.play("A yes")
    table.shows("player A cash 0 hand hotel")
