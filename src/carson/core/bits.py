"""Masks of 64 bits as signed numbers: the same bits are the same number in plain and in compiled Python."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def bit(index: i64) -> i64:
    """The mask of one bit."""
    one = (index ^ index) + 1  # of 64 bits; a plain 1 is a number of 32 bits in C
    if index < 63:
        return one << index
    return (one << 62) * -2  # the sign


SIGN: Final = bit(63)  # less one it would not be in 64 bits any more, which plain Python does not mind


def count(mask: i64) -> i64:
    """The number of bits set."""
    most: i64 = 0x1555555555555555  # a larger literal would be an object, not a number of the machine
    every_other = (most << 2) | 1
    pairs = mask - ((mask >> 1) & every_other)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_of_it = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bytes_of_it * 0x0101010101010101) >> 56) & 0xFF


def first(mask: i64) -> i64:
    """The index of the lowest bit set; the mask is not 0."""
    return count((mask & -mask) - 1)


def bits(mask: i64) -> vec[i64]:
    """The indexes of all bits set, ascending."""
    found = vec[i64](capacity=count(mask))
    while mask != 0:
        index = first(mask)
        mask &= ~bit(index)
        found = append(found, index)
    return found


def drop_first(mask: i64) -> i64:
    """The mask without its lowest bit; the mask is not 0."""
    if mask == SIGN:
        return 0
    return mask & (mask - 1)


def nth(mask: i64, n: i64) -> i64:
    """The index of the n-th bit set, counted from 0; the mask has more than n bits."""
    base: i64 = 0
    here = count(mask & 0xFFFFFFFF)
    if n >= here:
        n -= here
        base = 32
    here = count((mask >> base) & 0xFFFF)
    if n >= here:
        n -= here
        base += 16
    chunk = (mask >> base) & 0xFFFF
    while n > 0:
        chunk &= chunk - 1
        n -= 1
    return base + first(chunk)
