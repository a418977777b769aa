"""The kinds of events and the names of their numbers."""

from typing import Final

from carson.core.constants import names_of
from carson.core.events import Kinds, fields_in, kinds_of

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
COUNTED_TILES: Final = 79
TURNED_UP: Final = 80
DREW_DUEL_TILES: Final = 81
EMPTY_HANDED: Final = 82
SHEET_DONE: Final = 83
SHEET_SHOWN: Final = 84
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
TOOK_BACK_HAT: Final = 100

EVENT_TABLE: Final[Kinds] = kinds_of(
    names_of(__name__) | {PLACED_IN_ENCLOSURE: "placed-hat", SHEET_SHOWN: "sheet"},
    fields_in("carson.city.table"),
)

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

# as `reason.<name>` of the catalogue tells them
REASONS: Final[dict[int, str]] = names_of(__name__, prefix="FOR_")
