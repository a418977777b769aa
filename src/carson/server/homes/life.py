"""Signs of life: a thread says that this process lives, also while the event loop has its hands full.

A process that is busy for some seconds keeps its tables; one that is gone or cut off says nothing, nor
does one whose event loop has stopped turning.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from carson.server.homes.redis import Address, Word, driver

ALIVE: Final = 2000  # milliseconds a process counts as alive without a sign of life
EVERY: Final = 0.4  # seconds between two
STUCK: Final = 15.0  # seconds after which an event loop that does not turn is given up
WITHIN: Final = 1.0  # seconds for an answer


class SignsOfLife(threading.Thread):
    """Renews the key of this process in Redis."""

    def __init__(self, address: Address, key: str) -> None:
        super().__init__(name="signs of life", daemon=True)
        self.address = address
        self.key = key
        self.loop_turned = time.monotonic()  # set by the event loop
        self._pack: Callable[[Any], bytes] = driver().pack_command
        self._ended = threading.Event()
        self._line: socket.socket | None = None

    def end(self) -> None:
        """Not one more, once this returns."""
        self._ended.set()
        if self.is_alive():
            self.join()

    def run(self) -> None:
        while not self._ended.wait(EVERY):
            if time.monotonic() - self.loop_turned < STUCK:
                self._say()
        self._hang_up()

    def _say(self) -> None:
        try:
            if self._line is None:
                self._line = self._connected()
            self._do(self._line, "SET", self.key, 1, "PX", ALIVE)
        except OSError:  # the next time, then
            self._hang_up()

    def _connected(self) -> socket.socket:
        address = self.address
        line = socket.create_connection((address.host, address.port), WITHIN)
        if address.tls is not None:
            line = address.tls.wrap_socket(line, server_hostname=address.host)
        for greeting in address.greetings:
            self._do(line, *greeting)
        return line

    def _do(self, line: socket.socket, *words: Word) -> None:
        line.sendall(self._pack(words))
        if not line.recv(1024).startswith(b"+"):
            raise ConnectionError

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
