"""The last block of what a program complained about: enough to find the fault, never a whole log."""

from typing import Final

LINES: Final = 40
LETTERS: Final = 4000
BEGINS: Final = "Traceback (most recent call last):"  # of an error of Python


def last_block(text: str) -> str:
    """The last lines; where errors of Python are among them, from the first of those."""
    lines = text.rstrip().splitlines()[-LINES:]
    begins = [at for at, line in enumerate(lines) if line.startswith(BEGINS)]
    block = "\n".join(lines[begins[0] :] if begins else lines).strip("\n")
    return block if len(block) <= LETTERS else "…" + block[-LETTERS:]
