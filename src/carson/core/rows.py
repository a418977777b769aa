"""Rows of numbers of the machine."""

from librt.vecs import vec
from mypy_extensions import i64


def zeros(n: i64) -> vec[i64]:
    return filled(n, 0)


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([int(value)] * int(n))


def floats(n: i64) -> vec[float]:
    return vec[float]([0.0] * int(n))
