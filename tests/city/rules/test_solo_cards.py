"""Solo cards A to I and X: where each one sends the cowboys of Jeb Standish (B-SOLO)."""

import pytest

from carson.city.count.firepower import firepower
from carson.city.facts.standish import CARDS_IN_ROUND
from tests.city.rules.solo import any_hand, card, hand, power, sent, solo

# ---- the deck


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_he_draws_three_four_and_five_cards(number: int) -> None:
    """D-61: one before each cowboy of yours, and the rest when you have passed; then he has passed."""
    table = solo(f"""
        round {number}
        player A cowboys 1
        player B
    """)
    due = CARDS_IN_ROUND[number - 1]
    assert due == (3, 4, 5, 5)[number - 1]
    for turn in range(due):
        assert table.asked == "* draw-card"
        table.play(f"* {sorted(table.options)[0]}")
        while table.asked.startswith("* pick"):
            table.play(f"* {sorted(table.options)[0]}")
        if turn == 0:
            table.play("A pass")
    assert table.told("passed") == [("B", "1")]


def test_he_goes_first_and_you_may_go_on_alone() -> None:
    """D-61: either side may finish earlier."""
    table = solo(
        """
        player A cowboys 3
        player B
    """,
        drawn=any_hand(2),
    )
    table.draw(card("X"))
    assert table.told("passed") == [("B", "0")]
    table.play("A wages", "A wages")
    assert table.asked == "A ask-place"


def test_an_empty_deck_is_made_of_the_cards_of_earlier_rounds() -> None:
    """B-SOLO: the cards of this round stay where they are."""
    table = solo(
        """
        round 4
        deck -
        player A
        player B
    """,
        drawn=any_hand(3),
    )
    here = {f"card-{number}" for number in any_hand(3).split(",")}
    assert len(table.options) == 9
    assert not table.options & here
    assert set(table.chances.values()) == {1}


@pytest.mark.parametrize(("letter", "cards"), [("X", 12), ("I", 9)])
def test_card_x_shuffles_all_cards_at_the_end_of_the_round(letter: str, cards: int) -> None:
    """Card X; without it the cards of the round stay out."""
    last = card(letter).removeprefix("card-")
    table = solo(
        """
        player A
        player B
        agenda
          round before-new-cowboys
    """,
        drawn=f"{hand(2, 4, without='XI')},{last}",
    )
    assert bin(int(table.state.deck)).count("1") == cards
    assert table.state.drawn == 0


# ---- A, B, I, X: spaces


@pytest.mark.parametrize(
    ("letter", "spaces"),
    [("A", "ammunition,cowboy-vp"), ("B", "roads,building-vp"), ("I", "vp-3,vp-2"), ("X", "vp-3,vp-2")],
)
def test_some_cards_name_their_spaces(letter: str, spaces: str) -> None:
    """Cards A, B, I and X: two cowboys each, whoever stands there."""
    table = solo("""
        player A cowboys 2 on roads,vp-2
        player B
    """)
    table.draw(card(letter))
    table.shows(f"player B on {spaces} reserve 8")


@pytest.mark.parametrize(("number", "spaces"), [(2, "vp-4,vp-3"), (3, "vp-5,vp-4"), (4, "building-vp,vp-5")])
def test_the_rightmost_spaces_are_those_still_open(number: int, spaces: str) -> None:
    """Card I: the round marker closes one purchase after the other."""
    table = solo(f"""
        round {number}
        player A
        player B
    """)
    table.draw(card("I"))
    table.shows(f"player B on {spaces}")


def test_he_never_stands_twice_on_a_space() -> None:
    """R-SOLO-DUP: A skips what he holds, and I goes on to the left."""
    table = solo("""
        player A cowboys 1
        player B on ammunition,vp-2
    """)
    table.draw(card("A"))
    table.shows("player B on ammunition,cowboy-vp,vp-2")
    assert table.told("stayed") == [("B", "0")]
    table.play("A pass")
    table.draw(card("I"))
    table.shows("player B on ammunition,cowboy-vp,vp-4,vp-3,vp-2")


# ---- C, first cowboy: a building


def test_c_takes_what_earns_most_on_empty_land() -> None:
    """R-SOLO-BEST: $7 for a Ranch on d4, although he likes the Saloon ($5) best."""
    table = solo("""
               c      d      e
           +      +------+
         4          B        hs

        market 12:saloon 10:bank 8:ranch
        player A
        player B
    """)
    table.draw(card("C"))
    assert sent(table)[0] == "build-8 for-empty-land ranch 7"


def test_of_equal_incomes_c_takes_the_type_he_likes_more_and_the_cheapest_tile() -> None:
    """R-SOLO-BEST: Hotel and Mine would both earn $6; there are two Hotels."""
    table = solo("""
               c      d      e
         5            ^^     ^^
         4          B

        market 12:mine 10:hotel 4:hotel 3:prison
        player A
        player B
    """)
    table.draw(card("C"))
    assert sent(table)[0] == "build-4 for-empty-land hotel 6"


def test_c_goes_by_his_list_when_no_land_is_empty() -> None:
    """Card C1: the first type of the strategy that is for sale, and the cheapest of it."""
    table = solo("""
        market 12:saloon 10:ranch 6:saloon 3:mine
        player A
        player B
    """)
    table.draw(card("C"))
    assert sent(table)[0] == "build-6 first-choice saloon"


def test_c_leaves_what_he_has_a_cowboy_for() -> None:
    """R-SOLO-DUP: the other Saloon; land that a planned building will take is not empty any more (C1)."""
    table = solo("""
               c      d      e
         4          B        hs

        market 12:saloon 10:ranch 6:saloon 3:mine
        player A
        player B on build-6
    """)
    table.draw(card("C"))
    assert sent(table)[0] == "build-12 first-choice saloon"


def test_a_kept_building_needs_the_empty_land() -> None:
    """Card C1: a Bank waits for d4, so the list decides."""
    table = solo("""
               c      d      e
           +      +------+
         4          B        hs

        market 12:saloon 8:ranch
        player A
        player B hand bank
    """)
    table.draw(card("C"))
    assert sent(table)[0] == "build-12 first-choice saloon"


def test_c_without_anything_for_sale_keeps_its_cowboy() -> None:
    """R-SOLO-DECIDE: then no building needs land either, and he takes what hurts you most.

    The House on d5 is no bare land, so of the bare parcels none hurts A more than another.
    """
    table = solo("""
               d
         5     hs
         4   A sa

        player A
        player B
    """)
    table.draw(card("C"))
    assert table.told("stayed") == [("B", "2")]
    assert table.asked == "* pick-spot"
    assert len(table.options) == 62
    assert not table.options & {"d4", "d5"}


# ---- C, second cowboy: land


def test_c_wants_the_land_where_the_building_earns_most() -> None:
    """Card C2 (a): a Saloon between two Houses."""
    table = solo("""
               c      d      e      f
         6
         5     hs            hs
         4
         3

        market 6:saloon
        player A
        player B
    """)
    table.draw(card("C"))
    assert table.options == {"d4", "d5", "d6"}
    table.draw("d4")
    assert sent(table) == ["d4 most-income saloon 10"]


def test_of_equal_incomes_land_near_his_own_is_better() -> None:
    """Card C2 (b): d4 and d6 touch both Houses; a House of his is nearer to d6."""
    table = solo("""
               c      d      e      f
         8   B hs
         7
         6
         5     hs   A sa     hs
         4

        market 6:saloon
        player A
        player B
    """)
    table.draw(card("C"))
    assert sent(table)[1] == "d6 most-income saloon 10"


def test_then_free_space_around_counts() -> None:
    """Card C2 (c): at the edge there is less room for Houses than at d2."""
    table = solo("""
               c      d      e
         3     hs            hs
         2
         1     hs            hs

        market 6:saloon
        player A
        player B
    """)
    table.draw(card("C"))
    assert sent(table)[1] == "d2 most-income saloon 20"


def test_land_for_a_prison_is_near_yours_with_few_new_roads() -> None:
    """Card C2 (d): beside a land of A that is far from the roads: e5 needs no road at all."""
    table = solo("""
               d      e      f      g
         6                 A
         5
           +------+
         4     hs
           +------+

        market 6:prison
        player A
        player B
    """)
    table.draw(card("C"))
    assert sent(table)[1] == "e5 near-rival prison"


def test_of_several_buildings_the_one_he_likes_more_gets_the_land() -> None:
    """Card C2, precision: Bank before Ranch, so he goes beside both Houses, where most land is free."""
    table = solo("""
               f      g      h
         2     hs            hs
         1   A ^^          A ^^

        market 12:mine
        player A
        player B hand bank,ranch
    """)
    table.draw(card("C"))
    assert sent(table) == ["build-12 first-choice mine", "g3 most-income bank 6"]


def test_without_a_building_the_land_is_for_the_first_of_his_list() -> None:
    """Card H (C2, other cases): the Mine is his only choice on the track, so he goes to the mountains."""
    table = solo(
        """
               c      d      e
         5     ^^            ^^
         4
         3            ^^

        market 12:mine 3:prison
        player A
        player B
    """,
        "miner",
    )
    table.draw(card("H", "miner"))
    assert sent(table) == ["d4 most-income mine 9"]


WANTED_BY_BOTH = """
               c      d      e
         6          A
         5     hs   B ^^     hs
         4
                    a

        market 6:saloon
"""


def test_an_equally_strong_standish_comes_where_you_are() -> None:
    """R-SOLO-WEAKER: the cards count with the one just drawn, your cowboys at home with the revolvers."""
    table = solo(f"""{WANTED_BY_BOTH}
        player A cowboys {power(card("C"))}
        player B
    """)
    table.draw(card("C"))
    assert sent(table)[1] == "d4 most-income saloon 10"


def test_a_weaker_standish_keeps_away_from_your_cowboy() -> None:
    """R-SOLO-WEAKER: he goes beside one House only."""
    table = solo(f"""{WANTED_BY_BOTH}
        player A cowboys {power(card("C"))} revolvers 1
        player B
    """)
    table.draw(card("C"))
    assert table.options == {"c4", "e4"}  # more room than beside the land of A


def test_the_strength_of_beaten_cowboys_does_not_count_for_land() -> None:
    """R-SOLO-WEAKER: with the beaten cowboy he would be as strong as A."""
    table = solo(f"""{WANTED_BY_BOTH}
        player A revolvers {power(card("C")) + 1}
        player B cowboys 1
    """)
    table.draw(card("C"))
    assert "d4" not in table.options


@pytest.mark.parametrize(("hopes", "spots"), [("", 1), ("b", 0)])
def test_his_property_tiles_are_limited(hopes: str, spots: int) -> None:
    """R-SOLO-TILES: eleven parcels and a hope make twelve; then he wants no more land."""
    table = solo(f"""
               a      b      c      d      e      f      g      h
         3
                    {hopes}
         2   B ^^   B ^^   B ^^     hs
         1   B ^^   B ^^   B ^^   B ^^   B ^^   B ^^   B hs   B hs

        market 6:saloon
        player A
        player B
    """)
    table.draw(card("C"))
    assert len(sent(table)) == 1 + spots
    assert len(table.told("stayed")) == 1 - spots


# ---- D


@pytest.mark.parametrize(
    ("waiting", "answer"),
    [
        ("", "build-6 for-empty-land saloon 5"),
        ("hand bank", "build-6 first-choice saloon"),
        ("hand bank,ranch", "c4 most-income ranch 8"),
    ],
)
def test_d_gets_what_he_lacks(waiting: str, answer: str) -> None:
    """Card D: one empty parcel; with none or one building to place he wants a building, with two land."""
    table = solo(f"""
               c      d      e
           +      +------+
         4          B        hs

        market 6:saloon
        player A
        player B {waiting}
    """)
    table.draw(card("D"))
    if table.asked == "* pick-spot":
        assert table.options == {"c3", "c4", "c5"}
        table.draw("c4")
    assert sent(table) == [answer]


def test_d_counts_what_he_hopes_for() -> None:
    """Card D: a cowboy at a Saloon and none on land, so he needs land; d4 is beside the House."""
    table = solo("""
               c      d
         4     hs

        market 6:saloon
        player A
        player B on build-6
    """)
    table.draw(card("D"))
    assert table.asked == "* pick-spot"
    assert table.options == {"b3", "b4", "b5", "c3", "c5", "d3", "d4", "d5"}


# ---- E


def test_e_attacks_your_richest_building() -> None:
    """Card E: the Saloon's $25, not the Hotel."""
    table = solo("""
               b      c      d      e      f      g
         5            hs     hs     hs
         4            hs   A sa     hs     hs   A ho

        player A on vp-2
        player B
    """)
    table.draw(card("E"))
    assert sent(table) == ["d4 raid saloon 25"]


def test_of_equally_rich_buildings_e_takes_the_one_that_may_grow() -> None:
    """Card E: $15 each; g4 has free land on all other sides, a1 lies in a corner."""
    table = solo("""
               a      b      c      d      e      f      g      h
         5                                        hs     hs     hs
         4                                             A sa
         3
         2     hs     hs
         1   A sa     hs

        player A
        player B
    """)
    table.draw(card("E"))
    assert sent(table) == ["g4 raid saloon 15"]


def test_what_is_attacked_already_is_left_alone() -> None:
    """Card E: then the last space where you stand."""
    table = solo("""
               b      c      d
         5            hs     hs
         4            hs   A sa
                           b

        player A on roads,gambling
        player B
    """)
    table.draw(card("E"))
    assert sent(table) == ["gambling crowded"]


def test_a_poor_building_is_not_worth_an_attack() -> None:
    """Card E: $10 are too little; the space nearest the round marker counts."""
    table = solo("""
               b      c      d
         5            hs     hs
         4                 A sa

        player A on build-12,vp-4,parcel-income
        player B
        market 12:mine
    """)
    table.draw(card("E"))
    assert sent(table) == ["vp-4 crowded"]


def test_e_leaves_the_singer_alone() -> None:
    """R-SOLO-E-NODUEL: then 2 VP."""
    table = solo("""
        in-play banker,grocer,worker,settler,captain,mercenary,singer
        player A on roads no-duel-at roads character singer
        player B
    """)
    table.draw(card("E"))
    assert sent(table) == []
    assert table.vp == [0, 2]


@pytest.mark.parametrize(
    ("spaces", "place"),
    [("wages,wages,ammunition", "ammunition"), ("wages", "wages"), ("wages,road", "road")],
)
def test_e_comes_to_wages_and_road_too(spaces: str, place: str) -> None:
    """R-SOLO-E-NODUEL: the last space where you stand."""
    table = solo(f"""
        player A on {spaces}
        player B
    """)
    table.draw(card("E"))
    assert sent(table) == [f"{place} crowded"]


def test_on_wages_and_road_he_is_paid_nothing() -> None:
    """R-SOLO-E-NODUEL, R-SOLO-NOOP: you are paid as ever, and his cowboys go back."""
    table = solo(
        """
        player A on wages,road cowboys 1
        player B on wages,road
        agenda
          round before-wages
    """,
        drawn=any_hand(3),
    )
    table.shows("""
        player A cash 4 roads 1
        player B cash 0 roads 0 on - reserve 10
    """)


LAND_OF_TWO = """
               c      d      e      f
         4            ^^            ^^
                    a             a
"""


def test_for_e_land_comes_before_the_buildings() -> None:
    """R-SOLO-E-NODUEL: nearer to the round marker than Road, but not than a building."""
    table = solo(f"""{LAND_OF_TWO}
        market 12:mine
        player A on build-12,road
        player B
    """)
    table.draw(card("E"))
    assert sent(table) == ["build-12 crowded"]


def test_e_comes_to_land_where_you_stand() -> None:
    """R-SOLO-E-NODUEL, R-SOLO-F-WEAKER, R-SOLO-DECIDE: any of it, weaker or not."""
    table = solo(f"""{LAND_OF_TWO}
        player A on road,wages revolvers 9
        player B
    """)
    table.draw(card("E"))
    assert table.asked == "* pick-spot"
    assert table.chances == {"d4": 1, "f4": 1}
    table.draw("d4")
    assert sent(table) == ["d4 crowded"]


def test_the_heroes_keep_e_away() -> None:
    """R-HEROES-Y: no building of theirs can be attacked."""
    table = solo("""
               b      c      d
         5            hs     hs
         4            hs   A sa

        in-play banker,grocer,worker,settler,captain,mercenary,heroes
        player A character heroes
        player B
    """)
    table.draw(card("E"))
    assert table.vp == [0, 2]


# ---- F


def test_f_fights_for_the_cheapest_building_you_want() -> None:
    """Card F 1)."""
    table = solo(
        """
        market 12:mine 8:bank 4:ranch
        player A on build-12,build-8
        player B
    """,
        "strength",
    )
    table.draw(card("F", "strength"))
    assert sent(table) == ["build-8 cheapest-rival bank"]


def test_f_fights_for_the_dearest_land_you_want() -> None:
    """Card F 2), R-SOLO-DECIDE: d4 and f4 cost $2 each, so a die decides; he is strong enough to come."""
    table = solo(
        """
               c      d      e      f
         4            ^^            ^^
                    a             a

        player A
        player B
    """,
        "strength",
    )
    table.draw(card("F", "strength"))
    assert table.asked == "* pick-spot"
    assert table.chances == {"d4": 1, "f4": 1}
    table.draw("f4")
    assert sent(table) == ["f4 dearest-rival 2"]


def test_f_fights_for_land_although_he_is_weaker() -> None:
    """Card F 2), R-SOLO-F-WEAKER: the exception is about land he wants for himself."""
    table = solo(
        """
               c      d      e      f
         4            ^^            ^^
                    a

        market 3:mine
        player A cowboys 9
        player B
    """,
        "strength",
    )
    table.draw(card("F", "strength"))
    assert sent(table) == ["d4 dearest-rival 2"]


def test_f_without_a_rival_to_fight_wants_land() -> None:
    """Card F 3)."""
    table = solo(
        """
               c      d      e      f
         4            ^^            ^^

        market 3:mine
        player A cowboys 9
        player B
    """,
        "strength",
    )
    table.draw(card("F", "strength"))
    assert table.options == {"e3", "e4", "e5"}
    table.draw("e4")
    assert sent(table) == ["e4 most-income mine 6"]


# ---- G


def test_g_of_the_town_takes_the_house_you_would_miss_most() -> None:
    """Card G: d5 serves both Saloons of A, b4 only one."""
    table = solo("""
               a      b      c      d      e
         6
         5                          hs
         4            hs   A sa          A sa

        player A
        player B
    """)
    table.draw(card("G"))
    assert sent(table) == ["d5 hurts 10"]


def test_g_protects_his_own_income_next() -> None:
    """Card G: nothing hurts A; d5 is beside his Bank."""
    table = solo("""
               a      b      c      d      e
         5     hs                   hs
         4                 B ba

        player A
        player B
    """)
    table.draw(card("G"))
    assert sent(table) == ["d5 hurts"]


def test_g_of_the_miner_takes_a_mountain() -> None:
    """Card G: the mountain beside the Mine of A."""
    table = solo(
        """
               a      b      c      d      e
         5     ^^                   ^^
         4            hs   A mi

        player A
        player B
    """,
        "miner",
    )
    table.draw(card("G", "miner"))
    assert sent(table) == ["d5 hurts 3"]


def test_g_without_a_house_puts_the_cowboy_on_the_character_card() -> None:
    """R-SOLO-G-CARD: it acts like a beaten one and makes him stronger by 1."""
    table = solo("""
               c
         4   A hs

        player A
        player B
    """)
    table.draw(card("G"))
    table.shows("player B cowboys 1 reserve 9 on -")
    assert table.told("sheltered") == [("B",)]
    assert firepower(table.state, 1) == power(card("G")) + 1


# ---- H


def test_h_wants_land() -> None:
    """Card H: as the second cowboy of C."""
    table = solo(
        """
               c      d      e
         4            hs

        player A
        player B hand drugstore
    """,
        "rancher",
    )
    table.draw(card("H", "rancher"))
    assert table.asked == "* pick-spot"
    assert table.options == {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}


def test_equal_choices_are_settled_by_a_die() -> None:
    """R-SOLO-DECIDE: each place is as likely as any other, and the log says so."""
    table = solo(
        """
               c      d      e
         4            hs

        player A
        player B hand drugstore
    """,
        "rancher",
    )
    table.draw(card("H", "rancher"))
    assert set(table.chances.values()) == {1}
    table.draw("c4")
    assert table.events[0].data["why"] >> 19 == 8
