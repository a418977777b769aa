"""Scenes as the wire has them."""

from typing import Any

import msgspec


def sent(scene: msgspec.Struct | None) -> Any:
    """A scene as plain JSON data."""
    return msgspec.json.decode(msgspec.json.encode(scene))
