"""The server as a process of its own: how it is started and ended, and what the system knows about it."""

import asyncio
import json
import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tests.server.people import numbers_in

LAUNCH = """
import json, sys
from pathlib import Path
from carson.server.serve import serve
from carson.server.settings import Settings
serve(Settings(data=Path(sys.argv[1]), **json.loads(sys.argv[2])))
"""
PATIENCE = 60.0  # seconds that a start or an end may take on a machine that is busy
NO_LIMIT = resource.RLIM_INFINITY


class Use(NamedTuple):
    """What a process holds."""

    kilobytes: int
    descriptors: int


class Host:
    """A server on a free port of the loopback, that can be started again and again on the same folder."""

    def __init__(self, data: Path, **settings: float | str) -> None:
        self.data = data
        self.settings = {"port": 0, **settings}
        self.log = (
            data.parent / "server.log"
        )  # on the same disk, so it cannot be written either when that is full
        self.up = asyncio.Event()
        self.port = 0
        self.starts = 0
        self._former: set[int] = set()  # workers of servers that have ended

    async def start(self) -> None:
        command = [sys.executable, "-c", LAUNCH, str(self.data), json.dumps(self.settings)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(self.process.stdout.readline), PATIENCE)
        assert "Carson is open: http://localhost:" in line, f"{line!r}\n{self.log.read_text()[-2000:]}"
        self.port = int(line.split("localhost:")[1].split()[0])
        self.starts += 1
        self.up.set()

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)
        assert self.process.returncode == 0, "the server had to be stopped by force"

    async def _end(self, how: signal.Signals) -> None:
        self.up.clear()
        self._former |= set(self.workers())
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    # ---- what the system does to it

    def fill_disk(self) -> None:
        """No file of the server takes one more byte."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (0, NO_LIMIT))

    def make_room(self) -> None:
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))

    def workers(self) -> list[int]:
        """The processes bots think in."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        children = [int(child) for thread in threads for child in thread.read_text().split()]
        return [child for child in children if b"spawn_main" in _command(child)]

    # ---- what it leaves behind

    def use(self) -> Use:
        return use_of(self.process.pid)

    def waiting_bots(self) -> int:
        """At how many tables a bot moves next, as far as their rows know."""
        database = sqlite3.connect(f"file:{self.data}/carson.sqlite3?mode=ro", uri=True)
        query = "SELECT count(*) FROM game_table WHERE state = 'playing' AND wake_at IS NOT NULL"
        (number,) = database.execute(query).fetchone()
        database.close()
        return int(number)

    async def metric(self, name: str) -> float:
        """A number the server tells of itself."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        told = (await reader.read()).decode()
        writer.close()
        return numbers_in(told.partition("\r\n\r\n")[2])[name]

    async def no_worker_is_left_over(self) -> None:
        """The workers of servers that have ended do not live on."""
        deadline = time.monotonic() + PATIENCE
        while left := [worker for worker in self._former if b"spawn_main" in _command(worker)]:
            assert time.monotonic() < deadline, f"workers outlive their server: {left}"
            await asyncio.sleep(0.05)

    def complaints(self) -> list[str]:
        """What the server has said about faults of its own."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if _is_fault(line)]


FAULTS = (  # of the server, not of the disk or of those who come
    "request failed",
    "socket failed",
    "the keeper stumbled",
    "bot gives no answer",
    "table set aside",
    "commits are missing",
)


# What tidies up after a server that was killed says so, and a full disk cuts off a line.
LEFT_BEHIND = re.compile("resource_tracker|^{[^}]*$")


def _is_fault(line: str) -> bool:
    """Every line is JSON; whatever else is there comes from an error nobody has caught."""
    try:
        said = json.loads(line)
    except ValueError:
        return bool(line.strip()) and not LEFT_BEHIND.search(line)
    return str(said.get("event")) in FAULTS


def use_of(process: int) -> Use:
    """The memory a process has to itself, and its open files."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return Use(int(line.split()[1]), len(os.listdir(f"/proc/{process}/fd")))
    raise ProcessLookupError(process)


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""
