"""Passwords: hashed a few at a time, and guessed ever more slowly."""

import asyncio
import math
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from carson.server.refusal import Refused
from carson.server.words import later

AT_ONCE: Final = 2  # each takes 64 MB for a moment
WAITING: Final = 20  # people who may wait for that

FREE: Final = 5  # wrong passwords before one has to wait
LONGEST_WAIT: Final = 900.0  # seconds
FORGOTTEN: Final = 3600.0  # seconds after which a wrong password is forgiven
KEPT: Final = 10_000  # logins and addresses that are remembered

T = TypeVar("T")


@cache
def _nobodys() -> str:
    """The hash of a password that nobody knows; one is enough for a process."""
    return PasswordHasher().hash(secrets.token_urlsafe(16))


class Passwords:
    """Hashes and compares on threads of its own, so that nobody else waits."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.nobodys = _nobodys()
        self.waiting = 0
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self.hasher.hash(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether this is the password; without a hash it takes as long to say no."""
        return await self._run(lambda: self._compare(password, hashed or self.nobodys))

    def _compare(self, password: str, hashed: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except VerificationError:
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self.waiting >= AT_ONCE + WAITING:
            raise Refused(later("refused.many-passwords"), "busy", 503, wait=5)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


@dataclass
class _Failures:
    number: int
    last: float

    def wait(self, now: float) -> float:
        """Seconds until the next guess is looked at: after the free ones 2, 4, 8 ..."""
        if self.number < FREE:
            return 0.0
        pause = min(LONGEST_WAIT, 2.0 ** (self.number - FREE + 1))
        return max(0.0, self.last + pause - now)


class Guesses:
    """Wrong passwords by login and by address.

    Whoever has signed in from an address before is not kept waiting there by what strangers guess elsewhere.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.on_guess: Callable[[str, str, bool], None] = lambda *_: None  # for other processes
        self._failures: dict[str, _Failures] = {}
        self._welcome: dict[tuple[str, str], None] = {}

    def check(self, login: str, address: str) -> None:
        """Refuse while this login, or everybody at this address, has to wait."""
        waits = [self._wait(key) for key in self._keys(login, address)]
        wait = math.ceil(max(waits))
        if wait > 0:
            raise Refused(later("refused.guessing", number=wait), "busy", 429, wait=wait)

    def begin(self, login: str, address: str) -> None:
        """A guess counts as wrong until it has proved right, so that many at once are no way around."""
        self.check(login, address)
        self.hear_of(login, address, False)
        self.on_guess(login, address, False)

    def hear_of(self, login: str, address: str, right: bool) -> None:
        """A guess, here or in another process."""
        if right:
            self._forgive(login, address)
            return
        for key in self._keys(login, address):
            known = self._failures.pop(key, None)
            if known is None or self.now() - known.last > FORGOTTEN:
                known = _Failures(0, 0.0)
            known.number += 1
            known.last = self.now()
            self._failures[key] = known
        while len(self._failures) > KEPT:
            del self._failures[next(iter(self._failures))]

    def right(self, login: str, address: str) -> None:
        """It was no guess. An address keeps what was guessed from it for other logins."""
        self._forgive(login, address)
        self.on_guess(login, address, True)

    def _forgive(self, login: str, address: str) -> None:
        self._failures.pop(_login(login), None)
        here = self._failures.get(_address(address))
        if here is not None:
            here.number -= 1
        self._welcome.pop((login, address), None)
        self._welcome[login, address] = None
        if len(self._welcome) > KEPT:
            del self._welcome[next(iter(self._welcome))]

    def _keys(self, login: str, address: str) -> list[str]:
        """What counts: the address, and the login unless it is at home here."""
        keys = [_address(address)]
        return keys if (login, address) in self._welcome else [*keys, _login(login)]

    def _wait(self, key: str) -> float:
        failures = self._failures.get(key)
        return 0.0 if failures is None else failures.wait(self.now())


def _login(login: str) -> str:
    return f"login {login}"


def _address(address: str) -> str:
    return f"address {address}"
