"""The Sheriff's white cowboy: where it may go, who is kept out, and what it is not (2.D)."""

import pytest

from carson.city.count.firepower import firepower
from tests.city.rules.draw import ALL_PARCELS, position

# ---- where it may go


def test_the_white_cowboy_goes_where_nobody_stands() -> None:
    """R-SHERIFF-WHERE: free land and free spaces, Wages and Road always; never what has an owner."""
    table = position("""
               a      b      c      d      e      f      g
         3
                           b      a
         2
         1   A sa   B sa     CH   A      B        hs     ^^

        market 12:mine 10:ranch
        player A cowboys 1 character sheriff on roads,wages
        player B cowboys 2 character banker on build-12,road
    """)
    table.play("A white")
    assert table.asked == "A ask-white"
    assert table.parcels == ALL_PARCELS - set("a1 b1 c1 d1 e1 c3 d3".split())
    assert table.choices - table.parcels == {
        "wages",
        "ammunition",
        "road",
        "build-10",
        "parcel-income",
        "cowboy-income",
        "gambling",
        "parcel-vp",
        "cowboy-vp",
        "building-vp",
        "vp-5",
        "vp-4",
        "vp-3",
        "vp-2",
    }


def test_the_white_cowboy_is_one_placement_among_the_others() -> None:
    """R-SHERIFF-WHERE: it takes a turn, it is used once, and it does not come out of the supply."""
    table = position("""
        player A cowboys 2 character sheriff
        player B cowboys 2 character banker
    """)
    assert "white" in table.choices
    table.play("A white", "A roads")
    table.shows("""
        white roads
        player A cowboys 2 reserve 8
    """)
    assert table.asked == "B ask-place"
    table.play("B wages")
    assert table.asked == "A ask-place"
    assert "white" not in table.choices
    table.refuses("A white")


def test_the_white_cowboy_may_go_when_no_other_is_left() -> None:
    """R-SHERIFF-WHERE, R-FORCED-PASS: whoever has a piece left need not pass."""
    table = position("""
        player A character sheriff
        player B cowboys 1 character banker
    """)
    assert table.asked == "A ask-place"
    assert table.choices == {"white", "pass"}
    table.play("A white", "A d4", "B pass")
    table.shows("pass B A")


# ---- nobody joins it


def test_nobody_joins_the_white_cowboy_on_a_space() -> None:
    """R-SHERIFF-BLOCK: rivals are kept out, and so are the holder's own cowboys."""
    table = position("""
        player A cowboys 1 character sheriff used
        player B cowboys 1 character banker
        white roads
        turn B A
    """)
    assert {"ammunition", "gambling", "vp-5", "wages", "road"} < table.choices
    table.refuses("B roads")
    table.play("B wages")
    table.refuses("A roads")


def test_nobody_joins_the_white_cowboy_on_a_parcel() -> None:
    """R-SHERIFF-BLOCK."""
    table = position("""
               c      d      e
         5
         4
                    w
         3

        turn B A
        player A cowboys 1 character sheriff used
        player B cowboys 1 character banker
    """)
    table.refuses("B d4")
    table.play("B e4")
    table.refuses("A d4")
    table.play("A e4")


@pytest.mark.parametrize("space", ["wages", "road"])
def test_wages_and_road_stay_open_to_all(space: str) -> None:
    """R-SHERIFF-BLOCK: there is no duel that could be started there."""
    table = position(f"""
        white {space}
        turn B A
        player A cowboys 1 character sheriff used
        player B cowboys 1 character banker on gambling
    """)
    table.play(f"B {space}", f"A {space}")
    assert table.cash == ([4 + 4, 4] if space == "wages" else [0, 0])
    table.shows(f"""
        player A roads {2 if space == "road" else 0}
        player B roads {1 if space == "road" else 0}
    """)


# ---- what it does


def test_on_wages_it_earns_4_dollars() -> None:
    """R-SHERIFF-WHERE, R-SHERIFF-END: and goes back to its tile, not to the general supply."""
    table = position("""
        white wages
        player A cowboys 1 character sheriff used on wages
        player B character banker on gambling
        agenda
          round before-wages
    """)
    assert table.asked == "* roll-gamble"
    table.shows("""
        white -
        player A cash 8 cowboys 1 reserve 9
    """)


def test_on_road_it_digs_a_road() -> None:
    """R-SHERIFF-WHERE."""
    table = position("""
        white road
        player A character sheriff used
        player B character banker on gambling,road
        agenda
          round before-wages
    """)
    table.shows("""
        white -
        player A roads 1 reserve 10
        player B roads 1
    """)


def test_on_a_space_it_acts_for_its_player() -> None:
    """R-SHERIFF-WHERE: here it buys the tile on $6."""
    table = position("""
        white build-6
        market 6:ranch
        player A cash 6 cowboys 1 character sheriff used
        player B character banker
        agenda
          round before-build-12
    """)
    assert table.asked == "A ask-building"
    table.play("A yes")
    table.shows("""
        white -
        player A cash 0 hand ranch
    """)


def test_on_land_it_buys_beside_ordinary_cowboys() -> None:
    """R-SHERIFF-WHERE, R-SHERIFF-END: no duel on d4, and the piece is not one of the ten."""
    table = position("""
               d      e
         4
             w      a

        player A cash 2 cowboys 1 character sheriff used
        player B character banker on gambling
        agenda
          round before-parcel-duels
    """)
    assert table.asked == "A ask-parcel"
    assert table.choices == {"d4", "e4", "done"}
    table.play("A d4")
    table.shows("""
               d      e
         4   A
                    a

        white -
        player A cowboys 1 reserve 8
    """)
    table.play("A e4")
    table.shows("""
               d      e
         4   A      A

        player A cash 0 cowboys 1 reserve 9
    """)


def test_whoever_declines_gets_it_back_too() -> None:
    """R-SHERIFF-END, R-DECLINE."""
    table = position("""
               c      d      e
         5
         4
                    w
         3

        player A cash 2 cowboys 1 character sheriff used
        player B character banker on gambling
        agenda
          round before-buy-parcels
    """)
    table.play("A done")
    table.shows("""
               c      d      e
         5
         4
         3

        white -
        player A cash 2 cowboys 1 reserve 9
    """)


# ---- what it is not


@pytest.mark.parametrize(("said", "strength"), [("", 3), (" used", 2)])
def test_in_the_supply_it_counts_as_any_cowboy(said: str, strength: int) -> None:
    """R-SHERIFF-FP: one cowboy, one revolver, and the white one until it is placed."""
    table = position(f"""
        player A revolvers 1 cowboys 1 character sheriff on cowboy-income{said}
        player B character banker on gambling
        agenda
          round before-cowboy-income
    """)
    assert table.cash[0] == 2 * strength


def test_on_the_board_it_is_no_firepower() -> None:
    """R-SHERIFF-FP."""
    table = position("""
        player A revolvers 1 cowboys 1 character sheriff
        player B character banker
    """)
    assert firepower(table.state, 0) == 3
    table.play("A white", "A roads")
    assert firepower(table.state, 0) == 2


def test_unused_it_goes_back_with_its_tile() -> None:
    """R-SHERIFF-END: next round it belongs to whoever takes the Sheriff."""
    table = position("""
        bag -
        player A cowboys 1 character sheriff
        player B cowboys 1 character banker
        agenda
          round before-return-characters
    """)
    table.play("A banker", "B sheriff")
    assert table.asked == "B ask-place"
    assert "white" in table.choices
    table.play("B pass")
    assert "white" not in table.choices


def test_used_it_is_there_again_next_round() -> None:
    """R-SHERIFF-END."""
    table = position("""
        bag -
        player A cowboys 1 character sheriff used
        player B cowboys 1 character banker
        agenda
          round before-return-characters
    """)
    table.play("A sheriff", "B banker")
    assert "white" in table.choices
