"""The server behind the door: uvicorn with our lines, that stops within seconds whatever happens."""

import asyncio
import os
import signal
import socket
import threading
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from carson.server.door.addresses import Proxies
from carson.server.door.gate import Gate
from carson.server.door.http import HttpLine
from carson.server.door.lines import Lines
from carson.server.door.websocket import SocketLine
from carson.server.security import headers_for
from carson.server.settings import Settings

PARTING = 1  # seconds to finish what was begun when the server stops
GRACE = 3  # until tasks are cancelled
OTHER_FILES = 128  # open files besides lines: the database, workers and their pipes
SEND_BUFFER = 128 * 1024  # bytes the system keeps for a reader that lags behind


class DoorServer(uvicorn.Server):
    """One server process."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.stop_within = settings.stop_within
        proxies = Proxies(settings.proxies)
        self.lines = Lines(settings, proxies, most=room_for_lines(settings.connections))
        gate = Gate(app, settings, proxies)
        http: Any = partial(HttpLine, lines=self.lines)
        websocket: Any = partial(SocketLine, lines=self.lines)
        config = uvicorn.Config(
            gate,
            http=http,
            ws=websocket,
            headers=headers_for(settings.secure),
            proxy_headers=False,
            server_header=False,
            log_level="error",
            access_log=False,
            ws_max_size=65536,
            ws_per_message_deflate=False,
            lifespan="on",
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        state = getattr(app, "state", None)
        self.hand_over = getattr(state, "hand_over", _nothing_to_hand_over)
        if homes := getattr(state, "homes", None):
            homes.share("requests", gate.requests)
            homes.share("light-requests", gate.light_requests)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in sockets or []:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.server_state.default_headers = self.config.encoded_headers
        await super().startup(sockets)
        self.sweeping = asyncio.create_task(self.lines.keep_sweeping())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.sweeping.cancel()
        await self.hand_over()
        asyncio.get_running_loop().call_later(PARTING, self.lines.cut_all)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and in any case: what was acknowledged is on the disk, so nothing is worth waiting for."""
        if self.should_exit:
            return  # Ctrl-C once more is not needed: what is left to tidy up is done within seconds
        if sig == signal.SIGTERM:
            self.should_exit = True  # uvicorn would raise it again in the end, and leave no time to tidy up
        else:
            super().handle_exit(sig, frame)
        last = threading.Timer(self.stop_within, os._exit, [1])
        last.daemon = True
        last.start()


async def _nothing_to_hand_over() -> None:
    """Of an application without tables."""


def room_for_lines(wanted: int) -> int:
    """How many lines this process can hold open, after it has asked the system for as many as it gets."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OTHER_FILES))
