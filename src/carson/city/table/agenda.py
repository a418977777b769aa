"""The agenda: what is still to do, as a stack of packed numbers inside the state.

A frame is a kind, a seat and three small numbers. Steps run by themselves, questions wait for a seat, and
chances wait for a die or a draw. The kind's range tells which.
"""

from typing import Final

from mypy_extensions import i64

from carson.core.constants import names_of

# ---- steps: the engine runs them
ROUND: Final = 0  # a = next entry of schedule.ROUND_STEPS
USE_SPACE: Final = 1  # a = space
FIGHTS: Final = 2  # seat decides the order, a = 0 parcels, 1 buildings, 2 outlaws
PARCEL_TURNS: Final = 3  # a = index in pass order
ROAD_TURNS: Final = 4  # a = index in pass order
DEFERRED_TURNS: Final = 5  # a = index in pass order, b = mask of the types kept in this turn
MOVE_OUTLAWS: Final = 6  # a = 1 once it has begun
BUY_HORSES: Final = 9  # a = index in pass order
DEAL_TILES: Final = 11  # a = duel tiles for each seat that has none

# ---- questions: a seat answers
QUESTION: Final = 32
ASK_START: Final = 32  # a = how many start parcels are taken
ASK_CHARACTER: Final = 33  # a = index in pass order
ASK_CASH_NOW: Final = 34
ASK_FREE_PARCEL: Final = 35  # a = parcels still to take
ASK_HIRE: Final = 36
ASK_PLACE: Final = 37  # a = 1 when Standish has played his card of this turn
ASK_WHITE: Final = 38
ASK_FIGHT: Final = 39  # a as in FIGHTS
ASK_PARCEL: Final = 40
ASK_BUILDING: Final = 41  # a = space
ASK_SITE: Final = 42  # a = building type, b = 1 + the site once Standish has decided
ASK_HOUSE: Final = 43  # a = 1 + the place once Standish has decided
ASK_CONSENT: Final = 44  # a = parcel
ASK_ROADS: Final = 45
ASK_DEFERRED: Final = 46  # a = mask of the types that may be placed
ASK_CITY_HALL: Final = 47  # a = market slot that is being filled
ASK_DOUBLE: Final = 48
ASK_VP: Final = 49  # a = space
ASK_SPEND: Final = 50
ASK_SECOND: Final = 51
ASK_ARM: Final = 52
ASK_RETIRE: Final = 53
ASK_TILE: Final = 54  # a = the power that pays for it
ASK_HOMESTEAD: Final = 55  # a = building type
ASK_LOT: Final = 56  # a = parcels still to choose
ASK_BID: Final = 57  # a = highest bid, b = see steps.auction
ASK_TAX: Final = 58
ASK_LAND: Final = 59
ASK_DYNAMITE: Final = 60
ASK_NO_DUEL: Final = 61
ASK_REROLL: Final = 62  # a = place
ASK_HEAL: Final = 63
ASK_MOURN: Final = 64
ASK_TRIPLE: Final = 65
ASK_PACKAGE: Final = 66
ASK_OUTLAW: Final = 67
ASK_BOOTY: Final = 68  # a = parcel
ASK_HORSE: Final = 69  # a = 0 after a cowboy was placed, 1 on Wages
ASK_RIDE: Final = 70
ASK_MOVE: Final = 71  # a = 0 which cowboy moves, 1 + its place when that is known
ASK_HERD: Final = 72
OWN_QUESTION: Final = 73  # 73 to 76: questions of your own
ASK_SHIFT: Final = 77  # a = the piece, see count.shifting
ASK_AMMUNITION: Final = 78

# ---- questions to several seats at once: a = mask of the seats that have not answered
TOGETHER: Final = 80
ASK_DUEL_TILES: Final = 80  # b = place
ASK_SHEETS: Final = 81
PLACE_TOGETHER: Final = 82  # seats act as often as they like until they pass

# ---- chances: a die or a draw answers
CHANCES: Final = 96
DRAW_TILE: Final = 96  # a = market slot, b = 1 while the City Hall stays in the bag (R-CITYHALL-SETUP)
DRAW_CENTRE: Final = 97
DRAW_MOUNTAIN: Final = 98  # a = mountains still to place
DRAW_ORDER: Final = 99  # a = positions already filled
ROLL_DUEL: Final = 100  # a = place: a parcel, or SPACE + space; b = first of two dice, + 8 after a reroll
ROLL_GAMBLE: Final = 101  # a = first die, 0 before it is rolled; b = 1 when the dice are multiplied
DRAW_CHARACTER: Final = 102
DRAW_SIDE: Final = 103  # a = number of the character
DRAW_PARCEL: Final = 104  # a = parcels still to draw
ROLL_GIFT: Final = 105
ROLL_OUTLAWS: Final = 106  # a = the black die, 0 before it is rolled
DRAW_OUTLAW: Final = 107  # a = outlaws still to come
DRAW_RAID: Final = 108  # a = parcel of the outlaw that moves
DRAW_CARD: Final = 113

# ---- choices of Standish: a die picks one of equally good ones (R-SOLO-DECIDE); a single one needs no die
STANDISH_PICKS: Final = 114
PICK_SPOT: Final = 114  # a = what the cowboy is for, b = 1 + the building type the land is for
PICK_SITE: Final = 115  # a = building type
PICK_HOUSE: Final = 116
PICK_ROAD: Final = 117  # a = the parcel the roads lead to
DRAW_DUEL_TILE: Final = 109  # a = duel tiles still to draw

# ---- how positions and catalogues name what can lie on the agenda
FRAME_NAMES: Final[dict[int, str]] = names_of(
    __name__, "QUESTION", "OWN_QUESTION", "TOGETHER", "CHANCES", "STANDISH_PICKS"
) | {PARCEL_TURNS: "buy-parcels", ROAD_TURNS: "road-window", DEFERRED_TURNS: "deferred"}

# ---- steps of variants that the base game runs at once: they never lie on the agenda
TAKE_BACK: Final = 12  # a = the action that takes a piece back
PLACE_AT_ONCE: Final = 13  # the seat named first among those who place
PLAY_TILES: Final = 14  # a duel with tiles, a = place
BEAT_OUTLAW: Final = 15  # the seat has won, a = parcel
EQUIP_STANDISH: Final = 16  # before the game
CONVERT_INCOME: Final = 17  # of Standish
END_STANDISH: Final = 18  # his round ends
ANSWER_FOR_STANDISH: Final = 19  # the question on top of the agenda
HAND_OUT_TILES: Final = 20  # duel tiles, before the game

KINDS: Final = 128  # all numbers are below
DEPTH: Final = 24  # frames the stack can hold; the fullest set-up uses 17


def frame(kind: i64, seat: i64, a: i64, b: i64) -> i64:
    """Pack a frame: 8 bits of kind, 8 of seat, 16 each of a and b."""
    return kind | ((seat & 255) << 8) | (a << 16) | (b << 32)


def kind_of(packed: i64) -> i64:
    return packed & 255


def seat_of(packed: i64) -> i64:
    return (packed >> 8) & 255


def a_of(packed: i64) -> i64:
    return (packed >> 16) & 0xFFFF


def b_of(packed: i64) -> i64:
    return (packed >> 32) & 0xFFFF


def turned(packed: i64, seat: i64) -> i64:
    return (packed & ~0xFF00) | (seat << 8)


def is_together(packed: i64) -> bool:
    """Whether several seats are asked at once; a of the frame is the mask of those who have not answered."""
    return TOGETHER <= kind_of(packed) < CHANCES


def is_secret(packed: i64) -> bool:
    """Whether several seats are asked at once and nobody sees what the others answer."""
    return kind_of(packed) == ASK_DUEL_TILES or kind_of(packed) == ASK_SHEETS
