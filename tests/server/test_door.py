"""The door: silent, slow and greedy lines are cut, and the server stops whatever hangs on it."""

import asyncio
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.protocols.utils import ClientDisconnected

from carson.server.door.addresses import Proxies
from carson.server.door.lines import Lines
from carson.server.door.server import DoorServer
from carson.server.door.websocket import SocketLine
from carson.server.settings import Settings
from tests.loops import finished
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

SOON = 10.0  # seconds within which something happens that takes a moment
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with little room and little patience."""
    limits = {"connections": 30, "request_within": 0.3, "body_within": 0.3, "stalled_after": 0.3}
    running = RunningServer(quick(tmp_path_factory.mktemp("data"), **limits))
    yield running
    running.stop()


def call(server: RunningServer, said: bytes = b"") -> socket.socket:
    """A line of bare TCP on which something was said."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=SOON)
    line.sendall(said)
    return line


def answer(line: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    heard = b""
    try:
        while piece := line.recv(65536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def until(met: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not met():
        assert time.monotonic() < end
        time.sleep(0.01)


# ---- too many


def test_silent_lines_lock_nobody_out(narrow: RunningServer) -> None:
    """Three times as many as there is room for: the oldest silent ones make room."""
    with ExitStack() as lines:
        for _ in range(90):
            lines.enter_context(call(narrow))
        assert httpx.get(narrow.base + "/health").status_code == 200
        assert len(narrow.server.lines.open) <= 30


class Fake(asyncio.Transport):
    """A line that is only counted."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.unsent = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, _: object) -> None:
        raise AssertionError("nobody hears this")

    def close(self) -> None:
        self.aborted = True

    def abort(self) -> None:
        self.aborted = True


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_an_address_has_so_many_lines_and_a_proxy_any_number() -> None:
    settings = Settings(Path("."), connections_per_address=2, proxies=("10.0.0.0/8",))
    lines = Lines(settings, Proxies(settings.proxies), most=6)
    first, second = Fake("192.0.2.1"), Fake("192.0.2.1")
    for transport in (first, second):
        line = lines.enter(transport)
        assert line is not None
        line.idle = False
    assert lines.enter(Fake("192.0.2.1")) is None
    lines.open[second].idle = True
    third = Fake("192.0.2.1")
    assert lines.enter(third) is not None  # in the place of one that asks for nothing
    assert (first.aborted, second.aborted) == (False, True)
    behind = [Fake("10.1.2.3") for _ in range(4)]
    assert all(lines.enter(transport) for transport in behind)
    for transport in behind:
        lines.open[transport].idle = False
    last = Fake("192.0.2.2")
    assert lines.enter(last) is not None
    assert third.aborted
    lines.open[last].idle = False
    assert lines.enter(Fake("192.0.2.3")) is None  # six that are all busy
    lines.leave(first)
    assert lines.enter(Fake("192.0.2.3")) is not None


def test_one_household_of_ipv6_counts_as_one() -> None:
    settings = Settings(Path("."), connections_per_address=1)
    lines = Lines(settings, Proxies([]), most=9)
    for address, fits in (("2001:db8::1", True), ("2001:db8::2", True), ("2001:db8:0:1::1", True)):
        assert (lines.enter(Fake(address)) is not None) == fits
    assert [line.who for line in lines.open.values()] == ["2001:db8::/64", "2001:db8:0:1::/64"]


def test_who_does_not_read_is_cut_and_who_reads_slowly_is_not() -> None:
    clock = Clock()
    lines = Lines(Settings(Path("."), stalled_after=10), Proxies([]), 9, clock)
    stalled, slow = Fake("192.0.2.1"), Fake("192.0.2.2")
    for transport in (stalled, slow):
        line = lines.enter(transport)
        assert line is not None
        line.deadline = None
        transport.unsent = 50_000
    for second in range(1, 31):
        clock.time = second
        slow.unsent -= 100
        lines.sweep()
        assert stalled.aborted == (second > 11)
    assert not slow.aborted


# ---- too slow


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"\r\n\r\n",
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
    ],
    ids=["nothing", "half a line", "half a head", "blank lines", "half a body"],
)
def test_a_request_that_is_not_finished_ends_the_line(narrow: RunningServer, said: bytes) -> None:
    with call(narrow, said) as line:
        answer(line)
    until(lambda: not narrow.server.lines.open)


def test_a_trickle_is_no_request(narrow: RunningServer) -> None:
    """A byte now and then does not stretch the time, not even after a first request that was answered."""
    with call(narrow, HEALTH) as line:
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        started = time.monotonic()
        with pytest.raises(OSError):  # noqa: PT011 - reset or broken pipe
            trickle(line)
        assert time.monotonic() - started < 3


def trickle(line: socket.socket) -> None:
    while True:
        line.sendall(b"\r\n")
        time.sleep(0.05)


def test_who_does_not_fetch_an_answer_is_cut(narrow: RunningServer) -> None:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", narrow.port))
    line.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 8)  # far more than anybody buffers
    until(lambda: bool(narrow.server.lines.open))
    until(lambda: not narrow.server.lines.open)
    line.close()


def test_a_stalled_spectator_is_cut_and_the_others_play_on(narrow: RunningServer) -> None:
    with Browser(narrow.base) as ann, Browser(narrow.base) as eve:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
        table = ann.table(2, seats=seats, public=True)["id"]
        live = narrow.app.state.tables.awake.tables[table]
        with ann.sit(table) as chair, upgraded(narrow, eve, table):
            until(lambda: len(live.connections) == 2)
            while len(live.connections) == 2:
                assert chair.act()["type"] == "accepted"
                assert chair.ask(type="undo", seat=0, to="last")["id"]
            assert chair.act()["type"] == "accepted"


def handshake(host: str, table: str, cookie: str) -> bytes:
    head = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {cookie}",
        "\r\n",
    ]
    return "\r\n".join(head).encode()


def upgraded(server: RunningServer, browser: Browser, table: str) -> socket.socket:
    """A WebSocket of somebody who says hello and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(SOON)
    line.connect(("127.0.0.1", server.port))
    line.sendall(handshake(f"127.0.0.1:{server.port}", table, browser.cookie()))
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += line.recv(1)
    assert b"101 Switching Protocols" in heard
    hello = b'{"type":"hello"}'
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


# ---- too much


def test_a_head_without_end_is_refused(narrow: RunningServer) -> None:
    with call(narrow, b"GET /health HTTP/1.1\r\nX: ") as line:
        try:
            for _ in range(200):
                line.sendall(b"x" * 1024)
        except OSError:
            pass
        assert answer(line)[:12] in (b"HTTP/1.1 400", b"")


def test_a_line_is_no_queue(narrow: RunningServer) -> None:
    with call(narrow, HEALTH * 1000) as line:
        assert answer(line).count(b"HTTP/1.1") < 20
    assert httpx.get(narrow.base + "/health").status_code == 200


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (b"\x81\x80\0\0\0\0" * 5000, 1008),
        (b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 5000, 1009),
        (b"\x81\x82\0\0\0\0\xff\xfe", 1007),
    ],
    ids=["messages", "pieces", "no text"],
)
def test_a_socket_takes_no_flood(narrow: RunningServer, frames: bytes, code: int) -> None:
    with Browser(narrow.base) as ann, upgraded(narrow, ann, ann.table()["id"]) as line:
        line.sendall(frames)
        assert answer(line).endswith(b"\x88\x02" + code.to_bytes(2, "big"))


# ---- the end


@pytest.mark.parametrize("frame", [b"\x81\x05hello", b"\x81\x81\0\0\0\0\xff"])  # no mask; no text
def test_nonsense_before_the_handshake_is_answered_is_no_fault(tmp_path: Path, frame: bytes) -> None:
    """Whoever does not wait is cut off; nothing is raised that would fill the log of the host."""

    async def late(_scope: object, _receive: object, send: Any) -> None:
        with pytest.raises(ClientDisconnected):
            await send({"type": "websocket.accept"})

    async def story() -> None:
        server = DoorServer(late, quick(tmp_path))
        line = SocketLine(server.config, server.server_state, {}, lines=server.lines)
        line.app = late
        transport = Fake("192.0.2.1")
        line.connection_made(transport)
        line.data_received(handshake("127.0.0.1", "x", ""))
        line.data_received(frame)
        assert transport.aborted
        await asyncio.gather(*server.server_state.tasks)

    finished(story())


def test_the_server_stops_with_everything_hanging_on_it(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann, Browser(server.base) as eve, ExitStack() as lines:
        table = ann.table(2, seats=[{"kind": "me"}, {"kind": "local"}], public=True)["id"]
        for said in (b"", b"GET / HT", b"POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"):
            lines.enter_context(call(server, said))
        lines.enter_context(upgraded(server, eve, table))
        chair = lines.enter_context(ann.sit(table))
        for _ in range(20):
            assert chair.act()["type"] == "accepted"
        started = time.monotonic()
        server.stop()
        assert not server.thread.is_alive()
        assert time.monotonic() - started < 5


STUCK = """
import sys, time
from pathlib import Path
from carson.server.door.server import DoorServer
from carson.server.serve import listen
from carson.server.settings import Settings

async def app(scope, receive, send):
    await receive()
    await send({"type": "lifespan.startup.complete"})
    print("open", flush=True)
    await receive()
    time.sleep(60)

DoorServer(app, Settings(Path("."), stop_within=0.5)).run(sockets=[listen("127.0.0.1", 0)])
"""


def test_the_process_ends_whatever_hangs() -> None:
    process = subprocess.Popen([sys.executable, "-c", STUCK], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    process.send_signal(signal.SIGTERM)
    process.wait(SOON)
    process.stdout.close()


def test_ctrl_c_again_and_again_is_as_good_as_once(tmp_path: Path) -> None:
    code = "from carson.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert '"event": "ready"' in process.stderr.readline()
        end = time.monotonic() + SOON
        while process.poll() is None and time.monotonic() < end:
            process.send_signal(signal.SIGINT)
            time.sleep(0.002)
        said = process.stderr.read()
    assert (process.returncode, "Traceback" in said) == (0, False)
