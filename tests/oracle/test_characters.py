"""The oracle's characters held against the printed and derived examples of the rules."""

import pytest
from hypothesis import given

from tests.oracle import building, characters, ending, placing, powers, rules
from tests.oracle.drawing import drawn
from tests.oracle.physics import problems
from tests.oracle.strategies import STARS, choosing_worlds, placing_worlds, worlds
from tests.oracle.world import Stable, World

# Who is who


def test_section_4_4_twenty_characters_with_two_sides() -> None:
    assert set(characters.LIMIT) == {f"{which}{side}" for which in range(20) for side in "YR"}


@pytest.mark.parametrize(
    ("tile", "fetched", "limit"),
    [
        ("0R", "5Y", 25),
        ("0Y", "5Y", 30),
        ("0Y", None, 0),
        ("16Y", None, 240),
        ("0R", "19R", 5),
        ("2Y", None, 120),
    ],
)
def test_d_48_d_68_limits_with_and_without_a_paperboy(tile: str, fetched: str | None, limit: int) -> None:
    world = World(2, tiles=[tile, "7Y"], fetched=[fetched, None])
    assert characters.cash_limit(world, 0) == limit


def test_d_48_the_paperboy_is_first_and_acts_as_the_other() -> None:
    world = World(3, tiles=["1Y", "0R", "3Y"], fetched=[None, "7R", None], revolvers=[1, 1, 1])
    assert characters.turn_order(world) == [1, 0, 2]
    assert characters.character(world, 1) == "7R"
    assert rules.firepower(world, 1) == 3


def test_ex_29_the_numbers_give_the_turn_order() -> None:
    assert characters.turn_order(World(3, tiles=["3Y", "7Y", "1Y"])) == [2, 0, 1]


def test_r_teacher_y_chooses_first_and_the_others_by_the_pass_track() -> None:
    world = World(4, tiles=["2Y", "17Y", "3Y", "4Y"], pass_order=[3, 0, 1, 2])
    assert characters.choosing_order(world) == [1, 3, 0, 2]


def test_r_paperboy_taken_both_his_tiles_are_gone() -> None:
    world = World(2, cast={0: "Y", 1: "R", 2: "R", 3: "Y"}, tiles=["0Y", None], fetched=["2R", None])
    assert characters.offered(world) == {"1R", "3Y"}
    world.fetched[0] = None
    assert characters.fetchable(world) == {"2R", "3Y"}


@pytest.mark.parametrize(("number", "teacher"), [(1, "17Y"), (3, "17Y"), (4, "17R")])
def test_r_char_side_doctor_and_teacher(number: int, teacher: str) -> None:
    world = World(2, round=number, cast={14: "Y", 17: "Y"})
    assert characters.offered(world) == {"14Y", "14R", teacher}


def test_r_prospector_flip_and_r_cowboy_flip() -> None:
    world = World(2, cast={9: "Y", 15: "R"}, market={3: "mine"}, bag=["ranch"])
    assert characters.offered(world) == {"9Y", "15R"}
    world.market[3], world.bag = "hotel", ["bank"]
    assert characters.offered(world) == {"9R", "15Y"}
    world.bag.append("mine")
    assert characters.offered(world) == {"9Y", "15Y"}


# Prices and payments at the choice


@pytest.mark.parametrize(("occupied", "expected"), [(0, 1), (1, 2), (2, 3), (3, 3), (8, 3)])
def test_d_03_the_red_indian_pays_at_most_3(occupied: int, expected: int) -> None:
    world = World(2, houses=set(sorted(rules.neighbours("d4"))[:occupied]), tiles=["8R", "7Y"])
    assert powers.parcel_price(world, "d4", 0) == expected
    assert powers.parcel_price(world, "d4", 1) == 1 + occupied


def test_r_price_objects_the_first_edition_does_not_count_the_parcel_itself() -> None:
    world = World(2, houses={"d4", "d5"}, older={"R-PRICE-OBJECTS"})
    assert rules.price(world, "d4") == rules.price(world, "d5") == 2
    assert rules.price(world, "c4") == 3


def test_d_04_the_yellow_worker_pays_half_rounded_up() -> None:
    world = World(2, tiles=["4Y", "4R"])
    assert [powers.building_price(world, price, 0) for price in (3, 4, 5, 6, 8, 10, 12)] == [
        2,
        2,
        3,
        3,
        4,
        5,
        6,
    ]
    assert powers.building_price(world, 12, 1) == 12


def test_d_34_d_35_the_captains() -> None:
    assert powers.hires(9, 3) == {0: 0, 1: 1, 2: 4, 3: 9}
    assert powers.hires(8, 1) == {0: 0, 1: 1}
    assert powers.arms(9) == {0: 0, 1: 3, 2: 9}
    assert powers.arms(8) == {0: 0, 1: 3}


def test_d_36_the_red_banker() -> None:
    assert powers.packages(25) == {3: 3, 5: 12, 7: 25}
    assert powers.packages(24) == {3: 3, 5: 12}
    assert powers.packages(2) == {}


def test_d_37_d_38_d_39_auctions_of_7() -> None:
    assert powers.land_auction(7, own_win=False) == (3, 4)
    assert powers.land_auction(7, own_win=True) == (3, 0)
    assert powers.token_auction(7, own_win=False) == 7
    assert powers.token_auction(7, own_win=True) == 0


@pytest.mark.parametrize(("cash", "expected"), [(0, 0), (1, 1), (10, 1), (11, 2), (34, 4)])
def test_d_40_tax_on_money(cash: int, expected: int) -> None:
    assert powers.tax(World(2, cash=[cash, 0]), 0, weapons=False) == expected


def test_d_41_tax_on_weapons() -> None:
    world = World(2, cash=[20, 2], revolvers=[3, 5], tiles=["7Y", "13R"])
    assert powers.tax(world, 0, weapons=True) == 3
    assert powers.tax(world, 1, weapons=True) == 2


def test_d_43_the_red_heroes() -> None:
    assert powers.heroes_points(5) == {0: 3, 1: 6, 2: 9}
    assert powers.heroes_points(1) == {0: 3, 1: 6}


def test_d_45_father_christmas() -> None:
    assert [powers.gift(pips, 1) for pips in range(1, 7)] == [(0, 0)] * 2 + [(5, 0)] * 2 + [(5, 1)] * 2
    assert powers.gift(6, 0) == (5, 0)


def test_d_46_ex_09_gambling() -> None:
    assert powers.gambling(4, 6, singing=True) == 24
    assert powers.gambling(3, 5, singing=False) == 8


# Roads


def test_d_58_roads_of_the_governor() -> None:
    world = World(2, roads=set(rules.sides("d4")))
    assert powers.road_points(world, "e4n") == 1
    world.roads.add("e4n")
    assert powers.road_points(world, "e3n") == 1
    world.roads.add("e3n")
    assert powers.road_points(world, "e4e") == 0


def test_d_58_a_bridge_scores_2() -> None:
    world = World(2, river={"e4", "e5"}, roads=set(rules.sides("d4")))
    assert powers.road_points(world, "e4n") == 2


# Duels


def test_ex_01_of_equals_the_earlier_passer_wins() -> None:
    world = World(3, revolvers=[1, 2, 1], cowboys=[0, 1, 0], pass_order=[2, 0, 1])
    assert powers.duel_winner(world, {0: 5, 1: 3, 2: 2}) == 0
    assert powers.duel_winner(world, {1: 3, 2: 5}) == 2


def test_d_42_d_66_points_of_a_duel() -> None:
    world = World(3, tiles=["10Y", "1R", "7Y"], revolvers=[1, 1, 1])
    assert powers.duel_points(world, {0: 6, 1: 2, 2: 1}, "roads") == {0: 2, 1: 3}
    assert powers.duel_points(world, {0: 1, 1: 6, 2: 1}, "roads") == {}


def test_d_64_the_undertaker_takes_money_or_a_point() -> None:
    world = World(2, tiles=["3Y", "14R"], cash=[5, 5], vp=[3, 3])
    assert powers.mourning(world, 0) == {"pay", "points"}
    assert powers.mourning(world, 1) == set()
    world.cash[0], world.vp[0] = 1, 0
    assert powers.mourning(world, 0) == set()


def test_dynamite_rolls_two_dice_at_its_place_only() -> None:
    world = World(2, charged={"roads": {1}})
    assert [powers.dice_rolled(world, seat, "roads") for seat in (0, 1)] == [1, 2]
    assert powers.dice_rolled(world, 1, "gambling") == 1


# Income


@pytest.mark.parametrize(
    ("money", "number", "points"), [(33, 2, 4), (0, 1, 0), (0, 4, 0), (30, 2, 3), (31, 2, 4), (41, 4, 3)]
)
def test_ex_21_d_44_the_editor(money: int, number: int, points: int) -> None:
    assert powers.story_points(money, number) == points


def test_r_editor_base_neither_stolen_nor_robbed_money() -> None:
    world = drawn("S0 h. S1", at="b3")
    world.robbers = {"b3": 1, "d3": 0}
    assert [rules.own_income(world, seat) for seat in (0, 1)] == [3, 3]
    assert rules.payments(world) == [5, 5]


def test_d_24_dynamite_in_a_mine() -> None:
    world = drawn("^. M0 ^. \n .. ^. ..", at="b3")
    world.tripled = {"c4"}
    assert rules.payments(world) == [27, 0]
    world.robbers = {"c4": 1}
    assert rules.payments(world) == [14, 13]


def test_r_grocer_mines_the_doubling_stands() -> None:
    world = drawn("^. M0 .. ^. M0", at="b3")
    world.tripled, world.doubled = {"c3"}, (0, "mine")
    assert rules.payments(world) == [12, 0]
    world.doubled = (1, "mine")
    assert rules.payments(world) == [12, 0]
    world.doubled = None
    assert rules.payments(world) == [12, 0]
    world.tripled = {"c3", "f3"}
    assert rules.payments(world) == [18, 0]


def test_r_dynamite_grocer_nothing_is_tripled_beside_him() -> None:
    world = drawn("^. M0 .. ^. M1", at="b3")
    world.tiles, world.tripled = ["3Y", "2Y"], {"c3", "f3"}
    assert rules.payments(world) == [3, 9]
    world.tiles, world.fetched = ["0Y", "2Y"], ["3R", None]
    assert rules.payments(world) == [3, 9]
    world.older = {"R-DYNAMITE-GROCER"}
    assert rules.payments(world) == [9, 9]
    world.doubled = (0, "hotel")
    assert rules.payments(world) == [3, 9]


# The end


def test_d_47_the_red_teacher() -> None:
    world = drawn("L0 P0 h0 C1 S1")
    world.tiles = ["17R", "2Y"]
    assert [ending.final_score(world, seat)["teacher"] for seat in (0, 1)] == [6, 0]
    world.tiles, world.fetched = ["2Y", "0Y"], [None, "17R"]
    world.hands[1] = ["school"]
    assert [ending.final_score(world, seat)["teacher"] for seat in (0, 1)] == [0, 2]


def test_r_grocer_r_and_r_settler_r_count_houses_and_mountains() -> None:
    world = drawn("h0 t0 ^0 R0 H0 ^1 h1 ^1")
    world.tiles = ["3R", "5R"]
    assert [powers.evening_points(world, seat) for seat in (0, 1)] == [2, 2]


def test_r_cash_limit_in_the_first_edition_extra_spending_earns_nothing() -> None:
    world = World(2, tiles=["1Y", "16Y"], cash=[45, 45], older={"R-CASH-LIMIT"})
    assert ending.spending_choices(world, 0) == {2: 20}
    assert ending.spending_choices(world, 1) == {0: 45}
    world.older.clear()
    assert ending.spending_choices(world, 0) == {2: 20, 3: 15, 4: 5}


def test_r_sheriff_r_vp_in_older_editions_a_defence_is_no_challenge() -> None:
    world = drawn("H0")
    world.tiles, world.pass_order = ["1R", "2Y"], [0, 1]
    assert powers.duel_points(world, {0: 1, 1: 6}, "a1") == {0: 3}
    world.older = {"R-SHERIFF-R-VP"}
    assert powers.duel_points(world, {0: 1, 1: 6}, "a1") == {0: 3}
    world.begun = {"a1"}
    assert powers.duel_points(world, {0: 1, 1: 6}, "a1") == {}
    assert powers.duel_points(world, {0: 1, 1: 6}, "roads") == {0: 3}


# Placing


def test_r_sheriff_where_in_older_editions_wages_must_be_free() -> None:
    world = World(2, tiles=["1Y", "2Y"], cowboys=[1, 1], spaces={"wages": [1]})
    assert {"wages", "road"} <= placing.white_targets(world, 0)
    world.older = {"R-SHERIFF-WHERE"}
    assert "wages" not in placing.white_targets(world, 0)
    assert {"road", "roads", "d4"} <= placing.white_targets(world, 0)


def test_r_sheriff_where_a_no_duel_token_provokes_no_duel() -> None:
    world = World(2, tiles=["1Y", "11Y"], spaces={"roads": [1], "gambling": [1]}, singing={"roads"})
    assert "roads" in placing.white_targets(world, 0)
    assert "gambling" not in placing.white_targets(world, 0)
    world.older = {"R-SHERIFF-WHERE"}
    assert "roads" not in placing.white_targets(world, 0)


def test_r_kit_enclosures_cowboys_come_back_from_there() -> None:
    stables = [Stable(cowboys={1, 3}), Stable()]
    world = World(2, kit_carson=True, spaces={"wages": [0]}, stables=stables)
    assert placing.removable(world, 0) == {"wages", "enclosure-1", "enclosure-3"}
    assert placing.removable(world, 1) == set()


# Building


def test_r_townhouse_whose_a_rival_is_asked_in_2015() -> None:
    world = drawn("h1 .1 .. h0 h.")
    assert [building.must_agree(world, 0, p) for p in ("a1", "b1", "c1", "d1", "e1")] == [
        None,
        1,
        None,
        None,
        None,
    ]
    world.older = {"R-TOWNHOUSE-WHOSE"}
    assert [building.must_agree(world, 0, p) for p in ("a1", "b1", "c1", "d1", "e1")] == [
        1,
        1,
        None,
        None,
        None,
    ]


def test_r_church_cancel_the_defender_goes_home_in_2015() -> None:
    world = drawn("S0 .0 B1 \n .. .. D0", seats=3)
    world.standing = {"a2": {0, 1, 2}, "c2": {0}, "c1": {0}}
    assert building.sent_home(world, "b2") == {"a2": {1, 2}}
    world.older = {"R-CHURCH-CANCEL"}
    assert building.sent_home(world, "b2") == {"a2": {0, 1, 2}}


def test_r_end_order_in_2015_the_governor_is_gone_when_the_track_is_filled() -> None:
    world = World(2, tiles=["13Y", "2Y"], roads={"d4n"})
    assert ending.evening_road_points(world, 0, "e4n") == 1
    assert ending.evening_road_points(world, 1, "e4n") == 0
    world.older = {"R-END-ORDER"}
    assert ending.evening_road_points(world, 0, "e4n") == 0


@pytest.mark.parametrize(("number", "spaces"), [(1, "5432"), (2, "543"), (3, "54"), (4, "5")])
def test_d_11_open_purchases(number: int, spaces: str) -> None:
    world = World(2, round=number)
    assert {place for place in placing.open_spaces(world) if place[:3] == "vp-"} == {
        f"vp-{p}" for p in spaces
    }


def test_r_bag_empty_and_r_auction_r_space_close_spaces() -> None:
    world = World(2, market={3: "hotel", 5: "bank"}, ammo=1)
    assert {place for place in placing.open_spaces(world) if "build-" in place} == {"build-3", "build-5"}
    assert "ammunition" not in placing.open_spaces(world)


def test_r_sheriff_block_only_singers_and_peaceful_spaces() -> None:
    world = World(3, tiles=["1Y", "11Y", "7Y"], cowboys=[1, 1, 1], white="gambling")
    assert "gambling" not in placing.targets(world, 0) | placing.targets(world, 1) | placing.targets(world, 2)
    assert "gambling" in placing.token_targets(world, 1)
    assert not placing.white_targets(world, 0)
    world.white = "wages"
    assert "wages" in placing.targets(world, 2)


def test_r_sheriff_where_empty_spaces_and_empty_unowned_parcels() -> None:
    world = drawn("S1 h. .1 Y. .0")
    world.tiles = ["1Y", "7Y"]
    world.spaces = {"roads": [1], "wages": [1, 1], "gambling": [0]}
    world.standing = {"a3": {1}}
    white = placing.white_targets(world, 0)
    assert not white & {"a1", "c1", "d1", "e1", "a3", "roads", "gambling"}
    assert {"b1", "wages", "road", "parcel-income", "h8"} <= white


def test_r_sheriff_r_provoke_no_duels_but_his_own_defence() -> None:
    world = drawn("S0 S1 h. Y. ..")
    world.tiles, world.cowboys = ["1R", "11Y"], [1, 1]
    world.standing = {"a1": {1}, "c1": {1}}
    world.spaces = {"roads": [1], "gambling": [1], "wages": [1]}
    world.singing = {"gambling"}
    calm = placing.targets(world, 0)
    assert not calm & {"b1", "c1", "roads"}
    assert {"a1", "d1", "e1", "gambling", "wages", "cowboy-vp"} <= calm
    world.mayor = 1
    assert "d1" not in placing.targets(world, 0)


def test_r_heroes_y_neither_attack_nor_are_attacked() -> None:
    world = drawn("S0 S1 S2 Y. ..", seats=3)
    world.tiles, world.cowboys = ["16Y", "7Y", "3Y"], [1, 1, 1]
    assert {parcel for parcel in placing.targets(world, 0) if parcel in world.buildings} == {"a1", "d1"}
    assert {parcel for parcel in placing.targets(world, 1) if parcel in world.buildings} == {"b1", "c1", "d1"}


def test_r_dup_cowboy_and_r_forced_pass() -> None:
    world = drawn("Y. h.")
    world.cowboys, world.mayor = [1, 0], 0
    world.spaces, world.standing = {"roads": [0], "road": [0]}, {"b1": {0}}
    assert not placing.targets(world, 0) & {"roads", "b1", "a1"}
    assert "road" in placing.targets(world, 0)
    assert placing.targets(world, 1) == set()


def test_r_singer_spaces_and_r_singer_own2() -> None:
    world = World(2, round=3, tiles=["11Y", "7Y"], cowboys=[1, 1], spaces={"roads": [0], "gambling": [1]})
    assert placing.token_targets(world, 0) == {
        "parcel-income", "cowboy-income", "gambling", "parcel-vp", "cowboy-vp", "building-vp", "vp-5", "vp-4",
    }  # fmt: skip
    world.singing = {"roads", "gambling"}
    assert placing.token_targets(world, 0) == set()


def test_r_singer_r_turn_needs_a_cowboy_of_the_general_supply() -> None:
    world = World(2, tiles=["11R", "7Y"], cowboys=[9, 3])
    assert placing.may_sing(world, 0)
    assert not placing.may_sing(world, 1)
    world.spaces = {"wages": [0]}
    assert not placing.may_sing(world, 0)
    world.cowboys[0], world.spaces = 5, {"gambling": [0]}
    assert not placing.may_sing(world, 0)


def test_dynamite_goes_where_a_cowboy_goes() -> None:
    world = World(2, cowboys=[1, 1], dynamite=[1, 0])
    assert placing.dynamite_targets(world, 0) == placing.targets(world, 0)
    assert placing.dynamite_targets(world, 1) == set()


# The Doctor


def test_d_65_r_doctor_space_empty_later_spaces() -> None:
    world = World(
        3, round=4, tiles=["14Y", "1Y", "7Y"], white="cowboy-vp", cash=[0, 3, 2], market={4: "bank"}
    )
    world.spaces = {"building-vp": [2], "gambling": [0, 1]}
    assert placing.doctor_spaces(world, "roads") == {
        "road", "build-4", "parcel-income", "cowboy-income", "parcel-vp", "vp-5",
    }  # fmt: skip
    assert placing.doctor_spaces(world, "gambling") == {"parcel-vp", "vp-5"}
    assert placing.doctor_spaces(world, "building income") == {"parcel-vp", "vp-5"}
    assert placing.doctor_spaces(world, "vp-5") == set()
    assert [placing.may_be_healed(world, seat, "gambling") for seat in (0, 1, 2)] == [True, True, False]
    assert not placing.may_be_healed(world, 0, "vp-5")


def test_r_doctor_order_the_doctor_first() -> None:
    world = World(4, tiles=["2Y", "14Y", "3Y", "4Y"], pass_order=[3, 0, 1, 2])
    assert placing.healing_order(world, {0, 1, 3}) == [1, 3, 0]
    assert placing.healing_order(world, {2, 3}) == [3, 2]


# The random worlds


@given(worlds(rivers=True, stars=STARS))
def test_worlds_with_characters_are_possible(world: World) -> None:
    assert problems(world) == []


@given(placing_worlds(stars=STARS))
def test_worlds_with_placed_cowboys_are_possible(world: World) -> None:
    assert problems(world) == []


@given(choosing_worlds())
def test_worlds_at_the_choice_are_possible(world: World) -> None:
    assert problems(world) == []
