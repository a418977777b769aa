"""Reading the line of a player."""

from __future__ import annotations

from carson.cards.table.table import Table
from carson.cards.words.position.names import CARD, CHARACTER, SUIT, VALUE, mask_of
from carson.core.position_text import NOTHING, Words, seats
from carson.core.seats import seat_text

TURNED = "*"
WORDS = ("suit", "hand", "bid", "boost", "characters", "beside")


def read_player(s: Table, words: Words) -> str:
    """Words and their values in any order; the letter of the player."""
    seat = words.one(seats(s.rules.seats))
    seen: list[str] = []
    while words.left():
        word = words.take("a word")
        if word not in WORDS:
            words.fail(f"“{word}” is nothing a player has; there are {', '.join(WORDS)}")
        if word in seen:
            words.fail(f"{word} is said twice")
        seen.append(word)
        _read(s, seat, word, words)
    return seat_text(seat)


def _read(s: Table, seat: int, word: str, words: Words) -> None:
    if word == "suit":
        s.suits[seat] = words.one(SUIT)
    elif word == "hand":
        s.hand[seat] = mask_of(words.different(VALUE))
        if s.hand[seat] & ~s.rules.stacks[seat]:
            words.fail("this seat does not play with all of these auction cards")
    elif word == "bid":
        s.bid[seat] = words.one(VALUE)
        if not s.rules.stacks[seat] >> s.bid[seat] & 1:
            words.fail(f"this seat does not play with a {s.bid[seat]}")
    elif word == "boost":
        s.boost[seat] = words.number("the boost", 0, 16)
    elif word == "characters":
        _read_characters(s, seat, words)
    else:
        s.beside[seat] = mask_of(words.different(CARD))


def _read_characters(s: Table, seat: int, words: Words) -> None:
    word = words.take("the list of characters")
    for name in [] if word == NOTHING else word.split(","):
        character = words.named(CHARACTER, name.removesuffix(TURNED))
        if s.owned[seat] >> character & 1:
            words.fail(f"{CHARACTER.text(character)} is named twice")
        s.owned[seat] |= 1 << character
        if name.endswith(TURNED):
            s.tired |= 1 << character
