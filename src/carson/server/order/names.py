"""Reserved names: those nobody can take, however they are written."""

import unicodedata
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Final

from carson.core import registry
from carson.server.accounts.names import BOTS
from carson.server.words import say

ANY: Final = "*"
LOOK_ALIKES: Final = str.maketrans("0134578@$!|", "oieastbasii")  # what stands in for a letter


def folded(name: str) -> str:
    """A name as the eye takes it: without case, accents, blanks and signs, look-alikes as letters."""
    letters = unicodedata.normalize("NFKD", name).casefold().translate(LOOK_ALIKES)
    return "".join(char for char in letters if char.isalnum())


def pattern_of(text: str) -> str:
    """A pattern as it is kept: names with a * for any letters. Empty when it would keep out everybody."""
    parts = [folded(part) for part in text.split(ANY)]
    return ANY.join(parts) if any(parts) else ""


def usual() -> tuple[str, ...]:
    """What is reserved on every server: words of authority, and what bots are called."""
    bots = {bot for game in registry.GAMES for bot in registry.game(game).bots()}
    return tuple(sorted({pattern_of(name) for name in [*say("order.reserved").split(), *BOTS, *bots]}))


def is_reserved(name: str, patterns: Iterable[str]) -> bool:
    known = folded(name)
    return any(fnmatchcase(known, pattern) for pattern in patterns)
