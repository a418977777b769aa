"""Placing cowboys and passing (2.E)."""

import pytest

from tests.city.rules.draw import ALL_PARCELS, position

SPACES = set(
    "wages ammunition roads road build-12 build-10 build-8 build-6 build-5 build-4 build-3 "
    "parcel-income cowboy-income gambling parcel-vp cowboy-vp building-vp vp-5 vp-4 vp-3 vp-2".split()
)
FULL_MARKET = "market 12:mine 10:ranch 8:hotel 6:saloon 5:bank 4:mine 3:ranch"

# ---- where


def test_a_cowboy_goes_to_any_space_free_land_own_and_rival_buildings_or_the_city_hall() -> None:
    """R-PLACE-LEGAL: but not to owned land with a House, a mountain or nothing on it."""
    table = position(f"""
               a      b      c      d      e
         5     hs     ^^
         4
         3   B sa     CH   B      B hs   B ^^
         2
         1   A sa   A pr   A      A hs   A ^^

        {FULL_MARKET}
        player A cowboys 1 character banker
        player B cowboys 1 character worker
    """)
    assert table.parcels == ALL_PARCELS - set("c1 d1 e1 c3 d3 e3".split())
    assert table.choices == table.parcels | SPACES | {"pass"}


def test_the_boxes_for_land_and_income_take_no_cowboys() -> None:
    """R-BOXES: 21 spaces of the track can be named, and these two are not among them."""
    table = position(f"""
        {FULL_MARKET}
        player A cowboys 1 character banker
        player B cowboys 1 character worker
    """)
    assert table.choices - ALL_PARCELS - {"pass"} == SPACES
    assert len(SPACES) == 21


def test_a_building_space_without_a_tile_is_closed() -> None:
    """R-PLACE-LEGAL, R-BAG-EMPTY."""
    table = position("""
        market 8:hotel 5:bank 4:mine 3:ranch
        player A cowboys 1 character banker
        player B cowboys 1 character worker
    """)
    assert SPACES - table.choices == {"build-12", "build-10", "build-6"}
    table.refuses("A build-12")


@pytest.mark.parametrize(
    ("number", "spaces"), [(1, "vp-5 vp-4 vp-3 vp-2"), (2, "vp-5 vp-4 vp-3"), (3, "vp-5 vp-4"), (4, "vp-5")]
)
def test_one_purchase_of_points_closes_after_every_round(number: int, spaces: str) -> None:
    """D-11, R-VP-SPACES: the cheapest first."""
    table = position(f"""
        round {number}
        player A cowboys 1 character banker
        player B cowboys 1 character worker
    """)
    assert {choice for choice in table.choices if choice in ("vp-5", "vp-4", "vp-3", "vp-2")} == set(
        spaces.split()
    )


def test_others_do_not_keep_anybody_away() -> None:
    """R-PLACE-LEGAL: a taken space, parcel or building may be contested."""
    table = position("""
               d      e
         4          A sa
             b      b

        market 12:mine
        player A cowboys 1
        player B on roads,build-12,vp-5
    """)
    assert {"d4", "e4", "roads", "build-12", "vp-5"} < table.choices


def test_money_is_not_asked_for_when_placing() -> None:
    """R-BLUFF: a player without a dollar may stand on every purchase."""
    table = position("""
        market 12:mine
        player A cash 0 cowboys 1
        player B cowboys 1
    """)
    assert {"d4", "build-12", "vp-5"} < table.choices


def test_without_a_property_tile_land_may_still_be_contested() -> None:
    """R-PARCEL-NOPROP: with all twelve on the map; only buying is over."""
    table = position("""
               a      b      c      d      e      f
         2   A      A      A      A      A      A
         1   A      A      A      A      A      A

        player A cowboys 1 character banker
        player B cowboys 1 character worker
    """)
    assert table.parcels == ALL_PARCELS - {column + row for column in "abcdef" for row in "12"}


# ---- one cowboy for a place


def test_only_wages_and_road_take_several_cowboys_of_one_player() -> None:
    """R-DUP-COWBOY."""
    table = position("""
               d      e      f      g
         4          A sa     CH   B sa
             a      a      a      a

        mayor A
        player A cowboys 2 on wages,wages,road,roads
        player B cowboys 1
    """)
    table.refuses("A d4", "A e4", "A f4", "A g4", "A roads")
    assert {"wages", "road"} < table.choices


# ---- attacks


def test_income_buildings_and_schools_of_rivals_may_be_attacked() -> None:
    """R-ATTACK-LEGAL: no Station, Church or Prison, no House, mountain or bare land."""
    table = position("""
               a      b      c      d      e      f      g      h
         3   B ra   B mi   B dr   B ba   B sa   B ho   B bl   B gs
         2
         1   C sc   C st          C ch   C pr   C hs   C ^^   C

        player A cowboys 1 character banker
        player B cowboys 1 character worker
        player C cowboys 1
    """)
    assert ALL_PARCELS - table.parcels == set("b1 d1 e1 f1 g1 h1".split())


def test_a_church_shelters_the_buildings_of_its_owner_around_it() -> None:
    """R-CHURCH-ADJ: all eight neighbours, corners too; not those of others, not farther away."""
    table = position("""
               c      d      e      f
         5   B sa   C dr   C
         4          B ch          B sa
         3   B ba

        player A cowboys 1 character banker
        player B cowboys 1 character worker
        player C cowboys 1
    """)
    assert ALL_PARCELS - table.parcels == {"c5", "d4", "c3", "e5"}
    table.refuses("A c5", "A c3", "A d4")
    table.play("A f4")
    table.shows("""
               c      d      e      f
         5   B sa   C dr   C
         4          B ch          B sa
                                  a
         3   B ba
    """)


def test_behind_a_church_the_owner_may_still_stand() -> None:
    """R-PLACE-LEGAL, R-CHURCH-ADJ: any own building, even if nobody can attack it."""
    table = position("""
               d
         5   A sa
         4   A ch

        player A cowboys 1 character banker
        player B cowboys 1 character worker
    """)
    assert {"d5", "d4"} < table.parcels


# ---- passing


def test_who_has_passed_is_not_asked_again() -> None:
    """EX-29: the others go on in turn order; the order of passing is noted."""
    table = position("""
        turn C A B
        player A cowboys 3
        player B cowboys 3
        player C cowboys 3
    """)
    asked = []
    for action in "wages pass wages wages wages pass pass".split():
        asked.append(table.asked[0])
        table.play(f"{asked[-1]} {action}")
    assert asked == ["C", "A", "B", "C", "B", "C", "B"]
    table.shows("pass A C B")


def test_nobody_must_place() -> None:
    """EX-29: one may pass at once and keep all cowboys."""
    table = position("""
        player A cowboys 3
        player B cowboys 3
    """)
    table.play("A pass")
    table.shows("""
        pass A
        player A cowboys 3
    """)


def test_without_a_piece_one_passes_when_the_turn_comes() -> None:
    """R-FORCED-PASS: A's last cowboy is placed, B places once more, then A has passed."""
    table = position("""
        player A cowboys 1 character banker
        player B cowboys 3 character grocer
    """)
    table.play("A wages")
    table.shows("pass -")
    table.play("B wages")
    table.shows("pass A")
    assert table.asked == "B ask-place"
