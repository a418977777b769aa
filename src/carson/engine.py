"""Which engine runs: the compiled one or the same modules as plain Python."""

from carson.core import rng


def engine() -> str:
    """`compiled` or `pure`."""
    return "pure" if rng.__file__.endswith(".py") else "compiled"
