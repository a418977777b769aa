"""`kill -9` of one of two processes in the middle of play: the other takes its tables, nothing is lost."""

import random
import threading
import time
from contextlib import suppress
from pathlib import Path

from carson.server.tables.checking import check_folder
from tests import budget
from tests.server.people import Browser, Chair
from tests.server.test_crash import Process
from tools.postgres import Cluster
from tools.redis_server import RedisServer

TABLES = 4
PAUSE = 0.03  # seconds between two moves at a table: it is about kills, not about speed
WITHIN = 5.0  # seconds until a table goes on
SEATS = [{"kind": "me"}, {"kind": "local", "name": "Bea"}, {"kind": "local", "name": "Cal"}]


class Servers:
    """Two processes, of which one may be dead."""

    def __init__(self, data: Path, database_url: str, redis_url: str) -> None:
        self.how = data, database_url, redis_url
        self.running = [Process(*self.how), Process(*self.how)]
        self.killed_at = 0.0

    def kill(self, number: int) -> None:
        self.killed_at = time.monotonic()
        self.running[number].kill()

    def start(self, number: int) -> None:
        self.running[number] = Process(*self.how)

    def base(self, chance: random.Random) -> str:
        return chance.choice(self.running).base


class Player(threading.Thread):
    """Plays all seats of a table at random over either process, and comes back when its line is cut."""

    def __init__(self, servers: Servers, number: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.chance = random.Random(number)
        self.browser = Browser(servers.running[number % 2].base)
        self.table = self.browser.table(3, seats=SEATS)["id"]
        self.acknowledged = 0
        self.moves = 0
        self.longest = 0.0  # seconds from a kill to the next move
        self.over = False
        self.wrong = ""
        self.killed_at = 0.0  # of the last kill that was noticed

    def run(self) -> None:
        while not self.over and not self.wrong:
            with suppress(Exception):  # its process was killed
                self.browser.base = self.servers.base(self.chance)
                self.browser.http.base_url = self.browser.base
                with self.browser.sit(self.table, self.acknowledged) as chair:
                    self._play(chair)
            time.sleep(0.1)

    def _play(self, chair: Chair) -> None:
        if chair.now["version"] < self.acknowledged:
            self.wrong = f"{self.table}: {self.acknowledged} was told, {chair.now['version']} is there"
        while not self.over and not self.wrong:
            if chair.now["result"] is not None:
                self.table = self.browser.table(3, seats=SEATS)["id"]
                self.acknowledged = 0
                return
            if not chair.now["asked"]:
                chair.hear("update")
                continue
            answer = chair.act(self.chance.choice)
            if answer["type"] == "accepted":
                self.acknowledged = answer["version"]
                self.moves += 1
                self._note_gap()
                chair.up_to(answer["version"])
                time.sleep(PAUSE)
            else:
                chair.hear("update")

    def _note_gap(self) -> None:
        if self.killed_at != self.servers.killed_at:
            self.killed_at = self.servers.killed_at
            self.longest = max(self.longest, time.monotonic() - self.killed_at)


def test_a_killed_process_loses_nothing_and_its_tables_go_on(
    tmp_path: Path, cluster: Cluster, redis: RedisServer
) -> None:
    url = cluster.create()
    servers = Servers(tmp_path, url, redis.url)
    players = [Player(servers, number) for number in range(TABLES)]
    for player in players:
        player.start()
    for kill in range(budget.KILLS):
        before = [player.moves for player in players]
        time.sleep(1.0)
        servers.kill(kill % 2)
        deadline = time.monotonic() + 20
        while any(one.moves <= was + 3 for one, was in zip(players, before, strict=True)):
            assert time.monotonic() < deadline, [one.moves for one in players]
            time.sleep(0.05)
        servers.start(kill % 2)
    for player in players:
        player.over = True
    for player in players:
        player.join(30)
    assert [player.wrong for player in players if player.wrong] == []
    longest = max(player.longest for player in players)
    print(f"{budget.KILLS} kills, {sum(one.moves for one in players)} moves, {longest:.1f} s to go on")
    for player in players:
        player.browser.base = servers.running[0].base
        with player.browser.sit(player.table) as chair:
            assert chair.now["version"] >= player.acknowledged
        player.browser.http.close()
    for process in servers.running:
        process.stop()
    assert check_folder(tmp_path, url).wrong == []
    assert longest < WITHIN
