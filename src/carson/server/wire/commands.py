"""What a client may send over the WebSocket of a table (docs/protocol.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from carson.server.wire.messages import Count, SeatNumber


class Command(Struct, forbid_unknown_fields=True, tag_field="type"):
    """One message of a client."""


class Hello(Command, tag="hello"):
    version: Count = 0


class Act(Command, tag="act"):
    id: Count
    seat: SeatNumber
    action: Annotated[int, Meta(ge=0, le=65535)]
    version: Count


class Undo(Command, tag="undo"):
    id: Count
    seat: SeatNumber
    to: Literal["last", "turn"]


class AskBack(Command, tag="ask-back"):
    id: Count
    seat: SeatNumber
    version: Count | None = None


class Answer(Command, tag="answer"):
    id: Count
    seat: SeatNumber
    yes: bool


class Replace(Command, tag="replace"):
    id: Count
    seat: SeatNumber


class Abandon(Command, tag="abandon"):
    id: Count
    seat: SeatNumber


class Hurry(Command, tag="hurry"):
    id: Count


class Explain(Command, tag="explain"):
    id: Count
    seat: SeatNumber
    target: Annotated[str, Meta(max_length=40)]
    version: Count | None = None  # the moment that is looked at; now without it


class PastAt(Command, tag="past"):
    id: Count
    version: Count


class Chat(Command, tag="chat"):
    id: Count
    text: Annotated[str, Meta(min_length=1, max_length=500)]


AnyCommand = Hello | Act | Undo | AskBack | Answer | Replace | Abandon | Hurry | Explain | PastAt | Chat
