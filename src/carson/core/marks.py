"""Marks: what tells games with an owner's printed values from those with ours."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files

ORIGIN = "provenance"  # says where values come from, and is none


def values_of(file: Mapping[str, object]) -> dict[str, object]:
    """The values of a file as far as they change a game."""
    return {name: value for name, value in file.items() if name != ORIGIN}


def shipped(package: str, name: str) -> str:
    """The text of our own file."""
    return (files(package) / name).read_text(encoding="utf-8")


def own_values(text: str, ours: str) -> dict[str, object]:
    """The values of an owner's file; none where they are ours, however the file is written."""
    values = values_of(tomllib.loads(text))
    return {} if values == values_of(tomllib.loads(ours)) else values


def mark_of(values: Mapping[str, object]) -> str:
    """A short mark made of values alone, however their file is written; empty when there are none."""
    if not values:
        return ""
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return mark_of_bytes(text.encode())


def mark_of_bytes(data: bytes) -> str:
    return "+" + hashlib.sha256(data).hexdigest()[:8]
