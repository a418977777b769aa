"""Bots on other machines: tokens, streams, answers, and a line that is cut."""

import hashlib
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from carson.cli.app import app
from carson.core import registry
from carson.core.bot_names import bot_maker
from carson.remote import RemotePlayer, RemoteServer, ServerRefused
from tests.budget import REMOTES
from tests.server.conftest import ON_BOTH, RunningServer, quick
from tests.server.people import Browser, Json

PASSWORD = "lasso and saddle"


@contextmanager
def owner(server: RunningServer, login: str) -> Iterator[Browser]:
    with Browser(server.base) as person:
        person.post("/api/account", {"login": login, "password": PASSWORD})
        yield person


def made(person: Browser, name: str) -> Json:
    bot: Json = person.post("/api/bots", {"name": name})
    return bot


class Bot:
    """A bot by hand: it reads lines and posts answers."""

    def __init__(self, server: RunningServer, token: str) -> None:
        self.http = httpx.Client(
            base_url=f"{server.base}/api/bot", headers={"Authorization": f"Bearer {token}"}, timeout=20
        )

    @contextmanager
    def stream(self, path: str) -> Iterator[Iterator[Json]]:
        with self.http.stream("GET", path) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            yield (json.loads(line) for line in answer.iter_lines() if line.strip())

    def answer(self, ask: Json, /, **changes: int) -> httpx.Response:
        body = {"seat": ask["seat"], "ask": ask["ask"], "action": ask["legal"][0]["action"], **changes}
        return self.http.post(f"/games/{ask['table']}/answer", json=body)


Hands = Callable[[RunningServer, str], Bot]


@pytest.fixture
def hands() -> Iterator[Hands]:
    """Bots by hand, whose lines are closed in the end."""
    with ExitStack() as opened:

        def hand(server: RunningServer, token: str) -> Bot:
            bot = Bot(server, token)
            opened.callback(bot.http.close)
            return bot

        yield hand


def invited(person: Browser, *bots: str, **wish: Any) -> str:
    """A table at which these remote bots sit."""
    seats = [{"kind": "bot", "bot": f"remote:{bot}"} for bot in bots]
    table: str = person.table(len(bots), seats=seats, public=True, **wish)["id"]
    return table


def waited(condition: Any, seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# ---- tokens


@ON_BOTH
def test_a_token_is_told_once_and_is_worth_nothing_when_revoked(server: RunningServer, hands: Hands) -> None:
    kind = "pg" if server.app.state.tables.services.settings.database_url else "lite"
    with owner(server, f"keeper-{kind}") as ann, Browser(server.base) as guest:
        assert "create one first" in guest.post("/api/bots", {"name": "Sage"}, 403)["detail"]
        bot = made(ann, f"Sage {kind}")
        assert bot["token"].startswith("carson_")
        assert "there is already a bot" in ann.post("/api/bots", {"name": f"SAGE {kind}"}, 409)["detail"]
        assert ann.post("/api/bots", {"name": " \u200b "}, 400)
        (listed,) = ann.get("/api/bots")
        assert (listed["name"], listed["online"]) == (f"Sage {kind}", False)
        assert "token" not in listed
        assert guest.get("/api/bots") == []
        hand = hands(server, bot["token"])
        with hand.stream("/events"):
            waited(lambda: ann.get("/api/bots")[0]["online"])
        guest.send("DELETE", f"/api/bots/{bot['id']}", status=404)
        with hand.stream("/events") as events:
            assert ann.send("DELETE", f"/api/bots/{bot['id']}", status=200) == []
            assert list(events) == []  # the stream has ended
        assert hand.http.get("/events").status_code == 401
        again = made(ann, f"Sage {kind}")  # the name is free, the old token stays worthless
        assert hand.http.get("/events").status_code == 401
        assert hands(server, again["token"]).http.delete("/token").status_code == 200
        assert ann.get("/api/bots") == []


def test_the_database_has_no_token(tmp_path: Path, hands: Hands) -> None:
    settings = replace(quick(tmp_path), remotes_per_account=1)
    server = RunningServer(settings)
    try:
        with owner(server, "ann") as ann:
            token = made(ann, "Sage")["token"]
            assert "revoke one first" in ann.post("/api/bots", {"name": "Two"}, 409)["detail"]
    finally:
        server.stop()
    with closing(sqlite3.connect(settings.database)) as database:
        (stored,) = database.execute("SELECT token FROM remote_bot").fetchone()
    assert stored == hashlib.sha256(token.encode()).hexdigest()
    again = RunningServer(settings)  # it is still good after a restart
    try:
        with hands(again, token).stream("/events"):
            pass
    finally:
        again.stop()


# ---- playing


def test_a_question_is_not_lost_when_the_line_is_cut(server: RunningServer, hands: Hands) -> None:
    with owner(server, "ben") as ben:
        bot = made(ben, "Steady")
        hand = hands(server, bot["token"])
        with hand.stream("/events?game=city") as events:
            waited(lambda: ben.get("/api/bots")[0]["online"])
            city, cards = ben.get("/api/games")
            assert f"remote:{bot['id']}" in [one["name"] for one in city["bots"]]
            assert f"remote:{bot['id']}" not in [one["name"] for one in cards["bots"]]
            table = invited(ben, bot["id"], bot["id"])
            assert next(events) == {"type": "game_start", "table": table}
            seats = ben.get(f"/api/tables/{table}")["seats"]
            assert [seat["name"] for seat in seats] == ["Steady", "Steady 2"]
            assert seats[0]["strength"] == "from elsewhere"
        with hand.stream(f"/games/{table}") as lines:
            begin, first = next(lines), next(lines)
            assert (begin["type"], begin["seat"], begin["game"]) == ("game", [0, 1], "city")
            assert (first["type"], first["since"]) == ("ask", 0)
            assert "snapshot" not in first
        with hand.stream(f"/games/{table}") as lines:
            assert [next(lines), next(lines)] == [begin, first]
            assert hand.answer(first, action=9_999).status_code == 400
            assert hand.answer(first, ask=first["ask"] + 1).status_code == 409
            assert hand.answer(first, seat=5).status_code == 409
            assert hand.answer(first).status_code == 201
            assert hand.answer(first).status_code == 409  # it was taken
            second = next(lines)
            mine = {"seat": first["seat"], "action": first["legal"][0]["action"]}
            assert second["since"] == len(first["moves"])
            assert mine.items() <= second["moves"][0].items()
        with hand.stream("/events") as events:  # whoever comes back hears which games go on
            assert next(events)["table"] == table
        live = server.app.state.tables.awake.tables[table]
        assert not live.stuck
        other = hands(server, made(ben, "Other")["token"])
        assert other.http.get(f"/games/{table}").status_code == 404
        ben.send("DELETE", f"/api/bots/{bot['id']}", status=200)
        waited(lambda: len(live.stuck) == 1)  # nobody waits for a bot that cannot come any more
        (seat,) = live.stuck
        ben.post(f"/api/tables/{table}/take-over", {"seat": seat})


def test_a_bot_that_was_away_is_asked_again(tmp_path: Path, hands: Hands) -> None:
    server = RunningServer(replace(quick(tmp_path), remote_seconds=0.3))
    try:
        with owner(server, "cid") as cid:
            bot = made(cid, "Sleepy")
            hand = hands(server, bot["token"])
            with hand.stream("/events") as events:
                table = invited(cid, bot["id"], bot["id"])
                next(events)
            live = server.app.state.tables.awake.tables[table]
            waited(lambda: live.stuck == {live.match.state.actors()[0]})
            seats = [{"kind": "bot", "bot": f"remote:{bot['id']}"}] * 2
            wish = {"game": "city", "options": {"seats": "2"}, "seats": seats}
            assert "cannot play now" in cid.post("/api/tables", wish, 409)["detail"]
            with hand.stream(f"/games/{table}") as lines:
                next(lines)
                ask = next(lines)
                assert hand.answer(ask).status_code == 201
                waited(lambda: live.version > ask["ask"])
    finally:
        server.stop()


def test_whoever_asks_for_too_much_is_told_when_to_come_back(tmp_path: Path, hands: Hands) -> None:
    server = RunningServer(replace(quick(tmp_path), remote_requests_per_minute=60, remote_burst=3))
    try:
        with owner(server, "dan") as dan:
            hand = hands(server, made(dan, "Eager")["token"])
            answers = [hand.http.get("/games/nowhere") for _ in range(5)]
            assert [answer.status_code for answer in answers[:3]] == [404] * 3
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) >= 1
    finally:
        server.stop()


def test_a_wrong_token_ends_the_player(server: RunningServer) -> None:
    result = CliRunner().invoke(app, ["remote", "random", "--server", server.base, "--token", "carson_x"])
    assert result.exit_code == 2
    assert "this token is not valid, or was revoked" in result.stderr
    with pytest.raises(ServerRefused, match="this token is not valid"):
        RemotePlayer(RemoteServer(server.base, "carson_nobody"), {}).run()


def test_many_bots_play_whole_games_at_one_server(tmp_path: Path) -> None:
    """Each on a stream of its own; in between the door cuts every line of theirs."""
    settings = replace(
        quick(tmp_path), remote_heartbeat=0.5, remotes_per_account=REMOTES, bot_tables_per_account=REMOTES
    )
    server = RunningServer(settings)
    game = registry.game("cards")
    players: list[RemotePlayer] = []
    try:
        with owner(server, "eve") as eve:
            bots = [made(eve, f"Bot {number}") for number in range(REMOTES)]
            for bot in bots:
                makers = {"cards": bot_maker(game, "random", outside=True)}
                players.append(RemotePlayer(RemoteServer(server.base, bot["token"]), makers))
                threading.Thread(target=players[-1].run, daemon=True).start()
            waited(lambda: all(bot["online"] for bot in eve.get("/api/bots")), 60)
            wish = {"game": "cards", "options": {"seats": "2"}}
            pairs = zip(bots[::2], bots[1::2], strict=True)
            tables = [invited(eve, one["id"], two["id"], **wish) for one, two in pairs]
            began = time.monotonic()
            waited(lambda: sum(player.answers for player in players) > 5 * REMOTES, 120)
            server.app.state.loop.call_soon_threadsafe(server.server.lines.cut_all)
            eve.http.close()
        with Browser(server.base) as guest:
            for table in tables:
                waited(lambda: guest.get(f"/api/tables/{table}")["state"] == "over", 300)  # noqa: B023
        answers, took = sum(player.answers for player in players), time.monotonic() - began
        print(f"\n{REMOTES} bots gave {answers} answers in {took:.1f} s: {answers / took:.0f} a second")
        assert not any(player.stopped.is_set() for player in players)
    finally:
        for player in players:
            player.stop()
        server.stop()
