"""What programs are sent: the kinds of words in a view, and the answers of every question.

A question of one's own takes any answer until it is named here.
"""

from typing import Final

from carson.city.facts import ids
from carson.city.position.entries import KINDS
from carson.city.table import agenda
from carson.city.view.types import View
from carson.city.words.actions import TEXTS
from carson.core.wire import Asked, Wire, Words


def _texts(first: int, last: int) -> list[str]:
    return [TEXTS[action] for action in range(first, last) if action in TEXTS]


WORDS: Final[dict[str, Words]] = {
    "Kind": sorted(set(agenda.FRAME_NAMES.values())),
    "Parcel": "^[a-h][1-8]$",
    "Road": "^([a-h][1-8][ne]|[a-h]1s|a[1-8]w)$",
    "Space": _texts(ids.SPACE, ids.CHARACTER),
    "Character": _texts(ids.CHARACTER, ids.TILE),
    "Building": _texts(ids.TILE, ids.SEAT),
    "Amount": "^(0|[1-9][0-9]{0,2})$",
    "DuelTile": _texts(ids.DUEL_TILE, ids.CARD),
    "Horse": _texts(ids.HORSE, ids.MOVE),
    "Hat": _texts(ids.HAT, ids.DUEL_TILE),
    "TakeBack": _texts(ids.BACK, ids.HORSE) + _texts(ids.BACK_HAT, ids.SPACE),
}
YES_OR_NO: Final = ("yes", "no")
COWBOY: Final = ("Parcel", "Space", "Hat", "dynamite", "no-duel")
PLACING: Final = (*COWBOY, "TakeBack", "pass", "white", "sing")
# whoever has roads may lay one at any question (R-ROADS-ANYTIME)
ALWAYS: Final = ("Road",)
ANSWERS: Final[dict[int, tuple[str, ...]]] = {
    agenda.ASK_START: ("Parcel",),
    agenda.ASK_CHARACTER: ("Character",),
    agenda.ASK_CASH_NOW: YES_OR_NO,
    agenda.ASK_FREE_PARCEL: ("Parcel",),
    agenda.ASK_HIRE: ("Amount",),
    agenda.ASK_PLACE: PLACING,
    agenda.ASK_WHITE: ("Parcel", "Space"),
    agenda.ASK_FIGHT: ("Parcel",),
    agenda.ASK_PARCEL: ("Parcel", "done"),
    agenda.ASK_BUILDING: YES_OR_NO,
    agenda.ASK_SITE: ("Parcel", "keep"),
    agenda.ASK_HOUSE: ("Parcel", "keep"),
    agenda.ASK_CONSENT: YES_OR_NO,
    agenda.ASK_ROADS: ("done",),
    agenda.ASK_DEFERRED: ("Building", "done"),
    agenda.ASK_CITY_HALL: ("Parcel",),
    agenda.ASK_DOUBLE: ("Amount", "Building"),
    agenda.ASK_VP: ("Amount",),
    agenda.ASK_SPEND: ("Amount",),
    agenda.ASK_SECOND: ("Character", "no"),
    agenda.ASK_ARM: ("Amount",),
    agenda.ASK_RETIRE: ("Amount",),
    agenda.ASK_TILE: ("Space", "Building", "no"),
    agenda.ASK_HOMESTEAD: ("Parcel",),
    agenda.ASK_LOT: ("Parcel",),
    agenda.ASK_BID: ("Amount", "pass"),
    agenda.ASK_TAX: ("guns", "money"),
    agenda.ASK_LAND: ("Parcel", "no"),
    agenda.ASK_DYNAMITE: ("Parcel", "Space"),
    agenda.ASK_NO_DUEL: ("Space",),
    agenda.ASK_REROLL: YES_OR_NO,
    agenda.ASK_HEAL: ("Space", "no"),
    agenda.ASK_MOURN: ("pay", "points"),
    agenda.ASK_TRIPLE: ("Parcel", "done"),
    agenda.ASK_PACKAGE: ("Amount",),
    agenda.ASK_OUTLAW: ("Parcel",),
    agenda.ASK_BOOTY: ("points", "rob"),
    agenda.ASK_HORSE: ("Horse", "no"),
    agenda.ASK_RIDE: (*COWBOY, "white", "move", "pass", "no"),
    agenda.ASK_MOVE: ("Parcel", "Space", "no"),
    agenda.ASK_HERD: ("Parcel",),
    agenda.ASK_SHIFT: (*COWBOY, "done"),
    agenda.ASK_AMMUNITION: YES_OR_NO,
    agenda.ASK_DUEL_TILES: ("DuelTile",),
    agenda.ASK_SHEETS: ("Amount", "again", "done"),
    agenda.PLACE_TOGETHER: (*PLACING, "Horse", "no"),
}


def _answers(kind: int) -> tuple[str, ...]:
    return ANSWERS[kind] + ALWAYS if kind in ANSWERS else ()


def wire() -> Wire:
    """Every question that can lie on the agenda, with what its entry holds and its answers."""
    kinds = [kind for kind in sorted(KINDS.forms) if agenda.QUESTION <= kind < agenda.CHANCES]
    questions = {agenda.FRAME_NAMES[kind]: Asked(_answers(kind), KINDS.told(kind)) for kind in kinds}
    return Wire(View, WORDS, questions)
