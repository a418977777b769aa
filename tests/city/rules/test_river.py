"""Carson River: water, bridges, Ranches, Mines, Schools and points beside it."""

import pytest

from carson.city.count.incomes import income
from carson.city.count.places import bridge_parcels, sites
from carson.city.count.scores import score_lines
from carson.city.facts.geometry import bit
from carson.city.facts.ids import EDGE, MINE, PARCEL, RANCH, SCHOOL
from carson.city.facts.rivers import PRINTED_RIVER, bridges, check_river, parcel_number
from carson.city.game import CityGame
from carson.city.options import rules_for
from carson.city.state import CityState, new_game
from carson.city.table.moves import lay_road, put_building, refresh
from carson.city.topics.roads.rules import lay_own, offer_own_roads
from carson.city.words.actions import ACTIONS, parcel_text, parcels_of
from carson.core.errors import BadOption, BadPosition
from carson.core.rng import Rng
from tests.city.rules.draw import position

DOWN = "d8,d7,d6,d5,d4,d3,d2,d1"  # a straight river from top to bottom


def rules_of(**given: str) -> CityState:
    """A game at its first draw."""
    return new_game(rules_for(CityGame().settle({"variants": "river", "seats": "3", **given})))


def bare(**given: str) -> CityState:
    """A table with the river and nothing else on the map."""
    s = CityState(rules_for(CityGame().settle({"variants": "river", "seats": "3", "river": DOWN, **given})))
    s.river = s.rules.river
    s.round = 1
    refresh(s)
    return s


def edge(name: str) -> int:
    return ACTIONS[name] - EDGE


def started(seed: int, **given: str) -> CityState:
    """A game after its set-up."""
    s = rules_of(**given)
    rng = Rng(seed)
    while s.round == 0:
        s.play(s.actor(), s.pick(rng))
    return s


# ---- layout


def test_the_printed_river_is_one_and_has_six_mountains() -> None:
    """R-RIVER-LAYOUT, B-RIVER-SIZE, R-RIVER-DICE: no centre, mountain or start parcel in the water."""
    assert 9 <= len(PRINTED_RIVER) <= 11
    check_river(sorted(PRINTED_RIVER))
    for seed in range(20):
        s = started(seed)
        land = int(s.houses | s.mountains | s.taken)
        assert bin(int(s.mountains) & (1 << 64) - 1).count("1") == 6
        assert land & int(s.rules.river) == 0


@pytest.mark.parametrize(
    ("tiles", "mountains"),
    [("a1,a2", 9), ("a1,a2,a3", 8), (DOWN, 7), ("a1,a2,a3,a4,a5,a6", 7), (f"{DOWN},e8", 6)],
)
def test_every_three_tiles_take_a_mountain(tiles: str, mountains: int) -> None:
    """EX-22, D-56: 2, 3, 8, 6 and 9 tiles."""
    assert rules_of(river=tiles).rules.mountains == mountains
    assert rules_of(river=tiles, edition="2015").rules.mountains == 6


def test_the_gold_rush_keeps_its_mountains() -> None:
    """R-GOLDRUSH: nine in the newest book, six in the one of 2015."""
    assert rules_of(characters="gold-rush").rules.mountains == 9
    assert rules_of(characters="gold-rush", edition="2015").rules.mountains == 6


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ("d4", "edge of the board"),
        ("d4,d5", "edge of the board"),
        ("a1,b2", "linked side by side"),
        ("a1,b1,c1,d1,e1,f1,g1,h1,h2,h3,h4,h5,h6,h7,h8,g8", "1 to 15 parcels"),
    ],
)
def test_what_is_no_river_is_refused(tiles: str, reason: str) -> None:
    """R-RIVER-LAYOUT, R-BRIDGE-DIAG."""
    with pytest.raises(BadOption, match=reason):
        rules_of(river=tiles)


# ---- bridges


def test_a_road_with_water_on_both_sides_is_a_bridge() -> None:
    """R-BRIDGE-DEF: the banks are ordinary roads; along the border the only side decides."""
    river = {parcel_number(name) for name in DOWN.split(",")}
    words = bridges(river)
    over = {name for name in ACTIONS if _is_road(name) and words[edge(name) >> 6] >> (edge(name) & 63) & 1}
    assert over == {"d1s", *(f"d{row}n" for row in range(1, 9))}


def _is_road(name: str) -> bool:
    return EDGE <= ACTIONS[name] < EDGE + 144


def test_a_bridge_takes_two_roads_of_one_player() -> None:
    """R-BRIDGE-DEF, R-RIVER-CONNECTED: with one road it is not offered; the other bank is connected by it."""
    s = bare()
    lay_road(s, edge("c4n"))
    s.unplaced_roads[0] = 1
    offer_own_roads(s, 0)
    assert not _offered(s, "d4n")
    assert _offered(s, "c4e")
    s.unplaced_roads[0] = 2
    offer_own_roads(s, 0)
    assert _offered(s, "d4n")
    lay_own(s, 0, edge("d4n"))
    assert s.unplaced_roads[0] == 0
    assert {parcel_text(p) for p in parcels_of(int(s.connected))} == {
        "b4", "b5", "c4", "c5", "e4", "e5",
    }  # fmt: skip


def _offered(s: CityState, name: str) -> bool:
    return bool(s.options[ACTIONS[name] >> 6] >> (ACTIONS[name] & 63) & 1)


def test_the_governor_gets_two_points_for_a_bridge_to_new_land() -> None:
    """D-58, R-GOV-NEWPARCEL: and one for an ordinary road."""
    s = bare(characters="quiet-city")
    s.character[0] = ACTIONS["governor"] - ACTIONS["paperboy"]
    refresh(s)
    s.unplaced_roads[0] = 4
    lay_road(s, edge("c4n"))
    lay_own(s, 0, edge("d4n"))
    assert s.vp[0] == 2
    lay_own(s, 0, edge("e4n"))
    assert s.vp[0] == 3


def test_land_at_the_end_of_a_bridge_scores_three() -> None:
    """R-BRIDGE-ADJ, R-RIVER3, D-57: once for each object, however many bridges."""
    s = bare()
    for name in ("c4n", "d4n", "d3n"):
        lay_road(s, edge(name))
    assert {parcel_text(p) for p in parcels_of(int(bridge_parcels(s)))} == {
        "c3", "c4", "c5", "e3", "e4", "e5",
    }  # fmt: skip
    for name in ("c4", "e5", "b4"):
        s.owned[0] |= bit(ACTIONS[name])
        s.houses |= bit(ACTIONS[name])
    refresh(s)
    lines = {line.key: line.points for line in score_lines(s, 0)}
    assert lines["property"] == 6
    assert lines["bridges"] == 2


# ---- buildings


def test_water_is_free_land_for_ranches_and_gives_mines_three_dollars() -> None:
    """D-20, D-23, R-RANCH-FREE, R-MINE-MOUNTAIN, R-MINE-RIVER-DIAG."""
    s = bare()
    put_building(s, RANCH, ACTIONS["c4"])
    s.owned[0] |= bit(ACTIONS["c4"])
    for name in ("b3", "b4", "b5"):
        s.mountains |= bit(ACTIONS[name])
    refresh(s)
    assert income(s, 0, RANCH, ACTIONS["c4"]) == 5  # c3 and c5, and three of water
    put_building(s, MINE, ACTIONS["e5"])
    s.owned[0] |= bit(ACTIONS["e5"])
    s.mountains |= bit(ACTIONS["f5"])
    refresh(s)
    assert income(s, 0, MINE, ACTIONS["e5"]) == 6
    s.mountains &= ~bit(ACTIONS["f5"])
    s.built[MINE] = bit(ACTIONS["c1"])
    assert income(s, 0, MINE, ACTIONS["c1"]) == 3


def test_each_bank_has_one_school() -> None:
    """R-SCHOOL-RIVER, R-BANK-SIDE."""
    s = bare()
    for name in ("b4", "b6", "f4"):
        s.owned[0] |= bit(ACTIONS[name])
    for name in ("b4n", "b5n", "e4n", "f4n"):
        lay_road(s, edge(name))
    s.connected = -1
    assert {parcel_text(p) for p in parcels_of(int(sites(s, 0, SCHOOL)))} == {"b4", "b6", "f4"}
    s.built[SCHOOL] = bit(ACTIONS["a1"])
    assert {parcel_text(p) for p in parcels_of(int(sites(s, 0, SCHOOL)))} == {"f4"}


def test_a_river_that_does_not_split_the_land_limits_no_school() -> None:
    """R-SCHOOL-RIVER: three tiles in a corner leave one bank, where both Schools may stand."""
    table = position("""
               a      b      c      d      e
           +      +      +      +------+
         3   A                    A sc
           +      +      +------+------+
         2     ~~   A
           +      +      +      +------+
         1     ~~     ~~

        option variants river
        option river a1,a2,b1
        player A hand school
        player B
        agenda
          round before-deferred
    """)
    assert table.asked == "A ask-site"
    assert table.parcels == {"b2"}


def on_row_1(water: str, options: str) -> str:
    """A position whose lowest row, the 26th line of the text, is drawn with this water."""
    return f"""
               a      b      c
         1{water}
{options}
        player A
        player B
        """


@pytest.mark.parametrize(
    ("water", "river", "complaint"),
    [
        ("     ~~     ~~", "a1,b1,c1", "line 26: the river of this game runs through c1"),
        ("     ~~     ~~     ~~", "a1,b1", "line 26: the drawing has water on c1"),
    ],
)
def test_the_drawn_river_is_that_of_the_options(water: str, river: str, complaint: str) -> None:
    """R-RIVER-DRAWN."""
    options = f"        option variants river\n        option river {river}"
    with pytest.raises(BadPosition, match=complaint):
        position(on_row_1(water, options))


def test_without_the_variant_no_water_is_drawn() -> None:
    """R-RIVER-DRAWN."""
    with pytest.raises(BadPosition, match="line 26: the drawing has water on a1"):
        position(on_row_1("     ~~", "        option variants horses"))


def test_without_a_drawing_the_river_is_that_of_the_options() -> None:
    """R-RIVER-DRAWN."""
    table = position("option variants river\noption river a1,b1\nplayer A\nplayer B\n")
    assert table.state.river == 0b11


def test_nobody_owns_water() -> None:
    """R-START-PARCEL-LEGAL, R-SETTLER, R-INDIAN-Y-REROLL: no question ever offers a river parcel."""
    for seed in range(6):
        s = rules_of(characters="home-owner")
        rng = Rng(seed)
        while s.depth:
            assert s.options[PARCEL] & s.rules.river == 0
            assert s.taken & s.rules.river == 0
            s.play(s.actor(), s.pick(rng))
