"""The spaces of the track: what they give, and in which order (2.F, 4.3)."""

import pytest

from tests.city.rules.draw import position

# ---- Wages


def test_three_on_wages_earn_12() -> None:
    """D-05: $4 each, without a duel, and then they go to the general supply."""
    table = position("""
        player A on wages,wages,wages
        player B on wages,gambling
        agenda
          round before-wages
    """)
    table.shows("""
        player A cash 12 on - reserve 10
        player B cash 4 on - reserve 10
    """)


def test_wages_are_paid_in_pass_order() -> None:
    """R-WAGES-ORDER."""
    table = position("""
        turn B A
        player A cowboys 1 on wages
        player B cowboys 1 on wages
    """)
    table.play("B pass", "A pass")
    assert [seat for seat, *_ in table.told("money")] == ["B", "A"]


# ---- income from the bank


def test_seven_parcels() -> None:
    """D-07: $14 and 3 VP, bare land too."""
    table = position("""
               a      b      c      d      e      f      g      h
         1   A      A      A      A      A             A hs   A ^^

        player A on parcel-income,parcel-vp
        player B
        agenda
          round before-parcel-income
    """)
    table.shows("player A cash 14 vp 3")


def test_firepower_eleven() -> None:
    """D-08: two cowboys, three revolvers, the special token and the Mercenary give $22 and 5 VP."""
    table = position("""
        ammunition A
        player A revolvers 3 cowboys 2 character mercenary on cowboy-income,cowboy-vp
        player B character banker
        agenda
          round before-cowboy-income
    """)
    table.shows("player A cash 22 vp 5")


PEACEFUL = """
        option characters quiet-city
        player A character sheriff-red on {a}
        player B character banker-red on {b},vp-5 cash 5
        agenda
          round before-ammunition
"""


@pytest.mark.parametrize(("answer", "holder"), [("yes", "A"), ("no", "-")])
def test_the_red_sheriff_may_leave_the_ammunition(answer: str, holder: str) -> None:
    """R-DECLINE: who is paid for lost duels is asked; the cowboy is used up all the same."""
    table = position(PEACEFUL.format(a="ammunition", b="roads"))
    assert table.asked == "A ask-ammunition"
    assert table.choices == {"yes", "no"}
    table.play(f"A {answer}")
    assert table.told("declined") == ([("A", "ammunition")] if answer == "no" else [])
    table.shows(f"""
        ammunition {holder}
        player A cowboys 0 reserve 10 on -
    """)


def test_nobody_else_is_asked_about_the_ammunition() -> None:
    """R-DECLINE: it can harm nobody else."""
    table = position(PEACEFUL.format(a="roads", b="ammunition"))
    assert table.asked == "B ask-vp"
    table.shows("ammunition B")


def test_gambling_pays_two_dice() -> None:
    """EX-09, R-GAMBLING: 3 and 5 are $8."""
    table = position("""
        player A on gambling
        player B
        agenda
          round before-gambling
    """)
    assert table.asked == "* roll-gamble"
    table.roll(3, 5)
    assert table.cash == [8, 0]


def test_the_dice_of_gambling_are_ordinary() -> None:
    """R-GAMBLING."""
    table = position("""
        player A on gambling
        player B
        agenda
          round before-gambling
    """)
    for pips in (6, 1):
        assert table.chances == {f"die-{number}": 1 for number in range(1, 7)}
        table.roll(pips)
    assert table.cash == [7, 0]


def test_a_contested_gamble_is_the_winners() -> None:
    """R-GAMBLING: two dice for the duel, then two for the money."""
    table = position("""
        player A on gambling
        player B on gambling
        agenda
          round before-gambling
    """)
    table.roll(2, 6)
    assert table.asked == "* roll-gamble"
    table.roll(6, 6)
    assert table.cash == [0, 12]


# ---- points


def test_four_buildings_give_4_vp() -> None:
    """D-10, R-BUILDING-VP: Houses, mountains, the City Hall and tiles in hand do not count."""
    table = position("""
               a      b      c      d      e      f      g      h
         1   A sa   A ra   A ch   A pr   A hs   A th   A ^^     CH
                                                              a

        mayor A
        player A hand hotel on building-vp
        player B
        agenda
          round before-building-vp
    """)
    assert table.vp == [4, 0]


def test_17_dollars_buy_at_most_five_points_for_3() -> None:
    """D-12, R-VP-BUY: any number, and none at all."""
    table = position("""
        player A cash 17 on vp-3
        player B
        agenda
          round before-vp-3
    """)
    assert table.asked == "A ask-vp"
    assert table.choices == {"0", "1", "2", "3", "4", "5"}
    table.play("A 5")
    table.shows("player A cash 2 vp 5")


@pytest.mark.parametrize(("number", "cash", "vp"), [(0, 17, 0), (1, 14, 1), (3, 8, 3)])
def test_fewer_points_may_be_bought(number: int, cash: int, vp: int) -> None:
    """R-VP-BUY, R-DECLINE."""
    table = position("""
        player A cash 17 on vp-3
        player B
        agenda
          round before-vp-3
    """)
    table.play(f"A {number}")
    table.shows(f"player A cash {cash} vp {vp}")


def test_the_four_purchases_are_four_actions() -> None:
    """R-VP-SPACES, B-ORDER-VP: $5 comes first and $2 last."""
    table = position("""
        pass A B C
        player A cash 7 on vp-2,vp-5
        player B cash 4 on vp-4
        player C cash 3 on vp-3
        agenda
          round before-vp-5
    """)
    asked = []
    while table.asked.endswith("ask-vp"):
        asked.append(table.asked[0])
        table.play(f"{asked[-1]} 1")
    assert asked == ["A", "B", "C", "A"]
    assert table.cash == [0, 0, 0]
    assert table.vp == [2, 1, 1]


def test_who_cannot_pay_for_a_point_is_not_asked() -> None:
    """R-DECLINE: the cowboy has acted all the same."""
    table = position("""
        player A cash 4 on vp-5
        player B cash 10
        agenda
          round before-vp-5
    """)
    assert table.asked == "B ask-spend"
    table.shows("player A cash 4 vp 0 on -")


# ---- Ammunition


def test_the_token_counts_from_now_on() -> None:
    """R-AMMO: in the duels that follow, in Cowboy Income and in Cowboy VP."""
    table = position("""
        pass B A
        player A revolvers 1 character banker on ammunition,roads,cowboy-income,cowboy-vp
        player B revolvers 1 character worker on roads
        agenda
          round before-ammunition
    """)
    table.shows("ammunition A")
    table.roll(3, 1)
    assert table.told("rolled") == [("B", "3", "1"), ("A", "1", "4")]
    assert table.told("won") == [("A", "roads", "5")]
    table.shows("player A roads 3 cash 8 vp 2")


def test_the_token_does_not_help_to_win_it() -> None:
    """R-AMMO."""
    table = position("""
        player A revolvers 1 character banker on ammunition
        player B revolvers 1 character worker on ammunition,gambling
        agenda
          round before-ammunition
    """)
    table.roll(2, 3)
    assert table.told("rolled") == [("A", "2", "1"), ("B", "3", "1")]
    table.shows("ammunition B")


# ---- declining


def test_a_building_may_be_left_on_its_space() -> None:
    """R-DECLINE: the cowboy goes to the general supply as if it had acted."""
    table = position("""
        market 5:bank
        player A cash 5 on build-5
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A no")
    table.shows("""
        market 5:bank
        player A cash 5 hand - on - cowboys 0 reserve 10
    """)


def test_a_winner_who_cannot_pay_gets_nothing_and_neither_does_the_loser() -> None:
    """R-WINNER-POOR: on a building space."""
    table = position("""
        market 5:bank
        player A cash 4 revolvers 1 character banker on build-5
        player B cash 9 revolvers 1 character settler on build-5,gambling
        agenda
          round before-build-12
    """)
    table.roll(6, 1)
    assert table.asked == "* roll-gamble"
    table.shows("""
        market 5:bank
        player A cash 4 hand - cowboys 0 reserve 10
        player B cash 9 hand - cowboys 1 reserve 9
    """)
