"""The open lines of the server: how many there are, and which of them do not move."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

from carson.server.allowance import Places
from carson.server.door.addresses import Proxies, household
from carson.server.settings import Settings

SWEEP = 0.5  # seconds between two looks


@dataclass(eq=False)
class Line:
    """One connection of TCP."""

    transport: asyncio.Transport
    who: str | None  # the address it counts for; None for a proxy, behind which there are many
    moved: float  # when something last went out, or nothing had to
    deadline: float | None = None  # until then a request must be complete
    waiting: int = 0  # bytes that were to go out at the last look
    idle: bool = True  # it has asked for nothing yet, or has its answer


class Lines:
    """So many lines for an address and so many in all; whoever does not read or finish is cut off."""

    def __init__(
        self, settings: Settings, proxies: Proxies, most: int, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.settings = settings
        self.proxies = proxies
        self.most = most
        self.now = now
        self.open: dict[asyncio.Transport, Line] = {}  # the oldest first
        self._places = Places(settings.connections_per_address)

    def enter(self, transport: asyncio.Transport) -> Line | None:
        """A new line, for which an idle one may have to go; None when there is no room."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        who = None if self.proxies.trust(address) else household(address)
        if len(self.open) >= self.most and not self._cut_idle():
            return None
        if who is not None and not self._places.take(who):
            if not self._cut_idle(who):
                return None
            self._places.take(who)
        line = Line(transport, who, self.now(), self.now() + self.settings.request_within)
        self.open[transport] = line
        return line

    def leave(self, transport: asyncio.Transport) -> None:
        line = self.open.pop(transport, None)
        if line is not None and line.who is not None:
            self._places.give_back(line.who)

    def _cut_idle(self, who: str | None = None) -> bool:
        """Cut the oldest line nothing is asked on; whether there was one."""
        for line in self.open.values():
            if line.idle and who in (None, line.who):
                self._cut(line)
                return True
        return False

    def _cut(self, line: Line) -> None:
        self.leave(line.transport)
        line.transport.abort()

    def cut_all(self) -> None:
        for line in list(self.open.values()):
            self._cut(line)

    # ---- looking after them

    def sweep(self) -> None:
        """Cut lines whose request does not get finished, and those whose other end does not read."""
        now = self.now()
        for line in list(self.open.values()):
            waiting = line.transport.get_write_buffer_size()
            if waiting == 0 or line.waiting == 0 or waiting < line.waiting:
                line.moved = now
            line.waiting = waiting
            late = line.deadline is not None and now > line.deadline
            if late or now - line.moved > self.settings.stalled_after:
                self._cut(line)

    async def keep_sweeping(self) -> NoReturn:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()
