"""What the terminal says at the end of a game."""

import pytest

from carson.cli.scores import show_result
from carson.cli.screen import Screen
from carson.core import registry
from carson.core.result import Result, ScoreLine

ENDINGS = [
    ([30, 20], 1, "Ann wins."),
    ([30, 30], 2, "Ann and Jeb win together."),
    ([30, 30], 1, "Ann wins with as many points as Jeb: the tie-break decides."),
]


@pytest.mark.parametrize(("points", "winners", "said"), ENDINGS)
def test_who_wins_and_whether_a_tie_was_broken(
    points: list[int], winners: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    scores = [[ScoreLine("track", number, number)] for number in points]
    result = Result("four-rounds", [0, 1], scores, winners)
    game = registry.game("city")
    show_result(Screen(), game, game.new(game.settle({})), result, ["Ann", "Jeb"], None, "11 duels")
    told = " ".join(capsys.readouterr().out.split())
    assert f"{said} 11 duels" in told
