"""Attacks on buildings: duels, thefts, and the order of the income step (2.G)."""

import pytest

from tests.city.rules.draw import position

# ---- half of the income


def test_a_robbed_and_doubled_bank_pays_both_in_full() -> None:
    """EX-19, R-GROCER-ATTACK: Banks for $18 and $12; the attacker gets 18, Randy (A) 18 + 24."""
    table = position("""
               b      c      d      e      f      g      h
         5     hs     hs     hs            hs     hs
         4     hs   A ba     hs            hs   A ba     hs
                    b
         3     hs

        player A character grocer
        player B character banker
        agenda
          round before-attacks
    """)
    assert table.asked == "A ask-double"
    assert table.choices == {"bank", "8"}
    table.play("A bank")
    assert table.cash == [42, 18]


def test_the_same_banks_without_the_grocer() -> None:
    """EX-20: the attacker gets 9, the owner 9 + 12."""
    table = position("""
               b      c      d      e      f      g      h
         5     hs     hs     hs            hs     hs
         4     hs   A ba     hs            hs   A ba     hs
                    b
         3     hs

        player A character settler
        player B character banker
        agenda
          round before-attacks
    """)
    assert table.cash == [21, 9]


def test_a_lone_attacker_steals_without_a_duel() -> None:
    """D-16, R-LONE-ATTACKER, R-ATTACK-ROUND: half of 15 is 7, the owner keeps 8."""
    table = position("""
               c      d      e
         4     hs     hs     hs
         3          A sa
                    b

        player A revolvers 9 cowboys 9
        player B
        agenda
          round before-attacks
    """)
    assert table.cash == [8, 7]


def test_the_spoils_include_the_level_of_the_city_hall() -> None:
    """R-ATTACK-BASE: half of 5 + 5."""
    table = position("""
               c      d      e      f      g      h
         8                                        CH
                                                a
         7
         6
         5
         4     hs   A sa
                    b

        mayor A
        player A
        player B
        agenda
          round before-attacks
    """)
    assert table.cash == [5, 5]


def test_the_attackers_own_city_hall_does_not_count() -> None:
    """R-ATTACK-BASE: what the building pays is its owner's affair; half of 5 is 2."""
    table = position("""
               c      d      e      f      g      h
         8                                        CH
                                                b
         7
         6
         5
         4     hs   A sa
                    b

        mayor B
        player A
        player B
        agenda
          round before-attacks
    """)
    assert table.cash == [3, 2]


def test_doubling_does_not_change_what_another_type_pays() -> None:
    """R-GROCER-ATTACK: the Hotels are doubled, the robbed Saloon is not."""
    table = position("""
               c      d      e      f      g      h
         8                                      A ho
         7
         6
         5
         4     hs   A sa
                    b

        player A character grocer
        player B character banker
        agenda
          round before-attacks
    """)
    table.play("A hotel")
    assert table.cash == [12 + 3, 2]


def test_a_robbed_school_has_nothing_to_give() -> None:
    """R-ATTACK-LEGAL: the attack is allowed and yields $0."""
    table = position("""
               d
         4   A sc
             b

        player A
        player B
        agenda
          round before-attacks
    """)
    assert table.cash == [0, 0]


# ---- duels on buildings


@pytest.mark.parametrize(
    ("dice", "cash"), [((6, 1, 1), [15, 0, 0]), ((1, 6, 1), [8, 7, 0]), ((1, 1, 6), [8, 0, 7])]
)
def test_one_duel_decides_among_owner_and_attackers(dice: tuple[int, int, int], cash: list[int]) -> None:
    """R-MULTI-ATTACK: the one winner steals half, once; an owner who wins loses nothing."""
    table = position("""
               c      d      e
         4     hs     hs     hs
         3          A sa
                    abc

        player A character banker
        player B character worker
        player C character settler
        agenda
          round before-attacks
    """)
    assert table.asked == "* roll-duel d3"
    table.roll(*dice)
    assert table.cash == cash


def test_attackers_fight_each_other_when_the_owner_is_absent() -> None:
    """R-MULTI-ATTACK, R-LONE-ATTACKER: the absent owner never rolls."""
    table = position("""
               c      d      e
         4     hs     hs     hs
         3          A sa
                    bc

        player A revolvers 9 character banker
        player B character worker
        player C character settler
        agenda
          round before-attacks
    """)
    table.roll(2, 5)
    assert table.told("lost") == [("B", "d3", "2")]
    assert table.cash == [8, 0, 7]


def test_winners_go_to_the_general_supply_and_losers_home() -> None:
    """R-ATTACK-COWBOYS: B is beaten on d3, C robs a1 unopposed; both buildings are empty in the end."""
    table = position("""
               a      b      c      d
         3                        A sa
                                  ab
         2
         1   A ho
             c

        player A character banker on vp-5 cash 5
        player B character worker
        player C character settler
        agenda
          round before-attacks
    """)
    table.roll(6, 1)
    assert table.asked == "A ask-vp"
    table.shows("""
               a      b      c      d
         3                        A sa
         2
         1   A ho

        player A cash 8 cowboys 0 reserve 10
        player B cash 0 cowboys 1 reserve 9
        player C cash 3 cowboys 0 reserve 10
    """)


def test_a_defender_whom_nobody_attacks_has_worked_all_the_same() -> None:
    """R-DEFEND-EMPTY: to the general supply, like all cowboys on buildings."""
    table = position("""
               d
         4     hs
         3   A sa
             a

        player A cash 5 on vp-5
        player B
        agenda
          round before-city-hall-duel
    """)
    table.shows("""
               d
         4     hs
         3   A sa

        mayor -
        player A cash 10 cowboys 0 reserve 10
    """)


def test_the_first_passer_among_the_duellists_orders_the_attacks() -> None:
    """R-DUEL-ORDER: C passed first but robs alone, so B chooses."""
    table = position("""
               a      b      c      d      e      f      g      h
         8                                                    B ho
                                                              c
         7
         6
         5
         4                        A ho
                                  ab
         3
         2
         1   A ho
             ab

        pass C B A
        player A character banker
        player B character worker
        player C character settler
        agenda
          round before-attacks
    """)
    assert table.asked == "B ask-fight"
    assert table.choices == {"a1", "d4"}
    table.play("B d4")
    table.roll(1, 6)
    assert table.asked == "* roll-duel a1"


# ---- the order of the step


def test_city_hall_first_then_attacks_then_the_grocer_then_the_money() -> None:
    """R-INCOME-ORDER."""
    table = position("""
               c      d
         5   A ho
             ab
         4            CH
                    ab

        player A cash 0 character grocer on gambling
        player B cash 0 character banker
        agenda
          round before-gambling
    """)
    table.roll(1, 1)
    assert table.asked == "* roll-duel d4"
    table.roll(6, 1)
    assert table.asked == "* roll-duel c5"
    table.roll(1, 6)
    assert table.asked == "A ask-double"
    assert table.cash == [2, 0]
    table.play("A hotel")
    assert table.cash == [2 + 6, 6]
