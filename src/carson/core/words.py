"""Words: what the parts that know no game say."""

from collections.abc import Sequence
from functools import partial

from carson.core.catalogue import words
from carson.core.sentence import Sentence

PACKAGE = "carson.core"
say = words(PACKAGE).text
later = partial(Sentence, PACKAGE)


def listed(parts: Sequence[str]) -> str:
    """One, two and three."""
    return _joined("list.and", parts)


def either(parts: Sequence[str]) -> str:
    """One, two or three."""
    return _joined("list.or", parts)


def _joined(key: str, parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return say(key, most=say("list.comma").join(parts[:-1]), last=parts[-1])


def players(number: int) -> str:
    """So many who play: 4 players."""
    return say("summary.players", number=number)
