"""What programs are sent: the kinds of words in a view. `answers.toml` has the answers of every question."""

from typing import Final

from carson.cards.facts import ids
from carson.cards.facts.deck import BACK_NAMES
from carson.cards.position.frames import KINDS
from carson.cards.table import agenda
from carson.cards.view.types import View
from carson.cards.words.actions import BOTH_WAYS
from carson.core.answers import questions_of
from carson.core.wire import Wire, Words

WORDS: Final[dict[str, Words]] = {
    "Kind": sorted(agenda.FRAME_NAMES.values()),
    "Cell": "^([a-z]|aa|ab)([1-9]|1[0-9]|2[0-8])$",
    "Terrain": BOTH_WAYS.between(ids.TERRAIN, ids.CHARACTER),
    "Character": BOTH_WAYS.between(ids.CHARACTER, ids.BACK),
    "BackName": sorted(set(BACK_NAMES)),
    "Bid": BOTH_WAYS.between(ids.BID, ids.WORD),
}


def wire() -> Wire:
    """Every question that can lie on the agenda, with what its entry holds and its answers."""
    return Wire(View, WORDS, questions_of("carson.cards", KINDS, range(agenda.QUESTION, agenda.CHANCES)))
