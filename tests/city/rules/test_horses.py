"""Horses: enclosures, the horse for sale on Wages, the rodeo, and what they are worth in the end (2.I)."""

import pytest

from carson.city.count.firepower import firepower
from carson.city.count.rodeo import horses_left, rodeo_points
from carson.city.facts.enclosures import HATS
from carson.city.topics.horses.options import change
from carson.core.errors import BadOption
from tests.city.rules.draw import GAME, DrawnTable, new_game, position

HORSES = """
        option variants horses
"""
YARDS = {"horse-1", "horse-2", "horse-3", "horse-4", "horse-5"}


def drawn(text: str) -> DrawnTable:
    """A position with horses."""
    return position(HORSES + text)


# ---- which games have them


def test_two_editions_have_horses() -> None:
    """Sections 1.1 and 1.8: the box of 2009 has none; an expansion brought them, with a sixth player."""
    for edition in ("2023", "2015"):
        assert GAME.new(GAME.settle({"edition": edition, "variants": "horses"})).rules.horses == 25
    with pytest.raises(BadOption, match="2009 edition does not have the variant horses"):
        GAME.settle({"edition": "2009", "variants": "horses"})


def test_everybody_starts_with_one_horse() -> None:
    """Set-up of the chapter; R-HORSE-SUPPLY: 25 in the box."""
    table = new_game(4, variants="horses")
    table.shows("player D horses 1 rodeo-tokens 0 enclosures 0,0,0,0,0 hats -")
    assert horses_left(table.state) == 21
    assert new_game(4).state.rules.horses == 0


def test_the_hats_of_the_enclosures() -> None:
    """R-HAT-VALUES: four follow from the printed example, the third is ours."""
    assert list(HATS) == [1, 2, 2, 3, 5]


def test_when_all_place_at_once_the_second_enclosure_is_not_used() -> None:
    """B-PAIRS, Kit Carson and Horses: neither for a horse nor for a cowboy."""
    table = drawn("""
        player A cowboys 2
        player B cowboys 2 horses 1
    """)
    options = {**GAME.settle({"variants": "horses"}), "variants": "kit-carson,horses"}
    change(table.state.rules, options)
    table.play("A pass")
    assert {text for text in table.choices if text.startswith("hat")} == {"hat-1", "hat-3", "hat-4", "hat-5"}
    table.play("B wages")
    assert table.choices == YARDS - {"horse-2"} | {"no"}


# ---- after a cowboy


def test_a_horse_may_follow_each_cowboy_on_the_board() -> None:
    """R-HORSE-WHEN: one for each cowboy, into any enclosure or none; any number fit into one."""
    table = drawn("""
        player A cowboys 4 horses 2
        player B cowboys 3 horses 1
    """)
    table.play("A ammunition")
    assert table.asked == "A ask-horse"
    assert table.choices == YARDS | {"no"}
    table.play("A horse-5")
    assert table.asked == "B ask-place"
    table.play("B wages", "B no", "A d4")
    assert table.asked == "A ask-horse"
    table.play("A horse-5", "B d5")
    table.shows("""
        player A horses 0 enclosures 0,0,0,0,2
        player B horses 1 enclosures 0,0,0,0,0
    """)
    table.play("B horse-1", "A d6")
    assert table.asked == "B ask-place"  # A has no horse left


def test_a_cowboy_in_an_enclosure_brings_no_horse_along() -> None:
    """R-HORSE-WHEN: it uses the turn; one fits into each enclosure, and a cowboy is needed."""
    table = drawn("""
        player A cowboys 2 horses 1 character banker
        player B cowboys 1 character settler
    """)
    assert {"hat-1", "hat-2", "hat-3", "hat-4", "hat-5"} <= table.choices
    table.play("A hat-4")
    assert table.asked == "B ask-place"
    table.shows("player A cowboys 1 reserve 8 horses 1 hats 4")
    table.play("B wages")
    assert "hat-4" not in table.choices
    assert "hat-5" in table.choices
    table.play("A hat-5")
    assert table.told("passed") == [("B", "0"), ("A", "1")]  # nobody has a cowboy left to place


@pytest.mark.parametrize(
    ("character", "moves"),
    [("sheriff", ["A white", "A roads"]), ("banker", ["A wages"]), ("settler", ["A e5"])],
)
def test_the_white_cowboy_is_a_cowboy_on_the_board_too(character: str, moves: list[str]) -> None:
    """R-HORSE-WHEN: every placement on the board."""
    table = drawn(f"""
        player A cowboys 2 horses 1 character {character}
        player B cowboys 1
    """)
    table.play(*moves)
    assert table.asked == "A ask-horse"


def test_cowboys_with_tokens_and_the_singer_bring_horses_along() -> None:
    """R-HORSE-WHEN, R-SINGER-R-TURN."""
    table = drawn("""
        option characters picked
        option tiles sheriff,banker,singer-red,prospector-red,gunsmith,settler,captain
        player A cowboys 2 horses 1 character singer-red
        player B cowboys 2 horses 1 character prospector-red dynamite 1
    """)
    table.play("A sing")
    assert table.asked == "A ask-horse"
    table.play("A no", "B dynamite", "B d4")
    assert table.asked == "B ask-horse"


# ---- the first enclosure


@pytest.mark.parametrize(("horses", "more"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2)])
def test_horses_in_the_first_enclosure_are_firepower(horses: int, more: int) -> None:
    """D-55, R-HORSE-E1."""
    table = drawn(f"""
        player A used cowboys 2 revolvers 1 enclosures {horses},0,0,0,0
        player B
    """)
    assert firepower(table.state, 0) == 3 + more
    assert firepower(table.state, 1) == 0


def test_they_count_in_duels_and_on_the_spaces_for_firepower() -> None:
    """R-HORSE-E1: 2 dollars and half a point for each, and equal dice win for A."""
    table = drawn("""
        pass B A
        player A used cowboys 1 enclosures 3,0,0,0,0 on roads,cowboy-income,cowboy-vp
        player B cowboys 1 on roads
        agenda
          round before-roads
    """)
    table.roll(3, 3)  # B, then A
    assert ("A", "roads", "6") in table.told("won")
    table.shows("player A cash 6 vp 1 roads 3")


# ---- the third enclosure

RANCHES = """
               c      d      e      f      g
         4   A ra          A ra     hs   B ra

        player A cash 0 enclosures 0,0,{horses},0,0 character {character}
        player B {b}
        agenda
          round {step}
"""


def ranches(horses: int, character: str = "settler", step: str = "before-herding", b: str = "") -> DrawnTable:
    return drawn(RANCHES.format(horses=horses, character=character, step=step, b=b))


def test_a_horse_doubles_one_ranch() -> None:
    """D-21: A says which; nobody else's Ranches are touched."""
    table = ranches(1)
    assert table.asked == "A ask-herd"
    assert table.choices == {"c4", "e4"}
    table.play("A c4")
    assert table.told("income")[:2] == [("A", "c4", "16"), ("A", "e4", "7")]
    assert table.told("income")[2] == ("B", "g4", "7")


def test_with_enough_horses_every_ranch_is_doubled_once() -> None:
    """D-21: each Ranch once in a round, so a third horse does nothing more."""
    for horses in (2, 3):
        table = ranches(horses)
        assert table.cash == [2 * 8 + 2 * 7, 7]


def test_without_horses_there_every_ranch_pays_once() -> None:
    """D-21."""
    assert ranches(0).cash == [15, 7]


def test_a_robber_takes_half_of_the_doubled_income() -> None:
    """R-ATTACK-BASE: half of what the building pays this round."""
    table = drawn("""
               c      d      e
         4   A ra
             b

        player A enclosures 0,0,1,0,0
        player B
        agenda
          round before-herding
    """)
    assert table.cash == [8, 8]


def test_the_grocer_s_doubling_and_horses_do_not_add_up() -> None:
    """R-HORSE3-GROCER, B-PAIRS: Ranches twice, not four times; with the dollars horses work as usual."""
    table = ranches(2, character="grocer", step="before-doubling")
    table.play("A ranch")
    assert table.cash == [30, 7]
    table = ranches(2, character="grocer", step="before-doubling")
    table.play("A 8")
    assert table.cash == [38, 7]


def test_a_grocer_who_doubles_another_type_has_no_ranch_doubled() -> None:
    """R-HORSE3-GROCER: the Hotel twice, the Ranch once, though a horse waits there."""
    table = drawn("""
               c      d      e
         4   A ra          A ho

        player A character grocer enclosures 0,0,1,0,0
        player B
        agenda
          round before-doubling
    """)
    table.play("A hotel")
    assert table.cash[0] == 12 + 8


def test_the_doubling_is_over_after_the_income() -> None:
    """D-21: horses work for one round."""
    table = ranches(2)
    assert "herds" not in GAME.write_position(table.state)


# ---- the fourth and the fifth enclosure


def test_a_horse_in_the_fourth_enclosure_brings_2_dollars_at_once() -> None:
    """Chapter of the horses: for each horse put there."""
    table = drawn("""
        player A cash 1 cowboys 3 horses 2
        player B
    """)
    table.play("A roads", "A horse-4")
    assert table.cash[0] == 3
    table.play("A gambling", "A horse-4")
    assert table.cash[0] == 5


@pytest.mark.parametrize(("horses", "hat", "points"), [(1, "", 5), (2, "", 10), (2, " hats 5", 20)])
def test_the_fifth_enclosure_counts_5_for_each_horse(horses: int, hat: str, points: int) -> None:
    """R-HORSE-E5: its hats are the bonus, doubled by a cowboy."""
    table = drawn(f"""
        player A enclosures 0,0,0,0,{horses}{hat}
        player B
    """)
    assert rodeo_points(table.state, 0) == points


# ---- Wages


def test_a_horse_for_4_dollars_instead_of_the_last_4() -> None:
    """D-05, R-WAGES-ORDER: with three cowboys $8, then the horse for $4, or $12 in all."""
    text = """
        pass B A
        player A on wages,wages,wages,gambling
        player B cash 4 on wages
        agenda
          round before-wages
    """
    table = drawn(text)
    assert table.asked == "B ask-horse"
    table.play("B horse-5")
    assert table.asked == "A ask-horse"
    table.shows("player A cash 8 reserve 9 on gambling")
    table.play("A horse-3")
    table.shows("""
        player A cash 4 horses 0 enclosures 0,0,1,0,0
        player B cash 0 horses 0 enclosures 0,0,0,0,1
    """)
    table = drawn(text)
    table.play("B no", "A no")
    table.shows("""
        player A cash 12 horses 0
        player B cash 8 horses 0
    """)


def test_who_cannot_pay_gets_the_wages() -> None:
    """R-WAGES-ORDER: the other cowboys' money counts, the last one's does not."""
    table = drawn("""
        player A cash 3 on wages
        player B cash 0 on wages,wages
        agenda
          round before-wages
    """)
    assert table.asked == "B ask-horse"
    table.shows("""
        player A cash 7
        player B cash 4
    """)


def test_one_horse_for_each_player_and_round() -> None:
    """Wages: however many cowboys stand there."""
    table = drawn("""
        player A cash 20 on wages,wages
        player B on gambling
        agenda
          round before-wages
    """)
    table.play("A horse-1")
    assert table.asked == "* roll-gamble"
    table.shows("player A cash 20 enclosures 1,0,0,0,0")


def test_the_white_cowboy_may_buy_a_horse() -> None:
    """R-WAGES-ORDER: it works on Wages as any other."""
    table = drawn("""
        white wages
        player A cash 4 character sheriff used
        player B on gambling
        agenda
          round before-wages
    """)
    table.play("A horse-1")
    table.shows("player A cash 0 enclosures 1,0,0,0,0")


def test_a_bought_horse_in_the_second_enclosure_is_only_for_the_rodeo() -> None:
    """R-HORSE-WAGES-E2: placing is over, so nothing is asked."""
    table = drawn("""
        player A cash 4 cowboys 3 on wages
        player B cowboys 1 on gambling
        agenda
          round before-wages
    """)
    table.play("A horse-2")
    assert table.asked == "* roll-gamble"
    table.shows("player A cash 0 cowboys 3 enclosures 0,1,0,0,0")
    assert rodeo_points(table.state, 0) == 2


def test_a_bought_horse_in_the_fourth_enclosure_brings_2_dollars() -> None:
    """R-WAGES-ORDER: it is paid before it earns anything."""
    table = drawn("""
        player A cash 3 on wages
        player B cash 4 on wages,gambling
        agenda
          round before-wages
    """)
    assert table.asked == "B ask-horse"
    table.play("B horse-4")
    assert table.cash == [7, 2]


def test_when_no_horse_is_left_none_is_sold_or_given() -> None:
    """R-HORSE-SUPPLY: 25 in all, wherever they are; the first passer gets the last one."""
    text = """
        pass B A
        player A cash 9 horses 12 on wages
        player B cash 9 horses {horses} on wages
        agenda
          round before-wages
    """
    table = drawn(text.format(horses=12))
    assert table.asked == "B ask-horse"
    table.play("B horse-1")
    assert table.cash == [13, 5]
    assert drawn(text.format(horses=13)).cash == [13, 13]


# ---- the Cowboy

COWBOYS = """
        option characters picked
        option tiles sheriff,banker,worker,settler,singer,{tile},christmas
        bag -
        market {market}
        player A cash 3 horses {horses}
        player B horses 1
        agenda
          round before-choose
"""


def test_the_yellow_cowboy_brings_a_horse() -> None:
    """R-COWBOY-Y, R-HORSE-SUPPLY: at once, into the personal supply, as long as there is one."""
    for horses, after in ((1, 2), (23, 24), (24, 24)):
        table = drawn(COWBOYS.format(tile="cowboy", market="12:ranch", horses=horses))
        table.play("A cowboy")
        table.shows(f"player A horses {after} cash 3")
        assert table.asked == "B ask-character"


def test_a_red_cowboy_without_ranches_turns_yellow_and_brings_a_horse() -> None:
    """R-COWBOY-FLIP, R-COWBOY-Y: with horses the yellow side is worth having."""
    six = """
               a      b      c      d      e      f
         1   B ra   B ra   B ra   B ra   B ra   B ra
    """
    table = drawn(six + COWBOYS.format(tile="cowboy-red", market="12:mine", horses=1))
    assert "cowboy-red" not in table.choices
    table.play("A cowboy")
    table.shows("player A horses 2")


def test_with_horses_chance_may_turn_the_cowboy_yellow() -> None:
    """R-COWBOY-Y, R-CHAR-SIDE: sets with the Cowboy may be played with either side."""
    for sides, tile in (("yellow", 30), ("red", 31)):
        assert tile in new_game(3, variants="horses", characters="home-owner", sides=sides).state.rules.tiles
    rules = new_game(3, variants="horses", characters="random", sides="random").state.rules
    assert {30, 31} <= set(rules.pool)
    assert 30 not in new_game(3, characters="random", sides="random").state.rules.pool


# ---- the rodeo


def test_the_printed_rodeo() -> None:
    """EX-23: 2 + (3 + 3) x 2 = 14 beats 1 + 5 = 6, though Sarah passed first."""
    table = drawn("""
        pass B A
        player A cowboys 2 reserve 7 enclosures 0,1,0,2,0 hats 4
        player B enclosures 1,0,0,0,1
        agenda
          round before-rodeo
    """)
    assert (rodeo_points(table.state, 0), rodeo_points(table.state, 1)) == (0, 0)  # it is over
    table.shows("""
        player A rodeo-tokens 1 horses 3 enclosures 0,0,0,0,0 hats - cowboys 6 reserve 4
        player B rodeo-tokens 0 horses 2 enclosures 0,0,0,0,0
    """)


def test_the_points_of_the_printed_rodeo_are_told() -> None:
    """EX-23: everybody's points and the winner."""
    table = drawn("""
        round 4
        pass B A
        player A enclosures 0,1,0,2,0 hats 4 character banker-red cash 3
        player B enclosures 1,0,0,0,1
        option characters quiet-city
        agenda
          round evening
          ask-package A
    """)
    table.play("A 0")
    assert table.told("rode") == [("B", "6"), ("A", "14")]
    assert table.told("rodeo-won") == [("A", "14")]


def test_the_rodeo_comes_after_the_powers_of_the_evening_and_before_new_cowboys() -> None:
    """R-END-ORDER, R-RODEO-COWBOY: a cowboy in an enclosure goes to the general supply and can come back."""
    table = drawn("""
        player A cowboys 4 reserve 1 hats 1,2,3,4,5
        player B
        agenda
          round before-evening
    """)
    table.shows("player A cowboys 8 reserve 2 hats -")


def test_of_equals_the_first_passer_wins_even_with_nothing() -> None:
    """R-RODEO-ZERO: also when all have no points."""
    table = drawn("""
        pass B A C
        player A enclosures 0,0,0,0,1
        player B
        player C enclosures 1,2,0,0,0
        agenda
          round before-rodeo
    """)
    table.shows("player A rodeo-tokens 1")
    table = drawn("""
        pass B A
        player A horses 5
        player B
        agenda
          round before-rodeo
    """)
    table.shows("player B rodeo-tokens 1")


def test_there_is_a_rodeo_in_every_round() -> None:
    """Four tokens: the last round has its rodeo, too."""
    table = drawn("""
        round 4
        player A enclosures 0,0,0,0,1 rodeo-tokens 1
        player B rodeo-tokens 2
        agenda
          round before-evening
    """)
    assert table.asked == "over"
    assert table.score("A")["horses"] == 1 * (1 + 2)


# ---- the end


@pytest.mark.parametrize(("horses", "tokens", "points"), [(3, 2, 9), (4, 0, 4), (0, 4, 0), (1, 4, 5)])
def test_each_horse_scores_one_and_one_for_each_token(horses: int, tokens: int, points: int) -> None:
    """EX-24, D-67."""
    table = drawn(f"""
        round 4
        player A horses {horses} rodeo-tokens {tokens}
        player B
        agenda
          game-over
    """)
    assert table.score("A")["horses"] == points
    assert table.score("B")["horses"] == 0


def test_without_the_variant_nobody_scores_for_horses() -> None:
    table = position("""
        round 4
        player A
        player B
        agenda
          game-over
    """)
    assert "horses" not in table.score("A")


def test_no_action_of_the_variant_in_a_plain_game() -> None:
    """And the plain game asks nothing about them."""
    table = position("""
        player A cowboys 2
        player B cowboys 1
    """)
    assert not {text for text in table.choices if text.startswith(("hat", "horse"))}
    table.play("A wages")
    assert table.asked == "B ask-place"
