"""The JSON about remote bots, as types."""

from typing import Annotated

from msgspec import Meta, Struct

from carson.server.wire.account_messages import Name
from carson.server.wire.messages import Strict


class NewRemote(Strict):
    name: Name


class RemoteOut(Struct):
    id: str
    name: str
    created: str
    online: bool


class RemoteMade(Struct):
    id: str
    name: str
    token: str  # told this once


class RemoteAnswer(Strict):
    seat: Annotated[int, Meta(ge=0, le=20)]
    ask: Annotated[int, Meta(ge=0, le=10_000_000)]
    action: Annotated[int, Meta(ge=0, le=10_000_000)]


class RemoteAccepted(Struct):
    ask: int
