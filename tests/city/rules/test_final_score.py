"""The end of the game: money, property, the Train Station, and who wins (2.H, 4.9)."""

import pytest

from tests.city.rules.draw import position


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (5, 0), (6, 1), (17, 2), (18, 3)])
def test_money_is_worth_a_point_for_every_6_dollars(cash: int, points: int) -> None:
    """D-15, R-MONEY-VP: what is left over is lost."""
    table = position(f"""
        round 4
        player A cash {cash}
        player B
        agenda
          round before-last-round
    """)
    assert table.asked == "over"
    assert table.score("A") == {"track": 0, "money": points, "property": 0}


def test_what_stands_on_own_land_is_worth_2_points() -> None:
    """B-SCORE: buildings, Houses, Townhouses and mountains; not bare land, nothing neutral."""
    table = position("""
               a      b      c      d      e      f      g      h
         8                                                    B pr
         7
         6
         5
         4
         3
         2
         1   A sa   A hs   A th   A ^^   A        CH     hs     ^^
                                                a

        round 4
        mayor A
        player A vp 20
        player B vp 3
        agenda
          round before-last-round
    """)
    assert table.score("A") == {"track": 20, "money": 0, "property": 8}
    assert table.score("B") == {"track": 3, "money": 0, "property": 2}
    assert table.ranking == "A B"


def test_buildings_that_still_wait_are_worth_nothing() -> None:
    """R-DEFERRED-LIMIT: a Station in hand scores no symbols either."""
    table = position("""
               a      b
         1   A hs     hs

        round 4
        player A hand saloon,station
        player B
        agenda
          round before-last-round
    """)
    assert table.score("A") == {"track": 0, "money": 0, "property": 2}


def test_the_station_counts_the_houses_of_the_whole_city() -> None:
    """EX-16: 12 Houses, 2 Hotels, 4 Ranches, a Church and the Station: 23 symbols, 11 VP for its owner."""
    table = position("""
               a      b      c      d      e      f      g
         4     hs     hs     hs     hs     hs   A hs   B hs
         3     hs     hs     hs     hs     hs
         2   A ho   B ho   A ra   A ra   B ra   B ra
         1   B ch   A st

        round 4
        player A
        player B
        agenda
          round before-last-round
    """)
    assert table.score("A")["station"] == 11
    assert "station" not in table.score("B")


def test_townhouses_schools_and_the_city_hall_have_symbols_too() -> None:
    """R-STATION-COUNT: 2 + 2 + 1 + 1 + 1 and 2 for the Station; other buildings have none."""
    table = position("""
               a      b      c      d      e      f      g
         2   A mi   A sa   A dr   B pr   B bl   B gs
         1     th   A th   B sc     CH     hs   A st   B ba

        round 4
        player A
        player B
        agenda
          round before-last-round
    """)
    assert table.score("A")["station"] == 9 // 2


def test_of_equals_the_earlier_passer_of_the_last_round_wins() -> None:
    """R-TIE: 9 points each for B, C and A after money; C passed before A, and A before B."""
    table = position("""
        round 4
        pass D C A B
        player A vp 8 cash 6
        player B vp 9 cash 5
        player C vp 7 cash 12
        player D vp 8 cash 5
        agenda
          round before-last-round
    """)
    assert [sum(table.score(seat).values()) for seat in "ABCD"] == [9, 9, 9, 8]
    assert table.ranking == "C A B D"


def test_the_most_points_win() -> None:
    """R-TIE: passing first helps only among equals."""
    table = position("""
        round 4
        pass A B
        player A vp 8
        player B vp 9
        agenda
          round before-last-round
    """)
    assert table.ranking == "B A"
