"""Every action of the game as a small number: one verb and one argument.

The first 64 numbers are parcels and the next 144 roads, so that 64-bit masks of the map are masks of actions.
"""

from typing import Final

from mypy_extensions import i64

# ---- verbs: the first number of each; a verb owns the numbers up to the next one
PARCEL: Final = 0  # a parcel of the map, a1 = 0, b1 = 1 ... h8 = 63
EDGE: Final = 64  # a place for a road, see geometry.edge_text
BACK_HAT: Final = 208  # take a cowboy back from an enclosure: BACK_HAT + enclosure
SPACE: Final = 256  # an action space, in resolving order
CHARACTER: Final = 288  # a character tile: number * 2 + side
TILE: Final = 336  # a type of building
SEAT: Final = 352  # a player
DIE: Final = 360  # a die showing 1 to 6: DIE + pips
WORD: Final = 368  # the plain words below
BACK: Final = 384  # take a cowboy back from a parcel: BACK + parcel
BACK_SPACE: Final = 448  # or from an action space: BACK_SPACE + space
HORSE: Final = 470  # a horse goes into an enclosure: HORSE + enclosure
HAT: Final = 476  # a cowboy goes into an enclosure: HAT + enclosure
DUEL_TILE: Final = 484  # a duel tile of value 0 to 5: DUEL_TILE + value
CARD: Final = 494  # a cowboy card of Standish, 18 of them
AMOUNT: Final = 512  # 0 to 511 dollars, points or pieces
ACTIONS: Final = 1024

MASK_WORDS: Final[i64] = 16  # 64-bit words in a mask of actions
# the first of the actions that few questions have: most leave the words from here on empty
SELDOM: Final = 384

PASS: Final = 368  # finish placing cowboys
DONE: Final = 369  # that was all
YES: Final = 370
NO: Final = 371
KEEP: Final = 372  # keep the building for later
WHITE: Final = 373  # the next piece placed is the white cowboy
DYNAMITE: Final = 374  # the next cowboy placed carries dynamite
NO_DUEL: Final = 375  # the next cowboy placed carries a no-duel token
SING: Final = 376  # a cowboy of the general supply goes to Gambling
GUNS: Final = 377  # tax weapons
MONEY: Final = 378  # tax money
PAY: Final = 379  # pay dollars
POINTS: Final = 380  # give points
ROB: Final = 381  # rob the building instead
AGAIN: Final = 382  # start again from the first line of a sheet
MOVE: Final = 475  # a cowboy that stands on the board goes elsewhere

# ---- action spaces in the order they are resolved (B-SPACES)
WAGES: Final = 0
AMMUNITION: Final = 1
ROADS: Final = 2
ROAD: Final = 3
BUILD_12: Final = 4  # the seven building spaces, from $12 (4) down to $3 (10): R-BUILD-ORDER
BUILD_3: Final = 10
PARCEL_INCOME: Final = 11
COWBOY_INCOME: Final = 12
GAMBLING: Final = 13
PARCEL_VP: Final = 14
COWBOY_VP: Final = 15
BUILDING_VP: Final = 16
VP_5: Final = 17  # the four purchases, from $5 (17) to $2 (20): B-ORDER-VP
VP_2: Final = 20
SPACES: Final = 21

MARKET: Final[i64] = 7  # building spaces; market slot i belongs to space BUILD_12 + i

# ---- building types
RANCH: Final = 0
MINE: Final = 1
DRUGSTORE: Final = 2
BANK: Final = 3
SALOON: Final = 4
HOTEL: Final = 5
CHURCH: Final = 6
PRISON: Final = 7
BLACKSMITH: Final = 8
STORE: Final = 9
SCHOOL: Final = 10
STATION: Final = 11
CITY_HALL: Final[i64] = 12
TYPES: Final[i64] = 13
NONE: Final = -1  # no building, no seat, no place
