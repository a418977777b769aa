"""Buying buildings and placing them, now or later (2.F)."""

import pytest

from tests.city.rules.draw import position

# ---- the printed example


def test_saloon_drugstore_and_bank() -> None:
    """EX-04, EX-05, EX-06, EX-07: John (A) on $10, then Sarah (B) on $8, then Randy (C) on $5."""
    table = position("""
               c      d      e
         5   A      B      B
           +      +------+      +
         4   C    |   hs |   ^^
                  |      |
           +      +------+      +
         3   A        hs

        market 10:saloon 8:drugstore 5:bank
        player A cash 10 on build-10
        player B cash 8 on build-8
        player C cash 5 on build-5
        agenda
          round before-build-12
    """)
    # John: a Saloon, and its House on the last free parcel that is connected
    assert table.asked == "A ask-building"
    table.play("A yes", "A c5", "A e3")
    table.shows("""
               c      d      e
         5   A sa   B      B
           +      +------+      +
         4   C    |   hs |   ^^
                  |      |
           +      +------+      +
         3   A        hs     hs

        player A cash 0 hand -
    """)
    # Sarah: a Drugstore, and the House in the centre becomes a Townhouse
    assert table.asked == "B ask-building"
    table.play("B yes", "B d5", "B d4")
    table.shows("""
               c      d      e
         5   A sa   B dr   B
           +      +------+      +
         4   C    |   th |   ^^
                  |      |
           +      +------+      +
         3   A        hs     hs

        player B cash 0 hand -
    """)
    # Randy: a Bank, but only John and Sarah have room for its House, and both refuse
    assert table.asked == "C ask-building"
    table.play("C yes", "C c4")
    assert table.choices == {"c3", "e5", "keep"}
    table.play("C c3")
    assert table.asked == "A ask-consent c3"
    table.play("A no")
    assert table.choices == {"e5", "keep"}
    table.play("C e5")
    assert table.asked == "B ask-consent e5"
    table.play("B no")
    table.shows("""
               c      d      e
         5   A sa   B dr   B
           +      +------+      +
         4   C    |   th |   ^^
                  |      |
           +      +------+      +
         3   A        hs     hs

        player C cash 0 hand bank
    """)


# ---- the order


def test_the_dearest_building_is_bought_first() -> None:
    """R-BUILD-ORDER, B-ORDER-BUILD, EX-07: $12, 10, 8, 6, 5, 4 and $3."""
    table = position("""
        market 12:hotel 10:saloon 8:bank 6:drugstore 5:church 4:mine 3:ranch
        player A cash 48 on build-12,build-10,build-8,build-6,build-5,build-4,build-3
        player B
        agenda
          round before-build-12
    """)
    bought = []
    while table.asked == "A ask-building":
        table.play("A yes")
        bought += [tile for _, tile, *_ in table.told("bought-tile")]
    assert bought == "hotel saloon bank drugstore church mine ranch".split()
    table.shows("""
        market -
        player A cash 0
    """)


def test_a_tile_that_is_too_dear_is_not_offered() -> None:
    """R-BLUFF: the cowboy has acted, the tile stays."""
    table = position("""
        market 12:hotel 3:ranch
        player A cash 11 on build-12,build-3
        player B on gambling
        agenda
          round before-build-12
    """)
    table.shows("player A cash 11 on -")
    table.play("A yes")
    table.shows("""
        market 12:hotel
        player A cash 8 hand ranch
    """)


# ---- where


def test_a_building_needs_own_bare_connected_land() -> None:
    """R-HOUSE-LEGAL, R-CONNECTED: not under a House or mountain, not on others' land, not far away."""
    table = position("""
               c      d      e      f      g      h
         8                                      A
         7
         6
         5   A      A ^^   A hs
           +      +------+      +      +      +      +
         4   A    |   hs | B
                  |      |
           +      +------+      +      +      +      +
         3

        market 12:hotel
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.asked == "A ask-site"
    assert table.choices == {"c5", "c4", "keep"}


@pytest.mark.parametrize("tile", ["ranch", "mine"])
def test_ranches_and_mines_need_neither_road_nor_house(tile: str) -> None:
    """R-CONNECTED: far away from the city, and nothing more is asked."""
    table = position(f"""
               d      e      f      g      h
         8                               A
         7
         6
         5
           +------+      +      +      +      +
         4 |   hs |
           |      |
           +------+      +      +      +      +
         3

        market 12:{tile}
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A h8")
    assert table.asked == "* roll-gamble"
    assert table.told("built") == [("A", tile, "h8")]
    assert table.told("house") == []


def test_without_any_site_the_building_is_kept() -> None:
    """R-BUILD-WHEN: h8 has no road, so the Hotel stays in hand without a question."""
    table = position("""
               d      e      f      g      h
         8                               A
         7
         6
         5
           +------+      +      +      +      +
         4 |   hs |
           |      |
           +------+      +      +      +      +
         3

        market 12:hotel
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.asked == "* roll-gamble"
    table.shows("player A cash 0 hand hotel")


def test_roads_may_be_laid_first() -> None:
    """R-HOUSE-LEGAL, R-ROADS-ANYTIME: one road more, and the Hotel can stand on f5."""
    table = position("""
               c      d      e      f
         5                        A
           +      +------+      +      +
         4        |   hs |
                  |      |
           +      +------+      +      +
         3

        market 12:hotel
        player A cash 12 roads 1 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.choices == {"keep"}
    table.play("A e4n")
    assert table.choices == {"f5", "keep"}
    table.play("A f5", "A e5")
    table.shows("""
               c      d      e      f
         5                   hs   A ho
           +      +------+------+      +
         4        |   hs |
                  |      |
           +      +------+      +      +
         3

        player A cash 0 roads 0 hand -
    """)


def test_without_bare_land_no_road_can_help() -> None:
    """R-BUILD-WHEN: so nothing is asked, and the road waits for the next window."""
    table = position("""
               c      d      e
         5   A hs
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        market 12:hotel
        player A cash 12 roads 1 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.asked == "A ask-roads"
    table.shows("player A hand hotel")


# ---- revolvers


@pytest.mark.parametrize(("tile", "revolvers"), [("ranch", 1), ("mine", 1), ("prison", 2), ("hotel", 0)])
def test_revolvers_come_when_the_building_stands(tile: str, revolvers: int) -> None:
    """R-REVOLVER-WHEN: not when it is bought."""
    table = position(f"""
               c      d      e
         5   A
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        market 12:{tile}
        player A cash 12 revolvers 1 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes")
    table.shows(f"player A revolvers 1 hand {tile}")
    table.play("A c5")
    if table.asked == "A ask-house":
        table.shows("player A revolvers 1")
        table.play("A e3")
    table.shows(f"player A revolvers {1 + revolvers} hand -")
