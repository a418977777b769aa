"""The oracle held against the printed and derived examples of the rules."""

import pytest
from hypothesis import given

from tests.oracle import ending, rules
from tests.oracle.drawing import drawn
from tests.oracle.physics import problems
from tests.oracle.strategies import worlds
from tests.oracle.world import World

# The grid and the roads


def test_the_board_has_64_parcels_and_144_road_places() -> None:
    assert len(rules.PARCELS) == 64
    assert len(rules.EDGES) == len({rules.ends(edge) for edge in rules.EDGES}) == 144


def test_neighbours_in_the_middle_on_the_edge_and_in_the_corner() -> None:
    assert rules.neighbours("d4") == set("c3 c4 c5 d3 d5 e3 e4 e5".split())
    assert rules.neighbours("d1") == set("c1 c2 d2 e1 e2".split())
    assert rules.neighbours("a8") == set("a7 b7 b8".split())


def test_sides_have_one_name_each() -> None:
    assert rules.sides("d4") == {"d4n", "d4e", "d3n", "c4e"}
    assert rules.sides("a1") == {"a1n", "a1e", "a1s", "a1w"}
    assert rules.sides("h8") == {"h8n", "h8e", "h7n", "g8e"}
    assert rules.beside("d4n") == {"d4", "d5"}
    assert rules.beside("c4e") == {"c4", "d4"}
    assert rules.beside("d1s") == {"d1"}
    assert rules.ends("d4e") == {(4, 3), (4, 4)}


def test_fourteen_lines_of_eight_cross_the_map() -> None:
    lines = rules.crossing_lines()
    assert len(lines) == 14
    assert frozenset(column + "4n" for column in "abcdefgh") in lines
    assert frozenset("d" + row + "e" for row in "12345678") in lines
    assert all(len(line) == 8 for line in lines)
    assert not {"a1s", "a1w", "a8n", "h1e"} & set().union(*lines)


def test_ex_03_nine_parcels_are_connected_at_the_start() -> None:
    world = World(2, houses={"d4"}, roads=set(rules.sides("d4")))
    assert rules.connected(world) == rules.neighbours("d4") | {"d4"}


def test_r_connected_touching_a_corner_is_enough() -> None:
    assert rules.connected(World(2, roads={"d4n"})) == set("c4 d4 e4 c5 d5 e5".split())


def test_r_roads_extend_all_edges_at_either_end() -> None:
    assert rules.road_places(World(2, roads={"d4n"})) == set("c4n e4n c4e c5e d4e d5e".split())


def test_r_roads_border_the_outer_edge_is_open() -> None:
    assert rules.road_places(World(2, roads={"a1n"})) == set("a1w a2w b1n a1e a2e".split())
    assert rules.road_places(World(2, roads={"a1e"})) == set("a1s b1s a1n b1n a2e".split())


# Land


def test_d_01_bare_land_costs_1() -> None:
    assert rules.price(World(2), "d4") == 1


def test_ex_02_two_houses_two_saloons_one_mountain_cost_6() -> None:
    world = drawn("""
        h. .. S0
        ^. .. ..
        S1 .. h1
    """, at="c3")  # fmt: skip
    assert rules.price(world, "d4") == 6


def test_ex_02_a_house_on_the_parcel_itself_counts() -> None:
    world = drawn("""
        h. .. S0
        ^. h. ..
        S1 .. .1
    """, at="c3")  # fmt: skip
    assert rules.price(world, "d4") == 6


def test_d_02_a_full_block_costs_10() -> None:
    world = drawn("""
        h. t. S0
        Y. ^. T1
        R1 ^0 h1
    """, at="c3")  # fmt: skip
    assert rules.price(world, "d4") == 10


def test_r_price_objects_river_and_property_are_free() -> None:
    world = drawn("""
        ~. .0 .1
        ~. .. ..
        ~. .. ..
    """, at="c3")  # fmt: skip
    assert rules.price(world, "d4") == 1


def test_r_settler_city_hall_river_and_owned_land_are_not_for_sale() -> None:
    world = drawn("Y. ~. .0 h. ^. S1", at="a1")
    assert rules.PARCELS - rules.buyable(world) == {"a1", "b1", "c1", "f1"}


# Building income


def test_ex_08_a_house_on_randys_parcel_helps_only_randy() -> None:
    world = drawn("""
        h. .. ..
        .. S0 h0
        .. h. S1
        .. .. h.
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d5") == 15
    assert rules.income(world, "e4") == 10


def test_r_neutral_later_buying_the_house_takes_it_from_the_rival() -> None:
    world = drawn("S0 h. S1", at="c3")
    assert [rules.income(world, "c3"), rules.income(world, "e3")] == [5, 5]
    world.owner["d3"] = 1
    assert [rules.income(world, "c3"), rules.income(world, "e3")] == [0, 5]


def test_ex_14_an_adjacent_own_ranch_counts_twice_for_the_drugstore() -> None:
    world = drawn("""
        h. h. ..
        .. D0 ..
        .. h. R0
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 15


def test_ex_14_a_far_ranch_counts_once_and_a_rival_one_never() -> None:
    world = drawn("""
        h. h. .. .. ..
        .. D0 .. .. R0
        .. h. R1 .. ..
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 12


def test_ex_15_bank_with_house_hotel_and_a_far_mine() -> None:
    world = drawn("""
        h. .. .. ..
        .. B0 .. M0
        .. .. H0 ..
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 12


def test_ex_17_general_store_takes_6_for_own_and_3_for_any_other() -> None:
    world = drawn("""
        h0 .. h.
        .. G0 ..
        .. .. C1
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 12


def test_r_gs_read_each_house_value_counts() -> None:
    world = drawn("""
        H0 .. H1
        .. G0 ..
        .. .. ..
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 2 * 6 + 2 * 3


def test_r_cityhall_house_neutral_for_all_and_3_for_the_store_of_the_mayor() -> None:
    world = drawn("G0 Y. S1", at="c3")
    world.mayor = None
    assert [rules.income(world, "c3"), rules.income(world, "e3")] == [3, 5]
    world.mayor = 0
    assert [rules.income(world, "c3"), rules.income(world, "e3")] == [3 + 3, 5]


def test_ex_18_the_new_mayor_gains_a_level_and_the_old_one_loses_it() -> None:
    randy, sarah = 0, 1
    world = drawn("""
        S0 h. K0 .. B0 .. R0
        .. .. .. .. .. .. ..
        .. Y. .. D1 h. B1 ..
    """, at="a3")  # fmt: skip
    world.round = 3
    world.mayor = sarah
    before = {parcel: rules.income(world, parcel) for parcel in world.buildings}
    world.mayor = randy
    changes = {parcel: rules.income(world, parcel) - before[parcel] for parcel in world.buildings}
    assert changes == {"a5": 5, "c5": 5, "e5": 3, "g5": 0, "d3": -3, "f3": -3, "b3": 0}
    assert rules.income(world, "c5") == 15 + 5 + 5


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (".. .. .. \n .1 R0 .. \n .. .0 ..", 8),
        ("h. ^. S0 \n D1 R0 h. \n t. C1 Y.", 1),
        (".. h. S0 \n D1 R0 h. \n t. C1 Y.", 1),
        (".. h. .. \n D1 R0 h. \n t. C1 Y.", 2),
    ],
)
def test_d_18_ranch_from_8_free_neighbours_down_to_the_minimum(picture: str, expected: int) -> None:
    assert rules.income(drawn(picture, at="c3"), "d4") == expected


def test_d_19_ranch_in_the_corner() -> None:
    assert rules.income(drawn("R0"), "a1") == 3


def test_d_20_ranch_counts_river_as_free() -> None:
    world = drawn("""
        ~. .. ..
        ~. R0 ..
        h. ^. S1
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 5


def test_d_22_mine_uses_neutral_and_own_mountains() -> None:
    world = drawn("""
        ^. .. ^0
        .. M0 ..
        ^. .. ^1
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 9


def test_r_mine_mountain_several_mines_share_one() -> None:
    world = drawn("M0 ^. M1", at="c3")
    assert [rules.income(world, "c3"), rules.income(world, "e3")] == [3, 3]


def test_d_23_mine_gets_the_river_once() -> None:
    world = drawn("""
        ~. .. ^.
        ~. M0 ..
        ~. .. ..
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 6


def test_r_mine_river_diag_a_corner_is_enough() -> None:
    world = drawn("""
        ~. ..
        .. M0
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d3") == 3


def test_d_25_hotel_pays_6_with_city_hall_too_and_12_with_the_grocer() -> None:
    world = drawn("H0 Y.")
    assert rules.income(world, "a1") == 6
    world.mayor = 0
    assert rules.income(world, "a1") == 6
    world.doubled = (0, "hotel")
    assert rules.payments(world) == [12, 0]


@pytest.mark.parametrize(("number", "expected"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_d_26_blacksmith_by_round(number: int, expected: int) -> None:
    world = drawn("K0 R1")
    world.round = number
    assert rules.income(world, "a1") == expected


def test_d_27_blacksmith_with_four_ranches_in_round_4() -> None:
    world = drawn("K0 R0 R0 R0 R0")
    world.round = 4
    assert rules.income(world, "a1") == 40


def test_d_28_blacksmith_never_above_40() -> None:
    world = drawn("K0 R0 R0 R0 R0 R0 R0 Y.")
    world.round = 4
    world.mayor = 0
    assert rules.income(world, "a1") == 40


TOWNHOUSES_AROUND = """
    t. t. t. .. ..
    t. {} t. .. ..
    t. t. t. .. ..
"""


def test_d_29_drugstore_never_above_33() -> None:
    world = drawn(TOWNHOUSES_AROUND.format("D0"), at="c3")
    assert rules.income(world, "d4") == 33
    for parcel in ("a1", "b1", "c1", "d1", "e1", "f1"):
        world.owner[parcel], world.buildings[parcel] = 0, "ranch"
    assert rules.income(world, "d4") == 33


def test_d_30_general_store_never_above_33() -> None:
    world = drawn("""
        t0 .. t0
        .. G0 ..
        .. .. t0
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 33


def test_d_31_bank_never_above_45() -> None:
    world = drawn(TOWNHOUSES_AROUND.format("B0"), at="c3")
    assert rules.income(world, "d4") == 45


def test_d_32_saloon_never_above_55() -> None:
    world = drawn("""
        t. t. t.
        t. S0 t.
        .. .. t.
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 55
    world.townhouses.remove("e3")
    assert rules.income(world, "d4") == 50


def test_d_33_saloon_with_townhouse_hotel_and_church() -> None:
    world = drawn("""
        t. .. H0
        .. S0 ..
        .. .. C0
    """, at="c3")  # fmt: skip
    assert rules.income(world, "d4") == 25


def test_r_housevalue_owner_of_every_kind_of_building() -> None:
    kinds = "RMDBSHCPKGLT"
    values = []
    for letter in kinds:
        own, rival = drawn(f"S0 {letter}0"), drawn(f"S0 {letter}1")
        values.append(rules.income(own, "a1") // 5)
        assert rules.income(rival, "a1") == 0
    assert dict(zip(kinds, values, strict=True)) == {
        **dict.fromkeys("MDBSPKG", 0),
        **dict.fromkeys("RCL", 1),
        **dict.fromkeys("HT", 2),
    }


def test_r_cityhall_level_counts_from_zero_and_stops_at_the_cap() -> None:
    world = drawn("S0 .. Y.", at="c3")
    world.mayor = 0
    assert rules.income(world, "c3") == 5
    world = drawn(TOWNHOUSES_AROUND.format("D0"), at="c3")
    world.buildings["a1"] = "city-hall"
    world.mayor = 0
    assert rules.income(world, "d4") == 33


def test_buildings_without_income_pay_nothing_to_the_mayor_either() -> None:
    world = drawn("C0 P0 L0 T0 Y. h. M0")
    world.mayor = 0
    assert [rules.income(world, parcel) for parcel in world.buildings] == [0] * 6


# Payments


TWO_BANKS = """
    h. h. h. .. h. h. ..
    h. B0 h. .. h. B0 h.
    h. .. .. .. .. .. ..
"""


def test_ex_19_a_doubled_and_robbed_bank_pays_both_in_full() -> None:
    world = drawn(TWO_BANKS, at="b3")
    assert [rules.income(world, "c4"), rules.income(world, "g4")] == [18, 12]
    world.robbers = {"c4": 1}
    world.doubled = (0, "bank")
    assert rules.payments(world) == [42, 18]


def test_ex_20_without_the_grocer() -> None:
    world = drawn(TWO_BANKS, at="b3")
    world.robbers = {"c4": 1}
    assert rules.payments(world) == [21, 9]


def test_r_grocer_types_only_his_own_tiles_of_that_type() -> None:
    world = drawn("H0 H1 S0 h0")
    world.doubled = (0, "hotel")
    assert rules.payments(world) == [12 + 5, 6]


def test_d_16_half_of_15_is_7_for_the_attacker() -> None:
    world = drawn("""
        h. h. h.
        .. S0 ..
    """, at="c3")  # fmt: skip
    world.robbers = {"d3": 1}
    assert rules.payments(world) == [8, 7]


def test_r_attack_base_half_of_the_income_with_city_hall() -> None:
    world = drawn("h. S0 .. Y.", at="c3")
    world.mayor = 0
    world.robbers = {"d3": 1}
    assert rules.payments(world) == [5, 5]


# Strength and attacks


def test_d_08_firepower_11() -> None:
    world = World(2, revolvers=[3, 1], cowboys=[2, 4], tiles=["7Y", "1Y"], ammo=0)
    assert rules.firepower(world, 0) == 11
    assert rules.firepower(world, 1) == 6  # the white cowboy too: R-SHERIFF-FP
    assert (2 * rules.firepower(world, 0), rules.firepower(world, 0) // 2) == (22, 5)


def test_r_church_adj_shelters_buildings_of_the_same_owner_only() -> None:
    world = drawn("""
        S0 D1 .. ..
        .. C0 .. S0
        B0 .. .. P1
    """, at="c3")  # fmt: skip
    assert rules.protected(world) == {"d4", "c5", "c3", "f3"}
    assert rules.attackable(world, 1) == {"f4"}
    assert rules.attackable(world, 0) == {"d5"}


def test_r_attack_legal_school_yes_station_city_hall_and_houses_no() -> None:
    world = drawn("R1 M1 D1 B1 S1 H1 K1 G1 \n .. .. .. .. .. .. .. .. \n L1 T1 Y. C1 P1 h1 ^1 .1")
    assert rules.attackable(world, 0) == set("a3 b3 c3 d3 e3 f3 g3 h3 a1".split())
    assert rules.attackable(world, 1) == set()


# Placement


def test_r_townhouse_cond_everything_that_closes_a_neighbour() -> None:
    world = drawn("""
        S0 h. t.
        ^. h. .1
        ~. Y. h0
    """, at="c3")  # fmt: skip
    assert rules.townhouse_ready(world, "d4")
    del world.owner["e4"]
    assert not rules.townhouse_ready(world, "d4")


def test_r_townhouse_cond_once_per_house_and_only_houses() -> None:
    ring = "S0 h. t. \n ^. {} .1 \n .0 Y. h0"
    assert rules.townhouse_ready(drawn(ring.format("h1"), at="c3"), "d4")
    assert not rules.townhouse_ready(drawn(ring.format("t1"), at="c3"), "d4")
    assert not rules.townhouse_ready(drawn(ring.format("C1"), at="c3"), "d4")


def test_r_townhouse_cond_never_at_the_edge_of_the_board() -> None:
    assert not rules.townhouse_ready(drawn(".0 .0 .0 \n .0 h0 .0"), "b1")


def test_r_station_road_own_free_parcels_along_the_line() -> None:
    world = drawn("""
        .0 h0 .0
        .0 .1 ..
        .0 .. ..
    """, at="c3")  # fmt: skip
    world.roads = {column + "4n" for column in "abcdefgh"}
    assert rules.station_sites(world, 0) == {"c4", "c5", "e5"}
    assert rules.station_sites(world, 1) == {"d4"}
    world.roads.remove("h4n")
    assert rules.station_sites(world, 0) == set()


def test_r_station_road_the_border_does_not_cross() -> None:
    world = drawn(".0 .0")
    world.roads = {column + "1s" for column in "abcdefgh"} | {"a" + row + "w" for row in "12345678"}
    assert rules.station_sites(world, 0) == set()


# The river


def test_r_river_connected_never() -> None:
    world = World(2, river={"d5"}, roads={"d4n"})
    assert rules.connected(world) == set("c4 d4 e4 c5 e5".split())


def test_r_bridge_def_river_on_both_sides_or_the_only_side() -> None:
    world = World(2, river={"d7", "d8"})
    assert [edge for edge in sorted(rules.EDGES) if rules.crosses_river(world, edge)] == ["d7n", "d8n"]


def test_r_bridge_def_a_bridge_goes_where_a_road_may_go() -> None:
    world = World(2, river={"d7", "d8"}, roads={"c7n"})
    assert "d7n" in rules.road_places(world)


def test_d_57_property_by_a_bridge_scores_3() -> None:
    world = drawn("""
        ~. h0 ^0
        ~. S0 .0
        ~. H0 ..
    """, at="c3")  # fmt: skip
    assert ending.final_score(world, 0)["property"] == 8
    world.roads = {"c3n"}
    assert rules.by_bridge(world) == {"b3", "b4", "d3", "d4"}
    assert ending.final_score(world, 0)["property"] == 3 + 3 + 2 + 2
    world.roads = {"c3n", "c4n"}
    assert ending.final_score(world, 0)["property"] == 3 + 3 + 3 + 2


def test_r_bank_side_the_river_cuts_the_land() -> None:
    assert rules.banks(World(2)) == [set(rules.PARCELS)]
    straight = World(2, river={"d" + row for row in "12345678"})
    assert sorted(len(bank) for bank in rules.banks(straight)) == [24, 32]


def test_r_school_river_one_on_each_of_several_banks() -> None:
    straight = World(2, river={"d" + row for row in "12345678"}, buildings={"a1": "school"})
    assert rules.closed_to_schools(straight) == {column + row for column in "abc" for row in "12345678"}
    corner = World(2, river={"a1", "b1"}, buildings={"a2": "school"})
    assert rules.closed_to_schools(corner) == set()


# The end


def test_ex_16_twenty_three_house_symbols_give_11_vp() -> None:
    world = drawn("""
        h. h. h. h0 h1 h1 h.
        h. h. h. h. h.
        H0 H1 R0 R0 R1 R1
        C1 T0
    """)  # fmt: skip
    assert ending.house_symbols(world) == 23
    assert ending.final_score(world, 0)["station"] == 11
    assert ending.final_score(world, 1)["station"] == 0


def test_r_station_count_townhouse_school_and_city_hall() -> None:
    assert ending.house_symbols(drawn("t. t0 L0 Y. h. M0 S0 D0")) == 2 + 2 + 1 + 1 + 1


@pytest.mark.parametrize(("cash", "expected"), [(17, 2), (18, 3), (0, 0), (5, 0)])
def test_d_15_money_at_the_end(cash: int, expected: int) -> None:
    assert ending.final_score(World(2, cash=[cash, 0]), 0)["money"] == expected


def test_section_4_9_the_four_lines() -> None:
    world = drawn("S0 h0 t0 ^0 .0 Y. h1 T1")
    world.vp, world.cash = [20, 3], [19, 6]
    assert ending.final_score(world, 0) == {
        "track": 20,
        "money": 3,
        "property": 8,
        "teacher": 0,
        "station": 0,
    }
    assert ending.final_score(world, 1) == {"track": 3, "money": 1, "property": 4, "teacher": 0, "station": 3}


def test_ex_13_kit_carson_counts_those_behind_on_the_pass_track() -> None:
    world = World(3, pass_order=[1, 2, 0], kit_carson=True)
    assert [ending.final_score(world, seat)["pass-track"] for seat in (1, 2, 0)] == [2, 1, 0]


def test_r_tie_the_earlier_passer_ranks_first() -> None:
    world = World(4, vp=[7, 9, 7, 6], cash=[0, 0, 5, 6], pass_order=[3, 2, 0, 1])
    assert ending.ranking(world) == [1, 3, 2, 0]


def test_ex_10_banker_may_keep_54() -> None:
    assert ending.cash_limit_choices(54, 120) == {0: 54, 1: 44, 2: 34, 3: 24, 4: 14, 5: 4}


def test_ex_11_sheriff_with_28_may_spend_10_for_1_vp() -> None:
    assert ending.cash_limit_choices(28, 20) == {0: 20, 1: 18, 2: 8}


def test_ex_12_chinese_worker_with_34_may_spend_just_4() -> None:
    assert ending.cash_limit_choices(34, 30) == {0: 30, 1: 24, 2: 14, 3: 4}


def test_r_cash_limit_the_forced_part_already_earns() -> None:
    assert ending.cash_limit_choices(45, 20) == {2: 20, 3: 15, 4: 5}
    assert ending.cash_limit_choices(34, 0) == {3: 0}
    assert ending.cash_limit_choices(34, -5) == {3: 0}
    assert ending.cash_limit_choices(0, 20) == {0: 0}


# The random worlds


@given(worlds())
def test_worlds_are_possible(world: World) -> None:
    assert problems(world) == []
    assert not world.river


@given(worlds(rivers=True))
def test_worlds_with_rivers_are_possible(world: World) -> None:
    assert problems(world) == []


@given(worlds(rivers=True, lawful=True))
def test_lawful_worlds_stand_where_the_rules_allow(world: World) -> None:
    assert problems(world) == []
    connected = rules.connected(world)
    assert world.houses | world.townhouses <= connected
    assert {parcel for parcel, kind in world.buildings.items() if kind not in ("ranch", "mine")} <= connected
    schools = {parcel for parcel, kind in world.buildings.items() if kind == "school"}
    banks = rules.banks(world)
    assert len(banks) == 1 or all(len(bank & schools) <= 1 for bank in banks)
    for parcel in world.townhouses:
        as_house = World(world.seats, owner=world.owner, buildings=world.buildings, river=world.river)
        as_house.houses = world.houses | world.townhouses
        as_house.mountains = world.mountains
        assert rules.townhouse_ready(as_house, parcel)
    for parcel, kind in world.buildings.items():
        if kind == "station":
            lines = [line for line in rules.crossing_lines() if line <= world.roads]
            assert any(rules.sides(parcel) & line for line in lines)


@given(worlds(rivers=True))
def test_building_income_moves_between_seats_but_never_changes_in_sum(world: World) -> None:
    robbed = rules.payments(world)
    victims = {world.owner[parcel] for parcel in world.robbers}
    world.robbers = {}
    honest = rules.payments(world)
    assert sum(robbed) == sum(honest)
    assert all(honest[seat] <= robbed[seat] for seat in set(range(world.seats)) - victims)


@given(worlds(rivers=True))
def test_prices_and_incomes_stay_in_their_printed_range(world: World) -> None:
    assert all(1 <= rules.price(world, parcel) <= 10 for parcel in rules.PARCELS)
    for parcel, kind in world.buildings.items():
        assert 0 <= rules.income(world, parcel) <= rules.CAP.get(kind, 0)


@given(worlds(rivers=True))
def test_every_new_road_keeps_what_was_connected(world: World) -> None:
    before = rules.connected(world)
    for edge in sorted(rules.road_places(world))[:3]:
        world.roads.add(edge)
    assert before <= rules.connected(world)


def test_problems_are_noticed() -> None:
    world = World(2, houses={"d4"}, roads=set(rules.sides("d4")), revolvers=[1, 1])
    world.mountains = set("b2 b3 b4 b5 b6 b7 c2 c3 c4".split())
    assert problems(world) == []
    world.houses.add("b2")
    world.roads.add("h8n")
    world.buildings["h1"] = "ranch"
    world.mayor = 0
    world.cowboys[0] = 10
    assert problems(world) == [
        "2 pieces on b2",
        "the ranch on h1 has no owner",
        "roads that do not extend the first ones",
        "seat 0 has 10 cowboys and 1 at work",
        "mayor 0",
    ]
