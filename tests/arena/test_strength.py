"""The tool that measures a bot against an earlier revision: who plays what; both engines must agree."""

import sys
from collections import Counter
from typing import Any

import pytest

from tools.former_seats import Table
from tools.strength import (
    MIXES,
    SEATS_THERE,
    SETTINGS,
    Deal,
    FormerProcess,
    Played,
    Setting,
    deals,
    line,
    play,
    tallies,
)

HEAP = Setting("pebbles", 2, [{"heap": "21"}, {"heap": "5"}])
DEAL = Deal("pebbles", {"seats": "2", "heap": "21"}, "s", (1,))


class Beside:
    """Former bots who sit in this process, remember what they heard, and may count wrongly."""

    def __init__(self, mistake: int = 0) -> None:
        self.mistake = mistake
        self.heard: list[tuple[object, ...]] = []

    def tell(self, kind: str, *rest: Any) -> None:
        self.heard.append((kind, *rest))
        if kind == "begin":
            self.table = Table(*rest)
        else:
            self.table.act(*rest)

    def ask(self, kind: str, *rest: Any) -> Any:
        self.heard.append((kind, *rest))
        return self.table.ask(*rest) if kind == "ask" else [n + self.mistake for n in self.table.end()]


def test_every_deal_is_played_in_every_seat() -> None:
    found = deals(HEAP, 5, "s")
    assert [(deal.seed, deal.present) for deal in found] == [
        *(("s/0", (0,)), ("s/0", (1,)), ("s/1", (0,)), ("s/1", (1,)), ("s/2", (0,)), ("s/2", (1,)))
    ]
    assert all(one.options == two.options for one, two in zip(found[::2], found[1::2], strict=True))
    assert deals(HEAP, 5, "s") == found


def test_alone_each_bot_plays_every_deal() -> None:
    found = deals(SETTINGS["solo-urban"], 3, "s")
    assert Counter((deal.seed, deal.present) for deal in found) == {
        (f"s/{number}", present): 1 for number in range(3) for present in ((0,), ())
    }


def test_the_variants_are_mixed() -> None:
    found = {deal.options["variants"] for deal in deals(SETTINGS["variants"], 400, "s")}
    assert found <= set(MIXES)
    assert {len(mix.split(",")) for mix in found} == {1, 2, 3, 4}


@pytest.mark.usefixtures("toy")
def test_former_bots_hear_of_everything_and_are_asked_for_their_seats_only() -> None:
    former = Beside()
    played = play(DEAL, "random", former)
    asked = [message[1] for message in former.heard if message[0] == "ask"]
    acted = [message[1] for message in former.heard if message[0] == "act"]
    assert former.heard[0] == ("begin", "pebbles", DEAL.options, "s", "random")
    assert former.heard[-1] == ("end",)
    assert set(asked) == {0}
    assert set(acted) == {0, 1}
    assert sorted(played.shares) == [0.0, 1.0]
    assert played.totals == former.table.end()


@pytest.mark.usefixtures("toy")
def test_engines_that_disagree_are_no_measure() -> None:
    with pytest.raises(SystemExit, match="do not agree"):
        play(DEAL, "random", Beside(mistake=1))


def test_virtual_players_count_for_nobody() -> None:
    own = Played(Deal("city", {}, "s", (0,)), [1.0, 0.0], [50, 40])
    theirs = Played(Deal("city", {}, "s", ()), [0.0, 1.0], [30, 44])
    present, former = tallies([own, theirs], 1)
    assert (present.games, present.wins, present.points) == (1, 1.0, 50)
    assert (former.games, former.wins, former.points) == (1, 0.0, 30)
    assert "alone     present 100.0%" in line("solo", SETTINGS["solo-urban"], [own, theirs])


def test_a_game_with_bots_of_another_process() -> None:
    """Here they are of the same revision; at cards, where answers are sealed."""
    cards = Setting("cards", 2, [{"seats": "2"}])
    former = FormerProcess([sys.executable, SEATS_THERE])
    try:
        played = [play(deal, "drifter", former) for deal in deals(cards, 2, "s")]
    finally:
        former.close()
    assert [sum(one.shares) for one in played] == [1.0, 1.0]
