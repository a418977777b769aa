"""The names a position uses for numbers: seats, cards, characters, backs, cells, steps."""

from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import BACK_NAMES, BACK_OF, CARD_NAMES
from carson.cards.facts.grid import CELLS
from carson.cards.facts.ids import SUIT_NAMES
from carson.cards.table.schedule import THE_ROUND
from carson.cards.words.actions import cell_text
from carson.core.position_text import Kind

HEADER = "carson cards position 1"
OVER = "game-over"


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


CARD = Kind("terrain card", {name: card for card, name in enumerate(CARD_NAMES)}, "i-01 to ii-48")
CHARACTER = Kind("character", {name: character for character, name in enumerate(IDS)})
BACK = Kind("back", {BACK_NAMES[back]: back for back in sorted(set(BACK_OF))})
SUIT = Kind("suit", {name: suit for suit, name in enumerate(SUIT_NAMES)})
CELL = Kind("cell", {cell_text(cell): cell for cell in range(CELLS)}, "a1 to ab28")
VALUE = Kind("auction card", {str(value): value for value in range(1, 12)}, "1 to 11")

# the entry of the agenda counts the parts of the round that have begun; it is written as the name of the last
STEP = Kind("step of a round", {"setup": 0, **{name: at + 1 for at, (name, _, _) in enumerate(THE_ROUND)}})
