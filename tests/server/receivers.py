"""Where messages arrive: a real mail server, a push service that decrypts, chat services; on the loopback."""

from __future__ import annotations

import json
import socket
import threading
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from carson.server.notices.push import encoded

PATIENCE = 20.0  # seconds


def wait_for(what: Any, patience: float = PATIENCE) -> Any:
    """What a function gives once it gives something."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


class Mailboxes:
    """A mail server that keeps what it gets, refuses whom it is told to, and may be slow to answer."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses: dict[str, str] = {}  # by address: the answer
        self.begun = 0  # mails that were handed over, answered or not
        self.open = threading.Event()
        self.open.set()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_RCPT(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        self.begun += 1
        while not self.open.is_set():
            time.sleep(0.01)
        mail = message_from_bytes(envelope.content or b"", policy=policy.default)  # type: ignore[arg-type]
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def stop(self) -> None:
        self.open.set()
        self.controller.stop()


class Call(NamedTuple):
    """A request that came."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Web:
    """An HTTP server that keeps what it gets and answers as it is told to."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answers: dict[str, list[int]] = {}  # by path: the next answers; 201 without
        self.open = threading.Event()
        self.open.set()
        web = self

        class Handler(BaseHTTPRequestHandler):
            def handle_any(self) -> None:
                length = int(self.headers.get("content-length", 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                web.calls.append(Call(self.command, self.path, headers, self.rfile.read(length)))
                web.open.wait()
                answers = web.answers.get(self.path) or [201]
                status = answers.pop(0) if len(answers) > 1 else answers[0]
                self.send_response(status)
                self.send_header("content-length", "0")
                if status == 302:
                    self.send_header("location", f"http://127.0.0.1:{web.port}/elsewhere")
                self.end_headers()

            do_GET = do_POST = do_PUT = handle_any  # noqa: N815

            def log_message(self, *_: object) -> None:
                """Quietly."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, args=[0.05], daemon=True)
        self.thread.start()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def at(self, path: str) -> list[Call]:
        return [call for call in self.calls if call.path == path]

    def stop(self) -> None:
        self.open.set()
        self.server.shutdown()
        self.server.server_close()


class PhoneBrowser:
    """A browser with keys of its own, as a push service knows it."""

    def __init__(self, web: Web, path: str) -> None:
        self.web = web
        self.path = path
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen letters."
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"{web.base}{path}",
            "keys": {"p256dh": encoded(point), "auth": encoded(self.secret)},
        }

    @property
    def calls(self) -> list[Call]:
        return self.web.at(self.path)

    @property
    def notices(self) -> list[Any]:
        """What it shows, decrypted."""
        return [
            json.loads(
                http_ece.decrypt(
                    call.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
                )
            )
            for call in self.calls
        ]
