"""The kinds of events and the names of their numbers."""

from typing import Final

CHOSE: Final = 0
PASSED: Final = 1
PLACED: Final = 2
PLACED_WHITE: Final = 3
MONEY: Final = 4
POINTS: Final = 5
GAINED_ROADS: Final = 6
LAID_ROAD: Final = 7
GAINED_COWBOYS: Final = 8
GAINED_REVOLVERS: Final = 9
CLAIMED: Final = 10
DUEL: Final = 11
ROLLED: Final = 12
WON: Final = 13
LOST: Final = 14
DECLINED: Final = 15
BOUGHT_TILE: Final = 16
BUILT: Final = 17
KEPT: Final = 18
HOUSE: Final = 19
TOWNHOUSE: Final = 20
ASKED: Final = 21
AGREED: Final = 22
REFUSED: Final = 23
ATTACK_CANCELLED: Final = 24
STOLE: Final = 25
INCOME: Final = 26
DOUBLED: Final = 27
MAYOR: Final = 28
DREW_TILE: Final = 29
SHIFTED: Final = 30
MOUNTAIN: Final = 31
CENTRE: Final = 32
ORDER: Final = 33
ROUND_STARTS: Final = 34
ROUND_ENDS: Final = 35
SPACE_USED: Final = 36
SPENT_DOWN: Final = 37
AMMUNITION: Final = 38
GAME_OVER: Final = 39
WITHDRAWN: Final = 40
TURN_ORDER: Final = 41
FETCHED: Final = 42
IN_PLAY: Final = 43
GAINED_DYNAMITE: Final = 44
GAINED_NO_DUEL: Final = 45
RETIRED: Final = 46
TOOK_TILE: Final = 47
LOT: Final = 48
BID: Final = 49
OUT_OF_AUCTION: Final = 50
AUCTION_WON: Final = 51
NO_SALE: Final = 52
TAXED: Final = 53
PLACED_DYNAMITE: Final = 54
PLACED_NO_DUEL: Final = 55
SANG: Final = 56
REROLLED: Final = 57
HEALED: Final = 58
MOURNED: Final = 59
TRIPLED: Final = 60
LEFT_LAND: Final = 61
GIFT: Final = 62
CHOOSES_FIRST: Final = 63
SCRAPPED: Final = 64
OUTLAWS_COME: Final = 65
OUTLAW_ARRIVED: Final = 66
JAILED: Final = 67
OUTLAW_MOVED: Final = 68
OUTLAW_WON: Final = 69
OUTLAW_BEATEN: Final = 70
HALVED: Final = 71
GAINED_HORSES: Final = 72
PLACED_HORSE: Final = 73
PLACED_IN_ENCLOSURE: Final = 74
LIFTED: Final = 75
HERDED: Final = 76
RODE: Final = 77
RODEO_WON: Final = 78
TOOK_BACK: Final = 86
TOOK_BACK_WHITE: Final = 87
ALL_AT_ONCE: Final = 88
DREW_CARD: Final = 89
SENT: Final = 90
REASONED: Final = 91
STAYED: Final = 92
RESHUFFLED: Final = 93
FELL: Final = 94
STOOD: Final = 95
CONVERTED: Final = 96
SHELTERED: Final = 97
RELEASED: Final = 98
DISCARDED: Final = 99
COUNTED_TILES: Final = 79
TURNED_UP: Final = 80
DREW_DUEL_TILES: Final = 81
EMPTY_HANDED: Final = 82
SHEET_DONE: Final = 83
SHEET_SHOWN: Final = 84

# reasons of MONEY and POINTS that are not a space (those use the number of the space)
FOR_CHARACTER: Final = 64
FOR_PARCEL: Final = 65
FOR_BUILDING: Final = 66
FOR_INCOME: Final = 67
FOR_THEFT: Final = 68
FOR_LIMIT: Final = 69
FOR_HIRING: Final = 70
FOR_FETCHING: Final = 71
FOR_ARMING: Final = 72
FOR_AUCTION: Final = 73
FOR_TAX: Final = 74
FOR_HEALING: Final = 75
FOR_MOURNING: Final = 76
FOR_DUEL: Final = 77
FOR_ROAD: Final = 78
FOR_STORY: Final = 79
FOR_PACKAGE: Final = 80
FOR_HOUSES: Final = 81
FOR_MOUNTAINS: Final = 82
FOR_OUTLAW: Final = 83
FOR_JAIL: Final = 84
FOR_HORSE: Final = 85
FOR_ENCLOSURE: Final = 86
FOR_CARD: Final = 89
FOR_CONVERSION: Final = 90
FOR_BEATEN: Final = 91

EVENT_TABLE: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    CHOSE: ("chose", ("tile",)),
    PASSED: ("passed", ("position",)),
    PLACED: ("placed", ("place",)),
    PLACED_WHITE: ("placed-white", ("place",)),
    MONEY: ("money", ("amount", "reason")),
    POINTS: ("points", ("amount", "reason")),
    GAINED_ROADS: ("gained-roads", ("amount",)),
    LAID_ROAD: ("laid-road", ("edge", "roads")),
    GAINED_COWBOYS: ("gained-cowboys", ("amount",)),
    GAINED_REVOLVERS: ("gained-revolvers", ("amount",)),
    CLAIMED: ("claimed", ("parcel",)),
    DUEL: ("duel", ("place", "outlaw")),
    ROLLED: ("rolled", ("die", "firepower")),
    WON: ("won", ("place", "strength")),
    LOST: ("lost", ("place", "strength")),
    DECLINED: ("declined", ("place",)),
    BOUGHT_TILE: ("bought-tile", ("tile", "price")),
    BUILT: ("built", ("tile", "parcel")),
    KEPT: ("kept", ("tile",)),
    HOUSE: ("house", ("parcel",)),
    TOWNHOUSE: ("townhouse", ("parcel",)),
    ASKED: ("asked", ("parcel", "owner")),
    AGREED: ("agreed", ("parcel",)),
    REFUSED: ("refused", ("parcel",)),
    ATTACK_CANCELLED: ("attack-cancelled", ("parcel",)),
    STOLE: ("stole", ("parcel", "amount")),
    INCOME: ("income", ("parcel", "amount")),
    DOUBLED: ("doubled", ("tile",)),
    MAYOR: ("mayor", ()),
    DREW_TILE: ("drew-tile", ("tile", "slot")),
    SHIFTED: ("shifted", ("tile", "slot")),
    MOUNTAIN: ("mountain", ("parcel",)),
    CENTRE: ("centre", ("parcel",)),
    ORDER: ("order", ("position",)),
    ROUND_STARTS: ("round-starts", ("round",)),
    ROUND_ENDS: ("round-ends", ("round",)),
    SPACE_USED: ("space-used", ("space",)),
    SPENT_DOWN: ("spent-down", ("amount", "points")),
    AMMUNITION: ("ammunition", ()),
    GAME_OVER: ("game-over", ()),
    WITHDRAWN: ("withdrawn", ("tile", "parcel")),
    TURN_ORDER: ("turn-order", ("position",)),
    FETCHED: ("fetched", ("tile",)),
    IN_PLAY: ("in-play", ("tile",)),
    GAINED_DYNAMITE: ("gained-dynamite", ("amount",)),
    GAINED_NO_DUEL: ("gained-no-duel", ("amount",)),
    RETIRED: ("retired", ("amount",)),
    TOOK_TILE: ("took-tile", ("tile", "price")),
    LOT: ("lot", ("parcel",)),
    BID: ("bid", ("amount",)),
    OUT_OF_AUCTION: ("out-of-auction", ()),
    AUCTION_WON: ("auction-won", ("amount",)),
    NO_SALE: ("no-sale", ()),
    TAXED: ("taxed", ("on",)),
    PLACED_DYNAMITE: ("placed-dynamite", ("place",)),
    PLACED_NO_DUEL: ("placed-no-duel", ("place",)),
    SANG: ("sang", ()),
    REROLLED: ("rerolled", ("place",)),
    HEALED: ("healed", ("place",)),
    MOURNED: ("mourned", ("with",)),
    TRIPLED: ("tripled", ("parcel",)),
    LEFT_LAND: ("left-land", ("parcel",)),
    GIFT: ("gift", ("die",)),
    CHOOSES_FIRST: ("chooses-first", ()),
    SCRAPPED: ("scrapped", ("tile", "amount")),
    OUTLAWS_COME: ("outlaws-come", ("strength", "number")),
    OUTLAW_ARRIVED: ("outlaw-arrived", ("parcel",)),
    JAILED: ("jailed", ("parcel",)),
    OUTLAW_MOVED: ("outlaw-moved", ("parcel", "place")),
    OUTLAW_WON: ("outlaw-won", ("place", "strength")),
    OUTLAW_BEATEN: ("outlaw-beaten", ("place",)),
    HALVED: ("halved", ("parcel", "amount")),
    GAINED_HORSES: ("gained-horses", ("amount",)),
    PLACED_HORSE: ("placed-horse", ("enclosure",)),
    PLACED_IN_ENCLOSURE: ("placed-hat", ("enclosure",)),
    LIFTED: ("lifted", ("place",)),
    HERDED: ("herded", ("parcel",)),
    RODE: ("rode", ("score",)),
    RODEO_WON: ("rodeo-won", ("score",)),
    TOOK_BACK: ("took-back", ("place",)),
    TOOK_BACK_WHITE: ("took-back-white", ("place",)),
    ALL_AT_ONCE: ("all-at-once", ()),
    DREW_CARD: ("drew-card", ("card", "power")),
    SENT: ("sent", ("place", "why")),  # `why` as packed by standish.why
    REASONED: ("reasoned", ("place", "why")),
    STAYED: ("stayed", ("order",)),
    RESHUFFLED: ("reshuffled", ("cards",)),
    FELL: ("fell", ("place", "strength")),
    STOOD: ("stood", ("cards", "beaten")),
    CONVERTED: ("converted", ("amount", "points")),
    SHELTERED: ("sheltered", ()),
    RELEASED: ("released", ("amount", "points")),
    DISCARDED: ("discarded", ("tile",)),
    COUNTED_TILES: ("counted-tiles", ("total", "cash")),
    TURNED_UP: ("turned-up", ("value", "firepower")),
    DREW_DUEL_TILES: ("drew-duel-tiles", ("amount",)),
    EMPTY_HANDED: ("empty-handed", ("firepower",)),
    SHEET_DONE: ("sheet-done", ()),
    SHEET_SHOWN: ("sheet", ("sheet",)),
}
