"""Texts and drawings: at every state of random games, and for everything the tables name."""

import re

import pytest

from carson.cards.count.gains import gain_of_card
from carson.cards.count.scores import LINES, VIRTUAL_LINES, total_of
from carson.cards.facts.characters import IDS
from carson.cards.facts.ids import ACTIONS
from carson.cards.facts.parcels import NAMES
from carson.cards.table.events import EVENT_TABLE
from carson.cards.words.actions import BOTH_WAYS, TEXTS, action_text
from carson.cards.words.log_lines import LINES as LOG_LINES
from carson.cards.words.speech import Silent
from carson.cards.words.terms import TEXTS as CATALOGUE
from carson.core.errors import BadAction, BadOption, IllegalAction
from carson.core.events import Event
from carson.core.face import Span
from carson.core.layout import WIDTH, columns
from carson.core.state import CHANCE
from carson.core.view import seen
from tests.cards.games import random_game
from tests.cards.table import GAME, at, city, do, fresh
from tests.cli.toy import Pebbles
from tests.helping import texts

FACE = GAME.face()
NAMES_OF_SIX = ["Ann", "Bartholomew Longname", "Cid", "Dörte", "Eve", "漢字の名前です"]


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_every_state_can_be_shown(seats: int) -> None:
    for seed in range(2):
        for number, (state, events) in enumerate(random_game(seats, seed)):
            names = NAMES_OF_SIX[: state.rules.seats]
            assert all(isinstance(FACE.tell(event, names), str) for event in events)
            assert all(isinstance(FACE.places(event), list) for event in events)
            for seat in state.actors():
                assert FACE.question(seen(state, seat), names)
                if seat != CHANCE:
                    choices = FACE.choices(seen(state, seat), names)
                    assert sorted(choice.action for choice in choices) == state.legal(seat)
                    assert len({choice.label for choice in choices}) == len(choices)
                    assert all(choice.label and choice.group for choice in choices)
            if number % 7 == 0:
                assert all(width(line) <= WIDTH for line in FACE.board(seen(state), names))
                assert FACE.status(seen(state))


def width(line: list[Span]) -> int:
    return sum(columns(span.text) for span in line)


def test_every_action_has_a_text() -> None:
    assert len(set(TEXTS.values())) == len(TEXTS)
    assert all(0 <= action < ACTIONS for action in TEXTS)
    assert all(re.fullmatch(r"[a-z0-9_-]+", text) for text in TEXTS.values())
    for action, text in TEXTS.items():
        assert BOTH_WAYS.parse(text) == action
    with pytest.raises(BadAction):
        BOTH_WAYS.parse("z99")
    with pytest.raises(BadAction):
        action_text(ACTIONS)


def test_every_event_has_a_line() -> None:
    for name, fields in EVENT_TABLE.values():
        event = Event(name, 0, dict.fromkeys(fields, 1))
        assert bool(FACE.tell(event, ["Ann"])) == (not isinstance(LOG_LINES.get(name), Silent))


def test_help_tells_of_everything() -> None:
    topics = texts(FACE)
    for table, names in (("character", IDS), ("parcel", NAMES)):
        for name in names:
            text = CATALOGUE.text(f"{table}.{name}.text")
            assert text in topics.values()
            assert sum(text in told for told in topics.values()) == 2  # in a list, and alone


def test_labels_of_scores_options_and_bots() -> None:
    assert all(FACE.score_label(key, {}) for key in [*LINES, *VIRTUAL_LINES])
    for option in GAME.options():
        assert FACE.option_label(option.name)
        for choice in option.choices:
            assert FACE.choice_label(option.name, choice)
            assert bool(FACE.choice_help(option.name, choice)) == (option.name not in ("seats", "suits"))
    for bot in GAME.bots():
        assert FACE.bot_label(bot)
        assert FACE.bot_help(bot)


def test_a_finished_game_tells_why() -> None:
    state = at("round 18\nplayer B beside i-01\nagenda\n  game-over\n", seats=1)
    result = state.result()
    assert result is not None
    assert FACE.reason(result, {}).startswith("All 18 rounds")
    assert FACE.score_detail(result.scores[1][0]) == "1 of them"
    assert FACE.question(seen(state, 0), NAMES_OF_SIX) == "The game is over."


def test_who_is_waited_for() -> None:
    state = at("offer banker i-04 i-30\n", seats=3)
    do(state, "A 3")
    assert FACE.question(seen(state, 0), NAMES_OF_SIX) == "The others are choosing."
    do(state, "B 3")
    assert FACE.waiting(seen(state), NAMES_OF_SIX) == "Cid is to move."


def test_charts_follow_the_score() -> None:
    for state, _ in random_game(2, 3):
        chart = FACE.charts(seen(state))
    assert chart == {"vp": [total_of(state, seat) for seat in range(4)]}
    assert FACE.round_of(seen(state)) == 18


def test_seats_look_through_the_same_eyes_unless_cards_are_sealed() -> None:
    state = at("offer banker i-04 i-30\n", seats=3)
    assert [state.viewer(seat) for seat in (0, 1, 3, -2)] == [0, 1, -2, -2]
    assert fresh().viewer(0) == -2


def test_labels_tell_the_gain() -> None:
    state = at(
        "offer singer i-04\ncity A i-26@n14\nagenda\n  round taking\n  taking A\n  ask-take A\n", seats=1
    )
    labels = {choice.at: choice.label for choice in FACE.choices(seen(state, 0), NAMES_OF_SIX)}
    assert "+2 VP" in labels["singer"]
    assert gain_of_card(state, 0, BOTH_WAYS.parse("singer")) == 2
    assert "best place +2 VP" in labels["i-04"]


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("l12", "one of the choices|House|cover|touch"),
        ("a1", "touch"),
        ("ab28", "no card can lie"),
        ("n16", "not one of the choices"),
    ],
)
def test_reasons_why_not(cell: str, reason: str) -> None:
    state = at(
        "offer - i-04 i-05\ncity A i-26@n14\nagenda\n  round taking\n  taking A\n  ask-take A\n", seats=1
    )
    if cell != "n16":
        do(state, "A i-04")
    with pytest.raises(IllegalAction, match=reason):
        do(state, f"A {cell}")


def test_reasons_about_covering_and_size() -> None:
    land = "land A l12\n  ........\n  H......X\n"
    state = at(f"offer - i-04 i-05\n{land}agenda\n  round taking\n  taking A\n  ask-take A\n", seats=1)
    do(state, "A i-04")
    for cell, reason in (
        ("j12", "longer than 8"),
        ("l12", "cover house with empty land"),
        ("r12", "outlaws"),
    ):
        with pytest.raises(IllegalAction, match=reason):
            do(state, f"A {cell}")


def test_states_of_other_games_are_refused() -> None:
    other = Pebbles().new(Pebbles().settle({}))
    with pytest.raises(BadOption, match="another game"):
        FACE.board(seen(other), [])
    with pytest.raises(BadOption, match="another game"):
        GAME.inspect(other)


def test_the_board_marks_what_is_legal() -> None:
    state = at(
        "offer - i-04 i-05\ncity A i-26@n14\nagenda\n  round taking\n  taking A\n  ask-take A\n", seats=1
    )
    do(state, "A i-04")
    lines = FACE.board(seen(state), NAMES_OF_SIX)
    marks = [span.text for line in lines for span in line if span.style == "legal" and span.text in "[]"]
    assert marks == ["[", "]"] * len(state.legal(0))  # around one cell each
    drawn = "\n".join(
        "".join(span.text for span in line) for line in FACE.board(seen(city("HM/.X")), NAMES_OF_SIX)
    )
    assert "H M" in drawn


def test_help_speaks_of_the_rules_of_the_game() -> None:
    """Each option has its own text, and the other one's is not told."""
    games = {option: GAME.settle({"paperboy": option}) for option in ("any", "top")}
    told = {option: "\n".join(texts(FACE, game).values()) for option, game in games.items()}
    assert "any one from the pile" in told["any"]
    assert "unseen" not in told["any"]
    assert "the top card of the pile, unseen" in told["top"]
    assert "You name any" not in told["top"]
    for seats, shown, other in (("4", 4, 5), ("6", 5, 4)):
        text = "\n".join(texts(FACE, GAME.settle({"seats": seats})).values())
        assert f"{shown} terrain cards" in text
        assert f"{other} terrain cards" not in text
    experts = texts(FACE, GAME.settle({"virtual": "expert"}))["Virtual players"]
    assert "3 to 11" in experts
    assert "1 to 9" not in experts
