"""Rows of numbers: made, written into one list, and read back from it."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from carson.core.errors import BadDump

WRONG = "these numbers are no state of this game"


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * int(n))


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([int(value)] * int(n))


def floats(n: i64) -> vec[float]:
    return vec[float]([0.0] * int(n))


def add(numbers: list[int], row: vec[i64]) -> None:
    for number in row:
        numbers.append(int(number))


class Reading:
    """Numbers that are taken one by one; BadDump when there are too few or too many."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def next(self) -> i64:
        if self.at >= len(self.numbers):
            raise BadDump(WRONG)
        number: i64 = self.numbers[self.at]
        self.at += 1
        return number

    def fill(self, row: vec[i64]) -> None:
        index: i64
        for index in range(len(row)):
            row[index] = self.next()

    def fill_up(self, row: vec[i64]) -> i64:
        """All that are left; how many there are."""
        index: i64 = 0
        while self.at < len(self.numbers):
            if index == len(row):
                raise BadDump(WRONG)
            row[index] = self.next()
            index += 1
        return index
