"""Chat services: the few that are known by name, each with its own form of address and of message."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, quote, unquote, urlsplit

from carson.server.notices.guard import Caller
from carson.server.notices.kinds import DISCORD, MATRIX, NTFY, SLACK, TELEGRAM
from carson.server.notices.message import Gone, Message

LONGEST = 2000  # characters of an address, and of a message that every service takes


@dataclass(frozen=True)
class Call:
    """One request to a service."""

    method: str
    url: str
    body: dict[str, object]
    token: str = ""  # for the header Authorization


@dataclass(frozen=True)
class Service:
    """How an address looks, and what is sent there."""

    address: re.Pattern[str]
    call: Callable[[str, Message], Call]


async def send(caller: Caller, kind: str, address: str, message: Message) -> None:
    if not is_address(kind, address, caller.loopback):
        raise Gone("not an address of this service")
    call = SERVICES[kind].call(address, message)
    headers = {"content-type": "application/json"}
    if call.token:
        headers["authorization"] = f"Bearer {call.token}"
    await caller.call(call.method, call.url, headers, json.dumps(call.body).encode())


def is_address(kind: str, address: str, loopback: bool = False) -> bool:
    """Whether this is an address of the service; tests have all services on the loopback."""
    if kind not in SERVICES or len(address) > LONGEST:
        return False
    if loopback:
        address = re.sub(r"^(http|ntfy)://127\.0\.0\.1:\d+/~([a-z.]+)/", r"https://\2/", address)
    return SERVICES[kind].address.fullmatch(address) is not None


def written(message: Message) -> str:
    """The message as a few lines."""
    return f"{message.title}\n{message.text}\n{message.link}\n{message.stop_text} {message.stop}"[:LONGEST]


def _discord(address: str, message: Message) -> Call:
    return Call("POST", address, {"content": written(message), "allowed_mentions": {"parse": []}})


def _slack(address: str, message: Message) -> Call:
    text = written(message).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Call("POST", address, {"text": text})


def _telegram(address: str, message: Message) -> Call:
    url, _, query = address.partition("?")
    return Call("POST", url, {"chat_id": parse_qs(query)["chat_id"][0], "text": written(message)})


def _matrix(address: str, message: Message) -> Call:
    """The service itself takes the same message once, by the number at the end."""
    url, _, query = address.partition("?")
    body: dict[str, object] = {"msgtype": "m.text", "body": written(message)}
    return Call("PUT", f"{url}/{quote(message.key)}", body, parse_qs(query)["access_token"][0])


def _ntfy(address: str, message: Message) -> Call:
    parts = urlsplit(address)
    home, _, topic = parts.path.rpartition("/")
    scheme = "https" if parts.scheme == "ntfy" else parts.scheme
    return Call(
        "POST",
        f"{scheme}://{parts.netloc}{home}/",
        {
            "topic": unquote(topic),
            "title": message.title,
            "message": f"{message.text}\n{message.stop_text} {message.stop}",
            "click": message.link,
        },
    )


_TOKEN = r"[A-Za-z0-9._~%!$:@=-]+"
SERVICES: Final[dict[str, Service]] = {
    DISCORD: Service(
        re.compile(rf"https://(?:[a-z]+\.)?(?:discord|discordapp)\.com/api/(?:v\d+/)?webhooks/\d+/{_TOKEN}"),
        _discord,
    ),
    SLACK: Service(re.compile(rf"https://hooks\.slack\.com/(?:services|workflows)(?:/{_TOKEN})+"), _slack),
    MATRIX: Service(
        re.compile(
            r"https://[A-Za-z0-9.-]+(?::\d+)?/_matrix/client/(?:v3|r0)/rooms/"
            rf"{_TOKEN}/send/m\.room\.message\?access_token={_TOKEN}"
        ),
        _matrix,
    ),
    TELEGRAM: Service(
        re.compile(rf"https://api\.telegram\.org/bot{_TOKEN}/sendMessage\?chat_id={_TOKEN}"), _telegram
    ),
    NTFY: Service(
        re.compile(r"(?:https://ntfy\.sh|ntfy://[A-Za-z0-9.-]+(?::\d+)?)/[A-Za-z0-9_-]{1,64}"), _ntfy
    ),
}
