"""Headers that keep browsers out of trouble."""

from urllib.parse import urlsplit

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
]
FRAMED_HEADERS = [
    (name, text.replace("frame-ancestors 'none'", "frame-ancestors *"))
    for name, text in SECURITY_HEADERS
    if name != "x-frame-options"
]
ONLY_HTTPS = ("strict-transport-security", "max-age=31536000")


EMBED = "/embed/"  # the only pages that other sites may frame


def headers_for(secure: bool, framed: bool = False) -> list[tuple[str, str]]:
    """What every answer carries, also refusals; pages that may be framed say so."""
    headers = FRAMED_HEADERS if framed else SECURITY_HEADERS
    return [*headers, ONLY_HTTPS] if secure else headers


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a WebSocket was opened by our own page: browsers name the origin, other programs need not."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:
        return False
