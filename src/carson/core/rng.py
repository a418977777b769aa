"""Random numbers that are the same on every machine, compiled or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
LOW_32: Final = 0xFFFFFFFF
LOW_64: Final = 0xFFFFFFFFFFFFFFFF
BELOW_LIMIT: Final = 1 << 31
UNIT: Final = 4294967296.0  # how many numbers next32 tells apart


class Rng:
    """A SplitMix64 generator.

    Its whole state is one signed 64-bit number: `Rng(rng.state)` goes on exactly where `rng` stands.
    """

    state: i64

    def __init__(self, seed: i64) -> None:
        """Start at `seed`, any signed 64-bit number."""
        self.state = seed

    def next32(self) -> i64:
        """The next number, 0 <= x < 2**32: the upper half of SplitMix64's 64 bits."""
        if COMPILED:
            return self._next32_wrapping()
        return self._next32_masking()

    def below(self, n: i64) -> i64:
        """The next number scaled to 0 <= x < n, for n from 1 to 2**31.

        The chance of a value is off from 1 / n by less than 1 / 2**32.
        """
        if n < 1 or n > BELOW_LIMIT:
            raise ValueError("n must be between 1 and 2**31")
        return (self.next32() * n) >> 32

    def clone(self) -> Rng:
        """A generator that gives the same numbers from here on and moves on its own."""
        return Rng(self.state)

    def __reduce__(self) -> tuple[type[Rng], tuple[int]]:
        """Copies and pickles go on where it stands."""
        return Rng, (int(self.state),)

    def _next32_wrapping(self) -> i64:
        """One step on machine integers, which wrap around at 64 bits only in compiled code.

        A literal of more than 62 bits would become an object converted at every use, so each constant is put
        together from two halves. `>>` keeps the sign, so a mask follows each shift.
        """
        gamma: i64 = 0x9E3779B9
        first: i64 = 0xBF58476D
        second: i64 = 0x94D049BB
        z: i64 = self.state + ((gamma << 32) | 0x7F4A7C15)
        self.state = z
        z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * ((first << 32) | 0x1CE4E5B9)
        z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * ((second << 32) | 0x133111EB)
        z ^= (z >> 31) & 0x1FFFFFFFF
        return (z >> 32) & LOW_32

    def _next32_masking(self) -> i64:
        """The same step on Python's unbounded integers, cut to 64 bits after each operation."""
        z: int = (int(self.state) + 0x9E3779B97F4A7C15) & LOW_64
        self.state = z - (1 << 64) if z >> 63 else z
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & LOW_64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & LOW_64
        return (z ^ (z >> 31)) >> 32
