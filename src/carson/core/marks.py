"""Marks: what tells games with an owner's printed values from those with ours."""

import hashlib
import json
from collections.abc import Mapping

ORIGIN = "provenance"  # says where values come from, and is none


def values_of(file: Mapping[str, object]) -> dict[str, object]:
    """The values of a file as far as they change a game."""
    return {name: value for name, value in file.items() if name != ORIGIN}


def mark_of(values: Mapping[str, object]) -> str:
    """A short mark made of values alone, however their file is written; empty when there are none."""
    if not values:
        return ""
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return mark_of_bytes(text.encode())


def mark_of_bytes(data: bytes) -> str:
    return "+" + hashlib.sha256(data).hexdigest()[:8]
