"""The character tiles (B-CHARACTERS): number, name, cash limit and powers of each side.

A power is a named effect with a number. The flow asks at each moment for a seat's power of one kind and never
names a character.
"""

from typing import Final, NamedTuple

from carson.core.constants import names_of

YELLOW: Final = 0
RED: Final = 1
CHARACTERS: Final = 20  # in the boxes
NO_TILE: Final = 40  # nobody, who has number 20: a row of zeros

# ---- powers, by the moment that asks for them
# chosen: at once, before the next player chooses (R-CHAR-TIMING)
GAIN_CASH: Final = 0  # this many dollars
GAIN_ROADS: Final = 1  # this many roads
GAIN_VP: Final = 2  # this many points
GAIN_DYNAMITE: Final = 3  # this many tokens, as far as there are any
GAIN_NO_DUEL: Final = 4  # this many tokens for this round
GAIN_HORSES: Final = 5  # this many horses (R-COWBOY-Y)
FETCH: Final = 6  # may take a second tile and act as that character (R-PAPERBOY-TAKEN)
FETCH_PRICE: Final = 7  # dollars for it
FREE_PARCEL: Final = 8  # this many unowned parcels (R-SETTLER)
RANDOM_PARCELS: Final = 9  # this many parcels by the dice (R-INDIAN-Y-REROLL)
BUY_PARCEL: Final = 10  # may buy one parcel at the usual price
HIRE: Final = 11  # may buy up to this many cowboys (R-CAPTAIN-CAP)
ARM: Final = 12  # may buy up to this many revolvers
RETIRE: Final = 13  # may give up to this many cowboys for points
CASH_NOW: Final = 14  # may take this many dollars and leave the later power unused
BUY_TILE: Final = 15  # may buy any tile of the track for this many dollars
GRANT_MINE: Final = 16  # may buy a Mine with its parcel for this many dollars
GRANT_RANCH: Final = 17  # may buy a Ranch with its parcel for this many dollars
AUCTION_LAND: Final = 18  # auctions two parcels
AUCTION_TOKEN: Final = 19  # auctions the "3 revolvers" token
TAX: Final = 20  # taxes weapons or money
GIFT: Final = 21  # a die decides about a gift
# placing
WHITE_COWBOY: Final = 22  # one placement nobody may contest
PEACE: Final = 23  # may not start a duel (R-SHERIFF-R-PROVOKE)
IMMUNE: Final = 24  # own buildings cannot be attacked, and the player attacks none (R-HEROES-Y)
SING: Final = 25  # one cowboy from the general supply on Gambling (R-SINGER-R-TURN)
# prices
HALF_PRICE: Final = 26  # buildings cost half, rounded up
PARCEL_CAP: Final = 27  # no parcel costs more than this
# duels
FIREPOWER: Final = 28  # this much more
VP_WON: Final = 29  # points for each duel won
VP_LOST: Final = 30  # points for each duel lost
REROLL: Final = 31  # may roll again once in each duel
HEAL: Final = 32  # losers may pay this to place the beaten cowboy again
MOURN: Final = 33  # losers pay this or lose a point
UNCONTESTED_LAND: Final = 34  # rivals on the same parcels go home
# roads
ROAD_VP: Final = 35  # points for a road that reaches new land
# income
CASH_OR_DOUBLE: Final = 36  # this many dollars, or one type of building doubled
STORY: Final = 37  # points for the own income
# end of the round
PACKAGES: Final = 38  # may buy one package of points
HOUSE_VP: Final = 39  # points for each own House
MOUNTAIN_VP: Final = 40  # points for each own mountain
CHOOSE_FIRST: Final = 41  # chooses first in the next round
# end of the game
SCHOOL_VP: Final = 42  # points for each School, Prison and Church, and for having no Saloon
OWN_POWER: Final = 43  # from here on: powers of your own characters
POWERS: Final = 48
POWER_NAMES: Final[dict[int, str]] = names_of(
    __name__, "YELLOW", "RED", "CHARACTERS", "NO_TILE", "OWN_POWER", "POWERS"
)

# ---- prices that are no single number
HIRE_PRICE: Final[bytes] = bytes([0, 1, 4, 9])  # dollars for 0 to 3 cowboys (D-34)
ARM_PRICE: Final[bytes] = bytes([0, 3, 9])  # dollars for 0 to 2 revolvers (D-35)
RETIRE_VP: Final[bytes] = bytes([3, 6, 9])  # points for 0 to 2 cowboys (D-43)
PACKAGE_PRICE: Final[dict[int, int]] = {3: 3, 5: 12, 7: 25}  # points and their dollars (D-36)
GIFT_CASH: Final = 5  # dollars from three pips on (D-45)


class Side(NamedTuple):
    name: str
    limit: int  # dollars kept at the end of a round; the Paperboy's changes another tile's limit
    powers: dict[int, int]


CHARACTER_TABLE: Final[tuple[tuple[Side, Side], ...]] = (
    (Side("paperboy", 0, {FETCH: 1, FETCH_PRICE: 3}), Side("paperboy-red", -5, {FETCH: 1})),
    (Side("sheriff", 20, {WHITE_COWBOY: 1}), Side("sheriff-red", 20, {PEACE: 1, VP_LOST: 3})),
    (Side("banker", 120, {GAIN_CASH: 9}), Side("banker-red", 60, {PACKAGES: 1})),
    (
        Side("grocer", 60, {CASH_NOW: 8, CASH_OR_DOUBLE: 8}),
        Side("grocer-red", 60, {CASH_NOW: 8, HOUSE_VP: 1}),
    ),
    (Side("worker", 30, {GAIN_ROADS: 2, HALF_PRICE: 1}), Side("worker-red", 30, {BUY_TILE: 5})),
    (Side("settler", 30, {FREE_PARCEL: 1}), Side("settler-red", 20, {CASH_NOW: 8, MOUNTAIN_VP: 1})),
    (Side("captain", 25, {HIRE: 3}), Side("captain-red", 20, {ARM: 2})),
    (Side("mercenary", 20, {FIREPOWER: 3}), Side("mercenary-red", 30, {FIREPOWER: 2})),
    (Side("indian", 20, {RANDOM_PARCELS: 2}), Side("indian-red", 30, {PARCEL_CAP: 3})),
    (Side("prospector", 20, {GRANT_MINE: 10}), Side("prospector-red", 20, {GAIN_DYNAMITE: 2})),
    (Side("gunsmith", 30, {VP_WON: 2}), Side("gunsmith-red", 20, {REROLL: 1, GAIN_DYNAMITE: 1})),
    (Side("singer", 15, {GAIN_NO_DUEL: 2}), Side("singer-red", 40, {SING: 1})),
    (Side("auctioneer", 30, {AUCTION_LAND: 1}), Side("auctioneer-red", 30, {AUCTION_TOKEN: 1})),
    (Side("governor", 50, {GAIN_ROADS: 1, ROAD_VP: 1}), Side("governor-red", 50, {TAX: 1})),
    (Side("doctor", 60, {HEAL: 3}), Side("undertaker", 90, {MOURN: 2})),
    (Side("cowboy", 20, {GAIN_HORSES: 1}), Side("cowboy-red", 20, {GRANT_RANCH: 8})),
    (Side("heroes", 240, {IMMUNE: 1}), Side("heroes-red", 40, {RETIRE: 2})),
    (Side("teacher", 60, {CHOOSE_FIRST: 1}), Side("teacher-red", 60, {SCHOOL_VP: 2})),
    (Side("lawyer", 60, {BUY_PARCEL: 1, UNCONTESTED_LAND: 1}), Side("editor", 40, {STORY: 1})),
    (Side("christmas", 10, {GAIN_VP: 5}), Side("christmas-red", 10, {GAIN_VP: 2, GIFT: 1})),
)

NOBODY: Final = (Side("", 0, {}), Side("", 0, {}))

# Characters of your own, from number 21 on; they are played when they are picked, up to three of them.
OWN_CHARACTERS: Final[tuple[tuple[Side, Side], ...]] = ()

SIDES: Final[tuple[Side, ...]] = tuple(
    [side for sides in (*CHARACTER_TABLE, NOBODY, *OWN_CHARACTERS) for side in sides]
)
TILES: Final = len(SIDES)


def _power_rows() -> bytes:
    """One row of POWERS numbers for each side."""
    rows = bytearray(TILES * POWERS)
    for tile, side in enumerate(SIDES):
        for power, value in side.powers.items():
            rows[tile * POWERS + power] = value
    return bytes(rows)


POWER: Final[bytes] = _power_rows()
POWER_MASK: Final[tuple[int, ...]] = tuple([sum([1 << power for power in side.powers]) for side in SIDES])
TILE_BY_NAME: Final[dict[str, int]] = {side.name: tile for tile, side in enumerate(SIDES) if side.name}
LIMIT: Final[tuple[int, ...]] = tuple([side.limit for side in SIDES])

# ---- numbers of the characters whose rules of the side are special (R-CHAR-SIDE)
PAPERBOY: Final = 0
SHERIFF: Final = 1  # never fetched by the Paperboy
GROCER: Final = 3  # keeps dynamite out of Mines, on either side (R-DYNAMITE-GROCER)
PROSPECTOR: Final = 9  # turns red when no Mine is left
DOCTOR: Final = 14  # the holder picks the side
COWBOY: Final = 15  # turns yellow when no Ranch is left
TEACHER: Final = 17  # yellow in every round but the last


def number_of(tile: int) -> int:
    return tile >> 1


def side_is_open(number: int) -> bool:
    """Whether the side is settled during the game and not before it."""
    return number == DOCTOR or number == TEACHER
