"""`kill -9` in the middle of play: every acknowledged action is there afterwards, and play goes on."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from carson.server.tables.checking import check_folder
from tests.server.people import Browser, Chair

CARSON = "import sys; from carson.cli import main; sys.argv[0] = 'carson'; main()"


class Process:
    """`carson serve` as a process of its own."""

    def __init__(self, data: Path, database_url: str = "", redis_url: str = "") -> None:
        command = [sys.executable, "-c", CARSON, "serve", "--port", "0", "--data", str(data)]
        command += ["--database", database_url] if database_url else []
        command += ["--redis", redis_url] if redis_url else []
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Carson is open: http://localhost:" in line, line
        self.base = "http://127.0.0.1:" + line.split("localhost:")[1].split()[0]

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self._end(10)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self._end(20)

    def _end(self, patience: float) -> None:
        self.process.wait(patience)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Player(threading.Thread):
    """Plays all seats of a table at random and remembers the last acknowledged version."""

    def __init__(self, browser: Browser, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.browser = browser
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged = 0

    def run(self) -> None:
        try:
            with self.browser.sit(self.table) as chair:
                while chair.now["result"] is None:
                    answer = chair.act(self.chance.choice)
                    if answer["type"] == "accepted":
                        self.acknowledged = answer["version"]
        except Exception:
            return  # the server died, as it should


def crowd(base: str, tables: int) -> list[Player]:
    players = []
    for number in range(tables):
        browser = Browser(base)
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bea"}, {"kind": "local", "name": "Cal"}]
        table = browser.table(3, seats=seats)
        players.append(Player(browser, table["id"], number))
    return players


@pytest.mark.parametrize(
    ("database_url", "moves"), [("sqlite", 60), ("postgres", 25)], indirect=["database_url"]
)
def test_nothing_acknowledged_is_lost(tmp_path: Path, database_url: str, moves: int) -> None:
    server = Process(tmp_path, database_url)
    bots = Browser(server.base)
    wish = [{"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
    bot_table = bots.table(3, seats=wish, public=True)["id"]
    players = crowd(server.base, moves // 10)
    for player in players:
        player.start()
    deadline = time.monotonic() + 40
    while min(player.acknowledged for player in players) < moves and time.monotonic() < deadline:
        time.sleep(0.05)
    server.kill()
    for player in players:
        player.join(20)
    assert min(player.acknowledged for player in players) >= moves

    again = Process(tmp_path, database_url)
    for player in players:
        player.browser.base = again.base
        player.browser.http.base_url = again.base
        with Chair(player.browser, player.table) as chair:
            assert chair.now["version"] >= player.acknowledged
            if chair.now["asked"]:
                assert chair.act()["type"] == "accepted"
    bots.http.base_url = again.base
    before = bots.get(f"/api/tables/{bot_table}")["version"]
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        info = bots.get(f"/api/tables/{bot_table}")
        if info["version"] > before or info["state"] == "over":
            break
        time.sleep(0.1)
    assert info["version"] > before or info["state"] == "over"
    again.stop()
    assert check_folder(tmp_path, database_url).wrong == []
    for player in players:
        player.browser.http.close()
    bots.http.close()
