"""The JSON about messages to people who are not here, as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from carson.server.wire.messages import Strict

Kind = Literal["turn", "invited", "begun", "vote", "over"]
Pace = Literal["once", "hour", "day"]
Hour = Annotated[int, Meta(ge=0, le=23)]
Typed = Annotated[str, Meta(min_length=1, max_length=2000)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]


class Offer(Struct):
    """What this server can send with."""

    push: str  # the key that a page shows its browser
    mail: bool
    services: list[str]  # chat services


class ChannelOut(Struct):
    id: str
    kind: str
    label: str
    state: Literal["asked", "on", "off", "dead"]
    mark: str  # of a browser: the end of its address, by which it knows itself


class Wished(Strict):
    """What somebody hears of, and when, by the hours of their zone."""

    kinds: list[Kind]
    pace: Pace
    daily_at: Hour
    quiet_from: Hour | None
    quiet_until: Hour | None
    zone: Annotated[str, Meta(min_length=1, max_length=40)]


class NoticesOut(Struct):
    offer: Offer
    channels: list[ChannelOut]
    wishes: Wished


class BrowserKeys(Strict):
    p256dh: Key
    auth: Key


class NewBrowser(Strict):
    endpoint: Typed
    keys: BrowserKeys


class NewMailbox(Strict):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class NewHook(Strict):
    service: Literal["discord", "slack", "matrix", "telegram", "ntfy"]
    address: Typed


class Turned(Strict):
    on: bool


class Stopped(Struct):
    """What a link in a message was about."""

    label: str
    on: bool


# ---- invitations


class CompanionOut(Struct):
    """Somebody one has played with, and may call."""

    id: str
    name: str


class Called(Strict):
    person: Annotated[str, Meta(min_length=1, max_length=24)]
