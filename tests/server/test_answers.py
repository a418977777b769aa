"""Every answer, also every refusal: a fitting status, headers that protect browsers, how long it keeps."""

import socket
from collections.abc import Iterator
from email.message import Message
from email.parser import BytesParser
from pathlib import Path

import pytest

from carson.core.errors import BadOption
from carson.server.door.addresses import Proxies, client_of, household
from carson.server.static import STATIC
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

HANDSHAKE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PROTECTING = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "x-frame-options",
    "cross-origin-opener-policy",
}


class Answer:
    """What came back for a request that was written byte by byte."""

    def __init__(self, data: bytes) -> None:
        head, _, self.body = data.partition(b"\r\n\r\n")
        line, _, fields = head.partition(b"\r\n")
        self.status = int(line.split()[1])
        self.headers: Message = BytesParser().parsebytes(fields)


def ask(
    server: RunningServer,
    path: bytes,
    more: bytes = b"",
    method: bytes = b"GET",
    host: bytes = b"localhost",
    cookie: bytes = b"",
) -> Answer:
    head = b"%s %s HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\n%s\r\n" % (method, path, host, cookie, more)
    return say(server, head)


def say(server: RunningServer, data: bytes) -> Answer:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(data)
        heard = b""
        while not is_whole(heard) and (piece := line.recv(65536)):
            heard += piece
    return Answer(heard)


def is_whole(data: bytes) -> bool:
    if b"\r\n\r\n" not in data:
        return False
    answer = Answer(data)
    return len(answer.body) >= int(answer.headers.get("content-length", 0))


def ways_to_fail(server: RunningServer) -> dict[str, tuple[int, Answer]]:
    """Requests that are answered in all the places where something can be refused."""
    strange = HANDSHAKE + b"Origin: http://[\r\n"
    half = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    return {
        "a page": (200, ask(server, b"/")),
        "the API": (200, ask(server, b"/api/games")),
        "unknown you": (401, ask(server, b"/api/tables")),
        "no page": (404, ask(server, b"/nowhere")),
        "no address of the API": (404, ask(server, b"/api/nowhere")),
        "no file": (404, ask(server, b"/assets/nowhere.js")),
        "a name too long for the disk": (404, ask(server, b"/assets/" + b"a" * 300)),
        "out of the folder": (404, ask(server, b"/assets/..%2f..%2fapp.py")),
        "a name with an end": (400, ask(server, b"/assets/%00")),
        "half a letter": (400, ask(server, b"/table/%ff")),
        "half a letter in a question": (400, ask(server, b"/api/games?x=%c3")),
        "no ASCII": (400, ask(server, "/table/é".encode())),
        "a line break": (400, ask(server, b"/api/tables/%0a")),
        "no method here": (405, ask(server, b"/health", method=b"PUT")),
        "no method at all": (400, ask(server, b"/health", method=b"BREW")),
        "no HTTP": (400, say(server, b"\x16\x03\x01\r\n\r\n")),
        "no host": (400, ask(server, b"/health", host=b"\xff")),
        "no token": (403, ask(server, b"/api/logout", b"Content-Length: 0\r\n", b"POST")),
        "too much": (413, too_much(server)),
        "a WebSocket": (101, ask(server, b"/ws/tables/x", HANDSHAKE)),
        "a WebSocket from a strange page": (101, ask(server, b"/ws/tables/x", strange)),
        "no WebSocket here": (403, ask(server, b"/ws/x", HANDSHAKE)),
        "half a letter for a WebSocket": (400, ask(server, b"/ws/tables/%ff", HANDSHAKE)),
        "half a handshake": (400, ask(server, b"/ws/tables/x", half)),
    }


def too_much(server: RunningServer) -> Answer:
    with Browser(server.base) as ann:
        token = (ann.http.cookies.get("csrftoken") or "").encode()
        more = b"Content-Length: 9999999\r\nX-CSRFToken: %s\r\n" % token
        return ask(server, b"/api/records", more, b"POST", cookie=ann.cookie().encode())


def test_every_answer_protects_browsers(server: RunningServer) -> None:
    answers = ways_to_fail(server)
    assert {name: answer.status for name, (_, answer) in answers.items()} == {
        name: status for name, (status, _) in answers.items()
    }
    for name, (_, answer) in answers.items():
        found = [header.lower() for header in answer.headers]
        assert {header for header in PROTECTING if found.count(header) != 1} == set(), name
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "strict-transport-security" not in found
        assert "server" not in found


def test_only_files_that_never_change_are_kept(server: RunningServer) -> None:
    file = next((STATIC / "assets").glob("*.js")).name.encode()
    rules = {
        b"/assets/" + file: "immutable",
        b"/": "no-cache",
        b"/assets/nowhere.js": "no-store",
        b"/nowhere": "no-store",
        b"/api/games": "no-store",
        b"/api/tables": "no-store",
        b"/health": "no-store",
        b"/schema/openapi.json": "no-store",
    }
    for path, rule in rules.items():
        assert rule in ask(server, path).headers["cache-control"], path


@pytest.fixture
def behind_tls(tmp_path: Path) -> Iterator[RunningServer]:
    settings = quick(tmp_path, requests_per_minute=30)
    running = RunningServer(type(settings)(**{**vars(settings), "secure": True, "proxies": ("127.0.0.0/8",)}))
    yield running
    running.stop()


def test_browsers_are_told_to_stay_with_https(behind_tls: RunningServer) -> None:
    for path in (b"/", b"/nowhere", b"/table/\xff"):
        assert "max-age=" in ask(behind_tls, path).headers["strict-transport-security"]


@pytest.mark.parametrize("more", [b"", HANDSHAKE])
def test_limits_count_for_who_is_behind_a_proxy(behind_tls: RunningServer, more: bytes) -> None:
    """One guest's flood is answered with the time to wait, and everybody else still gets in."""

    def status(address: bytes) -> Answer:
        return ask(
            behind_tls, b"/ws/nowhere" if more else b"/api/games", more + b"X-Forwarded-For: %s\r\n" % address
        )

    flood = [status(b"192.0.2.1, 198.51.100.9") for _ in range(40)]
    assert flood[-1].status == 429
    assert 1 <= int(flood[-1].headers["retry-after"]) <= 60
    assert status(b"spoofed, 198.51.100.9").status == 429
    assert status(b"198.51.100.10").status in (200, 403)
    assert status(b"198.51.100.9, 127.0.0.2").status == 429  # through two proxies


def test_nobody_else_says_who_they_are(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, requests_per_minute=10))
    flood = [ask(server, b"/api/games", b"X-Forwarded-For: 192.0.2.%d\r\n" % n).status for n in range(12)]
    server.stop()
    assert flood[-1] == 429


@pytest.mark.parametrize(
    ("peer", "chain", "client"),
    [
        ("192.0.2.1", "198.51.100.9", "192.0.2.1"),
        ("10.0.0.1", "198.51.100.9", "198.51.100.9"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.9", "198.51.100.9"),
        ("10.0.0.1", "198.51.100.9, 10.0.0.2", "198.51.100.9"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.9, nonsense", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.9:4711", "198.51.100.9"),
        ("10.0.0.1", "[2001:db8::9]:4711", "2001:db8::9"),
        ("::ffff:10.0.0.1", "2001:DB8::0009", "2001:db8::9"),
        ("2001:db8:1::1", "198.51.100.9", "198.51.100.9"),
        ("", "198.51.100.9", ""),
    ],
)
def test_whom_a_proxy_speaks_for(peer: str, chain: str, client: str) -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8:1::1"])
    assert proxies.client(peer, [(b"x-forwarded-for", chain.encode())]) == client


def test_a_household_is_one_guest() -> None:
    assert household("2001:db8::1") == household("2001:db8::2") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert client_of({"client": None}) == ""


def test_a_proxy_that_is_none_is_told() -> None:
    with pytest.raises(BadOption, match="is no address of a proxy"):
        Proxies(["example"])


def test_strangers_learn_nothing_from_an_invitation(
    ann: Browser, eve: Browser, server: RunningServer
) -> None:
    """Whatever they try: a table they may not see answers like one that does not exist."""
    private = ann.table(public=False)["id"]
    for invite in ("é", "%C3%A9", "%ff", "%00", "%ed%a0%80", "%F0%9F%98%80", "a" * 3000, "%", "%zz", "+"):
        answers = [
            ask(server, f"/api/tables/{table}?invite={invite}".encode(), cookie=eve.cookie().encode())
            for table in (private, "nowhere")
        ]
        assert answers[0].status == answers[1].status in (400, 404), invite
        assert answers[0].body == answers[1].body
    for body in ({"invite": "é"}, {"invite": "\u0000"}):
        said = [eve.post(f"/api/tables/{table}/join", body, 404) for table in (private, "nowhere")]
        assert said[0] == said[1]


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"\xff\xfe", b"[" * 100_000])
def test_a_body_that_is_no_text(ann: Browser, body: bytes) -> None:
    headers = {"x-csrftoken": ann.http.cookies.get("csrftoken") or "", "content-type": "application/json"}
    answer = ann.http.put("/api/me", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["detail"]
    record = ann.http.post("/api/records", content=body, headers=headers)
    assert record.status_code == 400
