"""Calls to addresses that people have typed: over TLS, to the open internet, and nowhere else.

The name is looked up here, and the very address that was found harmless is called: a name that means
something else a moment later is no way around. Redirects are not followed, and no proxy is asked.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import certifi
import httpcore

from carson.server.notices.message import Gone, NotSent

WITHIN = 15.0  # seconds
PORTS = (443, 8448)  # of HTTPS, and of Matrix
MOST = 16  # calls at once
GIVEN_UP = (404, 410)
NOT_LET_IN = (401, 403)
GIVEN_OUT = ipaddress.ip_network("2000::/3")  # what there is of IPv6 in the open internet
TUNNELS = [ipaddress.ip_network(one) for one in ("2002::/16", "2001::/32")]  # to IPv4


class Refusing(Exception):
    """An address that is nobody's business here."""


def is_open(address: str) -> bool:
    """Whether an IP address is one of the open internet."""
    try:
        one = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(one, ipaddress.IPv6Address):
        if one.ipv4_mapped is not None:
            one = one.ipv4_mapped
        elif one not in GIVEN_OUT or any(one in tunnel for tunnel in TUNNELS):
            return False
    return one.is_global and not one.is_multicast


class OpenInternet(httpcore.AsyncNetworkBackend):
    """Connects to addresses of the open internet; `loopback` is for tests, which have no other."""

    def __init__(self, loopback: bool) -> None:
        self.loopback = loopback
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await self._resolved(host, port)
        return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)

    async def _resolved(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(self._may_call(one) for one in addresses):
            raise Refusing(host)
        return addresses[0]

    def _may_call(self, address: str) -> bool:
        return is_open(address) or (self.loopback and ipaddress.ip_address(address).is_loopback)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise Refusing(path)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


class Caller:
    """Calls one address, and says what came of it."""

    def __init__(self, loopback: bool = False) -> None:
        self.loopback = loopback
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(cafile=certifi.where()),
            max_connections=MOST,
            max_keepalive_connections=0,
            network_backend=OpenInternet(loopback),
        )

    def may_call(self, url: str) -> bool:
        """Whether an address has a form that is ever called."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            return False
        if self.loopback and host in ("127.0.0.1", "localhost"):
            return True
        plain = parts.scheme == "https" and parts.username is None and parts.password is None
        return plain and bool(host) and (port or PORTS[0]) in PORTS

    async def call(self, method: str, url: str, headers: dict[str, str], body: bytes) -> None:
        """NotSent when it is worth another try, Gone when it is not."""
        if not self.may_call(url):
            raise Gone("not an address we call")
        status, wait = await self._answer(method, url, headers, body)
        if status in GIVEN_UP or status in NOT_LET_IN:
            raise Gone(f"answered {status}")
        if not 200 <= status < 300:
            raise NotSent(f"answered {status}", wait)

    async def _answer(self, method: str, url: str, headers: dict[str, str], body: bytes) -> tuple[int, float]:
        try:
            async with asyncio.timeout(WITHIN):
                async with self._pool.stream(method, url, headers=[*headers.items()], content=body) as answer:
                    waits = [value for name, value in answer.headers if name.lower() == b"retry-after"]
                    return answer.status, _seconds(waits)
        except Refusing as error:
            raise Gone("not an address of the open internet") from error
        except (httpcore.UnsupportedProtocol, httpcore.LocalProtocolError, UnicodeError, ValueError) as error:
            raise Gone(str(error)) from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise NotSent(str(error) or type(error).__name__) from error
        except (TimeoutError, OSError) as error:
            raise NotSent(str(error) or type(error).__name__) from error

    async def close(self) -> None:
        await self._pool.aclose()


def _seconds(waits: list[bytes]) -> float:
    """What Retry-After says, if it says so in seconds."""
    return float(waits[0]) if waits and waits[0].isdigit() else 0.0
