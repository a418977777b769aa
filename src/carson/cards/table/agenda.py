"""The agenda: what is still to do, as a stack of packed numbers inside the state.

A frame is a kind, a seat and two small numbers. Steps run by themselves, questions wait for a seat, and
chances wait for a draw. The kind's range tells which.
"""

from typing import Final

from carson.core.constants import names_of

# ---- steps: the engine runs them
ROUND: Final = 0  # a = next entry of schedule.THE_ROUND
REVEAL: Final = 1  # a = characters pushed under the pile so far, b = 0 draw, 1 turn up the next back, 2 look
TAKING: Final = 2  # a = set of seats that have had their turn
PLACING: Final = 3  # seat, a = card, b = 0 sales before, 1 the place, 2 sales after
GAME_OVER: Final = 4

# ---- questions: a seat answers
QUESTION: Final = 32
ASK_USE: Final = 32  # a = character
ASK_BIDS: Final = 33  # all players at once
ASK_TAKE: Final = 34
ASK_PLACE: Final = 35  # a = card
ASK_SALE: Final = 36
ASK_FETCH: Final = 37  # the Paperboy's character

# ---- chances: a draw answers
CHANCES: Final = 96
DRAW_BACK: Final = 96
DRAW_FACE: Final = 97  # a = FOR_OFFER, or FOR_PAPERBOY of the seat
DRAW_TERRAIN: Final = 98  # a = cards still to draw, this one too
DRAW_VALUE: Final = 99  # seat = a virtual player
DRAW_WHERE: Final = 100  # a = the character just fetched from the pile: was it the top card?

FRAME_NAMES: Final[dict[int, str]] = names_of(__name__, "QUESTION", "CHANCES") | {GAME_OVER: "counting"}

KINDS: Final = 101  # numbers of kinds

# a of DRAW_FACE
FOR_OFFER: Final = 0
FOR_PAPERBOY: Final = 1


def frame(kind: int, seat: int = 0, a: int = 0, b: int = 0) -> int:
    """Pack a frame: 8 bits each of kind, seat, a and b."""
    return kind | seat << 8 | a << 16 | b << 24


def kind_of(packed: int) -> int:
    return packed & 255


def seat_of(packed: int) -> int:
    return packed >> 8 & 255


def a_of(packed: int) -> int:
    return packed >> 16 & 255


def b_of(packed: int) -> int:
    return packed >> 24 & 255
