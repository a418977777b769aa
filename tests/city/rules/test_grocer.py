"""The Grocer: dollars at once, or dollars or a doubling in the income step (2.D)."""

import pytest

from tests.city.rules.draw import position


def test_the_grocer_gives_8_dollars_at_once_and_that_is_all() -> None:
    """R-GROCER-CHOICE: who takes the money is not asked again in the income step."""
    table = position("""
               d
         4   A ho

        player A cash 0 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A grocer")
    assert table.asked == "A ask-cash-now"
    assert table.choices == {"yes", "no"}
    table.play("A yes")
    assert table.cash == [8, 0]
    table.play("B worker", "A pass", "B pass")
    assert table.cash == [8 + 6, 0]
    assert table.asked == "A ask-spend"


@pytest.mark.parametrize(("answer", "income"), [("8", 6 + 8), ("hotel", 12)])
def test_who_waits_is_asked_again_in_the_income_step(answer: str, income: int) -> None:
    """R-GROCER-CHOICE, D-25: then it is the $8 or one type doubled."""
    table = position("""
               d
         4   A ho

        player A cash 0 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A grocer", "A no", "B worker", "A pass", "B pass")
    assert table.cash == [0, 0]
    assert table.asked == "A ask-double"
    assert table.choices == {"8", "hotel"}
    table.play(f"A {answer}")
    assert table.cash == [income, 0]


def test_only_own_types_that_earn_something_can_be_doubled() -> None:
    """R-GROCER-TYPES: not the lonely Saloon, not the Church, not the Mine of the rival."""
    table = position("""
               b      c      d      e      f      g
         7   A sa                               A ch
         6
         5                   hs
         4                 A dr
         3
         2   A ho                               B mi
         1                                        ^^

        player A character grocer
        player B
        agenda
          round before-doubling
    """)
    assert table.choices == {"8", "hotel", "drugstore"}


def test_only_the_tiles_of_the_grocer_are_doubled() -> None:
    """R-GROCER-TYPES: both his Hotels, not the rival's."""
    table = position("""
               b      c      d      e      f      g
         7   A ho
         6
         5
         4
         3
         2   A ho                               B ho

        player A character grocer
        player B
        agenda
          round before-doubling
    """)
    table.play("A hotel")
    assert table.cash == [24, 6]


def test_a_doubling_is_over_with_its_round() -> None:
    """R-GROCER-CHOICE: with the $8 taken in the next round, the Hotel pays $6 again."""
    table = position("""
               d
         4   A ho

        bag -
        player A cowboys 1 character grocer
        player B cowboys 1 character worker
        agenda
          round before-doubling
    """)
    table.play("A hotel", "A 0")
    table.shows("""
        round 2
        player A cash 12
    """)
    table.play("A grocer", "A yes", "B worker", "A pass", "B pass")
    table.shows("player A cash 26")


def test_without_any_income_the_grocer_takes_the_dollars() -> None:
    """R-GROCER-CHOICE: nothing is left to decide."""
    table = position("""
        player A character grocer
        player B
        agenda
          round before-doubling
    """)
    assert table.cash == [8, 0]
