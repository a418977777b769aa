"""What buildings earn (2.G). Players start here without money, so what they hold afterwards is income."""

import pytest

from tests.city.rules.draw import position

# ---- whose House


def test_a_house_on_a_parcel_serves_only_its_owner() -> None:
    """EX-08, R-HOUSEVALUE-OWNER: Randy (A) has three Houses at his Saloon, Sarah (B) may use two of hers."""
    table = position("""
               c      d      e
         6     hs
         5          A sa   A hs
         4            hs   B sa
         3                   hs

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [15, 10]


@pytest.mark.parametrize(
    ("sign", "values"),
    [
        ("ra", 1),
        ("mi", 0),
        ("dr", 0),
        ("ba", 0),
        ("sa", 0),
        ("ho", 2),
        ("ch", 1),
        ("pr", 0),
        ("bl", 0),
        ("gs", 0),
        ("sc", 1),
        ("st", 2),
        ("hs", 1),
        ("th", 2),
    ],
)
def test_what_counts_as_how_many_houses(sign: str, values: int) -> None:
    """R-HOUSEVALUE-OWNER: A's thing on d4, seen by A's Saloon (c4), B's (d5) and C's General store (d3)."""
    table = position(f"""
               c      d
         5          B sa
         4   A sa   A {sign}
         3          C gs

        player A character banker on gambling
        player B character worker
        player C character settler
        agenda
          round before-gambling
    """)
    table.roll(1, 1)
    incomes = {parcel: int(amount) for _, parcel, amount in table.told("income")}
    assert [incomes["c4"], incomes["d5"], incomes["d3"]] == [5 * values, 0, 3 * values]


# ---- Ranch


def test_a_ranch_in_the_open() -> None:
    """D-18, R-RANCH-FREE: eight free neighbours; property, own or foreign, leaves them free."""
    table = position("""
               c      d
         4   B      A ra
         3          A

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [8, 0]


def test_a_ranch_that_is_built_in_earns_its_minimum() -> None:
    """D-18, R-MIN-INCOME, R-RANCH-FREE: no free neighbour, and still $1."""
    table = position("""
               c      d      e
         5     hs     ^^   B pr
         4     CH   A ra     th
         3   B ch   B st   B hs

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [1, 0]


def test_a_ranch_with_one_free_neighbour_earns_the_same() -> None:
    """R-MIN-INCOME: $1 for it, and no minimum on top."""
    table = position("""
               c      d      e
         5     hs     ^^   B pr
         4     CH   A ra     th
         3   B ch   B st

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [1, 0]


def test_a_ranch_in_the_corner() -> None:
    """D-19, R-RANCH-FREE: beyond the edge there is no land."""
    table = position("""
               a
         1   A ra

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [3, 0]


def test_ranches_share_free_land() -> None:
    """R-RANCH-FREE: each loses only the other's parcel."""
    table = position("""
               d      e
         4   A ra   B ra

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [7, 7]


# ---- Mine


def test_a_mine_uses_neutral_and_own_mountains() -> None:
    """D-22, R-MINE-MOUNTAIN: two neutral ones and an own one, not the rival's, not the distant one."""
    table = position("""
               c      d      e      f      g
         5     ^^          A ^^
         4          A mi                   ^^
         3     ^^          B ^^

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [9, 0]


def test_mines_share_a_mountain() -> None:
    """R-MINE-MOUNTAIN: nobody claims it by mining."""
    table = position("""
               c      d      e
         4   A mi     ^^   B mi

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [3, 3]


def test_a_mine_without_mountains_earns_nothing() -> None:
    """R-MIN-INCOME: the minimum is the Ranch's alone."""
    table = position("""
               b      c      d      e      f      g
         7   A sa                               A dr
         6
         5
         4                 A mi
         3
         2                                      A ba

        player A cash 0
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [0 + 3, 0]


# ---- Drugstore, Bank, Saloon, Hotel


def test_an_adjacent_own_ranch_counts_twice_for_the_drugstore() -> None:
    """EX-14: three Houses, the Ranch as a House and once more as a Ranch are $15; it earns $6 itself."""
    table = position("""
               c      d      e
         5     hs     hs
         4          A dr
         3            hs   A ra

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [15 + 6, 0]


def test_a_distant_own_ranch_counts_once_and_a_rivals_never() -> None:
    """EX-14, R-HOUSEVALUE-OWNER."""
    table = position("""
               a      b      c      d      e
         8   A ra
         7
         6
         5                   hs     hs
         4                        A dr
         3                          hs   B ra

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash[0] == 3 * 3 + 3 + 3


def test_a_bank_with_a_house_a_hotel_and_a_distant_mine() -> None:
    """EX-15: 1 + 2 + 1 times $3; the Hotel earns $6 of its own."""
    table = position("""
               c      d      e      f      g      h
         8                                      A mi
         7
         6
         5     hs
         4          A ba
         3                 A ho

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [12 + 6, 0]


def test_a_saloon_with_townhouse_hotel_and_church() -> None:
    """D-33: 2 + 2 + 1 times $5; the Hotel earns $6 of its own."""
    table = position("""
               c      d      e
         5     th          A ho
         4          A sa
         3                 A ch

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [25 + 6, 0]


def test_a_hotel_earns_6_wherever_it_stands() -> None:
    """D-25."""
    table = position("""
               a      b      c      d      e
         5                          hs
         4                          hs   B ho
         3
         2
         1   A ho

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [6, 6]


# ---- General store and Blacksmith


def test_a_general_store_takes_6_for_own_and_3_for_other_houses() -> None:
    """EX-17, R-GS-READ: an own House, a neutral one and a rival's Church are 6 + 3 + 3."""
    table = position("""
               c      d      e
         5   A hs            hs
         4          A gs
         3                 B ch

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [12, 0]


def test_a_general_store_counts_every_house_value() -> None:
    """R-GS-READ: an own Hotel is 2 x $6, a rival's 2 x $3, a distant House nothing; Hotels earn $6."""
    table = position("""
               c      d      e      f      g      h
         8                                      A hs
         7
         6
         5   A ho          B ho
         4          A gs

        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [12 + 6 + 6, 6]


@pytest.mark.parametrize(("number", "income"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_a_blacksmith_earns_more_every_round(number: int, income: int) -> None:
    """D-26, R-BLACKSMITH: without an own Ranch; the rival's next door is none."""
    table = position(f"""
               d      e
         4   A bl   B ra

        round {number}
        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash[0] == income


@pytest.mark.parametrize(("number", "income"), [(1, 5 + 10), (3, 15 + 10)])
def test_own_ranches_help_the_blacksmith_from_anywhere(number: int, income: int) -> None:
    """R-BLACKSMITH: $5 each; a Ranch in hand is no Ranch yet. The two Ranches earn $3 and $8 themselves."""
    table = position(f"""
               a      b      c      d      e      f
         7                                      A ra
         6
         5
         4                        A bl
         3
         2
         1   A ra

        round {number}
        player A hand ranch
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [income + 3 + 8, 0]


def test_a_blacksmith_with_four_ranches_in_round_4() -> None:
    """D-27: 20 + 20; the Ranches in the corners earn $3 each."""
    table = position("""
               a      b      c      d      e      f      g      h
         8   A ra                                             A ra
         7
         6
         5
         4                        A bl
         3
         2
         1   A ra                                             A ra

        round 4
        player A character banker
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [40 + 4 * 3, 0]
