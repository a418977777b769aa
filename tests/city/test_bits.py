"""Masks of 64 bits: the last bit is the sign, in plain Python as in C."""

from random import Random

import pytest

from carson.city.facts.geometry import bit, count, first, nth

LAST = -(1 << 63)


def masks() -> list[int]:
    """Few and many bits, with and without the sign."""
    random = Random(1)
    words = [random.getrandbits(64) & random.getrandbits(64) for _ in range(300)]
    words += [random.getrandbits(64) | random.getrandbits(64) for _ in range(300)]
    return [1, -1, LAST, LAST + 1, *[word - (word >> 63 << 64) for word in words]]


def indices(mask: int) -> list[int]:
    return [n for n in range(64) if mask >> n & 1]


def test_every_bit_has_its_mask() -> None:
    assert [bit(n) for n in range(64)] == [1 << n for n in range(63)] + [LAST]


@pytest.mark.parametrize("n", range(64))
def test_a_single_bit_is_found_again(n: int) -> None:
    assert (count(bit(n)), first(bit(n)), nth(bit(n), 0)) == (1, n, n)


def test_bits_are_counted_and_found_in_order() -> None:
    for mask in masks():
        found = indices(mask)
        assert count(mask) == len(found)
        assert first(mask) == found[0]
        assert [nth(mask, n) for n in range(len(found))] == found
    assert count(0) == 0
