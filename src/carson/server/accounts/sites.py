"""Sites: under which address passkeys are made and used. Browsers bind each to the site it was made for."""

from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

LOCAL: Final = "localhost"  # where browsers need no TLS
UNSAID: Final = (None, 443, 80)  # ports that browsers do not name


class Site(NamedTuple):
    """The name of a site, and the address of its pages as browsers tell it."""

    id: str
    origin: str


def site_of(url: str, origin: str | None, host: str | None) -> Site | None:
    """The site a request is about: this machine itself, or what the host has named; None if it has none.

    `origin` and `host` are what the browser says; it is believed for this machine alone.
    """
    local = _site(origin or f"http://{host}")
    if local is not None and local.id == LOCAL and (origin or not url):
        return local
    return _site(url)


def _site(url: str) -> Site | None:
    try:
        parts = urlsplit(url)
        name, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:
        return None
    if not name or _is_number(name) or (parts.scheme != "https" and name != LOCAL):
        return None
    return Site(name, f"{parts.scheme}://{name}" + (f":{port}" if port not in UNSAID else ""))


def _is_number(name: str) -> bool:
    """Passkeys are for names, not for numbers."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
