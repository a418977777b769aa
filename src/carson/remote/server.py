"""A server as a remote bot sees it: streams of lines, and answers. It needs nothing but Python."""

import json
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

from carson.core.errors import CarsonError

SILENCE: Final = 30.0  # seconds without a sign of life after which a stream is dead
LOST: Final = (OSError, HTTPException)  # a line that was cut, or could not be opened


class ServerRefused(CarsonError):
    """What a server said no with: its status, its sentence, and when to come back."""

    def __init__(self, sentence: str, status: int = 0, wait: float = 0.0) -> None:
        super().__init__(sentence)
        self.status = status
        self.wait = wait


class RemoteServer:
    """The address of a server, and the token of a bot there."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        self.secure = parts.scheme == "https"
        self.host = parts.netloc
        self.path = parts.path.rstrip("/")
        self._here = threading.local()  # a thread posts over one connection
        self.headers = {"Authorization": f"Bearer {token}", "Accept": "application/json"}

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """The messages of a stream until it ends. One of the errors of LOST tells that the line was cut."""
        connection = self._connection()
        try:
            connection.request("GET", f"{self.path}{path}", headers=self.headers)
            answer = self._checked(connection.getresponse())
            while line := answer.readline():
                if line.strip():
                    yield json.loads(line)
        finally:
            connection.close()

    def post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        """Send something; ServerRefused when the server does not take it."""
        kept: HTTPConnection | None = getattr(self._here, "connection", None)
        connection = self._here.connection = kept or self._connection()
        headers = {**self.headers, "Content-Type": "application/json"}
        try:
            connection.request("POST", f"{self.path}{path}", json.dumps(body), headers)
            answer: dict[str, Any] = json.loads(self._checked(connection.getresponse()).read())
        except LOST:
            self.leave()
            raise
        return answer

    def leave(self) -> None:
        """Close what this thread has open."""
        kept: HTTPConnection | None = getattr(self._here, "connection", None)
        if kept is not None:
            kept.close()
            self._here.connection = None

    def _connection(self) -> HTTPConnection:
        kind = HTTPSConnection if self.secure else HTTPConnection
        return kind(self.host, timeout=SILENCE)

    def _checked(self, answer: HTTPResponse) -> HTTPResponse:
        if answer.status < 400:
            return answer
        try:
            sentence = str(json.loads(answer.read())["detail"])
        except (ValueError, KeyError, TypeError):
            sentence = answer.reason
        wait = answer.headers.get("retry-after", "")
        raise ServerRefused(sentence, answer.status, float(wait) if wait.isdecimal() else 0.0)
