"""What lies in the piles, as far as everybody can work it out; and whose a character is."""

from carson.cards.facts.deck import BACK_OF
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import CHARACTERS, ERA_ROUNDS, NONE
from carson.cards.table.table import Table


def era_of(s: Table) -> int:
    """0 in the first nine rounds, 1 in the last nine."""
    return 1 if s.round > ERA_ROUNDS else 0


def pile_size(s: Table) -> int:
    """How many characters are in the pile."""
    return s.unseen.bit_count() + len(s.queue)


def in_pile(s: Table) -> int:
    """The set of all characters in the pile."""
    known = 0
    for card in s.queue:
        known |= 1 << (card & 255)
    return s.unseen | known


def back_weights(s: Table) -> list[int]:
    """By back: how likely it is to be turned up next."""
    if not s.rules.printed_backs:
        return s.backs_left
    weights = [0] * CHARACTERS
    for character in bits_of(s.unseen):
        weights[BACK_OF[character]] += 1
    return weights


def fitting_faces(s: Table) -> int:
    """The unseen characters that can lie under the visible back."""
    if not s.rules.printed_backs:
        return s.unseen
    fitting = 0
    for character in bits_of(s.unseen):
        if BACK_OF[character] == s.top_back:
            fitting |= 1 << character
    return fitting


def owner_of(s: Table, character: int) -> int:
    """The player who owns a character, or NONE; virtual players use nobody (A24)."""
    for seat in range(s.rules.players):
        if s.owned[seat] >> character & 1:
            return seat
    return NONE
