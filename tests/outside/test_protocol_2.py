"""Protocol 2: programs hear moves and results, say what they play, learn, and are refused when they lie."""

import json
from pathlib import Path

import pytest

from carson.arena.contest import contest, jobs
from carson.arena.playing import play
from carson.core.bot import dismiss, take_notes, welcome
from carson.core.clock import UNHURRIED
from carson.core.errors import BadBot
from carson.core.following import Following, chosen, known_moves
from carson.core.match import Match
from carson.core.outside import bot_log
from carson.core.outside.waiting_room import send_home
from carson.core.rng import Rng
from carson.core.sentence import read
from carson.core.state import CHANCE, NOBODY
from tests.outside.test_examples import BANDITS, carson, command
from tests.outside.test_talk import GAME, made, named


@pytest.fixture
def match() -> Match:
    return Match.start(GAME, GAME.settle({"seats": "2"}), "dice", ["Ann", "Ben"])


def heard(file: Path, kind: str) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    return [line for line in lines if line["type"] == kind]


def test_every_move_is_heard_once_and_the_result_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "heard"
    plan = contest(GAME, {}, [named("record 2", str(file)), "random"], "1")
    outcome = play(plan, jobs(plan, 1)[0])
    assert outcome.notes == []
    told: list[object] = []
    for message in [*heard(file, "ask"), *heard(file, "over")]:
        assert message["since"] == len(told)
        moves = message["moves"]
        assert isinstance(moves, list)
        told += moves
    (over,) = heard(file, "over")
    assert over["scores"] == outcome.totals
    assert (over["seat"], over["winners"]) == (0, 1)
    state = GAME.new(plan.options)
    for move in told:  # all of them, in their order: they lead to the end of the game
        assert isinstance(move, dict)
        assert move["text"] == GAME.action_text(move["action"])
        state.apply(move["seat"], move["action"])
    result = state.result()
    assert result is not None
    assert result.ranking == over["ranking"]


def test_a_move_that_was_taken_back_is_forgotten(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "heard"
    bot = made("record 2", str(file))
    seat = match.state.actors()[0]
    legal = match.state.legal(seat)
    before = len(known_moves(match))
    chosen(bot, match, seat)
    match.act(seat, legal[0])
    chosen(bot, match, match.state.actors()[0])
    match.undo([seat])
    match.act(seat, legal[-1])
    chosen(bot, match, match.state.actors()[0])
    dismiss([bot])
    asked = heard(file, "ask")
    assert [message["since"] for message in asked] == [0, before, before]
    assert asked[2]["moves"][0]["action"] == legal[-1]  # type: ignore[index]


@pytest.mark.parametrize("options", [{"variants": "might-is-right"}, {"variants": "new-beginning"}])
def test_nobody_hears_what_others_hide(options: dict[str, str]) -> None:
    """Sealed answers come when they are open; where hands are hidden, draws never do."""
    settled = GAME.settle({"seats": "3", **options})
    following, state, rng = Following(GAME, settled), GAME.new(settled), Rng(5)
    sealed = 0
    while (seat := int(state.actor())) != NOBODY:
        action = int(state.pick(rng))
        before = len(following.known)
        state.play(seat, action)
        following.add(seat, action, state)
        if state.holds_sealed_answers():
            sealed += 1
            assert len(following.known) == before
    assert sealed > 0
    hidden = GAME.keeps_secrets(settled)
    assert any(move.seat == CHANCE for move in following.known) != hidden


@pytest.mark.parametrize(
    ("way", "says"),
    [
        (
            "protocol",
            "naughty.py protocol is refused: it says that it speaks protocol 9, and there are 1 to 2",
        ),
        ("no protocol", "is refused: it says that it speaks protocol two"),
        ("bad games", "is refused: it says that it speaks protocol 2, but its hello is none"),
        ("bad learns", "is refused: it says that it speaks protocol 2, but its hello is none"),
        ("cards only", "naughty.py 'cards only' does not play city; it plays cards"),
    ],
)
def test_a_program_that_is_not_what_it_says_is_refused_by_name(way: str, says: str) -> None:
    bot = made(way)
    with pytest.raises(BadBot, match=says):
        welcome([bot])
    assert bot.process is None


def test_options_and_promises_are_held_against_it(match: Match) -> None:
    seat = match.state.actors()[0]
    bot = made("three seats")
    with pytest.raises(BadBot, match="does not play with seats “2”; it plays with 3"):
        bot.choose(match.view(seat), match.state.legal(seat), UNHURRIED)
    plan = contest(GAME, {}, [named("never ready"), "random"], "1")
    with pytest.raises(BadBot, match="it says that it learns, but answered “sing” where “ready” was due"):
        play(plan, jobs(plan, 1)[0])


def test_an_illegal_answer_may_be_mended_and_is_counted(match: Match) -> None:
    seat = match.state.actors()[0]
    legal = match.state.legal(seat)
    bot = made("mends")
    assert bot.choose(match.view(seat), legal, UNHURRIED) == legal[0]
    assert (bot.illegal, bot.starts) == (2, 1)
    assert take_notes(bot) == []
    dismiss([bot])


def test_the_arena_shows_the_rate_of_illegal_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")  # the name of the bot has the path of this folder
    games = ("--games", "2", "--jobs", "1", "--resume", str(tmp_path / "run"))
    for _ in range(2):  # the second time from the journal
        figures = json.loads(carson("arena", named("mends"), "random", *games, "--json"))
        first, second = figures["bots"]
        assert first["illegal"] == 2 * first["decisions"]
        assert (first["illegal_rate"], second["illegal_rate"]) == (0.6667, 0.0)
    shown = carson("arena", named("mends"), "random", *games)
    assert "illegal" in shown
    assert "66.7%" in shown


@pytest.mark.parametrize("example", BANDITS, ids=lambda path: str(path.suffix))
def test_the_examples_learn_from_game_to_game(
    example: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "bots.log"
    monkeypatch.setenv(bot_log.FILE, str(log))
    plan = contest(GAME, {}, [f"exec:{command(example)}", "random"], "1")
    for job in jobs(plan, 2):
        assert play(plan, job).notes == []
    send_home()
    lines = log.read_text().splitlines()
    assert len({line.split()[1] for line in lines}) == 1, "one program for both games"
    assert [line.partition(" ! ")[2] for line in lines if " ! " in line] == [
        "learned from 1 games",
        "learned from 2 games",
    ]
    assert sum('"type": "hello"' in line and " > " in line for line in lines) == 1


def test_the_log_has_the_talk_and_the_errors(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "bots.log"
    monkeypatch.setenv(bot_log.FILE, str(log))
    bot = made("crash")
    chosen(bot, match, match.state.actors()[0])
    text = log.read_text()
    assert '> {"type": "hello", "protocol": 1, "newest": 2}' in text
    assert "! RuntimeError: my horse is lame" in text
    assert "it forfeits" in text
    assert "RuntimeError: my horse is lame" in read(take_notes(bot)[0])
