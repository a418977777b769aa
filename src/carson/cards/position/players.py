"""Reading the line of a player."""

from collections.abc import Callable
from typing import Final

from carson.cards.position.names import CARD, CHARACTER, SUIT, VALUE, mask_of
from carson.cards.table.table import Table
from carson.cards.words.terms import say
from carson.core.position_text import NOTHING, Words, seats
from carson.core.seats import seat_text

TURNED = "*"


def read_player(s: Table, words: Words) -> str:
    """Words and their values in any order; the letter of the player."""
    seat = words.one(seats(s.rules.seats))
    seen: list[str] = []
    while words.left():
        word = words.take(say("position.a-word"))
        if word not in HOLDINGS:
            words.fail(say("position.no-holding", word=word, known=", ".join(HOLDINGS)))
        if word in seen:
            words.fail(say("position.said-twice", word=word))
        seen.append(word)
        HOLDINGS[word](s, seat, words)
    return seat_text(seat)


def _suit(s: Table, seat: int, words: Words) -> None:
    s.suits[seat] = words.one(SUIT)


def _hand(s: Table, seat: int, words: Words) -> None:
    s.hand[seat] = mask_of(words.different(VALUE))
    if s.hand[seat] & ~s.rules.stacks[seat]:
        words.fail(say("position.not-in-stack"))


def _bid(s: Table, seat: int, words: Words) -> None:
    s.bid[seat] = words.one(VALUE)
    if not s.rules.stacks[seat] >> s.bid[seat] & 1:
        words.fail(say("position.no-such-bid", value=s.bid[seat]))


def _boost(s: Table, seat: int, words: Words) -> None:
    s.boost[seat] = words.number(say("position.the-boost"), 0, 16)


def _beside(s: Table, seat: int, words: Words) -> None:
    s.beside[seat] = mask_of(words.different(CARD))


def _characters(s: Table, seat: int, words: Words) -> None:
    word = words.take(say("position.the-characters"))
    for name in [] if word == NOTHING else word.split(","):
        character = words.named(CHARACTER, name.removesuffix(TURNED))
        if s.owned[seat] >> character & 1:
            words.fail(say("position.named-twice", name=CHARACTER.text(character)))
        s.owned[seat] |= 1 << character
        if name.endswith(TURNED):
            s.tired |= 1 << character


HOLDINGS: Final[dict[str, Callable[[Table, int, Words], None]]] = {
    "suit": _suit,
    "hand": _hand,
    "bid": _bid,
    "boost": _boost,
    "characters": _characters,
    "beside": _beside,
}
