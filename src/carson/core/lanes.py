"""Lanes: four numbers of 16 bits, or eight bytes, that share a word of 64 bits."""

from typing import Final

from mypy_extensions import i64

LANES: Final = 4  # numbers in a word
LANE: Final = 16  # bits of a number
LAST: Final = 48  # where the last number of a word begins
WORD: Final = 64  # bits
LOW: Final = 0xFFFF
SPREAD: Final = 1 | 1 << 15 | 1 << 30 | 1 << 45  # moves bit n of four to lane n
LANE_ONES: Final = 1 | 1 << 16 | 1 << 32 | 1 << 48
OCTETS: Final = 8  # actions in a word of a mask, a byte for each
OCTET_SPREAD: Final = 0x0002040810204081  # moves bit n of seven to byte n
OCTET_ONES: Final = 0x0101010101010101


def one_of(number: i64, count: i64) -> i64:
    """The set of this one number; empty when it is not below `count`."""
    one = (number ^ number) + 1  # of 64 bits; a plain 1 is a number of 32 bits in C
    if number == WORD - 1 and number < count:
        return (one << (WORD - 2)) * -2  # the sign
    return one << number if 0 <= number < count else 0


def octet(bits: i64) -> i64:
    """Eight bits as eight bytes."""
    return (((bits & 127) * OCTET_SPREAD) & OCTET_ONES) | ((bits & 128) << 49)
