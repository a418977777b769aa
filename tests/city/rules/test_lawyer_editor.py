"""18 Lawyer and Editor: land without a fight (yellow), points for the own income (red) (2.D)."""

import pytest

from tests.city.rules.draw import ALL_PARCELS, DrawnTable, position

YELLOW = """
        option characters picked
        option tiles sheriff,banker,worker,settler,gunsmith-red,auctioneer,lawyer
"""
RED = YELLOW.replace("lawyer", "editor")


def lawyer(text: str) -> DrawnTable:
    """A position with the Lawyer among the characters."""
    return position(YELLOW + text)


def editor(text: str) -> DrawnTable:
    """A position with the Editor among the characters."""
    return position(RED + text)


# ---- the Lawyer buys at once


def test_the_lawyer_may_buy_a_parcel_at_once() -> None:
    """R-CHAR-TIMING, R-PRICE-OBJECTS: at the usual price, here $3 for a House and a mountain."""
    table = lawyer("""
               c      d      e
         5            ^^
         4     hs   B
         3

        player A cash 7
        player B
        agenda
          round before-choose
    """)
    before = int(table.state.bank)
    table.play("A lawyer")
    assert table.asked == "A ask-land"
    assert table.choices == ALL_PARCELS - {"d4"} | {"no"}
    table.play("A c5")
    table.shows("""
               c      d      e
         5   A        ^^
         4     hs   B
         3

        player A cash 4
    """)
    assert int(table.state.bank) == before + 3
    assert table.asked == "B ask-character"


def test_the_lawyer_buys_what_can_be_paid_and_owned() -> None:
    """R-CHAR-OPTIONAL: with $1 only bare land far from everything; never the City Hall or a rival's land."""
    table = lawyer("""
               c      d      e
         5
         4     CH   B
         3

        player A cash 1
        player B
        agenda
          round before-choose
    """)
    table.play("A lawyer")
    around = {column + row for column in "bcd" for row in "345"}
    assert table.choices == ALL_PARCELS - around - {"d4"} | {"no"}
    table.play("A no")
    table.shows("player A cash 1")
    assert table.asked == "B ask-character"


@pytest.mark.parametrize("cash", [0, 9])
def test_without_money_or_a_property_tile_nothing_is_asked(cash: int) -> None:
    """R-CHAR-OPTIONAL, R-SUPPLY-LIMITS: the character may be taken all the same."""
    twelve = "A      A      A      A      A      A"
    table = lawyer(f"""
               a      b      c      d      e      f
         2   {twelve if cash else ""}
         1   {twelve if cash else ""}

        player A cash {cash}
        player B
        agenda
          round before-choose
    """)
    table.play("A lawyer")
    assert table.asked == "B ask-character"
    table.shows(f"player A cash {cash}")


# ---- nobody fights the Lawyer for land


def test_all_challengers_go_home_before_any_duel() -> None:
    """R-LAWYER-MULTI, R-DUEL-FP: from d4 and f4; at h4 B and C have those cowboys at home already."""
    table = lawyer("""
               d      e      f      g      h
         4
             abc           ac            bc

        player A cash 5 character lawyer
        player B cash 5 character banker
        player C cash 5 character worker
        agenda
          round before-road
    """)
    assert table.asked == "* roll-duel h4"
    table.shows("""
               d      e      f      g      h
         4
             a             a             bc

        player A cowboys 0
        player B cowboys 1
        player C cowboys 2
    """)
    table.roll(2, 1)
    assert table.told("rolled") == [("B", "2", "1"), ("C", "1", "2")]
    assert table.asked == "A ask-parcel"
    assert table.choices == {"d4", "f4", "done"}


def test_a_lone_lawyer_or_a_lone_rival_changes_nothing() -> None:
    """R-LAWYER-MULTI: B stands alone on f4 and buys."""
    table = lawyer("""
               d      e      f
         4
             a             b

        player A cash 5 character lawyer
        player B cash 5 character banker
        agenda
          round before-road
    """)
    table.play("A d4", "B f4")
    table.shows("""
               d      e      f
         4   A             B
    """)


def test_the_lawyer_may_decline_and_the_others_are_gone() -> None:
    """R-LAWYER-DECLINE, R-WINNER-POOR: nobody gets d4."""
    table = lawyer("""
               d
         4
             abc

        player A cash 5 character lawyer
        player B cash 5 character banker on gambling
        player C cash 5 character worker
        agenda
          round before-road
    """)
    assert table.asked == "A ask-parcel"
    table.play("A done")
    assert table.asked == "* roll-gamble"
    table.shows("""
               d
         4

        player A cash 5 cowboys 0 reserve 10
        player B cowboys 1
        player C cowboys 1
    """)


def test_a_lawyer_without_money_keeps_the_others_off_too() -> None:
    """R-LAWYER-DECLINE, R-BLUFF."""
    table = lawyer("""
               d
         4
             ab

        player A character lawyer
        player B cash 5 character banker on gambling
        agenda
          round before-road
    """)
    assert table.asked == "* roll-gamble"
    table.shows("""
               d
         4

        player A cowboys 0 reserve 10
        player B cash 5 cowboys 1
    """)


def test_the_lawyer_fights_for_everything_else() -> None:
    """R-LAWYER-MULTI: spaces, the City Hall and buildings."""
    table = lawyer("""
               d      e      f
         4   B ho            CH
             ab            ab

        mayor B
        player A character lawyer on roads
        player B character banker on roads
        agenda
          round before-roads
    """)
    assert table.asked == "* roll-duel roads"
    table.roll(1, 6)
    assert table.asked == "* roll-duel f4"
    table.roll(1, 6)
    assert table.asked == "* roll-duel d4"


def test_dynamite_does_not_help_against_the_lawyer() -> None:
    """R-LAWYER-MULTI, R-DYNAMITE-WHO: the token placed with the cowboy is used up without a duel."""
    table = lawyer("""
               d
         4
             ab

        player A cash 5 character lawyer
        player B character banker dynamite 1 dynamite-at d4
        agenda
          round before-road
    """)
    assert table.asked == "A ask-parcel"
    assert int(table.state.dynamite[1]) == 1, "the other token is still in B's hand"
    assert int(table.state.dynamite_parcels[1]) == 0
    table.shows("""
               d
         4
             a

        player B cowboys 1
    """)


def test_the_lawyer_keeps_off_the_white_cowboys_land() -> None:
    """R-LAWYER-SHERIFF, R-SHERIFF-BLOCK."""
    table = lawyer("""
               c      d      e
         4
                    w

        turn B A
        player A cowboys 1 character sheriff used
        player B cowboys 1 character lawyer
    """)
    table.refuses("B d4")
    assert {"c4", "e4"} < table.parcels


def test_the_white_cowboy_keeps_off_the_lawyers_land() -> None:
    """R-LAWYER-SHERIFF, R-SHERIFF-WHERE: it wants an empty parcel."""
    table = lawyer("""
               c      d      e
         4
                    b

        player A cowboys 1 character sheriff
        player B cowboys 1 character lawyer
    """)
    table.play("A white")
    assert "d4" not in table.parcels
    assert "c4" in table.parcels


# ---- the Editor


def test_33_dollars_in_round_2_are_4_points() -> None:
    """EX-21: a Saloon for $15 and three Hotels for $6 each."""
    table = editor("""
               a      b      c      d      e      f      g      h
         8   A ho                 A ho                        A ho
         7
         6
         5
         4            hs     hs     hs
         3                 A sa

        round 2
        player A character editor
        player B cash 5 character banker on vp-5
        agenda
          round before-pay-out
    """)
    assert table.asked == "B ask-vp"
    assert table.cash == [33, 5]
    assert table.vp == [4, 0]


EMPTY = "         4     hs     hs\n"
THIRTY = """         4     hs     hs
         3     hs   A sa     hs          A bl
"""
THIRTY_ONE = """         4     hs     hs     hs
         3     hs   A sa     hs          A ho
"""
FORTY_ONE = """         4     hs     hs     hs
         3          A sa                 A ho
         2
         1                               A bl
"""


@pytest.mark.parametrize(
    ("number", "city", "income", "points"),
    [
        (1, EMPTY, 0, 0),
        (4, EMPTY, 0, 0),
        (2, THIRTY, 30, 3),
        (2, THIRTY_ONE, 31, 4),
        (4, FORTY_ONE, 41, 3),
        (1, THIRTY_ONE, 31, 7),
        (3, THIRTY_ONE, 31, 3),
    ],
)
def test_points_for_every_5_10_15_or_20_dollars_begun(
    number: int, city: str, income: int, points: int
) -> None:
    """D-44, R-EDITOR-BASE: rounded up, but nothing for nothing."""
    table = editor(f"""
               b      c      d      e      f      g      h
{city}
        round {number}
        player A character editor
        player B cash 5 character banker on vp-5
        agenda
          round before-pay-out
    """)
    assert table.asked == "B ask-vp"
    assert table.cash == [income, 5]
    assert table.vp == [points, 0]


def test_stolen_money_counts_for_nobody() -> None:
    """R-EDITOR-BASE, D-16: A keeps 8 of 15 and steals 3 of B; round 1, so 8 dollars are 2 points."""
    table = editor("""
               c      d      e      f      g      h
         4     hs     hs     hs
         3          A sa                        B ho
                    b                           a

        player A character editor
        player B cash 5 character banker on vp-5
        agenda
          round before-attacks
    """)
    assert table.asked == "B ask-vp"
    assert table.cash == [8 + 3, 5 + 7 + 3]
    assert table.vp == [2, 0]


def test_other_income_is_no_story() -> None:
    """R-EDITOR-BASE: $8 of the State Bank give nothing."""
    table = editor("""
               c      d      e      f
         4   A      A      A      A

        player A character editor on parcel-income
        player B cash 5 character banker on vp-5
        agenda
          round before-parcel-income
    """)
    assert table.asked == "B ask-vp"
    assert table.cash == [8, 5]
    assert table.vp == [0, 0]


def test_the_city_hall_and_dynamite_make_a_better_story() -> None:
    """R-EDITOR-BASE, D-24: a Mine of $9 tripled and a Saloon of $5 + $5 make 37; round 1, so 8 points."""
    table = editor("""
               a      b      c      d      e      f      g      h
         8                                                      CH
                                                              a
         7
         6
         5     ^^     ^^     ^^
         4          A mi
         3
         2                                       hs   A sa

        mayor A
        player A character editor dynamite 1
        player B cash 5 character banker on vp-5
        agenda
          round before-doubling
    """)
    assert table.asked == "A ask-triple"
    table.play("A b4")
    assert table.asked == "B ask-vp"
    assert table.cash == [37, 5]
    assert table.vp == [8, 0]


def test_only_the_editor_writes() -> None:
    """R-EDITOR-BASE: B earns and scores nothing."""
    table = editor("""
               c      d      e
         4   B ho

        player A cash 5 character editor on vp-5
        player B character banker
        agenda
          round before-pay-out
    """)
    assert table.asked == "A ask-vp"
    assert table.cash == [5, 6]
    assert table.vp == [0, 0]


# ---- limits


@pytest.mark.parametrize(("tile", "limit"), [("lawyer", 60), ("editor", 40)])
def test_they_keep_so_much(tile: str, limit: int) -> None:
    """R-CASH-LIMIT, B-CHARACTERS."""
    table = position(f"""
        option characters picked
        option tiles sheriff,banker,worker,settler,singer,auctioneer,{tile}
        bag -
        player A cash {limit + 4} character {tile}
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows(f"player A cash {limit} vp 0")
