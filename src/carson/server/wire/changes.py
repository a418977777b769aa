"""Changes: what a reader who has one state of things must be told to have the next (docs/protocol.md)."""

from collections.abc import Iterable
from itertools import count
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple


def changes(before: Struct, now: Struct) -> dict[str, object]:
    """What is different, by the way to it: `round`, `players.2.cash`, `parcels.d4`."""
    found: dict[str, object] = {}
    _compare(before, now, "", found)
    return found


def _compare(before: Any, now: Any, way: str, found: dict[str, object]) -> None:
    """Look into what differs but has the same parts as before; anything else is told as a whole."""
    parts = _parts(before, now)
    if parts is None:
        found[way[:-1]] = now
        return
    for name, old, new in parts:
        if old is not new and old != new:
            _compare(old, new, f"{way}{name}.", found)


def _parts(before: Any, now: Any) -> Iterable[tuple[object, Any, Any]] | None:
    """The parts of a thing by name, before and now; None if it has none, or not the same.

    Numbers and words of a list are told together, and so is a thing that leaves fields out.
    """
    if isinstance(now, Struct):
        if type(now) is not type(before) or now.__struct_config__.omit_defaults:
            return None
        return zip(now.__struct_encode_fields__, astuple(before), astuple(now), strict=True)
    if isinstance(now, dict) and isinstance(before, dict) and now.keys() == before.keys():
        return zip(now, map(before.__getitem__, now), now.values(), strict=True)
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return zip(count(), before, now, strict=False) if now and isinstance(now[0], Struct) else None
    return None
