"""Reading a deck file: its cards, or a sentence that says what is wrong with it."""

import re
import tomllib
from collections import Counter
from functools import partial

from carson.cards.facts.characters import IDS, kinds_of
from carson.cards.facts.ids import ERA_CARDS, SUIT_NAMES
from carson.cards.facts.parcels import LETTERS, NAMES
from carson.core.errors import CarsonError
from carson.core.sentence import Sentence

FORMAT = 1
CARD_ID = re.compile(r"[A-Za-z]{1,4}-[0-9]{1,3}")
TOP_APPEAL = 20

# how many parcels of each kind the cards of an era show: the table of the rulebook (A68)
TOTALS: dict[int, dict[str, int]] = {
    1: dict(zip("MHTmRKDBSLGCPYX", (32, 18, 2, 10, 10, 2, 3, 3, 1, 1, 1, 1, 1, 0, 3), strict=True)),
    2: dict(zip("MHTmRKDBSLGCPYX", (12, 18, 10, 4, 4, 1, 8, 8, 5, 4, 1, 2, 3, 1, 5), strict=True)),
}


later = partial(Sentence, "carson.cards")


class BadDeck(CarsonError):
    """A deck file that cannot be played with."""


class TerrainCard:
    """Two by two parcels and an appeal value."""

    def __init__(self, name: str, era: int, appeal: int, parcels: str) -> None:
        self.name = name
        self.era = era
        self.appeal = appeal
        self.parcels = parcels  # four letters, upper left first


class CharacterCard:
    """The printed numbers of a character, and the back of its card."""

    def __init__(self, character: int, appeal: int, skull: bool, back: tuple[int, ...]) -> None:
        self.character = character
        self.appeal = appeal
        self.skull = skull
        self.back = back  # suits, strongest first


class Deck:
    """All cards: terrain by era and place in the file, characters by number."""

    def __init__(self, terrain: list[TerrainCard], characters: list[CharacterCard]) -> None:
        self.terrain = terrain
        self.characters = characters


def read_deck(text: str) -> Deck:
    """The deck in a text; BadDeck when it is not one that can be played with."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(later("bad-deck.no-toml", error=str(error))) from error
    if data.get("format") != FORMAT:
        raise BadDeck(later("bad-deck.format", format=FORMAT))
    terrain = [_terrain(entry) for entry in _entries(data, "terrain")]
    characters = [_character(entry) for entry in _entries(data, "character")]
    _check_terrain(terrain)
    _check_characters(characters)
    terrain.sort(key=lambda card: card.era)
    characters.sort(key=lambda card: card.character)
    return Deck(terrain, characters)


# ---- one card


def _entries(data: dict[str, object], kind: str) -> list[dict[str, object]]:
    entries = data.get(kind)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadDeck(later("bad-deck.no-entries", kind=kind))
    return entries


def _terrain(entry: dict[str, object]) -> TerrainCard:
    name = entry.get("id")
    if not isinstance(name, str) or not CARD_ID.fullmatch(name):
        raise BadDeck(later("bad-deck.bad-id", id=repr(name)))
    era = entry.get("era")
    if era not in (1, 2):
        raise BadDeck(later("bad-deck.bad-era", card=name))
    rows = entry.get("layout")
    good = isinstance(rows, list) and len(rows) == 2 and all(isinstance(r, str) and len(r) == 2 for r in rows)
    if not isinstance(rows, list) or not good:
        raise BadDeck(later("bad-deck.bad-layout", card=name))
    parcels = "".join(rows)
    for letter in parcels:
        if letter not in LETTERS:
            raise BadDeck(later("bad-deck.no-parcel", card=name, letter=letter, letters=LETTERS))
    return TerrainCard(name.lower(), 1 if era == 1 else 2, _appeal(entry, name), parcels)


def _character(entry: dict[str, object]) -> CharacterCard:
    name = entry.get("id")
    if not isinstance(name, str) or name not in IDS:
        raise BadDeck(later("bad-deck.no-character", id=repr(name), known=", ".join(IDS)))
    character = IDS.index(name)
    kinds = entry.get("kinds")
    if not isinstance(kinds, list) or tuple(kinds) != kinds_of(character):
        raise BadDeck(later("bad-deck.bad-kinds", character=name, kinds=str(list(kinds_of(character)))))
    skull = entry.get("skull")
    if not isinstance(skull, bool):
        raise BadDeck(later("bad-deck.bad-skull", character=name))
    back = entry.get("back")
    if not isinstance(back, list) or sorted(map(str, back)) != sorted(SUIT_NAMES):
        raise BadDeck(later("bad-deck.bad-back", character=name, suits=", ".join(SUIT_NAMES)))
    suits = tuple([SUIT_NAMES.index(suit) for suit in back])
    return CharacterCard(character, _appeal(entry, name), skull, suits)


def _appeal(entry: dict[str, object], who: str) -> int:
    appeal = entry.get("appeal")
    if not isinstance(appeal, int) or isinstance(appeal, bool) or not 0 <= appeal <= TOP_APPEAL:
        raise BadDeck(later("bad-deck.bad-appeal", card=who, most=TOP_APPEAL))
    return appeal


# ---- the whole deck


def _check_terrain(cards: list[TerrainCard]) -> None:
    """48 cards for each era, every id once, and the symbols of the rulebook's table."""
    for name, times in Counter([card.name for card in cards]).items():
        if times > 1:
            raise BadDeck(later("bad-deck.card-times", card=name, times=times))
    for era, totals in TOTALS.items():
        of_era = [card for card in cards if card.era == era]
        if len(of_era) != ERA_CARDS:
            raise BadDeck(later("bad-deck.era-cards", era=era, cards=ERA_CARDS, given=len(of_era)))
        seen = Counter("".join([card.parcels for card in of_era]))
        for letter, total in totals.items():
            if seen[letter] != total:
                name = NAMES[LETTERS.index(letter)]
                given = seen[letter]
                raise BadDeck(
                    later("bad-deck.symbols", era=era, total=total, letter=letter, parcel=name, given=given)
                )


def _check_characters(cards: list[CharacterCard]) -> None:
    """Every character once, and not only skulls."""
    seen = Counter([card.character for card in cards])
    for character, name in enumerate(IDS):
        if seen[character] != 1:
            raise BadDeck(later("bad-deck.character-times", character=name, times=seen[character]))
    if all(card.skull for card in cards):
        raise BadDeck(later("bad-deck.all-skulls"))
