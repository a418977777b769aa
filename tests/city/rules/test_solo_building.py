"""What Jeb Standish buys, where he builds it, and where his Houses, roads and his bridge go (B-SOLO)."""

from carson.city.words.actions import parcels_of
from tests.city.rules.draw import DrawnTable
from tests.city.rules.solo import any_hand, card, reasons, solo

# ---- buying


def test_he_pays_for_nothing() -> None:
    """R-SOLO-MONEY: land and buildings are free, and a building goes to his empty land at once."""
    table = solo(
        """
               c      d      e
           +      +------+
         4          B        hs

         3
             b

        market 8:saloon
        player A
        player B on build-8
        agenda
          round before-buy-parcels
    """,
        drawn=any_hand(3),
    )
    assert table.cash == [0, 0]
    assert parcels_of(int(table.state.owned[1])) == [18, 27]
    assert parcels_of(int(table.state.built[4])) == [27]


def settled(table: DrawnTable) -> DrawnTable:
    """The first of all equal choices."""
    while table.asked.startswith("* pick"):
        table.play(f"* {sorted(table.options)[0]}")
    return table


def builds(text: str, strategy: str = "urban") -> DrawnTable:
    """He stands at the building for $8."""
    return solo(
        f"""{text}
        player A
        player B on build-8
        agenda
          round before-build-8
    """,
        strategy,
        any_hand(3, strategy),
    )


def test_a_building_without_land_is_kept() -> None:
    """B-SOLO: and placed at the end of a later Building step."""
    table = builds("""
        market 8:saloon
    """)
    table.shows("player B hand saloon")


def test_kept_buildings_are_placed_in_the_order_of_his_list() -> None:
    """B-SOLO, deferred placement: one parcel, and the Saloon comes before the Ranch."""
    table = solo(
        """
               c      d      e
           +      +------+
         4          B        hs

        player A
        player B hand ranch,saloon
        agenda
          round before-deferred
    """,
        drawn=any_hand(3),
    )
    table.shows("player B hand ranch")


def test_he_builds_where_the_building_earns_most() -> None:
    """Card C: e4 touches two Houses, c4 one of them."""
    table = builds("""
               b      c      d      e      f
         5                   hs            hs
           +      +------+------+
         4          B             B

        market 8:bank
    """)
    assert parcels_of(int(table.state.built[3])) == [28]


def test_land_for_a_building_he_likes_more_stays_free() -> None:
    """Card C2: e4 is best for both, and the Saloon he may still win is first on his list."""
    table = solo(
        """
               b      c      d      e      f
         5                   hs            hs
           +      +------+------+
         4          B             B

        market 8:bank 6:saloon
        player A
        player B on build-8,build-6
        agenda
          round before-build-8
    """,
        drawn=any_hand(3),
    )
    settled(table)
    assert parcels_of(int(table.state.built[3])) == [26]
    assert parcels_of(int(table.state.built[4])) == [28]


# ---- Houses


def test_a_townhouse_on_his_own_land_comes_first() -> None:
    """House choice 1: although a new House beside the Saloon would bring as much."""
    table = builds("""
               b      c      d      e      f
         6          B ^^   B ^^   B ^^
           +      +------+------+------+
         5          B ^^   B hs   B
         4          B ^^   B ^^   B ^^
         3

        market 8:saloon
    """)
    assert parcels_of(int(table.state.townhouses)) == [35]
    assert parcels_of(int(table.state.built[4])) == [36]


def test_the_house_brings_most_income() -> None:
    """House choice 1, R-SOLO-DECIDE: a parcel beside both Saloons of his, which touches a road already."""
    table = builds("""
               b      c      d      e      f
           +      +------+------+------+
         4          B             B sa

        market 8:saloon
    """)
    assert table.asked == "* pick-house"
    assert table.chances == {"d4": 1, "d5": 1}
    table.draw("d4")
    assert reasons(table) == ["d4 house-income saloon 10"]
    assert table.told("house") == [("B", "d4")]
    assert table.told("built") == [("B", "saloon", "c4")]


def test_the_house_does_not_help_you() -> None:
    """House choice 2: d4 and d5 would serve the Bank of A on c5 as well."""
    table = builds("""
               b      c      d      e      f
         6
         5          A ba
           +      +------+------+------+
         4          B             B sa

        market 8:saloon
    """)
    assert table.asked == "* pick-road"
    settled(table)
    assert parcels_of(int(table.state.houses)) == [19]


def test_the_house_is_near_his_empty_land() -> None:
    """House choice 3: of three equally good places the one nearest to d7."""
    table = builds("""
               b      c      d      e      f
         7                 B
         6
         5
           +      +------+------+------+
         4          B             B sa

        market 8:saloon
    """)
    assert parcels_of(int(table.state.houses)) == [35]


def test_the_house_takes_few_new_roads() -> None:
    """House choice 4: d3, d4 and d5 are beside both Saloons, but only d3 touches a road."""
    table = builds("""
               b      c      d      e      f
         5
           +------+
         4          B             B sa
         3
           +      +------+
         2

        market 8:saloon
    """)
    assert parcels_of(int(table.state.houses)) == [19]
    assert [bin(int(word)).count("1") for word in table.state.roads] == [2, 0, 0]


def test_he_never_asks_you_for_land() -> None:
    """R-SOLO-CONSENT: the best place is yours, so he takes another one."""
    table = builds("""
               b      c      d      e      f
         5                 A
           +      +------+------+------+
         4          B      A      B sa
         3                 A

        market 8:saloon
    """)
    assert table.told("asked") == []
    assert table.asked == "* pick-house"
    assert not table.options & {"d3", "d4", "d5"}


def test_you_cannot_build_on_his_land() -> None:
    """R-SOLO-CONSENT: his empty parcels are not offered for your House."""
    table = solo(
        """
               b      c      d      e      f
           +      +------+------+------+
         4          A      B
           +      +------+------+------+

        player A hand saloon
        player B
        agenda
          round before-deferred
    """,
        drawn=any_hand(3),
    )
    assert table.asked == "A ask-site"
    table.play("A c4")
    assert table.asked == "A ask-house"
    assert "e4" in table.options
    assert "d4" not in table.options
    assert "lets nobody build" in table.state.why_not(0, 27)


def test_he_gets_no_revolvers() -> None:
    """B-SOLO: neither from Mines nor from Prisons."""
    table = builds("""
               c
         4   B

        market 8:mine
    """)
    table.shows("player B revolvers 0")
    assert parcels_of(int(table.state.built[1])) == [26]


# ---- roads and the bridge


def test_he_lays_the_roads_he_needs() -> None:
    """B-SOLO: two to the corner of c4, then the House goes where a road is already."""
    table = builds("""
               c      d      e      f
           +      +      +      +------+
         4   B                     hs
           +      +      +      +------+

        market 8:hotel
    """)
    settled(table)
    assert parcels_of(int(table.state.built[5])) == [26]
    assert bin(sum(int(word) for word in table.state.roads)).count("1") == 4


RIVER = """
               b      c      d      e      f
         8                   ~~
         7                   ~~
         6                   ~~
         5                   ~~
           +------+
         4     hs            ~~          B
           +------+
         3                   ~~
         2                   ~~
         1                   ~~

        option variants river
        option river d8,d7,d6,d5,d4,d3,d2,d1
        market 8:hotel
"""


def crossing(roads: int) -> DrawnTable:
    """A Hotel for land beyond the water, with or without his bridge."""
    table = solo(
        f"""{RIVER}
        player A
        player B on build-8 roads {roads}
        agenda
          round before-build-8
    """,
        drawn=any_hand(3),
    )
    return settled(table)


def test_he_builds_one_bridge_when_he_needs_it() -> None:
    """R-SOLO-BRIDGE: the roads before him are for it, and then they are gone."""
    table = crossing(2)
    assert parcels_of(int(table.state.built[5])) == [29]
    table.shows("player B roads 0")


def test_without_his_bridge_he_waits() -> None:
    """R-SOLO-BRIDGE: one bridge in a game, so the Hotel is kept."""
    table = crossing(0)
    table.shows("player B hand hotel")


def test_he_does_not_want_land_he_cannot_reach() -> None:
    """R-SOLO-BRIDGE: unless it is for a Mine or a Ranch, which need no road."""
    table = solo(f"""{RIVER}
        player A
        player B hand hotel,saloon
    """)
    table.draw(card("D"))
    assert table.asked == "* pick-spot"
    assert table.options == {"c3", "c4", "c5"}


def test_land_at_his_bridge_is_worth_no_more() -> None:
    """R-SOLO-BRIDGE-VP, R-RIVER3: 2 VP for a House of his, and 3 for one of yours beside the same bridge."""
    table = solo("""
               b      c      d      e      f
         8                   ~~
         7                   ~~
         6                   ~~
         5          A hs     ~~   B hs
           +      +      +------+
         4                   ~~
         3                   ~~
         2                   ~~
         1                   ~~

        round 4
        option variants river
        option river d8,d7,d6,d5,d4,d3,d2,d1
        player A
        player B
        agenda
          round before-last-round
    """)
    assert table.score("A") == {"track": 0, "money": 0, "property": 2, "bridges": 1}
    assert table.score("B") == {"track": 0, "property": 2, "strategy": 0}
