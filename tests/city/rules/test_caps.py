"""The highest incomes printed on the tiles (2.G)."""

import pytest

from tests.city.rules.draw import position


def test_a_blacksmith_never_earns_more_than_40() -> None:
    """D-28, R-CAPS: six Ranches and the City Hall; Ranches in corners $3, at the edge $5."""
    table = position("""
               a      b      c      d      e      f      g      h
         8   A ra                                             A ra
         7
         6                                        CH
                                                a
         5
         4   A ra                 A bl                        A ra
         3
         2
         1   A ra                                             A ra

        round 4
        mayor A
        player A character banker
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [40 + 4 * 3 + 2 * 5, 0]


def test_a_drugstore_never_earns_more_than_33() -> None:
    """D-29, R-CAPS: sixteen House values and six Ranches."""
    table = position("""
               a      b      c      d      e      f      g      h
         8   A ra                                             A ra
         7
         6
         5                   th     th     th
         4   A ra            th   A dr     th                 A ra
         3                   th     th     th
         2
         1   A ra                                             A ra

        player A character banker
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [33 + 4 * 3 + 2 * 5, 0]


def test_a_general_store_never_earns_more_than_33() -> None:
    """D-30, R-CAPS: six own House values would be $36."""
    table = position("""
               c      d      e
         5   A th          A th
         4          A gs
         3                 A th

        player A character banker
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [33, 0]


def test_a_bank_never_earns_more_than_45() -> None:
    """D-31, R-CAPS: sixteen House values would be $48."""
    table = position("""
               c      d      e
         5     th     th     th
         4     th   A ba     th
         3     th     th     th

        player A character banker
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [45, 0]


@pytest.mark.parametrize(("sign", "income"), [("th", 55), ("  ", 50)])
def test_a_saloon_never_earns_more_than_55(sign: str, income: int) -> None:
    """D-32, R-CAPS: twelve House values would be $60; with ten it is still below."""
    table = position(f"""
               c      d      e
         5     th     th     th
         4     th   A sa     th
         3                   {sign}

        player A character banker
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [income, 0]


@pytest.mark.parametrize(("mayor", "income"), [("A", 66), ("B", 60)])
def test_a_doubled_income_may_exceed_the_highest(mayor: str, income: int) -> None:
    """R-CAPS: first the City Hall, then the cap, then the Grocer: $30 or $33, doubled."""
    cowboy = mayor.lower()
    table = position(f"""
               c      d      e      f      g
         5     th     th     th
         4     th   A dr     th
         3
         2                                 CH
                                         {cowboy}

        mayor {mayor}
        player A character grocer
        player B character banker
        agenda
          round before-doubling
    """)
    table.play("A drugstore")
    assert table.cash == [income, 0]
