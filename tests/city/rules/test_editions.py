"""Editions and their switches: every rule that two boxes see differently, played both ways (B-EDITIONS)."""

import pytest

from carson.core.errors import BadOption
from tests.city.rules.draw import ALL_PARCELS, DrawnTable, new_game, position

MOUNTAINS = "b2 c2 d2 e2 f2 g2 b3 c3 d3".split()


def laid_out(**options: str) -> DrawnTable:
    """Three players, the centre on d4, the order B C A, and tiles on the track, drawn first or last."""
    table = new_game(3, **options)
    city = ["d4", *MOUNTAINS, "seat-B", "seat-C", "seat-A"]
    tiles = ["bank", "saloon", "hotel"]
    table.draw(*[*tiles, *city] if table.asked == "* draw-tile" else [*city, *tiles])
    return table


# ---- single rules


def test_a_single_rule_may_differ_from_its_edition() -> None:
    """R-EDITION-SWITCH: the first edition's box with the newer order of start parcels."""
    table = laid_out(edition="2009", rules="start-parcels=backward-first")
    assert table.asked == "A ask-start"


def test_a_rule_has_one_value() -> None:
    """R-EDITION-SWITCH."""
    with pytest.raises(BadOption):
        new_game(2, rules="townhouses=yes,townhouses=no")


# ---- start-parcels


@pytest.mark.parametrize(
    ("options", "pickers"),
    [
        ({}, "ACBBCA"),
        ({"edition": "2015"}, "ACBBCA"),
        ({"edition": "2009"}, "BCAACB"),
        ({"rules": "start-parcels=forward-first"}, "BCAACB"),
    ],
)
def test_who_picks_the_first_parcel(options: dict[str, str], pickers: str) -> None:
    """R-EDITION-SWITCH, R-START-PARCELS: against the order and then along it; in 2009 the other way."""
    table = laid_out(**options)
    asked = ""
    for parcel in "a1 c1 e1 a3 c5 e5".split():
        assert table.asked.endswith("ask-start")
        asked += table.asked[0]
        table.play(f"{table.asked[0]} {parcel}")
    assert asked == pickers
    assert table.asked == "B ask-character"


# ---- start-revolvers


@pytest.mark.parametrize(
    ("options", "revolvers"),
    [({}, 1), ({"edition": "2015"}, 1), ({"edition": "2009"}, 1), ({"rules": "start-revolvers=0"}, 0)],
)
def test_the_kit_has_a_revolver_or_not(options: dict[str, str], revolvers: int) -> None:
    """R-EDITION-SWITCH, R-START-REVOLVER: one, unless a table wants to follow the summary of 2009."""
    new_game(2, **options).shows(f"""
        player A cash 15 roads 1 revolvers {revolvers} cowboys 3
        player B cash 15 roads 1 revolvers {revolvers} cowboys 3
    """)


# ---- city-hall-at-setup


def test_the_city_hall_stays_in_the_bag_while_setting_up() -> None:
    """R-EDITION-SWITCH, R-CITYHALL-SETUP: 2023 draws again."""
    table = new_game(3)
    assert table.asked == "* draw-tile"
    assert "city-hall" not in table.chances


@pytest.mark.parametrize("options", [{"edition": "2015"}, {"rules": "city-hall-at-setup=placed"}])
def test_the_city_hall_may_be_placed_while_setting_up(options: dict[str, str]) -> None:
    """R-EDITION-SWITCH, R-CITYHALL-SETUP: by the first player, on free connected land; another is drawn."""
    table = new_game(3, **options)
    table.draw("d4", *MOUNTAINS, "seat-B", "seat-C", "seat-A")
    assert table.asked == "* draw-tile"
    assert "city-hall" in table.chances
    table.draw("bank", "city-hall")
    assert table.asked == "B ask-city-hall"
    assert table.choices == {"c4", "e4", "c5", "d5", "e5", "e3"}
    table.play("B e4")
    assert table.asked == "* draw-tile"
    assert "city-hall" not in table.chances
    table.draw("saloon", "hotel")
    table.shows("market 12:mine 10:ranch 8:hotel 6:saloon 5:bank 4:mine 3:ranch")
    assert table.asked == "A ask-start"
    assert table.choices == ALL_PARCELS - {"e4"}


# ---- parcel-price


@pytest.mark.parametrize(
    ("option", "price"),
    [
        ("option edition 2023", 4),
        ("option edition 2015", 4),
        ("option edition 2009", 3),
        ("option rules parcel-price=neighbours", 3),
    ],
)
def test_what_stands_on_the_parcel_itself(option: str, price: int) -> None:
    """R-EDITION-SWITCH, R-PRICE-OBJECTS: a mountain on d4 and two neighbours; 2009 counts only those."""
    table = position(f"""
               c      d      e
         5     hs            hs
         4            ^^
                    a
         3

        {option}
        player A cash {price}
        player B
        agenda
          round before-buy-parcels
    """)
    table.play("A d4")
    assert table.cash == [0, 0]


@pytest.mark.parametrize("rule", ["block", "neighbours"])
def test_the_price_of_bare_land_is_the_same(rule: str) -> None:
    """R-EDITION-SWITCH, R-PRICE-OBJECTS."""
    table = position(f"""
               c      d      e
         5     hs     CH     ^^
         4
                    a
         3

        option rules parcel-price={rule}
        player A cash 9
        player B
        agenda
          round before-buy-parcels
    """)
    table.play("A d4")
    assert table.cash == [5, 0]


# ---- station-houses

STATION = """
               a      b      c      d      e      f      g      h
         5                 A
           +------+------+------+------+------+------+------+------+
         4

        market 12:station
        player A cash 12 on build-12
        player B cash 5 on vp-5
        agenda
          round before-build-12
"""


def test_a_station_comes_without_a_house() -> None:
    """R-EDITION-SWITCH, R-STATION-HOUSE: in 2023."""
    table = position(STATION)
    table.play("A yes", "A c5")
    assert table.asked == "B ask-vp"
    table.shows("""
               a      b      c      d      e      f      g      h
         5                 A st
           +------+------+------+------+------+------+------+------+
         4
    """)


@pytest.mark.parametrize("option", ["option edition 2015", "option rules station-houses=1"])
def test_a_station_may_need_a_house(option: str) -> None:
    """R-EDITION-SWITCH, R-STATION-HOUSE: in 2015 it is no exception."""
    table = position(f"""
        {option}{STATION}""")
    table.play("A yes", "A c5")
    assert table.asked == "A ask-house"
    table.play("A d4")
    assert table.asked == "B ask-vp"
    table.shows("""
               a      b      c      d      e      f      g      h
         5                 A st
           +------+------+------+------+------+------+------+------+
         4                          hs
    """)


def test_without_room_for_its_house_the_station_is_kept() -> None:
    """R-EDITION-SWITCH, R-STATION-HOUSE, EX-06: all other connected land belongs to somebody who refuses."""
    table = position("""
               a      b      c      d      e      f      g      h
         5     ^^     ^^   A        hs     hs     hs     hs     hs
           +------+------+------+------+------+------+------+------+
         4     ^^     ^^     ^^     hs     hs     hs     hs   B

        option rules station-houses=1
        market 12:station
        player A cash 12 on build-12
        player B cash 5 on vp-5
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5")
    assert table.asked == "A ask-house"
    assert table.choices == {"h4", "keep"}
    table.play("A h4")
    assert table.asked == "B ask-consent h4"
    table.play("B no")
    table.shows("player A cash 0 hand station")


# ---- kept-buildings

KEPT = """
               h
         8   A
         7   A

        round 2
        bag -
        player A hand ranch
        player B cash 5 on vp-5
        agenda
          round before-deferred
"""


@pytest.mark.parametrize("option", ["option edition 2023", "option edition 2015"])
def test_buildings_are_kept_as_long_as_one_likes(option: str) -> None:
    """R-EDITION-SWITCH, R-DEFERRED-LIMIT: over two Building steps here."""
    table = position(f"""
        {option}{KEPT}""")
    table.play("A keep", "B 0")
    table.shows("player A hand ranch")
    assert to_the_next_building_step(table)
    table.play("A keep")
    table.shows("player A hand ranch")


@pytest.mark.parametrize("option", ["option edition 2009", "option rules kept-buildings=one-round"])
def test_a_kept_building_must_stand_by_the_end_of_the_next_building_step(option: str) -> None:
    """R-EDITION-SWITCH, R-DEFERRED-LIMIT: bought in round 2 and kept, in round 3 it is now or never."""
    table = position(f"""
        {option}{KEPT}""")
    table.play("A keep", "B 0")
    table.shows("player A hand ranch")
    assert to_the_next_building_step(table)
    table.play("A keep")
    table.shows("""
        bag -
        player A hand -
    """)


@pytest.mark.parametrize("option", ["option edition 2009", "option rules kept-buildings=one-round"])
def test_in_time_it_is_placed_like_any_other(option: str) -> None:
    """R-EDITION-SWITCH, R-DEFERRED-LIMIT."""
    table = position(f"""
        {option}{KEPT}""")
    table.play("A keep", "B 0")
    assert to_the_next_building_step(table)
    table.play("A h8")
    table.shows("""
               h
         8   A ra
         7   A

        player A hand - revolvers 1
    """)


def test_of_two_ranches_the_one_kept_longer_is_placed_first() -> None:
    """R-EDITION-SWITCH, R-DEFERRED-LIMIT: so the one bought in this round may still be kept."""
    table = position("""
               h
         8   A
         7   A

        option rules kept-buildings=one-round
        round 2
        bag -
        market 3:ranch
        player A hand ranch
        player B cash 5 on vp-5
        agenda
          round before-deferred
    """)
    table.play("A keep", "B 0", "A banker", "B mercenary", "A build-3", "B pass", "A pass")
    table.play("A yes", "A h8")
    assert table.asked == "A ask-site", "the other one"
    table.play("A keep")
    table.shows("player A hand ranch")


def to_the_next_building_step(table: DrawnTable) -> bool:
    """Choose characters and pass, so that A is asked about its Ranch again."""
    table.play("A banker", "B mercenary", "A pass", "B pass")
    return table.asked == "A ask-site"


# ---- townhouses

TOWN = """
               c      d      e
         5   A      B        hs
           +      +------+      +
         4     ^^ |   hs |   hs
                  |      |
           +      +------+      +
         3   B sa     hs   A

        market 12:hotel
        player A cash 12 on build-12
        player B cash 5 on vp-5
        agenda
          round before-build-12
"""


@pytest.mark.parametrize(
    ("option", "upgrade"),
    [
        ("option edition 2023", True),
        ("option edition 2015", True),
        ("option edition 2009", False),
        ("option rules townhouses=no", False),
    ],
)
def test_a_house_in_the_middle_of_the_town(option: str, upgrade: bool) -> None:
    """R-EDITION-SWITCH, R-TOWNHOUSE-COND: it may become a Townhouse, which 2009 does not know."""
    table = position(f"""
        {option}{TOWN}""")
    table.play("A yes", "A c5")
    assert table.asked == "A ask-house"
    assert ("d4" in table.choices) == upgrade
    assert "e3" in table.choices, "a House on own land is always possible"


# ---- extra-spending


@pytest.mark.parametrize(
    ("option", "answers"),
    [("option edition 2023", {"0", "1", "2"}), ("option edition 2015", {"0", "1", "2"})],
)
def test_more_than_the_excess_may_be_spent(option: str, answers: set[str]) -> None:
    """R-EDITION-SWITCH, R-CASH-LIMIT, EX-11: $28 and a limit of $20."""
    table = position(f"""
        {option}
        bag -
        player A cash 28 character sheriff
        player B character banker
        agenda
          round before-cash-limit
    """)
    assert table.asked == "A ask-spend"
    assert table.choices == answers
    table.play("A 1")
    table.shows("player A cash 18 vp 1")


@pytest.mark.parametrize("option", ["option edition 2009", "option rules extra-spending=no"])
@pytest.mark.parametrize(("cash", "points"), [(20, 0), (28, 0), (30, 1), (45, 2)])
def test_only_the_excess_is_spent(option: str, cash: int, points: int) -> None:
    """R-EDITION-SWITCH, R-CASH-LIMIT: in 2009 there is nothing to decide."""
    table = position(f"""
        {option}
        bag -
        player A cash {cash} character sheriff
        player B character banker
        agenda
          round before-cash-limit
    """)
    assert table.asked == "A ask-character"
    table.shows(f"player A cash 20 vp {points}")
