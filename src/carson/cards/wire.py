"""What programs are sent: the kinds of words in a view, and the answers of every question."""

from typing import Final

from carson.cards.facts import ids
from carson.cards.facts.deck import BACK_NAMES
from carson.cards.position.frames import KINDS
from carson.cards.table import agenda
from carson.cards.view.types import View
from carson.cards.words.actions import TEXTS
from carson.core.wire import Asked, Wire, Words


def _texts(first: int, last: int) -> list[str]:
    return [TEXTS[action] for action in range(first, last) if action in TEXTS]


WORDS: Final[dict[str, Words]] = {
    "Kind": sorted(agenda.FRAME_NAMES.values()),
    "Cell": "^([a-z]|aa|ab)([1-9]|1[0-9]|2[0-8])$",
    "Terrain": _texts(ids.TERRAIN, ids.CHARACTER),
    "Character": _texts(ids.CHARACTER, ids.BACK),
    "BackName": sorted(set(BACK_NAMES)),
    "Bid": _texts(ids.BID, ids.WORD),
}
ANSWERS: Final[dict[int, tuple[str, ...]]] = {
    agenda.ASK_USE: ("yes", "no"),
    agenda.ASK_BIDS: ("Bid",),
    agenda.ASK_TAKE: ("Terrain", "Character"),
    agenda.ASK_PLACE: ("Cell",),
    agenda.ASK_SALE: ("Terrain", "done"),
    agenda.ASK_FETCH: ("Character", "top", "no"),
}


def wire() -> Wire:
    """Every question that can lie on the agenda, with what its entry holds and its answers."""
    questions = {
        agenda.FRAME_NAMES[kind]: Asked(answers, KINDS.told(kind)) for kind, answers in ANSWERS.items()
    }
    return Wire(View, WORDS, questions)
