"""How each kind of entry of the agenda is written: its parts, in order."""

from __future__ import annotations

from typing import NamedTuple

from carson.city.facts.characters import BUY_TILE, GRANT_MINE, GRANT_RANCH
from carson.city.facts.ids import ACTIONS, AMOUNT
from carson.city.facts.sheets import MOST_OF_A_LINE
from carson.city.position.names import (
    BUILDING,
    CHARACTER_NUMBER,
    MOMENT,
    PARCEL,
    PLACE,
    SLOT,
    SPACES_KIND,
)
from carson.city.table import agenda
from carson.city.table.agenda import DEPTH
from carson.city.topics.standish.spots import PURPOSES
from carson.core.position_text import Kind, numbers
from carson.core.seats import LETTERS


class Part(NamedTuple):
    """One part of an entry: which bits of the frame it stands for, and how they are written."""

    field: str  # seat, a or b
    kind: Kind | None = None  # None for a seat
    word: str = ""  # written before it
    flag: bool = False  # the word alone
    many: bool = False  # a mask, written as a list
    optional: bool = False  # left out when it is 0
    plus: int = 0  # the frame holds this much more
    shift: int = 0  # the lowest bit
    mask: int = 0xFFFF


Form = tuple[Part, ...]

_PIPS = numbers("die", 1, 6)
_SEAT = Part("seat")
_COUNT = Part("a", numbers("number", 0, DEPTH))
_ARENA = Part("a", Kind("sort of duels", {"parcels": 0, "buildings": 1, "outlaws": 2}))
_SLOT = Part("a", SLOT)
_SPACE = Part("a", SPACES_KIND)
_PLACE = Part("a", PLACE)
_BUILDING = Part("a", BUILDING)
_PURCHASE = Kind("sort of purchase", {"building": BUY_TILE, "mine": GRANT_MINE, "ranch": GRANT_RANCH})
_PURPOSE = Kind("purpose of a cowboy", {name: number for number, name in enumerate(PURPOSES)})
_ASK: Form = (_SEAT,)  # a question without more to say
_WAITING = Part("a", many=True)  # the seats that have not answered
_PICKS = Part("a", numbers("number", 0, len(LETTERS) * MOST_OF_A_LINE))

_BID: Form = (  # as packed by steps.auction
    _SEAT,
    Part("a", numbers("bid", 1, ACTIONS - AMOUNT - 1), word="high", optional=True),
    Part("b", word="by", optional=True, plus=1, mask=7),
    Part("b", word="seller", shift=3, mask=7),
    Part("b", word="out", many=True, optional=True, shift=6, mask=63),
)

FORMS: dict[int, Form] = {
    agenda.ROUND: (Part("a", MOMENT),),
    agenda.USE_SPACE: (_SPACE,),
    agenda.FIGHTS: (_SEAT, _ARENA),
    agenda.BUY_PARCELS: (_COUNT,),
    agenda.ROAD_WINDOW: (_COUNT,),
    agenda.DEFERRED: (_COUNT, Part("b", BUILDING, many=True, optional=True)),
    agenda.BUY_HORSES: (_COUNT,),
    agenda.MOVE_OUTLAWS: (Part("a", word="begun", flag=True, optional=True),),
    agenda.DEAL_TILES: (_COUNT,),
    # ---- questions
    agenda.ASK_START: (_SEAT, _PICKS),
    agenda.ASK_CHARACTER: (_SEAT, _COUNT),
    agenda.ASK_CASH_NOW: _ASK,
    agenda.ASK_FREE_PARCEL: (_SEAT, _COUNT),
    agenda.ASK_HIRE: _ASK,
    agenda.ASK_PLACE: (_SEAT, Part("a", word="card", flag=True, optional=True)),
    agenda.ASK_WHITE: _ASK,
    agenda.ASK_FIGHT: (_SEAT, _ARENA),
    agenda.ASK_PARCEL: _ASK,
    agenda.ASK_BUILDING: (_SEAT, _SPACE),
    agenda.ASK_SITE: (_SEAT, _BUILDING, Part("b", PARCEL, word="at", optional=True, plus=1)),
    agenda.ASK_HOUSE: (_SEAT, Part("a", PARCEL, word="at", optional=True, plus=1)),
    agenda.ASK_CONSENT: (_SEAT, Part("a", PARCEL)),
    agenda.ASK_ROADS: _ASK,
    agenda.ASK_DEFERRED: (_SEAT, Part("a", BUILDING, many=True)),
    agenda.ASK_CITY_HALL: (_SEAT, _SLOT),
    agenda.ASK_DOUBLE: _ASK,
    agenda.ASK_VP: (_SEAT, _SPACE),
    agenda.ASK_SPEND: _ASK,
    agenda.ASK_SECOND: _ASK,
    agenda.ASK_ARM: _ASK,
    agenda.ASK_RETIRE: _ASK,
    agenda.ASK_TILE: (_SEAT, Part("a", _PURCHASE)),
    agenda.ASK_HOMESTEAD: (_SEAT, _BUILDING),
    agenda.ASK_LOT: (_SEAT, _COUNT),
    agenda.ASK_BID: _BID,
    agenda.ASK_TAX: _ASK,
    agenda.ASK_LAND: _ASK,
    agenda.ASK_DYNAMITE: _ASK,
    agenda.ASK_NO_DUEL: _ASK,
    agenda.ASK_REROLL: (_SEAT, _PLACE),
    agenda.ASK_HEAL: _ASK,
    agenda.ASK_MOURN: _ASK,
    agenda.ASK_TRIPLE: _ASK,
    agenda.ASK_PACKAGE: _ASK,
    agenda.ASK_HORSE: (_SEAT, Part("a", word="bought", flag=True, optional=True)),
    agenda.ASK_RIDE: _ASK,
    agenda.ASK_MOVE: (_SEAT, Part("a", PLACE, word="from", optional=True, plus=1)),
    agenda.ASK_HERD: _ASK,
    agenda.ASK_SHIFT: (_SEAT, Part("a", word="white", flag=True, optional=True)),
    agenda.PLACE_TOGETHER: (_SEAT, Part("a", word="of", many=True)),
    agenda.ASK_OUTLAW: _ASK,
    agenda.ASK_BOOTY: (_SEAT, Part("a", PARCEL)),
    agenda.ASK_DUEL_TILES: (_WAITING, Part("b", PLACE)),
    agenda.ASK_SHEETS: (_WAITING,),
    # ---- chances
    agenda.DRAW_TILE: (_SLOT, Part("b", word="no-city-hall", flag=True, optional=True)),
    agenda.DRAW_CENTRE: (),
    agenda.DRAW_MOUNTAIN: (_COUNT,),
    agenda.DRAW_ORDER: (_COUNT,),
    agenda.ROLL_DUEL: (
        _PLACE,
        Part("b", _PIPS, word="first", optional=True, mask=7),
        Part("b", word="again", flag=True, optional=True, shift=3, mask=1),
    ),
    agenda.ROLL_GAMBLE: (
        _SEAT,
        Part("b", word="multiplied", flag=True, optional=True),
        Part("a", _PIPS, optional=True),
    ),
    agenda.DRAW_CHARACTER: (),
    agenda.DRAW_SIDE: (Part("a", CHARACTER_NUMBER),),
    agenda.DRAW_PARCEL: (_SEAT, _COUNT),
    agenda.ROLL_GIFT: _ASK,
    agenda.ROLL_OUTLAWS: (Part("a", _PIPS, optional=True),),
    agenda.DRAW_OUTLAW: (_COUNT,),
    agenda.DRAW_RAID: (Part("a", PARCEL),),
    agenda.DRAW_CARD: _ASK,
    agenda.PICK_SPOT: (_SEAT, Part("a", _PURPOSE), Part("b", BUILDING, optional=True, plus=1)),
    agenda.PICK_SITE: (_SEAT, _BUILDING),
    agenda.PICK_HOUSE: _ASK,
    agenda.PICK_ROAD: (_SEAT, Part("a", PARCEL)),
    agenda.DRAW_DUEL_TILE: (_SEAT, _COUNT),
}
