"""Whether something stays the same over a long time."""

from collections.abc import Sequence


def growth(measured: Sequence[float]) -> float:
    """By how much it grows over the later half, as a straight line through them says."""
    later = measured[len(measured) // 2 :]
    middle, mean = (len(later) - 1) / 2, sum(later) / len(later)
    spread = sum((number - middle) ** 2 for number in range(len(later)))
    slope = sum((number - middle) * (value - mean) for number, value in enumerate(later)) / spread
    return slope * (len(later) - 1)
