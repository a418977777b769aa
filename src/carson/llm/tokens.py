"""How many tokens a text has at most, without the vocabulary of any model.

Vocabularies of today take common words as one token, others in pieces of about four letters, and runs of
blanks as one token. Here every three letters or digits begin another token, every sign is one, every letter
that is not ASCII two, and a run of blanks one for every eight: more than any of them needs.
"""

import re
from math import ceil
from typing import Final

PIECES: Final = re.compile(r"[A-Za-z0-9]+|\s+|[^\sA-Za-z0-9]")
LETTERS: Final = 3
BLANKS: Final = 8


def tokens(text: str) -> int:
    """At most so many."""
    return sum(_tokens(piece) for piece in PIECES.findall(text))


def _tokens(piece: str) -> int:
    if piece.isspace():
        lines = piece.count("\n")
        return lines + ceil((len(piece) - lines) / BLANKS)
    if piece.isascii():
        return ceil(len(piece) / LETTERS)
    return 2
