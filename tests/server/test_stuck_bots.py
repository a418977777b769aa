"""A bot that gives no answer is shown to the people at its table; nothing is ever played in its place."""

import os
import time
from typing import Any

import pytest

from carson.core import registry
from carson.core.match import Match
from carson.server.bots import pool as pool_of_bots
from carson.server.bots.lane import BotFailed
from carson.server.bots.pool import ATTEMPTS, BotPool, Question, Thought
from carson.server.tables import bot_turns
from carson.server.tables.live import LiveTable
from tests.loops import finished
from tests.server.conftest import RunningServer
from tests.server.people import Browser, Chair, Json

GONE = "nobody"  # a bot that no game has: asking it raises


class Noted:
    """Keeps what is logged."""

    def __init__(self) -> None:
        self.events: list[tuple[str, dict[str, Any]]] = []

    def error(self, event: str, **values: Any) -> None:
        self.events.append((event, values))


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Noted:
    noted = Noted()
    monkeypatch.setattr(bot_turns, "log", noted)
    return noted


@pytest.fixture
def table(ann: Browser, server: RunningServer) -> str:
    """Ann against a bot that cannot be asked; it is the bot's turn."""
    table = ann.table(2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    live(server, table).seats[1].bot = GONE
    with ann.sit(table) as chair:
        until_stuck(chair)
    return str(table)


def live(server: RunningServer, table: str) -> LiveTable:
    found: LiveTable = server.app.state.tables.awake.tables[table]
    return found


def until_stuck(chair: Chair) -> Json:
    """Play on until the bot is stuck; what the table says then."""
    while True:
        told: Json = chair.heard[-1].get("table") or chair.now["table"]
        if told["seats"][1]["stuck"]:
            return told
        if chair.now["asked"]:
            chair.act()
        else:
            chair.until(lambda heard: "table" in heard)


# ---- asking


def start() -> Match:
    game = registry.game("city")
    return Match.start(game, game.settle({"seats": "2"}), "stuck", ["Ann", "Ben"])


def dies(question: Question) -> Thought:
    os._exit(1)


def cheats(question: Question) -> Thought:
    return Thought(-7, (), False)


@pytest.mark.parametrize(
    ("work", "reason", "restarts"),
    [(dies, "its worker process has died", ATTEMPTS), (cheats, "it chose -7, which is not legal", 0)],
)
def test_no_answer_is_a_failure_and_never_another_move(
    work: object, reason: str, restarts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_of_bots, "think", work)

    async def run() -> None:
        pool, match = BotPool(1, 60_000), start()
        with pytest.raises(BotFailed, match=reason):
            await pool.choose(match, match.state.actors()[0], "rancher")
        assert pool.restarts == restarts
        pool.stop()

    finished(run())


# ---- at a table


def test_the_game_waits_there_and_it_is_logged_once(
    ann: Browser, server: RunningServer, table: str, logged: Noted
) -> None:
    before = ann.get(f"/api/tables/{table}")
    assert before["seats"][1]["stuck"]
    assert not before["seats"][0]["stuck"]
    assert before["actors"] == [1]
    ann.post(f"/api/tables/{table}/ask-again", {"seat": 1})
    with ann.sit(table) as chair:
        until_stuck(chair)
    after = ann.get(f"/api/tables/{table}")
    assert after["version"] == before["version"]
    assert [event for event, _ in logged.events] == ["bot gives no answer"]
    assert logged.events[0][1]["reason"].startswith("BadOption: there is no bot “nobody”")


def test_it_goes_on_when_the_bot_answers_again(ann: Browser, server: RunningServer, table: str) -> None:
    version = ann.get(f"/api/tables/{table}")["version"]
    live(server, table).seats[1].bot = "random"
    assert not ann.post(f"/api/tables/{table}/ask-again", {"seat": 1})["seats"][1]["stuck"]
    with ann.sit(table) as chair:
        chair.up_to(version + 1)


def test_the_host_lets_another_bot_play(ann: Browser, table: str) -> None:
    version = ann.get(f"/api/tables/{table}")["version"]
    told = ann.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "drifter"})
    assert told["seats"][1]["bot"] == "drifter"
    assert not told["seats"][1]["stuck"]
    with ann.sit(table) as chair:
        chair.up_to(version + 1)


def test_the_host_plays_the_seat(ann: Browser, table: str) -> None:
    told = ann.post(f"/api/tables/{table}/take-over", {"seat": 1})
    assert told["mine"] == [0, 1]
    assert told["seats"][1]["kind"] == "person"
    with ann.sit(table) as chair:
        assert chair.now["asked"][0]["seat"] == 1
        assert chair.act()["type"] == "accepted"


def test_going_back_asks_anew(ann: Browser, server: RunningServer, table: str) -> None:
    live(server, table).seats[1].bot = "random"
    with ann.sit(table) as chair:
        first = chair.now["version"]
        chair.ask(type="ask-back", seat=0, version=first - 1)
        chair.up_to(first + 1)
    assert not ann.get(f"/api/tables/{table}")["seats"][1]["stuck"]


def test_only_those_it_concerns_decide(ann: Browser, eve: Browser, table: str) -> None:
    for order in ("ask-again", "take-over"):
        eve.post(f"/api/tables/{table}/{order}", {"seat": 1}, status=403)
        told = ann.post(f"/api/tables/{table}/{order}", {"seat": 0}, status=409)
        assert "no bot is stuck at this seat" in told["detail"]
    eve.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"}, status=403)


def test_the_seat_of_somebody_who_may_come_back_is_not_taken_over(
    ann: Browser, ben: Browser, server: RunningServer, table: str
) -> None:
    live(server, table).seats[1].person = ben.me["id"]
    told = ann.post(f"/api/tables/{table}/take-over", {"seat": 1}, status=409)
    assert "is kept for" in told["detail"]
    back = ben.post(f"/api/tables/{table}/return")
    assert back["mine"] == [1]
    assert not back["seats"][1]["stuck"]


def test_a_stuck_table_may_sleep_and_asks_again_when_it_wakes(
    ann: Browser, server: RunningServer, table: str
) -> None:
    stuck = live(server, table)
    while stuck.connections:
        time.sleep(0.01)
    assert stuck.play.standing().wake_at is None  # nobody wakes it for a bot that gives no answer
    version = stuck.version
    server.on_loop(server.app.state.tables.awake.let_sleep([stuck]))
    assert table not in server.app.state.tables.awake.tables
    stuck.seats[1].bot = "random"
    with ann.sit(table) as chair:
        chair.up_to(version + 1)
