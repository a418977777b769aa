"""Single cards of a scene: terrain, characters and the backs that settle ties."""

from functools import cache

from carson.cards.facts import deck
from carson.cards.facts.characters import IDS, kinds_of
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import NONE, SUIT_NAMES
from carson.cards.screen.types import Back, Character, Terrain
from carson.cards.words.terms import card_contents, character_name, say
from carson.core.language import kept


@kept
def terrain(card: int) -> Terrain:
    """A terrain card: four letters of parcels, upper left first."""
    return Terrain(
        id=deck.CARD_NAMES[card],
        layout=deck.CARD_LAYOUT[card],
        appeal=deck.CARD_APPEAL[card],
        contents=card_contents(card),
    )


@kept
def character(number: int) -> Character:
    return Character(
        id=IDS[number],
        name=character_name(number),
        text=say(f"character.{IDS[number]}.text"),
        appeal=deck.CHARACTER_APPEAL[number],
        kinds=list(kinds_of(number)),
    )


@cache
def back(number: int) -> Back | None:
    """The suits on a back, strongest first."""
    if number == NONE:
        return None
    return Back(skull=deck.BACK_SKULL[number], suits=[SUIT_NAMES[suit] for suit in deck.BACK_SUITS[number]])


def terrains(cards: int) -> list[Terrain]:
    """A set of terrain cards."""
    return [terrain(card) for card in bits_of(cards)]


def characters(people: int) -> list[Character]:
    """A set of characters."""
    return [character(number) for number in bits_of(people)]
