"""Might is Right: duel tiles, dealt at random, played in secret and taken from a common pile (2.I, 4.7)."""

import pytest

from carson.city.count.duel_tiles import ONE_OF_EACH, pile, size, tile, values_of
from carson.city.facts.ids import ROADS, SPACE
from carson.city.flow import look_again
from carson.city.game import CityGame
from carson.city.options import rules_for
from carson.city.state import CityState, new_game
from carson.city.table.agenda import ASK_DUEL_TILES, DRAW_DUEL_TILE, frame, kind_of
from carson.city.table.stack import pop, top
from carson.city.topics.duels.rules import start
from carson.core.rng import Rng
from tests.city.rules.draw import DrawnTable, position

VARIANT = """
        option variants might-is-right
"""
GUNSMITH = """
        option variants might-is-right
        option characters picked
        option tiles sheriff,banker,prospector-red,settler,gunsmith-red,doctor,lawyer
"""


def table_of(text: str, head: str = VARIANT) -> DrawnTable:
    """A drawn position in which duels are fought with tiles."""
    return position(head + text)


def hands(table: DrawnTable) -> list[list[int]]:
    return [values_of(table.state.duel_tiles[seat]) for seat in range(int(table.state.rules.seats))]


def in_pile(table: DrawnTable) -> list[int]:
    return values_of(pile(table.state))


def before_the_deal(seats: int, **options: str) -> DrawnTable:
    """A new game in which the first duel tile is about to be dealt."""
    state = new_game(
        rules_for(CityGame().settle({"seats": str(seats), "variants": "might-is-right", **options}))
    )
    rng = Rng(1)
    while kind_of(top(state)) != DRAW_DUEL_TILE:
        state.play(state.actor(), state.pick(rng))
    return DrawnTable(state)


def deal(table: DrawnTable, *hands: str) -> None:
    """Hands like “0 0 1 5 5 5”, seat by seat."""
    table.draw(*[f"tile-{value}" for hand in hands for value in hand.split()])


# ---- before the first round


@pytest.mark.parametrize(("seats", "each", "points"), [(3, 6, 45), (4, 6, 60), (5, 6, 75), (6, 5, 75)])
def test_everybody_is_dealt_as_many_tiles_and_all_announce_their_totals(
    seats: int, each: int, points: int
) -> None:
    """D-52, R-MIR-CASH: every hand adds up with the others', and with the money to 30."""
    for seed in range(5):
        table = before_the_deal(seats)
        rng = Rng(seed)
        while kind_of(top(table.state)) == DRAW_DUEL_TILE:
            table.play(f"* {max(table.chances, key=lambda tile: (table.chances[tile], rng.below(100)))}")
        assert [len(hand) for hand in hands(table)] == [each] * seats
        assert sum(sum(hand) for hand in hands(table)) == points
        assert table.told("counted-tiles") == [
            ("ABCDEF"[seat], str(sum(hand)), str(30 - sum(hand))) for seat, hand in enumerate(hands(table))
        ]
        assert table.cash == [30 - sum(hand) for hand in hands(table)]
        assert in_pile(table) == []


def test_a_hand_of_11_starts_with_19_dollars() -> None:
    """D-53, R-MIR-CASH."""
    table = before_the_deal(3)
    assert table.chances == {f"tile-{value}": 3 for value in range(6)}
    deal(table, "0 0 0 1 5 5", "1 1 2 2 2 3")
    assert table.chances == {"tile-3": 2, "tile-4": 3, "tile-5": 1}
    deal(table, "3 3 4 4 4 5")
    assert table.cash == [19, 19, 7]


def test_the_strongest_hand_starts_with_one_dollar() -> None:
    """D-54, R-MIR-CASH: five fives and a four among five players."""
    table = before_the_deal(5)
    deal(table, "5 5 5 5 5 4", "0 0 0 0 0 1", "1 1 1 1 2 2", "2 2 2 3 3 3", "3 3 4 4 4 4")
    assert table.cash == [1, 29, 22, 15, 8]


@pytest.mark.parametrize("edition", ["2023", "2015", "2009"])
def test_two_players_start_with_one_of_each(edition: str) -> None:
    """D-53, R-MIR-CASH: nothing is drawn, and both have $15."""
    state = new_game(
        rules_for(CityGame().settle({"seats": "2", "variants": "might-is-right", "edition": edition}))
    )
    assert [values_of(state.duel_tiles[seat]) for seat in (0, 1)] == [[0, 1, 2, 3, 4, 5]] * 2
    rng = Rng(3)
    while state.round == 0:
        assert kind_of(top(state)) != DRAW_DUEL_TILE
        state.play(state.actor(), state.pick(rng))
    assert [int(cash) for cash in state.cash] == [15, 15]


# ---- a duel


DUEL = """
        pass A B C
        player A used revolvers 1 duel-tiles 0,2,5 on roads
        player B revolvers 2 duel-tiles 1,2,4 on roads
        player C revolvers 9 duel-tiles 3,3
        agenda
          round before-roads
"""


def test_the_highest_sum_of_tile_and_firepower_wins() -> None:
    """R-DUEL-ALLROLL, R-DUEL-FP: a 5 and 1 revolver against a 4 and 2; of equals who passed first."""
    table = table_of(DUEL)
    assert table.asked == "A ask-duel-tiles"
    assert table.state.actors() == [0, 1]
    table.play("A tile-5", "B tile-4")
    assert table.told("turned-up") == [("A", "5", "1"), ("B", "4", "2")]
    assert table.told("won") == [("A", "roads", "6")]
    assert table.told("lost") == [("B", "roads", "6")]
    assert hands(table) == [[0, 2], [1, 2], [3, 3]]


def test_tiles_are_chosen_in_secret_and_shown_together() -> None:
    """R-MIR-REVEAL: whoever answers first, nobody hears of it before the last one has."""
    first, second = table_of(DUEL), table_of(DUEL)
    first.play("B tile-4")
    assert first.events == []
    assert first.state.actors() == [0]
    first.play("A tile-2")
    second.play("A tile-2", "B tile-4")
    assert first.state.dump() == second.state.dump()
    assert first.told("won") == [("B", "roads", "6")]


def test_nobody_plays_a_tile_somebody_else_has() -> None:
    table = table_of(DUEL)
    table.refuses("A tile-1", "A tile-3", "B tile-5", "C tile-3")
    assert [action - 484 for action in table.state.legal(1)] == [1, 2, 4]
    assert table.state.legal(2) == []


def test_a_hand_of_equal_tiles_is_asked_like_any_other() -> None:
    """R-MIR-REVEAL: an answer that gives itself would tell what is in the hand."""
    table = table_of(DUEL.replace("duel-tiles 1,2,4", "duel-tiles 4,4"))
    assert table.state.actors() == [0, 1]
    assert table.state.legal(1) == [488]


def test_the_last_tile_needs_no_question() -> None:
    """Everybody knows that there is one; but what it shows is told with the others only."""
    table = table_of(DUEL.replace("duel-tiles 1,2,4", "duel-tiles 4"))
    assert table.state.actors() == [0]
    table.play("A tile-0")
    assert table.told("turned-up") == [("A", "0", "1"), ("B", "4", "2")]


def test_roads_may_be_laid_before_a_tile_is_played() -> None:
    """R-ROADS-ANYTIME: by each of those who are asked."""
    table = table_of("""
               c      d      e
         5
           +      +------+      +
         4

        pass A B
        player A used roads 1 duel-tiles 0,2 on vp-5
        player B roads 1 duel-tiles 1,2 on vp-5
        agenda
          round before-vp-5
    """)
    assert table.state.actors() == [0, 1]
    table.play("B c4n")
    assert table.asked == "A ask-duel-tiles"
    assert table.state.actors() == [0, 1]
    table.play("A d5e", "A tile-2", "B tile-1")
    assert table.told("won") == [("A", "vp-5", "2")]


def test_land_buildings_and_the_city_hall_are_fought_for_with_tiles() -> None:
    """R-DUEL-ORDER, R-CITYHALL-STAY, R-ATTACK-COWBOYS: wherever dice were rolled."""
    table = table_of("""
               c      d      e      f
         5          A ho          CH
                    ab            ab
         4
                    ab
         3

        mayor B
        pass A B
        player A used cash 9 duel-tiles 0,1,2,3,4,5
        player B duel-tiles 0,1,2,3,4,5
        agenda
          round before-parcel-duels
    """)
    table.play("A tile-5", "B tile-0")
    assert table.told("won") == [("A", "d4", "5")]
    table.play("A done")
    table.play("A tile-0", "B tile-5")
    assert table.told("won") == [("B", "f5", "6")]  # with the cowboy that came home from d4
    table.play("A tile-4", "B tile-1")
    assert table.told("won") == [("A", "d5", "5")]
    assert table.cash[0] == 15  # the whole income of the Hotel
    assert in_pile(table) == [0, 0, 1, 4, 5, 5]


# ---- the Gunsmith and dynamite


def test_the_red_gunsmith_chooses_when_the_others_have_shown() -> None:
    """R-MIR-REVEAL, R-GUNSMITH-REROLL: he plays last and does not play again."""
    table = table_of(
        """
        pass A B C
        player A character gunsmith-red duel-tiles 0,2,5 on roads,vp-5
        player B character banker duel-tiles 1,3 on roads
        player C character sheriff used duel-tiles 4,4 on roads
        agenda
          round before-roads
        """,
        GUNSMITH,
    )
    assert table.state.actors() == [1, 2]
    table.play("B tile-3")
    assert table.events == []
    table.play("C tile-4")
    assert table.told("turned-up") == [("B", "3", "0"), ("C", "4", "0")]
    assert table.asked == "A ask-duel-tiles"
    table.play("A tile-5")
    assert table.told("turned-up") == [("A", "5", "0")]
    assert table.told("won") == [("A", "roads", "5")]
    assert table.asked != "A ask-reroll"


def test_a_gunsmith_with_one_tile_has_no_choice() -> None:
    """R-MIR-REVEAL."""
    table = table_of(
        """
        pass A B
        player A character gunsmith-red duel-tiles 2 on roads,vp-5
        player B character banker duel-tiles 1,3 on roads
        agenda
          round before-roads
        """,
        GUNSMITH,
    )
    assert table.state.actors() == [1]
    table.play("B tile-3")
    assert table.told("won") == [("B", "roads", "3")]


DYNAMITE = """
        pass A B
        player A character prospector-red duel-tiles 0,2,5 on roads dynamite-at roads
        player B character banker duel-tiles 1,4 on roads
        agenda
          round before-roads
"""


def test_dynamite_takes_two_tiles() -> None:
    """R-DYNAMITE-MIR: both are added, and both are a secret until all have chosen."""
    table = table_of(DYNAMITE, GUNSMITH)
    table.play("A tile-2", "B tile-4")
    assert table.events == []
    assert table.state.actors() == [0]
    table.play("A tile-5")
    assert table.told("turned-up") == [("A", "2", "0"), ("A", "5", "0"), ("B", "4", "0")]
    assert table.told("won") == [("A", "roads", "7")]
    assert hands(table) == [[0], [1]]


@pytest.mark.parametrize(("hand", "strength"), [("5", 5), ("2,5", 7)])
def test_whoever_has_no_more_than_that_plays_what_there_is(hand: str, strength: int) -> None:
    """R-DYNAMITE-MIR: one tile when there is one, both when there are two."""
    table = table_of(DYNAMITE.replace("duel-tiles 0,2,5", f"duel-tiles {hand}"), GUNSMITH)
    assert table.state.actors() == [1]
    table.play("B tile-4")
    assert table.told("won") == [("A", "roads", str(strength))]
    assert size(table.state.duel_tiles[0]) == 0 or table.asked == "* draw-duel-tile"


def test_a_gunsmith_with_dynamite_plays_two_tiles_last() -> None:
    """R-DYNAMITE-MIR, R-MIR-REVEAL."""
    text = DYNAMITE.replace("prospector-red", "gunsmith-red")
    table = table_of(text, GUNSMITH)
    assert table.state.actors() == [1]
    table.play("B tile-4")
    table.play("A tile-0", "A tile-5")
    assert table.told("won") == [("A", "roads", "5")]


# ---- the pile


def test_used_tiles_lie_in_a_common_pile() -> None:
    """R-MIR-REFILL: face up until somebody shuffles it."""
    table = table_of(DUEL)
    before = in_pile(table)
    table.play("A tile-5", "B tile-4")
    assert in_pile(table) == sorted([*before, 4, 5])
    assert values_of(table.state.face_up) == [4, 5]


def test_whoever_has_no_tile_left_takes_three_of_the_pile() -> None:
    """R-MIR-REFILL: after the duel, at random, the tiles just used among them."""
    table = table_of("""
        pass A B
        face-up 0,1,2,3
        player A duel-tiles 5 on roads,vp-5
        player B duel-tiles 0,1,2,3,4,5 on roads
        agenda
          round before-roads
    """)
    table.play("B tile-4")
    assert table.told("drew-duel-tiles") == [("A", "3")]
    assert table.chances == {
        f"tile-{value}": 1 if value not in (4, 5) else 2 - (value == 5) for value in range(6)
    }
    table.draw("tile-4", "tile-4")
    assert "tile-4" not in table.chances
    table.draw("tile-0")
    assert hands(table) == [[0, 4, 4], [0, 1, 2, 3, 5]]
    assert in_pile(table) == [1, 2, 3, 5]
    assert values_of(table.state.face_up) == []  # shuffled: nobody knows them any more
    assert table.state.uncounted == 1


def test_a_short_pile_gives_what_there_is_and_the_first_to_pass_takes_first() -> None:
    """R-MIR-REFILL: up to three.

    In a whole game the pile is never so short, because whoever has no tile has played at least five.
    """
    table = table_of(DUEL.replace("pass A B C", "pass B A C"))
    everything = 3 * ONE_OF_EACH
    hold(table, tile(4), tile(0), everything - tile(4) - tile(0) - tile(1) - tile(2))
    table.play("A tile-4", "B tile-0")
    assert table.told("drew-duel-tiles") == [("B", "3")]
    table.draw("tile-0", "tile-1", "tile-2")
    assert table.told("drew-duel-tiles") == [("A", "1")]
    table.draw("tile-4")
    assert hands(table)[:2] == [[4], [0, 1, 2]]


def test_with_an_empty_pile_tiles_are_taken_when_some_return() -> None:
    """R-MIR-REFILL: value 0 until then."""
    table = table_of(DUEL)
    hold(table, tile(5), tile(1) + tile(2), 3 * ONE_OF_EACH - tile(5) - tile(1) - tile(2))
    table.state.duel_tiles[0] = 0
    table.state.duel_tiles[2] += tile(5)
    table.state.agenda[table.state.depth - 1] = frame(ASK_DUEL_TILES, 1, 2, SPACE + ROADS)
    look_again(table.state)
    assert size(pile(table.state)) == 0
    table.play("B tile-2")
    assert table.told("empty-handed") == [("A", "1")]
    assert table.told("drew-duel-tiles") == [("A", "1")]
    assert table.chances == {"tile-2": 1}


def hold(table: DrawnTable, *hands: int) -> None:
    """Other hands, whatever could be."""
    for seat, tiles in enumerate(hands):
        table.state.duel_tiles[seat] = tiles
    look_again(table.state)


def test_an_empty_hand_fights_with_firepower_alone() -> None:
    """R-MIR-REFILL: value 0 for who has no tile; the pile fills again with the tiles of that duel."""
    text = """
        pass A B
        player A used revolvers 1 on roads,vp-5
        player B duel-tiles 1,2 on roads
        agenda
          round before-roads
    """
    table = table_of(text)
    assert table.state.actors() == [1]
    table.play("B tile-2")
    assert table.told("empty-handed") == [("A", "1")]
    assert table.told("won") == [("B", "roads", "2")]
    assert table.told("drew-duel-tiles") == [("A", "3")]


def test_a_duel_without_any_tile_is_settled_at_once() -> None:
    """R-MIR-REFILL: nobody is asked."""
    table = table_of("""
        pass A B
        player A used revolvers 1 on roads
        player B revolvers 2 on roads,vp-5
        agenda
          round before-roads
    """)
    assert table.asked == "* draw-duel-tile"
    table.shows(
        """
        player A cowboys 1
        player B roads 3
    """.replace("player B roads 3", "player B roads 0")
    )


def test_tiles_are_taken_before_the_doctor_is_paid() -> None:
    """R-MIR-REFILL, R-DOCTOR-ORDER: first the pile, then what losers are asked."""
    table = table_of(
        """
        pass A B
        player A character doctor duel-tiles 4 on roads
        player B cash 5 character banker duel-tiles 1 on roads
        agenda
          round before-roads
        """,
        GUNSMITH,
    )
    assert table.asked == "* draw-duel-tile"
    for _ in range(6):
        table.draw(min(table.chances))
    assert table.asked == "B ask-heal"


# ---- a seat that fights without tiles


def test_a_seat_without_tiles_has_firepower_alone_and_draws_none() -> None:
    """R-MIR-REFILL: as the opponent in a game for one, who uses no tiles."""
    table = without_tiles_for_b()
    assert table.state.actors() == [0]
    table.play("A tile-5")
    assert table.told("turned-up") == [("A", "5", "0")]
    assert table.told("won") == [("A", "roads", "5")]
    assert hands(table) == [[0, 1, 2, 3, 4], []]
    assert in_pile(table) == [5]


def without_tiles_for_b() -> DrawnTable:
    """A duel in which the second seat has no tiles, and the first one has one of each."""
    text = "player A used on roads\nplayer B on roads\nagenda\n  round before-roads\n"
    state = table_of(text.replace("player A", "option variants river\nplayer A"), "").state
    rules = rules_for(CityGame().settle({"seats": "2", "variants": "might-is-right"}))
    rules.tile_seats = 1
    rules.duel_tiles = 1
    state = CityState(rules, state)
    state.duel_tiles[0] = ONE_OF_EACH
    pop(state)
    start(state, SPACE + ROADS)
    look_again(state)
    return DrawnTable(state)
