"""Every action as a short word and back: n14, i-07, sheriff, back-hsbcow, 7, yes."""

from carson.cards.facts import ids
from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import BACK_NAMES, BACK_OF, CARD_NAMES
from carson.cards.facts.grid import CELLS, column_of, row_of
from carson.core.action_texts import ActionTexts

WORD_NAMES = {ids.YES: "yes", ids.NO: "no", ids.DONE: "done", ids.TOP: "top"}
COLUMNS = [*"abcdefghijklmnopqrstuvwxyz", "aa", "ab"]


def cell_text(cell: int) -> str:
    """The spreadsheet name of a cell: a1 top left, n14 where the first card lies."""
    return f"{COLUMNS[column_of(cell)]}{row_of(cell) + 1}"


def _all_texts() -> dict[int, str]:
    texts = {ids.CELL + cell: cell_text(cell) for cell in range(CELLS)}
    texts |= {ids.TERRAIN + card: name for card, name in enumerate(CARD_NAMES)}
    texts |= {ids.CHARACTER + character: name for character, name in enumerate(IDS)}
    texts |= {ids.BACK + back: BACK_NAMES[back] for back in sorted(set(BACK_OF))}
    texts |= {ids.BID + value: str(value) for value in range(1, ids.TOP_VALUE + 1)}
    return texts | WORD_NAMES


TEXTS = _all_texts()
BOTH_WAYS = ActionTexts(TEXTS)
ACTIONS = BOTH_WAYS.actions
action_text = BOTH_WAYS.text
