"""Headers that keep browsers out of trouble."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import ResponseHeader

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    ResponseHeader(name="content-security-policy", value=CONTENT_SECURITY_POLICY),
    ResponseHeader(name="x-content-type-options", value="nosniff"),
    ResponseHeader(name="referrer-policy", value="same-origin"),
    ResponseHeader(name="x-frame-options", value="DENY"),
]


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a WebSocket was opened by our own page: browsers name the origin, other programs need not."""
    return origin is None or urlsplit(origin).netloc == host
