"""Choosing among all characters: sides, when powers happen, and what they take from the track (2.C)."""

import pytest

from carson.core.errors import BadOption
from tests.city.rules.draw import GAME, DrawnTable, new_game, position

# ---- paid powers are optional


@pytest.mark.parametrize("tile", ["paperboy", "worker-red", "captain-red", "prospector"])
def test_every_tile_may_be_chosen_without_money(tile: str) -> None:
    """R-CHAR-OPTIONAL: what cannot be paid is not asked."""
    table = position("""
        option characters picked
        option tiles paperboy,sheriff,banker,grocer,worker-red,settler,captain-red,prospector
        market 12:mine 10:ranch 8:bank
        player A cash 2 revolvers 1
        player B
        agenda
          round before-choose
    """)
    assert tile in table.choices
    table.play(f"A {tile}")
    assert table.asked == "B ask-character"
    table.shows(f"""
        market 12:mine 10:ranch 8:bank
        player A cash 2 revolvers 1 hand - character {tile}
    """)


@pytest.mark.parametrize(
    ("tile", "nothing"),
    [("paperboy", "no"), ("worker-red", "no"), ("captain-red", "0"), ("prospector", "no")],
)
def test_nobody_must_buy_what_a_tile_sells(tile: str, nothing: str) -> None:
    """R-CHAR-OPTIONAL: with money the power may be left alone."""
    table = position("""
        option characters picked
        option tiles paperboy,sheriff,banker,grocer,worker-red,settler,captain-red,prospector
        market 12:mine 10:ranch 8:bank
        player A cash 20 revolvers 1
        player B
        agenda
          round before-choose
    """)
    table.play(f"A {tile}")
    assert nothing in table.choices
    table.play(f"A {nothing}")
    assert table.asked == "B ask-character"
    table.shows(f"""
        market 12:mine 10:ranch 8:bank
        player A cash 20 revolvers 1 hand - character {tile}
    """)


# ---- at once


def test_everything_is_done_before_the_next_one_chooses() -> None:
    """R-CHAR-TIMING: the tile, its site, the House and the new tile of the track come before B's choice."""
    table = position("""
               c      d      e
           +      +------+      +
         4        |   hs | A
                  |      |
           +      +------+      +

        option characters prosperity
        market 12:mine 3:saloon
        player A cash 5
        player B
        agenda
          round before-choose
    """)
    table.play("A worker-red")
    assert table.asked == "A ask-tile"
    table.play("A build-3")
    assert table.asked == "A ask-site"
    table.play("A e4")
    assert table.asked == "A ask-house"
    table.play("A e5")
    assert table.asked == "* draw-tile"
    table.draw("bank")
    assert table.asked == "B ask-character"
    table.shows("""
               c      d      e
         5                   hs
           +      +------+      +
         4        |   hs | A sa
                  |      |
           +      +------+      +

        market 12:bank 10:mine
        player A cash 0 hand -
    """)


# ---- sides


def test_the_side_of_a_tile_holds_for_the_game() -> None:
    """R-CHAR-SIDE: only the agreed sides are offered."""
    table = position("""
        option sides red
        player A
        player B
        agenda
          round before-choose
    """)
    assert table.choices == {
        "sheriff-red",
        "banker-red",
        "grocer-red",
        "worker-red",
        "settler-red",
        "captain-red",
        "mercenary-red",
    }


def known_first(seats: int, **options: str) -> DrawnTable:
    """A new game in which chance decides about characters before anything else."""
    return new_game(seats, **{"characters-first": "yes", **options})


def settled(seats: int, **options: str) -> DrawnTable:
    """A game in which everybody has start parcels."""
    table = new_game(seats, **options)
    table.draw("bank", "saloon", "hotel", "d4", *"b2 c2 d2 e2 f2 g2 b3 c3 d3".split())
    table.draw(*[f"seat-{letter}" for letter in "ABC"[:seats]])
    for parcel in "h1 h2 h3 h4 h5 h6".split()[: 2 * seats]:
        assert table.asked.endswith("ask-start")
        table.play(f"{table.asked[0]} {parcel}")
    return table


def test_characters_of_chance_come_last_in_the_set_up() -> None:
    """R-CHAR-LAST, R-CHAR-SIDE: when start parcels are taken, as the book lays the tiles out."""
    table = settled(2, characters="random", sides="yellow")
    assert table.asked == "* draw-character"
    table.draw(*"sheriff banker grocer worker settler captain mercenary".split())
    assert table.asked == "A ask-character"
    table = settled(2, characters="first-game", sides="random")
    assert table.asked == "* draw-side"


def test_chance_may_settle_the_sides_before_the_game() -> None:
    """R-CHAR-SIDE, R-CHAR-LAST: one draw for each of the seven, before anything else."""
    table = known_first(2, characters="first-game", sides="random")
    for name in "sheriff banker grocer worker settler captain mercenary".split():
        assert table.asked == "* draw-side"
        assert table.chances == {name: 1, f"{name}-red": 1}
        table.draw(name)
    assert table.asked == "* draw-tile"


def test_the_holder_picks_the_doctors_side() -> None:
    """R-CHAR-SIDE: both sides lie open, and one choice takes both away."""
    table = position("""
        option characters settling-scores
        player A
        player B
        agenda
          round before-choose
    """)
    assert {"doctor", "undertaker"} <= table.choices
    table.play("A undertaker")
    table.shows("player A character undertaker")
    assert table.asked == "B ask-character"
    assert not {"doctor", "undertaker"} & table.choices


@pytest.mark.parametrize("sides", ["yellow", "red"])
def test_no_agreement_settles_the_doctors_side(sides: str) -> None:
    """R-CHAR-SIDE: the other tiles lie as agreed."""
    table = position(f"""
        option characters quiet-city
        option sides {sides}
        player A
        player B
        agenda
          round before-choose
    """)
    assert {"doctor", "undertaker"} <= table.choices
    assert ("sheriff" in table.choices) == (sides == "yellow")
    assert ("sheriff-red" in table.choices) == (sides == "red")


@pytest.mark.parametrize(
    ("before", "side"), [(0, "teacher"), (1, "teacher"), (2, "teacher"), (3, "teacher-red")]
)
def test_the_round_turns_the_teacher(before: int, side: str) -> None:
    """R-CHAR-SIDE: yellow in rounds 1 to 3, red in round 4."""
    table = position(f"""
        option characters picked
        option tiles sheriff,banker,grocer,worker,settler,captain,teacher
        round {before}
        player A
        player B
        agenda
          round before-choose
    """)
    table.shows(f"round {before + 1}")
    assert [name for name in table.choices if name.startswith("teacher")] == [side]


# ---- eight tiles


@pytest.mark.parametrize("first", ["paperboy", "paperboy-red"])
def test_with_the_paperboy_a_set_has_eight_tiles(first: str) -> None:
    """R-CHAR-EIGHT: seven are too few with him and eight too many without him."""
    six = "sheriff,banker,grocer,worker,settler,captain"
    GAME.settle({"characters": "picked", "tiles": f"{six},mercenary"})
    GAME.settle({"characters": "picked", "tiles": f"{first},{six},mercenary"})
    for wrong in (f"{first},{six}", f"{six},mercenary,indian"):
        with pytest.raises(BadOption):
            GAME.settle({"characters": "picked", "tiles": wrong})


def test_six_players_leave_enough_tiles_for_the_paperboy() -> None:
    """R-CHAR-EIGHT: the last of six still has two tiles to fetch one of."""
    table = position("""
        option characters picked
        option tiles paperboy-red,sheriff,banker-red,grocer-red,worker,settler-red,mercenary,indian-red
        player A
        player B
        player C
        player D
        player E
        player F
        agenda
          round before-choose
    """)
    table.play("A sheriff", "B banker-red", "C mercenary", "D worker", "E indian-red", "F paperboy-red")
    assert table.asked == "F ask-second"
    assert table.choices == {"grocer-red", "settler-red"}
    table.play("F settler-red", "F no")
    table.shows("turn F A B D C E")


def test_a_paperboy_drawn_by_chance_brings_an_eighth_tile() -> None:
    """R-CHAR-EIGHT: without him chance stops after seven."""
    table = known_first(3, characters="random", sides="yellow")
    table.draw("paperboy", *"sheriff banker grocer worker settler captain".split())
    assert table.asked == "* draw-character"
    table.draw("mercenary")
    assert table.asked == "* draw-tile"
    other = known_first(3, characters="random", sides="yellow")
    other.draw(*"sheriff banker grocer worker settler captain mercenary".split())
    assert other.asked == "* draw-tile"


# ---- the track after a tile was taken


@pytest.mark.parametrize(
    ("space", "tile", "market"),
    [
        ("build-12", "mine", "12:bank 10:ranch 8:bank 6:hotel 5:church 4:mine 3:ranch"),
        ("build-6", "hotel", "12:bank 10:mine 8:ranch 6:bank 5:church 4:mine 3:ranch"),
        ("build-3", "ranch", "12:bank 10:mine 8:ranch 6:bank 5:hotel 4:church 3:mine"),
    ],
)
def test_dearer_tiles_slide_into_the_hole(space: str, tile: str, market: str) -> None:
    """R-SHIFT-REFILL: one space each, cheaper ones stay, and a new tile comes to $12."""
    table = position("""
        option characters prosperity
        market 12:mine 10:ranch 8:bank 6:hotel 5:church 4:mine 3:ranch
        player A cash 7
        player B
        agenda
          round before-choose
    """)
    table.play("A worker-red")
    assert table.choices == {"no", *[f"build-{price}" for price in (12, 10, 8, 6, 5, 4, 3)]}
    table.play(f"A {space}")
    assert table.asked == "* draw-tile"  # there is no land to build on
    table.draw("bank")
    table.shows(f"""
        market {market}
        player A cash 2 hand {tile}
    """)


def test_gaps_of_the_track_slide_along() -> None:
    """R-SHIFT-REFILL: every tile moves one space, not to the lowest gap."""
    table = position("""
        option characters prosperity
        market 10:mine 5:bank 3:ranch
        player A cash 5
        player B
        agenda
          round before-choose
    """)
    table.play("A worker-red")
    assert table.choices == {"no", "build-10", "build-5", "build-3"}
    table.play("A build-3")
    table.draw("saloon")
    table.shows("market 12:saloon 8:mine 4:bank")


def test_an_empty_bag_leaves_the_12_space_empty() -> None:
    """R-SHIFT-REFILL, R-BAG-EMPTY: the tiles slide all the same, and nobody can place a cowboy on $12."""
    table = position("""
        option characters prosperity
        bag -
        market 12:mine 10:bank
        player A cash 5 cowboys 1
        player B
        agenda
          round before-choose
    """)
    table.play("A worker-red", "A build-10", "B banker")
    table.shows("""
        market 10:mine
        player A hand bank
    """)
    assert table.asked == "A ask-place"
    assert "build-10" in table.choices
    assert "build-12" not in table.choices


CITY_HALL_DRAWN = """
               c      d      e
         5
           +      +------+      +
         4   A    |   hs |
                  |      |
           +      +------+      +
         3

        option characters prosperity
        bag city-hall 1 saloon 1 hotel 1
        market 12:mine 10:bank
        pass B A C
        player A cash 5
        player B
        player C
        agenda
          round before-choose
"""


def test_a_city_hall_drawn_in_phase_1_is_placed_at_once() -> None:
    """R-SHIFT-CITYHALL, R-CHAR-TIMING: the first of the pass track places it; a tile comes; C chooses."""
    table = position(CITY_HALL_DRAWN)
    table.play("B banker", "A worker-red", "A build-10", "A keep")
    table.draw("city-hall")
    assert table.asked == "B ask-city-hall"
    assert table.choices == set("c3 d3 e3 e4 c5 d5 e5".split())
    table.play("B e4")
    assert table.asked == "* draw-tile"
    assert table.chances == {"saloon": 1, "hotel": 1}
    table.draw("hotel")
    assert table.asked == "C ask-character"
    table.shows("""
               c      d      e
         5
           +      +------+      +
         4   A    |   hs |   CH
                  |      |
           +      +------+      +
         3

        market 12:hotel 10:mine
        player A hand bank
    """)


def test_the_builder_is_ahead_of_the_city_hall() -> None:
    """R-SHIFT-CITYHALL, R-CHINESE-R-BUILD: who builds at once has the site and its House before the draw."""
    table = position(CITY_HALL_DRAWN)
    table.play("B banker", "A worker-red", "A build-10", "A c4", "A c5")
    table.draw("city-hall")
    assert table.asked == "B ask-city-hall"
    assert table.choices == set("c3 d3 e3 e4 d5 e5".split())


def test_a_city_hall_may_be_the_last_tile_of_the_bag() -> None:
    """R-SHIFT-CITYHALL, R-BAG-EMPTY: then nothing comes to $12."""
    table = position(CITY_HALL_DRAWN.replace("bag city-hall 1 saloon 1 hotel 1", "bag city-hall 1"))
    table.play("B banker", "A worker-red", "A build-12", "A keep")
    table.draw("city-hall")
    table.play("B d5")
    assert table.asked == "C ask-character"
    table.shows("""
        market 10:bank
        bag -
    """)


def test_a_city_hall_of_phase_1_gets_its_roads_from_the_general_supply() -> None:
    """R-SHIFT-CITYHALL, R-CITYHALL-PLACE: all connected land has owners; B keeps the own road."""
    table = position("""
               b      c      d      e      f
         6
         5          A      A      A
           +      +      +------+      +      +
         4          A    |   hs | C
                         |      |
           +      +      +------+      +      +
         3          C      C      C
         2

        option characters prosperity
        bag city-hall 1
        market 3:bank
        pass B A C
        player A cash 5
        player B roads 1
        player C
        agenda
          round before-choose
    """)
    table.play("B banker", "A worker-red", "A build-3", "A keep")
    table.draw("city-hall")
    assert table.asked == "B ask-city-hall"
    assert table.parcels == set()
    assert table.roads == set("c5e d5e c4n e4n c3n e3n c3e d3e".split())
    table.play("B e4n")
    assert table.parcels == {"f4", "f5"}
    table.play("B f4")
    table.shows("player B roads 1")


def test_the_holder_chooses_among_several_mines() -> None:
    """R-WHICH-TILE: which one is taken decides how the track slides."""
    for space, market in (("build-12", "12:saloon 8:bank 4:mine"), ("build-4", "12:saloon 10:mine 6:bank")):
        table = position("""
            option characters gold-rush
            market 12:mine 8:bank 4:mine
            player A cash 10
            player B
            agenda
              round before-choose
        """)
        table.play("A prospector")
        assert table.choices == {"no", "build-12", "build-4"}
        table.play(f"A {space}", "A a1")
        table.draw("saloon")
        table.shows(f"market {market}")


# ---- buildings of phase 1


def test_a_building_of_this_round_can_be_attacked() -> None:
    """R-ATTACK-NEW: the Mine that came with the Prospector stands on the board like any other."""
    table = position("""
               c      d      e
         5     ^^
         4
         3

        option characters gold-rush
        bag -
        market 3:mine
        player A cash 10 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A prospector", "A build-3", "A d4", "B indian-red", "B d4", "A pass")
    assert table.told("stole") == [("B", "d4", "1")]
    assert table.cash == [2, 1]


def test_a_building_of_this_round_can_be_defended() -> None:
    """R-ATTACK-NEW, R-CHINESE-R-BUILD: the owner of a Hotel built in phase 1 may stand on it."""
    table = position("""
               c      d      e
           +      +------+      +
         4        |   hs | A
                  |      |
           +      +------+      +

        option characters prosperity
        bag -
        market 3:hotel
        player A cash 5 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A worker-red", "A build-3", "A e4", "A e5", "B indian-red")
    assert table.asked == "A ask-place"
    assert "e4" in table.choices
    table.play("A e4")
    assert "e4" in table.choices  # of B


def test_a_church_of_this_round_protects_its_neighbours() -> None:
    """R-ATTACK-NEW, R-CHURCH-ADJ: built in phase 1, it keeps attackers from the Saloon and the new Church."""
    table = position("""
               c      d      e      f
           +      +------+      +      +
         4        |   hs | A      A sa
                  |      |
           +      +------+      +      +
         3                        A ra
         2                        A ho

        option characters prosperity
        bag -
        market 3:church
        turn B A
        player A cash 5 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A worker-red", "A build-3", "A e4", "A e5", "B captain", "A pass")
    assert table.asked == "B ask-place"
    assert "f2" in table.choices
    assert not {"e4", "f4", "f3"} & table.choices


# ---- points


def test_points_never_fall_below_zero() -> None:
    """R-VP-NEG: without a point the loser has none to give, and with $1 no $2 either."""
    table = position("""
               d
         4
             ab

        option characters settling-scores
        player A cash 1 vp 0 character mercenary
        player B character undertaker
        agenda
          round before-parcel-duels
    """)
    table.roll(1, 6)
    assert table.vp == [0, 0]
    assert table.cash == [1, 0]
