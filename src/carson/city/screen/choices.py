"""The choices of a screen: every answer in words, with its price and its odds, group by group.

An answer of which all that is told hangs on a number, its look, is made once for all tables: most land for
sale looks as it did at many a moment before. So nobody changes a choice.
"""

from collections import defaultdict
from operator import itemgetter

from carson.city.screen.fights import odds_of
from carson.city.screen.prices import price_of
from carson.city.words import rooms
from carson.city.words.asked import Asked
from carson.city.words.questions import choice, look
from carson.city.words.terms import say
from carson.core.face import Choice
from carson.core.language import READER, kept

Placed = tuple[int, Choice]  # where its group stands

GROUP_ORDER = {group: place for place, group in enumerate(rooms.GROUPS)}
MOST = 20_000  # looks that are kept in a language

_known: defaultdict[str, dict[tuple[int, int], Placed]] = defaultdict(dict)


def choices_of(q: Asked, legal: list[int]) -> list[Choice]:
    """All of these answers, in the order a person reads them."""
    known = _known[READER.get()]
    if len(known) > MOST:
        known.clear()
    found = [_known_or_made(q, action, known) for action in legal]
    found.sort(key=itemgetter(0))
    return [each for _, each in found]


def _known_or_made(q: Asked, action: int, known: dict[tuple[int, int], Placed]) -> Placed:
    number = look(q, action)
    if number == 0:
        return _made(q, action)
    key = q.kind, number
    placed = known.get(key)
    if placed is None:
        placed = known[key] = _made(q, action)
    return placed


def _made(q: Asked, action: int) -> Placed:
    made = choice(q, action)
    place = GROUP_ORDER[made.group]
    made.group = _group(made.group)
    made.price = price_of(q, action) or None
    if made.mark == "fight":
        made.odds = odds_of(q, action)
    return place, made


@kept
def _group(group: str) -> str:
    return say(f"group.{group}")
