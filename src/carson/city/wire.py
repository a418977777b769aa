"""What programs are sent: the kinds of words in a view. `answers.toml` has the answers of every question."""

from typing import Final

from carson.city.facts import ids
from carson.city.position.entries import KINDS
from carson.city.table import agenda
from carson.city.view.types import View
from carson.city.words.actions import BOTH_WAYS
from carson.core.answers import questions_of
from carson.core.wire import Wire, Words

WORDS: Final[dict[str, Words]] = {
    "Kind": sorted(set(agenda.FRAME_NAMES.values())),
    "Parcel": "^[a-h][1-8]$",
    "Road": "^([a-h][1-8][ne]|[a-h]1s|a[1-8]w)$",
    "Space": BOTH_WAYS.between(ids.SPACE, ids.CHARACTER),
    "Character": BOTH_WAYS.between(ids.CHARACTER, ids.TILE),
    "Building": BOTH_WAYS.between(ids.TILE, ids.SEAT),
    "Amount": "^(0|[1-9][0-9]{0,2})$",
    "DuelTile": BOTH_WAYS.between(ids.DUEL_TILE, ids.CARD),
    "Horse": BOTH_WAYS.between(ids.HORSE, ids.MOVE),
    "Hat": BOTH_WAYS.between(ids.HAT, ids.DUEL_TILE),
    "TakeBack": BOTH_WAYS.between(ids.BACK, ids.HORSE) + BOTH_WAYS.between(ids.BACK_HAT, ids.SPACE),
}


def wire() -> Wire:
    """Every question that can lie on the agenda, with what its entry holds and its answers."""
    return Wire(View, WORDS, questions_of("carson.city", KINDS, range(agenda.QUESTION, agenda.CHANCES)))
