"""The Prospector: a Mine with its parcel, or dynamite; the dynamite's use is in test_dynamite (2.D)."""

import pytest

from tests.city.rules.draw import ALL_PARCELS, DrawnTable, position

SIX_MINES = "B mi   B mi   B mi   B mi   B mi   B mi"


def sticks(table: DrawnTable) -> list[int]:
    """The dynamite everybody holds."""
    return [int(table.state.dynamite[seat]) for seat in range(int(table.state.rules.seats))]


# ---- yellow: a Mine and its parcel


def test_the_prospector_buys_a_mine_with_its_parcel() -> None:
    """R-SHIFT-REFILL, R-REVOLVER-WHEN: $10, the tile of the track, own land under it, and its revolver."""
    table = position("""
               c      d      e
         5     ^^
         4
         3

        option characters gold-rush
        market 12:ranch 10:bank 5:mine 3:hotel
        player A cash 11 revolvers 1
        player B
        agenda
          round before-choose
    """)
    table.play("A prospector")
    assert table.asked == "A ask-tile"
    assert table.choices == {"no", "build-5"}
    table.play("A build-5")
    assert table.asked == "A ask-homestead"
    table.play("A d4")
    assert table.asked == "* draw-tile"
    table.draw("saloon")
    table.shows("""
               c      d      e
         5     ^^
         4          A mi
         3

        market 12:saloon 10:ranch 8:bank 3:hotel
        player A cash 1 revolvers 2 hand -
    """)
    assert table.asked == "B ask-character"


def test_a_parcel_is_free_when_nothing_at_all_is_there() -> None:
    """R-FREE-PARCEL: neither owner nor House, Townhouse, mountain or City Hall; roads do not matter."""
    table = position("""
               a      b      c      d      e      f      g
         2   A      B      A sa   B hs
         1     hs     th     ^^     CH

        option characters gold-rush
        bag -
        market 12:mine
        player A cash 10
        player B
        agenda
          round before-choose
    """)
    table.play("A prospector", "A build-12")
    assert table.choices == ALL_PARCELS - set("a2 b2 c2 d2 a1 b1 c1 d1".split())


def test_river_and_outlaws_keep_the_mine_away() -> None:
    """R-FREE-PARCEL."""
    table = position("""
               a      b      c
         1     ~~     o

        option characters gold-rush
        option variants outlaws,river
        option river a1
        round 2
        outlaw-strength 9
        bag -
        market 12:mine
        player A cash 10
        player B
        agenda
          round choose
          ask-character A 0
    """)
    table.play("A prospector", "A build-12")
    assert table.choices == ALL_PARCELS - {"a1", "b1"}


@pytest.mark.parametrize("cash", [0, 9])
def test_without_10_dollars_there_is_no_mine(cash: int) -> None:
    """R-CHAR-OPTIONAL: the tile gives its number and its limit, and no dynamite."""
    table = position(f"""
        option characters gold-rush
        market 12:mine
        player A cash {cash}
        player B
        agenda
          round before-choose
    """)
    table.play("A prospector")
    assert table.asked == "B ask-character"
    assert sticks(table) == [0, 0]
    table.shows(f"player A cash {cash} character prospector")


def test_without_a_property_tile_there_is_no_mine() -> None:
    """R-SUPPLY-LIMITS, R-FREE-PARCEL: all twelve lie on the map."""
    table = position("""
               a      b      c      d      e      f
         2   A      A      A      A      A      A
         1   A      A      A      A      A      A

        option characters gold-rush
        market 12:mine
        player A cash 20
        player B
        agenda
          round before-choose
    """)
    table.play("A prospector")
    assert table.asked == "B ask-character"
    table.shows("""
        market 12:mine
        player A cash 20
    """)


def test_the_bag_helps_when_the_track_has_no_mine() -> None:
    """R-SHIFT-REFILL: a tile from the bag leaves the track alone, and none is drawn."""
    table = position("""
        option characters gold-rush
        market 12:ranch 3:hotel
        bag mine 2 saloon 1
        player A cash 10
        player B
        agenda
          round before-choose
    """)
    table.play("A prospector")
    assert table.choices == {"no", "mine"}
    table.play("A mine", "A d4")
    assert table.asked == "B ask-character"
    table.shows("""
               d
         4   A mi

        market 12:ranch 3:hotel
        bag mine 1 saloon 1
        player A cash 0 revolvers 1
    """)


def test_the_bag_rests_while_the_track_has_a_mine() -> None:
    """R-WHICH-TILE: the tiles on offer come first."""
    table = position("""
        option characters gold-rush
        market 12:mine
        bag mine 2
        player A cash 10
        player B
        agenda
          round before-choose
    """)
    table.play("A prospector")
    assert table.choices == {"no", "build-12"}


# ---- no Mine is left


def test_without_mines_the_tile_lies_on_its_red_side() -> None:
    """R-PROSPECTOR-FLIP: the chooser has the dynamite at once."""
    table = position(f"""
               a      b      c      d      e      f
         1   {SIX_MINES}

        option characters gold-rush
        player A cash 10
        player B
        agenda
          round before-choose
    """)
    assert "prospector-red" in table.choices
    assert "prospector" not in table.choices
    table.play("A prospector-red")
    assert table.asked == "B ask-character"
    assert sticks(table) == [2, 0]
    table.shows("player A cash 10 character prospector-red")
    assert not {"prospector", "prospector-red"} & table.choices


def test_a_mine_in_hand_is_gone_too() -> None:
    """R-PROSPECTOR-FLIP: what counts is the track and the bag."""
    table = position("""
               a      b      c      d      e
         1   B mi   B mi   B mi   B mi   B mi

        option characters gold-rush
        player A cash 10
        player B hand mine
        agenda
          round before-choose
    """)
    assert "prospector-red" in table.choices
    assert "prospector" not in table.choices


@pytest.mark.parametrize("place", ["market 4:mine", "bag mine 1"])
def test_one_mine_is_enough_for_the_yellow_side(place: str) -> None:
    """R-PROSPECTOR-FLIP: all six must be gone, whatever the Ranches do."""
    table = position(f"""
               a      b      c      d      e      f
         2   B ra   B ra   B ra   B ra   B ra   B ra
         1   B mi   B mi   B mi   B mi   B mi

        option characters gold-rush
        {place}
        player A cash 10
        player B
        agenda
          round before-choose
    """)
    assert "prospector" in table.choices
    assert "prospector-red" not in table.choices


def test_who_takes_the_last_mine_keeps_the_yellow_side_this_round() -> None:
    """R-PROSPECTOR-FLIP: no dynamite for him now; next round the tile is red, and the round after it too."""
    table = position("""
               a      b      c      d      e      f
         1   B mi   B mi   B mi   B mi   B mi

        option characters gold-rush
        bag -
        market 3:mine
        player A cash 10 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A prospector", "A build-3", "A h8", "B indian-red")
    assert sticks(table) == [0, 0]
    table.play("B pass", "A pass")
    table.shows("round 3")
    assert "prospector-red" in table.choices
    assert "prospector" not in table.choices
    table.play("B indian-red", "A prospector-red")
    assert sticks(table) == [2, 0]


# ---- red: dynamite


def test_the_red_prospector_gets_two_sticks() -> None:
    """R-DYNAMITE-WHO: at once and for nothing."""
    table = position("""
        option characters settling-scores
        player A cash 3 dynamite 1
        player B
        agenda
          round before-choose
    """)
    table.play("A prospector-red")
    assert table.asked == "B ask-character"
    assert sticks(table) == [3, 0]
    assert table.told("gained-dynamite") == [("A", "2")]
    table.shows("player A cash 3")


@pytest.mark.parametrize(("held", "gained"), [(4, 2), (5, 2), (6, 1), (7, 0)])
def test_there_are_seven_sticks(held: int, gained: int) -> None:
    """R-SUPPLY-LIMITS: the stock gives as far as it reaches."""
    table = position(f"""
        option characters settling-scores
        player A
        player B dynamite {held}
        agenda
          round before-choose
    """)
    table.play("A prospector-red")
    assert sticks(table) == [gained, held]
