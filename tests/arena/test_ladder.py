"""The ladder: its table can be played and asks for what it should; verdicts say what the figures say."""

import re

import pytest

from carson.arena.ladder import Ladder, chosen, read_ladder, steps, usual_ladder
from carson.arena.ladder_report import END, START, Report, placed
from carson.arena.speed import playouts
from carson.arena.standings import Standing, wilson
from carson.arena.times import Times
from carson.arena.verdict import Verdict, difference, verdict
from carson.core.errors import BadFile, BadOption

STRENGTHS = ("drifter", "rancher", "marshal:playouts=800", "legend:playouts=800")

TOY = """
[[part]]
name = "heap"
title = "A heap"
game = "pebbles"
vary = { heap = ["21", "5"] }

[[part.step]]
bots = ["random", "random"]
games = 4

[[part.step]]
bots = ["sleepy", "random"]
games = 8
above = "random"

[[part]]
name = "three"
title = "Three seats"
game = "pebbles"

[[part.step]]
bots = ["dozy:naps=1", "random", "random"]
games = 9
at_least = 0.5
"""


def test_the_usual_ladder_asks_for_what_is_promised() -> None:
    ladder = usual_ladder()
    found = steps(ladder, "1")
    asked = [(step.row.bots, step.games, step.row.at_least) for step in found if step.part.name == "board"]
    assert [(bots, share) for bots, _, share in asked] == [
        (["rancher"] + ["drifter"] * 3, 0.90),
        (["marshal:playouts=800"] + ["rancher"] * 3, 0.55),
        (["legend:playouts=800"] + ["marshal:playouts=800"] * 3, 0.40),
    ]
    assert asked[0][1] == 1000
    for part, kinds in (
        ("solo", ("rancher", "miner", "strength", "urban")),
        ("cards", ("novice", "intermediate", "expert")),
    ):
        against = {(step.bot, step.against) for step in found if step.part.name == part}
        assert against == {(bot, kind) for bot in STRENGTHS for kind in kinds}
    better = {(step.part.name, step.bot, step.row.above) for step in found if step.row.above}
    assert ("solo", "marshal:playouts=800", "rancher") in better
    assert [(speed.bot, speed.ms, speed.at_least) for speed in ladder.speeds] == [("marshal", 300, 3000)]


@pytest.mark.usefixtures("toy")
class TestTable:
    def test_every_step_is_played_with_every_value(self) -> None:
        found = steps(read_ladder(TOY), "7")
        assert [step.name for step in found] == [
            *("heap-21-random", "heap-5-random", "heap-21-sleepy", "heap-5-sleepy", "three-dozy")
        ]
        assert [step.plan.options["heap"] for step in found] == ["21", "5", "21", "5", "10"]
        assert [step.against for step in found][-2:] == ["5, random", "2 \N{MULTIPLICATION SIGN} random"]
        assert {step.plan.seed for step in found} == {"7"}

    def test_a_try_has_fewer_games_but_never_more(self) -> None:
        assert [step.games for step in steps(read_ladder(TOY), "7", 6)] == [4, 4, 6, 6, 6]

    def test_parts_are_chosen_by_name(self) -> None:
        assert [part.name for part in chosen(read_ladder(TOY), ["three"]).parts] == ["three"]
        with pytest.raises(BadOption, match="the ladder has no part “two”; it has heap, three"):
            chosen(read_ladder(TOY), ["two"])

    @pytest.mark.parametrize(
        ("old", "new", "says"),
        [
            (
                '"dozy:naps=1"',
                '"legend"',
                "the part “three” of the ladder cannot be played: there is no bot “legend”",
            ),
            ('"21"', '"22"', "the part “heap” of the ladder cannot be played: heap cannot be “22”"),
            (
                'above = "random"',
                'above = "rancher"',
                "heap-21-sleepy is compared with rancher, which is not",
            ),
            ('["sleepy",', '["random",', "two steps that are called heap-21-random"),
        ],
    )
    def test_what_cannot_be_played_is_told_before_a_game(self, old: str, new: str, says: str) -> None:
        with pytest.raises(BadOption, match=re.escape(says)):
            steps(read_ladder(TOY.replace(old, new)), "7")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[[part]]", "[[part", "this is no ladder"),
        ("at_least = 0.5", "at_least = 50", "at_least"),
        ("games = 9", "games = 0", "games"),
        ("games = 9", "game = 9", "game"),
        ('name = "three"', 'name = "../three"', "name"),
    ],
)
def test_a_broken_table_is_refused(old: str, new: str, says: str) -> None:
    with pytest.raises(BadFile, match=re.escape(says)):
        read_ladder(TOY.replace(old, new))


# ---- verdicts


def standing(wins: int, games: int) -> Standing:
    return Standing(0, "x", False, games, wins, wins / games, wilson(wins, games), 25, (0, 50), 0, Times())


def test_the_interval_of_a_difference() -> None:
    """Newcombe (1998), table II: 56 of 70 against 48 of 80, method 10."""
    assert difference(standing(56, 70), standing(48, 80)) == pytest.approx((0.0524, 0.3339), abs=1e-4)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("wins", "holds", "sure"),
    [(900, True, True), (510, True, False), (490, False, False), (100, False, True)],
)
def test_a_share_that_is_demanded(wins: int, holds: bool, sure: bool) -> None:
    found = steps(read_ladder(TOY), "7")
    figures = {step.bot: standing(wins, 1000) for step in found}
    assert verdict(found[-1].row, figures) == Verdict("at least 50%", holds, sure)
    assert verdict(found[0].row, figures) is None


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("wins", "holds", "sure"),
    [(700, True, True), (510, True, False), (500, False, False), (300, False, True)],
)
def test_more_than_another_bot(wins: int, holds: bool, sure: bool) -> None:
    found = steps(read_ladder(TOY), "7")
    figures = {step.bot: standing(500 if step.bot == "random" else wins, 1000) for step in found}
    assert verdict(found[2].row, figures) == Verdict("more than random", holds, sure)


@pytest.mark.usefixtures("toy")
def test_values_taken_together() -> None:
    """Each place alone would say that sleepy is no better; both together say that it is."""
    table = TOY.replace("vary = ", "together = true\nvary = ")
    found = steps(read_ladder(table), "7")
    wins = {"heap-21-random": 10, "heap-5-random": 90, "heap-21-sleepy": 60, "heap-5-sleepy": 90}
    report = Report(
        "7", found, standings={step.name: [standing(wins.get(step.name, 0), 100)] for step in found}
    )
    lines = [line for line in report.lines() if line.part.name == "heap"]
    assert [(line.against, line.said) for line in lines[:4]] == [(step.against, None) for step in found[:4]]
    assert [(line.bot, line.against, line.figures.games) for line in lines[4:]] == [
        ("random", "all together", 200),
        ("sleepy", "all together", 200),
    ]
    assert lines[5].figures.win_rate == 0.75
    assert lines[5].said == Verdict("more than random", True, True)
    assert len(report.verdicts()) == 2  # this one, and the share that three seats demand


# ---- speed


def test_playouts_are_counted_for_bots_that_search() -> None:
    found = playouts("cards", {"virtual": "novice"}, "marshal", 1)
    assert found.moves > 0
    assert 0 < found.fewest <= found.median <= found.most
    assert found.fewest <= found.mean <= found.most


def test_a_bot_that_does_not_search_has_no_speed(toy: None) -> None:
    with pytest.raises(BadOption, match="takes no parameters"):
        playouts("pebbles", {}, "random", 5)


# ---- pages


def test_a_page_keeps_what_is_around_the_tables() -> None:
    new = placed(None, "one\n")
    assert placed(f"before\n{new}after\n", "two\n") == f"before\n{START}\ntwo\n{END}\nafter\n"
    with pytest.raises(BadFile, match="it is there already, without the lines"):
        placed("a letter\n", "two\n")


def test_an_empty_ladder_is_a_ladder() -> None:
    assert read_ladder("") == Ladder()
