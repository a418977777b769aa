"""Where somebody comes from: the other end of the line, or what a proxy of the host says of it."""

from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from carson.core.errors import BadOption
from carson.server.words import later

FORWARDED = b"x-forwarded-for"
HOUSEHOLD = 64  # bits of an IPv6 address that tell one household from another

Headers = Iterable[tuple[bytes, bytes]]


class Proxies:
    """The proxies the host has named; nobody else is believed."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(text) for text in named]

    def trust(self, address: str) -> bool:
        found = _parsed(address)
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, headers: Headers) -> str:
        """The address of whoever asks: the last one in the chain that is no proxy of ours."""
        if not self.trust(peer):
            return peer
        chain = ",".join(value.decode("latin-1") for name, value in headers if name == FORWARDED)
        client = peer
        for text in reversed(chain.split(",")):
            found = _parsed(_without_port(text.strip()))
            if found is None:
                break  # the rest can be anything
            client = str(found)
            if not self.trust(client):
                break
        return client


def client_of(scope: Mapping[str, Any]) -> str:
    """Whom limits count for: an address, or of IPv6 the network of one household."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def household(address: str) -> str:
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, HOUSEHOLD), strict=False))
    return address if found is None else str(found)


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is dressed as IPv6 counts as what it is."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _network(text: str) -> Any:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadOption(later("start.no-address", text=text)) from None
