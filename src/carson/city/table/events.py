"""The kinds of events and the names of their numbers."""

from __future__ import annotations

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

# reasons of MONEY and POINTS that are not a space (those use the number of the space)
FOR_CHARACTER: Final = 64
FOR_PARCEL: Final = 65
FOR_BUILDING: Final = 66
FOR_INCOME: Final = 67
FOR_THEFT: Final = 68
FOR_LIMIT: Final = 69
FOR_HIRING: Final = 70

EVENT_TABLE: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    CHOSE: ("chose", ("tile",)),
    PASSED: ("passed", ("position",)),
    PLACED: ("placed", ("place",)),
    PLACED_WHITE: ("placed-white", ("place",)),
    MONEY: ("money", ("amount", "reason")),
    POINTS: ("points", ("amount", "reason")),
    GAINED_ROADS: ("gained-roads", ("amount",)),
    LAID_ROAD: ("laid-road", ("edge",)),
    GAINED_COWBOYS: ("gained-cowboys", ("amount",)),
    GAINED_REVOLVERS: ("gained-revolvers", ("amount",)),
    CLAIMED: ("claimed", ("parcel",)),
    DUEL: ("duel", ("place",)),
    ROLLED: ("rolled", ("die", "firepower")),
    WON: ("won", ("place", "strength")),
    LOST: ("lost", ("place", "strength")),
    DECLINED: ("declined", ("place",)),
    BOUGHT_TILE: ("bought-tile", ("tile",)),
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
}
