"""What the terminal shows of horses."""

from carson.city.drawing.board import draw_board
from tests.city.rules.draw import GAME, DrawnTable, new_game, position

NAMES = ["Ada", "Ben"]
STABLES = """\
    Horses          At home  Enclosure 1    2    3    4    5  Rodeo points  Tokens   c with a cowboy
  A Ada                   1            0    1    0   2c    0            14       0
  B Ben                   0            1    0    0    0  10c           101       1
"""


def drawn(table: DrawnTable) -> list[str]:
    """The lines of the board."""
    return ["".join(span.text for span in line).rstrip() for line in draw_board(table.state, NAMES)]


def test_the_board_has_a_table_of_horses() -> None:
    """EX-23, and as many horses as a column must hold."""
    table = position("""
        option variants horses
        round 2
        player A cowboys 2 horses 1 enclosures 0,1,0,2,0 hats 4
        player B enclosures 1,0,0,0,10 hats 5 rodeo-tokens 1
    """)
    lines = drawn(table)
    at = next(number for number, line in enumerate(lines) if line.startswith("    Horses"))
    assert lines[at : at + 3] == STABLES.splitlines()
    assert all(len(line) <= 100 for line in lines)


def test_cowboys_in_enclosures_are_explained_only_where_there_are_some() -> None:
    text = "\n".join(drawn(new_game(2, variants="horses")))
    assert "Enclosure 1" in text
    assert "with a cowboy" not in text
    assert "Enclosure" not in "\n".join(drawn(DrawnTable(GAME.new(GAME.settle({"seats": "2"})))))
