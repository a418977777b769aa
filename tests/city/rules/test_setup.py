"""Setting up: the bag and the track, the dice on the map, the first order, two parcels each (2.A)."""

import pytest

from carson.core.errors import BadOption
from tests.city.rules.draw import ALL_PARCELS, DrawnTable, new_game

BORDER = {parcel for parcel in ALL_PARCELS if parcel[0] in "ah" or parcel[1] in "18"}
BASIC_BAG = "ranch 4 mine 4 drugstore 4 bank 4 saloon 3 hotel 3 church 2 prison 2"
MOUNTAINS = "b2 c2 d2 e2 f2 g2 b3 c3 d3".split()


def laid_out(seats: int) -> DrawnTable:
    """A game with tiles on the track, the centre on d4, nine mountains, and no order yet."""
    table = new_game(seats)
    table.draw("bank", "saloon", "hotel", "d4", *MOUNTAINS)
    return table


# ---- what is in the box


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_may_play(seats: int) -> None:
    """R-PLAYERCOUNT."""
    table = new_game(seats)
    assert len(table.cash) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_nobody_else_may_play(seats: int) -> None:
    """R-PLAYERCOUNT: one player alone would be another mode."""
    with pytest.raises(BadOption):
        new_game(seats)


def test_everybody_starts_with_the_same_kit() -> None:
    """R-START-REVOLVER: one revolver besides $15, a road and three cowboys."""
    new_game(2).shows("""
        player A cash 15 vp 0 roads 1 revolvers 1 cowboys 3 reserve 7 hand - character -
        player B cash 15 vp 0 roads 1 revolvers 1 cowboys 3 reserve 7 hand - character -
    """)


def test_bag_of_a_full_game() -> None:
    """D-63: 38 tiles less the four on the track."""
    table = new_game(2)
    assert sum(table.state.bag) == 34
    table.shows(f"""
        market 12:mine 10:ranch 4:mine 3:ranch
        bag {BASIC_BAG} blacksmith 2 store 2 school 2 station 1 city-hall 1
    """)


def test_bag_of_a_first_game() -> None:
    """R-FIRST-BAG, D-63: 26 tiles in the bag and four more on the track."""
    table = new_game(2, buildings="")
    assert sum(table.state.bag) == 26
    table.shows(f"""
        market 12:mine 10:ranch 4:mine 3:ranch
        bag {BASIC_BAG}
    """)


def test_the_eight_basic_types_are_always_there() -> None:
    """R-BUILDING-SET: the other five join one by one."""
    table = new_game(2, buildings="school,station")
    table.shows(f"bag {BASIC_BAG} school 2 station 1")


# ---- the track


def test_three_tiles_are_drawn_for_5_6_and_8() -> None:
    """D-63: 31 are left in the bag."""
    table = new_game(2)
    table.draw("bank", "saloon", "hotel")
    table.shows("market 12:mine 10:ranch 8:hotel 6:saloon 5:bank 4:mine 3:ranch")
    assert sum(table.state.bag) == 31


def test_three_tiles_leave_23_in_the_bag_of_a_first_game() -> None:
    """D-63."""
    table = new_game(2, buildings="")
    table.draw("prison", "prison", "church")
    assert sum(table.state.bag) == 23


def test_every_tile_in_the_bag_is_as_likely_as_any_other() -> None:
    """R-FIRST-BAG."""
    table = new_game(2, buildings="")
    assert table.chances == {
        "ranch": 4,
        "mine": 4,
        "drugstore": 4,
        "bank": 4,
        "saloon": 3,
        "hotel": 3,
        "church": 2,
        "prison": 2,
    }


def test_the_city_hall_stays_in_the_bag() -> None:
    """R-CITYHALL-SETUP: whatever is drawn for the first track, it goes back."""
    table = new_game(2)
    for tile in ("school", "station", "store"):
        assert "city-hall" not in table.options
        table.draw(tile)
    assert table.state.bag[12] == 1


# ---- the dice on the map


def test_dice_point_at_the_36_inner_parcels() -> None:
    """R-DICE-GRID, B-GRID: all alike, and never at the border."""
    table = new_game(2)
    table.draw("bank", "saloon", "hotel")
    assert table.asked == "* draw-centre"
    assert len(table.chances) == 36
    assert set(table.chances.values()) == {1}
    assert table.options == ALL_PARCELS - BORDER


def test_the_centre_is_a_house_with_four_roads() -> None:
    """R-START-TILE, EX-03: nine parcels are connected, the centre and its neighbours."""
    table = new_game(2)
    table.draw("bank", "saloon", "hotel", "d4")
    table.shows("""
               d      e
           +------+      +
         4 |   hs |
           |      |
           +------+      +
         3
    """)
    assert table.connected == set("c3 d3 e3 c4 d4 e4 c5 d5 e5".split())


def test_mountains_stand_on_bare_inner_parcels() -> None:
    """R-DICE-GRID: dice that show an occupied parcel are rolled again."""
    table = new_game(2)
    table.draw("bank", "saloon", "hotel", "d4")
    bare = ALL_PARCELS - BORDER - {"d4"}
    for mountain in MOUNTAINS:
        assert table.asked == "* draw-mountain"
        assert table.options == bare
        assert set(table.chances.values()) == {1}
        table.draw(mountain)
        bare.remove(mountain)
    table.shows("""
               b      c      d      e      f      g
           +      +      +------+      +      +      +
         4               |   hs |
                         |      |
           +      +      +------+      +      +      +
         3     ^^     ^^     ^^
         2     ^^     ^^     ^^     ^^     ^^     ^^
    """)
    assert table.asked == "* draw-order"


# ---- the first order and the first parcels


def test_the_first_order_is_drawn() -> None:
    """R-START-PARCELS: any order of the seats, all alike."""
    table = laid_out(3)
    assert table.chances == {"seat-A": 1, "seat-B": 1, "seat-C": 1}
    table.draw("seat-B")
    assert table.chances == {"seat-A": 1, "seat-C": 1}
    table.draw("seat-C", "seat-A")
    table.shows("pass B C A")


def test_no_road_is_laid_before_the_game() -> None:
    """R-ROADS-START: everybody has one, but it waits for the first round."""
    table = laid_out(2)
    table.draw("seat-B", "seat-A")
    for parcel in "a1 c1 e1 g1".split():
        assert table.asked.endswith("ask-start")
        assert table.roads == set()
        table.play(f"{table.asked[0]} {parcel}")
    assert table.asked == "B ask-character"
    assert table.roads


def test_the_last_in_order_takes_the_first_parcel() -> None:
    """R-START-PARCELS: against the order first, then along it."""
    table = laid_out(3)
    table.draw("seat-B", "seat-C", "seat-A")
    asked = []
    for parcel in "a1 c1 e1 a3 c5 e5".split():
        asked.append(table.asked)
        table.play(f"{table.asked[0]} {parcel}")
    assert asked == [f"{seat} ask-start" for seat in "ACBBCA"]
    table.shows("""
               a      b      c      d      e      f      g
         5                 C             A
           +      +      +      +------+      +      +      +
         4                      |   hs |
                                |      |
           +      +      +      +------+      +      +      +
         3   B        ^^     ^^     ^^
         2            ^^     ^^     ^^     ^^     ^^     ^^
         1   A             C             B
    """)
    assert table.asked == "B ask-character"


def test_any_parcel_without_an_owner_may_be_the_first() -> None:
    """R-START-PARCEL-LEGAL: the centre and mountains too."""
    table = laid_out(2)
    table.draw("seat-A", "seat-B")
    assert table.choices == ALL_PARCELS
    table.play("B d4")
    assert table.choices == ALL_PARCELS - {"d4"}
    table.play("A b2")
    assert table.choices == ALL_PARCELS - {"d4", "b2"}
    table.shows("""
               b      c      d      e      f      g
           +      +      +------+      +      +      +
         4               | B hs |
                         |      |
           +      +      +------+      +      +      +
         3     ^^     ^^     ^^
         2   A ^^     ^^     ^^     ^^     ^^     ^^
    """)


def test_seven_characters_lie_ready_with_their_yellow_sides() -> None:
    """R-CHAR-SIDE: the sides are settled before the game."""
    table = laid_out(2)
    table.draw("seat-A", "seat-B")
    table.play("B h1", "A h2", "A h3", "B h4")
    table.shows("round 1")
    assert table.asked == "A ask-character"
    assert table.choices == {"sheriff", "banker", "grocer", "worker", "settler", "captain", "mercenary"}
