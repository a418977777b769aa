"""Which question is answered by which rater: the place to teach the rancher a new question.

A rater gives every answer it understands a worth in points. Legal answers that are not listed as understood
are never chosen; a question that is not listed gets a safe answer (see `rancher`).
"""

from __future__ import annotations

from typing import Final

from carson.city.bots.building import (
    rate_building,
    rate_city_hall,
    rate_consent,
    rate_deferred,
    rate_house,
    rate_parcel,
    rate_site,
)
from carson.city.bots.duel_tiles import rate_duel_tile
from carson.city.bots.look import Rater
from carson.city.bots.money import rate_double, rate_spending, rate_vp
from carson.city.bots.outlaws import OUTLAW_QUESTIONS
from carson.city.bots.people import rate_cash_now, rate_character, rate_hire, rate_land
from carson.city.bots.placing import rate_fight, rate_white
from carson.city.bots.powers import (
    rate_arms,
    rate_bid,
    rate_dynamite,
    rate_gift_land,
    rate_healing,
    rate_homestead,
    rate_mines,
    rate_mourning,
    rate_no_duel,
    rate_package,
    rate_purchase,
    rate_reroll,
    rate_retirement,
    rate_second,
    rate_tax,
    rate_track,
)
from carson.city.bots.riding import rate_move, rate_ride
from carson.city.bots.sheets import rate_sheet
from carson.city.bots.shifting import rate_place_or_shift, rate_shift
from carson.city.bots.stable import rate_herd, rate_horse
from carson.city.count.duel_tiles import VALUES
from carson.city.facts import enclosures
from carson.city.facts.characters import HIRE_PRICE, NO_TILE
from carson.city.facts.geometry import EDGES, PARCELS
from carson.city.facts.ids import (
    ACTIONS,
    AMOUNT,
    BACK,
    BACK_SPACE,
    CHARACTER,
    DONE,
    DUEL_TILE,
    DYNAMITE,
    EDGE,
    GUNS,
    HAT,
    HORSE,
    KEEP,
    MONEY,
    MOVE,
    NO,
    NO_DUEL,
    PARCEL,
    PASS,
    PAY,
    POINTS,
    SING,
    SPACE,
    SPACES,
    TILE,
    TYPES,
    WHITE,
    YES,
)
from carson.city.table.agenda import (
    ASK_ARM,
    ASK_BID,
    ASK_BUILDING,
    ASK_CASH_NOW,
    ASK_CHARACTER,
    ASK_CITY_HALL,
    ASK_CONSENT,
    ASK_DEFERRED,
    ASK_DOUBLE,
    ASK_DUEL_TILES,
    ASK_DYNAMITE,
    ASK_FIGHT,
    ASK_FREE_PARCEL,
    ASK_HEAL,
    ASK_HERD,
    ASK_HIRE,
    ASK_HOMESTEAD,
    ASK_HORSE,
    ASK_HOUSE,
    ASK_LAND,
    ASK_LOT,
    ASK_MOURN,
    ASK_MOVE,
    ASK_NO_DUEL,
    ASK_PACKAGE,
    ASK_PARCEL,
    ASK_PLACE,
    ASK_REROLL,
    ASK_RETIRE,
    ASK_RIDE,
    ASK_SECOND,
    ASK_SHEETS,
    ASK_SHIFT,
    ASK_SITE,
    ASK_SPEND,
    ASK_START,
    ASK_TAX,
    ASK_TILE,
    ASK_TRIPLE,
    ASK_VP,
    ASK_WHITE,
)

LAND: Final = frozenset(range(PARCEL, PARCEL + PARCELS))
ROADS: Final = frozenset(range(EDGE, EDGE + EDGES))
SPOTS: Final = LAND | frozenset(range(SPACE, SPACE + SPACES))
BACKS: Final = frozenset(range(BACK, BACK_SPACE + SPACES))
TILES: Final = frozenset(range(TILE, TILE + TYPES))
PEOPLE: Final = frozenset(range(CHARACTER, CHARACTER + NO_TILE))
AMOUNTS: Final = frozenset(range(AMOUNT, ACTIONS))
YARDS: Final = frozenset(range(HORSE, HORSE + len(enclosures.HATS)))
HATS: Final = frozenset(range(HAT, HAT + len(enclosures.HATS)))
DUEL_TILES: Final = frozenset(range(DUEL_TILE, DUEL_TILE + VALUES))
HIRES: Final = frozenset(range(AMOUNT, AMOUNT + len(HIRE_PRICE)))

# a question -> who rates the answers, and the answers that are understood; roads stay in the supply elsewhere
QUESTIONS: Final[dict[int, tuple[Rater, frozenset[int]]]] = {
    ASK_START: (rate_land, LAND),
    ASK_CHARACTER: (rate_character, PEOPLE),
    ASK_CASH_NOW: (rate_cash_now, frozenset([YES, NO])),
    ASK_FREE_PARCEL: (rate_land, LAND),
    ASK_HIRE: (rate_hire, HIRES),
    ASK_PLACE: (rate_place_or_shift, SPOTS | HATS | YARDS | BACKS | {PASS, WHITE, DYNAMITE, NO_DUEL, SING}),
    ASK_SHIFT: (rate_shift, SPOTS | HATS | {DONE, DYNAMITE, NO_DUEL}),
    ASK_WHITE: (rate_white, SPOTS),
    ASK_FIGHT: (rate_fight, LAND),
    ASK_PARCEL: (rate_parcel, LAND | {DONE}),
    ASK_BUILDING: (rate_building, frozenset([YES, NO])),
    ASK_SITE: (rate_site, LAND | ROADS | {KEEP}),
    ASK_HOUSE: (rate_house, LAND | ROADS | {KEEP}),
    ASK_CONSENT: (rate_consent, frozenset([YES, NO])),
    ASK_DEFERRED: (rate_deferred, TILES | {DONE}),
    ASK_CITY_HALL: (rate_city_hall, LAND | ROADS),
    ASK_DOUBLE: (rate_double, TILES | AMOUNTS),
    ASK_VP: (rate_vp, AMOUNTS),
    ASK_SPEND: (rate_spending, AMOUNTS),
    ASK_SECOND: (rate_second, PEOPLE | {NO}),
    ASK_ARM: (rate_arms, AMOUNTS),
    ASK_RETIRE: (rate_retirement, AMOUNTS),
    ASK_TILE: (rate_track, SPOTS | TILES | {NO}),
    ASK_HOMESTEAD: (rate_homestead, LAND),
    ASK_LOT: (rate_gift_land, LAND),
    ASK_BID: (rate_bid, AMOUNTS | {PASS}),
    ASK_TAX: (rate_tax, frozenset([GUNS, MONEY])),
    ASK_LAND: (rate_purchase, LAND | {NO}),
    ASK_DYNAMITE: (rate_dynamite, SPOTS),
    ASK_NO_DUEL: (rate_no_duel, SPOTS),
    ASK_REROLL: (rate_reroll, frozenset([YES, NO])),
    ASK_HEAL: (rate_healing, SPOTS | {NO}),
    ASK_MOURN: (rate_mourning, frozenset([PAY, POINTS])),
    ASK_TRIPLE: (rate_mines, LAND | {DONE}),
    ASK_PACKAGE: (rate_package, AMOUNTS),
    ASK_HORSE: (rate_horse, YARDS | {NO}),
    ASK_RIDE: (rate_ride, SPOTS | HATS | {PASS, DYNAMITE, NO_DUEL, MOVE, NO}),
    ASK_MOVE: (rate_move, SPOTS | {NO}),
    ASK_HERD: (rate_herd, LAND),
    **OUTLAW_QUESTIONS,
    ASK_DUEL_TILES: (rate_duel_tile, DUEL_TILES),
    ASK_SHEETS: (rate_sheet, AMOUNTS | {DONE}),
}
AFTER_PAY_DAY: Final = frozenset([ASK_VP, ASK_SPEND, ASK_CITY_HALL])  # this round's income has been paid
