"""Masks of parcels as plain non-negative integers."""

from typing import Final

from carson.city.facts.geometry import PARCELS

ALL: Final = (1 << PARCELS) - 1


def bits(mask: int) -> list[int]:
    """The parcels of a non-negative mask, ascending."""
    return [parcel for parcel in range(mask.bit_length()) if mask >> parcel & 1]
