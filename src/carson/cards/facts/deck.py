"""The cards that are played with, as tables by card number.

They come from `deck.toml` beside this file, or from the file that the variable CARSON_DECK names. Terrain
cards 0 to 47 are those of the first era. Two characters with the same back have the same back number:
that of the first of them.
"""

import os
from pathlib import Path
from typing import Final

from carson.cards.facts.deck_file import Deck, read_deck
from carson.cards.facts.deck_lines import BadDeck, later
from carson.cards.facts.ids import CHARACTERS, SUIT_LETTERS, SUITS
from carson.cards.facts.parcels import LETTERS
from carson.core.marks import mark_of, mark_of_bytes, own_values, shipped

VARIABLE: Final = "CARSON_DECK"
SHIPPED: Final = ("carson.cards.facts", "deck.toml")


def deck_text() -> str:
    """The text of the deck in use."""
    path = os.environ.get(VARIABLE)
    if not path:
        return shipped(*SHIPPED)
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadDeck(later("bad-deck.unreadable", path=path, variable=VARIABLE, error=str(error))) from error


def load_deck() -> Deck:
    """The deck in use; a refused one is blamed on the file that was named."""
    try:
        return read_deck(deck_text())
    except BadDeck as error:
        path = os.environ.get(VARIABLE)
        if path and path not in str(error):
            raise BadDeck(
                later("bad-deck.unusable", path=path, variable=VARIABLE, error=error.args[0])
            ) from error
        raise


def deck_mark() -> str:
    """What tells games with another deck from those with the shipped one: empty, or a mark of its values."""
    return mark_of(own_values(deck_text(), shipped(*SHIPPED)))


def earlier_mark() -> str:
    """The mark that games with another deck went by until marks were made from values."""
    return mark_of_bytes(deck_text().encode()) if os.environ.get(VARIABLE) else ""


DECK: Final = load_deck()
MARK: Final = deck_mark()
EARLIER_MARK: Final = earlier_mark()
PROVENANCE: Final[str] = DECK.provenance  # where the cards are from

# ---- terrain
CARD_NAMES: Final[list[str]] = [card.name for card in DECK.terrain]
CARD_APPEAL: Final[list[int]] = [card.appeal for card in DECK.terrain]
CARD_PARCELS: Final[list[int]] = [  # card * 4 + place, upper left first
    LETTERS.index(parcel) for card in DECK.terrain for parcel in card.parcels
]
CARD_LAYOUT: Final[list[str]] = [card.parcels for card in DECK.terrain]

# ---- characters
CHARACTER_APPEAL: Final[list[int]] = [card.appeal for card in DECK.characters]


def _back_of(character: int) -> int:
    own = DECK.characters[character]
    for other in DECK.characters:
        if (other.skull, other.back) == (own.skull, own.back):
            return other.character
    return character


BACK_OF: Final[list[int]] = [_back_of(character) for character in range(CHARACTERS)]
BACK_CARDS: Final[list[int]] = [BACK_OF.count(back) for back in range(CHARACTERS)]  # cards with this back
BACK_SKULL: Final[list[bool]] = [card.skull for card in DECK.characters]
BACK_SUITS: Final[list[tuple[int, ...]]] = [card.back for card in DECK.characters]  # strongest first
BACK_RANK: Final[list[int]] = [  # back * SUITS + suit: 0 for the strongest suit
    card.back.index(suit) for card in DECK.characters for suit in range(SUITS)
]


def _back_name(back: int) -> str:
    kind = "skull" if BACK_SKULL[back] else "back"
    return f"{kind}-{''.join([SUIT_LETTERS[suit] for suit in BACK_SUITS[back]])}"


BACK_NAMES: Final[list[str]] = [_back_name(back) for back in range(CHARACTERS)]
