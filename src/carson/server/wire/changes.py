"""Changes: what a reader who has one state of things must be told to have the next (docs/protocol.md)."""

from typing import Any

from msgspec import Struct


def changes(before: Struct, now: Struct) -> dict[str, object]:
    """The fields that differ, by the names they are sent under.

    Of a list of things or a record only the entries that differ, as `field.entry`, unless some came or went.
    """
    if type(before) is not type(now):
        raise TypeError("these are not two states of one thing")
    found: dict[str, object] = {}
    for field, name in zip(now.__struct_fields__, now.__struct_encode_fields__, strict=True):
        old, new = getattr(before, field), getattr(now, field)
        if old != new:
            entries = _entries(old, new)
            if entries is None:
                found[name] = new
            else:
                found |= {f"{name}.{key}": entry for key, entry in entries}
    return found


def _entries(old: Any, new: Any) -> list[tuple[object, object]] | None:
    """The entries of a list of structs or a record that differ; None where all of it is to be sent."""
    if isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        return [(key, entry) for key, entry in new.items() if entry != old[key]]
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and _is_of_things(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [(place, entry) for place, (was, entry) in pairs if was != entry]
    return None


def _is_of_things(entries: list[object]) -> bool:
    return bool(entries) and isinstance(entries[0], Struct)
