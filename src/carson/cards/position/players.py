"""What one player has, as words on a line."""

from typing import Final

from carson.cards.facts.grid import bits_of
from carson.cards.position.names import CARD, CHARACTER, SUIT, VALUE
from carson.cards.position.usual import usual_hand
from carson.cards.table.table import Table
from carson.cards.words.terms import say
from carson.core.position_lines import Said, amount, one, several
from carson.core.position_text import NOTHING, Words

TURNED = "*"
MOST_BOOST = 16


def _read_characters(s: Table, seat: int, words: Words) -> None:
    word = words.take(say("position.the-characters"))
    for name in [] if word == NOTHING else word.split(","):
        character = words.named(CHARACTER, name.removesuffix(TURNED))
        if s.owned[seat] >> character & 1:
            words.fail(say("position.named-twice", name=CHARACTER.text(character)))
        s.owned[seat] |= 1 << character
        if name.endswith(TURNED):
            s.tired |= 1 << character


def _characters(s: Table, seat: int) -> str | None:
    people = bits_of(s.owned[seat])
    return ",".join([CHARACTER.text(who) + (TURNED if s.tired >> who & 1 else "") for who in people]) or None


HOLDINGS: Final = {
    word.word: word
    for word in (
        one(10, "suit", "suits", SUIT, lambda s, seat: s.rules.suits[seat]),
        several(20, "hand", "hand", VALUE, usual_hand),
        one(30, "bid", "bid", VALUE, 0),
        amount(40, "boost", "boost", MOST_BOOST),
        Said(50, "characters", _read_characters, _characters),
        several(60, "beside", "beside", CARD),
    )
}
