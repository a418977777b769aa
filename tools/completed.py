"""What a line tells, made whole: after the first update only changes are sent (docs/protocol.md)."""

from typing import Any

Json = dict[str, Any]

PLAIN: Json = {"at": None, "mark": "plain", "amount": None, "price": None}  # what is left out of a choice


def completed(before: Json, message: Json) -> Json:
    """The update that `changes` to the one before make; any other message as it is."""
    for asked in message.get("asked", []):
        asked["choices"] = [PLAIN | choice for choice in asked["choices"]]
    if message["type"] != "changes":
        return message
    parts = {name: _changed(before[name], message[name]) for name in ("table", "scene")}
    return before | {"marks": []} | message | parts | {"type": "update", "whole": False}


def _changed(thing: Any, changes: Json) -> Any:
    """A thing with its changes, which are named by the way to them: `players.2.cash`."""
    for way, value in changes.items():
        thing = _put(thing, way.split("."), value)
    return thing


def _put(thing: Any, way: list[str], value: object) -> Any:
    """A copy of a list or record with another value at the end of a way."""
    copy = list(thing) if isinstance(thing, list) else dict(thing)
    at: Any = int(way[0]) if isinstance(thing, list) else way[0]
    copy[at] = _put(copy[at], way[1:], value) if way[1:] else value
    return copy
