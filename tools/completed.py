"""What a line tells, made whole: after the first update only changes are sent (docs/protocol.md)."""

from typing import Any

Json = dict[str, Any]


def completed(before: Json, message: Json) -> Json:
    """The update that `changes` to the one before make; any other message as it is."""
    if message["type"] != "changes":
        return message
    parts = {name: _changed(before[name], message[name]) for name in ("table", "scene")}
    return before | {"marks": []} | message | parts | {"type": "update", "whole": False}


def _changed(before: Json, changes: Json) -> Json:
    """A thing with its changes: a field, or a single entry of a list or record as `field.entry`."""
    now = dict(before)
    for path, value in changes.items():
        field, _, entry = path.partition(".")
        if not entry:
            now[field] = value
        elif isinstance(now[field], list):
            at = int(entry)
            now[field] = [*now[field][:at], value, *now[field][at + 1 :]]
        else:
            now[field] = now[field] | {entry: value}
    return now
