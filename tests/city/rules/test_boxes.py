"""The boxes: who can play with what, in each edition and with an expansion (B-EDITIONS)."""

import pytest

from carson.core.errors import BadOption
from tests.city.rules.draw import new_game, position

BASIC_BAG = "ranch 4 mine 4 drugstore 4 bank 4 saloon 3 hotel 3 church 2 prison 2"


@pytest.mark.parametrize(("edition", "seats"), [("2023", 6), ("2015", 6), ("2009", 5)])
def test_each_box_has_seats_for_so_many(edition: str, seats: int) -> None:
    """R-EDITION-SWITCH, R-PLAYERCOUNT, B-EDITIONS: the first box has five colours."""
    assert len(new_game(seats, edition=edition).cash) == seats
    with pytest.raises(BadOption):
        new_game(seats + 1, edition=edition)


def test_the_first_box_has_thirty_buildings() -> None:
    """R-EDITION-SWITCH, R-FIRST-BAG, B-EDITIONS: four of them on the track."""
    table = new_game(2, edition="2009")
    table.shows(f"""
        market 12:mine 10:ranch 4:mine 3:ranch
        bag {BASIC_BAG}
    """)
    with pytest.raises(BadOption):
        new_game(2, edition="2009", buildings="school")


@pytest.mark.parametrize(
    ("edition", "tile"),
    [("2015", "christmas"), ("2009", "gunsmith"), ("2009", "gunsmith-red"), ("2009", "heroes")],
)
def test_characters_that_are_not_in_the_box(edition: str, tile: str) -> None:
    """R-EDITION-SWITCH, B-EDITIONS."""
    tiles = f"sheriff,banker,grocer,worker,settler,captain,{tile}"
    assert new_game(2, edition="2023", characters="picked", tiles=tiles)
    with pytest.raises(BadOption):
        new_game(2, edition=edition, characters="picked", tiles=tiles)


@pytest.mark.parametrize("seats", [2, 6])
def test_the_first_box_with_horses_and_heroes(seats: int) -> None:
    """R-EDITION-SWITCH, R-PLAYERCOUNT, B-EDITIONS: a sixth colour, three characters, horses."""
    tiles = "paperboy,sheriff,banker-red,grocer,worker,settler,cowboy,heroes-red"
    boxes = {"edition": "2009", "expansions": "horses-heroes"}
    table = new_game(seats, **boxes, characters="picked", tiles=tiles, variants="horses")
    table.shows("player A horses 1 cash 15")
    table.shows(f"bag {BASIC_BAG}")
    with pytest.raises(BadOption):
        new_game(seats, **boxes, variants="outlaws")
    with pytest.raises(BadOption):
        new_game(seats, edition="2009", variants="horses")


def test_a_horse_is_sold_on_wages_in_the_first_box_too() -> None:
    """B-EDITIONS, R-WAGES-ORDER, D-05: the overlay of Horses & Heroes."""
    table = position("""
        option edition 2009
        option expansions horses-heroes
        option variants horses
        player A cash 0 on wages,wages,gambling
        player B cash 5 on vp-5
        agenda
          round before-wages
    """)
    assert table.asked == "A ask-horse"
    table.play("A horse-3")
    table.shows("player A cash 0 enclosures 0,0,1,0,0")


def test_red_sides_in_the_first_box() -> None:
    """R-EDITION-SWITCH, R-CHAR-SIDE, D-09: they play as the later books say; here with $2 for a point."""
    table = position("""
        option edition 2009
        option characters picked
        option tiles sheriff-red,banker-red,worker-red,settler-red,captain-red,mercenary-red,indian-red
        player A cash 0 cowboys 2 revolvers 3 character mercenary-red on cowboy-income
        player B cash 5 character indian-red on vp-5
        agenda
          round before-cowboy-income
    """)
    table.shows("player A cash 14")


def test_the_first_box_has_no_river_tiles() -> None:
    """R-EDITION-SWITCH, R-RIVER-LAYOUT: its river is printed, and has six mountains as later."""
    assert new_game(2, edition="2009", variants="river")
    with pytest.raises(BadOption):
        new_game(2, edition="2009", variants="river", river="d8,d7,d6,d5,d4,d3,d2,d1")
    assert new_game(2, edition="2015", variants="river", river="d8,d7,d6,d5,d4,d3,d2,d1")
