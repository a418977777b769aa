"""Appeal: what virtual players go by, and all they score (A25, A52)."""

from carson.cards.facts.deck import CARD_APPEAL, CHARACTER_APPEAL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import CHARACTER, NONE, TERRAIN
from carson.cards.table.table import Table


def terrain_appeal(cards: int) -> int:
    """The appeal of a set of terrain cards."""
    return sum([CARD_APPEAL[card] for card in bits_of(cards)])


def town_folk_appeal(characters: int) -> int:
    """The appeal of a set of characters."""
    return sum([CHARACTER_APPEAL[character] for character in bits_of(characters)])


def most_appealing(s: Table) -> int:
    """The action of a virtual player: of equal cards the one nearest the piles, the character first (A23)."""
    best, found = NONE, NONE
    if s.shown != NONE:
        best, found = CHARACTER_APPEAL[s.shown], CHARACTER + s.shown
    for card in s.offer:
        if CARD_APPEAL[card] > best:
            best, found = CARD_APPEAL[card], TERRAIN + card
    return found
