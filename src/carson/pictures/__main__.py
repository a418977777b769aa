"""Run by the server in a process of its own: a record comes in, a picture goes out."""

import os
import sys
from contextlib import suppress
from typing import Final

from carson.core.record import read_record
from carson.pictures.film import film
from carson.pictures.preview import preview

KINDS: Final = {"picture.png": preview, "film.gif": film}
SECONDS: Final = 40  # of the processor
MEMORY: Final = 2 << 30  # bytes


def main() -> None:
    """`python -m carson.pictures film.gif 1,0,2 <record >film.gif`, with little of the machine.

    The numbers are the colours of the seats.
    """
    _be_modest()
    kind, colours = sys.argv[1], [int(number) for number in sys.argv[2].split(",")]
    made = KINDS[kind](read_record(sys.stdin.buffer.read().decode()), colours)
    sys.stdout.buffer.write(made)


def _be_modest() -> None:
    """Play comes first, and nothing may take for ever."""
    with suppress(ImportError, OSError, ValueError, AttributeError):
        import resource  # noqa: PLC0415 - not on every system

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
