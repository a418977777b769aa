"""Snapshot: a state as bytes, for another process, a cache or a pickle. Files hold records and positions.

A head tells the game, the version of its rules, the layout of the fields and the options; then come the
fields as `State.pack` writes them, and a checksum. The head of all states of one game is the same and made
once. As with pickles, take snapshots from those whom you trust.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from carson.core.errors import BadSnapshot
from carson.core.words import later

MARK: Final = b"CRSN"
BEGIN: Final = 6  # the mark, and the length of what tells the rest of the head
CHECK: Final = 4  # bytes of the checksum
NUMBER: Final = 8  # bytes of a number


@dataclass(frozen=True)
class Head:
    """What is needed to tell whether the fields mean the same elsewhere."""

    game: str
    version: str  # of the rules, with the mark of an owner's values
    layout: str  # of the fields
    options: dict[str, str]


def layout_of(fields: Iterable[str]) -> str:
    """The mark of a layout, made of the names of its fields in their order."""
    return hashlib.sha256(",".join(fields).encode()).hexdigest()[:12]


# ---- the whole


def write_head(head: Head) -> bytes:
    """What a snapshot begins with."""
    told = [head.game, head.version, head.layout, list(head.options), list(head.options.values())]
    packed = zlib.compress(json.dumps(told).encode(), 9)
    return MARK + len(packed).to_bytes(BEGIN - len(MARK), "little") + packed


def read_head(head: bytes) -> Head:
    """The inverse of `write_head`; BadSnapshot when it is none."""
    try:
        game, version, layout, names, values = json.loads(zlib.decompress(head[BEGIN:]))
        return Head(game, version, layout, dict(zip(names, values, strict=True)))
    except (ValueError, TypeError, zlib.error) as error:
        raise BadSnapshot(later("snapshot.damaged")) from error


def seal(head: bytes, fields: bytes) -> bytes:
    """A snapshot."""
    data = head + fields
    return data + zlib.crc32(data).to_bytes(CHECK, "little")


def opened(snapshot: bytes) -> tuple[bytes, bytes]:
    """The head and the fields of a snapshot; BadSnapshot when something is missing or changed."""
    if not snapshot.startswith(MARK):
        raise BadSnapshot(later("snapshot.none"))
    end = len(snapshot) - CHECK
    at = BEGIN + int.from_bytes(snapshot[len(MARK) : BEGIN], "little")
    if at > end or zlib.crc32(snapshot[:end]) != int.from_bytes(snapshot[end:], "little"):
        raise BadSnapshot(later("snapshot.damaged"))
    return snapshot[:at], snapshot[at:end]


# ---- fields that are numbers, and rows of them


def write_fields(s: object, numbers: tuple[str, ...], rows: tuple[str, ...], writer: BytesWriter) -> None:
    """Write the fields of these names, eight bytes for a number."""
    for name in numbers:
        number: i64 = getattr(s, name)
        write_i64_le(writer, number)
    for name in rows:
        row: vec[i64] = getattr(s, name)
        at: i64
        for at in range(len(row)):
            write_i64_le(writer, row[at])


def read_fields(s: object, numbers: tuple[str, ...], rows: tuple[str, ...], packed: bytes) -> i64:
    """The inverse on a state whose rows are as long; returns where it has stopped."""
    offset: i64 = 0
    for name in numbers:
        setattr(s, name, read_i64_le(packed, offset))
        offset += NUMBER
    for name in rows:
        row: vec[i64] = getattr(s, name)
        at: i64
        for at in range(len(row)):
            row[at] = read_i64_le(packed, offset)
            offset += NUMBER
    return offset
