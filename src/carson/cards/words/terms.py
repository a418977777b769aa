"""Terms: the catalogue of this game and the names that all its sentences share."""

from collections.abc import Mapping
from functools import partial

from carson.cards.facts.characters import IDS, PAPERBOY
from carson.cards.facts.deck import BACK_SUITS, CARD_PARCELS, PROVENANCE
from carson.cards.facts.ids import SUIT_NAMES
from carson.cards.facts.parcels import EMPTY, NAMES
from carson.core import words as core_words
from carson.core.catalogue import words
from carson.core.face import POINTS, Worth
from carson.core.sentence import Sentence

PACKAGE = "carson.cards"
RECONSTRUCTED = "reconstructed"  # ours, not the owner's of a box
TEXTS = words(PACKAGE)
say = TEXTS.text
later = partial(Sentence, PACKAGE)
listed = core_words.listed


def signed(amount: int) -> str:
    """+3, 0 or -6."""
    return f"+{amount}" if amount > 0 else str(amount)


def points(amount: int) -> str:
    """+3 VP."""
    return say("word.points", amount=signed(amount))


def worth_of(gain: int) -> Worth:
    """Points that an answer brings; its label tells them too."""
    return Worth(gain, POINTS, points(gain), "")


def parcel_name(symbol: int) -> str:
    return say(f"parcel.{NAMES[symbol]}.name")


def character_name(character: int) -> str:
    return say(f"character.{IDS[character]}.name")


def character_text(character: int, options: Mapping[str, str] | None) -> str:
    """What a character does, by the rules of a game; without one, what holds in all games."""
    if options and character == PAPERBOY:
        return say(f"character.paperboy.text-{options['paperboy']}")
    return say(f"character.{IDS[character]}.text")


def person(character: int, gain: int, options: Mapping[str, str]) -> dict[str, object]:
    """What the words about a character one can get are filled with."""
    return {
        "character": character_name(character),
        "gain": points(gain),
        "text": character_text(character, options),
    }


def card_contents(card: int) -> str:
    """What a terrain card shows, in words: 2 mountains and a mine."""
    found: dict[int, int] = {}
    for symbol in CARD_PARCELS[card * 4 : card * 4 + 4]:
        if symbol != EMPTY:
            found[symbol] = found.get(symbol, 0) + 1
    if not found:
        return say("parcel.empty.alone")
    return listed([say(f"parcel.{NAMES[symbol]}", number=number) for symbol, number in sorted(found.items())])


def suit_name(suit: int) -> str:
    return say(f"suit.{SUIT_NAMES[suit]}")


def back_order(back: int) -> str:
    """The suits of a back, strongest first."""
    return say("word.before").join([suit_name(suit) for suit in BACK_SUITS[back]])


def source_note() -> str:
    """Where the cards that are played with come from."""
    return say(
        "provenance.reconstructed" if PROVENANCE == RECONSTRUCTED else "provenance.own", source=PROVENANCE
    )
