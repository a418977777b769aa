"""What is said and shown about Jeb Standish: the log, the board, views and scenes."""

import json

import pytest

from carson.city.face import CityFace
from carson.city.facts.standish import STRATEGIES
from carson.city.topics.standish.why import REASONS, packed_why, why_of
from carson.city.topics.standish.words import why_text
from carson.core.view import seen
from tests.city.games import played
from tests.city.rules.draw import GAME
from tests.city.rules.solo import any_hand, card, solo
from tests.scenes import sent

FACE = CityFace()
NAMES = ["Ann", "Jeb Standish"]


def lines_of(text: str, *draws: str) -> list[str]:
    """The log after some draws."""
    table = solo(text)
    table.draw(*draws)
    return [FACE.tell(event, NAMES) for event in table.events]


def test_the_log_says_why() -> None:
    told = lines_of(
        """
               c      d      e
         4            hs

        market 6:saloon
        player A cowboys 1
        player B hand bank
    """,
        card("D"),
        "c4",
    )
    assert told[-1] == (
        "Jeb Standish sends a cowboy to c4: most income for a Bank, $3 "
        "(a die picks from 8 equally good places)."
    )
    assert told[0].startswith("Jeb Standish draws card D with power")


def test_a_line_names_its_card_as_the_scene_does() -> None:
    table = solo("market 6:saloon\nplayer A cowboys 1\nplayer B hand bank")
    table.draw(card("A"))
    drew = next(event for event in table.events if event.kind == "drew-card")
    scene = sent(FACE.scene(seen(table.state, 0)))["standish"]
    assert isinstance(scene, dict)
    assert FACE.places(drew) == [one["at"] for one in scene["cards"]] == [card("A")]


@pytest.mark.parametrize("reason", range(len(REASONS)))
@pytest.mark.parametrize(("building", "amount", "equals"), [(-1, 0, 1), (4, 15, 3)])
def test_every_reason_has_its_words(reason: int, building: int, amount: int, equals: int) -> None:
    packed = int(packed_why(reason, building, amount, equals))
    assert tuple(why_of(packed)) == (reason, building, amount, equals)
    text = why_text(packed)
    assert text
    assert "{" not in text
    assert ("a die picks" in text) == (equals > 1)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_whole_games_are_told_and_shown(strategy: str) -> None:
    """Every line and every board of a game, without a hole to fill and within the columns."""
    options = GAME.settle({"solo": strategy})
    told = 0
    for number, (state, events) in enumerate(played(options, 5)):
        lines = [FACE.tell(event, NAMES) for event in events]
        assert not any("{" in line for line in lines)
        told += sum("Jeb Standish sends" in line for line in lines)
        if number % 9 == 0:
            board = ["".join(span.text for span in line) for line in FACE.board(seen(state), NAMES)]
            assert max(len(line) for line in board) <= 100
            scene = sent(FACE.scene(seen(state, 0)))["standish"]
            assert scene["power"] == sum(one["power"] for one in scene["cards"])
            assert len(scene["prefers"]) == 9
            assert json.loads(json.dumps(state.view(0)))["standish"]["strategy"] == strategy
    assert told > 8


def test_the_board_shows_his_cards_and_who_lies_on_his_character_card() -> None:
    table = solo(
        """
        pass B
        player A cowboys 1
        player B cowboys 2
    """,
        drawn=any_hand(3),
    )
    board = "\n".join("".join(span.text for span in line) for line in FACE.board(seen(table.state), NAMES))
    assert "Jeb Standish, Urban: cards A2 B2 C1 = 5, none to come" in board
    assert "Lawyer card: 2 cowboys" in board
    scene = sent(FACE.scene(seen(table.state, 0)))["standish"]
    assert isinstance(scene, dict)
    assert (scene["beaten"], scene["beatenPower"], scene["beatenVp"]) == (2, 2, 2)


def test_labels_and_odds_know_that_he_rolls_no_die() -> None:
    table = solo(
        """
        pass B
        player A cowboys 4 revolvers 2
        player B on gambling
    """,
        drawn=any_hand(3),
    )
    choices = {choice.at: choice.label for choice in FACE.choices(seen(table.state, 0), NAMES)}
    assert "duel with Jeb Standish (strength 5 without a die); you would have 5" in (
        choices["gambling"] or ""
    )
    note = FACE.explain(seen(table.state, 0), "gambling", NAMES).note
    assert "(5 without a die, and he wins ties)" in note
    assert "100% chance" in note
    passing = [choice.label for choice in FACE.choices(seen(table.state, 0), NAMES) if choice.at is None]
    assert "Pass: you place no more cowboys this round" in passing


def test_inspecting_shows_his_cards() -> None:
    shown = GAME.inspect(solo("player A\nplayer B", drawn=any_hand(1)).state)["standish"]
    assert isinstance(shown, dict)
    deck = shown.pop("deck")
    assert shown == {"seat": 1, "strategy": "urban", "drawn": [1], "due": 2, "beaten": 0}
    assert len(deck) == 11
