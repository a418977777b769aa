"""Masks of parcels as plain non-negative integers, and who lies next to whom."""

from __future__ import annotations

from typing import Final

from carson.city.facts.geometry import PARCELS, neighbours

ALL: Final = (1 << PARCELS) - 1
AROUND: Final[tuple[int, ...]] = tuple([int(neighbours(p)) & ALL for p in range(PARCELS)])


def bits(mask: int) -> list[int]:
    """The parcels of a non-negative mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


NEAR: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(bits(mask)) for mask in AROUND])
