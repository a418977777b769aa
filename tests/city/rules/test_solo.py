"""The solo game: set-up, characters, duels, income and the end against Jeb Standish (B-SOLO)."""

import pytest

from carson.city.count.firepower import firepower
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import SIDES
from carson.city.facts.ids import MINE, RANCH
from carson.city.facts.standish import STRATEGIES, STRATEGY_TABLE
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table.agenda import ASK_CHARACTER, kind_of
from carson.city.table.stack import top
from carson.core.errors import BadOption
from carson.core.rng import Rng
from tests.city.rules.draw import new_game
from tests.city.rules.solo import any_hand, cards_of, hand, solo

# ---- set-up


def started(seed: int, **options: str) -> CityState:
    """A game up to the first card."""
    state = CityGame().new(CityGame().settle({"solo": "urban", **options}))
    rng = Rng(seed)
    while state.round == 0:
        state.play(state.actor(), state.pick(rng))
    return state


def test_the_bag_has_28_tiles() -> None:
    """D-62: without Church, School, City Hall and Train Station; four more lie on the track."""
    rules = new_game(2, solo="urban").state.rules
    assert sum(rules.bag) == 28
    absent = {BUILDINGS[t].name for t in range(len(BUILDINGS)) if rules.bag[t] == 0}
    assert absent == {"church", "school", "station", "city-hall"}
    assert rules.bag[RANCH] == rules.bag[MINE] == 4


def test_only_you_get_a_kit_and_land() -> None:
    """B-SOLO: Standish has ten cowboys and his cards, and nothing else; he stands first on the track."""
    state = started(3)
    assert [int(number) for number in state.cash] == [15, 0]
    assert [int(number) for number in state.revolvers] == [1, 0]
    assert [int(number) for number in state.unplaced_roads] == [1, 0]
    assert [int(number) for number in state.cowboys] == [3, 0]
    assert [int(number) for number in state.reserve] == [7, 10]
    assert bin(int(state.owned[0])).count("1") == 2
    assert state.owned[1] == 0
    assert list(state.pass_order) == [1, 0]


def test_seven_characters_are_drawn_from_eleven_on_either_side() -> None:
    """B-SOLO: 2 to 11 and 16."""
    numbers: set[int] = set()
    sides: set[int] = set()
    for seed in range(12):
        state = started(seed)
        tiles = [tile for tile in range(len(SIDES)) if state.in_play >> tile & 1]
        assert len({tile // 2 for tile in tiles}) == len(tiles) == 7
        numbers |= {tile // 2 for tile in tiles}
        sides |= {tile % 2 for tile in tiles}
    assert numbers == {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16}
    assert sides == {0, 1}


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_each_strategy_finds_twelve_cards(strategy: str) -> None:
    """R-SOLO-CARDS: and likes each of the nine types of buildings more or less."""
    assert len(cards_of(strategy)) == 12
    assert len(set(STRATEGY_TABLE[STRATEGIES.index(strategy)].prefers)) == 9


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"seats": "4"}, "two seats"),
        ({"edition": "2015"}, "only the 2023 edition"),
        ({"characters": "first-game"}, "draws its seven characters"),
        ({"sides": "red"}, "chance decides the sides"),
        ({"buildings": "school"}, "without the school"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_way_out(given: dict[str, str], reason: str) -> None:
    """R-PLAYERCOUNT, D-62."""
    with pytest.raises(BadOption, match=reason):
        CityGame().settle({"solo": "urban", **given})


def test_the_rules_play_his_seat() -> None:
    """R-PLAYERCOUNT: one person, and Standish never acts."""
    options = CityGame().settle({"solo": "miner"})
    assert CityGame().seats(options) == 2
    assert CityGame().virtual(options) == {1: "Jeb Standish"}
    assert CityGame().virtual(CityGame().settle({})) == {}


# ---- characters


def test_each_character_helps_once() -> None:
    """R-SOLO-PHASE1: seven, six, five and four to choose from; he never chooses."""
    state = CityGame().new(CityGame().settle({"solo": "miner"}))
    rng = Rng(5)
    offered: list[int] = []
    while state.depth:
        assert state.actor() != 1
        if state.actor() == 0 and kind_of(top(state)) == ASK_CHARACTER:
            offered.append(len([action for action in state.legal(0) if action >= 288]))
        state.play(state.actor(), state.pick(rng))
    assert offered == [7, 6, 5, 4]


def test_a_used_character_leaves_with_both_sides() -> None:
    """R-SOLO-PHASE1, R-PROSPECTOR-FLIP: a Prospector who had to turn red is gone for good."""
    table = solo("""
        in-play banker,grocer,worker,settler,captain,mercenary,prospector
        bag ranch 2
        player A character prospector-red
        player B
        agenda
          round before-return-characters
    """)
    assert table.asked == "A ask-character"
    assert table.options == {"banker", "grocer", "worker", "settler", "captain", "mercenary"}


# ---- duels


def test_he_needs_no_die_and_you_must_have_more() -> None:
    """EX-27: cards for 9 and a beaten cowboy on the Sheriff make 11, so you need 12."""
    drawing = """
               c      d
         4
             ab
         3
             ab
    """
    for die, winner in ((5, "B"), (6, "A")):
        table = solo(
            f"""{drawing}
        round 2
        player A cash 9 revolvers 6
        player B cowboys 1
        agenda
          round before-parcel-duels
    """,
            "strength",
            hand(4, 9, "strength"),
        )
        assert firepower(table.state, 1) == 11
        assert table.asked == "A ask-fight"
        table.play("A c4")
        table.roll(die)
        assert table.told("won")[0][0] == winner


def test_a_beaten_cowboy_makes_him_stronger_in_later_duels() -> None:
    """R-SOLO-DEFEATED, EX-27: by 2 with the Sheriff; it lies on the character card until the round ends."""
    table = solo(
        """
               c      d
         4
             ab
         3
             ab

        round 2
        player A cash 9 revolvers 9
        player B
        agenda
          round before-parcel-duels
    """,
        "strength",
        hand(4, 9, "strength"),
    )
    table.play("A c4")
    table.roll(1)
    assert table.told("fell") == [("B", "c4", "9")]
    table.shows("player B cowboys 1 reserve 8")
    assert table.asked == "* roll-duel c3"
    table.roll(1)
    assert table.told("won") == [("B", "c3", "11")]
    assert table.told("lost") == [("A", "c3", "10")]


@pytest.mark.parametrize(("strategy", "more"), [("rancher", 3), ("miner", 0), ("strength", 6), ("urban", 3)])
def test_what_three_beaten_cowboys_are_worth_in_a_duel(strategy: str, more: int) -> None:
    """R-SOLO-DEFEATED, D-60: Doctor 1, Governor nothing, Sheriff 2, Lawyer 1 for each."""
    table = solo(
        """
        pass B
        player A cowboys 1
        player B cowboys 3
    """,
        strategy,
        hand(3, 6, strategy),
    )
    assert firepower(table.state, 1) == 6 + more


def test_you_choose_the_order_of_duels() -> None:
    """R-SOLO-PASS, R-DUEL-ORDER: although he has passed first; on land and over buildings."""
    table = solo(
        """
               c      d      e
         4          A sa   A sa
             ab     ab     ab
         3
             ab

        pass B A
        player A
        player B
        agenda
          round before-parcel-duels
    """,
        drawn=hand(3, 6),
    )
    assert table.asked == "A ask-fight"
    assert table.options == {"c3", "c4"}
    table.play("A c4")
    table.roll(1, 1)
    while table.asked != "A ask-fight":
        table.play("A done")
    assert table.options == {"d4", "e4"}


def test_he_only_gets_in_the_way() -> None:
    """R-SOLO-NOOP: he wins Gambling and Building VP and gets nothing; your cowboy comes home."""
    table = solo(
        """
               c
         4   B ba

        player A on gambling,building-vp
        player B on gambling,building-vp
        agenda
          round before-gambling
    """,
        drawn=hand(3, 7),
    )
    table.roll(1)
    assert table.told("won")[0] == ("B", "gambling", "7")
    assert table.asked == "* roll-duel building-vp"
    table.roll(1)
    assert table.cash == [0, 0]
    assert table.vp == [0, 0]
    table.shows("player A cowboys 6")  # two came home, four are new


def test_alone_he_does_nothing_either() -> None:
    """R-SOLO-AMMO, R-SOLO-NOOP: the token stays where it is, and no roads or points are given."""
    table = solo(
        """
        player A
        player B on ammunition,roads,parcel-vp,cowboy-vp,vp-5
        agenda
          round before-wages
    """,
        drawn=hand(3, 6),
    )
    table.shows("ammunition -\nplayer B roads 0 vp 0")
    table.shows("player B reserve 10 on -")


# ---- income


@pytest.mark.parametrize(("number", "points"), [(1, 8), (2, 5), (3, 4), (4, 3)])
def test_his_income_becomes_points(number: int, points: int) -> None:
    """D-59, R-SOLO-MONEY: $9 of a Mine and $8 of a Ranch; what is left over is lost."""
    table = solo(
        f"""
               a      b      c      d      e
         8   B mi     ^^
         7     ^^     ^^
         6
         5
         4                        B ra
         3

        round {number}
        player A
        player B
        agenda
          round before-pay-out
    """,
        drawn=any_hand((3, 4, 5, 5)[number - 1]),
    )
    assert table.cash == [0, 0]
    assert table.vp == [0, points]


def test_what_he_robs_is_converted_too() -> None:
    """D-59: $7 of a Saloon and $3 of his own make 5 VP, not 3 + 1."""
    table = solo(
        """
               a      b      c      d      e
         4            hs     hs     hs
         3                 A sa
                           b
         2
         1   B ra

        player A
        player B
        agenda
          round before-attacks
    """,
        drawn=any_hand(3),
    )
    assert table.cash == [8, 0]
    assert table.vp == [0, 5]


def test_you_may_rob_him() -> None:
    """R-SOLO-ATTACKS: he does not defend; half of $15 is yours, and the other $8 become 4 VP."""
    table = solo(
        """
               b      c      d
         4     hs     hs     hs
         3          B sa
                    a

        player A
        player B
        agenda
          round before-attacks
    """,
        drawn=any_hand(3),
    )
    assert table.cash == [7, 0]
    assert table.vp == [0, 4]


def test_placing_a_cowboy_on_his_building() -> None:
    """R-SOLO-ATTACKS: it is offered like any attack."""
    table = solo(
        """
               b      c      d
         4     hs     hs     hs
         3          B sa

        pass B
        player A cowboys 1
        player B
    """,
        drawn=any_hand(3),
    )
    assert "c3" in table.options


# ---- the end of a round


@pytest.mark.parametrize(("cowboys", "points"), list(enumerate([0, 1, 2, 4, 6, 10, 10])))
def test_the_lawyer_asks_for_damages(cowboys: int, points: int) -> None:
    """D-60: and the cowboys go back to the general supply."""
    table = solo(
        f"""
        round 2
        player A
        player B cowboys {cowboys}
        agenda
          round before-new-cowboys
    """,
        drawn=any_hand(4),
    )
    assert table.vp == [0, points]
    table.shows("player B cowboys 0 reserve 10")


@pytest.mark.parametrize(("strategy", "points"), [("rancher", 0), ("miner", 3), ("strength", 0)])
def test_the_governor_pays_a_point_for_each(strategy: str, points: int) -> None:
    """B-SOLO: and the Doctor and the Sheriff pay nothing."""
    table = solo(
        """
        player A
        player B cowboys 3
        agenda
          round before-new-cowboys
    """,
        strategy,
        any_hand(3, strategy),
    )
    assert table.vp == [0, points]


def test_new_cowboys_are_yours_alone() -> None:
    """D-13: he has all of his all the time."""
    table = solo(
        """
        player A cowboys 1
        player B
        agenda
          round before-new-cowboys
    """,
        drawn=any_hand(3),
    )
    table.shows("player A cowboys 5\nplayer B cowboys 0 reserve 10")


# ---- the end of the game


def test_his_score_at_the_end() -> None:
    """EX-28: 33 VP, six parcels with buildings and Houses, and the bonus of the Urban strategy: 50."""
    table = solo("""
               a      b      c      d      e      f      g
         1   B sa   B gs   B ba   B hs   B th   B ^^   B

        round 4
        player A vp 49
        player B vp 33
        agenda
          round before-last-round
    """)
    assert table.score("B") == {"track": 33, "property": 12, "strategy": 5}
    assert table.ranking == "B A"


def test_the_bonus_needs_all_its_buildings_on_the_map() -> None:
    """EX-28: a General Store in hand does not count."""
    table = solo("""
               a      b      c
         1   B sa   B ba   B

        round 4
        player A
        player B hand store
        agenda
          round before-last-round
    """)
    assert table.score("B") == {"track": 0, "property": 4, "strategy": 0}


def test_a_bonus_may_ask_for_two_of_a_type() -> None:
    """EX-28, R-SOLO-CARDS: the Miner needs two Mines."""
    for mines, bonus in (("B mi   B mi", 5), ("B mi   B ^^", 0)):
        table = solo(
            f"""
               a      b      c
         1   {mines}   B ba

        round 4
        player A
        player B
        agenda
          round before-last-round
    """,
            "miner",
        )
        assert table.score("B")["strategy"] == bonus


@pytest.mark.parametrize(("points", "ranking"), [(20, "B A"), (21, "A B")])
def test_a_tie_is_his(points: int, ranking: str) -> None:
    """R-SOLO-TIE: even if you have passed first."""
    table = solo(f"""
        round 4
        pass A B
        player A vp {points}
        player B vp 20
        agenda
          round before-last-round
    """)
    assert table.ranking == ranking


def test_he_keeps_no_money_for_the_end() -> None:
    """R-SOLO-MONEY: there is no line for it, and nobody asks him to spend."""
    table = solo("""
        round 4
        player A cash 6
        player B
        agenda
          round before-last-round
    """)
    assert "money" not in table.score("B")
    assert table.score("A")["money"] == 1
