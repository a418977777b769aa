"""Many servers on one machine, to try what a large host has: two servers, two workers, PostgreSQL and Redis.

    python tools/many.py                      # open http://localhost:8000; Ctrl-C ends everything
    python tools/many.py --servers 3 --port 9000

A small proxy gives every new connection to any server that lives, as one before a site does. What it starts
it names with its process number: kill any of them, and play goes on; what died is started again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools import postgres, redis_server

CARSON = [sys.executable, "-c", "import sys; from carson.cli import main; sys.argv[0] = 'carson'; main()"]
AGAIN = 1.0  # seconds until a server or a worker that died is started again, as systemd does
NOT_YET = 0.2  # seconds until another try, where the dead have not quite left
LOOK = 0.05  # seconds between two looks at PostgreSQL and Redis
CHUNK = 1 << 16


class Program:
    """A server or a worker that is started again when it dies."""

    def __init__(self, log: Path, name: str, *words: str) -> None:
        self.log = log
        self.name = name
        self.words = words
        self.process: asyncio.subprocess.Process | None = None
        self.port = 0  # where it listens

    async def keep(self) -> None:
        while True:
            with self.log.open("ab") as log:
                self.process = await asyncio.create_subprocess_exec(
                    *CARSON, *self.words, stdout=asyncio.subprocess.PIPE, stderr=log
                )
            assert self.process.stdout is not None
            line = (await self.process.stdout.readline()).decode()
            if "localhost:" in line:
                self.port = int(line.split("localhost:")[1].split()[0])
            _name(self.name, self.process.pid, self.port)
            await self.process.wait()
            self.port = 0
            print(f"{self.name} has ended; it is started again", *self._last_words(), sep="\n", flush=True)
            await asyncio.sleep(AGAIN)

    def _last_words(self) -> list[str]:
        return self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:]

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), 10)


class Store(Protocol):
    """PostgreSQL or Redis."""

    port: int
    process: subprocess.Popen[bytes] | None

    def start(self) -> None:
        """AssertionError when it does not."""


async def keep_store(name: str, store: Store) -> None:
    """As a service of the system would: whoever depends on it waits for it."""
    while True:
        assert store.process is not None
        _name(name, store.process.pid, store.port)
        while store.process.poll() is None:
            await asyncio.sleep(LOOK)
        print(f"{name} has ended; it is started again", flush=True)
        while not await asyncio.to_thread(_started, store.start):
            await asyncio.sleep(NOT_YET)


def _started(start: Callable[[], None]) -> bool:
    try:
        start()
    except AssertionError:  # processes of the one that was killed are still there
        return False
    return True


def _name(name: str, process: int, port: int) -> None:
    print(f"{name}: process {process}" + (f" on port {port}" if port else ""), flush=True)


class Proxy:
    """Gives every connection to a server that lives."""

    def __init__(self, servers: list[Program]) -> None:
        self.servers = servers

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        living = [server.port for server in self.servers if server.port]
        random.shuffle(living)
        for port in living:
            with suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(_pump(reader, far_writer), _pump(far_reader, writer))
                return
        writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()


async def run(
    given: argparse.Namespace, folder: Path, database: str, stores: dict[str, Store], redis: str
) -> None:
    where = ["--redis", redis]
    data = folder / "data"
    serve = ["serve", "--port", "0", "--data", str(data), "--database", database, *where]
    log = folder / "log"
    servers = [Program(log, f"server {n}", *serve) for n in range(1, given.servers + 1)]
    workers = [Program(log, f"worker {n}", "worker", *where) for n in range(1, given.workers + 1)]
    tasks = [asyncio.create_task(one.keep()) for one in (*servers, *workers)]
    tasks += [asyncio.create_task(keep_store(name, store)) for name, store in stores.items()]
    end = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, end.set)
    listener = await asyncio.start_server(Proxy(servers).connect, "127.0.0.1", given.port)
    port = listener.sockets[0].getsockname()[1]
    while not all(one.process for one in workers) or not all(one.port for one in servers):
        if end.is_set():
            break
        await asyncio.sleep(0.1)
    print(f"Whether all games are whole: carson check {data} --database '{database}'", flush=True)
    print(f"All are open: http://localhost:{port}   (Ctrl-C closes them)", flush=True)
    await end.wait()
    listener.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*[one.stop() for one in (*servers, *workers)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    for missing in (postgres.programs() or postgres.NONE, redis_server.program() or redis_server.NONE):
        if isinstance(missing, str):
            sys.exit(missing)
    folder = Path(tempfile.mkdtemp(prefix="carson-many-"))
    (folder / "redis").mkdir()
    (folder / "pg").mkdir()
    os.chmod(folder, 0o755)  # PostgreSQL may have to run as somebody else
    cluster = postgres.Cluster(folder / "pg", durable=True)
    redis = redis_server.RedisServer(folder / "redis")
    try:
        stores: dict[str, Store] = {"PostgreSQL": cluster, "Redis": redis}
        asyncio.run(run(given, folder, cluster.create(), stores, redis.url))
    finally:
        redis.stop()
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
