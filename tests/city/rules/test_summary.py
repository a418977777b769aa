"""The 2009 edition where only its summary differs: the rulings call these errors or abbreviations."""

import pytest

from tests.city.rules.draw import position


@pytest.mark.parametrize(("number", "spaces"), [(1, {"5", "4", "3", "2"}), (2, {"5", "4", "3"}), (4, {"5"})])
def test_points_are_sold_on_four_spaces(number: int, spaces: set[str]) -> None:
    """R-VP-SPACES, D-11: the price the summary names for a round is that of the cheapest one."""
    table = position(f"""
        option edition 2009
        round {number}
        player A cowboys 1 character banker
        player B cowboys 1 character worker
    """)
    assert {choice[3:] for choice in table.choices if choice in ("vp-5", "vp-4", "vp-3", "vp-2")} == spaces
    assert min(spaces) == str(number + 1)


def test_no_dollar_of_a_robbed_building_is_lost() -> None:
    """R-ATTACK-ROUND, D-16: half of 15 is 7, the owner keeps 8."""
    table = position("""
               c      d      e
         4     hs     hs     hs
         3          A sa
                    b

        option edition 2009
        player A
        player B
        agenda
          round before-attacks
    """)
    assert table.cash == [8, 7]


def test_two_mines_use_one_mountain() -> None:
    """R-MINE-MOUNTAIN: neither claims it."""
    table = position("""
               c      d      e
         4   A mi     ^^   B mi

        option edition 2009
        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [3, 3]


def test_a_church_is_a_house_for_its_owner() -> None:
    """R-HOUSEVALUE-OWNER, B-BUILDINGS: $5 for the Church, $5 for the neutral House, which helps B, too."""
    table = position("""
               c      d      e
         4   A ch     hs   B sa
         3          A sa

        option edition 2009
        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [10, 5]


def test_of_equals_the_one_who_passed_first_wins() -> None:
    """R-TIE, R-DUEL-ALLROLL: the lower of the two tracks decides, in the game and in a duel."""
    table = position("""
        option edition 2009
        round 4
        turn A B
        pass B A
        player A vp 9
        player B vp 9
        agenda
          round before-last-round
    """)
    assert table.ranking == "B A"
    table = position("""
        option edition 2009
        turn A B
        pass B A
        player A used on gambling
        player B on gambling
        agenda
          round before-gambling
    """)
    table.roll(3, 3)
    assert table.told("won")[0][0] == "B"
