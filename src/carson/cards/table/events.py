"""The kinds of events and the names of their numbers."""

from typing import Final

ROUND_STARTS: Final = 0
NEXT_BACK: Final = 1  # the back on top of the character pile
CHARACTER_SHOWN: Final = 2
PUSHED_DOWN: Final = 3  # a skull sends the character under the pile
TERRAIN_SHOWN: Final = 4
RANKING: Final = 5
USED: Final = 6
DECLINED: Final = 7
SEALED: Final = 8
REVEALED: Final = 9
DISCARDED: Final = 10  # the Lawyer's auction card
BOOSTED: Final = 11
TOOK_CHARACTER: Final = 12
TOOK_TERRAIN: Final = 13
PLACED: Final = 14
KEPT: Final = 15  # no place for it (A02)
SOLD: Final = 16
FETCHED: Final = 17
FETCHED_NOBODY: Final = 18
CHARACTER_LEAVES: Final = 19
TERRAIN_LEAVES: Final = 20
ERA_STARTS: Final = 21
GAME_OVER: Final = 22
COUNTED: Final = 23  # the points of a seat, before a rematch
REMATCH: Final = 24

EVENT_TABLE: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    ROUND_STARTS: ("round-starts", ("round",)),
    NEXT_BACK: ("next-back", ("back",)),
    CHARACTER_SHOWN: ("character-shown", ("character",)),
    PUSHED_DOWN: ("pushed-down", ("character",)),
    TERRAIN_SHOWN: ("terrain-shown", ("card",)),
    RANKING: ("ranking", ("back",)),
    USED: ("used", ("character",)),
    DECLINED: ("declined", ("character",)),
    SEALED: ("sealed", ()),
    REVEALED: ("revealed", ("value", "boost")),
    DISCARDED: ("discarded", ("value",)),
    BOOSTED: ("boosted", ("character", "amount")),
    TOOK_CHARACTER: ("took-character", ("character", "appeal")),
    TOOK_TERRAIN: ("took-terrain", ("card", "appeal")),
    PLACED: ("placed", ("card", "cell")),
    KEPT: ("kept", ("card",)),
    SOLD: ("sold", ("card", "cell")),
    FETCHED: ("fetched", ("character",)),
    FETCHED_NOBODY: ("fetched-nobody", ()),
    CHARACTER_LEAVES: ("character-leaves", ("character",)),
    TERRAIN_LEAVES: ("terrain-leaves", ("card",)),
    ERA_STARTS: ("era-starts", ("era",)),
    GAME_OVER: ("game-over", ()),
    COUNTED: ("counted", ("points",)),
    REMATCH: ("rematch", ()),
}
