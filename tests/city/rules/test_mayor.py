"""Who occupies the City Hall, and what its level is worth (2.G)."""

import pytest

from tests.city.rules.draw import position

# ---- occupying it


def test_who_stands_there_alone_occupies_it_without_a_duel() -> None:
    """R-CITYHALL-WHEN, R-CITYHALL-STAY: the level counts in the same income step, and the cowboy stays."""
    table = position("""
               d      e      f      g      h
         8                               A sa
         7
         6
         5
         4     CH
             a

        player A
        player B
        agenda
          round before-city-hall-duel
    """)
    assert table.cash == [5, 0]
    table.shows("""
               d      e      f      g      h
         8                               A sa
         7
         6
         5
         4     CH
             a

        mayor A
    """)


def test_the_occupant_stays_over_the_end_of_the_round() -> None:
    """R-CITYHALL-STAY: it is still there in the next round and pays again without a new cowboy."""
    table = position("""
               d      e      f      g      h
         8                               A sa
         7
         6
         5
         4     CH
             a

        mayor A
        bag -
        player A cowboys 9
        player B cowboys 1
        agenda
          round before-return-characters
    """)
    table.play("A banker", "B worker", "A pass", "B pass")
    assert table.cash == [9 + 5, 0]
    table.shows("""
               d      e      f      g      h
         8                               A sa
         7
         6
         5
         4     CH
             a

        mayor A
        player A cowboys 9 reserve 0
    """)


def test_the_occupant_gives_no_firepower() -> None:
    """R-CITYHALL-STAY: one revolver is firepower 1."""
    table = position("""
               d
         4     CH
             a

        mayor A
        player A used revolvers 1 on cowboy-income
        player B on gambling
        agenda
          round before-cowboy-income
    """)
    assert table.cash[0] == 2


def test_the_occupant_cannot_be_joined_by_another_of_the_same_player() -> None:
    """R-CITYHALL-STAY, R-DUP-COWBOY: but every rival may come."""
    table = position("""
               d
         4     CH
             a

        mayor A
        player A cowboys 1
        player B cowboys 1
    """)
    table.refuses("A d4")
    table.play("A pass", "B d4")
    assert table.asked == "* roll-duel d4"


@pytest.mark.parametrize(
    ("winner", "dice", "incomes"),
    [
        ("B", (6, 1), {"a5": 5, "c5": 20, "e5": 0, "g5": 7, "d3": 9, "f3": 6}),
        ("A", (1, 6), {"a5": 10, "c5": 25, "e5": 3, "g5": 7, "d3": 6, "f3": 3}),
    ],
)
def test_randy_takes_the_city_hall_from_sarah(
    winner: str, dice: tuple[int, int], incomes: dict[str, int]
) -> None:
    """EX-18, R-CITYHALL-LEVEL: Randy (A) gains 5, 5 and 3, nothing on the Ranch; Sarah (B) loses 3 and 3."""
    table = position("""
               a      b      c      d      e      f      g      h
         6                                                      hs
         5   A sa     hs   A bl          A ba          A ra
         4
         3            CH          B dr     hs   B ba
                    ab
         2                          hs

        round 3
        pass B A
        mayor B
        player A used cowboys 0
        player B cowboys 0
        agenda
          round before-city-hall-duel
    """)
    assert table.asked == "* roll-duel b3"
    table.roll(*dice)
    assert table.told("won") == [(winner, "b3", "6")]
    table.shows(f"mayor {winner}")
    assert {parcel: int(amount) for _, parcel, amount in table.told("income")} == incomes


def test_three_fight_for_the_city_hall_and_the_winner_has_its_level_at_once() -> None:
    """R-CITYHALL-STAY, R-CITYHALL-WHEN: A sat there; C wins, A and B take their cowboys home, C's stays."""
    table = position("""
               a      b      c      d      e      f      g      h
         8   B sa                                             C sa
         7
         6
         5
         4                          CH
                                  abc
         3
         2
         1   A sa

        mayor A
        pass B C A
        player A cash 0 revolvers 1 cowboys 1 character banker
        player B cash 0 revolvers 1 character worker
        player C cash 0 revolvers 2 character settler
        agenda
          round before-city-hall-duel
    """)
    table.roll(4, 4, 4)
    assert table.told("rolled") == [("B", "4", "1"), ("C", "4", "2"), ("A", "4", "2")]
    assert table.told("won") == [("C", "d4", "6")]
    assert table.told("lost") == [("B", "d4", "5"), ("A", "d4", "6")]
    assert table.told("mayor") == [("C",)]
    assert table.told("income") == [("B", "a8", "0"), ("C", "h8", "5"), ("A", "a1", "0")]
    table.shows("""
               a      b      c      d      e      f      g      h
         8   B sa                                             C sa
         7
         6
         5
         4                          CH
                                  c
         3
         2
         1   A sa

        mayor C
        player A cash 0
        player B cash 0
        player C cash 5
    """)


def test_cowboys_beaten_in_the_city_hall_go_home() -> None:
    """R-CITYHALL-STAY: to the personal supply, where they count in the attacks that follow."""
    table = position("""
               d      e      f      g      h
         8                               A sa
                                         ab
         7
         6
         5
         4     CH
             ab

        mayor A
        player A used
        player B
        agenda
          round before-city-hall-duel
    """)
    table.roll(1, 6)
    table.shows("""
               d      e      f      g      h
         8                               A sa
                                         ab
         7
         6
         5
         4     CH
             b

        player A cowboys 1
        player B cowboys 0
    """)
    assert table.asked == "* roll-duel h8"
    table.roll(2, 2)
    assert table.told("won") == [("A", "h8", "3")]


# ---- its level


@pytest.mark.parametrize(
    ("sign", "without", "level"),
    [
        ("dr", 6, 3),
        ("ba", 6, 3),
        ("gs", 6, 3),
        ("sa", 10, 5),
        ("bl", 5, 5),
        ("ra", 6, 0),
        ("mi", 0, 0),
        ("ho", 6, 0),
    ],
)
@pytest.mark.parametrize("mayor", ["A", "B"])
def test_the_level_of_every_building(mayor: str, sign: str, without: int, level: int) -> None:
    """R-CITYHALL-LEVEL, D-25: next to two neutral Houses in the first round, with A or B in the City Hall."""
    cowboy = mayor.lower()
    table = position(f"""
               d      e      f      g
         5     hs
         4     hs   A {sign}
         3
         2                          CH
                                  {cowboy}

        mayor {mayor}
        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [without + level if mayor == "A" else without, 0]


def test_the_level_counts_from_nothing() -> None:
    """R-CITYHALL-LEVEL: a Drugstore without Houses and Ranches earns one level."""
    table = position("""
               d      e      f      g
         4   A dr
         3
         2                          CH
                                  a

        mayor A
        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [3, 0]


def test_the_level_stops_at_the_highest_income() -> None:
    """R-CITYHALL-LEVEL, R-CAPS: a Drugstore that shows $33 already."""
    table = position("""
               c      d      e      f      g
         5     th     th     th
         4     th   A dr     th
         3     hs
         2                                 CH
                                         a

        mayor A
        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [33, 0]


@pytest.mark.parametrize(("sign", "income"), [("gs", 3), ("dr", 3), ("ba", 3), ("sa", 5)])
@pytest.mark.parametrize("mayor", ["A", "B"])
def test_it_is_a_house_for_everybody(mayor: str, sign: str, income: int) -> None:
    """R-CITYHALL-HOUSE: a neutral one, $3 for a General store, whoever sits in it; the level comes on top."""
    level = 5 if sign == "sa" else 3
    cowboy = mayor.lower()
    table = position(f"""
               d
         4   A {sign}
         3     CH
             {cowboy}

        mayor {mayor}
        player A
        player B
        agenda
          round before-pay-out
    """)
    assert table.cash == [income + (level if mayor == "A" else 0), 0]
