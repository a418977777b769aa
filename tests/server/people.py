"""Browsers for tests: a person with cookies, and a WebSocket at a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tools.completed import completed

Json = dict[str, Any]
PATIENCE = 20.0  # seconds to wait for a message


def numbers_in(metrics: str) -> dict[str, float]:
    """What /metrics tells, by name and labels."""
    return {
        name: float(value)
        for name, value in (
            line.rsplit(" ", 1) for line in metrics.splitlines() if line and not line.startswith("#")
        )
    }


class Browser:
    """One person's browser."""

    def __init__(self, base: str, cookies: httpx.Cookies | None = None) -> None:
        """With cookies the browser of somebody who was here before."""
        self.base = base
        self.http = httpx.Client(base_url=base, timeout=30, cookies=cookies)
        self.me: Json = self.get("/api/me")

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def send(self, method: str, path: str, body: object = None, status: int = 201) -> Any:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.status_code == status, f"{answer.status_code} {answer.text}"
        return answer.json()

    def post(self, path: str, body: object = None, status: int = 201) -> Any:
        return self.send("POST", path, body, status)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def table(self, size: int = 2, **wish: object) -> Json:
        """A table of my own, all other seats open unless the wish says otherwise."""
        body = {
            "game": "city",
            "options": {"seats": str(size)},
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * (size - 1)],
            **wish,
        }
        made: Json = self.post("/api/tables", body)
        return made

    def sit(self, table: str, version: int = 0) -> Chair:
        return Chair(self, table, version)

    def line(self, table: str) -> ClientConnection:
        """An open WebSocket on which nothing was said yet."""
        address = f"{self.base.replace('http', 'ws')}/ws/tables/{table}"
        return connect(address, additional_headers={"Cookie": self.cookie()}, max_size=None)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.http.close()


class Chair:
    """A WebSocket at a table; keeps the last update."""

    def __init__(self, browser: Browser, table: str, version: int = 0) -> None:
        self.browser = browser
        self.opened = ExitStack()
        self.socket = self.opened.enter_context(browser.line(table))
        self.heard: list[Json] = []
        self.log: list[Json] = []
        self.number = 0
        self.now: Json = {}
        try:
            self.say(type="hello", version=version)
            self.hear("update")
        except BaseException:
            self.close()
            raise

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: object) -> Json:
        """Send a command and wait for its answer."""
        self.number += 1
        self.say(id=self.number, **message)
        return self.until(lambda heard: heard.get("id") == self.number)

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = completed(self.now, json.loads(self.socket.recv(timeout=PATIENCE)))
            self.heard.append(message)
            if message["type"] == "update":
                self.now = message
                self._note(message)
            if wanted(message):
                return message

    def _note(self, update: Json) -> None:
        """Keep the log as docs/protocol.md says."""
        if update["whole"]:
            self.log = []
        for mark in update["marks"]:
            for line in self.log:
                if mark["since"] <= line["version"] <= mark["until"]:
                    line["undone"] = mark["undone"]
        self.log += update["log"]

    def hear(self, kind: str) -> Json:
        return self.until(lambda message: message["type"] == kind)

    def up_to(self, version: int) -> Json:
        """Wait until the table has reached a version."""
        while self.now["version"] < version:
            self.hear("update")
        return self.now

    def act(self, pick: Callable[[list[Json]], Json] = lambda choices: choices[0]) -> Json:
        """Take one of the offered choices."""
        asked = self.now["asked"][0]
        choice = pick(asked["choices"])
        version = self.now["version"]
        return self.ask(type="act", seat=asked["seat"], action=choice["action"], version=version)

    def close(self) -> None:
        self.opened.close()

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.close()
