"""Changes: what a reader who has one state of things must be told to have the next (docs/protocol.md)."""

from typing import Any

from msgspec import Struct


def changes(before: Struct, now: Struct) -> dict[str, object]:
    """What is different, by the way to it: `round`, `players.2.cash`, `parcels.d4`."""
    found: dict[str, object] = {}
    _compare(before, now, "", found)
    return found


def _compare(before: Any, now: Any, way: str, found: dict[str, object]) -> None:
    """Look into what has the same parts as before; anything else that differs is told as a whole."""
    if before == now:
        return
    if isinstance(now, Struct) and type(now) is type(before) and not now.__struct_config__.omit_defaults:
        for field, name in zip(now.__struct_fields__, now.__struct_encode_fields__, strict=True):
            _compare(getattr(before, field), getattr(now, field), f"{way}.{name}" if way else name, found)
    elif isinstance(now, dict) and isinstance(before, dict) and now.keys() == before.keys():
        for key, value in now.items():
            _compare(before[key], value, f"{way}.{key}", found)
    elif isinstance(now, list) and isinstance(before, list) and _are_things(before, now):
        for place, value in enumerate(now):
            _compare(before[place], value, f"{way}.{place}", found)
    else:
        found[way] = now


def _are_things(before: list[object], now: list[object]) -> bool:
    """Whether these are as many structs as before; plain numbers and words are told together."""
    return len(before) == len(now) > 0 and isinstance(now[0], Struct)
