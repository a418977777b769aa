"""Every action of the game as a small number: one verb and one argument.

The first 784 numbers are the cells of a city, so that a set of cells is a set of actions.
"""

from typing import Final, Literal

# ---- verbs: the first number of each; a verb owns the numbers up to the next one
CELL: Final = 0  # the upper left cell of the card to be placed
TERRAIN: Final = 784  # a terrain card: to take, to sell, or the one that is drawn
CHARACTER: Final = 880  # a character: to take, or the one that is drawn
BACK: Final = 901  # the back of a character card that is turned up
BID: Final = 922  # an auction card: BID + its value, 1 to 11
WORD: Final = 934  # the plain words below
ACTIONS: Final = 938
ACTION_COUNT: Final = 944  # in a mask: a multiple of eight

YES: Final = 934
NO: Final = 935
DONE: Final = 936  # sell nothing more
TOP: Final = 937  # the top card of the character pile, unseen

NONE: Final = -1  # no seat, no card, no back

# ---- sizes
CARDS: Final = 96  # terrain cards of both eras
ERA_CARDS: Final = 48
CHARACTERS: Final = 21
SUITS: Final = 6
TOP_VALUE: Final = 11
ROUNDS: Final = 18
ERA_ROUNDS: Final = 9
SALES: Final = 3  # cards the Auctioneer can sell in the whole game (A49)

Suit = Literal["hat", "star", "cactus", "boot", "horseshoe", "cow"]
SUIT_NAMES: Final[tuple[Suit, ...]] = ("hat", "star", "cactus", "boot", "horseshoe", "cow")
SUIT_LETTERS: Final = "hscbow"  # one for each suit, for the short name of a back
