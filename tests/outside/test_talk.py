"""A program plays as a bot; one that fails is restarted once and then forfeits."""

import json
import shlex
import sys
import time
from pathlib import Path

import pytest

from carson.core import registry
from carson.core.bot import Bot, dismiss, take_notes, welcome
from carson.core.bot_names import bot_maker, exact_name
from carson.core.clock import UNHURRIED, Clock
from carson.core.errors import BadOption
from carson.core.match import Match
from carson.core.outside.bot import OutsideBot
from carson.core.sentence import read

NAUGHTY = str(Path(__file__).parent / "naughty.py")
GAME = registry.game("city")


def named(*words: str, ms: int = 5000) -> str:
    return f"exec:ms={ms} {shlex.join([sys.executable, NAUGHTY, *words])}"


def made(*words: str, ms: int = 5000, seed: str = "1") -> OutsideBot:
    bot = bot_maker(GAME, named(*words, ms=ms), outside=True)(seed)
    assert isinstance(bot, OutsideBot)
    return bot


@pytest.fixture
def match() -> Match:
    return Match.start(GAME, GAME.settle({"seats": "2"}), "dice", ["Ann", "Ben"])


def choices(match: Match, bot: Bot, count: int) -> list[int]:
    """Which of the legal actions the bot chooses, one question after the other."""
    found = []
    for _ in range(count):
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        found.append(legal.index(bot.choose(match.view(seat), legal, UNHURRIED)) - len(legal))
        match.act(seat, legal[-1])
    return found


def test_a_program_is_asked_again_and_again(match: Match) -> None:
    bot = made("good")
    welcome([bot])
    assert choices(match, bot, 5) == [-1] * 5
    assert bot.starts == 1
    assert dismiss([bot]) == []
    assert bot.process is None


@pytest.mark.parametrize(
    ("way", "says"),
    [
        ("crash", "stopped with exit code 1; it is started again\nTraceback (most recent call last):\n"),
        ("silent", "was silent for 300 ms"),
        ("garbage", "wrote a line that is no JSON"),
        ("list", "wrote a line that is no JSON object"),
        ("illegal", "chose -5, which is not legal"),
        ("words", "chose pass, which is not legal"),
        ("other question", "answered question 999, not 1"),
        ("other type", "answered “sing” where “choose” was due"),
        ("never mends", "chose -5, which is not legal"),
    ],
)
def test_what_goes_wrong_is_told_and_the_game_goes_on(match: Match, way: str, says: str) -> None:
    bot = made(way, ms=300 if way == "silent" else 5000)
    seat = match.state.actors()[0]
    legal = match.state.legal(seat)
    for _ in range(3):
        assert bot.choose(match.view(seat), legal, UNHURRIED) == legal[0]
    assert bot.starts == 2
    first, second = map(read, take_notes(bot))
    assert says in first
    assert first.splitlines()[0].endswith("it is started again")
    assert second.splitlines()[0].endswith("it forfeits: first legal actions from here")
    assert way != "crash" or first.endswith("RuntimeError: my horse is lame")
    assert take_notes(bot) == []


def test_one_failure_is_forgiven(match: Match, tmp_path: Path) -> None:
    bot = made("crash", str(tmp_path / "mark"))
    assert choices(match, bot, 3) == [-1] * 3
    assert len(take_notes(bot)) == 1
    dismiss([bot])


def test_a_program_that_stays_is_ended(match: Match) -> None:
    bot = made("deaf")
    choices(match, bot, 1)
    assert bot.process is not None
    process = bot.process.process
    start = time.monotonic()
    bot.close()
    assert process.poll() is not None
    assert time.monotonic() - start < 10


def test_a_bot_that_is_forgotten_leaves_no_program(match: Match) -> None:
    bot = made("good")
    choices(match, bot, 1)
    assert bot.process is not None
    process = bot.process.process
    del bot
    assert process.poll() is not None


def test_the_program_gets_the_view_of_its_seat_and_no_dice(tmp_path: Path) -> None:
    """A question is the view, the legal actions and the time. The seed of the game is never told."""
    game = registry.game("cards")
    options = game.settle({"seats": "2"})
    match = Match.start(game, options, "dice of this game", ["Ann", "Ben", "V", "W"])
    file = tmp_path / "heard"
    bot = OutsideBot(game, made("record", str(file)).command, f"{match.dealer.seed}/1")
    seat = match.state.actors()[0]
    legal = match.state.legal(seat)
    bot.choose(match.view(seat), legal, UNHURRIED)
    dismiss([bot])
    heard = file.read_text()
    assert match.dealer.seed not in heard
    hello, news, question, bye = (json.loads(line) for line in heard.splitlines())
    assert (hello, bye) == ({"type": "hello", "protocol": 1, "newest": 2}, {"type": "bye"})
    assert set(news) == {"type", "game", "rules", "options", "seats", "seat", "seed"}
    assert (news["game"], news["options"], news["seats"], news["seat"]) == ("cards", options, 4, seat)
    assert set(question) == {"type", "ask", "seat", "view", "legal", "ms"}
    assert question["view"] == match.state.view(seat)
    assert question["legal"] == [{"action": n, "text": game.action_text(n)} for n in legal]


def test_the_clock_may_leave_a_program_less_time_than_it_usually_has(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "heard"
    seat = match.state.actors()[0]
    for ms in (None, 3000, 9000):
        bot = made("record", str(file))
        bot.choose(match.view(seat), match.state.legal(seat), Clock(ms))
        dismiss([bot])
    asked = [json.loads(line) for line in file.read_text().splitlines()]
    assert [heard["ms"] for heard in asked if heard["type"] == "ask"] == [5000, 3000, 5000]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("exec:", "names no program"),
        ("exec:ms=5", "names no program"),
        ("exec:no-such-program-here x", "there is no program “no-such-program-here”"),
        ("exec:python3 'bot.py", "is no command line: no closing quotation"),
        ("exec:ms=0 python3", "ms of exec cannot be “0”"),
        ("exec:ms=soon python3", "ms of exec cannot be “soon”"),
    ],
)
def test_a_command_that_cannot_run_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        exact_name(GAME, text, outside=True)


def test_a_command_has_one_name() -> None:
    words = shlex.quote(sys.executable)
    assert exact_name(GAME, f" exec:ms=5000  {words}   'a b' ", outside=True) == f"exec:{words} 'a b'"
    assert exact_name(GAME, f"exec:ms=20 {words}", outside=True) == f"exec:ms=20 {words}"


def test_nothing_is_run_unless_it_is_allowed() -> None:
    for reader in (exact_name, bot_maker):
        with pytest.raises(BadOption, match="there is no bot “exec”"):
            reader(GAME, f"exec:{shlex.quote(sys.executable)}")
